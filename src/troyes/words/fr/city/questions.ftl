# What the city asks whoever is to decide.

## What is asked

city-step-place = Posez un habitant sur un emplacement vide.
city-step-counter = Dés noirs : contrez le { $highest }, ou dépensez d'abord de l'influence.
city-step-also = Contrer d'autres dés noirs avec lui ?
city-step-with = Engagez vos dés : { $held } sur { $need } pour l'instant.
city-step-turn = À vous : dépensez de l'influence, agissez ou passez.
city-step-flip = Quel dé retournez-vous ?
city-step-take = { $card } : quel habitant devient homme de métier ?
city-step-take_settle = Quel habitant va { $to } ?
city-step-times = { $card } : combien d'activations ?
city-step-times_fight = Combien de cubes sur { $event } ?
city-step-cube = { $card } : sur quel évènement ? Cubes restants : { $cubes }.
city-step-split = Comment répartir les activations ?
city-step-shoot = Lancer le dé de l'Archer, ou arrêter ? Lancers restants : { $rolls }.
city-step-chance = Les dés ou les cartes décident.
city-step-extension = Choisissez.

## What has to be done now, at the end of a refusal: `Not now: choose the citizen.`

city-now-place = posez un habitant sur un emplacement vide
city-now-counter = il faut contrer le dé noir le plus élevé
city-now-also = choisissez d'autres dés noirs, ou terminez
city-now-with = choisissez des dés de votre quartier
city-now-turn = dépensez de l'influence, agissez ou passez
city-now-flip = choisissez les dés à retourner
city-now-take = choisissez l'habitant
city-now-times = choisissez combien
city-now-cube = choisissez l'évènement pour votre cube
city-now-split = choisissez le bâtiment de chaque activation
city-now-shoot = relancez ou arrêtez
