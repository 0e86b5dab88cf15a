# The bonus cards, three activities and one event, in the form of activities.ftl and events.ftl.

card-baker = Baker
    .text = Receive { COUNT($gain-deniers, of: "deniers") } for each yellow die on the square, all districts together, the neutral one included. The dice of the group no longer count.
    .short = { COUNT($gain-deniers, of: "deniers") } per yellow die on the square.
    .king = Receive { COUNT($gain-deniers, of: "deniers") } for each yellow die on the square, yours and the King's together. The dice of the group no longer count.

card-prior = Prior
    .text = Spend 1 cube with a group of exactly 1 white die: it counts as { COUNT($improve-copies, of: "white-dice") } of its value. It costs { COUNT($rules-die_price, of: "deniers") } if it comes from another district. Works for white activities, events fought with white dice and the cathedral, where it places { COUNT($improve-copies, of: "cubes") } one above the other; not for placing a citizen.
    .short = Later: 1 white die counts as { $improve-copies }.

card-banquet = Banquet
    .text = Look at the district with the most red dice, be it yours, another player's or the neutral one: receive { $gain-vp } VP per red die in it. The dice of the group no longer count.
    .short = { $gain-vp } VP per red die of the district with most.
    .king = Receive { $gain-vp } VP for each red die left in your own district. The King's dice do not count, and the dice of the group no longer do.
    .king-short = { $gain-vp } VP per red die left in your district.

event-resistance = Resistance
    .text = On arrival, a second red event joins it, drawn from those set aside at the start of the game; that one calls a white or yellow card as usual. Each round, the cube placed last leaves every event, this one and Marauding included, whatever its colour. Its owner takes it back and loses no influence.
    .short = The last cube leaves every event.
