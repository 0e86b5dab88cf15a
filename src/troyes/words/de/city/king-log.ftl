# The King's Challenge: other words for what the city says, and what the King does. Values as in log.ftl.

## Other words for what log.ftl and parts.ftl say: the neutral citizens are the King's

king-word-neutral = der König
# Only chosen by, as in city-log-expelled_citizen.
king-word-of_neutral = Krone
king-word-neutral_citizen = ein Gefolgsmann des Königs
# Only chosen by, in city-word-die_of.
king-word-of_neutral_district = Krone

## A phase begins

king-phase-placement = Gefolgsleute kommen in die Stadt, deine und die des Königs.
king-phase-actions = Es wird gehandelt, du und der König im Wechsel.

## What happens

king-log-start_moves = Die Startkarte hat jetzt { $who }.
king-log-neutral_fill = Gefolgsleute des Königs füllen { $spaces }.
king-log-newcomer = Ein Gefolgsmann des Königs kommt { $to }.
king-log-newcomer_expels = Ein Gefolgsmann des Königs kommt { $to }; verdrängt wird { $expelled }.
king-log-cube_neutral = ein Klötzchen des Königs auf { $event }
king-log-builders = { $event }: ein Klötzchen des Königs an der Kathedrale, Spalte { $column }, Ebene { $level }{ $gain }.
king-log-from_neutral = { $dice } vom König für { $price }

## One effect alone, when it stands in no group

king-plain-neutral = Gefolgsleute des Königs im Vorrat: { $amount }.

## What the King does

king-deed-column = Die Persönlichkeiten liegen offen, von der ersten zur letzten: { $list }.
king-deed-roll = Der König würfelt { $dice }: seine Gefolgsleute besetzen { $spaces }.
king-deed-roll_in_vain = Der König würfelt { $dice }, findet aber keinen Platz.
king-deed-counters = Der König wehrt { $black } mit { $dice } ab.
king-deed-counters_free = Der König hat keine Würfel; { $black } kommt trotzdem weg.
king-deed-turn = Der König würfelt { $first } + { $second } = { $sum }: { $deed }.
king-deed-expels = ein Gefolgsmann kommt { $to }; verdrängt wird { $expelled }
king-deed-pushes = ein Gefolgsmann kommt { $to } und schiebt { $of } Gefolgsmann weiter ({ $spot })
king-deed-also_expels = ; verdrängt wird { $expelled }
king-deed-nobody = er findet niemanden zu verdrängen oder zu schieben
king-deed-no_citizen = er hat keinen Gefolgsmann mehr
king-deed-cubes = { $cubes } auf { $event }
king-deed-tradesman = ein Handwerker auf die Karte { $card }, auf ein Feld für { $points }
king-deed-no_space = für einen Handwerker ist kein Feld mehr frei
king-deed-cathedral =
    { $n ->
        [one] { $cubes } an der Kathedrale, Spalte { $columns }, { $gain }
       *[other] { $cubes } an der Kathedrale, Spalten { $columns }, { $gain }
    }
king-deed-full = die Kathedrale ist voll, { $gain }
king-deed-character = { $character } wird jetzt gewertet: { $list }
king-deed-character_vain = { $character } wird jetzt gewertet und bringt niemandem etwas
king-deed-no_character = keine Persönlichkeit ist mehr da, { $gain }
king-deed-nothing = nichts geschieht
king-deed-buys = Er kauft { $die } von { $who } für { $price }.
king-deed-pays = Er zahlt mit { $dice }.
king-deed-pays_short = Er zahlt mit allem, was er hat: { $dice }.
king-deed-pays_nothing = Er hat keine Würfel, um zu zahlen.

## Where points come from

king-source-14 = Vom König gewertete Persönlichkeiten
king-source-15 = Eigene Ergebnisse des Königs

## Where changes come from that no card causes

king-rule-king = Der König
