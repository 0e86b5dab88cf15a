# The sheet of Troyes Dice: names of buildings, colours and resources, the characters, what the tiles say.

dice-name-fortress = Fortress
dice-name-hall = Hall
dice-name-cathedral = Cathedral
dice-name-palace = Palace
dice-name-city_hall = City Hall
dice-name-bishopric = Bishopric
dice-name-red = red
dice-name-yellow = yellow
dice-name-white = white
dice-name-influence = influence
dice-name-deniers = deniers
dice-name-knowledge = knowledge

# ---- Characters, by the row of buildings that they favour.

dice-character-fortress = Hugues de Payns
dice-character-palace = Isabeau de Bavière
dice-character-hall = Thibaut II
dice-character-city_hall = Jeanne de Champagne
dice-character-cathedral = Urbain IV
dice-character-bishopric = Marie de Champagne

# ---- Tiles: a banquet on one face, a raid on the other.

dice-tile-1-banquet = Each influence spent on this die changes its value by up to 2.
dice-tile-1-raid = The value of this die may not be changed.
dice-tile-2-banquet = This die is free.
dice-tile-2-raid = This die costs 1 denier more.
dice-tile-3-banquet = A Cathedral built with this die brings 1 resource of each type.
dice-tile-3-raid = This die costs 1 knowledge more.
dice-tile-4-banquet = A function building built with this die brings 1 more resident of its colour.
dice-tile-4-raid = This die is worth 0; influence may raise it.
dice-tile-5-banquet = Changing the colour of this die costs 1 knowledge.
dice-tile-5-raid = The colour of this die may not be changed.
dice-tile-6-banquet = A Fortress built with this die brings 1 more red resident, and 1 yellow or white one.
dice-tile-6-raid = This die costs 1 influence more.
dice-tile-7-banquet = A Hall built with this die counts one more die of the colour it needs.
dice-tile-7-raid = This die may not build a prestige building.
dice-tile-8-banquet = A black die that lands here destroys nothing and may be chosen like any other; then the tile turns.
dice-tile-8-raid = A clear die lying here counts as a black one.

# In the almanac: both faces, one after the other.
dice-tile-name = Tile { $tile }
dice-tile-banquet = **Banquet:** { $text }
dice-tile-raid = **Raid:** { $text }
