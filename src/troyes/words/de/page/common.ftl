# The words every part of the page uses: errors, ways around, colours and units, settings, keys, what is said while a move is sent.

app-name = Troyes
app-loading = Die Tore öffnen sich…

error-network = Der Server ist nicht zu erreichen.
error-network-remedy = Prüfe die Verbindung, dann versuche es noch einmal.
error-server = Der Server hat das nicht verstanden.
error-no_page = Diese Seite gibt es nicht.
error-no_part = Diese Seite ist noch nicht auf dem Gerät, und der Server ist nicht zu erreichen.
error-no_part-remedy = Öffne sie einmal, wenn der Server da ist.
error-again = Noch einmal

turn-title = ● Du bist am Zug: { $game }

error-dismiss = Schließen

nav-home = Zur Lobby
nav-home-name = Troyes: zur Lobby
nav-rules = Regeln
nav-settings = Einstellungen
nav-hint = Tipp
nav-sound = Ton

# Each takes the endings of German as it is: { $colour }er, { $colour }en.
colour-red = rot
colour-white = weiß
colour-yellow = gelb
colour-black = schwarz
colour-purple = violett

unit-deniers = { $n ->
    [one] Denar
   *[other] Denare
}
unit-influence = Einfluss
unit-vp = SP
unit-vp-hidden = SP, verdeckt bis zum Ende

die-name = { count-colour-as-noun } { $value }

tips-name = Erklärung

settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-night = Nacht
settings-speed = Bewegung
settings-speed-1 = Ruhig
settings-speed-0-5 = Schnell
settings-speed-0-25 = Sehr schnell
settings-speed-0 = Keine
settings-notify = Sag mir, wenn ich am Zug bin
settings-keys = Tasten mit einem Buchstaben
settings-quick = Ein zweiter Klick auf das Gewählte siegelt
settings-which_keys = Welche Tasten es gibt
settings-points = Die Punkte aller schon während der Partie, nicht erst am Ende
settings-guide = Neues erklären
settings-language = Sprache
settings-language-missing = { $language } lässt sich nicht laden: der Server ist nicht zu erreichen.
settings-close = Fertig

keys-title = Tasten
keys-D = nächster Würfel, der genommen werden kann; mit Umschalt der vorige
keys-T = nächster Ort oder nächste Antwort; mit Umschalt zurück
keys-S = den Zug besiegeln
keys-U = einen Klick zurücknehmen, oder den letzten Zug
keys-P = passen, in der Stadt
keys-I = mehr im Almanach über das, was erklärt wird
keys-question = diese Liste
keys-off = Einzelne Buchstaben lassen sich in den Einstellungen abschalten. Diese gehen immer:
keys-name-tab = Tab
keys-tab = von Gruppe zu Gruppe
keys-name-arrows = Pfeile
keys-arrows = innerhalb einer Gruppe; in einer Wiederholung Schritt für Schritt
keys-name-enter = Enter
keys-enter = wählen
keys-name-escape = Esc
keys-escape = schließen, was sich geöffnet hat

send-lost = Die Verbindung ist weg. Die Seite kommt von selbst zurück; was du gewählt hast, bleibt.
send-storage = Der Server erreicht gerade seinen Speicher nicht. Die Seite kommt von selbst zurück; was du gewählt hast, bleibt.
send-not_now = Der Server ist nicht zu erreichen, also geht das jetzt nicht. Die Seite kommt von selbst zurück.
send-waiting = Der Server antwortet nicht. Dein Zug wartet und wird von selbst gesendet.
send-waiting-what = Der Server antwortet nicht. Dies wartet und wird von selbst gesendet: { $what }
send-back = Zurücknehmen
send-unsure = Zurückgenommen: es wird nicht noch einmal gesendet. War es schon angekommen, erfährst du es, sobald der Server antwortet.
send-played = Der Zug, den du zurückgenommen hast, war schon angekommen und ist gespielt.
send-played-undo = Mit „Zurück“ nimmst du ihn doch noch zurück.
send-unlisted = Die Liste deiner Züge ist nicht gekommen. Die Seite fragt von selbst noch einmal danach.

undo-never = An diesem Tisch wird kein Zug zurückgenommen.
undo-rolled = Nach deinem letzten Zug wurde gewürfelt oder gezogen: was gekommen ist, bleibt.
undo-others = Seitdem haben andere gespielt: dein Zug steht.
undo-over-bots = Das nimmt auch zurück, was die Bots geantwortet haben. Die Partie zählt dann in keiner Statistik.
undo-nothing = Von dir gibt es nichts zurückzunehmen.

yes = Ja

no = Nein

cancel = Abbrechen
