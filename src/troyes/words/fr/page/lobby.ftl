lobby-motto-1 = Les dés sont des habitants. Bâtissez la cathédrale,
lobby-motto-2 = tenez les murs, gare aux voisins.
lobby-fan = Œuvre d’amateurs, non officielle. Troyes est de Sébastien Dujardin, Xavier Georges et Alain Orban, édité par Pearl Games.
lobby-which = Quel jeu ?
lobby-city = Troyes
lobby-city-text = Bâtissez la cité : les dés de tous sont à vendre.
lobby-city-meta = 2 à 4 familles, 4 à 6 manches
lobby-dice = Troyes Dice
lobby-dice-text = Une roue, une feuille, seize dés à choisir.
lobby-dice-meta = 1 à 10 familles, une demi-heure
lobby-king = Le Défi du roi
lobby-king-text = Vous seul contre un roi sans souci d’argent.
lobby-king-meta = 1 famille, 4 manches
lobby-learn = Jamais joué ?
lobby-learn-text = Une première partie qui explique chaque chose en son temps.
lobby-table = Votre table
lobby-rounds = { $game }, { $n } manches
lobby-days = { $game }, 8 jours
lobby-name = Votre nom
lobby-you = Vous
lobby-seat-here-text = joue à tour de rôle sur cet écran
lobby-seat-here-name = Nom du joueur { $n }
lobby-seat-link = Inviter quelqu’un
lobby-seat-link-text = vous aurez un lien à l’ouverture des portes
lobby-seat-bot = Un robot
lobby-seat-bot-apprentice = fait des erreurs
lobby-seat-bot-journeyman = vif et solide
lobby-seat-bot-master = joue d’expérience
lobby-seat-bot-grandmaster = réfléchit une seconde
lobby-seat-bot-own = Un robot de ce serveur
lobby-seat-none = Une maison vide
lobby-seat-none-text = personne n’y habite
lobby-seat-kind = Qui occupe la place { $n }
lobby-kind-here = une personne ici
lobby-kind-link = par lien
lobby-kind-bot = un robot
lobby-kind-none = personne
lobby-level-of = Force du bot à la place { $n }
lobby-level = Force

level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-grandmaster = Grand maître

family-a = tanné, le chaperon
family-b = azur, le bonnet
family-c = sinople, la plume
family-d = bois, le hennin

lobby-modules = Modules

module-bonus = Cartes bonus
module-bonus-text = 3 activités, 1 évènement
module-characters = Dames : personnages
module-characters-text = 9 au lieu de 6
module-activities = Dames : activités
module-activities-text = 27 nouvelles cartes
module-events = Dames : évènements
module-events-text = 6 nouvelles cartes
module-purple_die = Dé mauve
module-purple_die-text = jamais à vendre
module-ramparts = Remparts
module-ramparts-text = un garde, 4 portes
module-banquets = Banquets et Raids
module-banquets-text = des tuiles sur la roue

lobby-open = Ouvrir les portes
lobby-too_few = Il faut au moins deux familles.
lobby-daily = La cité du jour
lobby-daily-text = Mêmes dés, mêmes cartes pour tous les comptes ; d’autres pour les invités.
lobby-daily-play = La jouer
lobby-daily-again = Continuer
lobby-daily-par = la marque du robot
lobby-daily-nobody = Personne ne l’a encore finie.
lobby-mine = Mes parties
lobby-mine-none = Aucune partie pour l’instant. Les portes sont ouvertes.
lobby-mine-all = Toutes mes parties
lobby-your_turn = à vous
lobby-status-open = attend des joueurs
lobby-status-running = en cours
lobby-status-over = terminée
lobby-status-abandoned = abandonnée
lobby-alone = { $game }, en solo
lobby-join = Rejoindre par lien
lobby-join-ask = Le lien que vous avez reçu
lobby-join-bad = Ce n’est pas un lien d’invitation.
lobby-join-go = Y aller
lobby-watch = Regarder une table

handover-title = À { $name } de jouer
handover-text = { $before }, détournez les yeux. La suite ne vous regarde pas.
handover-go = Je suis { $name }

waiting-title = Les portes sont ouvertes
waiting-text = La partie commence quand toutes les places sont prises.
waiting-closes = ferme à { $time } si personne ne vient
waiting-closes-day = ferme { $day } à { $time } si personne ne vient
waiting-closing = La table { $closes }.
waiting-open = on attend quelqu’un
waiting-bot = Mettre un robot
waiting-send-away = Renvoyer
waiting-link = Lien d’invitation
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-join = S’asseoir
waiting-leave = Quitter la table
waiting-close = Fermer la table

about-plain = Le jeu simple, sans module
about-no_clock = Chacun réfléchit autant qu’il faut
about-host = a ouvert la table
about-start-king = le roi commence
about-starts = premier joueur
about-revealed = un personnage visible
about-tournament = tournoi
about-numbering = numéros des colonnes : { $how }

join-title = Vous êtes invité
join-by = { $host } vous a gardé une place.
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-watch = Regarder cette table
join-here = Cette place
join-as =
    Vous jouez sous le nom { START($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }.

watch-open = En attente de joueurs
watch-running = En cours
watch-none = Aucune pour le moment.
watch-how = Qui ouvre une table peut l’annoncer ici : Règles maison, « Annoncée, ouverte à tous ».
watch-places = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}

daily-before = La veille
daily-after = Le lendemain
daily-look = La revoir
daily-tried =
    { $n } { $n ->
        [one] essai
       *[other] essais
    }, { $done } { $done ->
        [one] fini
       *[other] finis
    }
daily-yours = La vôtre
daily-place = place { $n }
daily-ranked = Un seul essai, ni conseil ni reprise. Un compte est classé dès le lendemain de sa création.
daily-guests = Vous jouez les dés des invités : une autre donne, avec sa propre marque et sans classement. Ainsi, personne n’est classé sur des dés déjà vus.
daily-accounts = Classement, avec les dés des comptes

person-rating = { $n ->
    [one] { $game }, { $n } partie classée
   *[other] { $game }, { $n } parties classées
}
person-none = Aucune partie finie.
person-game = Jeu
person-players = Joueurs
person-games = Parties
person-wins = Gagnées
person-best = Record
person-mean = Moyenne
person-left = Quittées

account-title = Vous
account-done = C’est fait.
account-rename = Prendre ce nom
account-statistics = Vos statistiques
account-account = Compte
account-is = { $n ->
    [one] Connecté : { $login }, sur { $n } appareil.
   *[other] Connecté : { $login }, sur { $n } appareils.
}
account-why = On peut jouer sans. Avec un compte, vos parties vous suivent d’un appareil à l’autre et vous êtes classé.
account-login = Identifiant
account-password = Mot de passe
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-rule = Un nouveau mot de passe a 8 caractères ou plus, de préférence plusieurs mots ; ce qui est trop courant ou ressemble à votre nom est refusé.
account-change = Changer le mot de passe
account-sign_in = Se connecter
account-sign_up = Ouvrir un compte
account-sign_out = Se déconnecter
account-notices = Avis
account-notices-text = Pour les parties par correspondance : où vous dire que c’est à vous.
account-notices-how = Comment
account-mail = par courriel
account-webhook = par webhook
account-target = Adresse
account-subscribe = M’y avertir
account-mailed = Un courriel avec un lien de confirmation est en route.
account-unconfirmed = non confirmée
account-remove = Retirer
account-data = Vos données
account-export = Tout ce que le serveur sait de vous
account-delete = M’oublier
account-delete-sure = Votre nom et votre compte seront effacés pour toujours. Continuer ?

menu-title = La table
menu-abandon = Arrêter la partie
menu-watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
menu-no_undo = Rien ne se reprend
menu-went_back = Des réponses de robots ont été annulées : cette partie ne compte dans aucune statistique
menu-clock-live = { $seconds } s par tour, { $bank } s en réserve
menu-clock-correspondence = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
menu-figures =
    Chiffres des cartes : { $confirmed } { $confirmed ->
        [one] confirmé
       *[other] confirmés
    }, { $assumed } { $assumed ->
        [one] supposé
       *[other] supposés
    }.
menu-figures-changed = Modifiés : { $list }.
menu-promise = Les dés ont été promis avant le premier jet :
menu-sure-leave = Partir pour de bon ? Un robot prend votre place.
menu-sure-abandon = Arrêter la partie pour tous ? Personne ne gagne.
menu-sure-send-away = Renvoyer cette personne ? Elle ne pourra pas revenir.

lost-kicked = L’hôte vous a renvoyé de cette table.
lost-replaced = L’hôte a confié votre place à un robot.
lost-time = Votre temps est écoulé.
lost-bot = { $bot } joue à votre place.
lost-watch = Vous pouvez rester et regarder, ou ouvrir une autre table à l’accueil.

menu-sure-replace = Confier cette place à un robot ?

house-title = Règles maison
house-clock = Temps pour décider
house-clock-none = Autant qu’il faut
house-clock-live = Une pendule
house-clock-correspondence = Par correspondance
house-seconds = Secondes par tour
house-bank = Secondes en réserve
house-days = Jours par tour
house-expiry = Le temps écoulé
house-expiry-bot = un robot prend la suite
house-expiry-end = la partie s’arrête
house-undo = On peut reprendre un coup
house-help = Les conseils sont permis
house-rated = Compte pour le classement
house-rated-why = Seules comptent les parties avec des invités, chacun à son écran.
house-public = Annoncée, ouverte à tous
house-pool = Les activités viennent
house-pool-mixed = des deux jeux
house-pool-ladies = des Dames seules
house-game = Le jeu
house-start = Premier joueur
house-start-random = tiré au sort
house-start-seat = place { $n }, { $who }
house-start-rated = tirage, partie classée
house-revealed = Un personnage de plus, visible, compte pour tous
house-tournament = Tournoi : la dernière manche se joue dans l’autre sens
house-tournament-why = À trois ou quatre familles.
