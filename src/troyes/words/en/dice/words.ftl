# Words of Troyes Dice: what happened as sentences, moves as choices.
# A colour is given as it is called (dice-name-red …); another form of it can be chosen by that name.

# ---- Amounts.

dice-count-influence = { $n } influence
dice-count-deniers =
    { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
dice-count-knowledge = { $n } knowledge
dice-count-red =
    { $n ->
        [one] { $n } red resident
       *[other] { $n } red residents
    }
dice-count-yellow =
    { $n ->
        [one] { $n } yellow resident
       *[other] { $n } yellow residents
    }
dice-count-white =
    { $n ->
        [one] { $n } white resident
       *[other] { $n } white residents
    }
dice-count-any = { $n } of any resource
dice-count-vp = { $n } VP

# ---- Buildings inside a sentence.

dice-the-fortress = the Fortress of column { $column }
dice-the-hall = the Hall of column { $column }
dice-the-cathedral = the Cathedral of column { $column }
dice-the-palace = the Palace of column { $column }
dice-the-city_hall = the City Hall of column { $column }
dice-the-bishopric = the Bishopric of column { $column }

# ---- A plaza by its price on the dial, at the beginning or inside of a sentence.

dice-priced-free = the free plaza
dice-priced-any = the plaza for any resource
dice-priced-deniers = the plaza for { $price }

# ---- The colour of a plaza or of a track.

dice-plaza-red = red
dice-plaza-yellow = yellow
dice-plaza-white = white

# ---- What a gain comes from, where the sentence does not say it already.

dice-reason-link = link
dice-reason-track = end of a track
dice-reason-column = column bonus
dice-reason-tile = banquet
dice-reason-box = resident of the track

# ---- The rule that something comes from, as a title.

dice-rule-setup = Set-up
dice-rule-price = Price of the die
dice-rule-value = Value changed
dice-rule-colour = Colour changed
dice-rule-die = Die
dice-rule-building = Building
dice-rule-link = Link
dice-rule-track = End of a track
dice-rule-column = Column bonus
dice-rule-tile = Banquet
dice-rule-mercy = No die can be paid for
dice-rule-black = Black die
dice-rule-wheel = Wheel
dice-rule-box = Resident of the track
dice-rule-crier = The crier

# ---- What happened.

# Values: $numbers: like 4 5 6 1 2 3
dice-log-numbers = The columns carry { $numbers }.
dice-log-first = The first column carries { $number }.
dice-log-ascending = { $who } cries: upwards! The columns carry { $numbers }.
dice-log-descending = { $who } cries: downwards! The columns carry { $numbers }.
dice-log-ordered = { $who } cries: the columns carry { $numbers }.
# Values: $list: dice-log-column_carries, one or several
dice-log-cried = { $who } cries: { $list }.
dice-log-column_carries = column { $column } carries { $number }
dice-log-wheel = The plazas around the wheel: { $plazas }.
# Values: $colour: as in dice-plaza-red; $text: what the tile says
dice-log-tile = Beside the { $colour } plaza, a banquet: { $text }
dice-log-day = A new day begins.
dice-log-afternoon = The afternoon begins.
# Values: $dice: like 1 3 6; $struck: dice-log-struck
dice-log-dice = The dice lie { $dice }{ $struck }.
# Values: $plaza: as in dice-priced-free
dice-log-destroyed = { $plaza } is destroyed.
# How many plazas a roll destroys; $plazas: as in dice-priced-free, one or several
dice-log-struck =
    { $n ->
        [0] ; a banquet keeps the black die from destroying anything
        [one] ; { $plazas } is destroyed
       *[other] ; { $plazas } are destroyed
    }
dice-log-die_of_column = The { $colour } die of column { $column }
# Values: $die: dice-log-die_of_column; $who: one name or several
dice-log-crossed = { $die } is crossed out: { $who }.
dice-log-protected = { $die } is protected by a Fortress: { $who }.
dice-log-both = { $die } is crossed out: { $who }; protected by a Fortress: { $safe }.
dice-log-turned =
    { $n ->
        [one] The destroyed plaza shows its other face.
       *[other] The destroyed plazas show their other faces.
    }
# Values: $colour: as in dice-plaza-red
dice-log-raid = The banquet beside the { $colour } plaza turns into a raid.
# A whole sentence.
dice-log-line = { $list }.
# Values: $die: dice-log-a_die; $price: dice-log-free or dice-log-price; $changes: dice-log-recoloured and others, or nothing; $deed: dice-log-gains or dice-log-builds
dice-log-takes = { $who } takes { $die } { $price }{ $changes } and { $deed }
dice-log-a_die = a { $value }
# Values: $value: the number of the die
dice-log-a_colour_die = a { $colour } { $value }
dice-log-free = for nothing
dice-log-price = for { $list }
dice-log-recoloured = , makes it { $colour } for { $cost }
dice-log-changed = , brings it to { $value } for { $cost }
dice-log-worthless = , worth { $value } here
dice-log-gains = gains { $list }
dice-log-gains_nothing = gains nothing
dice-log-builds = builds { $building }
dice-log-bonus = bonus: builds { $building }
dice-log-mercy = { $who } can pay for no die and receives { $list }
# Values: $building: a name like Fortress; $points: like 3 VP
dice-log-worth = each { $building } will count { $points }
dice-log-lost = a resident finds no room
dice-log-no_building = the bonus finds nothing to build
# Values: $reason: as in dice-reason-link
dice-log-part = { $reason }: { $list }
dice-log-goes_on = { $who }: { $list }
# Between the parts of a sentence.
dice-log-break = ; { "" }

# ---- Moves.

# Values: $die: like R◆5; $unit: as in dice-choice-influence
dice-choice-gain = { $die } { $unit }
# Values: $building: dice-choice-building
dice-choice-build = { $die } build { $building }
# A building in a list: its name and its column.
dice-choice-building = { $name } { $column }
dice-choice-bonus = Build { $building }
# Values: $colour: as in dice-plaza-red
dice-choice-resident = On the { $colour } track
# A move and what it brings.
dice-choice-joined = { $what }: { $result }
# Values: $die: its number on the wheel
dice-choice-die = Die { $die }, { $colour } { $value }: { $price }
dice-choice-pay = pay { $list }
dice-choice-free = free
dice-choice-also = also { $building }
dice-choice-then = then choose a bonus
dice-choice-nothing = no gain
dice-choice-influence = gain influence
dice-choice-deniers = gain deniers
dice-choice-knowledge = gain knowledge
dice-choice-ascending = Upwards
dice-choice-descending = Downwards
dice-choice-number = Column { $column } carries { $number }
# A die among others: yellow 5.
dice-choice-lot = { $colour } { $value }

# ---- What is done, whatever it is done to.

dice-verb-gain = Gain
dice-verb-prestige = Build for prestige
dice-verb-function = Build for a function
dice-verb-build = Build
dice-verb-resident = Place the resident
dice-verb-direction = Call up or down
dice-verb-number = Call a number

# ---- What is asked.

dice-step-direction = You are the crier. The first column carries { $first }: do the numbers go up or down?
dice-step-number = You are the crier. Which number does column { $column } carry?
dice-step-act = Which die do you take?
dice-step-resident = A resident needs a track. Which one?
dice-step-prestige = Your bonus: a prestige building. Which one?
dice-step-function = Your bonus: a function building. Which one?

# ---- Where points come from.

# Values: $character: the person on the card; $building: as in dice-name-fortress
dice-source-cathedral = { $character }: { $building }
# Values: $detail: as in dice-name-deniers
dice-source-pairs = Pairs of { $detail }
# Values: $detail: as in dice-name-red
dice-source-residents = Residents, { $detail }
