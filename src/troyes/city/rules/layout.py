# compiled
"""Where everything stands in a position: one flat vector of integers.

A position of the city is a vector of fixed length. This file names its parts; the file of each concept holds the
functions that read and change them. Offsets are structure and never change during a game; figures (costs, divisors,
rows) belong to the setup.
"""

from __future__ import annotations

from typing import Final

# Colours of dice and cards; the building of a colour has the same number.
RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
COLOURS: Final = 3
PALACE: Final = RED
CITY_HALL: Final = YELLOW
BISHOPRIC: Final = WHITE
BOARD: Final = 3  # colour of Marauding, which is printed on the board

# Owners of dice, citizens and cubes.
MAX_SEATS: Final = 4
NEUTRAL: Final = 4
OWNERS: Final = 5
WILD_OWNER: Final = 5  # owner code of the active seat's wild die, used as a die of some colour
WILD: Final = 3  # colour of a wild die that lies on the square: none of the three
EMPTY: Final = 7

SPACES_PER_BUILDING: Final = 6
SPACES: Final = 18
SLOTS: Final = 9  # activity cards on the board: colour * 3 + level - 1
CARD_SPACES: Final = 3  # numbered tradesman spaces a card may have at most
ILLUSTRATION: Final = 3  # bit of a tradesman who stands on the illustration
MAX_LEVELS: Final = 4
COLUMNS: Final = 6
MAX_QUEUE: Final = 24
MAX_EVENTS: Final = 40  # event cards of all boxes, copies counted
MAX_BANNERS: Final = 20  # three bits per cube in one integer
MAX_BLACK: Final = 20  # six outcomes per die in one chance move
MARAUDING: Final = 0  # event number of Marauding; always first in the queue

# Phases.
SETUP: Final = 0
PLACEMENT: Final = 1
REVEAL: Final = 2
INCOME: Final = 3
WORKFORCE: Final = 4
EVENTS: Final = 5
COUNTER: Final = 6
ACTIONS: Final = 7
ROUND_END: Final = 8
OVER: Final = 9

# ---- header -------------------------------------------------------------------------------------------------------
ROUND: Final = 0
PHASE: Final = 1
START: Final = 2  # seat that holds the start card
STEP: Final = 3  # progress inside the phase
TURN: Final = 4  # seat whose turn it is in phases 3 and 4
DEPTH: Final = 5  # frames on the stack
QUEUE_LENGTH: Final = 6
DICE_LEFT: Final = 7  # dice on all districts
BLACK_LEFT: Final = 8  # black dice rolled and not yet countered
BLACK_TAKEN: Final = 9  # black dice taken in hand, not yet rolled
BOX_REDS: Final = 10  # red event cards left in the box
NEUTRAL_SUPPLY: Final = 11
CLOSED: Final = 12  # 1 once Marauding has been completed in the current action
CALLED: Final = 13  # colour of the event card to be drawn next, or NONE
REVERSED: Final = 14  # 1 when play goes round the other way
ANNOUNCED: Final = 15  # 1 once the event about to be resolved has been announced
SPARED: Final = 16  # bits of the seats that this event does not touch
LAID: Final = 17  # bits of the owners who laid a cube on the cathedral or an event during the current action
NONE: Final = -1
HEADER_SIZE: Final = 20

# ---- per seat, and for the neutral owner, who may win points and events ------------------------------------------
SEATS: Final = HEADER_SIZE
SEAT_SIZE: Final = 16
DENIERS: Final = 0
INFLUENCE: Final = 1
POINTS_HELD: Final = 2
SUPPLY: Final = 3  # citizens in the personal supply
GENERAL: Final = 4  # citizens in the general supply
COINS: Final = 5  # deniers on the district, collected at the end of the round
PASSED: Final = 6
WON: Final = 7  # event cards won
REROLLS: Final = 8  # dice rerolled this round, for the keys of chance
SHOTS: Final = 9  # Archer rolls this round, for the keys of chance
CHARACTER: Final = 10  # two entries; NONE when empty, HIDDEN in a view
HIDDEN: Final = -2
HELD: Final = 12  # citizens that an event holds back

# ---- victory points by source -------------------------------------------------------------------------------------
POINTS: Final = SEATS + OWNERS * SEAT_SIZE
SOURCES: Final = 24
FROM_CATHEDRAL: Final = 9  # 0-8 are the activity cards by slot
FROM_EVENTS: Final = 10
FROM_SALARIES: Final = 11
FROM_LOSSES: Final = 12
FROM_BLACK_DICE: Final = 13
FROM_EXTENSIONS: Final = 14
FROM_CHARACTERS: Final = 14  # scored during the game
FROM_KING: Final = 15
FROM_OUTDOOR: Final = 16

# ---- the board ----------------------------------------------------------------------------------------------------
BUILDINGS: Final = POINTS + OWNERS * SOURCES  # space -> owner
LYING: Final = BUILDINGS + SPACES  # building * OWNERS + owner -> citizens lying there
CARDS: Final = LYING + COLOURS * OWNERS  # slot -> card, NONE while face down
TRADESMEN: Final = CARDS + SLOTS  # slot * OWNERS + owner -> bits of the spaces held
CUBES: Final = TRADESMEN + SLOTS * OWNERS  # slot * OWNERS + owner -> cubes on the card
CATHEDRAL: Final = CUBES + SLOTS * OWNERS  # level * COLUMNS + column -> owner
HEIGHT: Final = CATHEDRAL + MAX_LEVELS * COLUMNS  # column -> cubes in it
QUEUE: Final = HEIGHT + COLUMNS  # three entries per event in the queue
QUEUE_SIZE: Final = 3
EVENT: Final = 0  # event number
COUNT: Final = 1  # cubes on it
ORDER: Final = 2  # their owners, oldest in the lowest three bits
DRAWN: Final = QUEUE + MAX_QUEUE * QUEUE_SIZE  # event number -> 1 once it has left its deck

# ---- dice ---------------------------------------------------------------------------------------------------------
FACE_UP: Final = DRAWN + MAX_EVENTS  # characters that lie open for all, in order; NONE after the last
MAX_FACE_UP: Final = 8
DICE: Final = FACE_UP + MAX_FACE_UP  # die code -> how many; code = colour * 36 + owner * 6 + value - 1
DIE_TYPES: Final = 36
DIE_CODES: Final = COLOURS * DIE_TYPES
WILD_DICE: Final = DICE + DIE_CODES  # seat -> value of the wild die in its district, 0 without one
BLACK: Final = WILD_DICE + MAX_SEATS  # value -> black dice of that value (entry 0 unused)

# ---- the half-finished turn ---------------------------------------------------------------------------------------
FRAMES: Final = BLACK + 7
FRAME_SIZE: Final = 6
MAX_DEPTH: Final = 8
CORE_SIZE: Final = FRAMES + FRAME_SIZE * MAX_DEPTH
