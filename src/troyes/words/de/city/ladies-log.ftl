# The Ladies of Troyes: activities, events and purple dice. Values as in log.ftl.

## What is asked

ladies-step-mixed = { $card }: Klötzchen auf die Karte legen oder welche verwenden, die dort liegen?
ladies-step-share = Wie viele Aktivierungen bringen Einfluss? Die anderen bringen SP.
ladies-step-column = Welche Spalte der Kathedrale? (noch { $left } zu legen)
ladies-step-column_more = Noch eine Spalte der Kathedrale, oder ist es genug? (noch { $left } zu legen)
ladies-step-catapult = Auf welches Ereignis schießen? (noch { $left } zu schießen)
ladies-step-scout = Auf welches Ereignis ein Klötzchen bezahlen? Oder ist es genug.
ladies-step-victim = Wer verliert 1 Einfluss?
ladies-step-lose = { $event }: welches Klötzchen gibst du ab?
ladies-step-give = { $event }: welchen Gefolgsmann stellst du auf die Karte?
ladies-step-release = Wessen Gefolgsmann befreist du? (noch { $left } zu befreien)

## What has to be done now, at the end of a refusal: `Nicht jetzt: wähle den Gefolgsmann.`

ladies-now-mixed = lege Klötzchen auf die Karte oder verwende sie
ladies-now-share = wähle, wie viele Einfluss bringen
ladies-now-column = wähle eine Spalte der Kathedrale
ladies-now-catapult = wähle das Ereignis, auf das du schießt
ladies-now-scout = wähle ein Ereignis, oder es ist genug
ladies-now-victim = wähle einen Gegner mit dem meisten Einfluss
ladies-now-lose = wähle das Klötzchen, das du abgibst
ladies-now-give = wähle den Gefolgsmann, den du auf die Karte stellst
ladies-now-release = wähle den Gefolgsmann, den du befreist

## Choices

ladies-label-stock = { $cubes } legen
ladies-label-spend = { $cubes } verwenden
ladies-label-share = { $influence } für Einfluss, { $points } für SP
ladies-label-column = Spalte { $column }, Ebene { $level }
ladies-label-victim = { $who }
ladies-label-lose_card = ein Klötzchen von der Karte { $card }
ladies-label-lose_tile = ein Klötzchen von der Außenaktion an Tor { $gate }
ladies-label-recruit = ein Gefolgsmann, den du jetzt anwirbst
ladies-label-release = { $citizen }

## What happens

ladies-log-lose_card = { $event }: { $who } gibt ein Klötzchen von der Karte { $card } ab.
ladies-log-lose_tile = { $event }: { $who } gibt ein Klötzchen von der Außenaktion an Tor { $gate } ab.
ladies-log-suffers = { $event }: es trifft { $who }.
ladies-log-gives = { $event }: { $who } verliert einen Gefolgsmann { $off }.
ladies-log-recruits = { $event }: { $who } wirbt für { $cost } einen Gefolgsmann an, der auf die Karte kommt.
ladies-log-released = Befreite Gefolgsleute gehen in den Vorrat zurück: { $list }.
ladies-log-crowd = { $event } { $at }: { $list }.
ladies-log-stands = { $who } ({ $spaces })
ladies-log-lying = ohne Feld: { $list }
ladies-log-monk = Ein neutraler Handwerker kommt auf die Karte { $card }.
ladies-log-purple = Violette Würfel: { $list }.

## Where points come from

ladies-source-cubes = Klötzchen auf der Karte { $card }
ladies-source-most = { $card }: die meisten Klötzchen
ladies-source-fourth_floor = Vierte Ebene ohne Klötzchen

## Where changes come from that no card causes

ladies-rule-purple = Violette Würfel
ladies-rule-released = Befreite Gefolgsleute
