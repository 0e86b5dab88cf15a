## What `python -m troyes.train` says

train-about = teach the learned players by letting them play against themselves; what was done before is not done again
train-help-city = the city, or the King for one player
train-help-players = how many play; each number has a net of its own
train-help-dice = Troyes Dice
train-help-rolls = how many rolls are tried at each half-day
train-help-trust-dice = how much the player's own judgement counts in what it learns, from 0 to 1
train-help-out = folder for games, nets and the curve
train-help-generations = how often games are played and learned from
train-help-games = games in each generation
train-help-epochs = how often the games are gone through in each generation
train-help-units = units of the first layer
train-help-window = of how many generations the games are learned from
train-help-trust = how much the player's own judgement at the end of a round counts in what it learns, from 0 to 1
train-help-seed = seed of the games and of the net
train-help-processes = games that are played at once
train-help-cluster = play the games on a Ray cluster
train-needs = Training needs NumPy. Install it with: pip install numpy
