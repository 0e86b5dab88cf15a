# compiled
"""Numbers of the ramparts: moves, frames, chances, what outdoor activities do, where everything stands."""

from __future__ import annotations

from typing import Final

from troyes.city.rules.extension_codes import RAMPARTS_CHANCES, RAMPARTS_FIGURES, RAMPARTS_FRAMES, RAMPARTS_MOVES
from troyes.city.rules.layout import MAX_SEATS

# ---- moves --------------------------------------------------------------------------------------------------------
GUARD: Final = RAMPARTS_MOVES  # one die for the guard
WALK: Final = RAMPARTS_MOVES + 1  # how many steps
LAY: Final = RAMPARTS_MOVES + 2  # a cube on the activity of a gate
EXTRA: Final = RAMPARTS_MOVES + 3  # roll one more die
SWAP: Final = RAMPARTS_MOVES + 4  # an own die against one of another district
USE: Final = RAMPARTS_MOVES + 5  # spend the cube that is asked for
DECLINE: Final = RAMPARTS_MOVES + 6
ALWAYS: Final = RAMPARTS_MOVES + 7  # spend it, now and from now on without being asked
NEVER: Final = RAMPARTS_MOVES + 8
ASK: Final = RAMPARTS_MOVES + 9  # give up a standing order
SHIFT: Final = RAMPARTS_MOVES + 10  # move the cube to a card
SHIELD: Final = RAMPARTS_MOVES + 11  # against the highest black die

# ---- frames -------------------------------------------------------------------------------------------------------
F_WALK: Final = RAMPARTS_FRAMES  # a: value of the die, b: its colour, c: points used, d: bits of the gates laid at
F_LAY: Final = RAMPARTS_FRAMES + 1  # the same, right after a walk
F_SWAP: Final = RAMPARTS_FRAMES + 2  # a: swaps left, b: bits of the districts swapped with
F_REACT: Final = RAMPARTS_FRAMES + 3  # a: gate, b: bits of the seats to ask, c: seat they are counted from, d: event
F_SHIFT: Final = RAMPARTS_FRAMES + 4  # a: gate, b: slot of the card just activated

# ---- chances ------------------------------------------------------------------------------------------------------
DRAW_TILE: Final = RAMPARTS_CHANCES  # which activity lies at a gate
ROLL_EXTRA: Final = RAMPARTS_CHANCES + 1

# ---- what an outdoor activity does ---------------------------------------------------------------------------------
BUYERS: Final = 0
SETTLING: Final = 1
TRADES: Final = 2
FARMING: Final = 3
EXTRA_DIE: Final = 4
SWAP_DICE: Final = 5
SHIELDING: Final = 6
TURNING: Final = 7
MOVING: Final = 8
GLORY: Final = 9
PILGRIMS: Final = 10
MAJORITY: Final = 11
RACE: Final = 12
EFFECTS: Final = (
    "influence_when_dice_bought", "influence_when_placing", "deniers_when_card_activated", "richer_agriculture",
    "extra_die", "swap_dice", "shield", "flip_bought_die", "move_cube", "glory", "pilgrims_gate", "majority", "race",
)  # fmt: skip

# ---- standing orders ----------------------------------------------------------------------------------------------
ORDER_ASK: Final = 0
ORDER_ALWAYS: Final = 1
ORDER_NEVER: Final = 2

# What a note about a reaction says (N_REACTS): its amount.
DECLINED: Final = 0
USED: Final = 1
FROM_NOW_ON: Final = 2
NO_MORE: Final = 3
ASKS_AGAIN: Final = 4

# ---- figures in the setup -----------------------------------------------------------------------------------------
GATES: Final = 4
MOST_POINTS: Final = 6  # of one action
LENGTH: Final = RAMPARTS_FIGURES
GATE_PLACES: Final = RAMPARTS_FIGURES + 1
FACE_COUNT: Final = RAMPARTS_FIGURES + 5
FACE_FIGURES: Final = RAMPARTS_FIGURES + 8
FACE_SIZE: Final = 16
LEVEL: Final = 0
EFFECT: Final = 1
COLOUR: Final = 2
GAIN_DENIERS: Final = 3
GAIN_INFLUENCE: Final = 4
GAIN_POINTS: Final = 5
COST: Final = 6
SWAPS: Final = 7
CUBE_POINTS: Final = 8
ARRIVAL: Final = 9  # four of them, first to last
RANKS: Final = 13  # three

# ---- integers in the position --------------------------------------------------------------------------------------
FACES: Final = 0  # gate -> outdoor activity + 1, 0 before it is drawn
GUARDS: Final = FACES + GATES  # seat -> steps walked
TILE_CUBES: Final = GUARDS + MAX_SEATS  # seat * GATES + gate
ORDERS: Final = TILE_CUBES + MAX_SEATS * GATES  # the same
SPENT: Final = ORDERS + MAX_SEATS * GATES  # seat -> bits of the gates whose cube was spent before the action
EXTRAS: Final = SPENT + MAX_SEATS  # seat -> extra dice rolled this round, for the keys of chance
SLICE: Final = EXTRAS + MAX_SEATS
