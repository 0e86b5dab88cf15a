# Ce que font les autres, raconté pas à pas : la légende, ses commandes, la bande depuis son tour, le ruban d'une manche.

film-label = Temps
film-back = Le moment précédent (flèche gauche)
film-pause = Pause (espace)
film-resume = Continuer (espace)
film-next = Le moment suivant (flèche droite)
film-now = Au présent (Échap)
film-speed = Vitesse : { $speed }
film-speed-1 = 1×
film-speed-0-5 = 2×
film-speed-0-25 = 4×
film-speed-0 = d’un coup
film-since = Depuis votre tour
film-since-watching = Les derniers tours
film-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
film-again = { $what } Montrer encore.
film-round = La nouvelle manche
film-enemies = Ennemis
film-turn = Tour { $n }
film-whose = Lignes de qui
film-everybody = tout le monde

settings-waits = Chaque moment attend que je demande le suivant
settings-volume = Volume

keys-space = mettre le récit en pause, ou continuer
keys-beats = le moment suivant, le moment précédent
keys-now = au présent ; un clic sur ce qui peut être joué le fait aussi
keys-speed = plus vite, plus lentement
keys-name-space = Espace
