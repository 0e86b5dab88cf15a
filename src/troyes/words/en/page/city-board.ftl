# The board of the city, and the names of its parts for people who listen; the windows and the bar beside it.

board-city = The city
board-events = Events
board-palace = Palace
board-bishopric = Bishopric
board-city_hall = City Hall
board-salary = salary { $n }
board-salary-none = no salary
board-building-tip = Each citizen standing here gives its family one { $colour } die per round.
board-building-salary-tip = { $n ->
    [one] Each one is paid { $n } denier per round; who cannot pay loses { $vp } VP.
   *[other] Each one is paid { $n } deniers per round; who cannot pay loses { $vp } VP.
}
board-building-settle-tip = A single { $colour } die places a citizen at the front of the row that shows its value. The others move right, into a gap if there is one; otherwise the last one is expelled.
board-building-single-tip = A single { $colour } die places a citizen on the space of its value. Whoever stands there is expelled.
board-place-free = { $place }, free
board-place-taken = { $place }: { $who }
board-place-single = { $building } { $n }
board-place-row = { $building }, row { $row }, space { $n }
board-lying = Expelled from the { $building }: { $who }
board-lying-tip = It lies here until the end of the round, then goes back to its owner’s supply. Until then no other citizen of its colour can be expelled from this building.
board-cathedral = Cathedral
board-cathedral-tip = Each white die of a group puts a cube into the column of its value, on the lowest free level.
board-cathedral-missing = Each level without a cube of yours costs you { $n } VP at the end.
board-cathedral-bare = You have no cube on level { $level } yet: −{ $n } VP.
board-cathedral-level = Level { $level }: { $list }.
board-cathedral-light = { $n } { $who }
board-light-free = free
board-column = Column { $n }
board-columns-gain = Columns { $from } to { $to }: { $vp } VP and { $influence } influence per cube.
board-column-full = The column is complete.
board-column-gain = A cube here brings { $vp } VP and { $influence } influence.
board-fields = Agriculture
board-fields-tip = Yellow dice work the fields: their total ÷ { $n } in deniers, rounded down.
board-card-closed = Opens in round { $n }
board-card-hire = A tradesman costs { $n } { $unit }.
board-card-rate = Total of the { $colour } dice ÷ { $n }, rounded down = activations.
board-card-rate-delayed = Total of the { $colour } dice ÷ { $n }, rounded down = cubes you store here for later actions.
board-card-rate-mixed = Total of the { $colour } dice ÷ { $n }, rounded down = cubes you lay here, or use.
board-card-rate-endgame = Total of the { $colour } dice ÷ { $n }, rounded down = cubes you lay here for the end of the game.
board-card-each = Once for each { $colour } die.
board-card-mixed = all colours
board-card-cubes = Cubes: { $list }.
board-card-people = Tradesmen: { $list }.
board-card-free = Free spaces: { $list } VP.
board-card-full = No space is free.
board-kind-delayed = for later
board-kind-mixed = now or later
board-kind-endgame = counts at the end
board-to_come = Still to come
board-to_come-text = { $n ->
    [one] In the last round a red event comes and calls another.
   *[other] In each of { $n } more rounds a red event comes and calls another.
}
board-event-banners = { $n } of { $all } banners covered.
board-event-rate = Total of the { $colour } dice ÷ { $n }, rounded down = cubes; each brings 1 influence.
board-event-rate-one = Dice of a single colour ({ $colour }): total ÷ { $n }, rounded down = cubes; each brings 1 influence.
board-event-rewards = When the last banner is covered: { $first } VP for the most cubes, { $second } VP for the second most, both for whoever is alone. Unbeaten at the end of the game: 1 VP for having a cube here.
board-event-black = { $n ->
    [one] { $n } enemy each round
   *[other] { $n } enemies each round
}
board-event-held = Held here: { $list }.
board-enemies = At the gates
board-enemy = Enemy, { $n }
board-enemy-tip = Use your own dice: their total must reach its value, red ones count double. You must when they suffice, and gain 1 influence. When they do not, you lose { $vp } VP, never below 0, and keep your dice.
board-characters = Open characters
board-influence = Influence
board-influence-of = { $who }: { $n } influence
board-influence-use = Spend it before an action or before fighting black dice: { $reroll } to roll a die of yours again, { $recruit } for one more citizen, { $flip } to turn over up to { $dice } of your dice.
board-influence-from = It comes from cubes on events and on the cathedral, and from black dice you beat. Nobody holds more than { $n }.
board-die-mine-tip = A citizen of yours works for it. Whoever else uses it pays you its price.
board-card-closed-tip = Nobody knows it yet. Once turned up, it serves everybody.
board-street = The street
board-house = House of { $who }
board-you = you
board-grey = Neutral district
board-grey-pays = pay the bank
board-grey-tip = Nobody lives here. Its dice can be bought; the bank is paid.
board-king = The King
board-king-tip = His dice can be bought; the bank is paid. The pair of dice he rolls says what he does.
board-king-column = Not yet called
board-king-results = What he may do
board-king-results-list = What he may do: { $list }
board-king-result = { $result }: { $name }
board-first = plays first
board-reversed = Turns run the other way round.
board-thinking = to play
board-passed = passed
board-coins = { $n ->
    [one] { $n } denier on the doorstep until the end of the round.
   *[other] { $n } deniers on the doorstep until the end of the round.
}
board-supply = { $n ->
    [one] { $n } citizen at home, { $more } to recruit
   *[other] { $n } citizens at home, { $more } to recruit
}
board-won = { $n ->
    [one] { $n } event won
   *[other] { $n } events won
}
board-vp-hidden = points hidden until the end
board-vp = { $n } VP so far
board-held = { $name }: { $n } VP
board-die-mine = your own
board-die-of = { $die }, { $who }
board-die-cost = costs { $n }
board-die-tip = Not yours: { $one } deniers alone, { $two } in a pair, { $three } in a group of three.
board-die-purple = The head of the family: it takes the colour of its group. Nobody else may buy it.
board-die-dear = You cannot pay it.
board-ramparts = Ramparts
board-ramparts-tip = Guards walk along the wall. Whoever has reached a gate may lay cubes there and use them later.
board-guard-at = Guard of { $who }: { $n } of { $all }
board-gate = Gate { $n }
board-gate-tile = Gate { $n }: { $name }
board-gate-closed = Nothing lies here yet.
board-event-nth = { $event }, number { $n }
board-threat = { $event } threatens
board-asked = The question is about this
board-citizen = Citizen of { $who }
