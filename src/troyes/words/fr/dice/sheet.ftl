dice-name-fortress = Forteresse
dice-name-hall = Halle
dice-name-cathedral = Cathédrale
dice-name-palace = Palais
dice-name-city_hall = Hôtel de ville
dice-name-bishopric = Évêché
dice-name-red = rouge
dice-name-yellow = jaune
dice-name-white = blanc
dice-name-influence = influence
dice-name-deniers = deniers
dice-name-knowledge = connaissance

dice-character-fortress = Hugues de Payns
dice-character-palace = Isabeau de Bavière
dice-character-hall = Thibaut II
dice-character-city_hall = Jeanne de Champagne
dice-character-cathedral = Urbain IV
dice-character-bishopric = Marie de Champagne

dice-tile-1-banquet = Chaque influence dépensée sur ce dé change sa valeur de 2 au plus.
dice-tile-1-raid = La valeur de ce dé ne peut pas être changée.
dice-tile-2-banquet = Ce dé est gratuit.
dice-tile-2-raid = Ce dé coûte 1 denier de plus.
dice-tile-3-banquet = Une Cathédrale bâtie avec ce dé rapporte 1 ressource de chaque type.
dice-tile-3-raid = Ce dé coûte 1 connaissance de plus.
dice-tile-4-banquet = Un bâtiment de fonction bâti avec ce dé rapporte 1 habitant de plus de sa couleur.
dice-tile-4-raid = Ce dé vaut 0 ; l'influence peut le relever.
dice-tile-5-banquet = Changer la couleur de ce dé coûte 1 connaissance.
dice-tile-5-raid = La couleur de ce dé ne peut pas être changée.
dice-tile-6-banquet = Une Forteresse bâtie avec ce dé rapporte 1 habitant rouge de plus, et 1 jaune ou blanc.
dice-tile-6-raid = Ce dé coûte 1 influence de plus.
dice-tile-7-banquet = Une Halle bâtie avec ce dé compte un dé de plus de la couleur voulue.
dice-tile-7-raid = Ce dé ne peut pas bâtir de bâtiment de prestige.
dice-tile-8-banquet = Un dé noir posé ici ne détruit rien et peut être choisi comme un autre ; puis la tuile se retourne.
dice-tile-8-raid = Un dé transparent posé ici compte comme un dé noir.

# In the almanac: both faces, one after the other.
dice-tile-name = Tuile { $tile }
dice-tile-banquet = **Banquet :** { $text }
dice-tile-raid = **Raid :** { $text }
