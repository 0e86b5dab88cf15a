# Words of Troyes Dice: what happened as sentences, moves as choices.
# A colour is given as it is called (dice-name-red …): endings can be put behind it, as in `{ $colour }er Würfel`.

# ---- Amounts.

dice-count-influence = { $n } Einfluss
dice-count-deniers =
    { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }
dice-count-knowledge = { $n } Wissen
dice-count-red =
    { $n ->
        [one] { $n } roter Gefolgsmann
       *[other] { $n } rote Gefolgsleute
    }
dice-count-yellow =
    { $n ->
        [one] { $n } gelber Gefolgsmann
       *[other] { $n } gelbe Gefolgsleute
    }
dice-count-white =
    { $n ->
        [one] { $n } weißer Gefolgsmann
       *[other] { $n } weiße Gefolgsleute
    }
dice-count-any =
    { $n ->
        [one] { $n } beliebige Ressource
       *[other] { $n } beliebige Ressourcen
    }
dice-count-vp = { $n } SP

# ---- Buildings inside a sentence, as what is built.

dice-the-fortress = die Festung der Spalte { $column }
dice-the-hall = die Markthalle der Spalte { $column }
dice-the-cathedral = die Kathedrale der Spalte { $column }
dice-the-palace = den Palast der Spalte { $column }
dice-the-city_hall = das Rathaus der Spalte { $column }
dice-the-bishopric = den Bischofssitz der Spalte { $column }

# ---- A plaza by its price on the dial, at the beginning or inside of a sentence.

dice-priced-free = der kostenlose Stadtplatz
dice-priced-any = der Stadtplatz für 1 beliebige Ressource
dice-priced-deniers = der Stadtplatz für { $price }

# ---- The colour of a plaza or of a track.

dice-plaza-red = rot
dice-plaza-yellow = gelb
dice-plaza-white = weiß

# ---- What a gain comes from, where the sentence does not say it already.

dice-reason-link = Verbindung
dice-reason-track = Ende einer Leiste
dice-reason-column = Spaltenbonus
dice-reason-tile = Festmahl
dice-reason-box = Kästchen

# ---- The rule that something comes from, as a title.

dice-rule-setup = Aufbau
dice-rule-price = Preis des Würfels
dice-rule-value = Wert geändert
dice-rule-colour = Farbe geändert
dice-rule-die = Würfel
dice-rule-building = Gebäude
dice-rule-link = Verbindung
dice-rule-track = Ende einer Leiste
dice-rule-column = Spaltenbonus
dice-rule-tile = Festmahl
dice-rule-mercy = Kein Würfel ist zu bezahlen
dice-rule-black = Schwarzer Würfel
dice-rule-wheel = Sonnenrad
dice-rule-box = Kästchen der Leiste
dice-rule-crier = Der Ausrufer

# ---- What happened.

dice-log-numbers = Die Spalten tragen { $numbers }.
dice-log-first = Die erste Spalte trägt { $number }.
dice-log-ascending = { $who } ruft: aufwärts! Die Spalten tragen { $numbers }.
dice-log-descending = { $who } ruft: abwärts! Die Spalten tragen { $numbers }.
dice-log-ordered = { $who } ruft: die Spalten tragen { $numbers }.
dice-log-cried = { $who } ruft: { $list }.
dice-log-column_carries = Spalte { $column } trägt { $number }
dice-log-wheel = Die Stadtplätze am Sonnenrad: { $plazas }.
dice-log-tile = Neben dem { $colour }en Stadtplatz ein Festmahl: { $text }
dice-log-day = Ein neuer Tag beginnt.
dice-log-afternoon = Der Nachmittag beginnt.
dice-log-dice = Die Würfel liegen aus: { $dice }{ $struck }.
dice-log-destroyed = { $plaza } wird zerstört.
dice-log-struck =
    { $n ->
        [0] ; ein Festmahl bewahrt alles vor dem schwarzen Würfel
        [one] ; { $plazas } wird zerstört
       *[other] ; { $plazas } werden zerstört
    }
dice-log-die_of_column = Der { $colour }e Würfel der Spalte { $column }
dice-log-crossed = { $die } wird durchgestrichen: { $who }.
dice-log-protected = { $die } ist durch eine Festung geschützt: { $who }.
dice-log-both = { $die } wird durchgestrichen: { $who }; durch eine Festung geschützt: { $safe }.
dice-log-turned =
    { $n ->
        [one] Der zerstörte Stadtplatz zeigt seine andere Seite.
       *[other] Die zerstörten Stadtplätze zeigen ihre andere Seite.
    }
dice-log-raid = Das Festmahl neben dem { $colour }en Stadtplatz wird zum Überfall.
dice-log-line = { $list }.
dice-log-takes = { $who } nimmt { $die } { $price }{ $changes } und { $deed }
dice-log-a_die = eine { $value }
dice-log-a_colour_die = eine { $colour }e { $value }
dice-log-free = gratis
dice-log-price = für { $list }
dice-log-recoloured = , färbt sie für { $cost } { $colour }
dice-log-changed = , bringt sie für { $cost } auf { $value }
dice-log-worthless = , hier { $value } wert,
dice-log-gains = erhält { $list }
dice-log-gains_nothing = erhält nichts
dice-log-builds = baut { $building }
dice-log-bonus = baut als Bonus { $building }
dice-log-mercy = { $who } kann keinen Würfel bezahlen und erhält { $list }
dice-log-worth =
    { $building ->
        [Palast] jeder { $building }
        [Bischofssitz] jeder { $building }
        [Rathaus] jedes { $building }
       *[other] jede { $building }
    } zählt am Ende { $points }
dice-log-lost = ein Gefolgsmann findet keinen Platz
dice-log-no_building = der Bonus findet nichts zu bauen
dice-log-part = { $reason }: { $list }
dice-log-goes_on = { $who }: { $list }
dice-log-break = ; { "" }

# ---- Moves.

dice-choice-gain = { $die } { $unit }
dice-choice-build = { $die } { $building } bauen
dice-choice-building = { $name } { $column }
dice-choice-bonus = { $building } bauen
dice-choice-resident = Auf die { $colour }e Leiste
dice-choice-joined = { $what }: { $result }
dice-choice-die = Würfel { $die }, { count-colour-as-noun } { $value }: { $price }
dice-choice-pay = zahle { $list }
dice-choice-free = gratis
dice-choice-also = auch { $building }
dice-choice-then = dann Bonus wählen
dice-choice-nothing = ohne Gewinn
dice-choice-influence = Einfluss erhalten
dice-choice-deniers = Denare erhalten
dice-choice-knowledge = Wissen erhalten
dice-choice-ascending = Aufwärts
dice-choice-descending = Abwärts
dice-choice-number = Spalte { $column } trägt { $number }
dice-choice-lot = { count-colour-as-noun } { $value }

# ---- What is done, whatever it is done to.

dice-verb-gain = Erhalten
dice-verb-prestige = Prestigegebäude bauen
dice-verb-function = Funktionsgebäude bauen
dice-verb-build = Bauen
dice-verb-resident = Gefolgsmann einsetzen
dice-verb-direction = Auf- oder abwärts rufen
dice-verb-number = Eine Zahl rufen

# ---- What is asked.

dice-step-direction = Du bist der Ausrufer. Die erste Spalte trägt { $first }: geht es aufwärts oder abwärts weiter?
dice-step-number = Du bist der Ausrufer. Welche Zahl trägt Spalte { $column }?
dice-step-act = Welchen Würfel nimmst du?
dice-step-resident = Ein Gefolgsmann braucht eine Leiste. Welche?
dice-step-prestige = Dein Bonus: ein Prestigegebäude. Welches?
dice-step-function = Dein Bonus: ein Funktionsgebäude. Welches?

# ---- Where points come from.

dice-source-cathedral = { $character }: { $building }
dice-source-pairs = Paare: { $detail }
dice-source-residents = Gefolgsleute, { $detail }
