# `troyes king --table`: the King's Challenge at a real board.

king-table-start-language = Sprache
king-table-start-saved = In { $file } ist ein Tisch gespeichert: Runde { $round }, Eingabe { $moves }.
king-table-start-saved_over = In { $file } ist ein beendeter Tisch gespeichert.
king-table-start-go_on = Dort weiterspielen
king-table-start-new = Einen neuen Tisch beginnen
king-table-start-name = Dein Name (Enter: { $usual }):
king-table-start-bad_name = Ein Name ist eine kurze Zeile ohne Sonderzeichen.
king-table-start-modules = Womit spielst du außer dem Grundspiel?
king-table-start-modules_hint = Zahlen oder Namen (1 3), all, Enter: nur das Grundspiel
king-table-start-options = Welche dieser Varianten spielst du?
king-table-start-options_hint = Zahlen (1 3), Enter: keine davon
king-table-start-one_hint = eine Zahl, Enter: 1
king-table-start-prompt = Deine Wahl:
king-table-start-not_one = { $input }: nicht verstanden. Die Liste geht von 1 bis { $most }.
king-table-start-no_table = In { $where } ist kein Tisch gespeichert; ein neuer beginnt.

king-table-module-bonus = Bonuskarten
king-table-module-characters = Damen: Persönlichkeiten
king-table-module-activities = Damen: Aktionskarten
king-table-module-events = Damen: Ereignisse
king-table-module-purple_die = Damen: violetter Würfel
king-table-module-ramparts = Damen: Stadtmauer

king-table-variant-pool = Nur die Aktionskarten der Damen (sonst beide Sätze gemischt)
king-table-variant-king_stops = Der König hört mit seinem letzten Würfel auf (sonst spielt er, solange Würfel da sind)
king-table-variant-king_colours = Die beiden Farben des Königs zählen einzeln (sonst als eine)

king-table-play-welcome = Die Herausforderung des Königs an deinem Tisch, { $who }. Wirf, ziehe und tippe es ein; mit Enter würfelt und zieht das Programm. hilfe erklärt alles.
king-table-play-kept = Jeder Schritt wird in { $file } gespeichert.
king-table-play-resumed = Der Tisch geht weiter; Eingaben bisher: { $moves }.
king-table-play-resume_how = Später weiterspielen: troyes king --table --resume{ $file }
king-table-play-round = Runde { $round } von { $rounds }
king-table-play-only_one = Nur { $name } ist noch übrig.
king-table-play-rolled = Das Programm zieht: { $line }
king-table-play-board = Auf dem Spielplan:
king-table-play-undone = Zurückgenommen: { $line }
king-table-play-nothing = Es gibt nichts zurückzunehmen.
king-table-play-only = Nur { $most } Schritte lassen sich zurücknehmen.
king-table-play-undo_how = zurück nimmt einen Schritt zurück, zurück 3 nimmt drei zurück.
king-table-play-redone = Wiederholt: { $line }
king-table-play-no_redo = Es gibt nichts zu wiederholen.
king-table-play-saved = Dieser Tisch wird nach jedem Schritt in { $file } gespeichert. speichern DATEI schreibt eine Kopie.
king-table-play-settle = Die Partie ist vorbei. Enter: Abrechnung, zurück: zurücknehmen
king-table-play-king = Die Ergebnisse des Königs
king-table-play-king_dice = Seine Würfel, der stärkste zuerst: { $dice }
king-table-play-king_column = Persönlichkeiten in der Spalte, die nächste zuerst: { $names }
king-table-play-none = keine

king-table-score-title = Wäre die Partie jetzt zu Ende
king-table-score-tokens = SP, die schon da sind: { $who } { $yours }, der König { $kings }.
king-table-score-total = { $who } { $yours }, der König { $kings }: ein Unterschied von { $difference }.

king-table-help-title = Was du tippen kannst
king-table-help-chance = 5 2 / Wegelagerer
    .does = was du geworfen oder gezogen hast: Ziffern, ein Name oder eine Nummer der Liste
king-table-help-enter = Enter
    .does = bei Würfeln und Karten: das Programm würfelt oder zieht
king-table-help-number = eine Zahl
    .does = aus der Liste wählen
king-table-help-dice = Y5 N:Y6
    .does = Würfel zuerst: was mit ihnen geht (deine; N: gekauft vom König)
king-table-help-line = activate merchant with Y5
    .does = ein ganzer Zug in Notation (regeln notation)
king-table-help-undo = zurück, zurück 3
    .does = die letzten Schritte zurücknehmen, auch Würfel; wieder holt sie zurück (u)
king-table-help-score = punkte
    .does = die Punkte von beiden, als wäre die Partie jetzt zu Ende (p)
king-table-help-board = plan
    .does = die Stadt noch einmal zeichnen, zum Vergleichen (v)
king-table-help-king = ergebnisse
    .does = was der König bei jeder Summe tut, seine Würfel, seine Persönlichkeiten (k)
king-table-help-log = chronik
    .does = was geschehen ist (l)
king-table-help-why = warum ZUG
    .does = warum ein Zug nicht möglich ist (w)
king-table-help-rules = regeln THEMA
    .does = die Regeln in Kürze; allein zeigt es die Themen (r)
king-table-help-hint = tipp
    .does = was der Bot an deiner Stelle täte (h)
king-table-help-card = karte NAME
    .does = eine Aktionskarte oder ein Ereignis im vollen Wortlaut (i)
king-table-help-save = speichern DATEI
    .does = eine Kopie; gespeichert wird der Tisch nach jedem Schritt (s)
king-table-help-quit = ende
    .does = gehen; troyes king --table --resume spielt weiter (q)
king-table-help-letters = R◆ Y■ W●
    .does = rote, gelbe und weiße Würfel; A bist du, N ist der König

# Commands by their words, as the help above writes them; several words for one command are separated by commas, for
# example with and without an accent.
king-table-word-help = hilfe
king-table-word-hint = tipp
king-table-word-undo = zurück, zurueck
king-table-word-redo = wieder
king-table-word-save = speichern
king-table-word-log = chronik
king-table-word-why = warum
king-table-word-rules = regeln
king-table-word-quit = ende, beenden
king-table-word-board = plan, spielplan
king-table-word-card = karte
king-table-word-score = punkte
king-table-word-results = ergebnisse
