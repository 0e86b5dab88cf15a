dice-wheel = La roue
dice-wheel-said = Places dans le sens des aiguilles : { $list }.
dice-wheel-dice = Dés de cette demi-journée
dice-day = Jour { $n }
dice-days = jour { $n } sur { $all }
dice-half-morning = matin
dice-half-afternoon = après-midi
dice-now = Jour { $n }, { $half }
dice-now-secret = chacun choisit un dé en secret
dice-now-alone = vous choisissez un dé
dice-now-crier = le crieur numérote les colonnes
dice-before = Avant le premier jour
dice-now-over = la partie est finie
dice-plaza = place { $colour }
dice-plaza-red = rouge
dice-plaza-yellow = jaune
dice-plaza-white = blanche
dice-charter = Votre coup
dice-quarter-back = Revenir à votre feuille
dice-district-red = Nobles
dice-district-yellow = Peuple
dice-district-white = Clergé
dice-row-fortress = Forteresse
dice-row-palace = Palais
dice-row-hall = Halle
dice-row-city_hall = Hôtel de ville
dice-row-cathedral = Cathédrale
dice-row-bishopric = Évêché
dice-unit-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
dice-unit-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
dice-unit-knowledge = { $n ->
    [one] { $n } connaissance
   *[other] { $n } connaissances
}
dice-unit-red = { $n ->
    [one] { $n } habitant rouge
   *[other] { $n } habitants rouges
}
dice-unit-yellow = { $n ->
    [one] { $n } habitant jaune
   *[other] { $n } habitants jaunes
}
dice-unit-white = { $n ->
    [one] { $n } habitant blanc
   *[other] { $n } habitants blancs
}
dice-price-free = gratuit
dice-price-any = { $n } ressource au choix
dice-die-costs = coûte { $price }
dice-die-burns = brûle sa place
dice-die-yours = votre choix
dice-state-open = à bâtir
dice-state-built = bâti
dice-state-lost = perdu
dice-lit = ce dé le bâtit
dice-near = à portée
dice-chosen = choisi
dice-favours = Les faveurs de la cathédrale
dice-favours-have = bâtis
dice-favours-worth = valeur
dice-favours-next = La prochaine cathédrale inscrit × { $n }, puis × { $later }.
dice-favours-last = La dernière cathédrale inscrit × { $n }.
dice-points-favours = Faveurs
dice-points-goods = Paires de ressources
dice-points-residents = Habitants
dice-points-now = si tout finissait là
dice-points-final = à la fin
dice-tracks = Ressources et habitants
dice-goods = Ressources
dice-goods-boxes = la 6e, la 12e et la 18e apportent un habitant
dice-residents = Habitants
dice-choose-resident = Choisir { $colour }
dice-hint = Choisissez un dé sur la roue, ou un bâtiment de votre feuille.
dice-chain = Une chose en entraîne une autre. Cela ne coûte rien.
dice-deeds = Ce que fait le dé
dice-gather = Récolter
dice-gather-what = la valeur du dé
dice-favour-what = une faveur pour la fin
dice-per = { $amount } par dé { $colour }
dice-also = et { $building }
dice-then = puis un choix
dice-nothing = rien
dice-because-die = { $n } du dé
dice-because-building = { $n } du bâtiment
dice-because-link = { $n } de la liaison
dice-because-track = { $n } de la piste
dice-because-column = { $n } de la colonne
dice-because-tile = { $n } du banquet
dice-because-box = { $n } de la case
dice-ways = { $building } : comment y arriver
dice-value = Valeur
dice-lower = Baisser à { $n }
dice-higher = Monter à { $n }
dice-step = le cran
dice-colour = Couleur
dice-repaint = pour repeindre
dice-pay = Paiement
dice-pay-with = Payer avec { $what }, vous en avez { $have }
dice-pay-hint = paie le dé
dice-costs = coûte
dice-back = Retour
dice-seal-cry = Crier
dice-seal-die = Choisissez un dé
dice-seal-deed = Choisissez un usage
dice-seal-answer = Choisissez
dice-waiting = Vous avez choisi
dice-watching = La ville choisit
dice-opening = La table n’est pas complète
dice-thinking = choisit
dice-done = a choisi
dice-banquet = Banquet
dice-raid = Raid
dice-banquet-here = Banquet ici :
dice-raid-here = Raid ici :
dice-crier = Le crieur
dice-crier-direction = Vous êtes le crieur : croissant ou décroissant ?
dice-crier-direction-how = La première colonne porte le { $n }. Les autres suivent-elles en montant ou en descendant ?
dice-crier-ascending = Croissant
dice-crier-descending = Décroissant
dice-crier-order = Vous êtes le crieur : numérotez les colonnes
dice-crier-order-how = Choisissez les numéros dans l’ordre, de la colonne de gauche à celle de droite.
dice-crier-numbers = Numéros
dice-crier-number = Numéro { $n }
dice-crier-give = { $n } pour la colonne { $column }
dice-crier-carries = La colonne { $column } porte le { $n }
dice-crier-open = Cela vaut pour tous, aussitôt : on ne peut pas le reprendre.
dice-crier-alone = On ne peut pas le reprendre.
dice-crier-waiting = Le crieur numérote les colonnes
dice-crier-listening = écoute
dice-crier-thinking = décide pour tous
dice-cry = Le { $value } noir brûle la place { $colour }.
dice-cry-clear = Le raid noircit le { $value } : la place { $colour } brûle.
dice-cry-lost = Vous perdez { $list }.
dice-cry-safe = Votre Forteresse protège la colonne { $n }.
dice-cry-mercy = À la demi-journée passée, vous ne pouviez payer aucun dé : 1 de chaque ressource pour vous.
dice-cry-truce = Le banquet arrête le { $value } noir : il peut être pris.
dice-rivals = Les autres
dice-rival = { $name } : { $points } PV si tout finissait là, { $state }
dice-rival-look = Regarder cette feuille.
dice-rival-last = Dernier : { $deed }
dice-bot = robot
dice-honours = Tableau d’honneur
dice-honours-best = meilleur score : { $n } PV
dice-honours-none = Aucun exploit dans cette partie. Le tableau attend.
dice-honours-game = Exploits de cette partie
dice-honours-count = { $n } sur { $needed }
dice-honours-earned = obtenu le { $date }
dice-honours-open = à obtenir
dice-end = { $n ->
    [one] { $name } gagne
   *[other] { $name } gagnent
}
dice-end-solo = { $points } PV pour le quartier
dice-abandoned = La partie a été abandonnée
dice-tab-sheet = Feuille
dice-tab-wheel = Roue
dice-tab-tracks = Pistes
dice-tab-others = Autres
dice-tab-board = Honneurs
dice-tab-story = Chronique
dice-places = Lieux de la table
dice-hint-gather = prenez le dé { $die } et récoltez.
dice-hint-gather-as = prenez le dé { $die }, faites-en un dé { $as } et récoltez.
dice-hint-build = prenez le dé { $die } et bâtissez { $site }.
dice-hint-build-as = prenez le dé { $die }, faites-en un dé { $as } et bâtissez { $site }.
dice-hint-site = bâtissez { $site }.
dice-hint-resident = un habitant { $colour }.
dice-strip = Vos ressources, habitants et points
dice-tip-dial = L’anneau du cadran montre les prix : gratuit, 1 au choix, 1 denier, 2 deniers.
dice-tip-days = Après l’après-midi, le cadran tourne d’un cran. La partie dure 8 jours.
dice-tip-zone-neutral = Aucun dé ici aujourd’hui.
dice-tip-zone-morning = En jeu le matin.
dice-tip-zone-afternoon = En jeu l’après-midi.
dice-tip-plaza-same = Les deux faces ont la même couleur.
dice-tip-plaza-back = Son autre face est { $colour }.
dice-tip-plaza-burning = Elle brûle : aucun dé n’y est pris, et elle est retournée à la fin de la demi-journée.
dice-tip-change-value = Vous pouvez changer sa valeur : { $n } influence par cran.
dice-tip-change-far = Vous pouvez changer sa valeur : { $n } influence pour { $reach } crans au plus.
dice-tip-change-colour = { $n ->
    [one] Une autre couleur coûte { $n } connaissance.
   *[other] Une autre couleur coûte { $n } connaissances.
}
dice-tip-black = Il brûle sa place et ne peut être pris.
dice-tip-black-early = Dès le jour 3, il barre aussi le dé de cette couleur et de cette valeur sur chaque feuille.
dice-tip-black-late = Il barre le dé de cette couleur et de cette valeur sur chaque feuille sans Forteresse dans la colonne.
dice-tip-truce = Le banquet l’empêche de brûler : il compte comme un dé de la couleur de la place.
dice-tip-banquet = Il agit sur qui prend le dé de sa place, jusqu’à la venue du dé noir.
dice-tip-raid = Il agit sur qui prend le dé de sa place, jusqu’à la fin de la partie.
dice-tip-value = { $n } influence par cran, en plus ou en moins, de 1 à 6.
dice-tip-colour = { $n } connaissances pour une autre couleur.
dice-tip-any = Cette place demande 1 ressource au choix.
dice-tip-column-open = Cette colonne n’a pas encore de numéro.
dice-wheel-none = Les places ne sont pas encore posées.
dice-tip-column = Un dé de valeur { $n } bâtit dans cette colonne.
dice-tip-points = Faveurs des Cathédrales, 1 PV pour 2 ressources identiques non dépensées, 1 PV par habitant.
dice-about-open = Se bâtit avec un dé { $die }.
dice-about-built = Il est bâti pour de bon.
dice-about-lost = Le dé noir l’a barré.
dice-about-gain = Rapporte { $amount }.
dice-about-hall = Rapporte { $amount } par dé { $colour } disponible dans cette demi-journée.
dice-about-fortress = Protège les trois dés de sa colonne des dés noirs suivants.
dice-about-link = { $one } et { $other } ensemble : { $amount }.
dice-about-favour = { $who } comptera : { $building }. Vous en avez { $have }. Bâtie maintenant, × { $n }.
dice-about-favour-on = { $who } compte : { $building }. { $have } × { $n } = { $points } PV.
dice-about-favour-none = { $who } aurait compté : { $building }.
dice-about-goods = { $circled } entourées, { $spent } dépensées.
dice-about-influence = 1 influence change de 1 la valeur d’un dé.
dice-about-deniers = Les deniers paient les dés des dernières places.
dice-about-knowledge = 2 connaissances changent la couleur d’un dé.
dice-about-boxes = La 6e, la 12e et la 18e apportent un habitant de la couleur. 2 non dépensées valent 1 PV à la fin.
dice-about-residents = Chaque habitant vaut 1 PV.
dice-about-fifteenth = Le { $n }e apporte un bâtiment de prestige d’une autre couleur, le { $last }e un habitant de chaque autre couleur.
dice-about-column = Les trois à { $n }
dice-about-column-reached = Atteint.
dice-about-column-lacking = Il manque : { $list }.
dice-about-column-goods = Quand les trois pistes atteignent { $n } : 1 ressource de chaque sorte.
dice-about-column-building = Quand les trois pistes atteignent { $n } : un bâtiment de fonction au choix.
