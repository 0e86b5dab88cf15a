# Making a move in the city: the charter beside the board.

move-charter = Urkunde
move-lot = Deine Gruppe
move-empty = Wähle Würfel, deine oder fremde, dann, was sie tun. Oder wähle einen Ort und sieh, welche Würfel dafür taugen.
move-sum = wert: { $n }
move-remove_die = { $die }: aus der Gruppe nehmen
move-price-neutral = { $n ->
    [one] Neutraler Würfel, an die Bank
   *[other] Neutrale Würfel, an die Bank
}
move-price-king = { $n ->
    [one] Würfel des Königs
   *[other] { $n } Würfel des Königs
}
move-price-owner = { $n ->
    [one] Würfel von { $owner }
   *[other] { $n } Würfel von { $owner }
}
move-in_lot = in einer Gruppe von { $n }
move-ways = Wie sich diese Würfel nutzen lassen
move-way-plain = wie geworfen
move-way-turned = { $die } umgedreht
move-way-picked = für: { $die }
move-way-as = als { $colour }
move-pass-king = Der König macht weiter, bis kein Würfel mehr in der Stadt ist, auch keiner von dir.
move-cube = mit { $card }
move-only_own = Nur deine eigenen Würfel kämpfen.
move-options = Was diese Würfel tun können
move-answers = Antworten
move-lots = Würfel für: { $place }
move-lots-more = { $n } weitere
move-no_options = Diese Würfel tun noch nichts. Nimm einen dazu oder einen weg.
move-from = ab { $price }
move-price-hire = anheuern { $n }
move-price-pay = Preis { $n }
move-countered = abgewehrt
move-price-for = { $price }: { $what }
move-no_dice = Es ist kein Würfel dieser Farbe mehr da.
move-no_own_dice = Du hast keinen Würfel mehr.
move-one_colour = Eine Gruppe hat nur eine Farbe.
move-anew = Neu beginnen: { $die }
move-impossible = Das geht jetzt nicht.
move-besides = Vorher noch
move-aside-reroll = Neuwurf
move-aside-flip = Drehen
move-aside-recruit = Anwerben
move-aside-extra = Zusatzwürfel
move-aside-swap = Tauschen
move-aside-shield = Schild
move-aside-ask = Wieder fragen
move-aside-hint-reroll = Wähle den Würfel, den du neu wirfst.
move-aside-hint-flip = Dreh Würfel um.
move-aside-hint-recruit = Ein Gefolgsmann mehr.
move-aside-hint-extra = Ein Würfel mehr.
move-aside-hint-swap = Wähle einen eigenen Würfel und einen aus einem anderen Viertel.
move-aside-hint-shield = Ein Klötzchen gegen den höchsten schwarzen Würfel.
move-aside-hint-ask = Wähle den Dauerauftrag, den du aufgibst.
move-aside-back = Zurück zur Gruppe
move-pass = Passen
move-seal = Besiegeln
move-seal-what = Besiegeln: { $what }
move-seal-choose = Wähle zuerst
move-seal-dice = Wähle Würfel
move-fight = { $n ->
    [one] Gegen { $n } schwarzen Würfel: { $held } von { $need }
   *[other] Gegen { $n } schwarze Würfel: { $held } von { $need }
}
move-fight-how = Nimm eigene Würfel, in beliebiger Reihenfolge. Rote zählen das { $factor }-Fache ihres Werts.
move-fight-more = Weitere schwarze Würfel können dazukommen: wähle sie mit.
move-flip = Umzudrehen: { $n } von { $most }
move-flip-how = Nimm eigene Würfel, in beliebiger Reihenfolge. Jeder zeigt dann die Gegenseite: 7 minus seinen Wert.
move-seal-place = Wähle den Ort
move-sealing = Unterwegs…
move-undo = Zurück
move-undo-move = Letzten Zug zurücknehmen
move-undo-click = Letzten Klick zurücknehmen
move-before_after = { $unit }: erst { $before }, dann { $after }
move-waiting = Warten auf { $who }.
move-thinking = { $who } denkt nach.
move-over = Die Partie ist vorbei.
move-watching = Du siehst dieser Partie zu.
move-loading = Der Stadtschreiber schlägt nach, was du darfst…
move-owner-neutral = neutral
move-owner-king = der König
move-and = { " " }und{ " " }

hint-title = Tipp:
hint-show = Zeigen
hint-thinking = Ein Tipp wird gesucht…

side-label = Deine Angelegenheiten
side-news = neu
side-chat-heard = { $who } sagt: { $text }
side-secret = geheime Persönlichkeit
side-secrets = geheime Persönlichkeiten
side-turned = { $n ->
    [one] deine Persönlichkeit
   *[other] deine Persönlichkeiten
}
side-open = offene Persönlichkeiten
side-king = Persönlichkeiten der Spalte
side-none = noch keine Persönlichkeit
side-tier = du hast { $n }: { $vp } SP
side-vp = deine Punkte bisher
side-vp-end = deine Punkte
side-tabs = Was geschehen ist
side-chronicle = Chronik
side-ledger = Kontobuch
side-chat = Chat
side-earlier = Früheres
side-round = { $nth } Runde
side-nth-1 = Erste
side-nth-2 = Zweite
side-nth-3 = Dritte
side-nth-4 = Vierte
side-nth-5 = Fünfte
side-nth-6 = Sechste
side-chronicle-empty = Noch ist nichts geschehen.
side-chat-empty = Noch hat niemand etwas gesagt.
side-chat-say = Sag etwas
side-chat-send = Senden
side-chat-private = Was an einem privaten Tisch gesagt wird, bleibt unter denen, die dort sitzen.
side-chat-off = Kein Chat an diesem Tisch.
side-ledger-of = Wessen Konto
side-ledger-source = Von
side-ledger-start = Zu Beginn
side-ledger-total = Insgesamt
side-ledger-now = Wenn jetzt Schluss wäre
side-ledger-end = Das Ende
side-ledger-held = Punkte bisher
side-ledger-board = Spielplan
side-ledger-figures = Persönlichkeiten
side-ledger-board-note = Spielplan: Handwerker, Klötzchen auf Ereignissen, leere Ebenen der Kathedrale, Karten, die am Ende zählen.
side-ledger-note = Eine Persönlichkeit, die du kennst, zählt für alle; geheime Persönlichkeiten der anderen kommen noch dazu.
side-ledger-none = Noch ist nichts gekommen oder gegangen.
side-ledger-other = Anderes

bar-round = Runde { $n } von { $all }
bar-phases = Phasen der Runde
bar-phase-activities = Aktionskarten
bar-phase-income = Einkommen
bar-phase-workforce = Würfel
bar-phase-events = Ereignisse
bar-phase-actions = Aktionen
bar-phase-end = Nacht
bar-phase-placement = Einsetzen
bar-your_turn = Du bist am Zug, { $who }
bar-their_turn = { $who } ist am Zug
bar-over = Die Glocken läuten
bar-abandoned = Die Partie ist abgebrochen
bar-advice = bilde eine Würfelgruppe, dann wähle, was sie tut
bar-tools = Werkzeuge
