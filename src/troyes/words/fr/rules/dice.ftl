topic-dice_overview =
    .title = Troyes Dice : aperçu
    .summary = Huit journées, seize dés, une feuille chacun : ressources, bâtiments, habitants.
    .keywords = but, journées, feuille, résumé
    .body =
        D'un à dix joueurs remplissent chacun une feuille. Une partie dure 8 journées de 2 demi-journées. À chaque
        demi-journée, quatre dés sont lancés pour tous ; chacun en choisit un en même temps que les autres, sans voir
        leurs choix, et en fait 1 chose sur 3 :

        - gagner autant de ressources que sa valeur : influence avec le rouge, deniers avec le jaune, connaissance avec
          le blanc ;
        - bâtir le bâtiment de prestige de sa couleur et de sa colonne ;
        - bâtir le bâtiment de fonction de sa couleur et de sa colonne.

        Les bâtiments apportent habitants, ressources et points ; chaque habitant vaut 1 PV. Personne ne gêne personne :
        tous peuvent prendre le même dé. En solo, vous jouez pour votre meilleur score et pour le tableau d'honneur.

topic-dice_setup =
    .title = Troyes Dice : la mise en place
    .summary = Une feuille chacun, 3 de chaque ressource, les numéros des colonnes, la roue.
    .keywords = début, feuille, numéros, crieur, expert, roue, préparation
    .body =
        Chacun prend une feuille et coche 3 influences, 3 deniers et 3 connaissances.

        Les six colonnes de la feuille reçoivent les numéros des dés, les mêmes pour tous :

        - **standard** : de 1 à 6 depuis la gauche ;
        - **crieur** : le numéro de la première colonne est lancé ; le crieur dit si les autres suivent en montant ou en
          descendant, en boucle ;
        - **expert** : le crieur nomme les six numéros, dans l'ordre de son choix.

        Le crieur est le joueur de la place A, le dernier gagnant quand les mêmes rejouent. On ne demande qu'à lui, avant la
        première demi-journée ; ce qu'il dit vaut aussitôt. Ce que dictent les options n'est pas demandé.

        Le numéro dit quel dé y bâtit. Ce qu'apporte un bâtiment dépend du rang de sa colonne, compté depuis la gauche.

        Les neuf places se posent au hasard autour de la roue, sur une face ou l'autre. La première est neutre la journée 1. Avec
        Banquets et Raids, trois des huit tuiles sont tirées et posées près des places d'une seule couleur.

        On ne lance que trois dés transparents et un dé noir.

topic-dice_wheel =
    .title = Troyes Dice : la roue
    .summary = Neuf places donnent leurs couleurs aux dés ; le dé noir en détruit une.
    .keywords = places, couleurs, neutre, faces
    .body =
        Neuf places entourent la roue, avec une couleur sur chaque face : une toute rouge, une toute jaune, une toute
        blanche, et deux de chaque en rouge/jaune, jaune/blanc et blanc/rouge. Emplacements et faces sont au hasard.

        Chaque jour, une place est neutre ; elle avance d'un cran par jour. À partir d'elle, dans le sens des aiguilles,
        quatre places servent le matin et les quatre suivantes l'après-midi.

        Les quatre dés se posent sur ces quatre places par ordre croissant, le noir avant un dé transparent de même
        valeur. Un dé transparent a la couleur de sa place. La place sous le dé noir est détruite : aucun dé n'y est
        pris, et à la fin de la demi-journée elle montre son autre face.

topic-dice_half_day =
    .title = Troyes Dice : une demi-journée
    .summary = Lancer, destruction, choix de tous, place retournée.
    .keywords = matin, après-midi, journée, lancer, choisir
    .body =
        - **Lancer** : trois dés transparents et le noir, posés par ordre croissant.
        - **Destruction** : la place sous le dé noir est perdue pour la demi-journée. Dès la journée 3, chacun barre aussi
          sur sa feuille le dé de la couleur de cette place et de la valeur du dé noir. Ce qui n'y est pas bâti ne le sera
          plus ; ce qui est bâti reste. Une Forteresse dans cette colonne protège les trois dés de la colonne.
        - **Choix** : chacun prend un dé, le paie, peut le changer, et agit. Tous en même temps ; un choix se reprend
          tant que le dernier joueur n'a pas choisi.
        - **Retournement** : la place détruite montre son autre face. Après l'après-midi, une nouvelle journée commence.

        Qui ne peut payer aucun dé reçoit 1 influence, 1 denier et 1 connaissance au lieu d'agir.

topic-dice_black_die =
    .title = Troyes Dice : le dé noir
    .summary = Il ôte une place à la demi-journée et, dès la journée 3, un dé à chaque feuille.
    .keywords = détruire, frapper, barrer, forteresse, protéger
    .body =
        Le dé noir se range parmi les dés transparents selon sa valeur, avant un dé transparent de même valeur. Sa place ne sert
        pas de la demi-journée : aucun dé n'y est pris, et si c'est la première, aucun dé n'est gratuit. Ensuite, elle montre son
        autre face.

        Dès la journée 3, il frappe aussi toutes les feuilles. Le dé qui a la couleur montrée par la place et la valeur du dé
        noir est barré, dans la colonne de ce numéro. Les deux bâtiments de ce dé, l'un de prestige et l'autre de fonction, ne
        peuvent plus y être bâtis s'ils ne le sont pas déjà. On peut encore gagner des ressources avec un tel dé ; une liaison
        vers un bâtiment perdu est perdue avec lui.

        Une **Forteresse** protège les trois dés de sa colonne, dès qu'elle est bâtie. Elle ne répare rien de ce qui fut frappé
        avant, et bâtie cette demi-journée, elle vient trop tard pour le dé noir du moment.

topic-dice_paying =
    .title = Troyes Dice : payer un dé
    .summary = Gratuit, 1 au choix, 1 denier, 2 deniers, dans l'ordre des places.
    .keywords = prix, coût, gratuit, denier, place
    .body =
        Le prix dépend de la place, dans le sens des aiguilles depuis la première de la demi-journée :

        - première : gratuit ;
        - deuxième : 1 ressource au choix, influence, denier ou connaissance ;
        - troisième : 1 denier ;
        - quatrième : 2 deniers.

        Vous payez avec ce que vous aviez avant l'action. Si le dé noir est sur la première place, aucun dé n'est gratuit.
        Vous devez prendre un dé si vous pouvez en payer un.

topic-dice_modifying =
    .title = Troyes Dice : changer un dé
    .summary = L'influence change la valeur, la connaissance change la couleur.
    .keywords = changer, valeur, couleur, influence, connaissance
    .body =
        Avant d'agir, vous pouvez changer le dé pris :

        - 1 influence par cran, en plus ou en moins, entre 1 et 6, sans passer de 6 à 1 ;
        - 2 connaissances pour une autre couleur, quelle qu'elle soit.

        Les deux se combinent. Le dé changé décide de ce que vous gagnez ou bâtissez. Deux choses regardent les places
        et non votre changement : ce que compte une Halle, et ce que détruit le dé noir.

topic-dice_resources =
    .title = Troyes Dice : les ressources
    .summary = Influence, deniers, connaissance : trois pistes de 18 qui ne repoussent pas.
    .keywords = biens, influence, deniers, connaissance, pistes, cases
    .body =
        | Ressource | Gagnée avec | Dépensée pour |
        |---|---|---|
        | influence | les dés rouges | la valeur d'un dé, 1 par cran |
        | deniers | les dés jaunes | la troisième et la quatrième place |
        | connaissance | les dés blancs | la couleur d'un dé, 2 |

        N'importe laquelle des trois paie la deuxième place.

        Pour gagner, prenez un dé et cochez autant de cases de sa piste qu'il en montre. Une piste a 18 cases. Dépenser barre une
        case cochée, et elle ne revient pas : une partie ne vous donne que ces 18, et ce qui n'y tient pas est perdu.

        La 6e, la 12e et la 18e case apportent un habitant de la couleur de la piste, de quelque façon qu'elles soient cochées. À
        la fin, 2 ressources du même type non dépensées valent 1 PV.

        Qui ne peut payer aucun dé en reçoit 1 de chaque au lieu d'agir.

topic-dice_buildings =
    .title = Troyes Dice : les bâtiments
    .summary = Trois bâtiments de prestige et trois de fonction dans chacune des six colonnes.
    .keywords = forteresse, halle, palais, hôtel de ville, évêché, prestige, fonction, colonnes
    .body =
        Un dé bâtit dans la colonne qui porte son numéro. Les colonnes se comptent depuis la gauche ; leurs numéros vont
        de 1 à 6, ou comme le crieur en décide.

        - **Forteresse** (rouge) : protège les dés de sa colonne des dés noirs suivants, et apporte 1 habitant : rouge
          dans les colonnes 1 et 2, jaune dans 3 et 4, blanc dans 5 et 6.
        - **Halle** (jaune) : compte les dés qui peuvent être pris cette demi-journée. Colonne 1 : 3 influences par dé
          rouge ; 2 : 2 habitants rouges par dé rouge ; 3 : 3 deniers par dé jaune ; 4 : 2 habitants jaunes par dé
          jaune ; 5 : 3 connaissances par dé blanc ; 6 : 2 habitants blancs par dé blanc.
        - **Cathédrale** (blanc) : des points à la fin par Forteresse (colonne 1), Palais (2), Halle (3), Hôtel de ville
          (4), Cathédrale (5) ou Évêché (6) que vous avez. Vos deux premières Cathédrales donnent 1 PV pour chacun, la
          troisième et la quatrième 2, la cinquième et la sixième 3.
        - **Palais**, **Hôtel de ville**, **Évêché** : 2 habitants de leur couleur.

        Rien ne se bâtit deux fois, ni là où le dé est barré.

topic-dice_cathedral =
    .title = Troyes Dice : les Cathédrales
    .summary = Il y en a six ; chacune compte à la fin les bâtiments d'une sorte.
    .keywords = cathédrale, multiplier, points, blanc
    .body =
        Une Cathédrale est le bâtiment de prestige des dés blancs. Elle n'apporte rien aussitôt. À la fin, elle compte les
        bâtiments d'une sorte sur votre feuille, selon le rang de sa colonne depuis la gauche :

        | Colonne | Elle compte |
        |---|---|
        | 1 | les Forteresses |
        | 2 | les Palais |
        | 3 | les Halles |
        | 4 | les Hôtels de ville |
        | 5 | les Cathédrales, elle-même comprise |
        | 6 | les Évêchés |

        Ce que vaut chacun dépend du moment où la Cathédrale fut bâtie : 1 PV pour la première et la deuxième, 2 pour la
        troisième et la quatrième, 3 pour la cinquième et la sixième. Les bâtiments comptent tels qu'ils sont à la fin, quel que
        soit le moment où ils furent bâtis.

        Exemple : votre troisième Cathédrale est dans la colonne 6, et vous avez 4 Évêchés à la fin : 8 PV.

topic-dice_bonuses =
    .title = Troyes Dice : bonus et enchaînements
    .summary = Liaisons, cases, pistes et colonnes se déclenchent les unes les autres.
    .keywords = liaisons, enchaînement, colonnes, pistes, bonus
    .body =
        - **Cases** : la 6e, la 12e et la 18e ressource d'une piste apportent un habitant de sa couleur.
        - **Liaisons**, quand les deux voisins sont bâtis : Forteresse 1-2 : 1 habitant rouge ; 3-4 : 1 jaune ; 5-6 : 1
          blanc. Palais 1-2 : 2 habitants rouges ; 5-6 : 3 influences. Hôtel de ville 1-2 : 3 deniers ; 3-4 : 2 habitants
          jaunes. Évêché 3-4 : 3 connaissances ; 5-6 : 2 habitants blancs.
        - **Colonnes d'habitants** : quand les trois pistes ont atteint 3, 1 ressource de chaque type ; 6 et 11, un bâtiment
          de fonction au choix.
        - **Pistes d'habitants** : le 15e apporte un bâtiment de prestige d'une autre couleur, le 20e un habitant de chaque
          autre couleur.

        Un bâtiment en bonus ne coûte rien et apporte ses propres gains ; si rien ne peut être bâti, il est perdu. Les
        ressources au-delà de la 18e sont perdues ; un habitant dont la piste est pleine va sur une autre piste au choix.

        Les gains se résolvent un par un : celui du bâtiment, puis sa liaison, puis les pistes, puis les colonnes.

topic-dice_residents =
    .title = Troyes Dice : les habitants
    .summary = Trois pistes de 20, 1 PV chacun, et des bonus en chemin.
    .keywords = gens, pistes, points, bonus
    .body =
        Les habitants sont rouges, jaunes ou blancs et remplissent chacun une piste de 20. Chacun vaut 1 PV.

        Ils viennent des bâtiments de fonction (2 de la couleur du bâtiment), des Forteresses (1), de certaines Halles (2 par dé
        de la couleur), des liaisons entre voisins et des 6e, 12e et 18e cases de chaque ressource.

        En chemin :

        - les trois pistes à 3 : 1 ressource de chaque type ;
        - les trois à 6, puis à 11 : un bâtiment de fonction au choix, pour rien ;
        - le 15e d'une piste : un bâtiment de prestige d'une des deux autres couleurs, pour rien ;
        - le 20e d'une piste : 1 habitant de chaque autre couleur.

        Un habitant dont la piste est pleine va sur une autre au choix, et peut y atteindre un bonus. La piste la plus courte
        décide des bonus des trois : faites-les avancer ensemble.

topic-dice_scoring =
    .title = Troyes Dice : le décompte
    .summary = Cathédrales, paires de ressources, habitants.
    .keywords = points, pv, fin, vainqueur, égalité
    .body =
        - Chaque Cathédrale : son numéro fois les bâtiments qu'elle compte.
        - 1 PV pour 2 ressources du même type non dépensées.
        - 1 PV par habitant.

        Le plus grand total l'emporte ; à égalité, la victoire est partagée.

topic-dice_banquets =
    .title = Troyes Dice : Banquets et Raids
    .summary = Trois tuiles près des places d'une seule couleur aident, jusqu'au dé noir.
    .keywords = tuiles, banquet, raid, module
    .body =
        Trois tuiles sur huit sont posées près des places toute rouge, toute jaune et toute blanche, banquet visible. Une
        tuile agit sur qui prend le dé de sa place. Quand le dé noir détruit la place, la tuile montre son raid pour le
        reste de la partie.

        | | banquet | raid |
        |---|---|---|
        | 1 | chaque influence change la valeur de 2 au plus | sa valeur ne peut pas changer |
        | 2 | le dé est gratuit | 1 denier de plus |
        | 3 | Cathédrale : 1 ressource de chaque type | 1 connaissance de plus |
        | 4 | bâtiment de fonction : 1 habitant de plus de sa couleur | valeur 0 ; l'influence peut la relever |
        | 5 | une autre couleur coûte 1 connaissance | la couleur reste |
        | 6 | Forteresse : 1 habitant rouge de plus, et 1 jaune ou blanc | 1 influence de plus |
        | 7 | Halle : un dé de plus de la couleur voulue | pas de bâtiment de prestige |
        | 8 | le dé noir n'y détruit rien et peut être pris ; puis la tuile se retourne | un dé transparent y compte comme noir |

        Les banquets n'agissent pas sur les bâtiments en bonus.

topic-dice_honours =
    .title = Troyes Dice : le tableau d'honneur
    .summary = Des exploits gardés de partie en partie, par joueur.
    .keywords = exploits, succès, tableau d'honneur
    .body =
        Chaque partie finie est examinée, et chaque joueur garde les exploits accomplis une fois :

        - 3 parties en solo, 3 à plusieurs, 3 avec Banquets et Raids ;
        - 45, 55 et 65 PV ;
        - une partie à plusieurs, robots compris, gagnée avec plus de 60 PV ;
        - 18 PV d'un seul personnage ;
        - 40 habitants ;
        - les six bâtiments de prestige d'une rangée, pour chacune des trois ;
        - les six bâtiments de fonction d'une rangée, pour chacune des trois ;
        - toutes les ressources d'une piste cochées, dépensées ou non, pour chacune des trois ;
        - tous les habitants d'une piste, pour chacune des trois.

        `troyes honours` montre le tableau.
