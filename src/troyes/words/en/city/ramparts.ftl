# The outdoor activities at the gates of the ramparts: the name, `.text` the whole rule, `.king` the rule against the King
# where it differs. The values are the figures of the activity: $rank_vp-0 is what the first rank is worth.

outdoor-influence_when_dice_bought = Influence from Buyers
    .text = When an opponent buys dice from you, you may spend 1 cube and receive { $gain-influence } influence, once per action however many dice are bought. Dice taken for free or swapped do not count.
    .king = When the King buys a die from you, you may spend 1 cube and receive { $gain-influence } influence.

outdoor-influence_when_placing = Influence on Settling
    .text = When your action places a citizen in the Palace, the Bishopric or the City Hall, you may spend 1 cube and receive { $gain-influence } influence. Hiring a tradesman does not count.

outdoor-deniers_when_card_activated = Deniers from Trades
    .text = When an opponent activates a card that holds a tradesman of yours, on a space or on the illustration, you may spend 1 cube and receive { COUNT($gain-deniers, of: "deniers") }, once per action however often the card is activated.
    .king = When an opponent activates a card that holds a tradesman of yours, you may spend 1 cube and receive { COUNT($gain-deniers, of: "deniers") }. The King activates no cards, so a cube here brings nothing against him.

outdoor-richer_agriculture = Richer Agriculture
    .text = When you farm, you may spend 1 cube and receive { COUNT($gain-deniers, of: "deniers") } on top of the harvest.

outdoor-extra_yellow_die = Extra Yellow Die
    .text = Before your action you may spend 1 cube, take a yellow die from the general supply and roll it into your district. It is an ordinary die, for this action or later, and others may buy it. Impossible if the supply has no yellow die. A yellow die cannot bring cubes here; a die of any other colour can, purple included.

outdoor-extra_white_die = Extra White Die
    .text = Before your action you may spend 1 cube, take a white die from the general supply and roll it into your district. It is an ordinary die, for this action or later, and others may buy it. Impossible if the supply has no white die. A white die cannot bring cubes here; a die of any other colour can, purple included.

outdoor-extra_red_die = Extra Red Die
    .text = Before your action you may spend 1 cube, take a red die from the general supply and roll it into your district. It is an ordinary die, for this action or later, and others may buy it. Impossible if the supply has no red die. A red die cannot bring cubes here; a die of any other colour can, purple included.

outdoor-extra_purple_die = Extra Purple Die
    .text = Before your action you may spend 1 cube and { COUNT($cost-deniers, of: "deniers") }, take your purple die and roll it into your district, for this action or later. Impossible while your purple die lies there: nobody has two. Nobody may buy it. A purple die cannot bring cubes here; a die of any other colour can.

outdoor-swap_dice = Swapped Dice
    .text = Before your action you may spend 1 cube and swap dice with other districts, the neutral one included: 1 die of yours against 1 of theirs, at most once with each of them and { COUNT($swaps, of: "times") } in all. Values stay as they are and colours need not match. Purple dice cannot be swapped.
    .king = Before your action you may spend 1 cube and swap 1 die of yours against 1 of the King's. Values stay as they are and colours need not match. Purple dice cannot be swapped.

outdoor-shield = Shield
    .text = When it is your turn to counter, you may spend 1 cube instead of dice: the highest black die is beaten and you receive its influence. Or, when Drought, Civil War, Heresy, Harsh Winter or Interrupted Work is about to take something from you, spend 1 cube and lose nothing to that event. One cube per event; several may be spent in one phase.

outdoor-flip_bought_die = Turned Purchase
    .text = When your action uses a die you pay for, from an opponent or the neutral district, you may spend 1 cube and turn it to its opposite face first. One die per action; dice taken for free cannot be turned.
    .king = When your action uses a die you buy from the King, you may spend 1 cube and turn it to its opposite face first. One die per action; dice taken for free cannot be turned.

outdoor-move_cube = Moved Cube
    .text = When you activate a delayed or mixed card, you may move 1 of your cubes from here to another face-up delayed, mixed or end-of-game card, with or without a tradesman of yours. The Breeder asks { COUNT($breeder, of: "deniers") } for it; the Fort pays nothing for it. One cube per action.

outdoor-glory = Glory
    .text = When your action places at least 1 of your cubes on the cathedral or on an event, by dice or by a card, you may spend 1 cube and receive { $gain-vp } VP.

outdoor-pilgrims_gate = Pilgrims' Gate
    .text = Your guard's arrival at this gate brings you { $arrival_vp-0 } VP, whoever came before. At the end of the game each of your cubes here is worth { $cube_vp } VP.

outdoor-majority = Majority
    .text = At the end of the game the most cubes here are worth { $rank_vp-0 } VP, the next { $rank_vp-1 }, the third { $rank_vp-2 }. Tied players add up the VP of the ranks they fill and share them, rounded down. Without a cube there is no rank.
    .king = At the end of the game your cubes here are worth { $rank_vp-0 } VP, however many: the King lays none.

outdoor-race = Race
    .text = The first guard to arrive at this gate brings { $arrival_vp-0 } VP, the second { $arrival_vp-1 }, the third { $arrival_vp-2 } and the fourth { $arrival_vp-3 }. No cubes can be placed here.
    .king = Your guard's arrival at this gate brings you { $arrival_vp-0 } VP: the King has no guard. No cubes can be placed here.
