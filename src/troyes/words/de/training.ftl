## What `python -m troyes.train` says

train-about = lehrt die gelernten Spieler, indem sie gegen sich selbst spielen; was schon getan ist, wird nicht wiederholt
train-help-city = die Stadt, für einen Spieler der König
train-help-players = wie viele spielen; jede Zahl hat ihr eigenes Netz
train-help-dice = Troyes Dice
train-help-rolls = wie viele Würfe in jeder Tageshälfte versucht werden
train-help-trust-dice = wie viel das eigene Urteil beim Lernen zählt, von 0 bis 1
train-help-out = Ordner für Partien, Netze und die Kurve
train-help-generations = wie oft gespielt und daraus gelernt wird
train-help-games = Partien in jeder Generation
train-help-epochs = wie oft die Partien in jeder Generation durchgegangen werden
train-help-units = Einheiten der ersten Schicht
train-help-window = aus wie vielen Generationen von Partien gelernt wird
train-help-trust = wie viel das eigene Urteil am Ende einer Runde beim Lernen zählt, von 0 bis 1
train-help-seed = Startwert der Partien und des Netzes
train-help-processes = Partien, die zugleich gespielt werden
train-help-cluster = die Partien auf einem Ray-Verbund spielen
train-needs = Das Training braucht NumPy. Installiere es mit: pip install numpy
