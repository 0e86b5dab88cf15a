cli-heading-commands = Verbes
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-heading-verb = VERBE ...
cli-heading-default = [par défaut : { $value }]
cli-heading-required = [obligatoire]

cli-help-troyes =
    Le jeu de plateau Troyes : jouer, consulter règles et cartes, simuler, rejouer, compter les points d'une vraie table.

    Exemples :
      troyes play --players 3
      troyes rules scoring
      troyes cards merchant
      troyes simulate --num 1000 --json

    Langue : --lang { $languages } ; sinon la variable TROYES_LANG, sinon celle du système.

    Codes de sortie :
      0    tout va bien
      1    une attente d'un scénario n'est pas remplie, ou les dés d'une partie ne sont pas justes
      2    entrée refusée : une option, un fichier ou une valeur ne convient pas
      3    une faute du programme ; TROYES_DEBUG=1 montre les détails
      130  interrompu au clavier
      141  plus personne ne lit la sortie

cli-help-play =
    Jouer dans le terminal : le jeu de plateau contre des robots ; Troyes Dice seul, contre des robots ou à plusieurs devant un écran.

    Exemples :
      troyes play
      troyes play --game dice
      troyes play --game dice --players 2 --hotseat --banquets
      troyes play --players 3 --seat 0 --bots greedy,random --seed 7
      troyes play --names Anna,Bob --start Bob
      troyes play --save partie.jsonl
      troyes play --resume partie.jsonl --lang fr

cli-help-cards =
    Montrer chaque carte, évènement, personnage et le plateau, avec leurs chiffres et d'où vient chacun.

    NAME est une carte dans n'importe quelle langue (merchant, Marchand) ou une section : activity, event, character, board, rules. Avec --value : ce que chaque activité rapporte pour 12 points de dés, comment c'est pesé, et quelles cartes s'écartent des autres.

    Exemples :
      troyes cards
      troyes cards Marchand
      troyes cards event --modules bonus
      troyes cards --figures mes_chiffres.toml --value
      troyes cards --json

cli-help-rules =
    Expliquer les règles en bref ; sans sujet, lister les sujets.

    Exemples :
      troyes rules
      troyes rules scoring
      troyes rules cathedral --lang fr

cli-help-score =
    Compter les points d'une partie jouée à une vraie table : chaque source de points, et qui gagne.

    Sans --file, les questions sont posées joueur par joueur. Une feuille est un fichier TOML ou JSON ; docs/cli.md en montre une.

    Exemples :
      troyes score
      troyes score --file feuille.toml
      troyes score --file feuille.json --json

cli-help-simulate =
    Faire jouer des robots et donner la vitesse, les décisions et les scores moyens.

    Le hasard et les étapes à une seule option ne comptent pas comme décisions. Avec --out, un enregistrement est écrit par partie.

    Exemples :
      troyes simulate --num 1000 --seed 1
      troyes simulate --players 3 --bots greedy,random,random --num 100
      troyes simulate --num 1000 --processes 2 --json
      troyes simulate --game dice --players 1 --bots greedy --num 1000
      troyes simulate --num 10 --out parties/
      troyes simulate --num 1000 --bots greedy --table parties.csv

cli-help-arena =
    Faire jouer les mêmes donnes à des robots et dire qui est le plus fort, de combien, et avec quelle certitude.

    Chaque donne est jouée dans chaque rotation des places, avec les mêmes cartes et les mêmes dés. De deux robots à une table de trois ou plus, le premier est seul contre les autres ; s'il y a plus de robots que de places, chacun rencontre chacun. Avec --keep, un second appel continue où le premier s'est arrêté.

    Exemples :
      troyes arena greedy random --deals 50
      troyes arena greedy noisy random --keep parties.jsonl
      troyes arena greedy reference --players 4 --modules all
      troyes arena greedy noisy --sprt --deals 1000
      troyes arena greedy --game king --plot roi.svg
      troyes arena greedy random --game dice --players 1 --json

cli-help-replay =
    Raconter une partie enregistrée, la vérifier selon les règles et montrer la position.

    Chaque empreinte enregistrée est vérifiée ; le premier coup qui diffère est nommé.

    Exemples :
      troyes replay partie.jsonl
      troyes replay partie.jsonl --moves
      troyes replay partie.jsonl --until 40
      troyes replay partie.jsonl --json

cli-help-verify =
    Vérifier les dés d'une partie jouée sur un serveur : chaque jet et chaque tirage d'après le secret révélé à la fin.

    Le secret a été promis par son empreinte (l'engagement) au début de la partie. Qui a noté cette empreinte la donne avec --commitment ; sinon, c'est celle de l'enregistrement qui sert.

    Exemples :
      troyes verify partie.jsonl
      troyes verify partie.jsonl --commitment 5f0c…
      troyes verify partie.jsonl --json

cli-help-scenario = Positions décrites par leurs noms, coups à jouer et valeurs attendues.

cli-help-scenario-run =
    Jouer des fichiers de scénario ; code de sortie 1 si une attente n'est pas remplie.

    Exemples :
      troyes scenario run puzzle.toml
      troyes scenario run scenarios/*.toml --json

cli-help-serve =
    Servir des parties entre personnes et robots, par HTTP et WebSocket.

    Seule cette machine y accède, sauf si --host nomme une autre de ses adresses. Ctrl-C y met fin. Les parties sont
    gardées dans le dossier des données, ou dans la base PostgreSQL que nomme TROYES_DATABASE_URL.

    Exemples :
      troyes serve
      troyes serve --host 0.0.0.0 --port 8080
      troyes serve --bots wizard.py:Wizard
      troyes serve --open

cli-help-server =
    S'occuper d'un serveur : ses joueurs et ses parties.

    La base est celle de `troyes serve` : dans le dossier des données, ou celle que nomme TROYES_DATABASE_URL. Le serveur
    peut être en marche.

    Exemples :
      troyes server people
      troyes server administrator aubry

cli-help-server-people =
    Lister les personnes, la dernière venue en premier ; avec un texte, celles dont le nom ou l'identifiant le contient.

    Exemples :
      troyes server people
      troyes server people aubry --json

cli-help-server-games =
    Lister les parties, la dernière changée en premier.

    Exemples :
      troyes server games
      troyes server games --status running

cli-help-server-administrator =
    Nommer un administrateur : il peut faire à chaque table ce que peut son hôte.

    Exemples :
      troyes server administrator aubry
      troyes server administrator aubry --remove

cli-help-server-password =
    Donner un nouveau mot de passe à un compte et le déconnecter partout.

    Exemples :
      troyes server password aubry

cli-help-server-forget =
    Supprimer une personne : des robots continuent ses parties, son nom et ses données disparaissent.

    Exemples :
      troyes server forget aubry

cli-help-server-close =
    Mettre fin à une partie avant sa fin ; personne ne gagne.

    Exemples :
      troyes server close u3Yk2vLr9QeXc0aB

cli-help-db = La base de données du serveur : la sauvegarder, la restaurer, la vérifier, la mettre à cette version.

cli-help-db-backup =
    Écrire tout ce que le serveur a gardé dans un nouveau fichier, sans l'arrêter.

    SQLite est copiée telle quelle ; --portable écrit des lignes JSON qu'on peut restaurer aussi sur PostgreSQL, ce que PostgreSQL fait toujours. Un nom qui finit par .gz compresse un fichier portable. Gardez-le bien : il contient les secrets de toutes les parties en cours.

    Exemples :
      troyes db backup parties.sqlite3
      troyes db backup --portable parties.jsonl.gz

cli-help-db-restore =
    Remplir une base vide à partir d'une sauvegarde de l'une ou l'autre sorte, tout ou rien.

    Exemples :
      troyes db restore parties.sqlite3
      TROYES_DATABASE_URL=postgresql://… troyes db restore parties.jsonl.gz

cli-help-db-check =
    Rejouer chaque partie gardée et comparer : coups, jets et tirages d'après le secret, positions, scores. Code de sortie 1 si quelque chose diffère.

    Exemples :
      troyes db check
      troyes db check --json

cli-help-db-upgrade =
    Mettre la base au schéma de cette version. Le serveur le fait lui-même au démarrage.

    Exemples :
      troyes db upgrade

cli-help-dice =
    De l'aide pour une vraie table de Troyes Dice : imprimer des feuilles, ou tenir les comptes de vrais dés.

    --sheet écrit une page A4 de notre dessin, avec les nombres de vos colonnes ; ce qui reste à lancer est laissé vide. --table demande les dés et tient la roue et les feuilles.

    Exemples :
      troyes dice --sheet feuille.pdf --players 4
      troyes dice --sheet feuille.svg --numbering crier --first 4 --direction descending
      troyes dice --table --players 3

cli-help-king =
    Jouer le Défi du roi : vous seul contre le roi.

    Sans --table, c'est une partie dans le terminal, comme troyes play --players 1. Avec --table, vous jouez sur votre plateau : vous tapez vos dés, vos cartes et vos coups, et apprenez ce que fait le roi et ce qu'il faut déplacer pour lui. Chaque étape est enregistrée et peut être reprise ; --resume reprend la dernière table, ou celle de --file.

    Exemples :
      troyes king
      troyes king --table
      troyes king --table --modules purple_die,bonus --name Anne
      troyes king --table --resume

cli-help-honours =
    Montrer le tableau d'honneur de Troyes Dice, conservé de partie en partie dans votre dossier de données.

    Sans NAME, tout le monde ; avec, chaque honneur d'un joueur. La variable TROYES_DATA_DIR nomme un autre dossier.

    Exemples :
      troyes honours
      troyes honours Anne
      troyes honours --add partie.jsonl
      troyes honours --export honneurs.json

cli-help-completion =
    Écrire les lignes qui permettent à un shell de compléter verbes, options et noms : bash, zsh, fish ou powershell.

    Exemples :
      troyes completion bash >> ~/.bashrc
      troyes completion zsh >> ~/.zshrc
      troyes completion fish > ~/.config/fish/completions/troyes.fish

cli-help-version =
    Montrer la version, si les règles sont compilées, et le Python qui les exécute.

    Exemples :
      troyes version
      troyes version --json

cli-option-lang = Langue : { $languages }. Par défaut : TROYES_LANG, sinon celle du système, sinon en.
cli-option-json = Écrire des données pour les machines.
cli-option-help = Montrer cette aide et s'arrêter.
cli-option-show_version = Montrer la version et s'arrêter.
cli-option-figures = Vos propres chiffres, un fichier TOML posé sur ceux du paquet.
cli-option-modules = Modules à ajouter, séparés par des virgules : bonus, et characters, activities, events, purple_die, ramparts des Dames de Troyes ; ou all.
cli-option-pool = Avec le module activities : ses cartes mêlées à celles du jeu de base (mixed), ou seules (ladies). Par défaut : mixed.
cli-option-start = Qui reçoit d'abord la carte de premier joueur : un siège par sa lettre (N est le roi), une personne par son nom, ou random, au hasard. Par défaut : random.
cli-option-revealed = Un personnage de plus, face visible, compte pour tous.
cli-option-tournament = Trois ou quatre joueurs : la dernière manche se joue dans l'autre sens.
cli-option-king_stops = Un joueur : le roi agit jusqu'à ce que la place soit vide (board_empty) ou que ses propres dés soient partis (own_dice_empty). Par défaut : board_empty.
cli-option-king_colours = Un joueur : les deux couleurs du roi comptent pour 1 joueur ou pour 2. Par défaut : 1.
cli-option-players = Nombre de joueurs.
cli-option-seed = Graine du hasard : même graine, même partie.
cli-option-game = Quel jeu.
cli-option-names = Noms des personnes, séparés par des virgules.
cli-option-numbering = Comment les colonnes sont numérotées.
cli-option-first = crier : le nombre de la première colonne. Par défaut : lancé.
cli-option-direction = crier : si les numéros montent ou descendent. Par défaut : on demande au joueur A.
cli-option-order = expert : les numéros des six colonnes. Par défaut : on demande au joueur A (à une vraie table : tapés d'un coup).
cli-option-banquets = Avec Banquets et Raids.
cli-option-save = Fichier qui suit la partie, coup par coup.
cli-option-resume = Reprendre une partie sauvée.

cli-option-cards-name = Une carte, un évènement, un personnage, un bâtiment, ou une section. Par défaut : tout.
cli-option-cards-players = Nombre de joueurs : à 1, les chiffres du roi. Par défaut : sans objet.
cli-option-cards-value = Ce que chaque activité rapporte pour 12 points de dés, et les écarts.

cli-option-rules-topic = Ce qu'il faut expliquer. Par défaut : la liste des sujets.

cli-option-score-file = La feuille, TOML ou JSON ; - lit l'entrée standard. Par défaut : des questions.

cli-option-simulate-start = La place qui reçoit d'abord la carte de premier joueur : une lettre (N est le roi), ou random, au hasard. Par défaut : random.
cli-option-simulate-bots = Robots par leur nom : un pour toutes les places, ou un par place, séparés par des virgules. Ils changent de place à chaque partie.
cli-option-simulate-num = Nombre de parties.
cli-option-simulate-numbering = Troyes Dice : comment les colonnes sont numérotées.
cli-option-simulate-banquets = Troyes Dice : avec Banquets et Raids.
cli-option-simulate-processes = Processus qui se partagent le travail.
cli-option-simulate-out = Dossier nouveau ou vide pour un enregistrement par partie.
cli-option-simulate-table = Nouveau fichier, .csv ou .parquet, avec une ligne par partie et place : robot, score, rang, points par source.

cli-option-arena-contestants = Robots par leur nom, avec des paramètres comme dans search:seconds=1 ; ou fichier.py:Classe.
cli-option-arena-bots = D'autres encore, séparés par des virgules.
cli-option-arena-game = Quel jeu ; king est la cité, seul contre le roi.
cli-option-arena-banquets = Troyes Dice : avec Banquets et Raids.
cli-option-arena-deals = Nombre de donnes.
cli-option-arena-num = À la place : nombre de parties, complété en donnes entières.
cli-option-arena-seed = Graine de toutes les donnes.
cli-option-arena-processes = Parties en même temps. Par défaut : tous les cœurs, partagés par ceux dont un robot se sert.
cli-option-arena-cluster = Jouer sur un cluster Ray : celui de RAY_ADDRESS, ou cette machine.
cli-option-arena-sprt = S'arrêter dès qu'il est établi que l'un de deux robots est plus fort.
cli-option-arena-margin = Avec --sprt : la plus petite différence qui compte, en pour cent de parties gagnées (5 par défaut) ou, seul, en points (1 par défaut).
cli-option-arena-keep = Fichier des parties finies ; ce qu'il contient n'est pas rejoué.
cli-option-arena-results = Nouveau fichier, .csv ou .parquet, avec une ligne par robot.
cli-option-arena-table = Nouveau fichier, .csv ou .parquet, avec une ligne par partie et place.
cli-option-arena-plot = Nouvelle image, .svg, .png ou .pdf.

cli-option-completion-shell = bash, zsh, fish ou powershell.

cli-option-replay-file = Un enregistrement, le fichier d'une partie sauvée.
cli-option-replay-moves = Ouvrir chaque tour sur ses coups, tels que l'enregistrement les note.
cli-option-replay-until = S'arrêter après ce nombre de coups. Par défaut : tous.

cli-option-verify-file = Un enregistrement, le fichier d'une partie sauvée.
cli-option-verify-commitment = L'empreinte annoncée au début de la partie. Par défaut : celle de l'enregistrement.

cli-option-scenario-run-files = Fichiers de scénario, TOML ou JSON.

cli-option-serve-bots = Un robot qu'on peut aussi choisir, par son nom ou fichier.py:Classe. Peut être répété.
cli-option-serve-open = Ouvrir l'accueil dans le navigateur.
cli-option-serve-host = Adresse de cette machine où écouter.
cli-option-serve-port = Port où écouter ; 0 pour un port libre.

cli-option-server-people-search = Une partie d'un nom ou d'un identifiant.

cli-option-server-games-status = Seulement les parties dans cet état.

cli-option-server-administrator-name = Un identifiant, de compte ou de personne.
cli-option-server-administrator-remove = En refaire un simple joueur.

cli-option-server-password-name = Un identifiant, de compte ou de personne.

cli-option-server-forget-name = Un identifiant, de compte ou de personne.

cli-option-server-close-game = L'identifiant d'une partie.

cli-option-db-backup-file = Un nouveau fichier.
cli-option-db-backup-portable = Des lignes JSON, bonnes pour SQLite et PostgreSQL.

cli-option-db-restore-file = Une sauvegarde.

cli-option-play-game = Le jeu de plateau ou Troyes Dice.
cli-option-play-hotseat = Plusieurs personnes devant cet écran ; --bots nomme des robots pour les dernières places.
cli-option-play-bots = Robots des autres places par leur nom, séparés par des virgules.
cli-option-play-seat = Votre place, comptée à partir de 0.
cli-option-play-show_vp = Montrer les PV de tous pendant la partie, et non à la fin seulement.

cli-option-dice-table = Tenir les comptes de vrais dés.
cli-option-dice-sheet = Écrire une feuille de notes, .pdf ou .svg.
cli-option-dice-players = Nombre de joueurs ; pour un PDF, le nombre de pages.

cli-option-king-start = Qui commence : vous (A, ou votre --name), le roi (N), ou random, au hasard. Par défaut : random.
cli-option-king-table = Jouer le roi pour un vrai plateau.
cli-option-king-file = Fichier qui suit la partie. Par défaut : avec --table, un nouveau dans votre dossier de données.
cli-option-king-resume = Reprendre la partie de --file ou, avec --table, la dernière table.
cli-option-king-name = Votre nom à la table. Par défaut : demandé.
cli-option-king-seed = Graine de ce que le programme lance et tire.

cli-option-honours-name = Un joueur. Par défaut : tout le monde.
cli-option-honours-export = Écrire toutes les parties du tableau dans un fichier JSON.
cli-option-honours-import_file = Ajouter les parties d'un fichier exporté ; chacune compte une fois.
cli-option-honours-add = Compter une partie finie d'après son enregistrement.
