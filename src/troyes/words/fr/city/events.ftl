raid =
    À chaque manche, { $black_dice ->
        [one] { $black_dice } dé noir s'ajoute
       *[other] { $black_dice } dés noirs s'ajoutent
    } à ceux qui attaquent la ville.

raid-short = { COUNT($black_dice, of: "enemies") } par manche.

event-marauding = Maraudage
    .text = { raid } Cet évènement ne part jamais : quand ses étendards sont couverts, les PV sont partagés, personne ne remporte de carte et ses cubes sont retirés.
    .short = Toujours aux portes.

event-brigands = Brigandage
    .text = { raid }
    .short = { raid-short }

event-skirmishes = Escarmouches
    .text = { raid }
    .short = { raid-short }

event-succession = Conflit de succession
    .text = À chaque manche, lancez un dé : un habitant neutre prend la place du Palais qui porte cette valeur. L'habitant qui s'y tient est expulsé et reste couché sur le bâtiment jusqu'à la fin de la manche. Rien ne se passe si tous les habitants neutres sont déjà sur le plateau, ou si un habitant de la même couleur que celui à expulser y est déjà couché.
    .short = Un habitant neutre prend une place au Palais.
    .king = À chaque manche, lancez un dé : un habitant du roi prend la place du Palais qui porte cette valeur. L'habitant qui s'y tient est expulsé et reste couché sur le bâtiment jusqu'à la fin de la manche. Rien ne se passe si le roi n'a plus d'habitant, ou si l'habitant à expulser est protégé par un autre qui y est couché.
    .king-short = Un habitant du roi prend une place au Palais.

event-war = Guerre
    .text = { raid }
    .short = { raid-short }

event-normans = Attaque des Normands
    .text = { raid }
    .short = { raid-short }

event-drought = Sécheresse
    .text = À chaque manche, chaque joueur verse { COUNT($loss-deniers, of: "deniers") } pour chacun de ses habitants debout à l'Hôtel de ville ; les habitants expulsés ne comptent pas. Un joueur qui ne peut pas tout donner donne ce qu'il a et perd { $rules-penalty_vp } PV.
    .short = { COUNT($loss-deniers, of: "deniers") } par habitant à l’Hôtel de ville.
    .king = À chaque manche, vous versez { COUNT($loss-deniers, of: "deniers") } pour chacun de vos habitants debout à l'Hôtel de ville ; les habitants expulsés ne comptent pas. Si vous ne pouvez pas tout donner, vous donnez ce que vous avez et perdez { $rules-penalty_vp } PV. Le roi est épargné.
    .king-short = { COUNT($loss-deniers, of: "deniers") } par habitant à vous à l’Hôtel de ville.

event-support = Soutien
    .text = À chaque manche, 1 cube neutre est posé sur chacun des { $events } évènements juste à gauche de cette carte, Maraudage compris, ou sur autant qu'il y en a. Les cubes neutres concourent pour les récompenses.
    .short = Un cube neutre sur les { $events } évènements à gauche.
    .king = À chaque manche, 1 cube du roi est posé sur chacun des { $events } évènements juste à gauche de cette carte, Maraudage compris, ou sur autant qu'il y en a. Ses cubes concourent pour les récompenses, qu'il marque, et pour la carte.
    .king-short = Un cube du roi sur les { $events } évènements à gauche.

event-civil_war = Guerre civile
    .text = À chaque manche, chaque joueur verse { COUNT($loss-deniers, of: "deniers") }. Un joueur qui ne peut pas tout donner donne ce qu'il a et perd { $rules-penalty_vp } PV.
    .short = Chaque famille perd { COUNT($loss-deniers, of: "deniers") }.
    .king = À chaque manche, vous versez { COUNT($loss-deniers, of: "deniers") }. Si vous ne pouvez pas tout donner, vous donnez ce que vous avez et perdez { $rules-penalty_vp } PV. Le roi est épargné.
    .king-short = Vous perdez { COUNT($loss-deniers, of: "deniers") }. Le roi est épargné.

event-wayfarers = Voyageurs
    .text = À chaque manche, lancez un dé : un habitant neutre prend la première place de la ligne de l'Hôtel de ville qui porte cette valeur. Les autres se décalent vers la droite jusqu'à la première place vide ; s'il n'y en a pas, le dernier est expulsé et reste couché sur le bâtiment jusqu'à la fin de la manche. Rien ne se passe si tous les habitants neutres sont déjà sur le plateau, ou si un habitant de la même couleur que celui à expulser y est déjà couché.
    .short = Un habitant neutre entre à l’Hôtel de ville.
    .king = À chaque manche, lancez un dé : un habitant du roi prend la première place de la ligne de l'Hôtel de ville qui porte cette valeur. Les autres se décalent vers la droite jusqu'à la première place vide ; s'il n'y en a pas, le dernier est expulsé et reste couché sur le bâtiment jusqu'à la fin de la manche. Rien ne se passe si le roi n'a plus d'habitant, ou si l'habitant à expulser est protégé par un autre qui y est couché.
    .king-short = Un habitant du roi entre à l’Hôtel de ville.

event-theological_conflict = Conflit théologique
    .text = À chaque manche, lancez un dé : un habitant neutre prend la première place de la ligne de l'Évêché qui porte cette valeur. Les autres se décalent vers la droite jusqu'à la première place vide ; s'il n'y en a pas, le dernier est expulsé et reste couché sur le bâtiment jusqu'à la fin de la manche. Rien ne se passe si tous les habitants neutres sont déjà sur le plateau, ou si un habitant de la même couleur que celui à expulser y est déjà couché.
    .short = Un habitant neutre entre à l’Évêché.
    .king = À chaque manche, lancez un dé : un habitant du roi prend la première place de la ligne de l'Évêché qui porte cette valeur. Les autres se décalent vers la droite jusqu'à la première place vide ; s'il n'y en a pas, le dernier est expulsé et reste couché sur le bâtiment jusqu'à la fin de la manche. Rien ne se passe si le roi n'a plus d'habitant, ou si l'habitant à expulser est protégé par un autre qui y est couché.
    .king-short = Un habitant du roi entre à l’Évêché.

event-heresy = Hérésie
    .text = À chaque manche, chaque joueur rend { COUNT($loss-influence, of: "influence") }. Un joueur qui ne peut pas tout donner donne ce qu'il a et perd { $rules-penalty_vp } PV.
    .short = Chaque famille perd { $loss-influence } influence.
    .king = À chaque manche, vous rendez { COUNT($loss-influence, of: "influence") }. Si vous ne pouvez pas tout donner, vous donnez ce que vous avez et perdez { $rules-penalty_vp } PV. Le roi est épargné.
    .king-short = Vous perdez { $loss-influence } influence. Le roi est épargné.

event-traveling_builders = Maîtres d'œuvre itinérants
    .text = À chaque manche, 1 cube neutre prend la première case libre de la cathédrale : le niveau le plus bas, puis la plus petite valeur. Rien ne se passe si la cathédrale est complète.
    .short = Un cube neutre rejoint la cathédrale.
    .king = À chaque manche, 1 cube du roi prend la première case libre de la cathédrale, au niveau le plus bas, puis à la plus petite valeur, et il reçoit { $rules-king_builders_vp } PV. Rien ne se passe si la cathédrale est complète.
    .king-short = Un cube du roi rejoint la cathédrale.

event-interrupted_work = Perturbation des travaux
    .text = À chaque manche, 1 cube quitte la cathédrale, quel que soit son propriétaire, neutre compris : celui du niveau le plus haut et, à ce niveau, de la plus grande valeur. Les PV et l'influence déjà reçus restent acquis. Rien ne se passe si la cathédrale est vide.
    .short = Le plus haut cube quitte la cathédrale.
    .king = À chaque manche, 1 cube quitte la cathédrale, à vous ou au roi : celui du niveau le plus haut et, à ce niveau, de la plus grande valeur. Les PV et l'influence déjà reçus restent acquis. Rien ne se passe si la cathédrale est vide.
