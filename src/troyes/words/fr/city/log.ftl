# The log of the city: what happens, sentence by sentence.

## A phase begins

city-phase-setup = La ville se prépare.
city-phase-placement = Les familles placent leurs habitants.
city-phase-activities = De nouvelles activités ouvrent.
city-phase-income = Revenus et salaires.
city-phase-workforce = Les forces se rassemblent.
city-phase-events = Les évènements frappent.
city-phase-counter = Les dés noirs attaquent.
city-phase-actions = Les joueurs agissent.
city-phase-end = La manche se termine.
city-phase-over = La partie est terminée.

## Phases by name

city-phase_name-setup = Mise en place
city-phase_name-placement = Placement initial
city-phase_name-activities = Activités
city-phase_name-income = Revenus
city-phase_name-workforce = Forces
city-phase_name-events = Évènements
city-phase_name-counter = Dés noirs
city-phase_name-actions = Actions
city-phase_name-end = Fin de la manche
city-phase_name-over = Fin de partie

## What happens

city-log-start = { $who } reçoit la carte de premier joueur.
city-log-start_moves = La carte de premier joueur passe à { $who }.
city-log-dealt = { $who } reçoit en secret { $what }.
city-log-laid_open = Face visible pour tous : { $what }.
city-log-round = Une nouvelle manche commence.
city-log-turn = C'est le tour { $of }.
city-log-place = { $who } pose un habitant { $at }.
city-log-neutral_fill = Des habitants neutres occupent { $spaces }.
city-log-cards = Activités ouvertes : { $cards }.
city-log-income = Revenus et salaires : { $list }.
city-log-unpaid = { $who } ne peut pas payer tous les salaires : { $loss }.
city-log-rolled = Dés { $colour } : { $list }.
city-log-raised = Dés noirs lancés : { $rolled }. { $event } +{ $bonus } : { $values }.
city-log-black_rolled = Dés noirs lancés : { $values }.
city-log-threat = Nouvelle menace : { $event }.
city-log-event = { $event } : { $list }.
city-log-event_nothing = { $event } : rien ne se passe.
city-log-event_protected = { $event } : l'habitant à expulser est protégé, personne ne bouge { $at }.
city-log-event_roll = { $event } : le dé donne { $value }.
city-log-newcomer = Un habitant neutre arrive { $at }.
city-log-newcomer_expels = Un habitant neutre arrive { $at } ; { $expelled } est expulsé.
city-log-event_cubes = { $event } : { $list }.
city-log-cube_neutral = un cube neutre sur { $event }
city-log-cube_leaves = un cube { $of } quitte { $event }
city-log-builders = { $event } : un cube neutre sur la cathédrale, colonne { $column }, niveau { $level }.
city-log-interruption = { $event } : un cube { $of } quitte la cathédrale, colonne { $column }, niveau { $level }.
city-log-reroll = { $who } dépense { $cost } et relance le { $die } : { $value }.
city-log-reroll_begun = { $who } dépense { $cost } et relance le { $die }.
city-log-reroll_result = Le dé { $colour } { $of } donne { $value }.
city-log-recruit = { $who } dépense { $cost } et recrute { $citizens }.
city-log-flip = { $who } dépense { $cost } et retourne des dés : { $flips }.
city-log-flip_begun = { $who } dépense { $cost } pour retourner des dés.
city-log-flip_more = { $who } retourne { $flips }.
city-log-flipped = le { $die } en { $value }
city-log-counters = { $who } contre { $black } avec { $dice }{ $gain }.
city-log-takes_up = { $who } affronte { $black }.
city-log-joins = Affronté en plus : { $black }.
city-log-commits = { $who } engage { $dice }{ $gain }.
city-log-beaten = Dés noirs contrés : { $gain }.
city-log-yields = { $who } ne peut pas contrer { $black } : { $loss }.
city-log-yields_free = { $who } ne peut pas contrer { $black } et n'a aucun PV à perdre.
city-log-lot = { $lot }.
city-log-uses = { $who } utilise { $dice }
city-log-buys = { $who } achète { $dice }
city-log-and_buys = et achète { $dice }
city-log-from_owner = { $dice } à { $owner } pour { $price }
city-log-from_neutral = { $dice } au quartier neutre pour { $price }
city-log-with_cube = avec un cube { $card }
city-log-hires = { $who } paie { $price } et engage pour { $card } un habitant { $off }.
city-log-hires_free = { $who } engage pour { $card } un habitant { $off }.
city-log-pays_hire = { $who } paie { $price } pour un homme de métier.
city-log-activates = { $card }, { $times } : { $list }.
city-log-activates_waiting = { $card }, { $times }.
city-log-activates_nothing = { $card }, { $times } : aucun gain.
city-log-card_effect = { $card } : { $list }.
city-log-shot = { $card } : le dé donne { $value }.
city-log-cubes_on = { $who } pose { $cubes } sur { $event }{ $gain }.
city-log-cubes_through = { $card } : { $who } pose { $cubes } sur { $event }{ $gain }.
city-log-gain =  : { $list }
city-log-countered = { $event } : fin de la menace ; { $list }.
city-log-won = { $who } remporte la carte
city-log-not_won = personne ne remporte la carte
city-log-cleared = ses cubes sont retirés
city-log-builds = { $who } bâtit la cathédrale, { $columns } : { $list }.
city-log-builds_begun = { $who } bâtit la cathédrale.
city-log-column =
    { $n ->
        [one] colonne { $numbers }
       *[other] colonnes { $numbers }
    }
city-log-column_above = { $columns }, jusqu'au niveau { $level }
city-log-settle_begun = { $who } place un habitant.
city-log-settles = { $who } place { $to } un habitant { $off }.
city-log-settles_expels = { $who } place { $to } un habitant { $off } ; { $expelled } est expulsé.
city-log-expelled_citizen = un habitant { $of }
city-log-farms = Agriculture : { $gain }.
city-log-farms_nothing = { $who } cultive les champs.
city-log-passes = { $who } passe et met { $coins } de côté.
city-log-passes_bare = { $who } passe.
city-log-waits = Mis de côté par ceux qui ont passé : { $list }.
city-log-collects = Les deniers mis de côté sont repris : { $list }.
city-log-home = Les habitants expulsés rejoignent la réserve : { $list }.
city-log-cleared_dice = Les dés restés sur la place sont rangés.
city-log-threats = Nouvelles menaces : { $event }.

## One effect alone, when it stands in no group

city-plain-deniers = { $who } : { $amount }.
city-plain-influence = { $who } : { $amount }.
city-plain-vp = { $who } : { $amount }.
city-plain-supply = { $who } : { $amount } en réserve.
city-plain-general = { $who } : { $amount } en réserve générale.
city-plain-coins = { $who } : { $amount } de côté.
city-plain-passed = { $who } revient dans le jeu.
city-plain-won = { $who } remporte { $event }.
city-plain-citizen_comes = Un habitant { $of } se tient { $at }.
city-plain-citizen_goes = Un habitant { $of } part, { $off }.
city-plain-lying_comes = Un habitant { $of } est expulsé { $off }.
city-plain-lying_goes = Un habitant expulsé { $of } se relève { $at }.
city-plain-tradesman_comes = Un habitant { $of } rejoint { $card }.
city-plain-tradesman_goes = Un habitant { $of } quitte { $card }.
city-plain-card_cube = { $card } : { $who }, { $amount }.
city-plain-event_cube = { $event } : { $who }, { $amount }.
city-plain-cathedral = Cathédrale, colonne { $column }, niveau { $level } : { $who }, { $amount }.
city-plain-die_comes = Quartier { $of } : { $dice } en plus.
city-plain-die_goes = Quartier { $of } : { $dice } en moins.
city-plain-black_die = Dé noir { $value } : { $amount }.
city-plain-event_comes = { $event } menace la ville.
city-plain-event_goes = { $event } quitte la ville.
city-plain-card = { $card } ouvre.
city-plain-round = Une nouvelle manche commence.
city-plain-start = { $who } rend la carte de premier joueur.
city-plain-neutral = Habitants neutres en réserve : { $amount }.
city-plain-character = { $who } reçoit { $character }.
city-plain-action = { $who } : { $action }.
city-plain-rolled = Un dé donne { $value }.
city-plain-protected = Personne ne peut être expulsé { $off }.
city-plain-nothing = Rien ne se passe.
city-plain-phase = { $phase }
city-plain-turn = C'est le tour { $of }.
city-plain-face_up_comes = { $character } est posé face visible pour tous.
city-plain-face_up_goes = { $character } quitte la partie.
city-plain-held_comes = { $who } : { $citizens } en otage.
city-plain-held_goes = { $who } : { $citizens } de retour.
city-plain-tile = Une activité extérieure est posée à la porte { $gate }.
city-plain-tile_cube_comes = { $who } pose un cube à la porte { $gate }.
city-plain-tile_cube_goes = Un cube { $of } quitte la porte { $gate }.
city-plain-guard = Le garde { $of } fait { $steps } sur les remparts.
city-plain-king_roll = Le roi lance { $first } + { $second } = { $sum }.
city-plain-king_acts = Le roi agit.
city-plain-reacts = { $who } réagit à la porte { $gate }.
city-plain-struck = { $who } est touché.
city-plain-raised = Un dé noir donne { $value }.
city-plain-shielded = { $who } est à l'abri.
