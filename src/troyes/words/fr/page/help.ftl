cards-title = J’ai les cartes
cards-lead = Les livrets de règles ne donnent pas tous les chiffres des cartes. Ce qui n’a pu être lu a dû être supposé. Si vous avez le jeu sous la main, comparez : une coche confirme un chiffre, la plume le corrige.
cards-state = Où vous en êtes
cards-count = { $n ->
    [one] sur { $all } chiffres supposés est confirmé ou corrigé
   *[other] sur { $all } chiffres supposés sont confirmés ou corrigés
}
cards-default = Jouer avec
cards-default-done = Vos tables se jouent désormais avec ces chiffres, sauf si elles en nomment d’autres.
cards-export = Emporter le fichier
cards-import = Apporter un fichier
cards-brought = { $n ->
    [one] Le fichier est repris : { $n } chiffre.
   *[other] Le fichier est repris : { $n } chiffres.
}
cards-reset = Tout oublier
cards-reset-sure = Tout ce que vous avez confirmé et corrigé est oublié, ici et comme votre réglage.
cards-reset-yes = Oublier
cards-reset-done = De nouveau les chiffres d’origine.
cards-errors = { $n ->
    [one] { $n } chiffre ne peut rester tel quel :
   *[other] { $n } chiffres ne peuvent rester tels quels :
}
cards-groups = Sortes de cartes
cards-group-activity = Activités
cards-group-event = Évènements
cards-group-character = Personnages
cards-group-board = Plateau
cards-group-outdoor = Extérieur
cards-group-king = Le roi
cards-confirm-last = Il est juste
cards-confirm = Les { $n } sont justes
cards-settled = vérifié
cards-confirm-one = Confirmer { $what }
cards-unconfirm = { $what } est confirmé : annuler
cards-correct = Corriger { $what }
cards-back = { $what } : reprendre le chiffre supposé
cards-was = supposé : { $what }
cards-was-printed = imprimé : { $what }
cards-must = Doit être { $what }.
cards-wrong = Ce chiffre { $what }.
cards-unread = Illisible. Les listes sont séparées par des virgules ; les tables s’écrivent { "{" } deniers = 2 { "}" }.
cards-players = { $n } joueurs

rules-contents = Sujets
rules-search = Chercher dans les règles
rules-found = { $n ->
    [one] { $n } sujet
   *[other] { $n } sujets
}
rules-none = Rien ne contient « { $typed } ». Un mot plus court trouve davantage.
rules-game-city = Troyes
rules-game-king = Le Défi du roi
rules-game-ladies = Les Dames de Troyes
rules-game-dice = Troyes Dice
rules-see = Voir aussi
rules-all = Tous les sujets
rules-turn = Sujet précédent et suivant
rules-stock = Les nombres sont ici ceux des chiffres d’origine. Une partie avec vos propres chiffres montre les vôtres sur ses cartes et dans ses explications.
rules-cover = Que voulez-vous savoir ?
