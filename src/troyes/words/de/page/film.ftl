# Was andere tun, Zug um Zug erzählt: die Zeile in der Leiste, ihre Knöpfe, der Streifen seit dem eigenen Zug, das Band einer Runde.

film-label = Zeit
film-back = Der Moment davor (Pfeil links)
film-pause = Anhalten (Leertaste)
film-resume = Weiter (Leertaste)
film-next = Der nächste Moment (Pfeil rechts)
film-now = Zum Jetzt (Esc)
film-speed = Tempo: { $speed }
film-speed-1 = 1×
film-speed-0-5 = 2×
film-speed-0-25 = 4×
film-speed-0 = sofort
film-since = Seit deinem Zug
film-since-watching = Die letzten Züge
film-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
film-again = { $what } Noch einmal zeigen.
film-round = Die neue Runde
film-enemies = Feinde
film-turn = Zug { $n }
film-whose = Wessen Zeilen
film-everybody = alle

settings-waits = Jeder Moment wartet, bis ich den nächsten will
settings-volume = Lautstärke

keys-space = das Erzählen anhalten oder fortsetzen
keys-beats = der nächste Moment, der davor
keys-now = zum Jetzt; das tut auch ein Klick auf alles Spielbare
keys-speed = schneller, langsamer
keys-name-space = Leertaste
