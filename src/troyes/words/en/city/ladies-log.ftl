# The Ladies of Troyes: activities, events and purple dice. Values as in log.ftl.

## What is asked

ladies-step-mixed = { $card }: lay cubes on the card, or use cubes that lie there?
ladies-step-share = How many activations bring influence? The others bring VP.
ladies-step-column = Which column of the cathedral? ({ $left } to place)
ladies-step-column_more = Another column of the cathedral, or be done? ({ $left } to place)
ladies-step-catapult = Fire at which event? ({ $left } to fire)
ladies-step-scout = Pay for a cube on which event? Or be done.
ladies-step-victim = Who loses a point of influence?
ladies-step-lose = { $event }: which cube do you give up?
ladies-step-give = { $event }: which citizen do you put on the card?
ladies-step-release = Whose citizen do you free? ({ $left } to free)

## What has to be done now, at the end of a refusal: `Not now: choose the citizen.`

ladies-now-mixed = lay cubes on the card or use them
ladies-now-share = choose how many bring influence
ladies-now-column = choose a column of the cathedral
ladies-now-catapult = choose the event to fire at
ladies-now-scout = choose an event, or be done
ladies-now-victim = choose an opponent with most influence
ladies-now-lose = choose the cube to give up
ladies-now-give = choose the citizen to put on the card
ladies-now-release = choose the citizen to free

## Choices

ladies-label-stock = lay { $cubes }
ladies-label-spend = use { $cubes }
ladies-label-share = { $influence } for influence, { $points } for VP
ladies-label-column = column { $column }, level { $level }
ladies-label-victim = { $who }
ladies-label-lose_card = a cube on { $card }
ladies-label-lose_tile = a cube on the outdoor activity of gate { $gate }
ladies-label-recruit = a citizen recruited now
ladies-label-release = { $citizen }

## What happens

ladies-log-lose_card = { $event }: { $who } gives up a cube on { $card }.
ladies-log-lose_tile = { $event }: { $who } gives up a cube on the outdoor activity of gate { $gate }.
ladies-log-suffers = { $event } strikes { $who }.
# $who: who loses the citizen
# $of: whose citizen it is, as in "Anna's"
ladies-log-gives = { $event } takes { $of } citizen { $off }.
ladies-log-recruits = { $event } takes a citizen whom { $who } recruits for { $cost }.
ladies-log-released = Freed citizens return to the supply: { $list }.
ladies-log-crowd = { $event } { $at }: { $list }.
ladies-log-stands = { $who } on { $spaces }
ladies-log-lying = without a space: { $list }
ladies-log-monk = A neutral tradesman joins { $card }.
ladies-log-purple = Purple dice: { $list }.

## Where points come from

ladies-source-cubes = Cubes on { $card }
ladies-source-most = Most cubes on { $card }
ladies-source-fourth_floor = No cube on the fourth floor

## Where changes come from that no card causes

ladies-rule-purple = Purple dice
ladies-rule-released = Citizens freed
