# The activity cards of the base box: the name, `.text` the whole rule, `.short` the sentence on the face of the card,
# `.king` and `.king-short` the same against the King where they differ.
#
# The values are the figures of the card, which players may change: $gain-vp is what it brings in VP, $cost-deniers what
# it asks for, $improve-copies what a cube later does, $rules-penalty_vp a number of the rules. $exchange is the deal of
# a card in words (card-counts.ftl).

card-artisan = Artisan
    .text = { $exchange }
    .short = Spend { $cost-influence } influence, gain { COUNT($gain-deniers, of: "deniers") }.

card-merchant = Merchant
    .text = { $exchange }
    .short = Gain { COUNT($gain-deniers, of: "deniers") }.

card-miller = Miller
    .text = Choose the Palace or the Bishopric: receive { COUNT($gain-deniers, of: "deniers") } for each of your citizens standing there. Expelled citizens do not count. The choice is made anew for each activation.
    .short = { COUNT($gain-deniers, of: "deniers") } per citizen in the Palace or the Bishopric.

card-innkeeper = Innkeeper
    .text = { $exchange }
    .short = Pay { COUNT($cost-deniers, of: "deniers") }, gain { $gain-influence } influence.

card-blacksmith = Blacksmith
    .text = Spend 1 cube with a group of red dice: its total rises by { $improve-add_lot }, whatever the number of dice. Works for activities and events, not for placing a citizen.
    .short = Later: +{ $improve-add_lot } to a red group.

card-militiaman = Militiaman
    .text = Spend 1 cube with a group of yellow dice: the group counts as red, with the same values. All its dice must be yellow. Works for red activities, for events fought with red dice and, with a single die, for placing a citizen in the Palace.
    .short = Later: a yellow group counts as red.

card-journeyman = Journeyman
    .text = { $exchange }
    .short = Pay { COUNT($cost-deniers, of: "deniers") }, gain { $gain-vp } VP.

card-goldsmith = Goldsmith
    .text = { $exchange }
    .short = Gain { $gain-vp } VP and { COUNT($gain-deniers, of: "deniers") }.

card-sculptor = Sculptor
    .text = { $exchange }
    .short = Gain { $gain-vp } VP.

card-tithe = Tithe
    .text = Spend 1 cube with a group of yellow dice: one die from each other player and { COUNT($rules-neutral_free_dice, of: "dice") } from the neutral district are free. Any further die of the same district is bought at the usual price. Works for activities, events, agriculture, placing a citizen in the City Hall and the guard on the ramparts.
    .short = Later: a free yellow die from each district.
    .king = Spend 1 cube with a group of yellow dice: up to { COUNT($rules-neutral_free_dice, of: "dice") } of the King's are free. Any further die of his is bought at the usual price. Works for activities, events, agriculture, placing a citizen in the City Hall and the guard on the ramparts.
    .king-short = Later: up to { $rules-neutral_free_dice } yellow dice of the King free.

card-monk = Monk
    .text = Spend 1 cube with a group of exactly 1 white die: it counts as { COUNT($improve-copies, of: "yellow-dice") } of its value. It costs { COUNT($rules-die_price, of: "deniers") } if it comes from another district. Works for yellow activities, the Pilgrimage, events fought with yellow dice and agriculture, not for placing a citizen.
    .short = Later: 1 white die counts as { $improve-copies } yellow.

card-priest = Priest
    .text = Spend 1 cube with a group of yellow dice: each die is worth { $improve-add_die } more, even beyond 6. Works for activities, events and agriculture, not for placing a citizen.
    .short = Later: +{ $improve-add_die } to each yellow die of a group.

card-apprenticeship = Apprenticeship
    .text = Spend 1 cube with a group of any colour: each die is worth { $improve-set_die }. Works for activities, events and agriculture, also on a group of mixed colours for the Pilgrimage; not for the cathedral nor for placing a citizen.
    .short = Later: every die of a group is worth { $improve-set_die }.

card-confession = Confession
    .text = Spend 1 cube with a group of any colour: each die is worth { $improve-add_die } more, even beyond 6. Works for activities, events and agriculture, also on a group of mixed colours for the Pilgrimage; not for the cathedral nor for placing a citizen.
    .short = Later: +{ $improve-add_die } to each die of a group.

card-templar = Templar
    .text = Spend 1 cube with a group of exactly 1 white die: it counts as { COUNT($improve-copies, of: "red-dice") } of its value. It costs { COUNT($rules-die_price, of: "deniers") } if it comes from another district. Works for red activities, the Pilgrimage and events fought with red dice, not for placing a citizen.
    .short = Later: 1 white die counts as { $improve-copies } red.

card-pilgrimage = Pilgrimage
    .text = { $exchange } The group may mix dice of all colours; only a cube of the Apprenticeship or of the Confession improves a mixed group.
    .short = Gain { $gain-vp } VP. The group may mix colours.

card-procession = Procession
    .text = Once the group is off the square, the player with the most dice left in their district receives { $gain-vp } VP, even if it is not you. Tied players receive { $gain-vp } VP each. At least 1 die is needed. If the neutral district alone holds the most, nobody receives anything.
    .short = { $gain-vp } VP to whoever has the most dice left.
    .king = Once the group is off the square, whichever of you and the King has more dice left in their district receives { $gain-vp } VP, even if it is the King. With as many dice, you receive { $gain-vp } VP each. At least 1 die is needed.
    .king-short = { $gain-vp } VP to you or the King: most dice left.

card-glassblower = Glassblower
    .text = Receive { $gain-vp } VP for each complete pair of your cubes on the cathedral.
    .short = { $gain-vp } VP per 2 of your cathedral cubes.

# $hits: the values that hit, as in "3, 5 or 6"; $or-more: the same, but "3 or more" where it is so (card-counts.ftl)
card-archer = Archer
    .text = Roll 1 die. On { $hits }, place 1 of your cubes on an event of your choice and receive { $rules-cube_influence } influence. The roll cannot be changed. Each activation rolls again and may aim at another event.
    .short = Roll a die: on { $or-more }, 1 cube on any event.

card-chivalry = Chivalry
    .text = Place 1 of your cubes on an event for each red die left in your district once the group is off the square. Receive { $rules-cube_influence } influence per cube. The cubes may go to different events.
    .short = 1 cube on an event per red die you have left.

card-diplomat = Diplomat
    .text = Spend { $cost-influence } influence and place 1 of your cubes on an event, which gives back { $rules-cube_influence } influence. With several activations, all the influence is spent before the first cube; the cubes may go to different events.
    .short = Spend { $cost-influence } influence: 1 cube on an event.

card-hunting = Hunting
    .text = { $exchange }
    .short = Gain { $gain-influence } influence.

card-mercenary = Mercenary
    .text = { $exchange }
    .short = Gain { COUNT($gain-deniers, of: "deniers") }.

card-tax_collector = Tax Collector
    .text = Every other player gives you { COUNT($gain-deniers, of: "deniers") } for each of their citizens standing in the City Hall; the bank gives { COUNT($bank, of: "deniers") } for each neutral citizen. A player short of money gives what they have, without penalty. Expelled citizens do not count.
    .short = { COUNT($gain-deniers, of: "deniers") } per other or neutral citizen in City Hall.
    .king = The bank gives you { COUNT($bank, of: "deniers") } for each of the King's citizens standing in the City Hall. Expelled citizens do not count.
    .king-short = { COUNT($bank, of: "deniers") } per citizen of the King in City Hall.

card-captain = Captain
    .text = Receive { $gain-vp } VP for each event in play that carries at least 1 of your cubes, Marauding included.
    .short = { $gain-vp } VP per event that carries a cube of yours.

card-joust = Joust
    .text = Once the group is off the square, add up the red dice of each district, the neutral one included. If your total is the highest and at least 1, receive { $gain-vp } VP. Players tied with you receive { $gain-vp } VP as well. If another district has more, nobody receives anything.
    .short = { $gain-vp } VP if no one else’s red dice total more.
    .king = Once the group is off the square, add up your red dice and the King's. If your total is at least 1 and not below his, receive { $gain-vp } VP. If he is level with you, he receives { $gain-vp } VP as well. If he has more, nobody receives anything.
    .king-short = { $gain-vp } VP if the King’s red dice do not total more.

card-troubadour = Troubadour
    .text = { $exchange }
    .short = Spend { $cost-influence } influence, gain { $gain-vp } VP.
