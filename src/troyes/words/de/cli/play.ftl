# `troyes play` in the terminal: the board, the questions, what can be typed. Everything has to fit into 80 columns.

play-board-round = Runde { $round } von { $rounds }
play-board-events = Vor den Toren
play-board-fought = mit
play-board-banners = Banner
play-board-rewards = SP
play-board-black = schwarz
play-board-attack = Abwehr
play-board-cathedral = Kathedrale
play-board-family = Familie
play-board-deniers = Denare
play-board-influence = Einfl.
play-board-vp = SP
play-board-citizens = Gefolge
play-board-dice = Würfel
play-board-neutral = neutral
play-board-king = der König
play-board-column = Persönlichkeiten, die nächste zuerst: { $names }
play-board-open = Offen für alle: { $names }
play-board-guards = Wachen auf der Stadtmauer ({ $length } Schritte):
play-board-gate = Tor { $gate } (Schritt { $steps })
play-board-always = immer
play-board-never = nie
play-board-reversed = in umgekehrter Reihenfolge
play-board-held = , { $n } festgehalten
play-board-per_die = je Würfel
play-board-passed = gepasst, { $coins } beiseite
play-board-lying = verdrängt: { $who }
play-board-salary = Lohn { $n }
play-board-hire = anheuern { $n }
play-board-hire_influence = anheuern { $n } Einfl.
play-board-spaces = SP
play-board-cubes = Klötzchen
play-board-closed = öffnet in Runde { $n }
play-board-activities = Aktionskarten
play-board-secret = Geheim: { $names }
play-board-secrets = Geheim: { $names }

play-game-welcome_alone = Troyes, allein gegen den König. Du bist { $who } ({ $letter }), der König ist N. ? zeigt die Hilfe.
play-game-welcome = Troyes, { $players } Spieler. Du bist { $who } ({ $letter }). ? zeigt die Hilfe.
play-game-welcome_hotseat = Troyes, { $players } Spieler an einem Bildschirm. ? zeigt die Hilfe.
play-game-hand_over = { $who }, du bist am Zug. Enter, wenn niemand sonst zuschaut:
play-game-resumed =
    { $moves ->
        [one] Die Partie geht weiter: { $moves } Zug wurde gespielt.
       *[other] Die Partie geht weiter: { $moves } Züge wurden gespielt.
    }
play-game-seed = Seed { $seed }: dieselbe Zahl bringt dieselben Würfel und Karten.
play-game-prompt = Deine Wahl:
play-game-bye = Die Partie bleibt, wie sie ist.
play-game-saved = In { $file } gespeichert.
play-game-save_how = Nenne eine Datei: s meine-partie.jsonl
play-game-kept = Die Partie ist gespeichert: `troyes play` spielt sie weiter ({ $file }).
play-game-leave_own = Gehen? Sie ist gespeichert. Enter: ja, c: nein, d: verwerfen, DATEI: Kopie:
play-game-leave_saved = Gehen? Sie ist gespeichert. Enter: ja, c: nein, DATEI: Kopie:
play-game-leave_unsaved = Partie speichern? DATEI: dort, Enter: gehen, ohne zu speichern, c: bleiben:
play-game-overwrite = { $file } { $problem }. Mit ja wird sie überschrieben:
# What has to be typed then, in small letters.
play-game-yes = ja
play-game-undone = Zurückgenommen.
play-game-no_log = Noch ist nichts geschehen.
play-game-legal = Das ist möglich: { $move }.
play-game-why_how = Nenne einen Zug: w activate merchant with Y5
play-game-not_understood = { $input }: nicht verstanden. Tippe eine Nummer der Liste oder einen Zug; ? zeigt die Hilfe.
play-game-no_such_number = Die Liste geht von 1 bis { $most }.
play-game-no_dice = Mit { $dice } geht hier nichts.
play-game-rules_topics = Themen: { $topics }
play-game-no_topic = Keine Regel heißt { $topic }. Themen: { $topics }
play-game-no_card = Nichts heißt hier { $name }. Nenne eine Karte, ein Ereignis, eine Persönlichkeit oder einen Ort des Menüs.
play-game-near_cards = Nichts heißt genau { $name }. Meintest du: { $names }?
play-game-more_rules = r { $topic } sagt mehr dazu.
play-game-card_how = Nenne eine Karte, ein Ereignis, eine Persönlichkeit oder einen Ort, oder die Nummer im Menü: i Bogenschütze, i 3
play-game-hint = Der Bot würde wählen: { $move }.
play-game-no_hint = Du hast gerade nichts zu entscheiden.
play-game-read_on = Enter: weiter
play-game-go_on = Enter: weiter, u: zurücknehmen

play-places-cathedral = Kathedrale
play-places-agriculture = Landwirtschaft
play-places-guard = Wache losschicken
play-places-swap = Würfel tauschen
play-places-reroll = Würfel neu werfen
play-places-recruit = Gefolgsmann anwerben
play-places-flip = Bis zu 3 Würfel umdrehen
play-places-pass = Für diese Runde passen
play-places-black_dice = Schwarze Würfel

play-offer-title = Partien, die noch nicht zu Ende sind:
play-offer-game =
    { $moves ->
        [one] { $game }, { $people }: { $moves } Zug, { $when }
       *[other] { $game }, { $people }: { $moves } Züge, { $when }
    }
play-offer-city = Troyes
play-offer-dice = Troyes Dice
play-offer-new = eine neue Partie
play-offer-prompt = Weiterspielen (Enter: die erste):
play-offer-wrong = Tippe eine Zahl von 1 bis { $most }, oder n.

play-menu-trades = Karten
play-menu-events = Ereignisse
play-menu-places = Orte
play-menu-influence = Einfluss
play-menu-more = Sonst

play-ask-more = m: mehr (noch { $left })
play-ask-all = a: alle { $count } Würfelgruppen
play-ask-back = b: zurück
play-ask-filter = Würfel (Y5 B:Y6): nur Gruppen mit ihnen
play-ask-best = { $target }: für jedes Ergebnis die billigsten Würfel
play-ask-every = { $target }: alle Würfelgruppen, die billigsten zuerst
play-ask-with_dice = Was mit { $dice } geht
play-ask-free = Würfel gratis
play-ask-from = Würfel ab { $price }
play-ask-up_to = bis zu { $what }
play-ask-hire = anheuern { $n }
play-ask-hire_influence = anheuern { $n } Einfluss
play-ask-hired = schon deine
play-ask-settle = Gefolgsmann einsetzen
play-ask-reroll = Würfel neu werfen
play-ask-influence = { $n } Einfluss
play-ask-cathedral = Kathedrale
play-ask-agriculture = Landwirtschaft

play-help-title = Was du tippen kannst
play-help-number = eine Zahl
    .does = aus der Liste wählen
play-help-dice = Y5 B:Y6
    .does = Würfel zuerst: was mit ihnen geht (deine; B: gekauft von B; N: neutral)
play-help-line = activate merchant with Y5
    .does = ein ganzer Zug in Notation (r notation)
play-help-undo = u
    .does = deine letzte Entscheidung in diesem Zug zurücknehmen
play-help-save = s DATEI
    .does = eine Kopie der Partie; troyes play --resume DATEI spielt sie weiter
play-help-log = l
    .does = was geschehen ist
play-help-view = v
    .does = die Stadt noch einmal zeichnen
play-help-why = w ZUG
    .does = warum ein Zug nicht möglich ist
play-help-rules = r THEMA
    .does = die Regeln in Kürze (r allein zeigt die Themen)
play-help-card = i NAME, i 3
    .does = Karte, Ereignis, Persönlichkeit oder Ort im vollen Wortlaut, oder Nummer 3 des Menüs
play-help-hint = h
    .does = ein Tipp: was der Bot täte und was es bringt
play-help-quit = q
    .does = gehen; die Partie bleibt gespeichert
play-help-short = 0→4 5d 2A1·
    .does = im niedrigen Fenster: Würfel ab 0 Denaren, bis zu 4-mal; anheuern 5; Felder für 2 SP (von A) und 1 SP
play-help-letters = R◆ Y■ W● P✦
    .does = rote, gelbe, weiße und violette Würfel; A bis D sind die Familien, N ist neutral oder der König

play-end-title = Abrechnung
play-end-source = Quelle
play-end-total = Summe
play-end-winner = { $who } gewinnt mit { $points } SP.
play-end-nobody = Niemand gewinnt: mehr als { $points } SP waren nötig.
play-end-difference = Deine Punkte minus die des Königs: { $difference }.
play-end-winners = { $who } teilen sich den Sieg mit { $points } SP.
