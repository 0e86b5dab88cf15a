# The sheet of Troyes Dice: names of buildings, colours and resources, the characters, what the tiles say.

dice-name-fortress = Festung
dice-name-hall = Markthalle
dice-name-cathedral = Kathedrale
dice-name-palace = Palast
dice-name-city_hall = Rathaus
dice-name-bishopric = Bischofssitz
dice-name-red = rot
dice-name-yellow = gelb
dice-name-white = weiß
dice-name-influence = Einfluss
dice-name-deniers = Denare
dice-name-knowledge = Wissen

# ---- Characters, by the row of buildings that they favour.

dice-character-fortress = Hugues de Payns
dice-character-palace = Isabeau de Bavière
dice-character-hall = Thibaut II
dice-character-city_hall = Jeanne de Champagne
dice-character-cathedral = Urbain IV
dice-character-bishopric = Marie de Champagne

# ---- Tiles: a banquet on one face, a raid on the other.

dice-tile-1-banquet = Jeder Einfluss, den du für diesen Würfel ausgibst, ändert seinen Wert um bis zu 2.
dice-tile-1-raid = Der Wert dieses Würfels darf nicht geändert werden.
dice-tile-2-banquet = Dieser Würfel ist gratis.
dice-tile-2-raid = Dieser Würfel kostet 1 Denar mehr.
dice-tile-3-banquet = Eine Kathedrale, mit diesem Würfel gebaut, bringt 1 Ressource von jeder Art.
dice-tile-3-raid = Dieser Würfel kostet 1 Wissen mehr.
dice-tile-4-banquet = Ein Funktionsgebäude, mit diesem Würfel gebaut, bringt 1 Gefolgsmann seiner Farbe mehr.
dice-tile-4-raid = Dieser Würfel ist 0 wert; Einfluss darf ihn erhöhen.
dice-tile-5-banquet = Die Farbe dieses Würfels zu ändern kostet 1 Wissen.
dice-tile-5-raid = Die Farbe dieses Würfels darf nicht geändert werden.
dice-tile-6-banquet = Eine Festung, mit diesem Würfel gebaut, bringt 1 roten Gefolgsmann mehr und 1 gelben oder weißen.
dice-tile-6-raid = Dieser Würfel kostet 1 Einfluss mehr.
dice-tile-7-banquet = Eine Markthalle, mit diesem Würfel gebaut, zählt einen Würfel der nötigen Farbe mehr.
dice-tile-7-raid = Dieser Würfel darf kein Prestigegebäude bauen.
dice-tile-8-banquet = Ein schwarzer Würfel zerstört hier nichts und darf genommen werden wie jeder andere; danach dreht sich das Plättchen.
dice-tile-8-raid = Ein durchsichtiger Würfel gilt hier als schwarz.

# In the almanac: both faces, one after the other.
dice-tile-name = Plättchen { $tile }
dice-tile-banquet = **Festmahl:** { $text }
dice-tile-raid = **Überfall:** { $text }
