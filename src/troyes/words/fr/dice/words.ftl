dice-count-influence =
    { $n ->
        [one] { $n } influence
       *[other] { $n } influences
    }
dice-count-deniers =
    { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
dice-count-knowledge =
    { $n ->
        [one] { $n } connaissance
       *[other] { $n } connaissances
    }
dice-count-red =
    { $n ->
        [one] { $n } habitant rouge
       *[other] { $n } habitants rouges
    }
dice-count-yellow =
    { $n ->
        [one] { $n } habitant jaune
       *[other] { $n } habitants jaunes
    }
dice-count-white =
    { $n ->
        [one] { $n } habitant blanc
       *[other] { $n } habitants blancs
    }
dice-count-any =
    { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
dice-count-vp = { $n } PV

dice-the-fortress = la Forteresse de la colonne { $column }
dice-the-hall = la Halle de la colonne { $column }
dice-the-cathedral = la Cathédrale de la colonne { $column }
dice-the-palace = le Palais de la colonne { $column }
dice-the-city_hall = l'Hôtel de ville de la colonne { $column }
dice-the-bishopric = l'Évêché de la colonne { $column }

dice-priced-free = la place gratuite
dice-priced-any = la place à une ressource au choix
dice-priced-deniers = la place à { $price }

dice-plaza-red = rouge
dice-plaza-yellow = jaune
dice-plaza-white = blanche

dice-reason-link = liaison
dice-reason-track = fin de piste
dice-reason-column = bonus de colonne
dice-reason-tile = banquet
dice-reason-box = habitant de la piste

dice-rule-setup = Mise en place
dice-rule-price = Prix du dé
dice-rule-value = Valeur changée
dice-rule-colour = Couleur changée
dice-rule-die = Dé
dice-rule-building = Bâtiment
dice-rule-link = Liaison
dice-rule-track = Fin de piste
dice-rule-column = Bonus de colonne
dice-rule-tile = Banquet
dice-rule-mercy = Aucun dé ne peut être payé
dice-rule-black = Dé noir
dice-rule-wheel = Roue
dice-rule-box = Habitant de la piste
dice-rule-crier = Le crieur

dice-log-numbers = Les colonnes portent { $numbers }.
dice-log-first = La première colonne porte le { $number }.
dice-log-ascending = { $who } crie : croissant ! Les colonnes portent { $numbers }.
dice-log-descending = { $who } crie : décroissant ! Les colonnes portent { $numbers }.
dice-log-ordered = { $who } crie : les colonnes portent { $numbers }.
dice-log-cried = { $who } crie : { $list }.
dice-log-column_carries = la colonne { $column } porte le { $number }
dice-log-wheel = Les places autour de la roue : { $plazas }.
dice-log-tile = Près de la place { $colour }, un banquet : { $text }
dice-log-day = Une nouvelle journée commence.
dice-log-afternoon = L'après-midi commence.
dice-log-dice = Les dés sont posés { $dice }{ $struck }.
dice-log-destroyed = { $plaza } est détruite.
dice-log-struck =
    { $n ->
        [0]  ; un banquet empêche le dé noir de rien détruire
        [one]  ; { $plazas } est détruite
       *[other]  ; { $plazas } sont détruites
    }
dice-log-die_of_column = Le dé { $colour } de la colonne { $column }
dice-log-crossed = { $die } est barré : { $who }.
dice-log-protected = { $die } est protégé par une Forteresse : { $who }.
dice-log-both = { $die } est barré : { $who } ; protégé par une Forteresse : { $safe }.
dice-log-turned =
    { $n ->
        [one] La place détruite montre son autre face.
       *[other] Les places détruites montrent leur autre face.
    }
dice-log-raid = Le banquet près de la place { $colour } devient un raid.
dice-log-line = { $list }.
dice-log-takes = { $who } prend { $die } { $price }{ $changes } et { $deed }
dice-log-a_die = un { $value }
dice-log-a_colour_die = un { $value } { $colour }
dice-log-free = gratuitement
dice-log-price = pour { $list }
dice-log-recoloured = , le rend { $colour } pour { $cost }
dice-log-changed = , le porte à { $value } pour { $cost }
dice-log-worthless = , qui vaut { $value } ici
dice-log-gains = gagne { $list }
dice-log-gains_nothing = ne gagne rien
dice-log-builds = bâtit { $building }
dice-log-bonus = bonus : bâtit { $building }
dice-log-mercy = { $who } ne peut payer aucun dé et reçoit { $list }
dice-log-worth = chaque { $building } comptera { $points }
dice-log-lost = un habitant ne trouve pas de place
dice-log-no_building = le bonus ne trouve rien à bâtir
dice-log-part = { $reason } : { $list }
dice-log-goes_on = { $who } : { $list }
dice-log-break =  ; { "" }

dice-choice-gain = { $die } { $unit }
dice-choice-build = { $die } bâtir { $building }
dice-choice-building = { $name } { $column }
dice-choice-bonus = Bâtir { $building }
dice-choice-resident = Sur la piste { $colour }
dice-choice-joined = { $what } : { $result }
dice-choice-die = Dé { $die }, { $value } { $colour } : { $price }
dice-choice-pay = payer { $list }
dice-choice-free = gratuit
dice-choice-also = et { $building }
dice-choice-then = puis un bonus à choisir
dice-choice-nothing = aucun gain
dice-choice-influence = gagner de l'influence
dice-choice-deniers = gagner des deniers
dice-choice-knowledge = gagner de la connaissance
dice-choice-ascending = Croissant
dice-choice-descending = Décroissant
dice-choice-number = La colonne { $column } porte le { $number }
dice-choice-lot = { $colour } { $value }

dice-verb-gain = Gagner
dice-verb-prestige = Bâtir pour le prestige
dice-verb-function = Bâtir pour une fonction
dice-verb-build = Bâtir
dice-verb-resident = Placer l'habitant
dice-verb-direction = Annoncer le sens
dice-verb-number = Annoncer un numéro

dice-step-direction = Vous êtes le crieur. La première colonne porte le { $first } : les numéros montent-ils ou descendent-ils ?
dice-step-number = Vous êtes le crieur. Quel numéro porte la colonne { $column } ?
dice-step-act = Quel dé prenez-vous ?
dice-step-resident = Un habitant cherche une piste. Laquelle ?
dice-step-prestige = Votre bonus : un bâtiment de prestige. Lequel ?
dice-step-function = Votre bonus : un bâtiment de fonction. Lequel ?

dice-source-cathedral = { $character } : { $building }
dice-source-pairs = Paires, { $detail }
dice-source-residents = Habitants, { $detail }
