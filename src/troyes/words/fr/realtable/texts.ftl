table-ask-start = Qui reçoit la carte de premier joueur ?
table-ask-start_you = { $who } (vous)
table-ask-start_king = le roi
table-ask-open = La colonne des personnages, le n° { $n } sur { $most } à partir du haut
table-ask-reveal = L'activité { $colour } de niveau { $level } est retournée : laquelle ?
table-ask-event = L'évènement { $colour } est tiré : lequel ?
table-ask-event_called = Il en appelle un autre, { $colour } : lequel ?
table-ask-event_box = Il appelle un second évènement { $colour }, parmi ceux mis de côté : lequel ?
table-ask-roll_both = { $building } : lancez vos { $yours } dés { $colour }, puis ceux du roi ({ $kings }). Les vôtres d'abord, puis les siens (comme { $example }) : { "" }
table-ask-roll_yours = { $building } : lancez vos { $yours } dés { $colour } (comme { $example }) : { "" }
table-ask-roll_kings = { $building } : lancez les { $kings } dés { $colour } du roi (comme { $example }) : { "" }
table-ask-site = { $event } : lancez un dé pour la place de l'habitant du roi : { "" }
table-ask-black =
    { $n ->
        [1] Lancez le dé noir : { "" }
       *[other] Lancez { $n } dés noirs (comme { $example }) : { "" }
    }
table-ask-reroll = Relancez votre dé { $colour } : { "" }
table-ask-shot = { $card } : lancez un dé pour le tir : { "" }
table-ask-king = Au tour du roi : lancez ses deux dés noirs (comme 5 2) : { "" }
table-ask-royal = Le roi se place : lancez { $n } dés rouges, { $n } jaunes et { $n } blancs, dans cet ordre (comme { $example }) : { "" }
table-ask-purple = Lancez votre dé mauve : { "" }
table-ask-uprising = { $event } : lancez un dé : { "" }
table-ask-monk = { $event } : lancez un dé : { "" }
table-ask-crowd = { $event } : mélangez les habitants et replacez-les ; tapez les places 1 à 6 (A les vôtres, N ceux du roi, . vide), comme { $example } : { "" }
table-ask-extra = Lancez le dé que vous prenez : { "" }
table-ask-tile = L'activité extérieure de la porte { $gate } est retournée : laquelle ?
table-ask-die = Lancez un dé ({ $verb }) : { "" }
table-ask-pick = Que tire-t-on ({ $verb }) ?
table-ask-line = Lancez ou tirez, et tapez-le comme { $example } : { "" }
table-ask-list_hint = un numéro ou un nom ; Entrée : le programme tire
table-ask-column_hint = un numéro ou un nom, ou tous d'un coup (3, 1, 4 …) ; Entrée : le programme tire
table-ask-cards_hint = un numéro ou un nom, ou les trois noms (a, b, c) ; Entrée : le programme tire
table-ask-choice = Votre choix : { "" }
table-ask-drawn = Tiré : { "" }

table-wrong-die = Un dé : un nombre de 1 à 6, pas { $input }.
table-wrong-digits = { $input } : seulement des valeurs de dés, de 1 à 6.
table-wrong-face = Aucun dé ne montre { $value } : les valeurs vont de 1 à 6.
table-wrong-two = Le roi lance deux dés, pas { $n }.
table-wrong-black = On lance { $most } dés noirs, pas { $n }.
table-wrong-royal = On lance { $most } dés, { $each } de chaque couleur, pas { $n }.
table-wrong-colours = { $input } : nommez chaque couleur une fois, avec ses { $each } valeurs : R65 J41 B32.
table-wrong-roll = Vous y avez { $yours } habitants et le roi { $kings } : autant de dés, les vôtres d'abord, pas { $input }.
table-wrong-list = { $input } : pas dans la liste. Tapez un numéro de 1 à { $most }, ou un nom.
table-wrong-several = { $input } peut être { $names } : lequel ?
table-wrong-card = { $name } est une activité { $colour } de niveau { $level } ; ce n'est pas ce qu'on retourne maintenant.
table-wrong-event = { $name } est un évènement { $colour } ; ce n'est pas ce qu'on tire maintenant.
table-wrong-drawn = { $name } a déjà été tiré.
table-wrong-taken = { $name } est déjà dans la colonne.
table-wrong-impossible = { $input } : cela ne peut être ni lancé ni tiré ici.

table-steps-row = { $building }, ligne { $row } : posez un habitant du roi en tête, à gauche, et poussez les autres vers la droite.
table-steps-in_place = { $place } : posez-y un habitant du roi.
table-steps-same_row = Un habitant du roi entre dans une ligne toute à lui : elle reste pareille.
table-steps-expelled_you_palace = Votre habitant est expulsé : couchez-le sur le Palais.
table-steps-expelled_you_city_hall = Votre habitant est expulsé : couchez-le sur l'Hôtel de ville.
table-steps-expelled_you_bishopric = Votre habitant est expulsé : couchez-le sur l'Évêché.
table-steps-expelled_king_palace = Un habitant du roi est expulsé : couchez-le sur le Palais.
table-steps-expelled_king_city_hall = Un habitant du roi est expulsé : couchez-le sur l'Hôtel de ville.
table-steps-expelled_king_bishopric = Un habitant du roi est expulsé : couchez-le sur l'Évêché.
table-steps-cubes =
    { $n ->
        [one] Posez un cube du roi sur la cathédrale : niveau { $level }, colonne { $columns }.
       *[other] Posez des cubes du roi sur la cathédrale : niveau { $level }, colonnes { $columns }.
    }
table-steps-tradesman = Posez un habitant du roi sur { $card }, à son emplacement de { $points }.
table-steps-event_cubes = Posez { $cubes } du roi sur { $event }.
table-steps-event_clear = { $event } : tous les étendards sont couverts, ôtez les cubes.
table-steps-event_king = { $event } quitte la file : le roi gagne la carte.
table-steps-event_you = { $event } quitte la file : vous gagnez la carte.
table-steps-event_gone = { $event } quitte la file.
table-steps-character = Ôtez { $name } de la colonne et du jeu.
table-steps-points_king = Le roi reçoit { $points }.
table-steps-points_you = Vous recevez { $points }.
table-steps-points_lost = Vous rendez { $points }.
table-steps-deniers = Prenez { $deniers } à la banque.
table-steps-your_die = Retirez de votre quartier { $dice }.
table-steps-king_dice = Retirez du quartier du roi { $dice }.
table-steps-black = Retirez { $dice }.
table-steps-no_dice = Le roi n'a aucun dé à retirer.
table-steps-nothing = Rien ne bouge.
table-steps-a_die = le { $value } { $colour }
table-steps-some_dice = { $n } dés { $colour } de { $value }
table-steps-a_black = le { $value } noir

table-dice-first = Le numéro de la première colonne : { "" }
table-dice-first_how = Un nombre de 1 à 6.
table-dice-order = Les numéros des six colonnes, depuis la gauche : { "" }
table-dice-order_how = Les nombres de 1 à 6, chacun une fois : 4 5 6 1 2 3
table-dice-wheel = Les neuf places depuis la neutre, dans le sens des aiguilles, face/dos (R/J …) : { "" }
table-dice-wheel_how = Neuf places : R/R, J/J et B/B une fois, et deux fois chacune R/J, J/B et B/R, d'un côté ou de l'autre.
table-dice-tiles = Les tuiles près des places rouge, jaune et blanche : { "" }
table-dice-tiles_how = Trois nombres différents de 1 à 8 : 3 5 8
table-dice-roll = Les trois dés transparents, puis le noir : { "" }
table-dice-roll_how = Quatre nombres de 1 à 6, le dé noir en dernier : 1 3 6 3

table-line-vp = Jetons PV
table-line-presence = Évènements avec un cube
table-line-tradesman = Emplacements des hommes de métier
table-line-level = Cathédrale, niveau { $level }
table-line-king = Le roi
table-line-cubes = Cubes : { $name }

table-due-roll_both = { $building } : lancez les dés { $colour }, { $yours } à vous et { $kings } au roi.
table-due-roll_yours = { $building } : lancez les dés { $colour }, { $yours } à vous.
table-due-roll_kings = { $building } : lancez les dés { $colour }, { $kings } au roi.
table-due-black =
    { $n ->
        [1] Lancez le dé noir.
       *[other] Lancez { $n } dés noirs.
    }
table-due-king = Au tour du roi : lancez ses deux dés noirs.
table-due-royal = Le roi se place : lancez { $n } dés rouges, { $n } jaunes et { $n } blancs.
table-due-crowd = { $event } : mélangez les habitants et replacez-les sur les places 1 à 6.
table-due-first = Quel numéro reçoit la première colonne ?
table-due-order = Quels numéros reçoivent les six colonnes, depuis la gauche ?
table-due-wheel = Comment sont les neuf places, dans le sens des aiguilles depuis la neutre ?
table-due-tiles = Quelles tuiles sont près des places rouge, jaune et blanche ?
table-due-roll = Lancez les trois dés transparents et le noir.

table-input-yours = Vos dés
table-input-kings = Les dés du roi
table-input-black = Dés noirs
table-input-a_black = Le dé noir
table-input-red = Dés rouges
table-input-yellow = Dés jaunes
table-input-white = Dés blancs
table-input-purple = Le dé mauve
table-input-clear = Les trois dés transparents
table-input-die = Le dé
table-input-card = La carte
table-input-start = La carte de premier joueur
table-input-calls = Il appelle un évènement { $colour }.
table-input-spaces = Places 1 à 6
table-input-empty = vide
table-input-columns = Colonnes depuis la gauche
table-input-first = La première colonne
table-input-plazas = Places, depuis la neutre
table-input-plaza = { $face }, { $back } au dos
table-input-tiles = Tuiles près des places rouge, jaune et blanche
table-input-tile = Banquet : { $banquet } Raid : { $raid }

table-field-vp = Jetons PV
table-field-events = Évènements en jeu avec un de ses cubes, Maraudage compris
table-field-tradesman_vp = PV des emplacements tenus sur les activités
table-field-cathedral = Cubes de cathédrale par niveau, du plus bas au plus haut
table-field-citizens = Habitants debout dans les trois bâtiments
table-field-deniers = Deniers
table-field-influence = Influence
table-field-tradesmen = Hommes de métier sur les activités, illustrations comprises
table-field-events_won = Cartes Évènement remportées
table-field-red_people = Habitants au Palais et hommes de métier sur les activités rouges
table-field-yellow_people = Habitants à l'Hôtel de ville et hommes de métier sur les activités jaunes
table-field-white_people = Habitants à l'Évêché et hommes de métier sur les activités blanches
table-field-cubes = Cubes sur { $card }
table-field-outdoor_cubes = Cubes à la dernière porte

table-form-characters = Personnages distribués, dans toutes les mains, et celui qui est visible si vous jouez ainsi
table-form-column = Personnages restés dans la colonne
table-form-activities = Activités en jeu qui comptent à la fin
table-form-outdoor = L'activité extérieure de la dernière porte

table-letter-red = R
table-letter-yellow = J
table-letter-white = B
