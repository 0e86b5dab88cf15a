# The activity cards and events of The Ladies of Troyes, in the form of activities.ftl and events.ftl.

card-woodcutter = Woodcutter
    .text = Either fell: each activation puts 1 of your cubes on this card. Or sell: each activation takes 1 of your cubes off it and brings { COUNT($gain-deniers, of: "deniers") }. One action does one or the other, never both.
    .short = Lay a cube here, or sell one for { COUNT($gain-deniers, of: "deniers") }.

card-clog_maker = Clog Maker
    .text = Count your citizens standing in the City Hall: each brings you { COUNT($gain-deniers, of: "deniers") }. Those lying there do not count.
    .short = { COUNT($gain-deniers, of: "deniers") } per citizen of yours in City Hall.

card-weaver = Weaver
    .text = Count your tradesmen on all activity cards, the one here included and also those standing on an illustration: each brings you { COUNT($gain-deniers, of: "deniers") }.
    .short = { COUNT($gain-deniers, of: "deniers") } per tradesman of yours.

card-hostess = Hostess
    .text = Receive { $gain-influence } influence or { $gain-vp } VP. Each activation of the same action may choose differently.
    .short = Gain { $gain-influence } influence or { $gain-vp } VP.

card-distiller = Distiller
    .text = Spend 1 cube with a group that holds a die of your own district: that die shows its opposite face (1 and 6, 2 and 5, 3 and 4). Only one die turns, never a bought one. Works for activities, the cathedral, events, placing a citizen and agriculture; not for the guard, nor on a group of mixed colours.
    .short = Later: turn over one of your own dice.

card-winegrower = Winegrower
    .text = Spend 1 cube with a group of any colour: one of its dice from another district, the neutral one included, is free and nobody is paid for it. It still counts in the size of the group, so further bought dice cost { $prices-0 }, { $prices-1 } or { $prices-2 } deniers as usual. A purple die cannot be taken. Works for activities, the cathedral, events, placing a citizen, agriculture and the guard; not on a group of mixed colours.
    .short = Later: one bought die of a group is free.
    .king = Spend 1 cube with a group of any colour: one of its dice from the King's district is free. It still counts in the size of the group, so further bought dice cost { $prices-0 }, { $prices-1 } or { $prices-2 } deniers as usual. Works for activities, the cathedral, events, placing a citizen, agriculture and the guard; not on a group of mixed colours.

card-banker = Banker
    .text = If you still hold at least { COUNT($at_least, of: "deniers") } once the dice and the tradesman are paid for, receive { $gain-vp } VP. The money stays yours. Deniers lying on your district do not count.
    .short = { $gain-vp } VP if you still hold { COUNT($at_least, of: "deniers") }.

card-breeder = Breeder
    .text = Either buy: each activation costs { COUNT($price, of: "deniers") } and puts 1 of your cubes on this card. Or sell: each activation takes 1 of your cubes off it and brings { $gain-vp } VP. One action does one or the other, never both.
    .short = Buy a cube for { COUNT($price, of: "deniers") }, or sell one for { $gain-vp } VP.

card-master_craftsman = Master Craftsman
    .text = Receive { $gain-vp } VP for each complete pair of your tradesmen on the activity cards, the one here included and also those standing on an illustration.
    .short = { $gain-vp } VP per 2 of your tradesmen.

card-bishop = Bishop
    .text = Count your cubes on the cathedral, on every level: each brings you { COUNT($gain-deniers, of: "deniers") }.
    .short = { COUNT($gain-deniers, of: "deniers") } per cathedral cube of yours.

card-augustinian = Augustinian
    .text = Spend 1 cube with a group of 1 or 2 yellow dice: the cube joins it as a yellow { $improve-joker } of your own. It counts towards the limit of { COUNT($rules-lot_limit, of: "dice") } and makes bought dice dearer like any die; it never stands alone. Works for activities, events and agriculture, not for placing a citizen.
    .short = Later: a yellow { $improve-joker } joins a group of 1 or 2.

card-templar_commander = Templar Commander
    .text = Spend 1 cube with a group of red dice: one die from each other district, the neutral one included, costs only { COUNT($improve-discount, of: "deniers") }, whatever the size of the group. Any further die of the same district is bought at the usual price. Works for activities, events and placing a citizen in the Palace. His tradesman is paid with { $hire } influence, not with deniers.
    .short = Later: a red die of each district costs { $improve-discount }.
    .king = Spend 1 cube with a group of red dice: one die of the King's costs only { COUNT($improve-discount, of: "deniers") }, whatever the size of the group. Any further die of his is bought at the usual price. Works for activities, events and placing a citizen in the Palace. His tradesman is paid with { $hire } influence, not with deniers.
    .king-short = Later: a red die of the King costs { $improve-discount }.

card-herbalist = Herbalist
    .text = Spend 1 cube with a group of exactly 1 white die: it counts as { COUNT($improve-copies, of: "red-dice") } of its value. It costs { COUNT($rules-die_price, of: "deniers") } if it comes from another district. Works for red activities, the Pilgrimage and events fought with red dice, not for placing a citizen.
    .short = Later: 1 white die counts as { $improve-copies } red.

card-master_builder = Master Builder
    .text = Place 1 of your cubes on the cathedral, on the lowest empty level of any column, for the usual VP and influence of that column. Only this card may go on to a fourth level, above a full column of three. While this card is in the game, each player without a cube on the fourth level at the end loses { $rules-missing_level_vp } VP, as for the other three.
    .short = Build in any column, even on a 4th level.

card-preacher = Preacher
    .text = Spend 1 cube with a group of any colour: name one of its dice, and all the others take its value. Works for activities, events, agriculture and the cathedral, where the cubes then pile up in one column; not for placing a citizen, nor on a group of mixed colours.
    .short = Later: all dice of a group take one’s value.

card-scribe = Scribe
    .text = Count the event cards you have won so far: each brings you { $gain-vp } VP. Marauding gives no card.
    .short = { $gain-vp } VP per event you have won.

card-hermit = Hermit
    .text = Put 1 of your cubes on this card. At the end of the game, count the cubes of all players here: each cube is worth { $cube_vp } VP minus that number to its owner, but at least 1 VP. The hermit likes to be alone.
    .short = A cube is worth { $cube_vp } VP less all cubes here.
    .king = Put 1 of your cubes on this card. At the end of the game, count your cubes here: each is worth { $cube_vp } VP minus that number, but at least 1 VP. The hermit likes to be alone.

card-beguine = Beguine
    .text = Once the group is off the square, count the white dice left in your district: each brings you { $gain-vp } VP. A purple die is not white.
    .short = { $gain-vp } VP per white die you have left.

card-ransom = Ransom
    .text = Spend { COUNT($cost-deniers, of: "deniers") } and place 1 of your cubes on an event, which gives { $rules-cube_influence } influence. The cubes of one action may go to different events, but never to the Outlaw Chief.
    .short = Pay { COUNT($cost-deniers, of: "deniers") }: 1 cube on an event.

card-catapult = Catapult
    .text = Either load: each activation puts 1 of your cubes on this card. Or shoot: each activation takes 1 of your cubes off it and places 2 others together on one event; if only 1 banner is free, only 1. Each cube on an event gives { $rules-cube_influence } influence. Each shot may aim at another event, but never at the Outlaw Chief. One action loads or shoots, never both.
    .short = Load a cube, or shoot one: 2 on an event.

card-scout = Scout
    .text = Place 1 of your cubes on as many different events as you like, Marauding included, at { COUNT($price, of: "deniers") } each. Each cube gives { $rules-cube_influence } influence. The Outlaw Chief is out of reach. Every activation chooses its events anew.
    .short = 1 cube on each event you like, { COUNT($price, of: "deniers") } each.

card-executioner = Executioner
    .text = Receive { $gain-influence } influence, and take 1 more from the opponent who has the most; if several do, name one of them. Look again at each activation. If no opponent has any, there is nothing to take. An opponent loses theirs even when your track is full.
    .short = { $gain-influence } influence, and 1 from the rival with most.
    .king = Receive { $gain-influence } influence. The King has none that could be taken from him.
    .king-short = Gain { $gain-influence } influence. The King has none to take.

card-castellan = Castellan
    .text = Either each activation puts 1 of your cubes on this card, or each activation takes 1 of your cubes off it and brings { $gain-influence } influence. One action does one or the other, never both.
    .short = Lay a cube here, or spend one for { $gain-influence } influence.

card-recruiter = Recruiter
    .text = Spend 1 cube with a group of 1 or 2 red dice: the cube joins it as a red { $improve-joker } of your own. It counts towards the limit of { COUNT($rules-lot_limit, of: "dice") } and makes bought dice dearer like any die; it never stands alone. Works for activities and events, not for placing a citizen. His tradesman is paid with { $hire } influence, not with deniers.
    .short = Later: a red { $improve-joker } joins a group of 1 or 2.

card-wedding = Wedding
    .text = { $exchange }
    .short = Pay { COUNT($cost-deniers, of: "deniers") }, gain { $gain-vp } VP.

card-fort = Fort
    .text = Each die of the group puts 1 of your cubes on this card, for { $gain-vp } VP and { $gain-influence } influence if it shows 1 to 3, or { $double-vp } VP and { $double-influence } influence if it is worth 4 or more. At the end of the game, the player with the most cubes here receives { $most_vp } VP; tied players share them, rounded down.
    .short = { $gain-vp } VP, { $gain-influence } influence per die; twice from 4 up.
    .king = Each die of the group puts 1 of your cubes on this card, for { $gain-vp } VP and { $gain-influence } influence if it shows 1 to 3, or { $double-vp } VP and { $double-influence } influence if it is worth 4 or more. At the end of the game you receive { $most_vp } VP if you have a cube here: the King lays none.

card-princess = Princess
    .text = Put 1 of your cubes on this card. At the end of the game, the player with the most cubes here receives { $most_vp } VP; tied players share them, rounded down.
    .short = A cube here. The most win { $most_vp } VP at the end.
    .king = Put 1 of your cubes on this card. At the end of the game you receive { $most_vp } VP if you have a cube here: the King lays none.
    .king-short = A cube here. One is enough for { $most_vp } VP at the end.

event-wolves = Wolves
    .text = { raid }
    .short = { raid-short }

event-outlaw_chief = Outlaw Chief
    .text = Each round, every black die that attacks the city is worth { $black_bonus } more than its roll, at most 6. The dice rolled by other events to choose a place are not concerned. This event receives cubes only from players who fight it with dice: activity cards and Support pass it by.
    .short = Enemies are worth { $black_bonus } more. Only dice reach him.
    .king = Each round, every black die that attacks the city is worth { $black_bonus } more than its roll, at most 6. The dice rolled by other events to choose a place are not concerned. This event receives cubes only from you when you fight it with dice, and from the King when he completes it: activity cards and Support pass it by.
    .king-short = Enemies: +{ $black_bonus }. Only dice or the King reach him.

event-harsh_winter = Harsh Winter
    .text = Each round, every player gives up 1 of their cubes, at their choice, from a delayed, mixed or end-of-game activity card or from an outdoor activity. Cubes on events and on the cathedral are safe. A player who has no such cube loses nothing.
    .short = Each family loses a cube from a card or a gate.
    .king = Each round, you give up 1 of your cubes, at your choice, from a delayed, mixed or end-of-game activity card or from an outdoor activity. Cubes on events and on the cathedral are safe. Without such a cube you lose nothing. The King is spared.
    .king-short = You lose a cube from a card or a gate, the King none.

event-uprising = Uprising
    .text = Each round, roll a die: 1 or 2 names the Bishopric, 3 or 4 the Palace, 5 or 6 the City Hall. All citizens standing there, together with those lying there or, if there are none, with 1 neutral citizen from the supply, are dealt at random onto the 6 spaces. Whoever finds no space lies on the building until the end of the round.
    .short = The people of one building change places.
    .king = Each round, roll a die: 1 or 2 names the Bishopric, 3 or 4 the Palace, 5 or 6 the City Hall. All citizens standing there, together with those lying there or, if there are none, with 1 more citizen of the King, are dealt at random onto the 6 spaces. Whoever finds no space lies on the building until the end of the round.

event-monk_event = Monk
    .text = Each round, roll a die: 1 or 2 names the white activities, 3 or 4 the yellow, 5 or 6 the red. A neutral citizen takes the free tradesman space of that colour worth the most VP, on the card of lowest level if several are worth as much. Only face-up cards count. Nothing happens if no space is free or if all neutral citizens are in play. He stays there when this event is beaten, and gives no die.
    .short = A neutral citizen takes a tradesman’s space.
    .king = Each round, roll a die: 1 or 2 names the white activities, 3 or 4 the yellow, 5 or 6 the red. A citizen of the King takes the free tradesman space of that colour worth the most VP, on the card of lowest level if several are worth as much. Only face-up cards count. Nothing happens if no space is free or if the King has no citizen left. He stays there when this event is beaten, gives no die, and counts for the King at the end.
    .king-short = A citizen of the King takes a tradesman’s space.

event-possession = Possession
    .text = In the round it appears, and only then, every player from the start player on puts 1 of their citizens on this card: from the personal supply, from anywhere on the board, lying or standing, or recruited for { $rules-recruit_cost } influence if the personal supply is empty. A player who cannot loses { $rules-penalty_vp } VP. Whoever places a cube here frees 1 of these citizens, whoever owns it; a neutral cube of Support frees one at random. Freed citizens go to their owner's personal supply, and so do all that remain when the event is beaten.
    .short = Each family gives a citizen; a cube frees one.
    .king = In the round it appears, and only then, you put 1 of your citizens on this card: from your supply, from anywhere on the board, lying or standing, or recruited for { $rules-recruit_cost } influence if your supply is empty. If you cannot, you lose { $rules-penalty_vp } VP. The King is spared. A cube placed here, yours or the King's, frees your citizen into your supply, and so does the end of the event.
    .king-short = You give a citizen; a cube here frees him.
