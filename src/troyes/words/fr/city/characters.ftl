character-chretien_de_troyes = Chrétien de Troyes
    .text = Compte vos habitants debout dans les 3 bâtiments.

character-urbain_iv = Urbain IV
    .text = Compte vos cubes sur la cathédrale.

character-thibaut_ii = Thibaut II
    .text = Compte vos deniers.

character-hugues_de_payns = Hugues de Payns
    .text = Compte vos points d'influence.

character-le_florentin = Le Florentin
    .text = Compte vos hommes de métier sur les cartes Activité, y compris hors des emplacements.

character-henry_i = Henry Ier
    .text = Compte les cartes Évènement que vous avez remportées ; le Maraudage n'en donne pas.

character-jeanne_de_champagne = Jeanne de Champagne
    .text = Compte ensemble vos habitants debout à l'Hôtel de ville et vos hommes de métier sur les cartes Activité jaunes, y compris hors des emplacements.

character-isabeau_de_baviere = Isabeau de Bavière
    .text = Compte ensemble vos habitants debout au Palais et vos hommes de métier sur les cartes Activité rouges, y compris hors des emplacements.

character-marie_de_champagne = Marie de Champagne
    .text = Compte ensemble vos habitants debout à l'Évêché et vos hommes de métier sur les cartes Activité blanches, y compris hors des emplacements.
