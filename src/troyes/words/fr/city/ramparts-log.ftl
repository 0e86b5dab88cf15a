# The ramparts of the Ladies of Troyes: guards, gates and outdoor activities. $tile: the name of an outdoor activity.

## What is asked

ramparts-step-walk = Marcher, ou poser un cube à une porte ? Le dé donne { $points } ; au-delà, 1 denier par point.
ramparts-step-walk_on = Marcher encore, poser un cube à une porte, ou terminer ? Points utilisés : { $used } ; le dé en donne { $points }, au-delà 1 denier chacun.
ramparts-step-lay = Poser un cube à une porte, ou terminer ? Points utilisés : { $used } ; le dé en donne { $points }, au-delà 1 denier chacun.
ramparts-step-swap = Échanger avec un autre quartier, ou terminer ? Échanges restants : { $swaps }.
ramparts-step-react = { $tile } : dépenser un cube ?
ramparts-step-shield = « { $event } » vous menace. { $tile } : dépenser un cube ?
ramparts-step-shift = { $tile } : déplacer un cube vers une autre carte ?

## What has to be done now, at the end of a refusal: `Not now: choose the citizen.`

ramparts-now-walk = faites marcher le garde ou posez des cubes aux portes
ramparts-now-lay = posez des cubes aux portes, ou terminez
ramparts-now-swap = échangez avec un autre quartier, ou terminez
ramparts-now-react = dépensez un cube ou gardez-le
ramparts-now-shift = déplacez un cube vers une carte ou gardez-le

## What one can do, as a heading of choices

ramparts-action-guard = Envoyer le garde
ramparts-action-swap = Échanger des dés

## Choices

ramparts-label-guard = Envoyer le garde avec le { $die }
ramparts-label-turned = { $what }, retourné en { $value }
ramparts-label-walk =
    { $steps ->
        [one] Avancer d'une case
       *[other] Avancer de { $steps } cases
    }
ramparts-label-reach = de { $at } jusqu'à { $to }
ramparts-label-walked = de { $at } à { $to }
ramparts-label-through = { $way } par { $gates }
ramparts-label-gate = « { $tile } »
ramparts-label-points_left =
    { $points ->
        [one] { $points } point pour des cubes
       *[other] { $points } points pour des cubes
    }
ramparts-label-lay = Un cube sur « { $tile } »
ramparts-label-extra = Lancer un dé { $colour } de plus
ramparts-label-swap = Échanger le { $own } contre le { $other }
ramparts-label-use = Dépenser un cube « { $tile } »
ramparts-label-decline = Garder le cube
ramparts-label-always = Dépenser un cube « { $tile } », cette fois et toujours
ramparts-label-never = Garder le cube et ne plus demander
ramparts-label-ask = Me demander de nouveau pour « { $tile } »
ramparts-label-shift = Déplacer un cube vers { $card }
ramparts-label-shield = Dépenser un cube Bouclier contre { $black }

## What happens

ramparts-log-drawn = Activités extérieures : { $tiles }.
ramparts-log-sent =
    { $points ->
        [one] Le garde { $of } se met en route avec { $points } point.
       *[other] Le garde { $of } se met en route avec { $points } points.
    }
ramparts-log-patrol = Garde { $of } : { $list }.
ramparts-log-steps =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
ramparts-log-lays = un cube sur « { $tile } »
ramparts-log-declines = { $who } garde son cube sur « { $tile } ».
ramparts-log-always = { $who } laisse une consigne : toujours utiliser « { $tile } ».
ramparts-log-never = { $who } laisse une consigne : ne jamais utiliser « { $tile } ».
ramparts-log-ask = { $who } lève sa consigne sur « { $tile } ».
ramparts-log-spared = { $who } dépense un cube Bouclier : { $event } ne lui prend rien.
ramparts-log-spends = { $who } dépense un cube « { $tile } » : { $list }.
ramparts-log-spends_cube = { $who } dépense un cube « { $tile } ».
ramparts-log-spends_for = { $who } dépense un cube « { $tile } » et { $price }.
ramparts-log-gains = { $tile } : { $who } { $list }.
ramparts-log-moves = { $who } déplace un cube des remparts vers { $card }.
ramparts-log-moves_for = { $who } déplace un cube des remparts vers { $card } pour { $price }.
ramparts-log-shields = { $who } contre { $black } avec un cube Bouclier.
ramparts-log-shields_gaining = { $who } contre { $black } avec un cube Bouclier : { $gain }.
ramparts-log-swaps = { $who } échange le { $own } contre le { $other }.
ramparts-log-rolls = { $who } lance un dé { $colour } de plus : { $value }.

## Where points come from

ramparts-source-outdoor = Activités extérieures

## Where changes come from that no card causes

ramparts-rule-guard = Le garde sur les remparts
