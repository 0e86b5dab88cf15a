# The choices of the city: each begins with a capital when it is shown. Values as in log.ftl.

## What one can do, as a heading of choices

city-action-activate = Utiliser une activité
city-action-build = Construire la cathédrale
city-action-fight = Combattre un évènement
city-action-settle = Placer un habitant
city-action-farm = Agriculture
city-action-reroll = Relancer un dé
city-action-turn = Retourner un dé
city-action-with = Engager un dé
city-action-also = Contrer un autre dé noir
city-action-place = Placer un habitant
city-action-take = Prendre un habitant
city-action-times = Combien de fois
city-action-split = Comment répartir
city-action-cube = Poser un cube
city-action-stock = Poser des cubes sur la carte
city-action-spend = Utiliser des cubes de la carte
city-action-share = Comment répartir
city-action-column = Construire dans une colonne
city-action-victim = Choisir un adversaire
city-action-lose = Rendre un cube
city-action-give = Céder un habitant
city-action-release = Délivrer un habitant
city-action-walk = Marcher
city-action-lay = Poser un cube à une porte
city-action-ask = Être consulté de nouveau
city-action-shift = Déplacer le cube sur une carte

## Choices: what they are, what they cost and bring

city-choice-activate = { $card } avec { $dice }
city-choice-build = Cathédrale avec { $dice }
city-choice-fight = { $event } avec { $dice }
city-choice-settle = { $building } avec { $dice }
city-choice-farm = Agriculture avec { $dice }
city-choice-noted = { $dice } ({ $notes })
city-choice-turned = { $die } retourné en { $value }
city-choice-free_die = { $die } gratuit
city-choice-alike = tous les dés à { $value }
city-choice-using = { $what }, cube { $card }
city-choice-pass = Passer pour cette manche
city-choice-reroll = Relancer le { $die }
city-choice-recruit = Recruter un habitant
city-choice-flip =
    { $limit ->
        [one] Retourner un dé
       *[other] Retourner jusqu'à { $limit } dés
    }
city-choice-place = { $space }
city-choice-place_unpaid = un dé { $colour } par manche, sans salaire
city-choice-place_value = un dé { $colour } par manche, salaire { $salary }
city-choice-beat = Contrer { $black }
city-choice-yield = Laisser passer { $black }
city-choice-also = Contrer aussi { $black }
city-choice-with = Engager le { $die }, qui vaut { $strength }
city-choice-done = Cela suffit
city-choice-take_space = L'habitant { $off }
city-choice-take_lying = L'habitant { $off }
city-choice-take_card = L'homme de métier { $off }
city-choice-take_supply = Un habitant { $off }
city-choice-cube = Un cube sur { $event }
city-choice-split = Palais { $palace }, Évêché { $bishopric }
city-choice-shoot = Lancer le dé de l'Archer
city-choice-turn = Retourner le { $die } : { $value }
city-choice-unknown = Un autre coup
city-choice-value = { $total } → { $activations }
city-choice-divided = { $total } ÷ { $per } = { $activations }
city-choice-divided_more = { $total } ÷ { $per } → { $activations }
city-choice-between = { $least } à { $most }
city-choice-leads_you = { $n } sur { $of }, et vous menez
city-choice-leads_other = { $n } sur { $of }, et { $who } mène
city-choice-tie_you = { $n } sur { $of }, égalité : votre cube est le plus ancien
city-choice-tie_other = { $n } sur { $of }, égalité : { $who } était là avant
city-choice-pay = vous payez { $prices }
city-choice-spend = vous dépensez { $amounts }
city-choice-get = vous gagnez { $amounts }
city-choice-lose = vous perdez { $amounts }
city-choice-aside = { $coins } de côté
city-choice-expels = expulse { $expelled }
city-choice-expels_own = expulse l'un de vos habitants
city-choice-free_space = personne n'est expulsé
city-choice-depends_expelled = qui est expulsé dépend de l'habitant pris
city-choice-depends = le gain dépend de l'habitant pris
city-choice-countered = { $event } est contré
city-choice-together = { $dice } doit suivre
city-choice-on_event = { $cubes } sur un évènement
city-choice-on_events = { $cubes } sur des évènements
city-choice-no_effect = aucun gain
city-choice-joined = { $what } : { $result }
