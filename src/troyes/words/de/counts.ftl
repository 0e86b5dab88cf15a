# Numbers with their nouns, used as `{ COUNT($price, of: "deniers") }`.

count-deniers =
    { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }
count-influence = { $n } Einfluss
count-vp = { $n } SP
count-cubes = { $n } Klötzchen
count-citizens =
    { $n ->
        [one] { $n } Gefolgsmann
       *[other] { $n } Gefolgsleute
    }
count-times = { $n }-mal
count-activations =
    { $n ->
        [one] { $n } Aktivierung
       *[other] { $n } Aktivierungen
    }
count-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
