# The ramparts of the Ladies of Troyes: guards, gates and outdoor activities. $tile: the name of an outdoor activity.

## What is asked

ramparts-step-walk = Walk, or lay a cube at a gate? The die gives { $points }; more cost 1 denier each.
ramparts-step-walk_on = Walk on, lay a cube at a gate, or be done? Points used: { $used }; the die gives { $points }, more cost 1 denier each.
ramparts-step-lay = Lay a cube at a gate, or be done? Points used: { $used }; the die gives { $points }, more cost 1 denier each.
ramparts-step-swap = Swap with another district, or be done? Swaps left: { $swaps }.
ramparts-step-react = { $tile }: spend a cube?
ramparts-step-shield = { $event } threatens you. { $tile }: spend a cube?
ramparts-step-shift = { $tile }: move a cube to another card?

## What has to be done now, at the end of a refusal: `Not now: choose the citizen.`

ramparts-now-walk = let the guard walk or lay cubes at the gates
ramparts-now-lay = lay cubes at the gates, or be done
ramparts-now-swap = swap with another district, or be done
ramparts-now-react = spend a cube or keep it
ramparts-now-shift = move a cube to a card or keep it

## What one can do, as a heading of choices

ramparts-action-guard = Send the guard
ramparts-action-swap = Swap dice

## Choices

ramparts-label-guard = Send the guard with { $die }
ramparts-label-turned = { $what }, turned to { $value }
ramparts-label-walk =
    { $steps ->
        [one] Walk 1 space
       *[other] Walk { $steps } spaces
    }
ramparts-label-reach = from { $at } as far as { $to }
ramparts-label-walked = from { $at } to { $to }
ramparts-label-through = { $way } through { $gates }
ramparts-label-gate = { $tile }
ramparts-label-points_left =
    { $points ->
        [one] { $points } point for cubes
       *[other] { $points } points for cubes
    }
ramparts-label-lay = A cube on { $tile }
ramparts-label-extra = Roll an extra { $colour } die
ramparts-label-swap = Swap the { $own } for { $other }
ramparts-label-use = Spend a cube of { $tile }
ramparts-label-decline = Keep the cube
ramparts-label-always = Spend a cube of { $tile }, now and always
ramparts-label-never = Keep the cube and do not ask again
ramparts-label-ask = Ask me again about { $tile }
ramparts-label-shift = Move a cube to { $card }
ramparts-label-shield = Spend a Shield cube against { $black }

## What happens

ramparts-log-drawn = Outdoor activities: { $tiles }.
ramparts-log-sent =
    { $points ->
        [one] { $of } guard sets out with { $points } point.
       *[other] { $of } guard sets out with { $points } points.
    }
ramparts-log-patrol = { $of } guard: { $list }.
ramparts-log-steps =
    { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
ramparts-log-lays = a cube on { $tile }
ramparts-log-declines = { $who } keeps the cube on { $tile }.
ramparts-log-always = { $who } leaves an order: always use { $tile }.
ramparts-log-never = { $who } leaves an order: never use { $tile }.
ramparts-log-ask = { $who } takes back the order about { $tile }.
ramparts-log-spared = { $who } spends a Shield cube: { $event } takes nothing.
ramparts-log-spends = { $who } spends a cube of { $tile }: { $list }.
ramparts-log-spends_cube = { $who } spends a cube of { $tile }.
ramparts-log-spends_for = { $who } spends a cube of { $tile } and { $price }.
ramparts-log-gains = { $tile }: { $who } { $list }.
ramparts-log-moves = { $who } moves a cube from the ramparts to { $card }.
ramparts-log-moves_for = { $who } moves a cube from the ramparts to { $card } for { $price }.
ramparts-log-shields = { $who } beats { $black } with a Shield cube.
ramparts-log-shields_gaining = { $who } beats { $black } with a Shield cube: { $gain }.
ramparts-log-swaps = { $who } swaps the { $own } for { $other }.
ramparts-log-rolls = { $who } rolls an extra { $colour } die: { $value }.

## Where points come from

ramparts-source-outdoor = Outdoor activities

## Where changes come from that no card causes

ramparts-rule-guard = The guard on the ramparts
