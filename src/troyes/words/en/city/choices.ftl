# The choices of the city: each begins with a capital when it is shown. Values as in log.ftl.

## What one can do, as a heading of choices

city-action-activate = Use an activity
city-action-build = Build the cathedral
city-action-fight = Fight an event
city-action-settle = Place a citizen
city-action-farm = Agriculture
city-action-reroll = Reroll a die
city-action-turn = Turn a die over
city-action-with = Commit a die
city-action-also = Counter another black die
city-action-place = Place a citizen
city-action-take = Take a citizen
city-action-times = How often
city-action-split = How to divide
city-action-cube = Lay a cube
city-action-stock = Lay cubes on the card
city-action-spend = Use cubes of the card
city-action-share = How to divide
city-action-column = Build in a column
city-action-victim = Choose an opponent
city-action-lose = Give up a cube
city-action-give = Give up a citizen
city-action-release = Free a citizen
city-action-walk = Walk
city-action-lay = Lay a cube at a gate
city-action-ask = Be asked again
city-action-shift = Move the cube to a card

## Choices: what they are, what they cost and bring

city-choice-activate = { $card } with { $dice }
city-choice-build = Cathedral with { $dice }
city-choice-fight = { $event } with { $dice }
city-choice-settle = { $building } with { $dice }
city-choice-farm = Agriculture with { $dice }
city-choice-noted = { $dice } ({ $notes })
city-choice-turned = { $die } turned to { $value }
city-choice-free_die = { $die } free
city-choice-alike = all dice as { $value }
city-choice-using = { $what }, { $card } cube
city-choice-pass = Pass for this round
city-choice-reroll = Reroll the { $die }
city-choice-recruit = Recruit a citizen
city-choice-flip =
    { $limit ->
        [one] Turn over a die
       *[other] Turn over up to { $limit } dice
    }
city-choice-place = { $space }
city-choice-place_unpaid = a { $colour } die each round, no salary
city-choice-place_value = a { $colour } die each round, salary { $salary }
city-choice-beat = Counter { $black }
city-choice-yield = Let { $black } through
city-choice-also = Counter { $black } as well
city-choice-with = Commit { $die }, worth { $strength }
city-choice-done = That is enough
city-choice-take_space = The citizen { $off }
city-choice-take_lying = The citizen { $off }
city-choice-take_card = The tradesman { $off }
city-choice-take_supply = A citizen { $off }
city-choice-cube = A cube on { $event }
city-choice-split = Palace { $palace }, Bishopric { $bishopric }
city-choice-shoot = Roll for the Archer
city-choice-turn = Turn the { $die } over: { $value }
city-choice-unknown = Another move
city-choice-value = { $total } → { $activations }
city-choice-divided = { $total } ÷ { $per } = { $activations }
city-choice-divided_more = { $total } ÷ { $per } → { $activations }
city-choice-between = { $least } to { $most }
city-choice-leads_you = { $n } of { $of }, then you lead
city-choice-leads_other = { $n } of { $of }, then { $who } leads
city-choice-tie_you = { $n } of { $of }, a tie: you came first
city-choice-tie_other = { $n } of { $of }, a tie: { $who } came first
city-choice-pay = you pay { $prices }
city-choice-spend = you spend { $amounts }
city-choice-get = you gain { $amounts }
city-choice-lose = you lose { $amounts }
city-choice-aside = { $coins } set aside
city-choice-expels = expels { $expelled }
city-choice-expels_own = expels your own citizen
city-choice-free_space = nobody is expelled
city-choice-depends_expelled = who is expelled depends on the citizen you take
city-choice-depends = the gain depends on the citizen you take
city-choice-countered = { $event } is countered
city-choice-together = { $dice } must go with it
city-choice-on_event = { $cubes } on an event
city-choice-on_events = { $cubes } on events
city-choice-no_effect = no gain
# A choice and what it costs and brings.
city-choice-joined = { $what }: { $result }
