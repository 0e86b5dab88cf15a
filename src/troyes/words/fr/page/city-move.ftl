move-charter = Charte
move-lot = Votre lot
move-empty = Choisissez des dés, les vôtres ou d’autres, puis ce qu’ils font. Ou choisissez un lieu pour voir quels dés conviennent.
move-sum = valeur { $n }
move-remove_die = { $die } : retirer du lot
move-price-neutral = { $n ->
    [one] Dé neutre, à la banque
   *[other] Dés neutres, à la banque
}
move-price-king = { $n ->
    [one] Le dé du roi
   *[other] Les dés du roi
}
move-price-owner = { $n ->
    [one] Dé : { $owner }
   *[other] Dés : { $owner }
}
move-in_lot = dans un lot de { $n }
move-ways = Façons d’utiliser ces dés
move-way-plain = tels quels
move-way-turned = { $die } retourné
move-way-picked = pour { $die }
move-way-as = comme { $colour }
move-pass-king = Le Roi continue jusqu’au dernier dé de la ville, les vôtres compris.
move-cube = avec un cube : { $card }
move-only_own = Seuls vos propres dés combattent.
move-options = Ce que ces dés peuvent faire
move-answers = Réponses
move-lots = Dés pour { $place }
move-lots-more = { $n } de plus
move-no_options = Ces dés ne font encore rien. Ajoutez-en un, ou retirez-en un.
move-from = dès { $price }
move-price-hire = embauche { $n }
move-price-pay = prix { $n }
move-countered = contré
move-price-for = { $price } : { $what }
move-no_dice = Il ne reste aucun dé de cette couleur.
move-no_own_dice = Il ne vous reste aucun dé.
move-one_colour = Un lot n’a qu’une couleur.
move-anew = Recommencer avec le { $die }
move-impossible = C’est impossible maintenant.
move-besides = Avant cela
move-aside-reroll = Relancer
move-aside-flip = Retourner
move-aside-recruit = Recruter
move-aside-extra = Dé en plus
move-aside-swap = Échanger
move-aside-shield = Bouclier
move-aside-ask = Me redemander
move-aside-hint-reroll = Choisissez le dé à relancer.
move-aside-hint-flip = Retourner des dés.
move-aside-hint-recruit = Un habitant de plus.
move-aside-hint-extra = Un dé de plus.
move-aside-hint-swap = Choisissez un de vos dés et un dé d’un autre quartier.
move-aside-hint-shield = Un cube contre le dé noir le plus fort.
move-aside-hint-ask = Choisissez la consigne à abandonner.
move-aside-back = Retour au lot
move-pass = Passer
move-seal = Sceller
move-seal-what = Sceller : { $what }
move-seal-choose = Choisissez d’abord
move-seal-dice = Choisissez des dés
move-fight = { $n ->
    [one] Contre { $n } dé noir : { $held } sur { $need }
   *[other] Contre { $n } dés noirs : { $held } sur { $need }
}
move-fight-how = Prenez vos propres dés, dans l’ordre que vous voulez. Les rouges comptent { $factor } fois leur valeur.
move-fight-more = D’autres dés noirs peuvent s’y joindre : choisissez-les aussi.
move-flip = À retourner : { $n } sur { $most }
move-flip-how = Prenez vos propres dés, dans l’ordre que vous voulez. Chacun montre alors sa face opposée : 7 moins sa valeur.
move-seal-place = Choisissez un lieu
move-sealing = En route…
move-undo = Annuler
move-undo-move = Annuler votre dernier coup
move-undo-click = Annuler votre dernier clic
move-before_after = { $unit } : de { $before } à { $after }
move-waiting =
    En attente { START($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }.
move-thinking = { $who } réfléchit.
move-over = La partie est terminée.
move-watching = Vous regardez cette partie.
move-loading = Le greffier cherche ce que vous pouvez faire…
move-owner-neutral = neutre
move-owner-king = le roi
move-and = { " " }et{ " " }

hint-title = Conseil :
hint-show = Montrer
hint-thinking = Un conseil se prépare…

side-label = Vos affaires
side-news = du nouveau
side-chat-heard = { $who } dit : { $text }
side-secret = votre personnage secret
side-secrets = vos personnages secrets
side-turned = { $n ->
    [one] votre personnage
   *[other] vos personnages
}
side-open = personnages visibles
side-king = personnages de la colonne
side-none = aucun personnage
side-tier = vous avez { $n } : { $vp } PV
side-vp = vos points à ce jour
side-vp-end = vos points
side-tabs = Ce qui s’est passé
side-chronicle = Chronique
side-ledger = Comptes
side-chat = Causette
side-earlier = Plus tôt
side-round = { $nth } manche
side-nth-1 = Première
side-nth-2 = Deuxième
side-nth-3 = Troisième
side-nth-4 = Quatrième
side-nth-5 = Cinquième
side-nth-6 = Sixième
side-chronicle-empty = Rien ne s’est encore passé.
side-chat-empty = Personne n’a encore rien dit.
side-chat-say = Dire quelque chose
side-chat-send = Envoyer
side-chat-private = Ce qui se dit à une table privée reste entre ceux qui y sont assis.
side-chat-off = Pas de causette à cette table.
side-ledger-of = Compte de qui
side-ledger-source = Origine
side-ledger-start = Au départ
side-ledger-total = En tout
side-ledger-now = Si tout finissait maintenant
side-ledger-end = La fin
side-ledger-held = points acquis
side-ledger-board = plateau
side-ledger-figures = personnages
side-ledger-board-note = Plateau : hommes de métier, cubes sur les évènements, niveaux vides de la cathédrale, cartes qui comptent à la fin.
side-ledger-note = Un personnage que vous connaissez compte pour tous ; les personnages secrets des autres s’y ajouteront.
side-ledger-none = Rien n’est encore entré ni sorti.
side-ledger-other = Autre

bar-round = Manche { $n } sur { $all }
bar-phases = Phases de la manche
bar-phase-activities = Activités
bar-phase-income = Revenus
bar-phase-workforce = Dés
bar-phase-events = Évènements
bar-phase-actions = Actions
bar-phase-end = Nuit
bar-phase-placement = Installation
bar-your_turn = À vous, { $who }
bar-their_turn = { $who } joue
bar-over = Les cloches sonnent
bar-abandoned = La partie est interrompue
bar-advice = composez un lot de dés, puis choisissez ce qu’il fait
bar-tools = Outils
