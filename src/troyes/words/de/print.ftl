# Words of the printed score sheet of Troyes Dice. Names of colours, resources, buildings and characters are in dice/sheet.ftl.

sheet-title = Troyes Dice
sheet-subtitle = Wertungszettel
sheet-player = Name
sheet-date = Datum
sheet-district = { $colour }es Stadtviertel
sheet-fortress = 1 { $colour }er Gefolgsmann
sheet-hall_resources = { $count } { $resource } je { $colour }em Würfel
sheet-hall_residents = { $count } Gefolgsleute je { $colour }em Würfel
# Under a Cathedral: whose favour it is, and what it counts.
sheet-cathedral = { $character } · { $building }
sheet-resources = Ressourcen: kreise ein, was du erhältst, streiche durch, was du ausgibst
sheet-residents = Gefolgsleute: kreise ein, wer kommt; je 1 SP
sheet-column_resources = je 1
sheet-column_function = 1 Funktionsgebäude
sheet-prestige_at = { $number }.: ein Prestigegebäude einer anderen Farbe
sheet-pair_at = { $number }.: 1 von jeder anderen Farbe
sheet-score = Endstand
# Behind this six numbers are printed.
sheet-worth = deine Kathedralen, der Reihe nach
sheet-per = SP je { $building }
sheet-pairs = { $resource } übrig, 1 SP für je 2
sheet-residents_of = { $colour }e Gefolgsleute
sheet-total = Summe
sheet-day = Tag
# Behind sheet-day, in small letters.
sheet-halves = Vormittag, Nachmittag
sheet-price = Preis eines Würfels, im Uhrzeigersinn
sheet-free = gratis
sheet-any = beliebig
sheet-change = Einen Würfel ändern
sheet-value_change = Wert ±1
sheet-colour_change = andere Farbe
sheet-black = Der schwarze Würfel
# Two lines, the one below the other.
sheet-black_text =
    Ab Tag { $day } streicht er auch den Würfel seiner Farbe
    und seines Werts, wenn die Spalte keine Festung hat.
sheet-notice = Inoffizielle Arbeit von Freunden des Spiels, eigene Zeichnung
