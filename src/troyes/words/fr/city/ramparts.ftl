outdoor-influence_when_dice_bought = Influence des acheteurs
    .text = Quand un adversaire vous achète des dés, vous pouvez dépenser 1 cube et recevoir { COUNT($gain-influence, of: "influence") }, une fois par action quel que soit le nombre de dés. Les dés pris gratuitement ou échangés ne comptent pas.
    .king = Quand le roi vous achète un dé, vous pouvez dépenser 1 cube et recevoir { COUNT($gain-influence, of: "influence") }.

outdoor-influence_when_placing = Influence à l'installation
    .text = Quand votre action place un habitant au Palais, à l'Évêché ou à l'Hôtel de ville, vous pouvez dépenser 1 cube et recevoir { COUNT($gain-influence, of: "influence") }. Engager un homme de métier ne compte pas.

outdoor-deniers_when_card_activated = Deniers des métiers
    .text = Quand un adversaire active une carte qui porte l'un de vos hommes de métier, sur un emplacement ou sur l'illustration, vous pouvez dépenser 1 cube et recevoir { COUNT($gain-deniers, of: "deniers") }, une fois par action quel que soit le nombre d'activations.
    .king = Quand un adversaire active une carte qui porte l'un de vos hommes de métier, vous pouvez dépenser 1 cube et recevoir { COUNT($gain-deniers, of: "deniers") }. Le roi n'active aucune carte : un cube posé ici ne rapporte rien contre lui.

outdoor-richer_agriculture = Agriculture enrichie
    .text = Quand vous cultivez, vous pouvez dépenser 1 cube et recevoir { COUNT($gain-deniers, of: "deniers") } en plus de la récolte.

outdoor-extra_yellow_die = Dé jaune de plus
    .text = Avant votre action, vous pouvez dépenser 1 cube, prendre un dé jaune dans la réserve générale et le lancer sur votre quartier. C'est un dé ordinaire, pour cette action ou plus tard, que d'autres peuvent acheter. Impossible si la réserve n'a plus de dé jaune. Un dé jaune ne peut pas amener de cube ici ; un dé de toute autre couleur le peut, mauve compris.

outdoor-extra_white_die = Dé blanc de plus
    .text = Avant votre action, vous pouvez dépenser 1 cube, prendre un dé blanc dans la réserve générale et le lancer sur votre quartier. C'est un dé ordinaire, pour cette action ou plus tard, que d'autres peuvent acheter. Impossible si la réserve n'a plus de dé blanc. Un dé blanc ne peut pas amener de cube ici ; un dé de toute autre couleur le peut, mauve compris.

outdoor-extra_red_die = Dé rouge de plus
    .text = Avant votre action, vous pouvez dépenser 1 cube, prendre un dé rouge dans la réserve générale et le lancer sur votre quartier. C'est un dé ordinaire, pour cette action ou plus tard, que d'autres peuvent acheter. Impossible si la réserve n'a plus de dé rouge. Un dé rouge ne peut pas amener de cube ici ; un dé de toute autre couleur le peut, mauve compris.

outdoor-extra_purple_die = Dé mauve de plus
    .text = Avant votre action, vous pouvez dépenser 1 cube et { COUNT($cost-deniers, of: "deniers") }, prendre votre dé mauve et le lancer sur votre quartier, pour cette action ou plus tard. Impossible tant que votre dé mauve s'y trouve : personne n'en a deux. Personne ne peut l'acheter. Un dé mauve ne peut pas amener de cube ici ; un dé de toute autre couleur le peut.

outdoor-swap_dice = Échange de dés
    .text = Avant votre action, vous pouvez dépenser 1 cube et échanger des dés avec les autres quartiers, quartier neutre compris : 1 dé à vous contre 1 des leurs, une fois au plus avec chacun et { $swaps } fois en tout. Les valeurs restent telles quelles et les couleurs peuvent différer. Les dés mauves ne s'échangent pas.
    .king = Avant votre action, vous pouvez dépenser 1 cube et échanger 1 dé à vous contre 1 dé du roi. Les valeurs restent telles quelles et les couleurs peuvent différer. Les dés mauves ne s'échangent pas.

outdoor-shield = Bouclier
    .text = Quand c'est à vous de contrer, vous pouvez dépenser 1 cube au lieu de dés : le dé noir le plus élevé est vaincu et vous recevez son influence. Ou bien, quand la Sécheresse, la Guerre civile, l'Hérésie, l'Hiver intense ou la Perturbation des travaux va vous prendre quelque chose, dépensez 1 cube et cet évènement ne vous enlève rien. Un cube par évènement ; plusieurs peuvent servir dans la même phase.

outdoor-flip_bought_die = Achat retourné
    .text = Quand votre action emploie un dé que vous payez, à un adversaire ou au quartier neutre, vous pouvez dépenser 1 cube et le mettre d'abord sur sa face opposée. Un dé par action ; les dés pris gratuitement ne se retournent pas.
    .king = Quand votre action emploie un dé que vous achetez au roi, vous pouvez dépenser 1 cube et le mettre d'abord sur sa face opposée. Un dé par action ; les dés pris gratuitement ne se retournent pas.

outdoor-move_cube = Cube déplacé
    .text = Quand vous activez une carte différée ou mixte, vous pouvez déplacer 1 de vos cubes d'ici vers une autre carte visible, différée, mixte ou de fin de partie, avec ou sans homme de métier à vous. L'Éleveur demande { COUNT($breeder, of: "deniers") } pour cela ; le Fort ne rapporte rien. Un cube par action.

outdoor-glory = Gloire
    .text = Quand votre action pose au moins 1 de vos cubes sur la cathédrale ou sur un évènement, par des dés ou par une carte, vous pouvez dépenser 1 cube et recevoir { $gain-vp } PV.

outdoor-pilgrims_gate = Porte des pèlerins
    .text = L'arrivée de votre garde à cette porte vous vaut { $arrival_vp-0 } PV, quel que soit votre rang. En fin de partie, chacun de vos cubes posés ici vaut { $cube_vp } PV.

outdoor-majority = Majorité
    .text = En fin de partie, le plus grand nombre de cubes posés ici vaut { $rank_vp-0 } PV, le suivant { $rank_vp-1 }, le troisième { $rank_vp-2 }. À égalité, les joueurs additionnent les PV des rangs qu'ils occupent et se les partagent, arrondis à l'entier inférieur. Sans cube, pas de rang.
    .king = En fin de partie, vos cubes posés ici valent { $rank_vp-0 } PV, quel que soit leur nombre : le roi n'en pose pas.

outdoor-race = Course
    .text = Le premier garde arrivé à cette porte rapporte { $arrival_vp-0 } PV, le deuxième { $arrival_vp-1 }, le troisième { $arrival_vp-2 } et le quatrième { $arrival_vp-3 }. Aucun cube ne se pose ici.
    .king = L'arrivée de votre garde à cette porte vous vaut { $arrival_vp-0 } PV : le roi n'a pas de garde. Aucun cube ne se pose ici.
