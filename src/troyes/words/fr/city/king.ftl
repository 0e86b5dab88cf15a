king-result-2 = 3 PV
    .text = Le roi reçoit { $vp } PV. Il retire { COUNT($dice, of: "dice") } : votre meilleur, pour lequel vous recevez { COUNT($pays, of: "deniers") }, puis ses plus forts. Si vous n'en avez pas qu'il puisse prendre, tous sont à lui et personne n'est payé.

king-result-3 = 2 PV
    .text = { king-result-2.text }

king-result-4 = Habitant
    .text = Le roi place un habitant là où il expulse l'un des vôtres ou, à défaut, le pousse le plus loin à droite. La couleur de son dé le plus fort désigne le premier bâtiment tenté. Il retire { COUNT($dice, of: "dice") }.

king-result-5 = Évènement
    .text = Le roi couvre tous les étendards libres de l'évènement le plus à droite, qui est réglé aussitôt. Il retire 1 dé par étendard.

king-result-6 = Homme de métier
    .text = Le roi met un homme de métier sur l'emplacement libre qui vaut le plus de PV, sur une carte où il n'en a pas. À valeur égale : la carte la moins chère, puis rouge, jaune, blanc. Il retire { COUNT($dice, of: "dice") }.

king-result-7 = Cathédrale
    .text = Le roi pose 2 cubes sur la cathédrale, chacun au plus bas niveau qui a de la place et dans sa plus haute colonne, pour { $rules-cathedral_vp } PV chacun. Un cube sans case lui rapporte { $rules-king_fallback_vp } PV quand même. Il retire { COUNT($dice, of: "dice") }.

king-result-8 = Personnage
    .text = Le premier personnage de la colonne est décompté aussitôt pour le roi et pour vous, puis quitte la partie. S'il n'en reste pas, le roi reçoit { $rules-king_character_vp } PV. Il ne retire aucun dé.

king-result-9 = Évènement
    .text = { king-result-5.text }

king-result-10 = Habitant
    .text = { king-result-4.text }

king-result-11 = 2 PV
    .text = { king-result-2.text }

king-result-12 = 3 PV
    .text = { king-result-2.text }

king-band-crown = La ville du roi
    .text = Le roi garde la couronne, la ville et votre après-midi. La foire rouvre demain.

king-band-seal = D'une largeur de sceau
    .text = Vous êtes devant, mais les clercs ont dû compter les cubes deux fois.

king-band-market = Connu au marché
    .text = Les comptes royaux écrivent votre nom sans faute. Toute famille commence quelque part.

king-band-guilds = Doyen des corporations
    .text = Les corporations se découvrent, et les cloches durent un peu plus que ne le veut la liturgie.

king-band-other_king = L'autre roi
    .text = Le roi s'est mis à copier vos coups et appelle cela la tradition.

king-band-master = Maître de Troyes
    .text = La ville est à vous, au nom près, et l'on discute du nom.
