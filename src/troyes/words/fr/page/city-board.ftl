board-city = La ville
board-events = Évènements
board-palace = Palais
board-bishopric = Évêché
board-city_hall = Hôtel de ville
board-salary = salaire { $n }
board-salary-none = sans salaire
board-building-tip = Chaque habitant debout donne à sa famille un dé { $colour } par manche.
board-building-salary-tip = { $n ->
    [one] Chacun coûte { $n } denier par manche ; qui ne peut payer perd { $vp } PV.
   *[other] Chacun coûte { $n } deniers par manche ; qui ne peut payer perd { $vp } PV.
}
board-building-settle-tip = Un seul dé { $colour } place un habitant en tête de la ligne de sa valeur. Les autres se décalent vers la droite, dans un trou s’il y en a un ; sinon le dernier est expulsé.
board-building-single-tip = Un seul dé { $colour } place un habitant à la place de sa valeur. Celui qui s’y tient est expulsé.
board-place-free = { $place }, libre
board-place-taken = { $place } : { $who }
board-place-single = { $building } { $n }
board-place-row = { $building }, ligne { $row }, place { $n }
board-lying = Expulsé ({ $building }) : { $who }
board-lying-tip = Il reste couché jusqu’à la fin de la manche, puis retourne dans la réserve de son propriétaire. D’ici là, aucun autre habitant de sa couleur ne peut être expulsé de ce bâtiment.
board-cathedral = Cathédrale
board-cathedral-tip = Chaque dé blanc d’un lot pose un cube dans la colonne de sa valeur, au plus bas niveau libre.
board-cathedral-missing = Chaque niveau sans cube à vous coûte { $n } PV à la fin.
board-cathedral-bare = Vous n’avez pas encore de cube au niveau { $level } : −{ $n } PV.
board-cathedral-level = Niveau { $level } : { $list }.
board-cathedral-light = { $n } { $who }
board-light-free = libre
board-column = Colonne { $n }
board-columns-gain = Colonnes { $from } à { $to } : { $vp } PV et { $influence } influence par cube.
board-column-full = La colonne est complète.
board-column-gain = Un cube y rapporte { $vp } PV et { $influence } influence.
board-fields = Agriculture
board-fields-tip = Les dés jaunes cultivent : leur total ÷ { $n } en deniers, arrondi vers le bas.
board-card-closed = S’ouvre à la manche { $n }
board-card-hire = Un homme de métier coûte { $n } { $unit }.
board-card-rate = Total des dés ({ $colour }) ÷ { $n }, arrondi vers le bas = activations.
board-card-rate-delayed = Total des dés ({ $colour }) ÷ { $n }, arrondi vers le bas = cubes mis ici en réserve pour des actions ultérieures.
board-card-rate-mixed = Total des dés ({ $colour }) ÷ { $n }, arrondi vers le bas = cubes posés ici, ou utilisés.
board-card-rate-endgame = Total des dés ({ $colour }) ÷ { $n }, arrondi vers le bas = cubes posés ici pour la fin de la partie.
board-card-each = Une fois par dé ({ $colour }).
board-card-mixed = toutes couleurs
board-card-cubes = Cubes : { $list }.
board-card-people = Hommes de métier : { $list }.
board-card-free = Places libres : { $list } PV.
board-card-full = Aucune place libre.
board-kind-delayed = pour plus tard
board-kind-mixed = maintenant ou plus tard
board-kind-endgame = compte à la fin
board-to_come = À venir
board-to_come-text = { $n ->
    [one] À la dernière manche, un évènement rouge en appelle un autre.
   *[other] À chacune des { $n } manches à venir, un évènement rouge en appelle un autre.
}
board-event-banners = { $n ->
    [one] { $n } étendard couvert sur { $all }.
   *[other] { $n } étendards couverts sur { $all }.
}
board-event-rate = Total des dés ({ $colour }) ÷ { $n }, arrondi vers le bas = cubes ; chacun rapporte 1 influence.
board-event-rate-one = Dés d’une seule couleur ({ $colour }) : total ÷ { $n }, arrondi vers le bas = cubes ; chacun rapporte 1 influence.
board-event-rewards = Quand le dernier étendard est couvert : { $first } PV à qui a le plus de cubes, { $second } PV au suivant, les deux à qui est seul. Non contré en fin de partie : 1 PV à qui y a un cube.
board-event-black = { $n ->
    [one] { $n } ennemi par manche
   *[other] { $n } ennemis par manche
}
board-event-held = Retenus ici : { $list }.
board-enemies = Aux portes
board-enemy = Ennemi, { $n }
board-enemy-tip = Utilisez vos propres dés : leur total doit atteindre sa valeur, les rouges comptent double. C’est obligatoire s’ils suffisent, et rapporte 1 influence. S’ils ne suffisent pas, vous perdez { $vp } PV, sans passer sous 0, et gardez vos dés.
board-characters = Personnages visibles
board-influence = Influence
board-influence-of = { $who } : { $n } influence
board-influence-use = Dépensez-la avant une action ou avant de contrer des dés noirs : { $reroll } pour relancer un de vos dés, { $recruit } pour un habitant de plus, { $flip } pour retourner jusqu’à { $dice } de vos dés.
board-influence-from = Elle vient des cubes posés sur les évènements et la cathédrale, et des dés noirs contrés. Nul n’en a plus de { $n }.
board-die-mine-tip = Un de vos habitants y travaille. Tout autre joueur qui l’utilise vous en paie le prix.
board-card-closed-tip = Personne ne la connaît encore. Une fois retournée, elle sert à tous.
board-street = La rue
board-house =
    Maison { START($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
board-you = vous
board-grey = Quartier neutre
board-grey-pays = on paie la banque
board-grey-tip = Personne n’habite ici. Ses dés s’achètent ; on paie la banque.
board-king = Le roi
board-king-tip = Ses dés s’achètent ; on paie la banque. Les deux dés qu’il lance disent ce qu’il fait.
board-king-column = Pas encore appelés
board-king-results = Ce qu’il peut faire
board-king-results-list = Ce qu’il peut faire : { $list }
board-king-result = { $result } : { $name }
board-first = joue en premier
board-reversed = On joue dans l’autre sens.
board-thinking = à jouer
board-passed = a passé
board-coins = { $n ->
    [one] { $n } denier devant la porte jusqu’à la fin de la manche.
   *[other] { $n } deniers devant la porte jusqu’à la fin de la manche.
}
board-supply = { $n ->
    [one] { $n } habitant en réserve, { $more } à recruter
   *[other] { $n } habitants en réserve, { $more } à recruter
}
board-won = { $n ->
    [one] { $n } évènement remporté
   *[other] { $n } évènements remportés
}
board-vp-hidden = points cachés jusqu’à la fin
board-vp = { $n } PV jusqu’ici
board-held = { $name } : { $n } PV
board-die-mine = à vous
board-die-of = { $die }, { $who }
board-die-cost = coûte { $n }
board-die-tip = Pas à vous : { $one } deniers seul, { $two } à deux, { $three } dans un lot de trois.
board-die-purple = Le chef de famille : il prend la couleur de son lot. Personne d’autre ne peut l’acheter.
board-die-dear = Vous ne pouvez pas le payer.
board-ramparts = Remparts
board-ramparts-tip = Les gardes marchent sur le mur. Qui a atteint une porte peut y poser des cubes et s’en servir plus tard.
board-guard-at =
    Garde { START($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    } : { $n } sur { $all }
board-gate = Porte { $n }
board-gate-tile = Porte { $n } : { $name }
board-gate-closed = Rien ici pour l’instant.
board-event-nth = { $event }, numéro { $n }
board-threat = { $event } menace
board-asked = La question porte sur ceci
board-citizen =
    Habitant { START($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
