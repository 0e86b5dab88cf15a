# The log of the city: what happens, sentence by sentence.
#
# $who: a name at the table, or "the King"; $of: whose something is, as in "Anna's";
# $at, $to, $off: a building or a space as in "in the Palace", "to the Palace", "from the Palace";
# $gain, $changes, $loss: amounts with their signs, as in "+2 deniers, −1 VP"; $list: several parts with commas;
# $card, $event, $character: the names of cards, events inside a sentence as `city-word-named` writes them;
# $dice, $die, $black: dice as the texts of parts.ftl write them; $cost, $price, $amount: as in "2 deniers".

## A phase begins

city-phase-setup = The city is set up.
city-phase-placement = The families place their citizens.
city-phase-activities = New activities open.
city-phase-income = Income and salaries.
city-phase-workforce = The workforce gathers.
city-phase-events = Events strike.
city-phase-counter = Black dice attack.
city-phase-actions = The players act.
city-phase-end = The round ends.
city-phase-over = The game is over.

## Phases by name

city-phase_name-setup = Set-up
city-phase_name-placement = Initial placement
city-phase_name-activities = Activities
city-phase_name-income = Income
city-phase_name-workforce = Workforce
city-phase_name-events = Events
city-phase_name-counter = Black dice
city-phase_name-actions = Actions
city-phase_name-end = End of round
city-phase_name-over = Game over

## What happens

city-log-start = { $who } holds the start card.
city-log-start_moves = The start card goes to { $who }.
city-log-dealt = { $who } is dealt { $what } in secret.
city-log-laid_open = Laid open for all: { $what }.
city-log-round = A new round begins.
city-log-turn = It is { $of } turn.
city-log-place = { $who } places a citizen { $at }.
city-log-neutral_fill = Neutral citizens take { $spaces }.
city-log-cards = Activities opened: { $cards }.
city-log-income = Income and salaries: { $list }.
city-log-unpaid = { $who } cannot pay every salary: { $loss }.
city-log-rolled = { $colour } dice: { $list }.
city-log-raised = Black dice rolled: { $rolled }. { $event } +{ $bonus }: { $values }.
city-log-black_rolled = Black dice rolled: { $values }.
city-log-threat = New threat: { $event }.
city-log-event = { $event }: { $list }.
city-log-event_nothing = { $event }: nothing happens.
city-log-event_protected = { $event }: the citizen to expel is protected, nobody moves { $at }.
city-log-event_roll = { $event }: the die shows { $value }.
# $to: the building, as in "to the Palace"
# $at: the same, as in "in the Palace"
city-log-newcomer = A neutral citizen comes { $to }.
# $to: the building, as in "to the Palace"
# $at: the same, as in "in the Palace"
city-log-newcomer_expels = A neutral citizen comes { $to }; { $expelled } is expelled.
city-log-event_cubes = { $event }: { $list }.
city-log-cube_neutral = a neutral cube on { $event }
city-log-cube_leaves = { $of } cube leaves { $event }
city-log-builders = { $event }: a neutral cube on the cathedral, column { $column }, level { $level }.
city-log-interruption = { $event }: { $of } cube leaves the cathedral, column { $column }, level { $level }.
city-log-reroll = { $who } spends { $cost } and rerolls the { $die }: { $value }.
city-log-reroll_begun = { $who } spends { $cost } and rerolls the { $die }.
city-log-reroll_result = { $of } { $colour } die shows { $value }.
city-log-recruit = { $who } spends { $cost } and recruits { $citizens }.
city-log-flip = { $who } spends { $cost } and turns dice over: { $flips }.
city-log-flip_begun = { $who } spends { $cost } to turn dice over.
city-log-flip_more = { $who } turns over { $flips }.
city-log-flipped = { $die } to { $value }
city-log-counters = { $who } counters { $black } with { $dice }{ $gain }.
city-log-takes_up = { $who } takes on { $black }.
city-log-joins = Taken on as well: { $black }.
city-log-commits = { $who } commits { $dice }{ $gain }.
city-log-beaten = Black dice beaten: { $gain }.
city-log-yields = { $who } cannot counter { $black }: { $loss }.
city-log-yields_free = { $who } cannot counter { $black } and has no VP to lose.
# $lot: one or two of the texts that follow
city-log-lot = { $lot }.
city-log-uses = { $who } uses { $dice }
city-log-buys = { $who } buys { $dice }
# Follows `uses`.
city-log-and_buys = and buys { $dice }
city-log-from_owner = { $dice } from { $owner } for { $price }
city-log-from_neutral = { $dice } from the neutral district for { $price }
city-log-with_cube = with a { $card } cube
city-log-hires = { $who } sends a citizen { $off } to { $card } for { $price }.
city-log-hires_free = { $who } sends a citizen { $off } to { $card }.
city-log-pays_hire = { $who } pays { $price } for a tradesman.
city-log-activates = { $card }, { $times }: { $list }.
city-log-activates_waiting = { $card }, { $times }.
city-log-activates_nothing = { $card }, { $times }: no gain.
city-log-card_effect = { $card }: { $list }.
city-log-shot = { $card }: the die shows { $value }.
city-log-cubes_on = { $who } places { $cubes } on { $event }{ $gain }.
city-log-cubes_through = { $card }: { $who } places { $cubes } on { $event }{ $gain }.
# Follows other texts: what the action brings.
city-log-gain = : { $list }
city-log-countered = { $event } countered: { $list }.
city-log-won = { $who } wins the card
city-log-not_won = nobody wins the card
city-log-cleared = its cubes come off
city-log-builds = { $who } builds on the cathedral, { $columns }: { $list }.
city-log-builds_begun = { $who } builds on the cathedral.
# $n: how many columns
city-log-column =
    { $n ->
        [one] column { $numbers }
       *[other] columns { $numbers }
    }
city-log-column_above = { $columns }, up to level { $level }
city-log-settle_begun = { $who } places a citizen.
city-log-settles = { $who } moves a citizen { $off } { $to }.
city-log-settles_expels = { $who } moves a citizen { $off } { $to }; { $expelled } is expelled.
city-log-expelled_citizen = { $of } citizen
city-log-farms = Agriculture: { $gain }.
city-log-farms_nothing = { $who } works the fields.
city-log-passes = { $who } passes and sets { $coins } aside.
city-log-passes_bare = { $who } passes.
city-log-waits = Set aside by those who have passed: { $list }.
city-log-collects = Deniers set aside are collected: { $list }.
city-log-home = Expelled citizens return to the supply: { $list }.
city-log-cleared_dice = The dice left on the square are put away.
city-log-threats = New threats: { $event }.

## One effect alone, when it stands in no group

city-plain-deniers = { $who }: { $amount }.
city-plain-influence = { $who }: { $amount }.
city-plain-vp = { $who }: { $amount }.
city-plain-supply = { $who }: { $amount } in the supply.
city-plain-general = { $who }: { $amount } in the general supply.
city-plain-coins = { $who }: { $amount } set aside.
city-plain-passed = { $who } is back in play.
city-plain-won = { $who } wins { $event }.
city-plain-citizen_comes = { $of } citizen stands { $at }.
city-plain-citizen_goes = { $of } citizen leaves, { $off }.
city-plain-lying_comes = { $of } citizen is expelled { $off }.
city-plain-lying_goes = { $of } expelled citizen gets up { $at }.
city-plain-tradesman_comes = { $of } citizen joins { $card }.
city-plain-tradesman_goes = { $of } citizen leaves { $card }.
city-plain-card_cube = { $card }: { $who }, { $amount }.
city-plain-event_cube = { $event }: { $who }, { $amount }.
city-plain-cathedral = Cathedral, column { $column }, level { $level }: { $who }, { $amount }.
city-plain-die_comes = { $of } district: { $dice } more.
city-plain-die_goes = { $of } district: { $dice } fewer.
city-plain-black_die = Black { $value }: { $amount }.
city-plain-event_comes = { $event } threatens the city.
city-plain-event_goes = { $event } leaves the city.
city-plain-card = { $card } opens.
city-plain-round = A new round begins.
city-plain-start = { $who } gives up the start card.
city-plain-neutral = Neutral citizens in supply: { $amount }.
city-plain-character = { $who } is dealt { $character }.
city-plain-action = { $who }: { $action }.
city-plain-rolled = A die shows { $value }.
city-plain-protected = Nobody can be expelled { $off }.
city-plain-nothing = Nothing happens.
city-plain-phase = { $phase }
city-plain-turn = It is { $of } turn.
city-plain-face_up_comes = { $character } is laid open for all.
city-plain-face_up_goes = { $character } leaves the game.
city-plain-held_comes = { $who }: { $citizens } held back.
city-plain-held_goes = { $who }: { $citizens } released.
city-plain-tile = An outdoor activity lies at gate { $gate }.
city-plain-tile_cube_comes = { $who } places a cube at gate { $gate }.
city-plain-tile_cube_goes = { $of } cube leaves gate { $gate }.
city-plain-guard = { $of } guard walks { $steps } on the ramparts.
city-plain-king_roll = The King rolls { $first } + { $second } = { $sum }.
city-plain-king_acts = The King acts.
city-plain-reacts = { $who } answers at gate { $gate }.
city-plain-struck = { $who } is struck.
city-plain-raised = A black die shows { $value }.
city-plain-shielded = { $who } is shielded.
