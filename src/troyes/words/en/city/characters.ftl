# The characters: the name, and `.text` what each of them counts at the end of the game.

character-chretien_de_troyes = Chrétien de Troyes
    .text = Counts your citizens standing in the three buildings.

character-urbain_iv = Urbain IV
    .text = Counts your cubes on the cathedral.

character-thibaut_ii = Thibaut II
    .text = Counts your deniers.

character-hugues_de_payns = Hugues de Payns
    .text = Counts your influence.

character-le_florentin = Le Florentin
    .text = Counts your tradesmen on activity cards, those outside the spaces included.

character-henry_i = Henry I
    .text = Counts the event cards you won; Marauding gives none.

character-jeanne_de_champagne = Jeanne de Champagne
    .text = Counts your citizens standing in the City Hall together with your tradesmen on yellow activity cards, those outside the spaces included.

character-isabeau_de_baviere = Isabeau de Bavière
    .text = Counts your citizens standing in the Palace together with your tradesmen on red activity cards, those outside the spaces included.

character-marie_de_champagne = Marie de Champagne
    .text = Counts your citizens standing in the Bishopric together with your tradesmen on white activity cards, those outside the spaces included.
