# compiled
"""Where everything stands in a position of the dice game: one flat vector of integers.

First the wheel and the day, then two sheets per seat: the one being written on, and the one shown to the others, which
stays as it was when the half-day's choices began.
"""

from __future__ import annotations

from typing import Final

# Colours: of plazas, dice, districts, residents and of the resource each gives.
RED: Final = 0  # influence
YELLOW: Final = 1  # deniers
WHITE: Final = 2  # knowledge
COLOURS: Final = 3
INFLUENCE: Final = RED
DENIERS: Final = YELLOW
KNOWLEDGE: Final = WHITE

COLUMNS: Final = 6
PLACES: Final = 9  # plazas around the wheel
OPEN: Final = 4  # plazas in play in one half-day
DAYS: Final = 8
MAX_SEATS: Final = 10
CRIER: Final = 0  # the seat that numbers the columns where the options leave it open
TILES: Final = 3  # Banquets and Raids tiles in a game
TILE_KINDS: Final = 8
NONE: Final = -1

# Buildings: kind * 18 + colour * 6 + column position.
PRESTIGE: Final = 0
FUNCTION: Final = 1
ROW: Final = COLUMNS  # buildings of one kind and colour
BUILDINGS_EACH: Final = 18

# ---- the wheel ----------------------------------------------------------------------------------------------------
PHASE: Final = 0
DAY: Final = 1
HALF: Final = 2  # 0 morning, 1 afternoon
BLACK: Final = 3  # which of the four open plazas holds the black die
AVAILABLE: Final = 4  # bits of the open plazas whose die may be chosen
SPARED: Final = 5  # bits of the open plazas that are flipped at the end of the half-day
WAITING: Final = 6  # seats that have not finished their line
FACE: Final = 8  # place -> colour shown
BACK: Final = FACE + PLACES  # place -> colour of the other face
NUMBER: Final = BACK + PLACES  # column position -> die number
VALUE: Final = NUMBER + COLUMNS  # open plaza -> value of its die
TILE: Final = VALUE + OPEN  # colour -> tile beside the plaza of that colour, 0 for none
RAID: Final = TILE + TILES  # colour -> 1 once that tile shows its raid face
SHEETS: Final = RAID + TILES

# Phases.
NUMBERING: Final = 0
WHEEL: Final = 1
TILES_DRAWN: Final = 2
ROLLING: Final = 3
CHOOSING: Final = 4
OVER: Final = 5
CRYING: Final = 6  # the crier numbers the columns

# ---- a sheet ------------------------------------------------------------------------------------------------------
CIRCLED: Final = 0  # resource -> boxes circled
SPENT: Final = 3  # resource -> boxes crossed out again
RESIDENTS: Final = 6  # colour -> residents circled
BUILT: Final = 9  # bits of the 36 buildings
CROSSED: Final = 10  # bits of the 18 dice of the sheet (colour * 6 + column)
WORTH: Final = 11  # two bits per column: the number written for its Cathedral
FIRED: Final = 12  # bits of the bonuses gained
DONE: Final = 13  # the line of this half-day is finished
WAIT: Final = 14  # gains that wait, in order
QUEUE: Final = 15
MAX_QUEUE: Final = 17
SHEET: Final = QUEUE + MAX_QUEUE
SHOWN: Final = SHEET  # the shown sheet follows the one being written on; nothing waits on it
SHOWN_SIZE: Final = DONE
SEAT: Final = SHEET + SHOWN_SIZE

# Bits of FIRED: nine links, then per colour the 15th and 20th resident, then the columns 3, 6 and 11.
LINKS: Final = 9
FIFTEENTH: Final = LINKS
TWENTIETH: Final = FIFTEENTH + COLOURS
COLUMN_BONUS: Final = TWENTIETH + COLOURS
COLUMN_BONUSES: Final = 3


def vector_size(seats: int) -> int:
    return SHEETS + SEAT * seats
