# The characters: the name, and `.text` what each of them counts at the end of the game.

character-chretien_de_troyes = Chrétien de Troyes
    .text = Zählt deine Gefolgsleute, die in den drei Gebäuden stehen.

character-urbain_iv = Urbain IV
    .text = Zählt deine Klötzchen auf der Kathedrale.

character-thibaut_ii = Thibaut II
    .text = Zählt deine Denare.

character-hugues_de_payns = Hugues de Payns
    .text = Zählt deinen Einfluss.

character-le_florentin = Le Florentin
    .text = Zählt deine Handwerker auf Aktionskarten, auch die auf einer Abbildung.

character-henry_i = Henry I
    .text = Zählt die Ereigniskarten, die du gewonnen hast; die Plünderung gibt keine.

character-jeanne_de_champagne = Jeanne de Champagne
    .text = Zählt deine Gefolgsleute, die im Rathaus stehen, zusammen mit deinen Handwerkern auf gelben Aktionskarten, auch denen auf einer Abbildung.

character-isabeau_de_baviere = Isabeau de Bavière
    .text = Zählt deine Gefolgsleute, die im Palast stehen, zusammen mit deinen Handwerkern auf roten Aktionskarten, auch denen auf einer Abbildung.

character-marie_de_champagne = Marie de Champagne
    .text = Zählt deine Gefolgsleute, die im Bischofssitz stehen, zusammen mit deinen Handwerkern auf weißen Aktionskarten, auch denen auf einer Abbildung.
