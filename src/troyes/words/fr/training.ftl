## What `python -m troyes.train` says

train-about = former les joueurs appris en les faisant jouer contre eux-mêmes ; ce qui est déjà fait n’est pas refait
train-help-city = la cité, ou le Roi pour un seul joueur
train-help-players = combien jouent ; chaque nombre a son propre réseau
train-help-dice = Troyes Dice
train-help-rolls = combien de lancers sont essayés à chaque demi-journée
train-help-trust-dice = part de son propre jugement dans ce qu'il apprend, de 0 à 1
train-help-out = dossier des parties, des réseaux et de la courbe
train-help-generations = combien de fois on joue puis apprend
train-help-games = parties par génération
train-help-epochs = combien de fois les parties sont parcourues à chaque génération
train-help-units = unités de la première couche
train-help-window = sur combien de générations de parties on apprend
train-help-trust = part de son propre jugement en fin de manche dans ce qu'il apprend, de 0 à 1
train-help-seed = graine des parties et du réseau
train-help-processes = parties jouées en même temps
train-help-cluster = jouer les parties sur une grappe Ray
train-needs = L’entraînement a besoin de NumPy. Installez-le avec : pip install numpy
