topic-overview =
    .title = Vue d'ensemble
    .summary = Les habitants donnent des dés, les dés des actions, les actions des PV.
    .keywords = but, objectif, résumé, gagner, joueurs, durée
    .body =
        Chaque joueur mène une famille d'habitants dans la Troyes médiévale. Les habitants se tiennent dans 3 bâtiments
        et lancent des dés de leur couleur : rouges au Palais, blancs à l'Évêché, jaunes à l'Hôtel de ville. Ces dés sont
        la force de travail de toute la ville : chacun peut acheter les vôtres, et vous ne pouvez pas refuser.

        Une partie dure 6 manches à 4 joueurs, 5 à 3 et 4 à 2. Un défi en solitaire existe, avec ses propres règles.
        Avec les dés, vous exercez des métiers, bâtissez la cathédrale, luttez contre les évènements qui s'alignent aux
        portes, placez des habitants ou cultivez les champs.

        Le plus grand nombre de points de victoire (PV) l'emporte. Ils viennent en cours de jeu des métiers, de la
        cathédrale et des évènements contrés, puis, à la fin, des hommes de métier, des luttes inachevées et des
        personnages secrets. Toute division est arrondie à l'entier inférieur. Quand des éditions des règles diffèrent, la
        française compte.

topic-first_game =
    .title = Une première partie
    .summary = Six étapes qui se répètent, et trois choses à surveiller.
    .keywords = apprendre, débutant, commencer, tutoriel, exemple, conseils
    .body =
        Le plus court chemin : deux joueurs, aucun module, les règles consultées au besoin.

        - **Placer.** Mettez vos habitants là où vous voulez des dés. Les rouges du Palais luttent le mieux et coûtent cher, les
          jaunes de l'Hôtel de ville rapportent et ne coûtent rien, les blancs de l'Évêché bâtissent et coûtent 1 denier chacun.
        - **Revenus.** Prenez 10 deniers et payez les salaires.
        - **Lancer.** Un dé par habitant debout, dans votre quartier. Un petit dé n'est pas perdu : l'influence le relance ou le
          retourne, et d'autres peuvent l'acheter.
        - **Évènements.** Une carte rouge et celle qu'elle appelle rejoignent la file, et toute la file agit. Puis viennent les
          dés noirs : un dé rouge est alors bienvenu.
        - **Agir.** À tour de rôle, une action : 1 à 3 dés d'une couleur, à vous ou achetés, pour un seul usage. Quand plus rien
          ne vaut son prix, passez, et recevez 2 deniers ou plus.
        - **Ranger**, donner la carte Premier joueur, recommencer.

        Trois choses à surveiller. Un niveau de la cathédrale sans cube à vous coûte 2 PV à la fin : posez-en un sur chacun. Le
        premier homme de métier d'une carte tient le meilleur emplacement. Et ce que les autres amassent avec ardeur est
        peut-être ce que compte un personnage, pour vous aussi.

topic-setup =
    .title = Mise en place
    .summary = Ce que chacun reçoit, et ce qui va sur le plateau.
    .keywords = préparation, début, cartes, deniers, influence, réserve, pioche
    .body =
        Chaque joueur reçoit :

        - un quartier de la Place ;
        - 5 deniers, et 4 points d'influence ;
        - 12 habitants : 4 en réserve personnelle à 4 joueurs, 5 à 3, 6 à 2 ; les autres attendent dans la réserve générale ;
        - 1 personnage secret, ou 2 chacun dans une partie à deux.

        Un quartier de plus est neutre. Deniers, PV et cubes sont illimités.

        Cartes Activité : pour chacune des 3 couleurs, 1 carte de niveau I, 1 de niveau II et 1 de niveau III, au hasard,
        face cachée. Les autres retournent dans la boîte sans être vues.

        Cartes Évènement : 6, 5 ou 4 rouges au hasard à 4, 3 ou 2 joueurs, ce qui fixe le nombre de manches ; les autres
        rouges retournent dans la boîte sans être vues. Les 4 blanches et les 4 jaunes forment 2 pioches mélangées. Le
        Maraudage est imprimé sur le plateau.

        Le premier joueur est tiré au sort, sauf si la personne qui ouvre la table désigne une place : dans les Règles maison
        sur la page, avec `--start` au terminal, d'un commun accord à une vraie table. Les parties classées, les donnes
        dupliquées et la cité du jour tirent toujours au sort. Vient ensuite le placement initial.

topic-placement =
    .title = Placement initial
    .summary = Les habitants entrent en serpentin, sur tout emplacement vide, sans frais.
    .keywords = début, habitants, serpentin, ordre, emplacements
    .body =
        Avant la manche 1, les joueurs vident leur réserve personnelle sur les 18 emplacements des 3 bâtiments, 1 habitant
        à la fois. Tout emplacement vide de toute ligne convient : ni dé, ni prix, ni décalage, et un habitant placé reste
        en place. Personne ne peut s'abstenir.

        L'ordre est un serpentin. Les tours de placement 1, 3 et 5 vont dans le sens horaire depuis le premier joueur ; les
        tours 2, 4 et 6 reviennent depuis le dernier. Il y a 4 tours de placement à 4 joueurs, 5 à 3 et 6 à 2.

        Des habitants neutres occupent ensuite les emplacements vides : 2 à 4 joueurs, 3 à 3. À 2 joueurs, les 6 habitants
        neutres sont là avant tout le monde.

        Ces emplacements décident de vos premiers dés et de vos premiers salaires : le Palais est l'adresse la plus forte
        et la plus chère.

topic-buildings =
    .title = Les trois bâtiments
    .summary = Où se tiennent les habitants, quels dés ils lancent, ce qu'on leur paie.
    .keywords = palais, hôtel de ville, évêché, lignes, places, salaire, dés
    .body =
        | Bâtiment | Dés | Salaire | Places | Quel dé mène où |
        |---|---|---|---|---|
        | Palais | rouges | 2 deniers | 6 isolées | 1 à 6, une place chacun |
        | Hôtel de ville | jaunes | aucun | 3 lignes de 2 | 1 ou 6, 2 ou 5, 3 ou 4 |
        | Évêché | blancs | 1 denier | 2 lignes de 3 | 1 à 3, 4 à 6 |

        Un habitant se tient sur une place et donne à chaque manche 1 dé de la couleur du bâtiment. Un bâtiment a 6 places, jamais
        plus.

        Qui arrive prend la première place de la ligne et pousse les autres vers la droite, dans un trou s'il y en a un ; sinon
        le dernier est expulsé. Au Palais, personne à pousser : l'arrivant expulse qui se tient sur la place. Un expulsé reste
        couché dans le bâtiment jusqu'à la fin de la manche, puis retourne dans la réserve de son propriétaire. Tant qu'il y est
        couché, il protège du même sort les autres habitants de sa couleur dans ce bâtiment.

        Chaque couleur a ses métiers et ses évènements. De plus, les dés rouges comptent double contre les dés noirs, les jaunes
        cultivent et les blancs bâtissent la cathédrale.

topic-round =
    .title = La manche
    .summary = Six phases, la première aux manches 1 à 3 seulement.
    .keywords = phases, manche, ordre, manches, tour de jeu, premier joueur
    .body =
        Une manche compte 6 phases :

        - **0, activités** (manches 1 à 3 seulement) : 1 nouvelle carte Activité de chaque couleur est retournée.
        - **1, revenus** : chacun reçoit 10 deniers, puis paie les salaires.
        - **2, forces** : les habitants lancent leurs dés, rangés sur les quartiers.
        - **3, évènements** : de nouveaux évènements entrent dans la file, tous agissent, puis les dés noirs attaquent.
        - **4, actions** : à tour de rôle, chacun fait 1 action ou passe, jusqu'à ce que tous aient passé ou qu'il n'y ait
          plus de dé.
        - **5, fin de la manche** : on ramasse l'argent des quartiers, les expulsés rentrent, le premier joueur change.

        Il y a 6 manches à 4 joueurs, 5 à 3 et 4 à 2 : une par carte de la pioche rouge de départ, jamais plus. Quand un effet
        touche plusieurs joueurs à la fois, le premier joueur commence et les autres suivent dans le sens horaire. Après la
        dernière phase 5 vient le décompte final.

topic-activities =
    .title = Phase 0 : les activités
    .summary = Trois cartes apparaissent à chacune des manches 1 à 3 ; comment les lire.
    .keywords = cartes, métiers, niveau, diviseur, sablier, phase 0
    .body =
        Aux manches 1, 2 et 3, les cartes de niveau I, II et III sont retournées, 1 de chaque couleur. Dès la manche 3, les 9
        sont ouvertes, même dans une partie de 4 manches. Une carte encore face cachée ne peut être activée ni recevoir
        d'homme de métier, et tous les effets l'ignorent.

        Les cartes jaunes sont civiles, les blanches religieuses, les rouges militaires. Celles de niveau III donnent des PV.

        Une carte montre :

        - le **coût d'engagement** d'un homme de métier, en deniers ;
        - 2 **emplacements** d'homme de métier, avec les PV de fin de partie ;
        - le **diviseur** : la valeur de vos dés divisée par lui, arrondie à l'entier inférieur, donne le nombre
          d'activations ;
        - son **effet**, immédiat ou différé. Une carte différée (sablier) garde des cubes qui améliorent des actions
          futures.

        Exemple : le Marchand coûte 4 deniers et a pour diviseur 2 ; un lot jaune de valeur 16 l'active 8 fois, pour
        16 deniers.

topic-income =
    .title = Phase 1 : revenus et salaires
    .summary = 10 deniers chacun, puis 2 par habitant au Palais et 1 à l'Évêché.
    .keywords = argent, deniers, salaires, payer, dette, phase 1
    .body =
        Chaque joueur reçoit 10 deniers, puis paie le salaire de ses propres habitants :

        | Bâtiment | Salaire par habitant |
        |---|---|
        | Palais | 2 deniers |
        | Évêché | 1 denier |
        | Hôtel de ville | rien |

        Les hommes de métier des cartes Activité travaillent pour la gloire, et personne ne paie les habitants neutres.

        Si l'argent manque, vous donnez tout ce que vous avez, puis vous perdez 2 PV, une seule fois, quel que soit le
        manque. Vous perdez min(2, PV) : avec 1 PV vous en perdez 1, sans PV vous n'en perdez pas. On ne renvoie pas un
        habitant par économie. Même impayés, ils restent et lancent leurs dés.

topic-workforce =
    .title = Phase 2 : rassemblement des forces
    .summary = Un dé par habitant debout, lancé sur le quartier de son propriétaire.
    .keywords = dés, lancer, quartiers, phase 2
    .body =
        Chaque habitant debout dans un bâtiment donne 1 dé : rouge au Palais, blanc à l'Évêché, jaune à l'Hôtel de ville.
        Les dés lancés restent, valeurs visibles, sur le quartier de leur propriétaire. Chaque bâtiment a 6 emplacements et
        chaque couleur 6 dés : il y en a toujours assez.

        Le premier joueur lance aussi les dés des habitants neutres. Ils vont sur le quartier neutre et s'achètent à la
        banque. Quel que soit le nombre de joueurs, il y a 1 quartier chacun et 1 quartier neutre ; les autres font joli.

        Une fois lancés, les dés ignorent le sort des habitants. Un évènement de la phase 3 ou un placement de la phase 4
        peut déplacer ou expulser l'habitant ; le dé reste où il est, et personne n'en gagne avant la manche suivante.

topic-events =
    .title = Phase 3 : les évènements
    .summary = De nouvelles cartes entrent, puis toute la file agit de gauche à droite.
    .keywords = file, maraudage, guerre, hérésie, sécheresse, soutien, phase 3
    .body =
        Révélez une carte rouge, qui en appelle une blanche ou jaune ; les deux vont à droite de la file. Pioche appelée
        vide : pas de seconde carte. Puis chaque carte agit, de gauche à droite, Maraudage d'abord, et recommence à chaque
        manche tant qu'elle n'est pas contrée.

        - Maraudage, Brigandage, Escarmouches : 1 dé noir. Guerre, Attaque des Normands : 2.
        - Sécheresse : payez 1 denier par habitant à l'Hôtel de ville. Guerre civile : perdez 3 deniers. Hérésie : perdez
          2 points d'influence.
        - Voyageurs (Hôtel de ville), Conflit théologique (Évêché), Conflit de succession (Palais) : un dé place 1 habitant neutre, qui
          expulse au besoin ; sans effet si tous les habitants neutres sont en jeu.
        - Soutien : 1 cube neutre sur chacun des 2 évènements juste à sa gauche, Maraudage compris ; la place ne manque jamais,
          et un évènement contré est réglé aussitôt.
        - Maîtres d'œuvre itinérants : 1 cube neutre sur la première case libre de la cathédrale, par niveau puis valeur.
        - Perturbation des travaux : ôtez le cube le plus haut, par niveau puis valeur.

        Qui ne peut tout payer donne tout ce qu'il a, puis perd min(2, PV), une fois par carte. Devoir 0, c'est avoir payé.
        L'influence ne sert pas avant.

topic-black_dice =
    .title = Les dés noirs
    .summary = Des ennemis à contrer avec vos dés, rouges doublés, le plus fort d'abord.
    .keywords = ennemis, contrer, attaque, rouge, double
    .body =
        Après les évènements, tous les dés noirs de la file sont lancés ensemble. Depuis le premier joueur, dans le sens
        horaire, chacun doit contrer le plus élevé qui reste, jusqu'au dernier ; on refait le tour de table au besoin.

        - Utilisez autant de dés de votre quartier que vous voulez, couleurs mêlées. Leur total doit atteindre le dé noir.
          Les dés rouges comptent double.
        - Vous pouvez contrer d'autres dés noirs du même coup : votre total doit atteindre le leur, le plus élevé compris.
        - Les dés utilisés sont défaussés. Chaque dé noir contré donne 1 point d'influence.
        - Avant de contrer, vous pouvez dépenser de l'influence, mais ni acheter de dés ni utiliser de cubes.

        Contrer est obligatoire si vos dés y suffisent tels quels ; dépenser de l'influence pour y arriver ne l'est pas.
        S'ils ne suffisent pas, le dé noir le plus élevé est défaussé, vous gardez vos dés et perdez min(2, PV) ; pas
        question de choisir un ennemi plus commode. Un joueur sans dé est dans le même cas.

        Le nombre de dés noirs n'est pas limité, sauf option contraire.

topic-actions =
    .title = Phase 4 : les actions
    .summary = À votre tour : de l'influence si vous voulez, puis 1 action ou passer.
    .keywords = tour, action, annoncer, phase 4
    .body =
        Depuis le premier joueur, dans le sens horaire, chacun peut d'abord dépenser de l'influence, autant qu'il peut payer,
        en voyant chaque résultat avant de décider la suite. Puis il passe ou fait 1 action :

        - activer une carte Activité, en engageant d'abord un homme de métier s'il le faut ;
        - bâtir la cathédrale, avec des dés blancs ;
        - lutter contre un évènement, avec les dés qu'il accepte ;
        - placer un habitant, avec 1 dé exactement ;
        - cultiver, avec des dés jaunes.

        Une action s'annonce en entier : homme de métier, dés, cube, cibles. Elle est vérifiée avant que rien ne bouge, et
        refusée si une partie est illégale. L'engagement et les dés se paient avec les deniers en main ; les gains viennent
        après. Rien ne se relance une fois l'action annoncée.

        Une action doit produire quelque chose : des dés qui n'atteignent pas le diviseur ne se dépensent pas pour rien.
        Passer est permis tant qu'il reste des dés, et obligatoire seulement si aucune action n'est possible. La phase finit
        après un tour de joueur, quand la ville n'a plus de dé ou que tous ont passé.

topic-lots =
    .title = Les lots de dés
    .summary = 1 à 3 dés d'une couleur ; un dé acheté coûte 2, 4 ou 6 deniers.
    .keywords = dés, acheter, prix, coût, couleur, quartier
    .body =
        Chaque action utilise un lot de 1 à 3 dés de même couleur, pris dans n'importe quels quartiers. Aucun ne doit
        forcément être à vous, et plusieurs peuvent venir du même adversaire. Placer un habitant demande 1 dé exactement ;
        seul le Pèlerinage accepte les couleurs mêlées.

        Vos propres dés sont gratuits. Chaque dé d'un autre quartier coûte :

        | Dés du lot | Chaque dé acheté |
        |---|---|
        | 1 | 2 deniers |
        | 2 | 4 deniers |
        | 3 | 6 deniers |

        Vos dés et les dés gratuits comptent dans la taille. Un dé blanc qu'un cube transforme en plusieurs reste 1 dé, et
        coûte 2. L'argent va droit au propriétaire, qui ne peut refuser, même s'il a passé ; les dés neutres se paient à la
        banque. Il vous faut les deniers, engagement compris, au moment d'annoncer l'action.

        Les dés utilisés quittent la Place avant l'effet, et n'y comptent donc plus.

topic-hiring =
    .title = Engager un homme de métier
    .summary = Payez une fois, posez un habitant sur la carte, activez-la aussitôt.
    .keywords = homme de métier, engager, coût, emplacement, illustration
    .body =
        Pour activer une carte, il vous y faut un homme de métier. Si vous n'en avez pas, payez le coût d'engagement et posez
        1 de vos habitants sur la carte, dans la même action. Il vient de votre réserve personnelle, d'une autre carte
        Activité, d'un bâtiment ou des expulsés : à vous de choisir, même si la réserve n'est pas vide.

        Il prend le premier emplacement libre, qui ne vaut jamais moins que le suivant. Si les deux sont pris, il va sur
        l'illustration : pas de PV, mais pour le reste un homme de métier entier, et la place n'y manque pas.

        - 1 homme de métier par joueur et par carte ; il ne s'y déplace pas vers un meilleur emplacement.
        - Un emplacement quitté sur une carte est libre pour le prochain engagé, même si d'autres sont sur l'illustration ; ils
          n'avancent pas. Dans un bâtiment, le trou reste ouvert.
        - S'il part, revenir coûte le prix entier. Les cubes déjà posés restent à vous et utilisables.
        - Pas d'engagement sans activation : il en faut au moins une, tout de suite.

topic-activating =
    .title = Activer une carte
    .summary = Valeur du lot divisée par le diviseur : autant d'activations au plus.
    .keywords = activité, effet, diviseur, fois, carte
    .body =
        Avec un homme de métier sur la carte, formez un lot de sa couleur. Sa valeur divisée par le diviseur, arrondie à
        l'entier inférieur, donne le nombre maximal d'activations ; vous pouvez en faire moins, mais au moins 1.

        - Une carte **immédiate** applique son effet à chaque fois.
        - Une carte **différée** reçoit 1 de vos cubes à chaque fois, pour des actions futures, jamais pour celle-ci.

        Si chaque activation coûte quelque chose, faites-en autant que vous pouvez payer : l'Artisan prend 1 point
        d'influence, l'Aubergiste 1 denier, le Compagnon 3 deniers, le Troubadour 3 points d'influence. Si vous ne pouvez pas
        en payer 1, la carte ne s'active pas. Une activation qui ne rapporte rien, Joutes perdues ou Archer maladroit, est
        légale et triste.

        Les cartes qui regardent les quartiers (Procession, Joutes, Chevalerie, Boulanger, Banquet) les voient sans les dés
        utilisés. L'Archer lance, place, puis relance ; le Diplomate paie toute son influence avant de placer le premier
        cube. La Chevalerie peut être activée moins souvent, mais pose à chaque fois tous les cubes qui trouvent un étendard.
        Le Verrier compte vos cubes de tous les niveaux ensemble ; le Percepteur laisse vos propres habitants en paix.

topic-delayed_cubes =
    .title = Les cubes différés
    .summary = Un cube gardé peut améliorer une de vos actions ; laquelle, et comment.
    .keywords = cube, sablier, forgeron, milicien, dîme, moine, prêtre, templier
    .body =
        Pendant votre action, vous pouvez défausser 1 cube d'une carte différée, jamais 2. L'homme de métier n'y est plus
        nécessaire. Le cube doit s'appliquer au lot. Contre les dés noirs, les cubes ne servent pas.

        | Cube | Lot | Cartes | Cathédrale | Évènements | Habitant | Agriculture |
        |---|---|---|---|---|---|---|
        | Forgeron | rouge, +5 en tout | oui | – | oui | – | – |
        | Milicien | jaune compté rouge | oui | – | oui | Palais | – |
        | Dîme | jaune, 1 dé gratuit par autre quartier | oui | – | oui | Hôtel de ville | oui |
        | Moine | 1 blanc = 3 jaunes | oui | – | oui | – | oui |
        | Prêtre | jaune, +3 par dé | oui | – | oui | – | oui |
        | Apprentissage | toute couleur, chaque dé vaut 5 | oui | – | oui | – | oui |
        | Confession | toute couleur, +2 par dé | oui | – | oui | – | oui |
        | Templier | 1 blanc = 2 rouges | oui | – | oui | – | – |
        | Prieur (bonus) | 1 blanc = 2 blancs | oui | oui | oui | – | – |

        Carte, évènement ou agriculture doit accepter la couleur obtenue. Une valeur peut dépasser 6. Un dé converti reste
        seul et coûte 2 deniers s'il est acheté. La Dîme vaut aussi au quartier neutre et ne paie personne ; d'autres dés
        peuvent s'acheter. Vous choisissez les quartiers où elle prend son dé, au moins un ; on ne paie à la place que pour
        retourner le dé par Achat retourné (remparts).

topic-pilgrimage =
    .title = Le Pèlerinage
    .summary = La seule carte qui accepte des dés de couleurs mêlées.
    .keywords = couleurs mêlées, carte blanche, pv
    .body =
        Le Pèlerinage est une carte blanche de niveau III : engagement 7 deniers, diviseur 7, emplacements de 3 et 2 PV.
        Chaque activation donne 2 PV. Il prend 1 à 3 dés de couleurs quelconques ; 3 rouges y sont aussi bien reçus que
        3 blancs. Les dés coûtent 2, 4 ou 6 deniers selon la taille, comme toujours.

        - Un lot de 2 couleurs ou plus ne s'améliore que par un cube d'Apprentissage ou de Confession.
        - Un lot d'une seule couleur prend tout cube qui accepte cette couleur : Prêtre ou Dîme sur du jaune, Forgeron sur du
          rouge, et 1 dé blanc converti par le Moine, le Templier ou le Prieur.

        Un dé mauve nommé comme les autres fait un tel lot. Un dé seul n'atteint jamais 7 sans aide. Trois six
        font 18 : 2 activations et 4 PV. Avec la Confession, ils font 24 : 3 activations et 6 PV.

topic-cathedral =
    .title = Bâtir la cathédrale
    .summary = Chaque dé blanc pose un cube dans sa colonne : PV et influence.
    .keywords = bâtir, dés blancs, cubes, niveaux, colonnes, pénalité
    .body =
        La cathédrale a 6 colonnes, une par valeur de dé, et 3 niveaux : 18 cases de 1 cube. Avec un lot de 1 à 3 dés blancs,
        chaque dé pose 1 de vos cubes au plus bas niveau vide de sa colonne.

        | Colonne | Chaque cube donne |
        |---|---|
        | 1, 2, 3 | 1 PV et 1 point d'influence |
        | 4, 5, 6 | 1 PV et 2 points d'influence |

        Le niveau ne change rien au gain. Les dés se posent l'un après l'autre, dans l'ordre de votre choix : deux 4 montent
        donc de 2 niveaux dans la colonne 4. Un dé qui peut poser un cube le doit ; un dé dont la colonne est pleine est
        dépensé pour rien, ce qui est permis si un autre dé du lot en pose un.

        Sans l'extension, le seul cube utile ici est celui de la carte bonus Prieur : 1 dé blanc, 2 cubes dans la même
        colonne.

        En fin de partie, chacun des 3 niveaux sans cube à vous vous coûte 2 PV. Si un évènement retire votre cube, vous
        gardez ce qu'il a rapporté.

topic-fighting_events =
    .title = Lutter contre les évènements
    .summary = Des cubes sur les étendards ; la majorité prend les PV et la carte.
    .keywords = lutter, étendards, cubes, majorité, égalité, maraudage, récompense
    .body =
        Utilisez des dés de la couleur de l'évènement ; le Maraudage accepte n'importe laquelle, une à la fois, avec le
        diviseur 3. La valeur divisée, arrondie à l'entier inférieur, donne le maximum de cubes, sans dépasser les étendards
        libres. Au moins 1, tous sur la même carte, sauf activité militaire. Chaque cube donne 1 point d'influence.

        Au dernier étendard couvert, l'évènement est contré aussitôt :

        - une seule couleur présente : elle prend les deux récompenses ;
        - premiers à égalité : les deux s'additionnent et se partagent, arrondies à l'entier inférieur ; rien pour les autres ;
        - sinon, le premier prend celle du haut, le second celle du bas, partagée de même en cas d'égalité.

        Le joueur neutre compte comme une couleur ; sa part est perdue. Seul avec lui, vous n'êtes pas seul.

        Le plus de cubes gagne la carte. À égalité, c'est la couleur du plus ancien cube encore présent ; si elle est neutre,
        la carte est défaussée. Les cubes reviennent, la file se resserre.

        Le Maraudage ne se gagne pas : il se vide et ne reçoit plus de cube pendant cette action. Il a 6 étendards, pour 2 et
        1 PV.

topic-citizens =
    .title = Placer un habitant
    .summary = Un dé, un habitant ; lignes décalées, expulsion et protection.
    .keywords = placer, expulser, protéger, pousser, ligne, bâtiment
    .body =
        Utilisez 1 dé exactement (2 deniers s'il est acheté). Sa couleur désigne le bâtiment, sa valeur l'endroit. L'habitant
        vient de votre réserve personnelle ou du plateau, expulsés compris ; on le prend d'abord en main.

        - **Palais** : 6 emplacements, un par valeur. L'occupant est expulsé.
        - **Hôtel de ville** : 3 lignes de 2, pour 1 ou 6, 2 ou 5, 3 ou 4.
        - **Évêché** : 2 lignes de 3, pour 1 à 3 et 4 à 6.

        Dans une ligne, le nouveau prend le premier emplacement et pousse les autres à droite, jusqu'au premier trou. Sans
        trou, le dernier est expulsé. Nul ne revient sur l'emplacement qu'il quitte.

        Un expulsé reste couché dans le bâtiment jusqu'à la phase 5. Tant qu'une couleur y a un habitant couché, aucun autre
        de cette couleur, neutre comprise, ne peut en être expulsé ; un placement qui le ferait est illégal, même pour son
        propriétaire. Sinon, expulser l'un des vôtres est permis, et parfois malin.

        Les évènements qui amènent des neutres suivent les mêmes règles ; si la protection l'interdit, rien ne se passe. Les
        dés déjà lancés ne changent pas.

topic-agriculture =
    .title = L'agriculture
    .summary = Des dés jaunes contre la moitié de leur valeur en deniers, sans métier.
    .keywords = cultiver, champs, dés jaunes, deniers
    .body =
        Avec un lot de 1 à 3 dés jaunes, vous gagnez la moitié de sa valeur en deniers, arrondie à l'entier inférieur. Nul
        besoin d'homme de métier, et c'est ouvert à tous dès la première manche, comme la plupart des champs.

        Il faut gagner au moins 1 denier : un 1 tout seul ne sert pas. Les dés s'achètent avant que la récolte soit vendue ;
        elle ne les paie donc jamais.

        Cubes utiles : Prêtre (+3 par dé), Apprentissage (chaque dé vaut 5), Confession (+2 par dé), Dîme (dés gratuits) et
        Moine (1 dé blanc compte pour 3 jaunes).

        Exemple : un 5 et un 4 à vous font 9, soit 4 deniers ; avec un cube de Prêtre ils font 15, soit 7.

topic-influence =
    .title = L'influence
    .summary = Relancer pour 1, recruter pour 2, retourner 3 dés pour 4 ; 20 au plus.
    .keywords = relancer, recruter, retourner, face opposée
    .body =
        Avant de contrer un dé noir, ou avant d'agir ou de passer, vous pouvez dépenser de l'influence, dans n'importe quel
        ordre et autant que vous pouvez payer :

        - **1 point** : relancez 1 dé de votre quartier ;
        - **2 points** : prenez 1 de vos habitants de la réserve générale dans votre réserve personnelle ;
        - **4 points** : retournez 1 à 3 dés de votre quartier sur la face opposée, quelles que soient leurs couleurs. Deux
          faces opposées font 7.

        Les dés des autres quartiers ne se relancent ni ne se retournent, achetés ou non. Rien ne se dépense une fois
        l'action annoncée, après avoir passé, ou pour esquiver un évènement. Recruter reste possible quand votre réserve
        n'est pas vide, et cesse quand la réserve générale n'a plus aucun de vos 12 habitants.

        Vous commencez à 4 et restez entre 0 et 20 ; le surplus est perdu. Sources principales : 1 par dé noir contré, 1 par
        cube placé sur un évènement, 1 ou 2 par cube de cathédrale, et quelques métiers.

topic-passing =
    .title = Passer
    .summary = 2 deniers sur votre quartier, puis 1 chaque fois que le tour revient.
    .keywords = passer, deniers, retirer, fin de phase
    .body =
        À votre tour en phase 4, tant qu'il reste au moins 1 dé en ville, vous pouvez passer. Vous posez 2 deniers sur votre
        quartier. Chaque fois que la main vous revient ensuite, vous en ajoutez 1 et ne faites rien d'autre : vous êtes
        sorti jusqu'à la manche suivante, mais vous pouvez dépenser de l'influence juste avant de passer.

        Quand un tour de joueur met fin à la phase, par le dernier à passer ou par le dernier dé, personne ne reçoit de denier
        de plus.

        Les deniers d'un quartier ne sont pas encore à vous. Ils ne se dépensent ni ne se taxent avant que vous les ramassiez
        en phase 5 ; à la dernière manche, c'est avant le décompte. Vos dés restent en vente après que vous avez passé. Leur prix va
        droit dans votre bourse et ne vous remet pas en jeu.

        Si aucun dé ne survit à la phase 3, la phase 4 n'a pas lieu et personne ne gagne à passer.

topic-end_of_round =
    .title = Phase 5 : fin de la manche
    .summary = Ramasser, relever, ranger, donner la carte Premier joueur.
    .keywords = phase 5, ramasser, réserve, carte premier joueur, habitants couchés
    .body =
        La phase 4 finit après le tour d'un joueur, quand tous ont passé ou qu'il n'y a plus de dé sur les quartiers. Ensuite,
        dans cet ordre :

        - les joueurs ramassent les deniers de leur quartier ;
        - les expulsés quittent les bâtiments : ceux des joueurs retrouvent leur réserve personnelle, les neutres
          la réserve générale, où les évènements peuvent les rappeler ;
        - les dés inutilisés retournent dans la réserve ;
        - le premier joueur donne sa carte au joueur de gauche.

        La dernière manche fait tout cela aussi, et le décompte ne vient qu'après. L'argent gagné en passant compte donc pour
        Thibaut II, et les habitants qui étaient couchés ne comptent pas pour Chrétien de Troyes.

        Les cubes des cartes, des évènements et de la cathédrale restent en place, comme les hommes de métier. L'influence ne
        se périme pas non plus.

topic-scoring =
    .title = Le décompte
    .summary = Ce qui s'ajoute et ce qui se retire après la dernière manche.
    .keywords = points, pv, fin, vainqueur, égalité, pénalité
    .body =
        Après la dernière manche, aux PV gagnés en cours de partie, chaque joueur :

        - ajoute 1 PV par évènement non contré, Maraudage compris, où il a au moins 1 cube, quel qu'en soit le nombre ;
        - ajoute les PV des emplacements de cartes Activité tenus par ses hommes de métier ; ceux des illustrations n'en
          donnent pas ;
        - perd 2 PV par niveau de la cathédrale, sur 3, où aucun cube n'est à lui ;
        - ajoute les PV de chaque personnage distribué dans la partie, le sien et ceux des autres : 0, 1, 3 ou 6 PV chacun.

        Les pénalités en cours de jeu prennent min(2, PV) et s'arrêtent à 0. Celle de la cathédrale est une simple
        soustraction : un total sous 0 est possible, à défaut d'être conseillé.

        Le plus haut total gagne. À égalité, la victoire est partagée.

topic-characters =
    .title = Les personnages
    .summary = Six protecteurs secrets ; chaque personnage distribué vaut pour tous.
    .keywords = secret, protecteur, paliers, henri, thibaut, hugues, urbain, chrétien, florentin
    .body =
        Chaque joueur tient 1 personnage secret, ou 2 à 2 joueurs, et peut le regarder à tout moment. À la fin, tous les
        personnages distribués sont révélés et chacun rapporte à tout le monde. Les autres ne comptent jamais.

        | Personnage | Compte vos | 1 PV | 3 PV | 6 PV |
        |---|---|---|---|---|
        | Chrétien de Troyes | habitants debout dans les 3 bâtiments | 3 | 5 | 7 |
        | Urbain IV | cubes à la cathédrale | 3 | 5 | 7 |
        | Thibaut II | deniers | 6 | 12 | 18 |
        | Hugues de Payns | points d'influence | 5 | 10 | 15 |
        | Le Florentin | hommes de métier sur les cartes Activité | 2 | 4 | 6 |
        | Henry Ier | cartes Évènement gagnées | 1 | 3 | 5 |

        À 2 joueurs, Chrétien de Troyes et Urbain IV demandent 4, 6 et 8 ; les autres ne changent pas. Seul le plus haut
        palier atteint compte. Le Florentin inclut les hommes de métier des illustrations. Henry Ier ne compte jamais le
        Maraudage, qui ne se gagne pas.

        Regardez ce que les autres amassent. Ce n'est sans doute pas pour décorer.

topic-neutral =
    .title = Le joueur neutre
    .summary = Habitants gris, dés gris, cubes gris, aucune ambition.
    .keywords = gris, habitants neutres, dés neutres, cubes neutres
    .body =
        Les habitants neutres occupent les emplacements laissés vides au placement initial, et des évènements en amènent
        d'autres. Il y en a 8, ou 10 avec des modules des Dames de Troyes ; tant que tous sont en jeu, debout, couchés ou sur
        des cartes, un évènement qui en ajouterait reste
        sans effet, mais sa carte demeure dans la file. Les expulsés retournent dans la réserve générale en phase 5.

        - Ils ne touchent pas de salaire. Leurs dés vont au quartier neutre et coûtent 2, 4 ou 6 deniers, payés à la banque.
        - Ils sont expulsés et protégés comme toute couleur.
        - Les cubes neutres, illimités, viennent du Soutien (évènements) et des Maîtres d'œuvre (cathédrale).
        - Sur un évènement, le neutre a un rang comme les autres ; ses PV sont perdus, et une carte qu'il gagne est défaussée.
        - Il ne contre pas de dé noir, et n'a ni influence ni tour.
        - Procession et Joutes comptent ses dés : strictement en tête, il prive tout le monde ; à égalité avec lui, les joueurs
          gagnent quand même.
        - Le Percepteur reçoit de la banque 1 denier par neutre debout à l'Hôtel de ville.

topic-two_players =
    .title = À deux joueurs
    .summary = Ce qui change à 2 : neutres d'abord, 2 personnages chacun, 4 manches.
    .keywords = deux, duel, neutre, personnages
    .body =
        Les règles sont les mêmes, sauf :

        - 4 manches, donc 4 cartes dans la pioche rouge. Les 9 cartes Activité apparaissent quand même.
        - Chaque joueur commence avec 6 habitants en réserve personnelle, placés en 6 tours de serpentin.
        - 6 habitants neutres sont placés **avant** les joueurs : emplacements 3 et 4 du Palais ; à l'Hôtel de ville, le
          dernier emplacement de la ligne 2 ou 5 et de la ligne 3 ou 4 ; à l'Évêché, le dernier des deux lignes. Ces
          positions sont des valeurs supposées, que vous pouvez remplacer par les vôtres.
        - Chaque joueur reçoit 2 personnages. Les 4 comptent pour les deux joueurs ; les 2 autres jamais.
        - Chrétien de Troyes et Urbain IV demandent 4, 6 et 8 au lieu de 3, 5 et 7.

        Il reste 2 habitants neutres pour les évènements. Sur un évènement partagé avec les seuls cubes neutres, vous n'êtes
        pas seul : finir premier donne la récompense du haut, pas les deux.

topic-bonus_cards =
    .title = Les cartes bonus
    .summary = Boulanger, Prieur, Banquet et Résistance : un module facultatif.
    .keywords = boulanger, prieur, banquet, résistance, module
    .body =
        Avec ce module, chaque carte est mélangée à celles de sa couleur et de son niveau (les niveaux sont supposés).

        - **Boulanger**, jaune I : engagement 6, diviseur 3, emplacements 3 et 2. Chaque dé jaune de la ville, tous
          quartiers confondus, vous rapporte 1 denier.
        - **Prieur**, blanc II, différé : engagement 8, diviseur 3, emplacements 4 et 3. Un cube fait compter 1 dé blanc pour 2
          de même valeur, à 2 deniers s'il est acheté, sans autre dé. À la cathédrale, il pose 2 cubes dans une colonne.
        - **Banquet**, rouge III : engagement 6, diviseur 4, emplacements 3 et 2. Comptez les dés rouges du quartier qui en a
          le plus, quel qu'il soit, neutre compris : 1 PV chacun.
        - **Résistance**, évènement rouge : diviseur 4, 5 étendards, récompenses 4 et 2. En arrivant, elle appelle une rouge au
          hasard parmi celles de la boîte, qui appelle à son tour ; s'il n'y en a plus, rien ne vient. Quand elle agit, le
          cube le plus récent de chaque évènement est retiré, cubes neutres, Maraudage et elle-même compris. L'influence gagnée
          reste. Elle n'ajoute pas de manche.

        Les dés utilisés pour le Boulanger ou le Banquet ne sont plus là quand on compte.

topic-king =
    .title = Le défi royal
    .summary = Le jeu en solitaire : vous, le roi, 4 manches et aucune pitié.
    .keywords = solo, seul, automate, roi, cour
    .body =
        Une personne joue selon les règles à deux : 4 manches, 6 habitants à vous. L'adversaire est le roi. Il n'a ni argent ni
        influence, ne paie pas de salaires et ne passe jamais. Ses 24 habitants remplacent les neutres : ils lancent des dés,
        que vous pouvez acheter à la banque, et toute pièce neutre qu'amène un évènement est à lui.

        { "*" }*Personnages** : les 6 sont en colonne, face visible, dans un ordre tiré au sort. Personne n'en tient.

        { "*" }*Placement**, 3 fois : on lance 2 dés de chaque couleur. Les 3 plus élevés (à égalité : rouge, jaune, blanc)
        désignent 3 bâtiments, où il prend le meilleur emplacement libre ; puis vous placez 2 habitants. Enfin il remplit les
        3 emplacements qui restent. Un dé qui désigne un bâtiment plein est ignoré. Ses préférés : au Palais, de 6 à 1 ; dans
        les lignes, tous les premiers emplacements, puis les deuxièmes.

        { "*" }*Manches** : pour la première, le premier joueur est tiré au sort ou désigné ; ensuite chacun votre tour. Pertes et
        pénalités l'épargnent ; expulsions et Perturbation des travaux, non. Quand les Maîtres d'œuvre
        itinérants posent un cube, il reçoit 1 PV.

        { "*" }*Dés noirs** : à son tour il en bat 1, le plus élevé, avec son dé le plus fort, quelles que soient les valeurs, et
        sans influence. S'il n'a pas de dé, il le bat gratuitement.

        { "*" }*Habitants** : ses arrivants viennent toujours de sa réserve, jamais du plateau ni d'une carte ; les expulsés rentrent
        à la fin de la manche.

        { "*" }*Actions** : vous alternez. Il agit même sans dés, tant qu'il reste un dé en ville. Quand vous avez passé, il
        continue jusqu'à acheter aussi vos dés ; un dé mauve ne compte alors pas.

        { "*" }*Cartes** : le Percepteur reçoit 2 deniers par habitant royal, un cube de Dîme prend jusqu'à 3 de ses dés jaunes, le
        Banquet ne compte que vos dés rouges. Il concourt et marque à la Procession et aux Joutes.

        Options : `king_stops` vaut `board_empty`, ou `own_dice_empty` s'il doit s'arrêter avec son dernier dé ;
        `king_colours` vaut `1`, ou `2` si ses deux couleurs s'expulsent et se protègent séparément.

topic-king_turn =
    .title = Le tour du roi
    .summary = Deux dés décident de ce qu'il fait et du nombre de dés qu'il y laisse.
    .keywords = résultats, somme, deux dés, habitant, homme de métier, cathédrale, évènement
    .body =
        On lance deux dés et on les additionne :

        | Somme | Le roi | Dés qu'il retire |
        |---|---|---|
        | 2, 12 | reçoit 3 PV | 3, dont un à vous pour 6 deniers |
        | 3, 11 | reçoit 2 PV | 2, dont un à vous pour 4 deniers |
        | 4, 10 | place un habitant | 1 |
        | 5, 9 | achève l'évènement le plus à droite | 1 par étendard libre |
        | 6 | place un homme de métier | 1 |
        | 7 | pose 2 cubes à la cathédrale | 2 |
        | 8 | fait décompter un personnage | aucun |

        Les dés se classent par valeur, puis rouge, jaune, blanc. Il agit d'abord, puis retire ses dés les plus forts. S'il en
        a trop peu, il retire ceux qu'il a et agit quand même. Le dé à vous est votre meilleur, jamais un mauve ; si vous n'en
        avez pas, il utilise les siens et ne paie rien.

        - **Habitant** : la couleur de son dé le plus fort désigne le bâtiment (le Palais s'il n'en a pas). Il y expulse l'un
          des vôtres ; à défaut, il pousse l'un des vôtres dans une ligne, le plus à droite possible, quitte à expulser un des
          siens sans protection ; à défaut, il essaie le bâtiment suivant, dans l'ordre Palais, Hôtel de ville, Évêché, Palais.
          À choix égal : son emplacement préféré. Si rien ne va, il ne fait rien, et paie.
        - **Évènement** : son effet n'a pas lieu. Les cubes royaux ont un rang comme les vôtres, et le roi reçoit PV et carte.
          Le Maraudage s'il est seul.
        - **Homme de métier** : sur l'emplacement libre qui vaut le plus de PV, sur une carte où il n'en a pas ; à égalité, le
          coût d'engagement le plus bas, puis rouge, jaune, blanc, puis le niveau le plus bas. Jamais sur une illustration.
          Seul l'évènement Moine peut l'y mener une seconde fois.
        - **Cathédrale** : le plus bas niveau qui a de la place, la plus haute colonne, 1 PV par cube. Un cube sans case lui
          donne aussi 1 PV.
        - **Personnage** : le premier de la colonne compte aussitôt pour vous deux, puis s'en va. Les deniers de votre quartier
          ne comptent pas encore. Thibaut II et Hugues de Payns ne lui donnent rien. S'il n'en reste pas, il reçoit 1 PV.

topic-king_scoring =
    .title = Le décompte face au roi
    .summary = Vos PV moins les siens, et ce qu'en dit la cour.
    .keywords = différence, paliers, verdict, victoire
    .body =
        Après la manche 4, le décompte habituel vaut pour vous deux : 1 PV par évènement non contré où l'on a un cube, les
        emplacements des hommes de métier, 2 PV de moins par niveau de cathédrale sans cube (le quatrième épargne le roi), et
        les personnages encore dans la colonne. Ils demandent les nombres d'une partie à deux. Thibaut II et Hugues de Payns
        comptent l'argent et l'influence : ils ne donnent rien au roi.

        Votre score est la différence :

        | Vous moins le roi | La cour dit |
        |---|---|
        | 0 ou moins | La ville du roi |
        | 1 à 5 | D'une largeur de sceau |
        | 6 à 10 | Connu au marché |
        | 11 à 15 | Doyen des corporations |
        | 16 à 20 | L'autre roi |
        | 21 et plus | Maître de Troyes |

        Une différence de 0 n'est pas une victoire. Les rois ne partagent pas.

topic-ladies =
    .title = Les Dames de Troyes
    .summary = Cinq modules, chacun avec son propre interrupteur.
    .keywords = extension, modules, dames
    .body =
        L'extension compte 5 modules. Chacun peut être choisi, seul ou avec d'autres, de 1 à 4 joueurs, avec ou sans les
        cartes bonus :

        | Module | Il apporte | Voir |
        |---|---|---|
        | 1 | 3 personnages de plus | ladies_characters |
        | 2 | 27 cartes Activité | ladies_activities |
        | 3 | 6 cartes Évènement | ladies_events |
        | 4 | un dé mauve par joueur | purple_die |
        | 5 | remparts, gardes et activités extérieures | ramparts |

        Deux variantes l'accompagnent : un personnage révélé dès le début, et une dernière manche jouée à l'envers (tournoi).

        Dès qu'un module est en jeu, il y a 10 habitants neutres au lieu de 8.

        Contre le roi, tous les modules servent. Il n'a ni dé mauve ni garde, et l'Hiver intense et la Possession l'épargnent.
        L'homme de métier de l'évènement Moine et le renfort du Soulèvement sont à lui. Avec le module 1, 6 des 9 personnages
        sont tirés pour la colonne, et les dames comptent aussi pour lui. Pour le Viticulteur, le Chef templier et l'échange
        de dés, il est un adversaire comme un autre.

topic-ladies_characters =
    .title = Dames : les personnages
    .summary = Trois dames, une couleur chacune, et une carte au grand jour.
    .keywords = jeanne, isabeau, marie, révélé, visible
    .body =
        Avec le module 1, on distribue les personnages parmi 9 cartes, les 6 connues et les 3 dames. Chaque joueur en tient
        toujours 1, ou 2 à 2 joueurs, et toute carte distribuée compte pour tous.

        | Dame | Compte vos | 1 PV | 3 PV | 6 PV |
        |---|---|---|---|---|
        | Jeanne de Champagne | habitants debout à l'Hôtel de ville et hommes de métier sur les cartes jaunes | 2 | 4 | 6 |
        | Isabeau de Bavière | habitants debout au Palais et hommes de métier sur les cartes rouges | 2 | 4 | 6 |
        | Marie de Champagne | habitants debout à l'Évêché et hommes de métier sur les cartes blanches | 2 | 4 | 6 |

        Les hommes de métier des illustrations comptent. Les nombres ne changent pas à 2 joueurs.

        { "*" }*Personnage révélé**, une variante : après la distribution, l'une des cartes qui restent est montrée à tous. Elle
        rapporte à chacun, en plus des cartes distribuées. Seul face au roi, toutes sont visibles, et l'option est refusée.

topic-ladies_activities =
    .title = Dames : les activités
    .summary = 27 cartes, deux genres nouveaux, et des métiers payés en influence.
    .keywords = mixte, fin de partie, ermite, fort, princesse, maître d'œuvre, vigneron
    .body =
        Avec le module 2, les 9 cartes d'une partie viennent des deux boîtes, ou des Dames seules : la réserve de cartes est
        `mixed` ou `ladies`. `troyes cards NOM` explique chaque carte.

        Une carte **mixte** (Bûcheron, Éleveur, Catapulte, Châtelain) se remplit ou s'utilise : chaque activation y met 1
        cube, ou en ôte 1 pour l'effet, jamais les deux dans une action. Plusieurs cubes peuvent servir à la fois, et un cube
        d'une autre carte, différée, peut améliorer les dés. Une carte **de fin de partie** (Ermite, Fort, Princesse) garde
        ses cubes jusqu'au décompte, avec ou sans homme de métier. Ceux du Chef templier et du Recruteur coûtent 5 et 3 points
        d'influence. L'Éclaireur s'engage même avec le dernier denier : il n'est pas tenu de poser un cube.

        | Cube | Lot | Cartes | Cathédrale | Évènements | Habitant | Agriculture | Garde |
        |---|---|---|---|---|---|---|---|
        | Liquoriste | 1 dé à vous retourné | oui | oui | oui | oui | oui | – |
        | Viticulteur | 1 dé d'un autre quartier gratuit | oui | oui | oui | oui | oui | oui |
        | Augustin | jaune, le cube est un 6 | oui | – | oui | – | oui | – |
        | Recruteur | rouge, le cube est un 6 | oui | – | oui | – | – | – |
        | Chef templier | rouge, 1 dé par quartier à 2 deniers | oui | – | oui | Palais | – | – |
        | Herboriste | 1 blanc = 3 rouges | oui | – | oui | – | – | – |
        | Prédicateur | tous les dés comme l'un d'eux | oui | oui | oui | – | oui | – |

        Toujours 1 cube différé par action. Aucun de ceux-ci n'aide un Pèlerinage de couleurs mêlées. Un cube qui est un 6
        veut un dé de sa couleur à ses côtés et compte dans la taille du lot ; il ne s'achète pas et n'est pas un dé de la
        place.

        Quand le Maître d'œuvre est de la partie, la cathédrale a un quatrième niveau, que lui seul atteint ; n'y avoir aucun
        cube coûte 2 PV, comme à tout autre niveau.

topic-ladies_events =
    .title = Dames : les évènements
    .summary = Des loups, un hors-la-loi, le froid, une révolte, un moine et le diable.
    .keywords = loups, hors-la-loi, hiver, soulèvement, moine, possession
    .body =
        Avec le module 3, les 6 cartes sont mélangées aux pioches, 2 par couleur. Le nombre de manches ne change pas.

        - **Loups**, rouge : 1 dé noir.
        - **Chef hors la loi**, rouge : chaque dé noir vaut 3 de plus, 6 au maximum. Seuls des dés y amènent des cubes : ni
          carte Activité ni Soutien. Le roi peut l'achever.
        - **Hiver intense**, jaune : chaque joueur rend 1 cube de son choix, pris sur une carte différée, mixte ou de fin de
          partie, ou sur une activité extérieure. Sans cube, pas de pénalité.
        - **Soulèvement**, jaune : un dé désigne l'Évêché (1, 2), le Palais (3, 4) ou l'Hôtel de ville (5, 6). Ses habitants,
          avec ceux qui y sont couchés ou sinon avec 1 neutre, sont répartis au hasard sur ses 6 emplacements. Qui reste s'y
          couche.
        - **Moine**, blanc : un dé désigne les cartes blanches (1, 2), jaunes (3, 4) ou rouges (5, 6). Un homme de métier
          neutre prend le meilleur emplacement libre de cette couleur, au plus bas niveau s'ils se valent, et y reste. Sans
          emplacement libre ou sans neutre : rien.
        - **Possession**, blanc, à la seule manche où elle arrive : chaque joueur met 1 de ses habitants sur la carte, de sa
          réserve, du plateau ou, seulement si cette réserve est vide, recruté pour 2 points d'influence ; qui ne peut pas perd min(2, PV). Chaque cube posé là
          délivre 1 habitant, qui rejoint la réserve personnelle de son propriétaire ; celui qui pose le cube choisit, et pour
          le Soutien c'est le hasard. Quand la carte est contrée, tous sont libres ; en fin de partie, ceux qui y sont encore
          ne comptent pour rien.

topic-purple_die =
    .title = Le dé mauve
    .summary = Le chef de famille : un dé à vous que personne ne peut acheter.
    .keywords = mauve, famille, dé, couleur
    .body =
        Avec le module 4, chaque joueur lance 1 dé mauve en phase 2, en plus de ceux de ses habitants. Il ne demande ni
        habitant ni salaire, et rejoint les autres sur le quartier.

        - Quand vous l'utilisez, vous nommez sa couleur : rouge, jaune ou blanc. C'est dès lors un tel dé à tous égards, avec
          les cubes comme dans les bâtiments. Contre un dé noir, il est rouge et compte double.
        - Tant qu'il est sur le quartier, il n'a aucune de ces couleurs. Il compte comme un dé pour la Procession et pour
          savoir s'il reste des dés, mais pas pour la Chevalerie, les Joutes, la Béguine, le Banquet ni le Boulanger.
        - Vous pouvez le relancer ou le retourner avec de l'influence.
        - Au Pèlerinage, nommé comme les autres dés, il fait un lot d'une seule couleur, qui prend tout cube de cette couleur.
        - Personne ne peut l'acheter, le prendre par la Dîme ou le Viticulteur, ni l'échanger. Le roi n'y touche pas.
        - Avec votre garde, il reste mauve.

        Quand il ne reste que des dés mauves de joueurs qui ont passé, les autres ne peuvent que passer.

topic-ramparts =
    .title = Les remparts
    .summary = Action 7 : un garde fait le tour de la ville et ouvre quatre activités.
    .keywords = garde, portes, extérieur, tuiles, consigne, piste
    .body =
        Avec le module 5, chaque joueur a un garde sur la case 0 d'une piste de 20. Au début, 1 tuile sur 4 est tirée pour
        chacune des 4 portes, aux cases 5, 10, 15 et 20 (valeurs supposées).

        { "*" }*Action 7** : utilisez 1 dé exactement, de n'importe quelle couleur, acheté 2 deniers s'il n'est pas à vous. Vous
        pouvez ajouter des deniers, 1 par point, jusqu'à la valeur 6. Chaque point avance le garde de 1 case ou pose 1 cube
        sur une tuile dont il a atteint la porte, 1 au plus par tuile et par action, pas et cubes dans n'importe quel ordre.
        Parmi les cartes, seuls les cubes de Dîme et de Viticulteur servent, pour prendre le dé ; Achat retourné retourne un dé
        que vous achetez. À 20 le garde s'arrête ; les cubes continuent.

        | Niveau | Tuile | Un cube posé là |
        |---|---|---|
        | I | Influence des acheteurs | un adversaire vous achète des dés : 4 points d'influence |
        | I | Influence à l'installation | vous placez un habitant : 4 points d'influence |
        | I | Deniers des métiers | un adversaire active une carte où vous avez un homme de métier : 4 deniers |
        | I | Agriculture enrichie | vous cultivez : 5 deniers de plus |
        | II | Dé de plus, 4 tuiles | avant votre action : lancez 1 dé de plus de cette couleur (mauve : 2 deniers, jamais un second) |
        | III | Échange de dés | avant votre action : jusqu'à 3 échanges, 1 par autre quartier |
        | III | Bouclier | bat le dé noir le plus élevé, ou vous épargne la perte de 1 évènement |
        | III | Achat retourné | retournez 1 dé que vous achetez |
        | III | Cube déplacé | vous activez une carte différée ou mixte : le cube va sur une autre carte qui garde des cubes |
        | IV | Gloire | votre action pose un cube à la cathédrale ou sur un évènement : 2 PV |
        | IV | Porte des pèlerins | 3 PV à l'arrivée, 1 PV par cube à la fin |
        | IV | Majorité | 8, 4 et 2 PV à la fin pour le plus de cubes |
        | IV | Course | 6, 4, 2 et 1 PV selon l'arrivée ; pas de cubes |

        Une tuile Dé de plus ne reçoit pas de cube d'un dé de sa propre couleur. Un cube de chaque tuile peut servir par
        action, outre un cube différé. Un dé mauve de plus se passe du module 4 et dure jusqu'à son usage ou la fin de la
        manche. Après un dé de plus ou des échanges, vous pouvez encore passer ; le dé reste à vendre, et cette porte ne donne
        pas de second cube dans le tour.

        Une action suit cet ordre : elle est payée, puis on interroge ceux qui ont vendu des dés ou y ont un homme de métier,
        puis vient l'effet, et vos propres cubes (installation, agriculture, Cube déplacé, Gloire) en dernier. Avant qu'un
        évènement ne prenne quoi que ce soit, on interroge, depuis le premier joueur, quiconque a un cube de Bouclier et
        perdrait quelque chose, PV compris ; par un Hiver intense, pas celui qui n'a que des cubes de Bouclier. Un dé que la
        Dîme prendrait gratuitement peut se payer, pour le retourner par Achat retourné. Contre le roi, Deniers des métiers
        ne rapporte rien, et le dit.

        Certaines tuiles agissent au tour des autres ou en phase 3. On vous interroge alors, sauf si vous avez laissé une
        { "*" }*consigne** pour cette réaction : `always` (toujours), `never` (jamais) ou `ask` (demander). Une consigne se
        donne quand on vous demande et se lève pendant votre tour ; les consignes sont notées avec la partie.

topic-tournament =
    .title = La variante tournoi
    .summary = À 3 ou 4 joueurs, la dernière manche se joue dans l'autre sens.
    .keywords = variante, dernière manche, sens, inverse
    .body =
        Une variante pour 3 ou 4 joueurs. À la fin de l'avant-dernière manche, le premier joueur donne sa carte à droite au lieu
        de la donner à gauche, et la dernière manche va dans le sens inverse des aiguilles d'une montre.

        Tout ce qui a un sens tourne avec lui : l'ordre dans lequel les joueurs subissent les évènements et font leurs choix,
        les tours face aux dés noirs, les tours de la phase 4 et l'ordre des réactions. Rien d'autre ne change, mais le joueur
        qui avait l'habitude de jouer en dernier peut avoir besoin d'un instant.

topic-hidden_information =
    .title = Informations cachées
    .summary = Qui peut savoir quoi, et quand.
    .keywords = secret, public, vue, savoir
    .body =
        Sont cachés :

        - les personnages des autres joueurs, et ceux qui n'ont pas été distribués ;
        - l'ordre des pioches d'évènements ;
        - les cartes Activité encore face cachée ;
        - les cartes remises dans la boîte sans être vues.

        Tout le reste est public : deniers, influence, dés, cubes, habitants, cartes Évènement gagnées. Vous pouvez regarder
        vos propres personnages à tout moment.

        Les PV se gagnent au grand jour, et la vue de chaque joueur les contient donc ; qui veut compter le peut. Montrer les
        totaux pendant la partie est affaire d'affichage : comme à table, le terminal montre ceux des autres à la fin, et dès
        le début avec `troyes play --show-vp`.

        La vue d'une partie en cours ne contient que ce que sa place peut savoir. Écrans, robots et journaux en sont tirés :
        un robot ne triche pas plus que vous.

topic-words =
    .title = Les mots
    .summary = Ce que les autres sujets entendent par quartier, lot, réserve et le reste.
    .keywords = glossaire, termes, lot, quartier, réserve, étendard
    .body =
        - **Denier** : la monnaie. Elle paie salaires, dés achetés et hommes de métier.
        - **PV** : points de victoire, gagnés au grand jour et comptés à la fin.
        - **Influence** : de 0 à 20 ; elle relance, recrute et retourne des dés.
        - **Habitant** : l'une de vos 12 personnes. Il est dans votre réserve, dans la réserve générale, dans un bâtiment, sur
          une carte, ou couché, expulsé, dans un bâtiment.
        - **Réserve personnelle** : les habitants disponibles aussitôt. **Réserve générale** : ceux qu'il faut d'abord recruter.
        - **Homme de métier** : un habitant sur une carte Activité.
        - **Quartier** : votre part de la Place, où sont vos dés. Le quartier neutre n'est à personne.
        - **Lot** : les 1 à 3 dés d'une action.
        - **Valeur** : la somme d'un lot, avec ce qu'ajoute un cube. **Diviseur** : ce qu'en prend une activation ou un cube.
        - **Cube** : marque ce qui est à vous sur les cartes, les évènements et la cathédrale ; il y en a toujours assez.
        - **Étendard** : la place d'un cube sur un évènement. Quand tous sont couverts, l'évènement est vaincu.
        - **File** : les évènements en jeu, de gauche à droite, Maraudage en tête.
        - **Carte Premier joueur** : qui la tient commence ; elle passe à gauche après chaque manche.

topic-chance =
    .title = Le hasard
    .summary = Les dés sont tirés par clé, notés, et peuvent être dictés.
    .keywords = dés, hasard, graine, équitable, vraie table
    .body =
        Chaque lancer et chaque carte tirée est un coup noté de la partie. Son résultat dépend de la graine et d'une clé, pas
        des tirages précédents. Par exemple :

        - dés des habitants : manche, couleur et emplacement ;
        - relances : manche, joueur et nombre de relances déjà faites par lui ;
        - dés noirs : manche et rang parmi eux.

        Rien de ce que vous faites ne change donc la chance d'un autre. Deux tables de même graine trouvent les mêmes dés
        partout où elles posent la même question, ce qui permet les donnes dupliquées et l'analyse de la chance. Les pioches
        sont tirées au moment de révéler. Les dés lancés par un évènement ne font que désigner un endroit ; ils ne rejoignent
        pas les dés noirs. Le premier joueur est tiré aussi, sauf s'il est désigné.

        Un résultat peut aussi être dicté : pour un test, une donne dupliquée, ou de vrais dés sur une vraie table. S'il est
        impossible, un 7 ou une carte déjà sortie, il est refusé plutôt que relancé en silence.

topic-notation =
    .title = La notation
    .summary = Chaque coup est une ligne lisible ; comment la lire et l'écrire.
    .keywords = lignes, coups, enregistrement, lettres
    .body =
        Une ligne commence par la place, de A à D, ou par `*` pour le hasard. Un dé s'écrit par sa couleur et sa valeur :
        `Y5` est un 5 jaune à vous, `B:Y5` un dé acheté à la place B, `N:Y5` un dé acheté au quartier neutre. R est rouge,
        Y jaune, W blanc. Cartes, évènements et personnages portent leur nom anglais en minuscules.

        Les actions d'un tour, avec leurs dés et, si vous en dépensez un, la carte dont le cube aide :

        - `A activate merchant with Y5 Y6 C:Y5 using priest` (activer)
        - `A build with W5 B:W2` (bâtir), `A fight war with R6` (combattre), `A settle palace with N:R3` (placer un
          habitant), `A farm with Y3` (agriculture)
        - `A pass` (passer)

        Avec de l'influence : `A reroll Y2` (relancer), `A recruit` (recruter), `A flip` (retourner), puis `A turn Y1` pour
        chaque dé et `A done` pour finir.

        Ce qui peut suivre une action : `A take supply`, `A take palace 3` ou `A take lying palace` (quel habitant),
        `A times 2` (combien d'activations ou de cubes), `A cube war` (quel évènement), `A split 2` (Meunier), `A shoot`
        (Archer). Un choix à une seule option est fait pour vous et n'a pas de ligne.

        Contre les dés noirs : `A beat` (affronter) ou `A yield` (céder), `A also 1` (un dé noir de plus), `A with R4` (un dé
        à vous), `A done`. Avant la manche 1 : `A place palace 6`.

        Le hasard : `* start A`, `* deal A henry_i`, `* reveal merchant`, `* roll yellow A:56 B:3 N:1`, `* event war`,
        `* site 3`, `* black 6 4 1`, `* reroll 5`, `* shot 4`. Les enregistrements et les scénarios sont faits de ces lignes.
