card-artisan = Artisan
    .text = { $exchange }
    .short = Dépensez { $cost-influence } influence, recevez { COUNT($gain-deniers, of: "deniers") }.

card-merchant = Marchand
    .text = { $exchange }
    .short = Recevez { COUNT($gain-deniers, of: "deniers") }.

card-miller = Meunier
    .text = Désignez le Palais ou l'Évêché : vous recevez { COUNT($gain-deniers, of: "deniers") } pour chacun de vos habitants debout dans ce bâtiment. Les habitants expulsés ne comptent pas. Le choix est refait à chaque activation.
    .short = { COUNT($gain-deniers, of: "deniers") } par habitant au Palais ou à l’Évêché.

card-innkeeper = Aubergiste
    .text = { $exchange }
    .short = Payez { COUNT($cost-deniers, of: "deniers") }, recevez { $gain-influence } influence.

card-blacksmith = Forgeron
    .text = Dépensez 1 cube avec un lot de dés rouges : son total augmente de { $improve-add_lot }, quel que soit le nombre de dés. Sert aux activités et aux évènements, pas au placement d'un habitant.
    .short = Plus tard : +{ $improve-add_lot } à un lot rouge.

card-militiaman = Milicien
    .text = Dépensez 1 cube avec un lot de dés jaunes : le lot compte comme rouge, à valeurs égales. Tous ses dés sont jaunes. Sert aux activités rouges, aux évènements que l'on combat en rouge et, avec un seul dé, au placement d'un habitant au Palais.
    .short = Plus tard : un lot jaune compte comme rouge.

card-journeyman = Compagnon
    .text = { $exchange }
    .short = Payez { COUNT($cost-deniers, of: "deniers") }, recevez { $gain-vp } PV.

card-goldsmith = Orfèvre
    .text = { $exchange }
    .short = Recevez { $gain-vp } PV et { COUNT($gain-deniers, of: "deniers") }.

card-sculptor = Sculpteur
    .text = { $exchange }
    .short = Recevez { $gain-vp } PV.

card-tithe = Dîme
    .text = Dépensez 1 cube avec un lot de dés jaunes : 1 dé de chaque adversaire et { COUNT($rules-neutral_free_dice, of: "dice") } du quartier neutre sont gratuits. Tout autre dé du même quartier s'achète au prix habituel. Sert aux activités, aux évènements, à l'agriculture, au placement d'un habitant à l'Hôtel de ville et au garde des remparts.
    .short = Plus tard : 1 dé jaune gratuit par quartier.
    .king = Dépensez 1 cube avec un lot de dés jaunes : jusqu'à { COUNT($rules-neutral_free_dice, of: "dice") } du roi sont gratuits. Tout autre dé du roi s'achète au prix habituel. Sert aux activités, aux évènements, à l'agriculture, au placement d'un habitant à l'Hôtel de ville et au garde des remparts.
    .king-short = Plus tard : jusqu’à { COUNT($rules-neutral_free_dice, of: "yellow-dice") } du roi gratuits.

card-monk = Moine
    .text = Dépensez 1 cube avec un lot d'exactement 1 dé blanc : il compte comme { COUNT($improve-copies, of: "yellow-dice") } de sa valeur. Il coûte { COUNT($rules-die_price, of: "deniers") } s'il vient d'un autre quartier. Sert aux activités jaunes, au Pèlerinage, aux évènements que l'on combat en jaune et à l'agriculture, pas au placement d'un habitant.
    .short =
        Plus tard : 1 dé blanc en vaut { $improve-copies ->
            [one] { $improve-copies } jaune
           *[other] { $improve-copies } jaunes
        }.

card-priest = Prêtre
    .text = Dépensez 1 cube avec un lot de dés jaunes : chaque dé vaut { $improve-add_die } de plus, même au-delà de 6. Sert aux activités, aux évènements et à l'agriculture, pas au placement d'un habitant.
    .short = Plus tard : +{ $improve-add_die } à chaque dé jaune d’un lot.

card-apprenticeship = Apprentissage
    .text = Dépensez 1 cube avec un lot de n'importe quelle couleur : chaque dé vaut { $improve-set_die }. Sert aux activités, aux évènements et à l'agriculture, et aussi à un lot de couleurs mêlées pour le Pèlerinage ; ne sert ni à la cathédrale ni au placement d'un habitant.
    .short = Plus tard : chaque dé d’un lot vaut { $improve-set_die }.

card-confession = Confession
    .text = Dépensez 1 cube avec un lot de n'importe quelle couleur : chaque dé vaut { $improve-add_die } de plus, même au-delà de 6. Sert aux activités, aux évènements et à l'agriculture, et aussi à un lot de couleurs mêlées pour le Pèlerinage ; ne sert ni à la cathédrale ni au placement d'un habitant.
    .short = Plus tard : +{ $improve-add_die } à chaque dé d’un lot.

card-templar = Templier
    .text = Dépensez 1 cube avec un lot d'exactement 1 dé blanc : il compte comme { COUNT($improve-copies, of: "red-dice") } de sa valeur. Il coûte { COUNT($rules-die_price, of: "deniers") } s'il vient d'un autre quartier. Sert aux activités rouges, au Pèlerinage et aux évènements que l'on combat en rouge, pas au placement d'un habitant.
    .short =
        Plus tard : 1 dé blanc en vaut { $improve-copies ->
            [one] { $improve-copies } rouge
           *[other] { $improve-copies } rouges
        }.

card-pilgrimage = Pèlerinage
    .text = { $exchange } Le lot peut mêler des dés de toutes les couleurs ; seul un cube de l'Apprentissage ou de la Confession améliore un lot mêlé.
    .short = Recevez { $gain-vp } PV. Le lot peut mêler les couleurs.

card-procession = Procession
    .text = Une fois le lot retiré de la place, le joueur dont le quartier compte le plus de dés reçoit { $gain-vp } PV, même si ce n'est pas vous. Les joueurs à égalité reçoivent chacun { $gain-vp } PV. Il faut au moins 1 dé. Si le quartier neutre est seul en tête, personne ne reçoit rien.
    .short = { $gain-vp } PV à qui garde le plus de dés.
    .king = Une fois le lot retiré de la place, celui de vous deux, vous ou le roi, dont le quartier compte le plus de dés reçoit { $gain-vp } PV, même si c'est le roi. À égalité, vous recevez chacun { $gain-vp } PV. Il faut au moins 1 dé.
    .king-short = { $gain-vp } PV à vous ou au roi : le plus de dés.

card-glassblower = Verrier
    .text = Recevez { $gain-vp } PV pour chaque paire complète de vos cubes sur la cathédrale.
    .short = { $gain-vp } PV par paire de vos cubes à la cathédrale.

card-archer = Archer
    .text = Lancez 1 dé. Sur { $hits }, posez 1 de vos cubes sur un évènement au choix et recevez { COUNT($rules-cube_influence, of: "influence") }. Le résultat ne se modifie pas. Chaque activation donne un nouveau lancer et peut viser un autre évènement.
    .short = Un dé : sur { $or-more }, 1 cube sur un évènement.

card-chivalry = Chevalerie
    .text = Posez 1 de vos cubes sur un évènement pour chaque dé rouge encore dans votre quartier une fois le lot retiré. Recevez { COUNT($rules-cube_influence, of: "influence") } par cube. Les cubes peuvent aller sur plusieurs évènements.
    .short = 1 cube sur un évènement par dé rouge restant.

card-diplomat = Diplomate
    .text = Dépensez { COUNT($cost-influence, of: "influence") } et posez 1 de vos cubes sur un évènement, ce qui vous rend { COUNT($rules-cube_influence, of: "influence") }. Avec plusieurs activations, toute l'influence est dépensée avant le premier cube ; les cubes peuvent aller sur plusieurs évènements.
    .short = Dépensez { $cost-influence } influence : 1 cube sur un évènement.

card-hunting = Chasse
    .text = { $exchange }
    .short = Recevez { $gain-influence } influence.

card-mercenary = Mercenaire
    .text = { $exchange }
    .short = Recevez { COUNT($gain-deniers, of: "deniers") }.

card-tax_collector = Percepteur
    .text = Chaque autre joueur vous verse { COUNT($gain-deniers, of: "deniers") } pour chacun de ses habitants debout à l'Hôtel de ville ; la banque verse { COUNT($bank, of: "deniers") } pour chaque habitant neutre. Un joueur à court d'argent donne ce qu'il a, sans pénalité. Les habitants expulsés ne comptent pas.
    .short = { COUNT($gain-deniers, of: "deniers") } par habitant adverse ou neutre à l’Hôtel de ville.
    .king = La banque vous verse { COUNT($bank, of: "deniers") } pour chaque habitant du roi debout à l'Hôtel de ville. Les habitants expulsés ne comptent pas.
    .king-short = { COUNT($bank, of: "deniers") } par habitant du roi à l’Hôtel de ville.

card-captain = Capitaine
    .text = Recevez { $gain-vp } PV pour chaque évènement en jeu qui porte au moins 1 de vos cubes, Maraudage compris.
    .short = { $gain-vp } PV par évènement qui porte un de vos cubes.

card-joust = Joutes
    .text = Une fois le lot retiré de la place, additionnez les dés rouges de chaque quartier, quartier neutre compris. Si votre total est le plus élevé et vaut au moins 1, recevez { $gain-vp } PV. Les joueurs à égalité avec vous reçoivent aussi { $gain-vp } PV. Si un autre quartier a davantage, personne ne reçoit rien.
    .short = { $gain-vp } PV si nul n’a plus en dés rouges.
    .king = Une fois le lot retiré de la place, additionnez vos dés rouges et ceux du roi. Si votre total vaut au moins 1 et atteint le sien, recevez { $gain-vp } PV. S'il est à égalité avec vous, il reçoit aussi { $gain-vp } PV. S'il a davantage, personne ne reçoit rien.
    .king-short = { $gain-vp } PV si le roi n’a pas plus en dés rouges.

card-troubadour = Troubadour
    .text = { $exchange }
    .short = Dépensez { $cost-influence } influence, recevez { $gain-vp } PV.
