# Looking things up: the figures of the cards, and the rules.

cards-title = Eigene Karten
cards-lead = Die Regelhefte nennen nicht alle Werte der Karten. Was nicht zu lesen war, musste angenommen werden. Hast du das Spiel zur Hand, vergleiche: ein Häkchen bestätigt einen Wert, die Feder korrigiert ihn.
cards-state = Wie weit du bist
cards-count = { $n ->
    [one] von { $all } angenommenen Werten ist bestätigt oder korrigiert
   *[other] von { $all } angenommenen Werten sind bestätigt oder korrigiert
}
cards-default = Damit spielen
cards-default-done = Deine Tische spielen von jetzt an mit diesen Werten, wenn sie keine anderen nennen.
cards-export = Datei mitnehmen
cards-import = Datei bringen
cards-brought = { $n ->
    [one] Die Datei ist übernommen: { $n } Wert.
   *[other] Die Datei ist übernommen: { $n } Werte.
}
cards-reset = Alles vergessen
cards-reset-sure = Alles, was du bestätigt und korrigiert hast, wird vergessen, hier und als deine Voreinstellung.
cards-reset-yes = Vergessen
cards-reset-done = Wieder die Werte des Programms.
cards-errors = { $n ->
    [one] { $n } Wert kann so nicht stimmen:
   *[other] { $n } Werte können so nicht stimmen:
}
cards-groups = Arten von Karten
cards-group-activity = Aktionskarten
cards-group-event = Ereignisse
cards-group-character = Persönlichkeiten
cards-group-board = Spielplan
cards-group-outdoor = Außenaktionen
cards-group-king = Der König
cards-confirm-last = Stimmt
cards-confirm = Alle { $n } stimmen
cards-settled = geklärt
cards-confirm-one = { $what } bestätigen
cards-unconfirm = { $what } ist bestätigt: zurücknehmen
cards-correct = { $what } korrigieren
cards-back = { $what }: zurück zum angenommenen Wert
cards-was = angenommen: { $what }
cards-was-printed = gedruckt: { $what }
cards-must = Erwartet: { $what }.
cards-wrong = So geht es nicht: { $what }.
cards-unread = Das ist nicht zu lesen. Listen werden mit Kommas getrennt; Tabellen sehen so aus: { "{" } deniers = 2 { "}" }.
cards-players = { $n } Spieler

rules-contents = Themen
rules-search = Die Regeln durchsuchen
rules-found = { $n ->
    [one] { $n } Thema
   *[other] { $n } Themen
}
rules-none = Nichts enthält „{ $typed }“. Ein kürzeres Wort findet mehr.
rules-game-city = Troyes
rules-game-king = Die Herausforderung des Königs
rules-game-ladies = Die Damen von Troyes
rules-game-dice = Troyes Dice
rules-see = Siehe auch
rules-all = Alle Themen
rules-turn = Thema davor und danach
rules-stock = Die Zahlen hier sind die mitgelieferten Werte. Eine Partie mit deinen eigenen Werten zeigt sie auf ihren Karten und in ihren Erklärungen.
rules-cover = Was möchtest du wissen?
