# Before a game: the lobby, the waiting room, people and their accounts, the menu of a table and its house rules.

lobby-motto-1 = Würfel sind Bürger. Bau an der Kathedrale,
lobby-motto-2 = halte die Mauern, gib acht auf die Nachbarn.
lobby-fan = Inoffizielles Fanwerk. Troyes ist von Sébastien Dujardin, Xavier Georges und Alain Orban, erschienen bei Pearl Games.
lobby-which = Welches Spiel?
lobby-city = Troyes
lobby-city-text = Eine Stadt, alle Würfel sind käuflich.
lobby-city-meta = 2 bis 4 Familien, 4 bis 6 Runden
lobby-dice = Troyes Dice
lobby-dice-text = Ein Rad, ein Zettel, sechzehn Würfel.
lobby-dice-meta = 1 bis 10 Familien, eine halbe Stunde
lobby-king = Die Herausforderung des Königs
lobby-king-text = Du allein gegen einen König, der kein Geld braucht.
lobby-king-meta = 1 Familie, 4 Runden
lobby-learn = Noch nie gespielt?
lobby-learn-text = Eine erste Partie, die alles erklärt, wenn es geschieht.
lobby-table = Dein Tisch
lobby-rounds = { $game }, { $n } Runden
lobby-days = { $game }, 8 Tage
lobby-name = Dein Name
lobby-you = Du
lobby-seat-here-text = spielt abwechselnd mit dir an diesem Bildschirm
lobby-seat-here-name = Name von Spieler { $n }
lobby-seat-link = Jemanden einladen
lobby-seat-link-text = du bekommst einen Link, wenn sich die Tore öffnen
lobby-seat-bot = Ein Bot
lobby-seat-bot-apprentice = macht Fehler
lobby-seat-bot-journeyman = flink und solide
lobby-seat-bot-master = spielt aus Erfahrung
lobby-seat-bot-grandmaster = denkt eine Sekunde nach
lobby-seat-bot-own = Ein Bot dieses Servers
lobby-seat-none = Ein leeres Haus
lobby-seat-none-text = hier wohnt niemand
lobby-seat-kind = Wer auf Platz { $n } sitzt
lobby-kind-here = jemand hier
lobby-kind-link = per Link
lobby-kind-bot = ein Bot
lobby-kind-none = niemand
lobby-level-of = Stärke des Bots auf Platz { $n }
lobby-level = Stärke

level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister

family-a = orange, die Kapuze
family-b = blau, die Kappe
family-c = grün, die Feder
family-d = holzfarben, der hohe Hut

lobby-modules = Module

module-bonus = Bonuskarten
module-bonus-text = 3 Aktionskarten, 1 Ereignis
module-characters = Damen: Persönlichkeiten
module-characters-text = 9 statt 6
module-activities = Damen: Aktionskarten
module-activities-text = 27 neue Karten
module-events = Damen: Ereignisse
module-events-text = 6 neue Karten
module-purple_die = Violetter Würfel
module-purple_die-text = nie zu verkaufen
module-ramparts = Stadtmauer
module-ramparts-text = eine Wache, 4 Tore
module-banquets = Festmähler und Überfälle
module-banquets-text = Plättchen am Rad

lobby-open = Die Tore öffnen
lobby-too_few = Troyes braucht mindestens zwei Familien.
lobby-daily = Stadt des Tages
lobby-daily-text = Dieselben Würfel und Karten für alle Konten; andere für alle Gäste.
lobby-daily-play = Spielen
lobby-daily-again = Weiter
lobby-daily-par = Vorgabe des Bots
lobby-daily-nobody = Noch hat sie niemand zu Ende gespielt.
lobby-mine = Meine Partien
lobby-mine-none = Noch keine Partie. Die Tore stehen offen.
lobby-mine-all = Alle meine Partien
lobby-your_turn = du bist am Zug
lobby-status-open = wartet auf Spieler
lobby-status-running = läuft
lobby-status-over = beendet
lobby-status-abandoned = abgebrochen
lobby-alone = { $game }, allein
lobby-join = Per Link mitspielen
lobby-join-ask = Der Link, den du bekommen hast
lobby-join-bad = Das ist kein Einladungslink.
lobby-join-go = Hingehen
lobby-watch = Tische ansehen

handover-title = Gib weiter an { $name }
handover-text = { $before }, schau weg. Was jetzt kommt, ist für andere Augen.
handover-go = Ich bin { $name }

waiting-title = Die Tore sind offen
waiting-text = Die Partie beginnt, wenn alle Plätze besetzt sind.
waiting-closes = schließt um { $time }, wenn niemand kommt
waiting-closes-day = schließt am { $day } um { $time }, wenn niemand kommt
waiting-closing = Der Tisch { $closes }.
waiting-open = wartet auf jemanden
waiting-bot = Bot spielen lassen
waiting-send-away = Fortschicken
waiting-link = Einladungslink
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-join = Hinsetzen
waiting-leave = Tisch verlassen
waiting-close = Tisch schließen

about-plain = Das Grundspiel, ohne Module
about-no_clock = Alle denken nach, solange sie wollen
about-host = hat den Tisch eröffnet
about-start-king = der König beginnt
about-starts = Startspieler
about-revealed = eine offene Persönlichkeit
about-tournament = Turnier
about-numbering = Zahlen der Spalten: { $how }

join-title = Du bist eingeladen
join-by = { $host } hat dir einen Platz freigehalten.
join-full = Alle Plätze sind besetzt. Du kannst zusehen.
join-watch = An diesem Tisch zusehen
join-here = Dieser Platz
join-as = Du spielst als { $name }.

watch-open = Wartet auf Spieler
watch-running = Läuft gerade
watch-none = Im Moment keine.
watch-how = Wer einen Tisch eröffnet, kann ihn hier zeigen: Hausregeln, „Für alle sichtbar und offen“.
watch-places = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}

daily-before = Der Tag davor
daily-after = Der Tag danach
daily-look = Noch einmal ansehen
daily-tried =
    { $n ->
        [one] { $n } Versuch
       *[other] { $n } Versuche
    }, { $done } beendet
daily-yours = Du
daily-place = Rang { $n }
daily-ranked = Für jeden ein Versuch, keine Tipps, nichts wird zurückgenommen. Konten haben einen Rang ab dem Tag nach ihrer Eröffnung.
daily-guests = Du spielst die Würfel der Gäste: andere Karten, mit eigener Vorgabe und ohne Rang. So bekommt niemand einen Rang mit Würfeln, die schon zu sehen waren.
daily-accounts = Mit Rang, die Würfel der Konten

person-rating = { $n ->
    [one] { $game }, { $n } gewertete Partie
   *[other] { $game }, { $n } gewertete Partien
}
person-none = Noch keine beendete Partie.
person-game = Spiel
person-players = Spieler
person-games = Partien
person-wins = Siege
person-best = Rekord
person-mean = Schnitt
person-left = Verlassen

account-title = Du
account-done = Erledigt.
account-rename = Diesen Namen annehmen
account-statistics = Deine Statistik
account-account = Konto
account-is = { $n ->
    [one] Angemeldet als { $login }, auf { $n } Gerät.
   *[other] Angemeldet als { $login }, auf { $n } Geräten.
}
account-why = Du kannst ohne spielen. Mit einem Konto findest du deine Partien auf jedem Gerät und bekommst einen Rang.
account-login = Anmeldename
account-password = Passwort
account-old = Jetziges Passwort
account-new = Neues Passwort
account-rule = Ein neues Passwort hat 8 Zeichen oder mehr, am besten mehrere Wörter; was oft verwendet wird oder deinem Namen ähnelt, wird abgelehnt.
account-change = Passwort ändern
account-sign_in = Anmelden
account-sign_up = Konto eröffnen
account-sign_out = Abmelden
account-notices = Benachrichtigungen
account-notices-text = Für Partien per Korrespondenz: wo du erfahren willst, dass du am Zug bist.
account-notices-how = Wie
account-mail = per Mail
account-webhook = per Webhook
account-target = Adresse
account-subscribe = Sag es mir dort
account-mailed = Eine Mail mit einem Link zum Bestätigen ist unterwegs.
account-unconfirmed = nicht bestätigt
account-remove = Entfernen
account-data = Deine Daten
account-export = Alles, was der Server von dir weiß
account-delete = Vergiss mich
account-delete-sure = Dein Name und dein Konto werden für immer gelöscht. Weiter?

menu-title = Der Tisch
menu-abandon = Partie beenden
menu-watching = { $n ->
    [one] { $n } Person sieht zu
   *[other] { $n } Personen sehen zu
}
menu-no_undo = Nichts wird zurückgenommen
menu-went_back = Antworten von Bots wurden zurückgenommen: Diese Partie zählt in keiner Statistik
menu-clock-live = { $seconds } s je Zug, { $bank } s Reserve
menu-clock-correspondence = { $n ->
    [one] { $n } Tag je Zug
   *[other] { $n } Tage je Zug
}
menu-figures = Werte der Karten: { $confirmed } bestätigt, { $assumed } angenommen.
menu-figures-changed = Geändert: { $list }.
menu-promise = Die Würfel waren vor dem ersten Wurf versprochen:
menu-sure-leave = Für immer gehen? An deiner Stelle spielt ein Bot weiter.
menu-sure-abandon = Die Partie für alle beenden? Niemand gewinnt.
menu-sure-send-away = Diese Person fortschicken? Sie kann nicht zurückkommen.

lost-kicked = Der Gastgeber hat dich von diesem Tisch fortgeschickt.
lost-replaced = Der Gastgeber hat deinen Platz einem Bot gegeben.
lost-time = Deine Zeit ist abgelaufen.
lost-bot = { $bot } spielt für dich weiter.
lost-watch = Du kannst weiter zusehen oder in der Lobby einen anderen Tisch eröffnen.

menu-sure-replace = Diesen Platz einem Bot geben?

house-title = Hausregeln
house-clock = Bedenkzeit
house-clock-none = Unbegrenzt
house-clock-live = Eine Uhr
house-clock-correspondence = Korrespondenz
house-seconds = Sekunden je Zug
house-bank = Sekunden Reserve
house-days = Tage je Zug
house-expiry = Wenn die Zeit um ist
house-expiry-bot = übernimmt ein Bot
house-expiry-end = endet die Partie
house-undo = Züge dürfen zurückgenommen werden
house-help = Tipps sind erlaubt
house-rated = Zählt für die Wertung
house-rated-why = Gewertet werden nur Partien mit Eingeladenen an eigenen Bildschirmen.
house-public = Für alle sichtbar und offen
house-pool = Aktionskarten aus
house-pool-mixed = beiden Spielen
house-pool-ladies = den Damen allein
house-game = Das Spiel
house-start = Startspieler
house-start-random = wird ausgelost
house-start-seat = Platz { $n }, { $who }
house-start-rated = ausgelost, da gewertet
house-revealed = Eine Persönlichkeit mehr liegt offen und zählt für alle
house-tournament = Turnier: die letzte Runde läuft andersherum
house-tournament-why = Zu dritt oder zu viert.
