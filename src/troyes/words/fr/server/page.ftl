page-description = Le jeu de société Troyes, seul contre des robots ou entre amis, et à côté d’un vrai plateau.
