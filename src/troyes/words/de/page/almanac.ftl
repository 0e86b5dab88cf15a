# Der Almanach: alles, was einen Namen hat, mit seiner Regel und seinen Werten.

almanac-title = Almanach
almanac-search = Ein Name, ein Wort, eine Wirkung
almanac-colours = Farben
almanac-boxes = Schachteln
almanac-box-all = Alles
almanac-box-base = Grundspiel
almanac-box-bonus = Bonus
almanac-box-ladies = Damen
almanac-box-king = Die Herausforderung des Königs
almanac-box-dice = Troyes Dice
almanac-found = { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}
almanac-none = Nichts heißt so. Ein kürzeres Wort findet mehr.
almanac-all = Der ganze Almanach
almanac-kind-activity = Aktionskarte
almanac-kind-event = Ereignis
almanac-kind-character = Persönlichkeit
almanac-kind-outdoor = Tor der Stadtmauer
almanac-kind-board = Gebäude
almanac-kind-king = Was der König tut
almanac-round = Runde { $n }
almanac-tier = ab { $n }: { $vp } SP
almanac-alone = Gegen den König
almanac-figures = Werte
almanac-source-printed = gedruckt
almanac-source-ocr = von einem Scan
almanac-source-assumed = angenommen
almanac-yours = deiner: { $what }
almanac-open = { $n ->
    [one] { $n } angenommen
   *[other] { $n } angenommen
}
almanac-correct = Einen Wert korrigieren
almanac-see = In den Regeln
almanac-more = Mehr im Almanach
almanac-named = Hier genannt
