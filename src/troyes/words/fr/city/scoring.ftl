# Where changes and points come from, and what characters say. $detail: the name of the card, event or character.

## Where changes come from that no card causes

city-rule-setup = Mise en place
city-rule-income = Revenus
city-rule-salary = Salaires
city-rule-workforce = Forces
city-rule-black_dice = Dés noirs
city-rule-purchase = Dés achetés
city-rule-sale = Dés vendus
city-rule-hire = Embauche d'un homme de métier
city-rule-cathedral = Cathédrale
city-rule-fight = Combat contre un évènement
city-rule-settle = Placement d'un habitant
city-rule-farm = Agriculture
city-rule-reroll = Relance d'un dé
city-rule-recruit = Recrutement d'un habitant
city-rule-flip = Retournement de dés
city-rule-pass = Passer
city-rule-wait = Attente après avoir passé
city-rule-round_end = Fin de la manche
city-rule-used = Dés utilisés
city-rule-expelled = Expulsion
city-rule-reward = Évènement contré
city-rule-reveal = Nouvelle activité

## Where points come from

city-source-activity = Activité : { $detail }
city-source-cathedral = Cubes de la cathédrale
city-source-events = Évènements contrés
city-source-salaries = Salaires impayés
city-source-losses = Pertes dues aux évènements
city-source-black_dice = Dés noirs non contrés
city-source-presence = Cube sur { $detail }
city-source-tradesman = Homme de métier : { $detail }
city-source-level = Aucun cube au niveau { $detail } de la cathédrale
city-source-character = Personnage : { $detail }
city-source-extension = Extension : { $detail }

## Characters

city-character-steps = À partir de { $from_1 } : { $vp_1 } PV ; de { $from_2 } : { $vp_2 } PV ; de { $from_3 } : { $vp_3 } PV.
city-character-end = Chaque joueur le décompte en fin de partie.
city-character-end_king = Le roi et vous le décomptez en fin de partie, ou aussitôt quand ses deux dés font { $sums } et qu'il est le suivant.
city-character-end_alone = Vous le décomptez en fin de partie, ou aussitôt quand les deux dés du roi font { $sums } et qu'il est le suivant. Il ne rapporte rien au roi.
