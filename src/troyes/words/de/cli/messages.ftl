# Messages: what is wrong with what somebody typed or sent, and what to do.
is-not-a-language = { QUOTE($language) } ist keine Sprache dieses Programms
choose-one-of = Wähle eins davon: { $known }
cannot-be-combined-with = { QUOTE($name) } verträgt sich nicht mit --value
leave-one-of-them = Lass eins von beiden weg
no-module-is-called = kein Modul heißt { QUOTE($name) }
nothing-is-called = nichts heißt { QUOTE($name) }
troyes-cards-lists-everything = `troyes cards` zeigt alles
no-topic-is-called = kein Thema heißt { QUOTE($name) }
troyes-rules-lists-the = `troyes rules` zeigt die Themen
needs-the-module = braucht das Modul { $module }
add-it-to-modules = Ergänze es bei --modules, oder lass dies weg
is-about-the-king = betrifft den König, der gegen eine einzelne Person spielt
leave-it-out-or-choose-players = Lass es weg, oder wähle --players 1
is-nobody-at-this = { QUOTE($name) } ist niemand an diesem Tisch
do-not-go-together = passen nicht zusammen
leave-the-others-out-or-begin = Lass die anderen weg, oder beginne eine neue Partie
leave-the-others-out-or-choose = Lass die anderen weg, oder wähle --table
its-dice-go-on = Ihre Würfel gehen weiter, wie sie begannen: lass --seed weg
is-for-one-person = ist für eine einzelne Person unter Bots
leave-it-out-people = Lass es weg: alle sitzen in der Reihenfolge ihrer Namen
is-for-three-or = ist für drei oder vier Spieler
leave-it-out-or-choose-more = Lass es weg, oder wähle mehr Spieler
is-not-a-seat-of = { $seat } ist kein Platz bei { $players } Spielern
seats-go-from-0 = Die Plätze gehen von 0 bis { $last }
bots-for-seats = { $given ->
    [one] { $given } Bot
   *[other] { $given } Bots
} für { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
name-one-bot-for-all-or = Nenne einen Bot für alle, oder einen für jeden Gegner
name-one-bot-for-all-seats = Nenne einen Bot für alle Plätze, oder einen für jeden
no-bot-is-named = kein Bot ist genannt
for-example-bots-random = Zum Beispiel --bots random
holds-a-game-of-not-of = enthält eine Partie { $game }, nicht { $wanted }
choose-another-record = Wähle eine andere Aufzeichnung
names-for-people = { $given ->
    [one] { $given } Name
   *[other] { $given } Namen
} für { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
give-one-name-per-person = Gib einen Namen für jede Person an
needs-two-people-or = braucht zwei Personen oder mehr
give-more-players-or = Gib mehr --players an, oder nenne weniger Bots
does-not-go-with = passt nicht zum Spiel { $game }
leave-it-out-or-choose-game = Lass es weg, oder wähle --game { $other }
must-be-to-not = muss { $low } bis { $high } sein, nicht { $value }
say-how-many-play = Sag, wie viele mitspielen
does-not-say-its = nennt ihren Seed nicht, also können ihre Würfel nicht weitergehen
give-one-with-seed = Gib mit --seed einen an
is-not-a-folder = ist kein Ordner
needs-a-library-that = braucht eine Bibliothek, die nicht installiert ist ({ $name })
install-troyes-server = Installiere troyes[server]
is-no-address-of = { QUOTE($host) } ist keine Adresse dieses Rechners
leave-it-out = Lass es weg
nothing-can-be-served = auf { $host }, Port { $port }, kann kein Server laufen ({ $why })
choose-another-port-or = Wähle einen anderen Port, oder 0 für irgendeinen freien
say-which-of-them = sag, was davon du willst
only-one-of-them = nur eins davon auf einmal
for-example-troyes-dice = Zum Beispiel `troyes dice --sheet zettel.pdf`
is-no-list-of = { QUOTE($order) } ist keine Liste von Zahlen
for-example-order-2 = Zum Beispiel --order 2,5,1,3,6,4
one-thing-at-a = nur eins auf einmal
leave-the-others-out = Lass die anderen weg
holds-a-game-of-not-of-troyes-dice = enthält eine Partie { $game }, nicht Troyes Dice
choose-a-record-of = Wähle eine Aufzeichnung von Troyes Dice
this-game-is-not-over = diese Partie ist nicht vorbei
finish-it-first = Spiele sie erst zu Ende
nobody-called-has-finished = niemand namens { QUOTE($name) } hat eine Partie beendet
troyes-honours-lists-everybody = `troyes honours` zeigt alle
cannot-be-made-cli = kann nicht angelegt werden
holds-no-game-against = enthält keine Partie gegen den König
is-for-a-real = ist für einen echten Tisch
add-table-or-leave = Ergänze --table, oder lass es weg
needs-the-file-of = braucht die Datei der Partie
name-it-with-file = Nenne sie mit --file, oder ergänze --table
must-be-64-digits-from-0-to-f = muss aus 64 Ziffern von 0 bis f bestehen
copy-it-as-it = Übernimm es so, wie es zu Beginn der Partie genannt wurde
the-game-cannot-be = Die Partie kann nicht gespeichert werden: { $why }
the-game-is-kept = { $file } { $problem }. Die Partie wird von jetzt an in { $other } gespeichert.
name-a-file-or = Nenne eine Datei, oder setze TROYES_DATA_DIR auf einen Ordner, in den du schreiben darfst
cannot-be-a-name = { QUOTE($name) } kann kein Name sein
give-short-names-without = Gib kurze Namen ohne Klammern an
two-people-have-the = zwei Personen haben denselben Namen
is-no-shell-that = ist keine Shell, für die es Vervollständigung gibt
shells = Shells: { $shells }
is-played-by-the = wird vom Bot einer Datei gespielt: { $bot }
begin-a-new-game = Beginne mit --bots eine neue Partie
is-about-the-test = betrifft den sequentiellen Test
add-sprt = Füge --sprt hinzu
needs-a-library = braucht zum Zeichnen die Bibliothek pypdfium2
install-pypdfium2 = Installiere sie: pip install pypdfium2; oder schreib ein .svg
for-example-arena-svg = Zum Beispiel arena.svg
