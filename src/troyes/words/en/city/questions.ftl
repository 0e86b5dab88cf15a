# What the city asks whoever is to decide.

## What is asked

city-step-place = Place a citizen on an empty space.
city-step-counter = Black dice: counter the { $highest }, or spend influence first.
city-step-also = Counter further black dice with it?
city-step-with = Commit your dice: { $held } of { $need } so far.
city-step-turn = Your turn: spend influence, take an action or pass.
city-step-flip = Which die do you turn over?
city-step-take = { $card }: which citizen becomes the tradesman?
city-step-take_settle = Which citizen goes { $to }?
city-step-times = { $card }: how many activations?
city-step-times_fight = How many cubes on { $event }?
city-step-cube = { $card }: on which event? Cubes left: { $cubes }.
city-step-split = How are the activations shared out?
city-step-shoot = Roll for the Archer, or stop? Rolls left: { $rolls }.
city-step-chance = Dice or cards decide.
city-step-extension = Choose.

## What has to be done now, at the end of a refusal: `Not now: choose the citizen.`

city-now-place = place a citizen on an empty space
city-now-counter = the highest black die must be countered
city-now-also = choose further black dice, or be done
city-now-with = choose dice of your district
city-now-turn = spend influence, take an action or pass
city-now-flip = choose the dice to turn over
city-now-take = choose the citizen
city-now-times = choose how many
city-now-cube = choose the event for your cube
city-now-split = choose the building for each activation
city-now-shoot = roll again or stop
