# The log of the city: what happens, sentence by sentence. $who is always in the nominative, $event may be a plural.

## A phase begins

city-phase-setup = Die Stadt wird aufgebaut.
city-phase-placement = Die Familien setzen ihre Gefolgsleute ein.
city-phase-activities = Neue Aktionskarten liegen aus.
city-phase-income = Einkommen und Löhne.
city-phase-workforce = Die Arbeitskräfte sammeln sich.
city-phase-events = Die Ereignisse wirken.
city-phase-counter = Schwarze Würfel greifen an.
city-phase-actions = Die Spieler handeln.
city-phase-end = Die Runde endet.
city-phase-over = Die Partie ist vorbei.

## Phases by name

city-phase_name-setup = Aufbau
city-phase_name-placement = Einsetzen zu Beginn
city-phase_name-activities = Aktionskarten
city-phase_name-income = Einkommen
city-phase_name-workforce = Arbeitskräfte
city-phase_name-events = Ereignisse
city-phase_name-counter = Schwarze Würfel
city-phase_name-actions = Aktionen
city-phase_name-end = Ende der Runde
city-phase_name-over = Ende der Partie

## What happens

city-log-start = { $who } hat die Startkarte.
city-log-start_moves = Die Startkarte geht an { $who }.
city-log-dealt = { $who } erhält geheim: { $what }.
city-log-laid_open = Offen für alle: { $what }.
city-log-round = Eine neue Runde beginnt.
city-log-turn = { $of } Zug.
city-log-place = { $who } setzt einen Gefolgsmann { $at } ein.
city-log-neutral_fill = Neutrale Gefolgsleute füllen { $spaces }.
city-log-cards = Neue Aktionskarten: { $cards }.
city-log-income = Einkommen und Löhne: { $list }.
city-log-unpaid = { $who } kann nicht alle Löhne zahlen: { $loss }.
city-log-rolled = { $colour } Würfel: { $list }.
city-log-raised = Schwarze Würfel: { $rolled }. { $event } +{ $bonus }: { $values }.
city-log-black_rolled = Schwarze Würfel: { $values }.
city-log-threat = Neue Bedrohung: { $event }.
city-log-event = { $event }: { $list }.
city-log-event_nothing = { $event }: nichts geschieht.
city-log-event_protected = { $event }: wer weichen müsste, ist geschützt; { $at } rührt sich niemand.
city-log-event_roll = { $event }: der Würfel zeigt { $value }.
city-log-newcomer = Ein neutraler Gefolgsmann kommt { $to }.
city-log-newcomer_expels = Ein neutraler Gefolgsmann kommt { $to }; verdrängt wird { $expelled }.
city-log-event_cubes = { $event }: { $list }.
city-log-cube_neutral = ein neutrales Klötzchen auf { $event }
city-log-cube_leaves = { count-own-cube } auf { $event } wird entfernt
city-log-builders = { $event }: ein neutrales Klötzchen an der Kathedrale, Spalte { $column }, Ebene { $level }.
city-log-interruption = { $event }: { count-own-cube } an der Kathedrale, Spalte { $column }, Ebene { $level }, wird entfernt.
# A cube and whose it is.
count-own-cube =
    { $of ->
        [neutral] ein neutrales Klötzchen
        [Krone] ein Klötzchen des Königs
       *[other] { $of } Klötzchen
    }
city-log-reroll = { $who } gibt { $cost } aus und wirft { $die } neu: { $value }.
city-log-reroll_begun = { $who } gibt { $cost } aus und wirft { $die } neu.
city-log-reroll_result = { $of } { $colour }er Würfel zeigt { $value }.
city-log-recruit = { $who } gibt { $cost } aus und wirbt { $citizens } an.
city-log-flip = { $who } gibt { $cost } aus und dreht Würfel um: { $flips }.
city-log-flip_begun = { $who } gibt { $cost } aus, um Würfel umzudrehen.
city-log-flip_more = { $who } dreht { $flips }.
city-log-flipped = { $die } auf { $value }
city-log-counters = { $who } wehrt { $black } mit { $dice } ab{ $gain }.
city-log-takes_up = { $who } nimmt es mit { $black } auf.
city-log-joins = Dazu kommt { $black }.
city-log-commits = { $who } setzt { $dice } ein{ $gain }.
city-log-beaten = Schwarze Würfel abgewehrt: { $gain }.
city-log-yields = { $who } kann { $black } nicht abwehren: { $loss }.
city-log-yields_free = { $who } kann { $black } nicht abwehren und hat keine SP zu verlieren.
city-log-lot = { $lot }.
city-log-uses = { $who } verwendet { $dice }
city-log-buys = { $who } kauft { $dice }
city-log-and_buys = und kauft { $dice }
city-log-from_owner = { $dice } von { $owner } für { $price }
city-log-from_neutral = { $dice } aus dem neutralen Stadtviertel für { $price }
city-log-with_cube = mit einem Klötzchen der Karte { $card }
city-log-hires = { $who } schickt für { $price } einen Gefolgsmann { $off } auf die Karte { $card }.
city-log-hires_free = { $who } schickt einen Gefolgsmann { $off } auf die Karte { $card }.
city-log-pays_hire = { $who } zahlt { $price } für einen Handwerker.
city-log-activates = { $card }, { $times }: { $list }.
city-log-activates_waiting = { $card }, { $times }.
city-log-activates_nothing = { $card }, { $times }: ohne Gewinn.
city-log-card_effect = { $card }: { $list }.
city-log-shot = { $card }: der Würfel zeigt { $value }.
city-log-cubes_on = { $who } legt { $cubes } auf { $event }{ $gain }.
city-log-cubes_through = { $card }: { $who } legt { $cubes } auf { $event }{ $gain }.
city-log-gain = : { $list }
city-log-countered = { $event } abgewehrt: { $list }.
city-log-won = { $who } gewinnt die Karte
city-log-not_won = niemand gewinnt die Karte
city-log-cleared = die Klötzchen kommen herunter
city-log-builds = { $who } baut an der Kathedrale, { $columns }: { $list }.
city-log-builds_begun = { $who } baut an der Kathedrale.
city-log-column =
    { $n ->
        [one] Spalte { $numbers }
       *[other] Spalten { $numbers }
    }
city-log-column_above = { $columns }, bis zur Ebene { $level }
city-log-settle_begun = { $who } setzt einen Gefolgsmann ein.
city-log-settles = { $who } schickt einen Gefolgsmann { $off } { $to }.
city-log-settles_expels = { $who } schickt einen Gefolgsmann { $off } { $to }; verdrängt wird { $expelled }.
city-log-expelled_citizen =
    { $of ->
        [neutral] ein neutraler Gefolgsmann
        [Krone] ein Gefolgsmann des Königs
       *[other] { $of } Gefolgsmann
    }
city-log-farms = Landwirtschaft: { $gain }.
city-log-farms_nothing = { $who } bestellt die Felder.
city-log-passes = { $who } passt und legt { $coins } zur Seite.
city-log-passes_bare = { $who } passt.
city-log-waits = Wer gepasst hat, legt zur Seite: { $list }.
city-log-collects = Das Geld vom Passen wird eingesammelt: { $list }.
city-log-home = Verdrängte Gefolgsleute gehen in den Vorrat zurück: { $list }.
city-log-cleared_dice = Die Würfel, die noch auf dem Platz der Stadt liegen, kommen weg.
city-log-threats = Neue Bedrohungen: { $event }.

## One effect alone, when it stands in no group

city-plain-deniers = { $who }: { $amount }.
city-plain-influence = { $who }: { $amount }.
city-plain-vp = { $who }: { $amount }.
city-plain-supply = { $who }: { $amount } im Vorrat.
city-plain-general = { $who }: { $amount } im allgemeinen Vorrat.
city-plain-coins = { $who }: { $amount } zur Seite.
city-plain-passed = { $who } ist wieder im Spiel.
city-plain-won = { $who } gewinnt { $event }.
city-plain-citizen_comes = { city-log-expelled_citizen } steht { $at }.
city-plain-citizen_goes = { city-log-expelled_citizen } geht { $off } weg.
city-plain-lying_comes = { city-log-expelled_citizen } wird { $off } verdrängt.
city-plain-lying_goes = { city-log-expelled_citizen } steht { $at } wieder auf.
city-plain-tradesman_comes = { city-log-expelled_citizen } kommt auf die Karte { $card }.
city-plain-tradesman_goes = { city-log-expelled_citizen } verlässt die Karte { $card }.
city-plain-card_cube = { $card }: { $who }, { $amount }.
city-plain-event_cube = { $event }: { $who }, { $amount }.
city-plain-cathedral = Kathedrale, Spalte { $column }, Ebene { $level }: { $who }, { $amount }.
city-plain-die_comes = { count-own-district }: { $dice } kommt dazu.
city-plain-die_goes = { count-own-district }: { $dice } kommt weg.
# A district and whose it is.
count-own-district =
    { $of ->
        [neutral] Neutrales Stadtviertel
        [Krone] Stadtviertel des Königs
       *[other] { $of } Stadtviertel
    }
city-plain-black_die = Schwarz { $value }: { $amount }.
city-plain-event_comes = Die Stadt ist bedroht: { $event }.
city-plain-event_goes = Ausgestanden: { $event }.
city-plain-card = { $card } liegt aus.
city-plain-round = Eine neue Runde beginnt.
city-plain-start = { $who } gibt die Startkarte ab.
city-plain-neutral = Neutrale Gefolgsleute im Vorrat: { $amount }.
city-plain-character = { $who } erhält { $character }.
city-plain-action = { $who }: { $action }.
city-plain-rolled = Ein Würfel zeigt { $value }.
city-plain-protected = Niemand kann { $off } verdrängt werden.
city-plain-nothing = Nichts geschieht.
city-plain-phase = { $phase }
city-plain-turn = { $of } Zug.
city-plain-face_up_comes = { $character } liegt offen für alle.
city-plain-face_up_goes = { $character } verlässt das Spiel.
city-plain-held_comes = { $who }: { $citizens } gefangen.
city-plain-held_goes = { $who }: { $citizens } befreit.
city-plain-tile = An Tor { $gate } liegt eine Außenaktion.
city-plain-tile_cube_comes = { $who } legt ein Klötzchen an Tor { $gate }.
city-plain-tile_cube_goes = { count-own-cube } an Tor { $gate } kommt weg.
city-plain-guard = { $of } Wache geht { $steps } auf der Stadtmauer.
city-plain-king_roll = Der König würfelt { $first } + { $second } = { $sum }.
city-plain-king_acts = Der König handelt.
city-plain-reacts = { $who } antwortet an Tor { $gate }.
city-plain-struck = { $who } ist betroffen.
city-plain-raised = Ein schwarzer Würfel zeigt { $value }.
city-plain-shielded = { $who } ist geschützt.
