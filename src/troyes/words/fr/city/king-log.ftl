# The King's Challenge: other words for what the city says, and what the King does. Values as in log.ftl.

## Other words for what log.ftl and parts.ftl say: the neutral citizens are the King's

king-word-neutral = le roi
king-word-of_neutral = du roi
king-word-neutral_citizen = un habitant du roi
king-word-of_neutral_district = du roi

## A phase begins

king-phase-placement = Le roi et vous placez des habitants.
king-phase-actions = Le roi et vous agissez tour à tour.

## What happens

king-log-start_moves = Carte de premier joueur : { $who }.
king-log-neutral_fill = Les habitants du roi occupent { $spaces }.
king-log-newcomer = Un habitant du roi arrive { $at }.
king-log-newcomer_expels = Un habitant du roi arrive { $at } ; { $expelled } est expulsé.
king-log-cube_neutral = un cube du roi sur { $event }
king-log-builders = { $event } : un cube du roi sur la cathédrale, colonne { $column }, niveau { $level }{ $gain }.
king-log-from_neutral = { $dice } au roi pour { $price }

## One effect alone, when it stands in no group

king-plain-neutral = Habitants du roi en réserve : { $amount }.

## What the King does

king-deed-column = Les personnages sont visibles, du premier au dernier : { $list }.
king-deed-roll = Le roi lance { $dice } : ses habitants occupent { $spaces }.
king-deed-roll_in_vain = Le roi lance { $dice }, mais ne trouve pas de place.
king-deed-counters = Le roi élimine { $black } avec { $dice }.
king-deed-counters_free = Le roi n'a plus de dés ; { $black } part quand même.
king-deed-turn = Le roi lance { $first } + { $second } = { $sum } : { $deed }.
king-deed-expels = un habitant arrive { $at } et expulse { $expelled }
king-deed-pushes = un habitant arrive { $at } et pousse celui { $of } ({ $spot })
king-deed-also_expels =  ; { $expelled } est expulsé
king-deed-nobody = il ne trouve personne à expulser ni à pousser
king-deed-no_citizen = il n'a plus d'habitant
king-deed-cubes = { $cubes } sur { $event }
king-deed-tradesman = un homme de métier sur { $card }, à un emplacement qui vaut { $points }
king-deed-no_space = plus aucun emplacement pour un homme de métier
king-deed-cathedral =
    { $n ->
        [one] { $cubes } sur la cathédrale, colonne { $columns }, { $gain }
       *[other] { $cubes } sur la cathédrale, colonnes { $columns }, { $gain }
    }
king-deed-full = la cathédrale est pleine, { $gain }
king-deed-character = { $character } est décompté : { $list }
king-deed-character_vain = { $character } est décompté, sans profit pour personne
king-deed-no_character = il n'y a plus de personnage, { $gain }
king-deed-nothing = rien ne se passe
king-deed-buys = Il achète { $die } à { $who } pour { $price }.
king-deed-pays = Il paie avec { $dice }.
king-deed-pays_short = Il paie avec tout ce qui lui reste : { $dice }.
king-deed-pays_nothing = Il n'a aucun dé pour payer.

## Where points come from

king-source-14 = Personnages rappelés par le roi
king-source-15 = Résultats du roi

## Where changes come from that no card causes

king-rule-king = Le roi
