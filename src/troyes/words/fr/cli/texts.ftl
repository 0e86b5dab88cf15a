cli-failure-help = Voyez { $path } --help.
cli-failure-no_option = Il n'y a pas d'option { $name }.
cli-failure-no_verb = Il n'y a pas de verbe { QUOTE($name) }.
cli-failure-no_verb_given = Il manque un verbe.
cli-failure-near = Vouliez-vous dire { $name } ?
cli-failure-known = Connus : { $names }.
cli-failure-missing = Il manque { $name }.
cli-failure-no_value = { $name } demande une valeur, ou n'en prend pas.
cli-failure-value = { $name } doit être { $what }.
cli-failure-usage = { $what }.
cli-failure-extra = Il y a des arguments en trop ({ $words }).
cli-failure-file = { $file } : inutilisable ({ $why }). Nommez un fichier ou un dossier accessible.
cli-failure-interrupted = Interrompu.
cli-failure-input_ended = L'entrée s'arrête avant la dernière question. Répondez à toutes, ou donnez un fichier.
cli-failure-fault = Erreur inattendue ({ $what }). C'est une faute du programme, pas la vôtre : signalez-la avec la commande, ses fichiers et ce qu'affiche `troyes version`. TROYES_DEBUG=1 montre les détails.

cli-expected-range = un nombre entier de { $low } à { $high }
cli-expected-from = un nombre entier, { $low } ou plus
cli-expected-other = une valeur valable

cli-words-yes = oui
cli-words-no = non
cli-words-no_mark = sans marque

cli-version-compiled = règles compilées
cli-version-plain = règles non compilées (Python simple)

cli-rules-title = Sujets
cli-rules-see = Voir aussi
cli-rules-rulings = Précisions
cli-rules-hint = troyes rules SUJET en explique un.

cli-cards-name = Nom
cli-cards-figure = Chiffre
cli-cards-source = Source
cli-cards-box = boîte : { $box }
cli-cards-marks = D'où viennent les chiffres
cli-cards-hint = troyes cards NAME montre le texte d'une carte et chaque chiffre avec sa source.
cli-cards-more = Cartes des modules : --modules { $modules }.
cli-cards-per_die = par dé
cli-cards-per_banner = par étendard
cli-cards-in_influence = { $n } infl.

cli-kind-immediate = immédiate
cli-kind-delayed = différée
cli-kind-mixed = mixte
cli-kind-endgame = de fin de partie

cli-value-divisor = Div.
cli-value-poor = Rapportent moins que l'agriculture avec les mêmes dés : { $names }.
cli-value-title = Ce que rapportent { $pips } points de dés
cli-value-deniers = Deniers
cli-value-influence = Infl.
cli-value-vp = PV
cli-value-event_cubes = Évèn.
cli-value-stored_cubes = Cubes
cli-value-worth = Valeur
cli-value-fields = (agriculture)
cli-value-never = jamais
cli-value-outliers = Écarts, à plus de 1,5 intervalle interquartile au-delà des quartiles de leur genre :
cli-value-no_outliers = Aucune carte n'est à plus de 1,5 intervalle interquartile au-delà des quartiles de son genre.
cli-value-outlier = - { $name } : { $worth }, là où une carte { $kind } va de { $low } à { $high }. Ses chiffres : { $figures }.

cli-assumption-weights = Valeur en deniers : 1 influence = { $influence }, 1 PV = { $vp }. Ce qu'une carte coûte est retranché.
cli-assumption-rate = Les activations sont { $pips } divisé par le diviseur, sans arrondi. L'embauche n'est pas comptée.
cli-assumption-event_cube = Un cube sur un évènement apporte son influence et { $share } PV, la récompense moyenne par étendard.
cli-assumption-pip = Un point de dé vaut { $pip }, la médiane des cartes immédiates.
cli-assumption-cube = Un cube en réserve vaut les points qu'il ajoute à { $lot } dés de { $die } (dés de { $low } s'il en fixe la valeur ; 1 dé s'il n'en prend qu'un).
cli-assumption-colour = Un simple changement de couleur vaut { $colour } points de dés.
cli-assumption-free = Les dés gratuits épargnent le prix d'un dé acheté.
cli-assumption-citizens = Chaque bâtiment compte 2 de vos habitants, 1 de chaque autre joueur et 1 neutre.
cli-assumption-cathedral = Vous avez 4 cubes sur la cathédrale.
cli-assumption-events = 4 évènements sont en jeu, dont 3 avec un de vos cubes.
cli-assumption-tradesmen = Vous avez { $tradesmen } hommes de métier et avez remporté { $won } évènements.
cli-assumption-mixed = Une carte mixte : la moitié des activations posent des cubes, les autres les utilisent.
cli-assumption-endgame = Les cartes de fin de partie portent { $crowd } cubes, tous joueurs réunis, et une majorité en paie autant. Une carte qui compte les dés est activée par des dés de { $die }.
cli-assumption-dice = Après l'action vous avez 1 dé rouge de 6 et le plus de dés ; un autre quartier a 2 dés rouges, 4 dés jaunes sont sur la place.

cli-ask-players = Combien de joueurs (1 à 4) ?
cli-ask-characters = Quels sont les { $number } personnages distribués (numéros ou noms, séparés par des virgules) ?
cli-ask-column = Quels personnages restent dans la colonne (numéros ou noms, séparés par des virgules ; rien si aucun) ?
cli-ask-activities = Lesquelles de ces activités étaient en jeu (numéros ou noms, séparés par des virgules ; rien si aucune) ?
cli-ask-outdoor = Laquelle est à la dernière porte (rien si c'est une autre) ?
cli-ask-cubes = { $name } : cubes sur { $card } ?
cli-ask-outdoor_cubes = { $name } : cubes à la dernière porte ?
cli-ask-red_people = { $name } : habitants debout au Palais et hommes de métier sur les activités rouges ?
cli-ask-yellow_people = { $name } : habitants debout à l'Hôtel de ville et hommes de métier sur les activités jaunes ?
cli-ask-white_people = { $name } : habitants debout à l'Évêché et hommes de métier sur les activités blanches ?
cli-ask-name = Nom du joueur { $place } ?
cli-ask-vp = { $name } : jetons PV ?
cli-ask-events = { $name } : évènements en jeu avec au moins un de ses cubes, Maraudage compris ?
cli-ask-tradesman_vp = { $name } : PV des emplacements tenus sur les activités, un nombre chacun (rien si aucun) ?
cli-ask-cathedral = { $name } : cubes sur chacun des { $levels } niveaux de la cathédrale, du plus bas au plus haut ?
cli-ask-citizens = { $name } : habitants debout dans les trois bâtiments ?
cli-ask-deniers = { $name } : deniers ?
cli-ask-influence = { $name } : influence ?
cli-ask-tradesmen = { $name } : hommes de métier sur les activités, illustrations comprises ?
cli-ask-events_won = { $name } : cartes Évènement remportées ?

cli-score-title = Décompte final
cli-score-source = Source
cli-score-total = Total
cli-score-winner = { $names } gagne avec { $total } PV.
cli-score-nobody = Le roi n'est pas battu : { $total } PV.
cli-score-shared = { $names } partagent la victoire avec { $total } PV.

cli-simulate-progress = Parties
cli-simulate-title = Simulation
cli-simulate-games = Parties
cli-simulate-decisions = Décisions
cli-simulate-main_decisions = Décisions principales
cli-simulate-games_per_second = Parties par seconde
cli-simulate-decisions_per_second = Décisions par seconde
cli-simulate-legal_moves_per_decision = Coups légaux par décision
cli-simulate-legal_moves_per_main_decision = Coups légaux par décision principale
cli-simulate-calibration_seconds = Boucle d'étalonnage, secondes
cli-simulate-processes = Processus
cli-simulate-compiled = Règles compilées
cli-simulate-mean_score = Score moyen de la place { $seat }
cli-simulate-king_mean_score = Score moyen du roi
cli-simulate-king_mean_difference = Écart moyen, son score retiré du vôtre
cli-simulate-king_win_share = Parties gagnées contre lui, %
cli-simulate-king_min_difference = Plus petit écart
cli-simulate-king_max_difference = Plus grand écart
cli-simulate-bots = Robots
cli-simulate-bot = Robot
cli-simulate-bot_score = Score moyen
cli-simulate-bot_range = Du plus bas au plus haut
cli-simulate-bot_wins = Parties gagnées, %
cli-simulate-written = Écrit : { $path }

cli-replay-verified = { $played } sur { COUNT($length, of: "moves") } rejoués ; { $hashes } positions enregistrées vérifiées.

cli-verify-kept = Engagement : { $given }, comme promis.
cli-verify-broken = Engagement : le secret donne { $given }, mais { $promised } était promis. C'est un autre secret.
cli-verify-no_promise = Engagement : le secret donne { $given } ; l'enregistrement ne dit pas ce qui était promis. Comparez-le à ce qui a été annoncé au début de la partie.
cli-verify-dictated = Repris d'une autre partie, avec des dés qui n'étaient pas promis ici : { COUNT($moves, of: "moves") }. Ils sont rejoués sans être vérifiés.
cli-verify-all_fit = { COUNT($outcomes, of: "rolls") } vérifiés : tous sont ceux que donne le secret.
cli-verify-wrong = Le coup { $number } (ligne { $line }) est le premier que le secret ne donne pas ; avant lui, vérifiés et justes : { COUNT($fitting, of: "rolls") }.
cli-verify-recorded = Enregistré : { $said }  [{ $notation }]
cli-verify-due = Le secret donne : { $said }  [{ $notation }]
cli-verify-unfinished = La partie n'a pas été jouée jusqu'au bout ; ce qui a été joué est vérifié.
cli-verify-fair = Les dés sont justes.
cli-verify-unfair = Les dés ne sont pas justes.

cli-scenario-passed = réussi
cli-scenario-failed = échoué
cli-scenario-expected = attendu
cli-scenario-found = trouvé
cli-scenario-missing = manque
cli-scenario-too_much = en trop
cli-scenario-more = et { $count } de plus
cli-scenario-after = après `{ $line }`
cli-scenario-start = au départ
cli-scenario-sum = { COUNT($scenarios, of: "scenarios") } : { $passed } réussis, { $failed } échoués, { $refused } refusés.

cli-serve-ready = Le serveur est à l'adresse { $url }. Ctrl-C y met fin.
cli-serve-elsewhere = Les autres appareils ouvrent { $url }
cli-serve-running = Un serveur tourne déjà à l'adresse { $url } : ouverture de son accueil.
cli-serve-ended = Le serveur est arrêté.

cli-db-progress = Base de données
cli-db-written = Écrit : { $file } ({ COUNT($games, of: "games") }, { NUMBER($size) } Ko).
cli-db-kept = Une sauvegarde de ce qu'il y avait : { $file }.
cli-db-made = La base est créée, son schéma est maintenant { $after }.
cli-db-restored = Restauré, lignes : { NUMBER($rows) }.
cli-db-current = Le schéma est à jour : { $after }.
cli-db-upgraded = Le schéma était { $before } et est maintenant { $after }.
cli-db-checked = Vérifié : { $seen }.
cli-db-departed = Selon d'autres règles, donc non rejoué : { COUNT($games, of: "games") }.
cli-db-finding = Base : { $problem }
cli-db-finding_game = Partie { $game } : { $problem }
cli-db-finding_message = Partie { $game }, message { $seq } : { $problem }
cli-db-good = Tout est comme on l'a joué.
cli-db-bad = Ce qui ne va pas : { COUNT($found, of: "things") }.

cli-dice-sheet_written = { $file } est écrit : { COUNT($copies, of: "pages") }, A4 paysage.

cli-honours-title = Tableau d'honneur de Troyes Dice
cli-honours-player = Joueur
cli-honours-earned_count = Honneurs
cli-honours-games = Parties
cli-honours-won = Gagnées à plusieurs
cli-honours-best = Meilleur score
cli-honours-hint = troyes honours NAME montre chaque honneur d'un joueur.
cli-honours-empty = Aucune partie n'est encore comptée. Jouez-en une, ou ajoutez-en une sauvée avec --add.
cli-honours-of = { $who } : { $earned } honneurs sur { $all }
cli-honours-progress = { $games } sur { $needed }
cli-honours-summary = { COUNT($games, of: "games") }, { $won } gagnées à plusieurs, meilleur score : { NUMBER($best) } PV.
cli-honours-earned = { $who } obtient { $honour } : { $what }.
cli-honours-nothing_new = Rien de nouveau pour le tableau d'honneur.
cli-honours-exported = { $file } est écrit : { COUNT($games, of: "games") }.
cli-honours-imported = Ajout : { COUNT($new, of: "games") } ; déjà connu : { COUNT($known, of: "games") }.

cli-server-people = Personnes
cli-server-games = Parties
cli-server-id = id
cli-server-name = nom
cli-server-login = identifiant
cli-server-role = rôle
cli-server-created = depuis
cli-server-game = jeu
cli-server-status = état
cli-server-seats = sièges
cli-server-changed = changée
cli-server-appointed = { $name } est maintenant administrateur.
cli-server-dismissed = { $name } est de nouveau simple joueur.
cli-server-password = Nouveau mot de passe pour { $name } : { $password }
cli-server-forgotten = { $name } est oublié.
cli-server-closed = La partie { $game } est close.

cli-arena-played = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
  } Bornes à 95 % de confiance.
cli-arena-bot = Robot
cli-arena-bot_games = Parties
cli-arena-win_rate = Gagnées, %
cli-arena-mean_points = Points
cli-arena-margin = Avance
cli-arena-rating = Cote
cli-arena-time = Décision, ms : moyenne / la plus longue
cli-arena-bands = Part des parties, %
cli-arena-at_least = { $points } points et plus
cli-arena-pair = Côte à côte
cli-arena-two = { $first } – { $second }
cli-arena-better = Le premier devant, %
cli-arena-difference = Différence de points
cli-arena-no_rating = Les cotes demandent la bibliothèque openskill : pip install openskill
cli-arena-sprt_first = { $first } est plus fort que { $second }, après { $deals } donnes.
cli-arena-sprt_second = { $second } est plus fort que { $first }, après { $deals } donnes.
cli-arena-sprt_neither = Aucun des deux n'est plus fort de cette différence, après { $deals } donnes.
cli-arena-sprt_undecided = Pas de certitude après { $deals } donnes : jouez-en plus.
