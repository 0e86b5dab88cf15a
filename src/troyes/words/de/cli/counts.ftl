# Numbers with their nouns.

count-games = { $n ->
    [one] { NUMBER($n) } Partie
   *[other] { NUMBER($n) } Partien
}
count-pages = { $n ->
    [one] { NUMBER($n) } Seite
   *[other] { NUMBER($n) } Seiten
}
count-moves = { $n ->
    [one] { NUMBER($n) } Zug
   *[other] { NUMBER($n) } Züge
}
count-rolls = { $n ->
    [one] { NUMBER($n) } Wurf oder Ziehung
   *[other] { NUMBER($n) } Würfe und Ziehungen
}
count-things = { $n ->
    [one] { NUMBER($n) } Sache
   *[other] { NUMBER($n) } Sachen
}
count-scenarios = { $n ->
    [one] { NUMBER($n) } Szenario
   *[other] { NUMBER($n) } Szenarien
}
count-messages = { $n ->
    [one] { NUMBER($n) } Nachricht
   *[other] { NUMBER($n) } Nachrichten
}
count-positions = { $n ->
    [one] { NUMBER($n) } Stellung
   *[other] { NUMBER($n) } Stellungen
}
