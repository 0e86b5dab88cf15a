# Messages: what is wrong with what somebody typed or sent, and what to do.
place-said = { $where }: { $said }
place = { $part }
place-inside = { $outer }, { $inner }
line = Zeile { $number }
line-column = Zeile { $line }, Spalte { $column }
step = Schritt { $number }
record = Aufzeichnung
cannot-be-read = kann nicht gelesen werden ({ $why })
is-there-already-and = gibt es schon und bleibt unverändert
is-not-a-file = ist keine Datei
is-not-the-record = ist nicht die Aufzeichnung einer Partie und bleibt unverändert
holds-another-game-moves = enthält eine andere Partie ({ $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
})
holds-more-of-this = enthält mehr von dieser Partie ({ $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
})
holds-this-game-played = enthält diese Partie, aber nach { $common ->
    [one] { $common } Zug
   *[other] { $common } Zügen
} anders gespielt
name-another-file = Nenne eine andere Datei
cannot-be-written = kann nicht geschrieben werden ({ $why })
no-such-file-or = Datei oder Ordner nicht gefunden
permission-denied = kein Zugriff
is-a-directory = das ist ein Ordner
not-a-directory = das ist kein Ordner
file-exists = die Datei gibt es schon
no-space-left-on = auf dem Datenträger ist kein Platz mehr
disk-quota-exceeded = der erlaubte Speicherplatz ist aufgebraucht
file-too-large = die Datei würde zu groß
input-output-error = der Datenträger antwortet nicht richtig
make-room-on-the-disk-or = Schaffe Platz auf dem Datenträger, oder nenne eine Datei auf einem anderen
read-only-file-system = der Datenträger kann nur gelesen werden
file-name-too-long = der Dateiname ist zu lang
it-is-not-utf = es ist kein Text in UTF-8
this-cannot-be-the = so kann keine Datei heißen
why-of-the-system = { $why }
name-a-file-in = Nenne eine Datei in einem Ordner, in den du schreiben darfst
name-a-readable-record = Nenne eine lesbare Aufzeichnung
name-a-readable-toml-or = Nenne eine lesbare TOML- oder JSON-Datei
is-not-valid = ist kein gültiges { $kind }: { $why }
is-nested-too-deeply = ist zu tief verschachtelt
has-more-than-characters = hat mehr als { $most } Zeichen
has-more-than-dots = hat mehr als { $most } Punkte
holds-more-than-values = enthält mehr als { $most } Werte
has-more-than-moves = hat mehr als { $most } Züge
name-the-record-of = Nenne die Aufzeichnung einer einzigen Partie
an-integer-has-more = eine ganze Zahl hat mehr als 64 Bit
a-name-is-given = ein Name kommt zweimal vor
a-name-is-not = auf einen Namen folgt kein =
there-is-no-value = dort steht kein lesbarer Wert
the-line-goes-on = die Zeile geht weiter, wo sie enden sollte
a-text-or-a = ein Text oder eine Klammer wird nicht geschlossen
something-else-is-expected = hier wird etwas anderes erwartet
see-docs-records-md = Sieh in docs/records.md nach, oder stelle die Datei aus einer Kopie wieder her
restore-the-file-from = Stelle die Datei aus einer Kopie wieder her
is-not-utf-8 = ist kein Text in UTF-8
is-empty = ist leer
name-a-record-the = Nenne eine Aufzeichnung, die Datei einer gespeicherten Partie
is-cut-off = ist abgeschnitten
delete-this-last-line = Lösche diese letzte Zeile, um vom Zug davor weiterzuspielen
is-not-json = ist kein JSON
is-not-a-json = ist kein JSON-Objekt
is-not-the-header = ist nicht der Kopf einer Aufzeichnung von troyes
version-is-not-known = Version { QUOTE($found) } ist unbekannt
update-troyes-or-save = Aktualisiere troyes, oder speichere die Partie noch einmal
seats-must-be-a = seats muss eine Liste von Namen sein
rules-must-be-a = rules muss eine Version sein
must-be-a-table = { $name } muss eine Tabelle sein
seed-must-be-a = seed muss eine Zahl oder ein Text sein
redacted-must-be-a = redacted muss ein Platz sein, oder -1 für einen Zuschauer
stands-after-the-end = steht nach dem Ende der Partie
should-be-move-not = sollte Zug { $number } sein, nicht { QUOTE($found) }: Züge fehlen oder sind durcheinander
move-must-be-a = move muss eine Zeile in Notation sein
must-be-64-digits-from-0-to-f-kernel = { $name } muss aus 64 Ziffern von 0 bis f bestehen
holds-no-secret-of = enthält das Geheimnis der Würfel nicht, also lassen sie sich nicht prüfen
the-secret-is-told = Das Geheimnis einer Partie auf einem Server wird verraten, wenn sie vorbei ist: hole dir dann ihre Aufzeichnung
hash-must-be-16 = hash muss aus 16 Ziffern von 0 bis f bestehen
end-must-hold-one = end muss für jeden Platz einen Punktestand enthalten
is-missing = { $name } fehlt
is-not-known-here = { QUOTE($name) } ist hier unbekannt
names-for-seats = { $given ->
    [one] { $given } Name
   *[other] { $given } Namen
} für { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
give-one-name-per-seat = Gib einen Namen für jeden Platz an
dictated-must-be-a = dictated muss eine Anzahl von Zügen sein
is-a-redacted-record = ist eine zensierte Aufzeichnung, ihre geheimen Züge fehlen
ask-for-the-full = Hole dir die vollständige Aufzeichnung
has-moves-not = { $file } hat { $length ->
    [one] { $length } Zug
   *[other] { $length } Züge
}, nicht { $until }
choose-a-smaller-number = Wähle eine kleinere Zahl
move-departs = Zug { $number } weicht ab: { $problem }
cannot-be-read-here = { QUOTE($line) } lässt sich hier nicht lesen: { $why }
is-refused-here = { QUOTE($line) } geht hier nicht: { $why }
the-position-after-is = die Stellung nach { QUOTE($line) } ist nicht die aufgezeichnete
replay-it-with-until = Spiele sie mit --until { $before } ab, oder stelle die Datei aus einer Kopie wieder her
it-was-recorded-with = Aufgezeichnet mit den Regeln { $then }, diese hier sind { $now }. { $remedy }
the-game-is-over-but = die Partie ist vorbei, aber ihr Ergebnis fehlt
has-scores-but-the = nennt ein Ergebnis, aber die Partie ist nicht vorbei
the-scores-are-not = das Ergebnis ist { QUOTE($found) }, nicht { QUOTE($kept) }
see-docs-scenarios-md = Sieh in docs/scenarios.md nach, welche Felder ein Szenario hat
see-docs-notation-md = Sieh in docs/notation.md nach
plain = { QUOTE($line) }: { $why }
is-refused = { QUOTE($line) } geht nicht: { $why }
correct-the-line = Verbessere die Zeile
dictate-the-outcome-with = Gib den Zufall mit einer Zeile vor, die mit * beginnt, oder gib dem Szenario einen seed
there-is-nothing-left = es ist nichts mehr zu ziehen
leave-more-cards-in = Lass mehr Karten in den Stapeln
must-be-a-list-of-tables = muss eine Liste von Tabellen sein
stands-beside-steps-so = steht neben steps, also ist unklar, wohin es gehört
move-it-into-a = Setze es in einen Schritt
must-be-a-line = muss eine Zeile oder eine Liste von Zeilen sein
no-phase-one-can = keine Phase, nach der man anhalten kann, heißt { QUOTE($name) }
nobody-decides-between-two = zwischen zwei Phasen entscheidet niemand
move-it-into-the = Setze es in den nächsten Schritt
does-not-end-here = { $phase } endet hier nicht
play-the-moves-that = Spiele zuerst die Züge, die noch davor kommen
there-are-too-many-outcomes = es gibt zu viele Zufallsergebnisse, um alle aufzuzählen
write-the-outcomes-into = Schreibe die Zufallsergebnisse in offers
plain-kernel = { $line } ({ $why })
is-not-an-effect = { QUOTE($line) } ist keine Wirkung
write-a-deniers-2 = Schreibe A deniers +2 at ORT because KARTE
no-effect-is-called = keine Wirkung heißt { QUOTE($name) }
no-game-leads-there = Keine Partie führt dorthin: verbessere die Stellung
must-be-a-list = muss eine Liste sein
is-neither-a-line = { QUOTE($item) } ist weder eine Zeile noch ein Zug mit einem Code
must-be-a-table-kernel = muss eine Tabelle sein
must-be-a-text = muss ein Text sein
must-be-a-whole-number-from-0 = muss eine ganze Zahl ab 0 sein
no-field-is-called = kein Feld heißt { QUOTE($name) }
did-you-mean-kernel = Meintest du { $near }?
no-game-is-called = kein Spiel heißt { QUOTE($name) }
games = Spiele: { $games }
why-no-outcome = Das ist kein Ergebnis des Zufalls.
why-no-undo = Es gibt nichts zurückzunehmen.
