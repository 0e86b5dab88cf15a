# The event cards of the base box and Marauding: the name, `.text` the whole rule, `.short` the sentence on the face,
# `.king` and `.king-short` the same against the King where they differ. The values are the figures of the card:
# $loss-deniers is what it takes, $black_dice how many black dice it sends.

raid =
    Each round, { $black_dice ->
        [one] { $black_dice } black die joins
       *[other] { $black_dice } black dice join
    } those that attack the city.

raid-short = { COUNT($black_dice, of: "enemies") } each round.

event-marauding = Marauding
    .text = { raid } This event never leaves: once its banners are covered, the VP are shared out, nobody wins a card and its cubes are taken off.
    .short = Always at the gates.

event-brigands = Brigands
    .text = { raid }
    .short = { raid-short }

event-skirmishes = Skirmishes
    .text = { raid }
    .short = { raid-short }

event-succession = Conflict of Succession
    .text = Each round, roll a die: a neutral citizen takes the Palace space of that value. A citizen standing there is expelled and lies on the building until the end of the round. Nothing happens if all neutral citizens are already on the board, or if the citizen to expel has one of the same colour lying there.
    .short = A neutral citizen takes a place in the Palace.
    .king = Each round, roll a die: a citizen of the King takes the Palace space of that value. A citizen standing there is expelled and lies on the building until the end of the round. Nothing happens if the King has no citizen left, or if the citizen to expel is protected by one lying there.
    .king-short = A citizen of the King takes a place in the Palace.

event-war = War
    .text = { raid }
    .short = { raid-short }

event-normans = Normans Attack
    .text = { raid }
    .short = { raid-short }

event-drought = Drought
    .text = Each round, every player gives { COUNT($loss-deniers, of: "deniers") } for each of their citizens standing in the City Hall; expelled citizens do not count. A player who cannot give it all gives what they have and loses { $rules-penalty_vp } VP.
    .short = Pay { COUNT($loss-deniers, of: "deniers") } per citizen in City Hall.
    .king = Each round, you give { COUNT($loss-deniers, of: "deniers") } for each of your citizens standing in the City Hall; expelled citizens do not count. If you cannot give it all, you give what you have and lose { $rules-penalty_vp } VP. The King is spared.
    .king-short = Pay { COUNT($loss-deniers, of: "deniers") } per citizen of yours in City Hall.

event-support = Support
    .text = Each round, 1 neutral cube is placed on each of the { $events } events just to the left of this card, Marauding included, or on as many as there are. Neutral cubes compete for the rewards.
    .short = A neutral cube on the { $events } events to the left.
    .king = Each round, 1 cube of the King is placed on each of the { $events } events just to the left of this card, Marauding included, or on as many as there are. His cubes compete for the rewards, which he scores, and for the card.
    .king-short = A cube of the King on the { $events } events to the left.

event-civil_war = Civil War
    .text = Each round, every player gives { COUNT($loss-deniers, of: "deniers") }. A player who cannot give it all gives what they have and loses { $rules-penalty_vp } VP.
    .short = Each family loses { COUNT($loss-deniers, of: "deniers") }.
    .king = Each round, you give { COUNT($loss-deniers, of: "deniers") }. If you cannot give it all, you give what you have and lose { $rules-penalty_vp } VP. The King is spared.
    .king-short = You lose { COUNT($loss-deniers, of: "deniers") }. The King is spared.

event-wayfarers = Wayfarers
    .text = Each round, roll a die: a neutral citizen takes the first place of the row of the City Hall that shows this value. The others move right up to the first empty place; if there is none, the last one is expelled and lies on the building until the end of the round. Nothing happens if all neutral citizens are already on the board, or if the citizen to expel has one of the same colour lying there.
    .short = A neutral citizen enters City Hall.
    .king = Each round, roll a die: a citizen of the King takes the first place of the row of the City Hall that shows this value. The others move right up to the first empty place; if there is none, the last one is expelled and lies on the building until the end of the round. Nothing happens if the King has no citizen left, or if the citizen to expel is protected by one lying there.
    .king-short = A citizen of the King enters City Hall.

event-theological_conflict = Theological Conflict
    .text = Each round, roll a die: a neutral citizen takes the first place of the row of the Bishopric that shows this value. The others move right up to the first empty place; if there is none, the last one is expelled and lies on the building until the end of the round. Nothing happens if all neutral citizens are already on the board, or if the citizen to expel has one of the same colour lying there.
    .short = A neutral citizen enters the Bishopric.
    .king = Each round, roll a die: a citizen of the King takes the first place of the row of the Bishopric that shows this value. The others move right up to the first empty place; if there is none, the last one is expelled and lies on the building until the end of the round. Nothing happens if the King has no citizen left, or if the citizen to expel is protected by one lying there.
    .king-short = A citizen of the King enters the Bishopric.

event-heresy = Heresy
    .text = Each round, every player gives up { $loss-influence } influence. A player who cannot give it all gives what they have and loses { $rules-penalty_vp } VP.
    .short = Each family loses { $loss-influence } influence.
    .king = Each round, you give up { $loss-influence } influence. If you cannot give it all, you give what you have and lose { $rules-penalty_vp } VP. The King is spared.
    .king-short = You lose { $loss-influence } influence. The King is spared.

event-traveling_builders = Traveling Builders
    .text = Each round, 1 neutral cube takes the first free space of the cathedral: the lowest level, then the lowest value. Nothing happens if the cathedral is complete.
    .short = A neutral cube joins the cathedral.
    .king = Each round, 1 cube of the King takes the first free space of the cathedral, the lowest level, then the lowest value, and he receives { $rules-king_builders_vp } VP. Nothing happens if the cathedral is complete.
    .king-short = A cube of the King joins the cathedral.

event-interrupted_work = Interrupted Work
    .text = Each round, 1 cube leaves the cathedral, whoever owns it, neutral included: the one on the highest level and, on that level, with the highest value. VP and influence already received are kept. Nothing happens if the cathedral is empty.
    .short = The highest cube leaves the cathedral.
    .king = Each round, 1 cube leaves the cathedral, yours or the King's: the one on the highest level and, on that level, with the highest value. VP and influence already received are kept. Nothing happens if the cathedral is empty.
