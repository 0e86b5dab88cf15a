# What `--help` says of the verbs and of their options. The first line of a verb is its summary; names of verbs, options and
# files stay as they are, and examples too, but for names of files.

cli-heading-commands = Befehle
cli-heading-options = Optionen
cli-heading-arguments = Argumente
cli-heading-verb = BEFEHL ...
cli-heading-default = [Vorgabe: { $value }]
cli-heading-required = [nötig]

cli-help-troyes =
    Das Brettspiel Troyes: spielen, Regeln und Karten nachschlagen, simulieren, wiederholen, einen echten Tisch abrechnen.

    Ohne Befehl öffnet sich das Spiel im Browser.

    Beispiele:
      troyes
      troyes play --players 3
      troyes rules wertung
      troyes cards Kaufmann
      troyes simulate --num 1000 --json

    Sprache: --lang { $languages }; sonst die Variable TROYES_LANG, sonst die Sprache des Systems.

    Rückgabewerte:
      0    alles in Ordnung
      1    eine Erwartung trifft nicht zu, oder Würfel sind nicht ehrlich
      2    falsche Eingabe: Option, Datei oder Wert nicht zu gebrauchen
      3    ein Fehler des Programms; TROYES_DEBUG=1 zeigt die Einzelheiten
      130  über die Tastatur abgebrochen
      141  niemand liest die Ausgabe mehr

cli-help-play =
    Im Terminal spielen: das Brettspiel gegen Bots; Troyes Dice allein, gegen Bots oder mit anderen an einem Bildschirm.

    Beispiele:
      troyes play
      troyes play --game dice
      troyes play --game dice --players 2 --hotseat --banquets
      troyes play --players 3 --seat 0 --bots greedy,random --seed 7
      troyes play --names Anna,Bob --start Bob
      troyes play --save partie.jsonl
      troyes play --resume partie.jsonl --lang de

cli-help-cards =
    Alle Karten, Ereignisse, Persönlichkeiten und den Spielplan zeigen, mit ihren Werten und deren Quellen.

    NAME ist eine Karte in einer beliebigen Sprache (merchant, Kaufmann) oder ein Abschnitt: activity, event, character, board, rules. Mit --value: was jede Aktionskarte für 12 Augen bringt, wie das gewichtet wird und welche Karten Ausreißer sind.

    Beispiele:
      troyes cards
      troyes cards Kaufmann
      troyes cards event --modules bonus
      troyes cards --figures meine_werte.toml --value
      troyes cards --json

cli-help-rules =
    Die Regeln in Kürze erklären; ohne Thema die Themen zeigen.

    Beispiele:
      troyes rules
      troyes rules wertung
      troyes rules kathedrale --lang de

cli-help-score =
    Das Ende einer Partie am echten Tisch abrechnen: woher alle Punkte kommen und wer gewinnt.

    Ohne --file wird Spieler für Spieler gefragt. Ein Bogen ist eine Datei in TOML oder JSON; docs/cli.md zeigt einen.

    Beispiele:
      troyes score
      troyes score --file bogen.toml
      troyes score --file bogen.json --json

cli-help-simulate =
    Bots viele Partien spielen lassen und Tempo, Entscheidungen und mittlere Punktzahlen melden.

    Zufall und Schritte mit nur einer Möglichkeit zählen nicht als Entscheidungen. Mit --out entsteht eine Aufzeichnung je Partie.

    Beispiele:
      troyes simulate --num 1000 --seed 1
      troyes simulate --players 3 --bots greedy,random,random --num 100
      troyes simulate --num 1000 --processes 2 --json
      troyes simulate --game dice --players 1 --bots greedy --num 1000
      troyes simulate --num 10 --out aufzeichnungen/
      troyes simulate --num 1000 --bots greedy --table partien.csv

cli-help-arena =
    Bots dieselben Verteilungen spielen lassen und sagen, wer stärker ist, um wie viel, und wie sicher das ist.

    Jede Verteilung wird in jeder Sitzordnung reihum gespielt, mit denselben Karten und Würfeln. Von zwei Bots an einem Tisch für drei oder mehr sitzt der erste allein gegen die anderen; sind es mehr Bots als Plätze, trifft jeder jeden. Mit --keep geht ein zweiter Aufruf dort weiter, wo der erste geendet hat.

    Beispiele:
      troyes arena greedy random --deals 50
      troyes arena greedy noisy random --keep partien.jsonl
      troyes arena greedy reference --players 4 --modules all
      troyes arena greedy noisy --sprt --deals 1000
      troyes arena greedy --game king --plot koenig.svg
      troyes arena greedy random --game dice --players 1 --json

cli-help-replay =
    Eine aufgezeichnete Partie erzählen, an den Regeln prüfen und die Stellung zeigen.

    Jeder aufgezeichnete Hash wird geprüft; der erste Zug, der abweicht, wird genannt.

    Beispiele:
      troyes replay partie.jsonl
      troyes replay partie.jsonl --moves
      troyes replay partie.jsonl --until 40
      troyes replay partie.jsonl --json

cli-help-verify =
    Die Würfel einer Partie auf einem Server prüfen: jeden Wurf und jede Ziehung am Geheimnis, das am Ende verraten wird.

    Zu Beginn der Partie wurde das Geheimnis durch seinen Hash (das Commitment) versprochen. Wer sich diesen Hash notiert hat, gibt ihn mit --commitment an; sonst gilt der in der Aufzeichnung.

    Beispiele:
      troyes verify partie.jsonl
      troyes verify partie.jsonl --commitment 5f0c…
      troyes verify partie.jsonl --json

cli-help-scenario = Stellungen mit Namen aufbauen, Züge spielen, erwartete Werte vergleichen.

cli-help-scenario-run =
    Szenariodateien ausführen; Rückgabewert 1, wenn eine Erwartung nicht zutrifft.

    Beispiele:
      troyes scenario run aufgabe.toml
      troyes scenario run szenarien/*.toml --json

cli-help-serve =
    Partien zwischen Menschen und Bots über HTTP und WebSocket anbieten.

    Nur dieser Rechner erreicht den Server, wenn --host keine andere seiner Adressen nennt. Strg-C beendet ihn. Partien bleiben im
    Datenordner, oder in der PostgreSQL-Datenbank, die TROYES_DATABASE_URL nennt.

    Beispiele:
      troyes serve
      troyes serve --host 0.0.0.0 --port 8080
      troyes serve --bots zauberer.py:Zauberer
      troyes serve --open

cli-help-server =
    Einen Server betreuen: seine Leute und seine Partien.

    Die Datenbank ist die von `troyes serve`: im Datenordner, oder die, die TROYES_DATABASE_URL nennt. Der Server darf dabei
    laufen.

    Beispiele:
      troyes server people
      troyes server administrator aubry

cli-help-server-people =
    Leute zeigen, die zuletzt gekommenen zuerst; mit einem Text die, in deren Namen oder Login er vorkommt.

    Beispiele:
      troyes server people
      troyes server people aubry --json

cli-help-server-games =
    Partien zeigen, die zuletzt geänderte zuerst.

    Beispiele:
      troyes server games
      troyes server games --status running

cli-help-server-administrator =
    Jemanden zum Administrator machen: der darf an jedem Tisch, was dessen Gastgeber darf.

    Beispiele:
      troyes server administrator aubry
      troyes server administrator aubry --remove

cli-help-server-password =
    Einem Konto ein neues Passwort geben und es überall abmelden.

    Beispiele:
      troyes server password aubry

cli-help-server-forget =
    Jemanden löschen: in seinen Partien spielen Bots weiter, sein Name und seine Daten sind weg.

    Beispiele:
      troyes server forget aubry

cli-help-server-close =
    Eine Partie vor ihrem Ende beenden; niemand gewinnt.

    Beispiele:
      troyes server close u3Yk2vLr9QeXc0aB

cli-help-db = Die Datenbank des Servers: sichern, wiederherstellen, prüfen, auf den Stand dieser Version bringen.

cli-help-db-backup =
    Alles, was der Server gespeichert hat, in eine neue Datei schreiben, während er weiterläuft.

    SQLite wird kopiert, wie es ist; --portable schreibt Zeilen in JSON, die sich auch auf PostgreSQL wiederherstellen lassen, so wie PostgreSQL selbst es immer tut. Endet der Name auf .gz, wird eine solche Datei gepackt. Verwahre sie gut: sie enthält die Geheimnisse aller laufenden Partien.

    Beispiele:
      troyes db backup partien.sqlite3
      troyes db backup --portable partien.jsonl.gz

cli-help-db-restore =
    Eine leere Datenbank aus einer Sicherung beider Arten füllen, ganz oder gar nicht.

    Beispiele:
      troyes db restore partien.sqlite3
      TROYES_DATABASE_URL=postgresql://… troyes db restore partien.jsonl.gz

cli-help-db-check =
    Jede gespeicherte Partie noch einmal spielen und vergleichen: Züge, Würfe und Ziehungen mit dem Geheimnis, Stellungen, Punkte. Rückgabewert 1, wenn etwas abweicht.

    Beispiele:
      troyes db check
      troyes db check --json

cli-help-db-upgrade =
    Die Datenbank auf das Schema dieser Version bringen. Der Server tut das beim Start von selbst.

    Beispiele:
      troyes db upgrade

cli-help-dice =
    Hilfe für einen echten Tisch Troyes Dice: Wertungszettel drucken, oder Buch führen, während ihr echte Würfel werft.

    --sheet schreibt eine Seite A4 in eigener Zeichnung, mit den Zahlen eurer Spalten; was erst gewürfelt wird, bleibt leer. --table fragt nach den Würfeln und führt Sonnenrad und Zettel.

    Beispiele:
      troyes dice --sheet zettel.pdf --players 4
      troyes dice --sheet zettel.svg --numbering crier --first 4 --direction descending
      troyes dice --table --players 3

cli-help-king =
    Die Herausforderung des Königs spielen: du allein gegen den König.

    Ohne --table ist es eine Partie im Terminal, wie troyes play --players 1. Mit --table spielst du auf deinem eigenen Spielplan: du tippst deine Würfel, deine Karten und deine Züge ein und erfährst, was der König tut und was du für ihn bewegst. Jeder Schritt wird gespeichert und lässt sich zurücknehmen; --resume spielt am letzten Tisch weiter, oder an dem von --file.

    Beispiele:
      troyes king
      troyes king --table
      troyes king --table --modules purple_die,bonus --name Anne
      troyes king --table --resume

cli-help-honours =
    Die Ehrentafel von Troyes Dice zeigen, die über alle Partien in deinem Datenordner geführt wird.

    Ohne NAME alle Spieler; mit NAME alle Ehren eines Spielers. Die Variable TROYES_DATA_DIR nennt einen anderen Ordner.

    Beispiele:
      troyes honours
      troyes honours Anne
      troyes honours --add partie.jsonl
      troyes honours --export ehren.json

cli-help-completion =
    Die Zeilen ausgeben, mit denen eine Shell Befehle, Optionen und Namen ergänzt: bash, zsh, fish oder powershell.

    Beispiele:
      troyes completion bash >> ~/.bashrc
      troyes completion zsh >> ~/.zshrc
      troyes completion fish > ~/.config/fish/completions/troyes.fish

cli-help-version =
    Die Version zeigen, ob die Regeln kompiliert sind, und das Python, auf dem sie laufen.

    Beispiele:
      troyes version
      troyes version --json

cli-option-lang = Sprache: { $languages }. Vorgabe: TROYES_LANG, sonst die Sprache des Systems, sonst en.
cli-option-json = Daten für Maschinen ausgeben.
cli-option-help = Diese Hilfe zeigen und aufhören.
cli-option-show_version = Die Version zeigen und aufhören.
cli-option-figures = Deine eigenen Werte, eine TOML-Datei, die über die mitgelieferten gelegt wird.
cli-option-modules = Module, die dazukommen, durch Kommas getrennt: bonus, und characters, activities, events, purple_die, ramparts der Damen von Troyes; oder all.
cli-option-pool = Mit dem Modul activities: seine Karten mit denen des Grundspiels gemischt (mixed), oder allein (ladies). Vorgabe: mixed.
cli-option-start = Wer zuerst die Startkarte hat: ein Platz mit seinem Buchstaben (N ist der König), eine Person mit ihrem Namen, oder random, der Zufall. Vorgabe: random.
cli-option-revealed = Eine Persönlichkeit mehr liegt offen und zählt für alle.
cli-option-tournament = Drei oder vier Spieler: die letzte Runde wird in umgekehrter Reihenfolge gespielt.
cli-option-king_stops = Ein Spieler: der König handelt, bis der Platz der Stadt leer ist (board_empty) oder bis seine eigenen Würfel weg sind (own_dice_empty). Vorgabe: board_empty.
cli-option-king_colours = Ein Spieler: die beiden Farben des Königs zählen als 1 Spieler oder als 2. Vorgabe: 1.
cli-option-players = Zahl der Spieler.
cli-option-seed = Seed allen Zufalls: gleicher Seed, gleiche Partie.
cli-option-game = Welches Spiel.
cli-option-names = Namen der Personen, durch Kommas getrennt.
cli-option-numbering = Wie die Spalten ihre Zahlen erhalten.
cli-option-first = crier: die Zahl der ersten Spalte. Vorgabe: gewürfelt.
cli-option-direction = crier: ob die Zahlen aufwärts oder abwärts gehen. Vorgabe: Spieler A wird gefragt.
cli-option-order = expert: die Zahlen der sechs Spalten. Vorgabe: Spieler A wird gefragt (am echten Tisch: alle auf einmal getippt).
cli-option-banquets = Mit Festmählern und Überfällen.
cli-option-save = Datei, die der Partie folgt, Zug für Zug.
cli-option-resume = Eine gespeicherte Partie weiterspielen.

cli-option-cards-name = Eine Karte, ein Ereignis, eine Persönlichkeit, ein Gebäude oder ein Abschnitt. Vorgabe: alles.
cli-option-cards-players = Zahl der Spieler: bei 1 die Werte für den König. Vorgabe: gleich wie viele.
cli-option-cards-value = Was jede Aktionskarte für 12 Augen bringt, und Ausreißer.

cli-option-rules-topic = Was erklärt werden soll. Vorgabe: die Liste der Themen.

cli-option-score-file = Der Bogen, TOML oder JSON; - liest die Standardeingabe. Vorgabe: fragen.

cli-option-simulate-start = Der Platz, der zuerst die Startkarte hat: ein Buchstabe (N ist der König), oder random, der Zufall. Vorgabe: random.
cli-option-simulate-bots = Bots mit ihren Namen: einer für alle Plätze, oder einer je Platz, durch Kommas getrennt. Sie wechseln die Plätze von Partie zu Partie.
cli-option-simulate-num = Zahl der Partien.
cli-option-simulate-numbering = Troyes Dice: wie die Spalten ihre Zahlen erhalten.
cli-option-simulate-banquets = Troyes Dice: mit Festmählern und Überfällen.
cli-option-simulate-processes = Prozesse, die sich die Arbeit teilen.
cli-option-simulate-out = Neuer oder leerer Ordner für eine Aufzeichnung je Partie.
cli-option-simulate-table = Neue Datei, .csv oder .parquet, mit einer Zeile je Partie und Platz: Bot, Punktzahl, Rang, Punkte nach Quelle.

cli-option-arena-contestants = Bots mit Namen, mit Werten wie in search:seconds=1; oder datei.py:Klasse.
cli-option-arena-bots = Weitere, durch Kommas getrennt.
cli-option-arena-game = Welches Spiel; king ist die Stadt allein gegen den König.
cli-option-arena-banquets = Troyes Dice: mit Festmählern und Überfällen.
cli-option-arena-deals = Zahl der Verteilungen.
cli-option-arena-num = Stattdessen: Zahl der Partien, auf ganze Verteilungen ergänzt.
cli-option-arena-seed = Startwert aller Verteilungen.
cli-option-arena-processes = Partien zugleich. Ohne Angabe: alle Kerne, geteilt durch die, auf denen ein Bot denkt.
cli-option-arena-cluster = Auf einem Ray-Cluster spielen: dem von RAY_ADDRESS, oder diesem Rechner.
cli-option-arena-sprt = Aufhören, sobald gezeigt ist, dass einer von zwei Bots stärker ist.
cli-option-arena-margin = Mit --sprt: der kleinste Unterschied, auf den es ankommt, in Prozent gewonnener Partien (sonst 5) oder, allein, in Punkten (sonst 1).
cli-option-arena-keep = Datei fertiger Partien; was sie enthält, wird nicht noch einmal gespielt.
cli-option-arena-results = Neue Datei, .csv oder .parquet, mit einer Zeile je Bot.
cli-option-arena-table = Neue Datei, .csv oder .parquet, mit einer Zeile je Partie und Platz.
cli-option-arena-plot = Neues Bild, .svg, .png oder .pdf.

cli-option-completion-shell = bash, zsh, fish oder powershell.

cli-option-replay-file = Eine Aufzeichnung, die Datei einer gespeicherten Partie.
cli-option-replay-moves = Jeden Zug mit seinen Einzelheiten zeigen, wie die Aufzeichnung sie hat.
cli-option-replay-until = Nach so vielen Zügen aufhören. Vorgabe: alle.

cli-option-verify-file = Eine Aufzeichnung, die Datei einer gespeicherten Partie.
cli-option-verify-commitment = Der Hash, der zu Beginn der Partie genannt wurde. Vorgabe: der in der Aufzeichnung.

cli-option-scenario-run-files = Szenariodateien, TOML oder JSON.

cli-option-serve-bots = Ein Bot, den man auch wählen kann, mit Namen oder als datei.py:Klasse. Darf mehrmals vorkommen.
cli-option-serve-open = Die Lobby im Browser öffnen.
cli-option-serve-host = Adresse dieses Rechners, auf der der Server hört.
cli-option-serve-port = Port, auf dem der Server hört; 0 für irgendeinen freien.

cli-option-server-people-search = Ein Teil eines Namens oder Logins, oder eine Kennung.

cli-option-server-games-status = Nur Partien in diesem Zustand.

cli-option-server-administrator-name = Ein Login, oder die Kennung einer Person.
cli-option-server-administrator-remove = Wieder zum Spieler machen.

cli-option-server-password-name = Ein Login, oder die Kennung einer Person.

cli-option-server-forget-name = Ein Login, oder die Kennung einer Person.

cli-option-server-close-game = Die Kennung einer Partie.

cli-option-db-backup-file = Eine neue Datei.
cli-option-db-backup-portable = Zeilen in JSON, für SQLite und PostgreSQL.

cli-option-db-restore-file = Eine Sicherung.

cli-option-play-game = Das Brettspiel oder Troyes Dice.
cli-option-play-hotseat = Mehrere Personen an diesem Bildschirm; --bots nennt Bots für die letzten Plätze.
cli-option-play-bots = Bots der anderen Plätze mit ihren Namen, durch Kommas getrennt.
cli-option-play-seat = Dein Platz, gezählt ab 0.
cli-option-play-show_vp = Die SP aller während der Partie zeigen, nicht erst am Ende.

cli-option-dice-table = Für echte Würfel Buch führen.
cli-option-dice-sheet = Einen Wertungszettel schreiben, .pdf oder .svg.
cli-option-dice-players = Zahl der Spieler; bei einem PDF die Zahl der Seiten.

cli-option-king-start = Wer anfängt: du (A, oder dein --name), der König (N), oder random, der Zufall. Vorgabe: random.
cli-option-king-table = Den König an einem echten Spielplan führen.
cli-option-king-file = Datei, die der Partie folgt. Vorgabe: mit --table eine neue in deinem Datenordner.
cli-option-king-resume = Die Partie von --file weiterspielen oder, mit --table, den letzten Tisch.
cli-option-king-name = Dein Name am Tisch. Vorgabe: wird gefragt.
cli-option-king-seed = Seed für das, was das Programm würfelt und zieht.

cli-option-honours-name = Ein Spieler. Vorgabe: alle.
cli-option-honours-export = Alle Partien der Tafel in eine JSON-Datei schreiben.
cli-option-honours-import_file = Die Partien einer exportierten Datei dazunehmen; jede zählt einmal.
cli-option-honours-add = Eine beendete Partie nach ihrer Aufzeichnung zählen.
