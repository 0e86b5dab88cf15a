# The Ladies of Troyes: activities, events and purple dice. Values as in log.ftl.

## What is asked

ladies-step-mixed = { $card } : poser des cubes sur la carte, ou utiliser ceux qui s'y trouvent ?
ladies-step-share = Combien d'activations rapportent de l'influence ? Les autres rapportent des PV.
ladies-step-column = Quelle colonne de la cathédrale ? ({ $left } à poser)
ladies-step-column_more = Une autre colonne de la cathédrale, ou terminer ? ({ $left } à poser)
ladies-step-catapult = Tirer sur quel évènement ? ({ $left } à tirer)
ladies-step-scout = Payer un cube sur quel évènement ? Ou terminer.
ladies-step-victim = Qui perd un point d'influence ?
ladies-step-lose = { $event } : quel cube rendez-vous ?
ladies-step-give = { $event } : quel habitant mettez-vous sur la carte ?
ladies-step-release = Quel habitant délivrez-vous ? ({ $left } à délivrer)

## What has to be done now, at the end of a refusal: `Not now: choose the citizen.`

ladies-now-mixed = posez des cubes sur la carte ou utilisez-les
ladies-now-share = choisissez combien rapportent de l'influence
ladies-now-column = choisissez une colonne de la cathédrale
ladies-now-catapult = choisissez l'évènement visé
ladies-now-scout = choisissez un évènement, ou terminez
ladies-now-victim = choisissez un adversaire qui a le plus d'influence
ladies-now-lose = choisissez le cube à rendre
ladies-now-give = choisissez l'habitant à mettre sur la carte
ladies-now-release = choisissez l'habitant à délivrer

## Choices

ladies-label-stock = poser { $cubes }
ladies-label-spend = utiliser { $cubes }
ladies-label-share = { $influence } pour l'influence, { $points } pour les PV
ladies-label-column = colonne { $column }, niveau { $level }
ladies-label-victim = { $who }
ladies-label-lose_card = un cube sur { $card }
ladies-label-lose_tile = un cube sur l'activité extérieure de la porte { $gate }
ladies-label-recruit = un habitant recruté à l'instant
ladies-label-release = { $citizen }

## What happens

ladies-log-lose_card = { $event } : { $who } rend un cube posé sur { $card }.
ladies-log-lose_tile = { $event } : { $who } rend un cube posé sur l'activité extérieure de la porte { $gate }.
ladies-log-suffers = { $event } : { $who } est touché.
ladies-log-gives = { $event } : { $who } perd un habitant { $off }.
ladies-log-recruits = { $event } : { $who } recrute pour { $cost } l'habitant qui y est mis.
ladies-log-released = Les habitants délivrés rejoignent la réserve : { $list }.
ladies-log-crowd = { $event } { $at } : { $list }.
ladies-log-stands = { $who } ({ $spaces })
ladies-log-lying = sans place : { $list }
ladies-log-monk = Un homme de métier neutre rejoint { $card }.
ladies-log-purple = Dés mauves : { $list }.

## Where points come from

ladies-source-cubes = Cubes sur { $card }
ladies-source-most = Majorité sur { $card }
ladies-source-fourth_floor = Aucun cube au quatrième étage

## Where changes come from that no card causes

ladies-rule-purple = Dés mauves
ladies-rule-released = Habitants délivrés
