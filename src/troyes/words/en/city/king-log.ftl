# The King's Challenge: other words for what the city says, and what the King does. Values as in log.ftl.

## Other words for what log.ftl and parts.ftl say: the neutral citizens are the King's

king-word-neutral = the King
king-word-of_neutral = the King's
king-word-neutral_citizen = the King's citizen
king-word-of_neutral_district = the King's

## A phase begins

king-phase-placement = The King and you place citizens.
king-phase-actions = You and the King act in turn.

## What happens

king-log-start_moves = The start card goes to { $who }.
king-log-neutral_fill = The King's citizens take { $spaces }.
# $to: the building, as in "to the Palace"
# $at: the same, as in "in the Palace"
king-log-newcomer = A citizen of the King comes { $to }.
# $to: the building, as in "to the Palace"
# $at: the same, as in "in the Palace"
king-log-newcomer_expels = A citizen of the King comes { $to }; { $expelled } is expelled.
king-log-cube_neutral = a cube of the King on { $event }
king-log-builders = { $event }: a cube of the King on the cathedral, column { $column }, level { $level }{ $gain }.
king-log-from_neutral = { $dice } from the King for { $price }

## One effect alone, when it stands in no group

king-plain-neutral = The King's citizens in supply: { $amount }.

## What the King does

king-deed-column = The characters lie open, first to last: { $list }.
king-deed-roll = The King rolls { $dice }: his citizens take { $spaces }.
king-deed-roll_in_vain = The King rolls { $dice }, but finds no room.
king-deed-counters = The King beats { $black } with { $dice }.
king-deed-counters_free = The King has no dice; { $black } leaves all the same.
king-deed-turn = The King rolls { $first } + { $second } = { $sum }: { $deed }.
# $to: the building, as in "to the Palace"
# $at: the same, as in "in the Palace"
king-deed-expels = a citizen comes { $to } and expels { $expelled }
# $to: the building, as in "to the Palace"
# $at: the same, as in "in the Palace"
king-deed-pushes = a citizen comes { $to } and pushes { $of } citizen on to { $spot }
king-deed-also_expels = ; { $expelled } is expelled
king-deed-nobody = he finds nobody to expel or to push
king-deed-no_citizen = he has no citizen left
king-deed-cubes = { $cubes } on { $event }
king-deed-tradesman = a tradesman on { $card }, on a space worth { $points }
king-deed-no_space = no space is left for a tradesman of his
# $n: how many columns
king-deed-cathedral =
    { $n ->
        [one] { $cubes } on the cathedral, column { $columns }, { $gain }
       *[other] { $cubes } on the cathedral, columns { $columns }, { $gain }
    }
king-deed-full = the cathedral is full, { $gain }
king-deed-character = { $character } counts now: { $list }
king-deed-character_vain = { $character } counts now, for nobody
king-deed-no_character = no character is left, { $gain }
king-deed-nothing = nothing happens
king-deed-buys = He buys { $die } from { $who } for { $price }.
king-deed-pays = He pays with { $dice }.
king-deed-pays_short = He pays with all he has: { $dice }.
king-deed-pays_nothing = He has no dice to pay with.

## Where points come from

king-source-14 = Characters called by the King
king-source-15 = The King's own results

## Where changes come from that no card causes

king-rule-king = The King
