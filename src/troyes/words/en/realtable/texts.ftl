# Texts for people at a real table, where a program says what the real dice and cards are to do.

# ---- The King's Challenge: what is asked in a terminal; somebody types behind it.

table-ask-start = Who holds the start card?
table-ask-start_you = { $who } (you)
table-ask-start_king = the King
table-ask-open = The column of characters, number { $n } of { $most } from the top
# Values: $colour: of an activity
table-ask-reveal = The { $colour } activity of level { $level } is turned up: which one?
table-ask-event = The { $colour } event is drawn: which one?
table-ask-event_called = It calls another event, a { $colour } one: which?
table-ask-event_box = It calls a second { $colour } event, from those set aside: which?
# Values: $building: like Palace; $colour: of several dice; $example: like 25 13
table-ask-roll_both = { $building }: roll your { $yours } and the King's { $kings } { $colour } dice. Yours first, then his (like { $example }): { "" }
table-ask-roll_yours = { $building }: roll your { $yours } { $colour } dice (like { $example }): { "" }
table-ask-roll_kings = { $building }: roll the King's { $kings } { $colour } dice (like { $example }): { "" }
table-ask-site = { $event }: roll a die for the place of the King's citizen: { "" }
table-ask-black =
    { $n ->
        [1] Roll the black die: { "" }
       *[other] Roll { $n } black dice (like { $example }): { "" }
    }
table-ask-reroll = Roll your { $colour } die again: { "" }
table-ask-shot = { $card }: roll a die for the shot: { "" }
table-ask-king = The King's turn: roll his two black dice (like 5 2): { "" }
table-ask-royal = The King places: roll { $n } red, { $n } yellow and { $n } white dice, in this order (like { $example }): { "" }
table-ask-purple = Roll your purple die: { "" }
table-ask-uprising = { $event }: roll a die: { "" }
table-ask-monk = { $event }: roll a die: { "" }
table-ask-crowd = { $event }: mix the citizens and lay them out; type the spaces 1 to 6 (A yours, N the King's, . empty), like { $example }: { "" }
table-ask-extra = Roll the die that you take: { "" }
table-ask-tile = The outdoor activity at gate { $gate } is turned up: which one?
# Values: $verb: a word of the notation
table-ask-die = Roll a die ({ $verb }): { "" }
table-ask-pick = What is drawn ({ $verb })?
table-ask-line = Roll or draw, and type it like { $example }: { "" }
table-ask-list_hint = a number or a name; Enter: the program draws
table-ask-column_hint = a number or a name, or all at once (3, 1, 4 …); Enter: the program draws
table-ask-cards_hint = a number or a name, or all three names (a, b, c); Enter: the program draws
table-ask-choice = Your choice: { "" }
table-ask-drawn = Drawn: { "" }

# ---- What is wrong with what was typed.

table-wrong-die = One die: a number from 1 to 6, not { $input }.
table-wrong-digits = { $input }: only values of dice, from 1 to 6.
table-wrong-face = No die shows { $value }: values go from 1 to 6.
table-wrong-two = The King rolls two dice, not { $n }.
table-wrong-black = { $most } black dice are rolled, not { $n }.
table-wrong-royal = { $most } dice are rolled, { $each } of each colour, not { $n }.
table-wrong-colours = { $input }: name each colour once, with its { $each } values: R65 Y41 W32.
table-wrong-roll = You have { $yours } citizens there and the King { $kings }: that many dice, yours first, not { $input }.
table-wrong-list = { $input }: not in the list. Type a number from 1 to { $most }, or a name.
# Values: $names: two or more
table-wrong-several = { $input } may be { $names }: which one?
table-wrong-card = { $name } is a { $colour } activity of level { $level }; that is not what is turned up now.
table-wrong-event = { $name } is a { $colour } event; that is not what is drawn now.
table-wrong-drawn = { $name } has already been drawn.
table-wrong-taken = { $name } already lies in the column.
table-wrong-impossible = { $input }: this cannot be rolled or drawn here.

# ---- What hands do on the real table.

# Values: $row: a number
table-steps-row = { $building }, row { $row }: put a citizen of the King in front, on the left, and push the others to the right.
# Values: $place: like Palace, space 3
table-steps-in_place = { $place }: put a citizen of the King there.
table-steps-same_row = A citizen of the King enters a row that is all his: it looks the same.
table-steps-expelled_you_palace = Your citizen is expelled: lay it down on the Palace.
table-steps-expelled_you_city_hall = Your citizen is expelled: lay it down on the City Hall.
table-steps-expelled_you_bishopric = Your citizen is expelled: lay it down on the Bishopric.
table-steps-expelled_king_palace = A citizen of the King is expelled: lay it down on the Palace.
table-steps-expelled_king_city_hall = A citizen of the King is expelled: lay it down on the City Hall.
table-steps-expelled_king_bishopric = A citizen of the King is expelled: lay it down on the Bishopric.
# Values: $columns: one or several, like 1, 2 and 3
table-steps-cubes =
    { $n ->
        [one] Put a cube of the King on the cathedral: level { $level }, column { $columns }.
       *[other] Put cubes of the King on the cathedral: level { $level }, columns { $columns }.
    }
# Values: $points: like 3 VP
table-steps-tradesman = Put a citizen of the King on { $card }, on its space worth { $points }.
# Values: $cubes: like 2 cubes
table-steps-event_cubes = Put { $cubes } of the King on { $event }.
table-steps-event_clear = { $event } is covered: take all cubes off it.
table-steps-event_king = { $event } leaves the row: the King wins the card.
table-steps-event_you = { $event } leaves the row: you win the card.
table-steps-event_gone = { $event } leaves the row.
table-steps-character = Take { $name } off the column and out of the game.
table-steps-points_king = The King receives { $points }.
table-steps-points_you = You receive { $points }.
table-steps-points_lost = You give back { $points }.
table-steps-deniers = Take { $deniers } from the bank.
# Values: $dice: table-steps-a_die or table-steps-some_dice, one or several
table-steps-your_die = Remove { $dice } from your own district.
table-steps-king_dice = Remove { $dice } from the King's district.
# Values: $dice: table-steps-a_black
table-steps-black = Remove { $dice }.
table-steps-no_dice = The King has no die to remove.
table-steps-nothing = Nothing moves.
# Values: $colour: of one die
table-steps-a_die = the { $colour } { $value }
# Values: $colour: of several dice
table-steps-some_dice = { $n } { $colour } { $value }s
table-steps-a_black = the black { $value }

# ---- Troyes Dice: what is asked, and how it is typed.

table-dice-first = The number of the first column: { "" }
table-dice-first_how = One number from 1 to 6.
table-dice-order = The numbers of the six columns, from the left: { "" }
table-dice-order_how = The numbers 1 to 6, each once: 4 5 6 1 2 3
table-dice-wheel = The nine plazas clockwise from the neutral one, face/back (R/Y …): { "" }
table-dice-wheel_how = Nine plazas: R/R, Y/Y and W/W once, and twice each R/Y, Y/W and W/R, either face up.
table-dice-tiles = The tiles beside the red, the yellow and the white plaza: { "" }
table-dice-tiles_how = Three different numbers from 1 to 8: 3 5 8
table-dice-roll = The three clear dice, then the black one: { "" }
table-dice-roll_how = Four numbers from 1 to 6, the black die last: 1 3 6 3

# ---- The end-scoring sheet: its lines.

table-line-vp = VP tokens
table-line-presence = Events with a cube
table-line-tradesman = Spaces of tradesmen
table-line-level = Cathedral, level { $level }
table-line-king = The King
table-line-cubes = Cubes: { $name }

# ---- On a screen with buttons: what is due, without how to type it.

table-due-roll_both = { $building }: roll the { $colour } dice, { $yours } of yours and { $kings } of the King's.
table-due-roll_yours = { $building }: roll the { $colour } dice, { $yours } of yours.
table-due-roll_kings = { $building }: roll the { $colour } dice, { $kings } of the King's.
table-due-black =
    { $n ->
        [1] Roll the black die.
       *[other] Roll { $n } black dice.
    }
table-due-king = The King's turn: roll his two black dice.
table-due-royal = The King places: roll { $n } red, { $n } yellow and { $n } white dice.
table-due-crowd = { $event }: mix the citizens and lay them out on spaces 1 to 6.
table-due-first = Which number does the first column get?
table-due-order = Which numbers do the six columns get, from the left?
table-due-wheel = How do the nine plazas lie, clockwise from the neutral one?
table-due-tiles = Which tiles lie beside the red, the yellow and the white plaza?
table-due-roll = Roll the three clear dice and the black one.

# ---- On a screen with buttons: what stands beside them.

table-input-yours = Your dice
table-input-kings = The King's dice
table-input-black = Black dice
table-input-a_black = The black die
table-input-red = Red dice
table-input-yellow = Yellow dice
table-input-white = White dice
table-input-purple = The purple die
table-input-clear = The three clear dice
table-input-die = The die
table-input-card = The card
table-input-start = The start card
table-input-calls = It calls a { $colour } event.
table-input-spaces = Spaces 1 to 6
table-input-empty = empty
table-input-columns = Columns from the left
table-input-first = The first column
table-input-plazas = Plazas, clockwise from the neutral one
# Values: $face, $back: colours
table-input-plaza = { $face }, { $back } on the back
table-input-tiles = Tiles beside the red, the yellow and the white plaza
# Values: $banquet, $raid: what the faces of a tile say
table-input-tile = Banquet: { $banquet } Raid: { $raid }

# ---- The end-scoring sheet: what is counted.

table-field-vp = VP tokens
table-field-events = Events in play with a cube of theirs, Marauding included
table-field-tradesman_vp = VP of the spaces held on activities
table-field-cathedral = Cathedral cubes on each level, lowest first
table-field-citizens = Citizens standing in the three buildings
table-field-deniers = Deniers
table-field-influence = Influence
table-field-tradesmen = Tradesmen on activities, illustrations included
table-field-events_won = Event cards won
table-field-red_people = Citizens in the Palace and tradesmen on red activities
table-field-yellow_people = Citizens in the City Hall and tradesmen on yellow activities
table-field-white_people = Citizens in the Bishopric and tradesmen on white activities
table-field-cubes = Cubes on { $card }
table-field-outdoor_cubes = Cubes at the last gate

# ---- The end-scoring sheet: what is asked first.

table-form-characters = Characters dealt, in any hand, and the open one if you play with it
table-form-column = Characters left in the column
table-form-activities = Activities in the game that count at its end
table-form-outdoor = The outdoor activity of the last gate

# ---- The letters by which dice and plazas of a colour may be typed, beside R, Y and W.

table-letter-red = R
table-letter-yellow = Y
table-letter-white = W
