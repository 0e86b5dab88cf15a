app-name = Troyes
app-loading = Les portes s’ouvrent…

error-network = Le serveur est injoignable.
error-network-remedy = Vérifiez la connexion, puis réessayez.
error-server = Le serveur n’a pas compris.
error-no_page = Cette page n’existe pas.
error-no_part = Cette page n’est pas encore sur l’appareil, et le serveur est injoignable.
error-no_part-remedy = Ouvrez-la une fois quand le serveur est là.
error-again = Réessayer

turn-title = ● À vous : { $game }

error-dismiss = Fermer

nav-home = Vers l’accueil
nav-home-name = Troyes : vers l’accueil
nav-rules = Règles
nav-settings = Réglages
nav-hint = Conseil
nav-sound = Son

colour-red = rouge
colour-white = blanc
colour-yellow = jaune
colour-black = noir
colour-purple = mauve

unit-deniers = { $n ->
    [one] denier
   *[other] deniers
}
unit-influence = influence
unit-vp = PV
unit-vp-hidden = PV, cachés jusqu’à la fin

die-name = { $colour } { $value }

tips-name = Explication

settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-night = Nuit
settings-speed = Animations
settings-speed-1 = Calmes
settings-speed-0-5 = Rapides
settings-speed-0-25 = Très rapides
settings-speed-0 = Aucune
settings-notify = M’avertir quand c’est à moi
settings-keys = Touches d’une lettre
settings-quick = Un second clic sur ce qui est choisi scelle
settings-which_keys = Quelles touches
settings-points = Les points de tous pendant la partie, pas seulement à la fin
settings-guide = Expliquer ce qui est nouveau
settings-language = Langue
settings-language-missing = { $language } ne peut être chargé : le serveur est injoignable.
settings-close = Terminé

keys-title = Touches
keys-D = dé suivant à prendre ; avec Maj, le précédent
keys-T = lieu ou réponse suivante ; avec Maj, la précédente
keys-S = sceller le coup
keys-U = reprendre un clic, ou le dernier coup
keys-P = passer, dans la cité
keys-I = en lire plus dans l’almanach sur ce qui est expliqué
keys-question = cette liste
keys-off = Les touches d’une lettre se désactivent dans les réglages. Celles-ci marchent toujours :
keys-name-tab = Tab
keys-tab = d’un groupe à l’autre
keys-name-arrows = Flèches
keys-arrows = dans un groupe ; dans une relecture, pas à pas
keys-name-enter = Entrée
keys-enter = choisir
keys-name-escape = Échap
keys-escape = fermer ce qui s’est ouvert

send-lost = La connexion est perdue. La page revient d’elle-même ; ce que vous avez choisi reste.
send-storage = Le serveur n’atteint pas sa base de données pour l’instant. La page revient d’elle-même ; ce que vous avez choisi reste.
send-not_now = Le serveur est injoignable : impossible pour l’instant. La page revient d’elle-même.
send-waiting = Le serveur ne répond pas. Votre coup attend et partira de lui-même.
send-waiting-what = Le serveur ne répond pas. Ceci attend et partira de soi-même : { $what }
send-back = Reprendre
send-unsure = Repris : plus rien n’est envoyé. S’il était déjà arrivé, vous le saurez quand le serveur répondra.
send-played = Le coup que vous avez repris était déjà arrivé : il est joué.
send-played-undo = « Annuler » le reprend.
send-unlisted = La liste de vos coups n’est pas arrivée. La page la redemande d’elle-même.

undo-never = À cette table, aucun coup ne se reprend.
undo-rolled = Des dés ont été lancés ou des cartes tirées après votre dernier coup : le sort en est jeté.
undo-others = D’autres ont joué depuis : votre coup reste.
undo-over-bots = Les réponses des robots sont annulées aussi. La partie ne compte alors dans aucune statistique.
undo-nothing = Il n’y a rien de vous à reprendre.

yes = Oui

no = Non

cancel = Annuler
