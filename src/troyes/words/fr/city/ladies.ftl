card-woodcutter = Bûcheron
    .text = Ou bien abattez : chaque activation pose 1 de vos cubes sur cette carte. Ou bien vendez : chaque activation en retire 1 de vos cubes et rapporte { COUNT($gain-deniers, of: "deniers") }. Une action fait l'un ou l'autre, jamais les deux.
    .short = Posez 1 cube ici, ou vendez-le { COUNT($gain-deniers, of: "deniers") }.

card-clog_maker = Sabotière
    .text = Comptez vos habitants debout à l'Hôtel de ville : chacun vous apporte { COUNT($gain-deniers, of: "deniers") }. Ceux qui y sont couchés ne comptent pas.
    .short = { COUNT($gain-deniers, of: "deniers") } par habitant à vous à l’Hôtel de ville.

card-weaver = Tisserande
    .text = Comptez vos hommes de métier sur toutes les cartes Activité, celui d'ici compris, et même ceux des illustrations : chacun vous apporte { COUNT($gain-deniers, of: "deniers") }.
    .short = { COUNT($gain-deniers, of: "deniers") } par homme de métier à vous.

card-hostess = Hôtelière
    .text = Recevez { COUNT($gain-influence, of: "influence") } ou { $gain-vp } PV. Chaque activation d'une même action peut choisir autrement.
    .short = Recevez { $gain-influence } influence ou { $gain-vp } PV.

card-distiller = Liquoriste
    .text = Dépensez 1 cube avec un lot qui contient un dé de votre quartier : ce dé montre sa face opposée (1 et 6, 2 et 5, 3 et 4). Un seul dé tourne, jamais un dé acheté. Sert aux activités, à la cathédrale, aux évènements, au placement d'un habitant et à l'agriculture ; ne sert ni au garde ni à un lot de couleurs mêlées.
    .short = Plus tard : retournez 1 dé de votre quartier.

card-winegrower = Viticulteur
    .text = Dépensez 1 cube avec un lot de n'importe quelle couleur : l'un de ses dés venus d'un autre quartier, quartier neutre compris, est gratuit et personne n'est payé pour lui. Il compte dans la taille du lot : les autres dés achetés coûtent { $prices-0 }, { $prices-1 } ou { $prices-2 } deniers comme d'habitude. Un dé mauve ne se prend pas. Sert aux activités, à la cathédrale, aux évènements, au placement d'un habitant, à l'agriculture et au garde ; pas à un lot de couleurs mêlées.
    .short = Plus tard : 1 dé acheté du lot est gratuit.
    .king = Dépensez 1 cube avec un lot de n'importe quelle couleur : l'un de ses dés venus du quartier du roi est gratuit. Il compte dans la taille du lot : les autres dés achetés coûtent { $prices-0 }, { $prices-1 } ou { $prices-2 } deniers comme d'habitude. Sert aux activités, à la cathédrale, aux évènements, au placement d'un habitant, à l'agriculture et au garde ; pas à un lot de couleurs mêlées.

card-banker = Banquier
    .text = S'il vous reste au moins { COUNT($at_least, of: "deniers") } une fois payés les dés et l'homme de métier, recevez { $gain-vp } PV. L'argent reste à vous. Les deniers posés sur votre quartier ne comptent pas.
    .short = { $gain-vp } PV s’il vous reste { COUNT($at_least, of: "deniers") }.

card-breeder = Éleveur
    .text = Ou bien achetez : chaque activation coûte { COUNT($price, of: "deniers") } et pose 1 de vos cubes sur cette carte. Ou bien vendez : chaque activation en retire 1 de vos cubes et rapporte { $gain-vp } PV. Une action fait l'un ou l'autre, jamais les deux.
    .short = Achetez 1 cube { COUNT($price, of: "deniers") }, ou vendez-le { $gain-vp } PV.

card-master_craftsman = Maître artisan
    .text = Recevez { $gain-vp } PV pour chaque paire complète de vos hommes de métier sur les cartes Activité, celui d'ici compris, et même ceux des illustrations.
    .short = { $gain-vp } PV par paire de vos hommes de métier.

card-bishop = Évêque
    .text = Comptez vos cubes sur la cathédrale, à tous les niveaux : chacun vous apporte { COUNT($gain-deniers, of: "deniers") }.
    .short = { COUNT($gain-deniers, of: "deniers") } par cube à vous à la cathédrale.

card-augustinian = Augustin
    .text = Dépensez 1 cube avec un lot de 1 ou 2 dés jaunes : il s'y joint comme un { $improve-joker } jaune de votre quartier. Il compte dans la limite de { COUNT($rules-lot_limit, of: "dice") } et renchérit les dés achetés comme tout dé ; il ne s'emploie jamais seul. Sert aux activités, aux évènements et à l'agriculture, pas au placement d'un habitant.
    .short = Plus tard : un { $improve-joker } jaune rejoint un lot de 1 ou 2.

card-templar_commander = Chef templier
    .text = Dépensez 1 cube avec un lot de dés rouges : 1 dé de chaque autre quartier, quartier neutre compris, ne coûte que { COUNT($improve-discount, of: "deniers") }, quelle que soit la taille du lot. Tout autre dé du même quartier s'achète au prix habituel. Sert aux activités, aux évènements et au placement d'un habitant au Palais. Son homme de métier se paie { COUNT($hire, of: "influence") }, et non en deniers.
    .short = Plus tard : 1 dé rouge par quartier coûte { $improve-discount }.
    .king = Dépensez 1 cube avec un lot de dés rouges : 1 dé du roi ne coûte que { COUNT($improve-discount, of: "deniers") }, quelle que soit la taille du lot. Tout autre dé du roi s'achète au prix habituel. Sert aux activités, aux évènements et au placement d'un habitant au Palais. Son homme de métier se paie { COUNT($hire, of: "influence") }, et non en deniers.
    .king-short = Plus tard : 1 dé rouge du roi coûte { $improve-discount }.

card-herbalist = Herboriste
    .text = Dépensez 1 cube avec un lot d'exactement 1 dé blanc : il compte comme { COUNT($improve-copies, of: "red-dice") } de sa valeur. Il coûte { COUNT($rules-die_price, of: "deniers") } s'il vient d'un autre quartier. Sert aux activités rouges, au Pèlerinage et aux évènements que l'on combat en rouge, pas au placement d'un habitant.
    .short =
        Plus tard : 1 dé blanc en vaut { $improve-copies ->
            [one] { $improve-copies } rouge
           *[other] { $improve-copies } rouges
        }.

card-master_builder = Maître d'œuvre
    .text = Posez 1 de vos cubes sur la cathédrale, au plus bas niveau vide de la colonne de votre choix, pour les PV et l'influence habituels de cette colonne. Cette carte seule peut entamer un quatrième niveau, au-dessus d'une colonne de trois déjà pleine. Quand cette carte est de la partie, tout joueur sans cube au quatrième niveau à la fin perd { $rules-missing_level_vp } PV, comme pour les trois autres.
    .short = Bâtissez où vous voulez, même au 4e niveau.

card-preacher = Prédicateur
    .text = Dépensez 1 cube avec un lot de n'importe quelle couleur : désignez l'un de ses dés, et les autres s'alignent sur sa valeur. Sert aux activités, aux évènements, à l'agriculture et à la cathédrale, où les cubes s'empilent alors dans une seule colonne ; ne sert ni au placement d'un habitant ni à un lot de couleurs mêlées.
    .short = Plus tard : les dés du lot copient l’un d’eux.

card-scribe = Scribe
    .text = Comptez les cartes Évènement que vous avez remportées jusqu'ici : chacune vous apporte { $gain-vp } PV. Le Maraudage ne donne pas de carte.
    .short = { $gain-vp } PV par évènement remporté.

card-hermit = Ermite
    .text = Posez 1 de vos cubes sur cette carte. En fin de partie, comptez-y les cubes de tous les joueurs : chaque cube vaut à son propriétaire { $cube_vp } PV moins ce nombre, mais au moins 1 PV. L'ermite aime être seul.
    .short = Un cube vaut { $cube_vp } PV moins les cubes d’ici.
    .king = Posez 1 de vos cubes sur cette carte. En fin de partie, comptez-y vos cubes : chacun vaut { $cube_vp } PV moins ce nombre, mais au moins 1 PV. L'ermite aime être seul.

card-beguine = Béguine
    .text = Une fois le lot retiré de la place, comptez les dés blancs encore dans votre quartier : chacun vous apporte { $gain-vp } PV. Un dé mauve n'est pas blanc.
    .short = { $gain-vp } PV par dé blanc qui vous reste.

card-ransom = Rançon
    .text = Dépensez { COUNT($cost-deniers, of: "deniers") } et posez 1 de vos cubes sur un évènement, ce qui donne { COUNT($rules-cube_influence, of: "influence") }. Les cubes d'une même action peuvent aller sur plusieurs évènements, mais jamais sur le Chef hors la loi.
    .short = Payez { COUNT($cost-deniers, of: "deniers") } : 1 cube sur un évènement.

card-catapult = Catapulte
    .text = Ou bien armez : chaque activation pose 1 de vos cubes sur cette carte. Ou bien tirez : chaque activation en retire 1 de vos cubes et en pose 2 autres ensemble sur un évènement, ou 1 seul si un seul étendard est libre. Chaque cube posé sur un évènement donne { COUNT($rules-cube_influence, of: "influence") }. Chaque tir peut viser un autre évènement, mais jamais le Chef hors la loi. Une action arme ou tire, jamais les deux.
    .short = Chargez 1 cube, ou tirez : 2 sur un évènement.

card-scout = Éclaireur
    .text = Posez 1 de vos cubes sur autant d'évènements différents que vous le souhaitez, Maraudage compris, au prix de { COUNT($price, of: "deniers") } chacun. Chaque cube donne { COUNT($rules-cube_influence, of: "influence") }. Le Chef hors la loi est hors d'atteinte. Le choix des évènements est refait à chaque activation.
    .short = 1 cube par évènement choisi, à { COUNT($price, of: "deniers") }.

card-executioner = Bourreau
    .text = Recevez { COUNT($gain-influence, of: "influence") }, et prenez-en 1 de plus à l'adversaire qui en a le plus ; s'ils sont plusieurs, désignez l'un d'eux. Regardez de nouveau à chaque activation. Si aucun adversaire n'en a, il n'y a rien à prendre. L'adversaire perd le sien même si votre piste est pleine.
    .short = { $gain-influence } influence, plus 1 prise au plus influent.
    .king = Recevez { COUNT($gain-influence, of: "influence") }. Le roi n'en a pas qu'on puisse lui prendre.
    .king-short = Recevez { $gain-influence } influence. Le roi n’en a pas.

card-castellan = Châtelain
    .text = Ou bien chaque activation pose 1 de vos cubes sur cette carte, ou bien chaque activation en retire 1 de vos cubes et rapporte { COUNT($gain-influence, of: "influence") }. Une action fait l'un ou l'autre, jamais les deux.
    .short = Posez 1 cube ici, ou retirez-le : { $gain-influence } influence.

card-recruiter = Recruteur
    .text = Dépensez 1 cube avec un lot de 1 ou 2 dés rouges : il s'y joint comme un { $improve-joker } rouge de votre quartier. Il compte dans la limite de { COUNT($rules-lot_limit, of: "dice") } et renchérit les dés achetés comme tout dé ; il ne s'emploie jamais seul. Sert aux activités et aux évènements, pas au placement d'un habitant. Son homme de métier se paie { COUNT($hire, of: "influence") }, et non en deniers.
    .short = Plus tard : un { $improve-joker } rouge rejoint un lot de 1 ou 2.

card-wedding = Mariage
    .text = { $exchange }
    .short = Payez { COUNT($cost-deniers, of: "deniers") }, recevez { $gain-vp } PV.

card-fort = Fort
    .text = Chaque dé du lot pose 1 de vos cubes sur cette carte, et rapporte { $gain-vp } PV et { COUNT($gain-influence, of: "influence") } s'il vaut de 1 à 3, ou { $double-vp } PV et { COUNT($double-influence, of: "influence") } s'il vaut 4 ou plus. En fin de partie, { $most_vp } PV vont au joueur qui y a le plus de cubes ; à égalité, ils se partagent, arrondis à l'entier inférieur.
    .short = { $gain-vp } PV, { $gain-influence } influence par dé ; le double dès 4.
    .king = Chaque dé du lot pose 1 de vos cubes sur cette carte, et rapporte { $gain-vp } PV et { COUNT($gain-influence, of: "influence") } s'il vaut de 1 à 3, ou { $double-vp } PV et { COUNT($double-influence, of: "influence") } s'il vaut 4 ou plus. En fin de partie, { $most_vp } PV sont à vous si vous y avez un cube : le roi n'en pose pas.

card-princess = Princesse
    .text = Posez 1 de vos cubes sur cette carte. En fin de partie, { $most_vp } PV vont au joueur qui y a le plus de cubes ; à égalité, ils se partagent, arrondis à l'entier inférieur.
    .short = 1 cube ici. Le plus grand nombre vaut { $most_vp } PV.
    .king = Posez 1 de vos cubes sur cette carte. En fin de partie, { $most_vp } PV sont à vous si vous y avez un cube : le roi n'en pose pas.
    .king-short = 1 cube ici. Un seul suffit pour { $most_vp } PV à la fin.

event-wolves = Loups
    .text = { raid }
    .short = { raid-short }

event-outlaw_chief = Chef hors la loi
    .text = À chaque manche, chaque dé noir qui attaque la ville vaut { $black_bonus } de plus que son lancer, 6 au maximum. Les dés que d'autres évènements lancent pour désigner un endroit ne sont pas concernés. Cet évènement ne reçoit de cubes que des joueurs qui le combattent avec des dés : les cartes Activité et le Soutien l'ignorent.
    .short = Ennemis : +{ $black_bonus }. Seuls les dés l’atteignent.
    .king = À chaque manche, chaque dé noir qui attaque la ville vaut { $black_bonus } de plus que son lancer, 6 au maximum. Les dés que d'autres évènements lancent pour désigner un endroit ne sont pas concernés. Cet évènement ne reçoit de cubes que de vous, quand vous le combattez avec des dés, et du roi, quand il le complète : les cartes Activité et le Soutien l'ignorent.
    .king-short = Ennemis : +{ $black_bonus }. Seuls les dés ou le roi l’atteignent.

event-harsh_winter = Hiver intense
    .text = À chaque manche, chaque joueur rend 1 de ses cubes, à son choix, pris sur une carte Activité différée, mixte ou de fin de partie, ou sur une activité extérieure. Les cubes des évènements et de la cathédrale sont à l'abri. Un joueur qui n'a aucun cube de ce genre ne perd rien.
    .short = Chaque famille perd 1 cube d’une carte ou d’une porte.
    .king = À chaque manche, vous rendez 1 de vos cubes, à votre choix, pris sur une carte Activité différée, mixte ou de fin de partie, ou sur une activité extérieure. Les cubes des évènements et de la cathédrale sont à l'abri. Sans cube de ce genre, vous ne perdez rien. Le roi est épargné.
    .king-short = Vous perdez 1 cube d’une carte ou d’une porte. Pas le roi.

event-uprising = Soulèvement
    .text = À chaque manche, lancez un dé : 1 ou 2 désigne l'Évêché, 3 ou 4 le Palais, 5 ou 6 l'Hôtel de ville. Tous les habitants debout dans ce bâtiment, avec ceux qui y sont couchés ou, s'il n'y en a pas, avec 1 habitant neutre de la réserve, sont répartis au hasard sur les 6 emplacements. Qui n'en trouve pas reste couché sur le bâtiment jusqu'à la fin de la manche.
    .short = On se bouscule dans un bâtiment.
    .king = À chaque manche, lancez un dé : 1 ou 2 désigne l'Évêché, 3 ou 4 le Palais, 5 ou 6 l'Hôtel de ville. Tous les habitants debout dans ce bâtiment, avec ceux qui y sont couchés ou, s'il n'y en a pas, avec 1 habitant du roi de plus, sont répartis au hasard sur les 6 emplacements. Qui n'en trouve pas reste couché sur le bâtiment jusqu'à la fin de la manche.

event-monk_event = Moine
    .text = À chaque manche, lancez un dé : 1 ou 2 désigne les activités blanches, 3 ou 4 les jaunes, 5 ou 6 les rouges. Un habitant neutre prend, dans cette couleur, l'emplacement libre d'homme de métier qui vaut le plus de PV, sur la carte du plus bas niveau si plusieurs se valent. Seules les cartes face visible comptent. Rien ne se passe si aucun emplacement n'est libre ou si tous les habitants neutres sont en jeu. Il y reste quand cet évènement est contré, et ne donne pas de dé.
    .short = Un habitant neutre prend un métier.
    .king = À chaque manche, lancez un dé : 1 ou 2 désigne les activités blanches, 3 ou 4 les jaunes, 5 ou 6 les rouges. Un habitant du roi prend, dans cette couleur, l'emplacement libre d'homme de métier qui vaut le plus de PV, sur la carte du plus bas niveau si plusieurs se valent. Seules les cartes face visible comptent. Rien ne se passe si aucun emplacement n'est libre ou si le roi n'a plus d'habitant. Il y reste quand cet évènement est contré, ne donne pas de dé, et compte pour le roi à la fin.
    .king-short = Un habitant du roi prend un métier.

event-possession = Possession
    .text = À la manche où elle apparaît, et à celle-là seulement, chaque joueur, en commençant par le premier, met 1 de ses habitants sur cette carte : il le prend dans sa réserve personnelle, n'importe où sur le plateau, debout ou couché, ou le recrute pour { COUNT($rules-recruit_cost, of: "influence") } si sa réserve est vide. Un joueur qui ne le peut pas perd { $rules-penalty_vp } PV. Qui pose ici un cube délivre 1 de ces habitants, quel que soit son propriétaire ; un cube neutre du Soutien en délivre un au hasard. Les délivrés retrouvent la réserve personnelle de leur propriétaire, de même que tous ceux qui restent quand l'évènement est contré.
    .short = Chaque famille donne 1 habitant ; 1 cube en libère un.
    .king = À la manche où elle apparaît, et à celle-là seulement, vous mettez 1 de vos habitants sur cette carte : vous le prenez dans votre réserve, n'importe où sur le plateau, debout ou couché, ou le recrutez pour { COUNT($rules-recruit_cost, of: "influence") } si votre réserve est vide. Si vous ne le pouvez pas, vous perdez { $rules-penalty_vp } PV. Le roi est épargné. Un cube posé ici, à vous ou au roi, délivre votre habitant, qui retrouve votre réserve, de même que la fin de l'évènement.
    .king-short = Vous donnez 1 habitant ; 1 cube le libère.
