# After a game: the count, sharing it, and the replay.

tally-title = Die Abrechnung
tally-total = Ruhm
tally-counting = Es wird gezählt
tally-wins = { $name } gewinnt
tally-tie = { $names } teilen sich die Stadt
tally-king = Der König gewinnt
tally-alone =
    { END($name) ->
        [sibilant] { $name }’
       *[plain] { $name }s
    } Viertel
tally-fame-alone = { $points ->
    [one] { $points } Ruhmespunkt.
   *[other] { $points } Ruhmespunkte.
}
tally-fame = { $points ->
    [one] { $points } Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}, { $more } mehr als { $who }.
tally-mine = { $points ->
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
}
tally-next_best = die Nächsten
tally-figures = { $n ->
    [one] Geheime Persönlichkeit: { $names }.
   *[other] Geheime Persönlichkeiten: { $names }.
}
tally-holder = gehalten von { $who }
tally-fame-tie = { $points ->
    [one] Je { $points } Punkt.
   *[other] Je { $points } Punkte.
}
tally-fame-king = { $points ->
    [one] Je { $points } Punkt: der König muss nicht teilen.
   *[other] Je { $points } Punkte: der König muss nicht teilen.
}
tally-part-events = Abgewehrte Ereignisse
tally-part-cathedral = Steine der Kathedrale
tally-part-trades = Aktionskarten
tally-part-places = Felder der Handwerker
tally-part-standing = Offene Ereignisse
tally-part-residents = Gefolgsleute
tally-part-pairs = Paare von Ressourcen
tally-part-levels = Leere Ebenen der Kathedrale
tally-back = Eine Quelle zurück
tally-next = Nächste Quelle
tally-play = Abrechnung abspielen
tally-watch = Die Abrechnung noch einmal ansehen, Quelle für Quelle
tally-remembers = Die Stadt erinnert sich
tally-by-round = nach Runden
tally-by-day = nach Tagen
tally-quiet = Eine ruhige Partie.
tally-chart = Der Ruhm im Lauf der Zeit
tally-fork = von hier neu versucht
tally-fork-said = { $n ->
    [one] nach { $n } Zug neu versucht
   *[other] nach { $n } Zügen neu versucht
}
tally-line = { $name }: { $points }
tally-again = Noch einmal
tally-replay = Wiederholung
tally-share = Teilen
tally-back_to = Zurück zur Abrechnung
tally-board = Der Spielplan

share-link = Ein Link für alle, die diesen Server erreichen
share-file = Eine Datei für alle anderen; das Programm öffnet sie überall.
share-download = Aufzeichnung herunterladen

replay-title = Wiederholung
replay-step = Zug { $n } von { $all }
replay-slider = Welcher Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Pause
replay-eyes = Gesehen von
replay-everybody = einem Zuschauer
replay-again = Von hier neu versuchen
replay-again-text = Ein neuer Tisch mit dieser Stellung und neuen Würfeln. Dieselben Bots spielen weiter; auch für Menschen spielen Bots.
replay-open = Partie öffnen
replay-file = Eine Datei von Troyes (.jsonl)
replay-drop = Oder zieh sie hierher.
replay-start = Das Spiel ist aufgebaut.
replay-quiet = { $who } entscheidet; noch bewegt sich nichts.
replay-chance = Der Zufall entscheidet; noch bewegt sich nichts.
