# The ramparts of the Ladies of Troyes: guards, gates and outdoor activities. $tile: the name of an outdoor activity.

## What is asked

ramparts-step-walk = Gehen oder ein Klötzchen an ein Tor legen? Der Würfel gibt { $points }; jeder Punkt mehr kostet 1 Denar.
ramparts-step-walk_on = Weitergehen, ein Klötzchen an ein Tor legen, oder ist es genug? Verbrauchte Punkte: { $used }; der Würfel gibt { $points }, jeder mehr kostet 1 Denar.
ramparts-step-lay = Ein Klötzchen an ein Tor legen, oder ist es genug? Verbrauchte Punkte: { $used }; der Würfel gibt { $points }, jeder mehr kostet 1 Denar.
ramparts-step-swap = Mit einem anderen Stadtviertel tauschen, oder ist es genug? Noch möglich: { $swaps }.
ramparts-step-react = { $tile }: ein Klötzchen ausgeben?
ramparts-step-shield = Dir droht „{ $event }“. { $tile }: ein Klötzchen ausgeben?
ramparts-step-shift = { $tile }: ein Klötzchen auf eine andere Karte verlegen?

## What has to be done now, at the end of a refusal: `Nicht jetzt: wähle den Gefolgsmann.`

ramparts-now-walk = lass die Wache gehen oder lege Klötzchen an die Tore
ramparts-now-lay = lege Klötzchen an die Tore, oder es ist genug
ramparts-now-swap = tausche mit einem anderen Stadtviertel, oder es ist genug
ramparts-now-react = gib ein Klötzchen aus oder behalte es
ramparts-now-shift = verlege ein Klötzchen auf eine Karte oder behalte es

## What one can do, as a heading of choices

ramparts-action-guard = Wache losschicken
ramparts-action-swap = Würfel tauschen

## Choices

ramparts-label-guard = Wache losschicken mit { $die }
ramparts-label-turned = { $what }, auf { $value } gedreht
ramparts-label-walk =
    { $steps ->
        [one] 1 Feld gehen
       *[other] { $steps } Felder gehen
    }
ramparts-label-reach = von { $at } bis { $to }
ramparts-label-walked = von { $at } auf { $to }
ramparts-label-through = { $way } durch { $gates }
ramparts-label-gate = „{ $tile }“
ramparts-label-points_left =
    { $points ->
        [one] { $points } Punkt für Klötzchen
       *[other] { $points } Punkte für Klötzchen
    }
ramparts-label-lay = Ein Klötzchen auf „{ $tile }“
ramparts-label-extra = Einen { $colour }en Würfel zusätzlich werfen
ramparts-label-swap = { $own } gegen { $other } tauschen
ramparts-label-use = Ein Klötzchen von „{ $tile }“ ausgeben
ramparts-label-decline = Das Klötzchen behalten
ramparts-label-always = Ein Klötzchen von „{ $tile }“ ausgeben, jetzt und immer
ramparts-label-never = Das Klötzchen behalten und nicht mehr fragen
ramparts-label-ask = Mich wieder nach „{ $tile }“ fragen
ramparts-label-shift = Ein Klötzchen auf die Karte { $card } verlegen
ramparts-label-shield = Ein Schild-Klötzchen gegen { $black } ausgeben

## What happens

ramparts-log-drawn = Außenaktionen: { $tiles }.
ramparts-log-sent =
    { $points ->
        [one] { $of } Wache zieht los: { $points } Punkt.
       *[other] { $of } Wache zieht los: { $points } Punkte.
    }
ramparts-log-patrol = { $of } Wache: { $list }.
ramparts-log-steps =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
ramparts-log-lays = ein Klötzchen auf „{ $tile }“
ramparts-log-declines = { $who } behält das Klötzchen auf „{ $tile }“.
ramparts-log-always = { $who } erteilt einen Dauerauftrag: „{ $tile }“ immer nutzen.
ramparts-log-never = { $who } erteilt einen Dauerauftrag: „{ $tile }“ nie nutzen.
ramparts-log-ask = { $who } hebt den Dauerauftrag zu „{ $tile }“ auf.
ramparts-log-spared = { $who } gibt ein Schild-Klötzchen aus und verliert nichts: { $event }.
ramparts-log-spends = { $who } gibt ein Klötzchen von „{ $tile }“ aus: { $list }.
ramparts-log-spends_cube = { $who } gibt ein Klötzchen von „{ $tile }“ aus.
ramparts-log-spends_for = { $who } gibt ein Klötzchen von „{ $tile }“ und { $price } aus.
ramparts-log-gains = { $tile }: { $who } { $list }.
ramparts-log-moves = { $who } verlegt ein Klötzchen von der Stadtmauer auf die Karte { $card }.
ramparts-log-moves_for = { $who } verlegt für { $price } ein Klötzchen von der Stadtmauer auf die Karte { $card }.
ramparts-log-shields = { $who } wehrt { $black } mit einem Schild-Klötzchen ab.
ramparts-log-shields_gaining = { $who } wehrt { $black } mit einem Schild-Klötzchen ab: { $gain }.
ramparts-log-swaps = { $who } tauscht { $own } gegen { $other }.
ramparts-log-rolls = { $who } wirft zusätzlich einen { $colour }en Würfel: { $value }.

## Where points come from

ramparts-source-outdoor = Außenaktionen

## Where changes come from that no card causes

ramparts-rule-guard = Die Wache auf der Stadtmauer
