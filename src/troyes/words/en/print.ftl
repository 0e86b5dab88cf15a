# Words of the printed score sheet of Troyes Dice. Names of colours, resources, buildings and characters are in dice/sheet.ftl.

sheet-title = Troyes Dice
sheet-subtitle = Score sheet
sheet-player = Name
sheet-date = Date
# Values: $colour: as in dice-name-red
sheet-district = { $colour } district
sheet-fortress = 1 { $colour } resident
# Values: $count: 3; $resource: as in dice-name-deniers; $colour: as in dice-name-red
sheet-hall_resources = { $count } { $resource } per { $colour } die
sheet-hall_residents = { $count } { $colour } residents per { $colour } die
# Under a Cathedral: whose favour it is, and what it counts.
sheet-cathedral = { $character } · { $building }
sheet-resources = Resources: circle what you gain, cross out what you spend
sheet-residents = Residents: circle those who come; 1 VP each
sheet-column_resources = 1 of each
sheet-column_function = 1 function building
sheet-prestige_at = { $number }th: a prestige building of another colour
sheet-pair_at = { $number }th: 1 of each other colour
sheet-score = Final score
# Behind this six numbers are printed.
sheet-worth = numbers of your cathedrals, in order
sheet-per = VP per { $building }
sheet-pairs = { $resource } left, 1 VP per 2
sheet-residents_of = { $colour } residents
sheet-total = Total
sheet-day = Day
# Behind sheet-day, in small letters.
sheet-halves = morning, afternoon
sheet-price = Price of a die, clockwise
sheet-free = free
sheet-any = any
sheet-change = Changing a die
sheet-value_change = value ±1
sheet-colour_change = another colour
sheet-black = The black die
# Two lines, the one below the other.
sheet-black_text =
    From day { $day } it also crosses out the die of its
    colour and value, unless its column has a Fortress.
sheet-notice = Unofficial fan work in our own drawing
