# What the verbs of the command line print: cards, rules, scores, simulations, records, the server, the database.

cli-failure-help = Versuche { $path } --help.
cli-failure-no_option = Es gibt keine Option { $name }.
cli-failure-no_verb = Es gibt keinen Befehl { QUOTE($name) }.
cli-failure-no_verb_given = Es fehlt ein Befehl.
cli-failure-near = Meintest du { $name }?
cli-failure-known = Bekannt: { $names }.
cli-failure-missing = { $name } fehlt.
cli-failure-no_value = { $name } braucht einen Wert, oder nimmt keinen.
cli-failure-value = { $name } muss { $what } sein.
cli-failure-usage = { $what }.
cli-failure-extra = Da sind unerwartete Argumente zu viel ({ $words }).
cli-failure-file = { $file }: nicht zu gebrauchen ({ $why }). Nenne eine Datei oder einen Ordner, auf die du zugreifen darfst.
cli-failure-interrupted = Abgebrochen.
cli-failure-input_ended = Die Eingabe endete, bevor jede Frage beantwortet war. Beantworte alle, oder gib eine Datei an.
cli-failure-fault = Unerwarteter Fehler ({ $what }). Der Fehler liegt am Programm, nicht an dir: bitte melde ihn mit dem Befehl, den benutzten Dateien und der Ausgabe von `troyes version`. TROYES_DEBUG=1 zeigt die Einzelheiten.

cli-expected-range = eine ganze Zahl von { $low } bis { $high }
cli-expected-from = eine ganze Zahl ab { $low }
cli-expected-other = ein gültiger Wert

cli-words-yes = ja
cli-words-no = nein
cli-words-no_mark = ohne Zeichen

cli-version-compiled = Regeln kompiliert
cli-version-plain = Regeln nicht kompiliert (einfaches Python)

cli-rules-title = Themen
cli-rules-see = Siehe auch
cli-rules-rulings = Klarstellungen
cli-rules-hint = troyes rules THEMA erklärt eins davon.

cli-cards-name = Name
cli-cards-figure = Wert
cli-cards-source = Quelle
cli-cards-box = Schachtel: { $box }
cli-cards-marks = Woher die Werte kommen
cli-cards-hint = troyes cards NAME zeigt den Text einer Karte und jeden Wert mit seiner Quelle.
cli-cards-more = Karten der Module: --modules { $modules }.
cli-cards-per_die = je Würfel
cli-cards-per_banner = je Banner
cli-cards-in_influence = { $n } Einfl.

cli-kind-immediate = sofort
cli-kind-delayed = verzögert
cli-kind-mixed = gemischt
cli-kind-endgame = Spielende

cli-value-divisor = Teiler
cli-value-poor = Weniger wert als Landwirtschaft mit denselben Würfeln: { $names }.
cli-value-title = Was { $pips } Augen bringen
cli-value-deniers = Denare
cli-value-influence = Einfl.
cli-value-vp = SP
cli-value-event_cubes = Ereign.
cli-value-stored_cubes = Klötzch.
cli-value-worth = Wert
cli-value-fields = (Landwirtschaft)
cli-value-never = nie
cli-value-outliers = Ausreißer, mehr als 1,5 Quartilsabstände außerhalb der Quartile ihrer Art:
cli-value-no_outliers = Keine Karte liegt mehr als 1,5 Quartilsabstände außerhalb der Quartile ihrer Art.
cli-value-outlier = - { $name }: { $worth }; die Karten ihrer Art ({ $kind }) liegen zwischen { $low } und { $high }. Ihre Werte: { $figures }.

cli-assumption-weights = Wert in Denaren: 1 Einfluss = { $influence }, 1 SP = { $vp }. Was eine Karte kostet, ist abgezogen.
cli-assumption-rate = Die Zahl der Aktivierungen ist { $pips } geteilt durch den Teiler, nicht gerundet. Das Anheuern bleibt außer Betracht.
cli-assumption-event_cube = Ein Klötzchen auf einem Ereignis bringt seinen Einfluss und { $share } SP, die mittlere Belohnung je Banner.
cli-assumption-pip = Ein Auge ist { $pip } wert, der Median der Karten, die sofort wirken.
cli-assumption-cube = Ein aufbewahrtes Klötzchen ist die Augen wert, die es zu { $lot } Würfeln mit { $die } hinzufügt (Würfel mit { $low }, wo es ihren Wert festlegt; 1 Würfel, wo es nur einen nimmt).
cli-assumption-colour = Ein bloßer Wechsel der Farbe ist { $colour } Augen wert.
cli-assumption-free = Gratiswürfel sparen den Preis eines gekauften Würfels.
cli-assumption-citizens = In jedem Gebäude stehen 2 deiner Gefolgsleute, 1 von jedem anderen Spieler und 1 neutraler.
cli-assumption-cathedral = Du hast 4 Klötzchen auf der Kathedrale.
cli-assumption-events = 4 Ereignisse sind im Spiel, auf 3 davon liegt ein Klötzchen von dir.
cli-assumption-tradesmen = Du hast { $tradesmen } Handwerker und hast { $won } Ereignisse gewonnen.
cli-assumption-mixed = Eine gemischte Karte: die Hälfte der Aktivierungen legt Klötzchen, die andere verwendet sie.
cli-assumption-endgame = Auf Karten, die am Ende zählen, liegen { $crowd } Klötzchen aller Spieler, und eine Mehrheit zahlt für ebenso viele. Eine Karte, die Würfel zählt, wird mit Würfeln mit { $die } aktiviert.
cli-assumption-dice = Nach der Aktion hast du 1 roten Würfel mit 6 und die meisten Würfel; ein anderes Stadtviertel hat 2 rote Würfel, 4 gelbe Würfel liegen auf dem Platz der Stadt.

cli-ask-players = Wie viele Spieler (1 bis 4)?
cli-ask-characters = Welche { $number } Persönlichkeiten wurden verteilt (Zahlen oder Namen, durch Kommas getrennt)?
cli-ask-column = Welche Persönlichkeiten liegen noch in der Spalte (Zahlen oder Namen, durch Kommas getrennt; nichts, wenn keine)?
cli-ask-activities = Welche dieser Aktionskarten waren im Spiel (Zahlen oder Namen, durch Kommas getrennt; nichts, wenn keine)?
cli-ask-outdoor = Welche davon liegt am letzten Tor (nichts, wenn eine andere)?
cli-ask-cubes = { $name }: Klötzchen auf der Karte { $card }?
cli-ask-outdoor_cubes = { $name }: Klötzchen am letzten Tor?
cli-ask-red_people = { $name }: Gefolgsleute, die im Palast stehen, und Handwerker auf roten Aktionskarten?
cli-ask-yellow_people = { $name }: Gefolgsleute, die im Rathaus stehen, und Handwerker auf gelben Aktionskarten?
cli-ask-white_people = { $name }: Gefolgsleute, die im Bischofssitz stehen, und Handwerker auf weißen Aktionskarten?
cli-ask-name = Name von Spieler { $place }?
cli-ask-vp = { $name }: SP-Marker?
cli-ask-events = { $name }: Ereignisse im Spiel mit mindestens einem eigenen Klötzchen, auch die Plünderung?
cli-ask-tradesman_vp = { $name }: SP der besetzten Felder auf Aktionskarten, eine Zahl je Feld (nichts, wenn keins)?
cli-ask-cathedral = { $name }: Klötzchen auf jeder der { $levels } Ebenen der Kathedrale, die unterste zuerst?
cli-ask-citizens = { $name }: Gefolgsleute, die in den drei Gebäuden stehen?
cli-ask-deniers = { $name }: Denare?
cli-ask-influence = { $name }: Einfluss?
cli-ask-tradesmen = { $name }: Handwerker auf Aktionskarten, auch auf Abbildungen?
cli-ask-events_won = { $name }: gewonnene Ereigniskarten?

cli-score-title = Abrechnung
cli-score-source = Quelle
cli-score-total = Summe
cli-score-winner = { $names } gewinnt mit { $total } SP.
cli-score-nobody = Der König ist nicht geschlagen: { $total } SP.
cli-score-shared = { $names } teilen sich den Sieg mit { $total } SP.

cli-simulate-progress = Es wird gespielt
cli-simulate-title = Simulation
cli-simulate-games = Partien
cli-simulate-decisions = Entscheidungen
cli-simulate-main_decisions = Hauptentscheidungen
cli-simulate-games_per_second = Partien je Sekunde
cli-simulate-decisions_per_second = Entscheidungen je Sekunde
cli-simulate-legal_moves_per_decision = Erlaubte Züge je Entscheidung
cli-simulate-legal_moves_per_main_decision = Erlaubte Züge je Hauptentscheidung
cli-simulate-calibration_seconds = Eichschleife, Sekunden
cli-simulate-processes = Prozesse
cli-simulate-compiled = Regeln kompiliert
cli-simulate-mean_score = Mittlere Punktzahl von Platz { $seat }
cli-simulate-king_mean_score = Mittlere Punktzahl des Königs
cli-simulate-king_mean_difference = Mittlerer Unterschied, eigene Punkte minus seine
cli-simulate-king_win_share = Gegen ihn gewonnene Partien, %
cli-simulate-king_min_difference = Niedrigster Unterschied
cli-simulate-king_max_difference = Höchster Unterschied
cli-simulate-bots = Bots
cli-simulate-bot = Bot
cli-simulate-bot_score = Mittlere Punktzahl
cli-simulate-bot_range = Niedrigste bis höchste
cli-simulate-bot_wins = Gewonnen, %
cli-simulate-written = Geschrieben: { $path }

cli-replay-verified = { $played } von { $length ->
    [one] { NUMBER($length) } Zug
   *[other] { NUMBER($length) } Zügen
} gespielt; aufgezeichnete Stellungen geprüft: { $hashes }.

cli-verify-kept = Commitment: { $given }, wie versprochen.
cli-verify-broken = Commitment: das Geheimnis ergibt { $given }, versprochen war { $promised }. Es ist ein anderes Geheimnis.
cli-verify-no_promise = Commitment: das Geheimnis ergibt { $given }; die Aufzeichnung sagt nicht, was versprochen war. Vergleiche es mit dem, was zu Beginn der Partie genannt wurde.
cli-verify-dictated = Aus einer anderen Partie übernommen, mit Würfeln, die hier nicht versprochen waren: { COUNT($moves, of: "moves") }. Sie werden nachgespielt und nicht geprüft.
cli-verify-all_fit = { COUNT($outcomes, of: "rolls") } geprüft: alles ist so, wie das Geheimnis es ergibt.
cli-verify-wrong = Zug { $number } (Zeile { $line }) ist der erste, den das Geheimnis nicht ergibt; davor geprüft und richtig: { COUNT($fitting, of: "rolls") }.
cli-verify-recorded = Aufgezeichnet: { $said }  [{ $notation }]
cli-verify-due = Das Geheimnis ergibt: { $said }  [{ $notation }]
cli-verify-unfinished = Die Partie wurde nicht zu Ende gespielt; geprüft ist, was gespielt wurde.
cli-verify-fair = Die Würfel sind ehrlich.
cli-verify-unfair = Die Würfel sind nicht ehrlich.

cli-scenario-passed = bestanden
cli-scenario-failed = durchgefallen
cli-scenario-expected = erwartet
cli-scenario-found = gefunden
cli-scenario-missing = fehlt
cli-scenario-too_much = zu viel
cli-scenario-more = und { $count } mehr
cli-scenario-after = nach `{ $line }`
cli-scenario-start = am Anfang
cli-scenario-sum = { COUNT($scenarios, of: "scenarios") }: { $passed } bestanden, { $failed } durchgefallen, { $refused } abgelehnt.

cli-serve-ready = Der Server läuft unter { $url }. Strg-C beendet ihn.
cli-serve-elsewhere = Andere Geräte öffnen { $url }
cli-serve-running = Unter { $url } läuft schon ein Server: seine Lobby wird geöffnet.
cli-serve-ended = Der Server ist beendet.

cli-db-progress = Datenbank
cli-db-written = Geschrieben: { $file } ({ COUNT($games, of: "games") }, { NUMBER($size) } KB).
cli-db-kept = Eine Sicherung dessen, was da war: { $file }.
cli-db-made = Die Datenbank ist angelegt, ihr Schema ist jetzt { $after }.
cli-db-restored = Wiederhergestellte Zeilen: { NUMBER($rows) }.
cli-db-current = Das Schema ist auf dem neuesten Stand: { $after }.
cli-db-upgraded = Das Schema war { $before } und ist jetzt { $after }.
cli-db-checked = Geprüft: { $seen }.
cli-db-departed = Nach anderen Regeln gespielt, also nicht noch einmal: { COUNT($games, of: "games") }.
cli-db-finding = Datenbank: { $problem }
cli-db-finding_game = Partie { $game }: { $problem }
cli-db-finding_message = Partie { $game }, Nachricht { $seq }: { $problem }
cli-db-good = Alles ist so, wie es gespielt wurde.
cli-db-bad = Nicht so, wie es sein sollte: { COUNT($found, of: "things") }.

cli-dice-sheet_written = { $file } ist geschrieben: { COUNT($copies, of: "pages") }, A4 quer.

cli-honours-title = Ehrentafel von Troyes Dice
cli-honours-player = Spieler
cli-honours-earned_count = Ehren
cli-honours-games = Partien
cli-honours-won = Mit anderen gewonnen
cli-honours-best = Bestleistung
cli-honours-hint = troyes honours NAME zeigt alle Ehren eines Spielers.
cli-honours-empty = Noch ist keine Partie gezählt. Spiele eine, oder nimm mit --add eine gespeicherte dazu.
cli-honours-of = { $who }: { $earned } von { $all } Ehren
cli-honours-progress = { $games } von { $needed }
cli-honours-summary = { COUNT($games, of: "games") }, { $won } mit anderen gewonnen, Bestleistung { NUMBER($best) } SP.
cli-honours-earned = { $who } erhält eine Ehre, { $honour }: { $what }.
cli-honours-nothing_new = Nichts Neues für die Ehrentafel.
cli-honours-exported = { $file } ist geschrieben: { COUNT($games, of: "games") }.
cli-honours-imported = { COUNT($new, of: "games") } dazugekommen, { COUNT($known, of: "games") } schon bekannt.

cli-server-people = Leute
cli-server-games = Partien
cli-server-id = Kennung
cli-server-name = Name
cli-server-login = Login
cli-server-role = Rolle
cli-server-created = seit
cli-server-game = Spiel
cli-server-status = Zustand
cli-server-seats = Plätze
cli-server-changed = geändert
cli-server-appointed = { $name } ist jetzt Administrator.
cli-server-dismissed = { $name } ist wieder Spieler.
cli-server-password = Das neue Passwort von { $name }: { $password }
cli-server-forgotten = { $name } ist vergessen.
cli-server-closed = Die Partie { $game } ist geschlossen.

cli-arena-played = { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
  }, { $games ->
    [one] { $games } Partie.
   *[other] { $games } Partien.
  } Grenzen mit 95 % Sicherheit.
cli-arena-bot = Bot
cli-arena-bot_games = Partien
cli-arena-win_rate = Gewonnen, %
cli-arena-mean_points = Punkte
cli-arena-margin = Vorsprung
cli-arena-rating = Wertung
cli-arena-time = Entscheidung, ms: Mittel / längste
cli-arena-bands = Anteil der Partien, %
cli-arena-at_least = { $points } Punkte und mehr
cli-arena-pair = Seite an Seite
cli-arena-two = { $first } – { $second }
cli-arena-better = Der erste vorn, %
cli-arena-difference = Unterschied in Punkten
cli-arena-no_rating = Wertungen brauchen die Bibliothek openskill: pip install openskill
cli-arena-sprt_first = { $first } ist stärker als { $second }, nach { $deals } Verteilungen.
cli-arena-sprt_second = { $second } ist stärker als { $first }, nach { $deals } Verteilungen.
cli-arena-sprt_neither = Keiner ist um diesen Unterschied stärker, nach { $deals } Verteilungen.
cli-arena-sprt_undecided = Nicht sicher nach { $deals } Verteilungen: spiele mehr.
