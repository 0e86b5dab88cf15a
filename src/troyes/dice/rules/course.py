# compiled
"""The course of the dice game: set-up, sixteen half-days, end. Who decides, what is legal, what a move sets off."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.dice.rules.actions import act, needs_mercy, show_mercy
from troyes.dice.rules.codes import (
    ACT,
    B_SETUP,
    B_WHEEL,
    BUILD,
    DRAW_TILES,
    E_DAY,
    E_DONE,
    E_HALF,
    FIRST_NUMBER,
    LAY_WHEEL,
    NOBODY,
    ORDER,
    ROLL,
    body_of,
    kind_of,
    seat_of,
)
from troyes.dice.rules.crier import cry, list_cries, open_column
from troyes.dice.rules.layout import (
    CHOOSING,
    COLUMNS,
    CRIER,
    CRYING,
    DAY,
    DAYS,
    DONE,
    HALF,
    NONE,
    NUMBERING,
    OVER,
    PHASE,
    ROLLING,
    SHOWN,
    SHOWN_SIZE,
    TILES_DRAWN,
    WAIT,
    WAITING,
    WHEEL,
)
from troyes.dice.rules.listing import list_actions
from troyes.dice.rules.luck import lay_tiles, lay_wheel, number_onwards, order_columns, roll, write_number
from troyes.dice.rules.sheet import choices, choose_building, choose_track, resolve
from troyes.dice.rules.state import State, note, sheet_at
from troyes.dice.rules.wheel import available_dice, strike, turn_plazas

# ---- who decides --------------------------------------------------------------------------------------------------


def chance_due(s: State) -> i64:
    """The kind of chance that is due, 0 when none is."""
    phase = s.v[PHASE]
    if phase == NUMBERING:
        return ORDER if s.setup.step == 0 else FIRST_NUMBER
    if phase == WHEEL:
        return LAY_WHEEL
    if phase == TILES_DRAWN:
        return DRAW_TILES
    return ROLL if phase == ROLLING else 0


def is_pending(s: State, seat: i64) -> bool:
    if s.v[PHASE] == CRYING:
        return seat == CRIER
    return s.v[PHASE] == CHOOSING and seat < s.setup.players and s.v[sheet_at(seat) + DONE] == 0


def is_main(s: State, seat: i64) -> bool:
    """Whether a pending seat chooses its action for the half-day, rather than a detail."""
    return s.v[PHASE] == CHOOSING and s.v[sheet_at(seat) + WAIT] == 0


def list_moves(s: State, seat: i64) -> i64:
    """Write the legal moves of a pending seat into the scratch list; returns how many."""
    if s.v[PHASE] == CRYING:
        return list_cries(s)
    sheet = sheet_at(seat)
    if s.v[sheet + WAIT] > 0:
        return choices(s, sheet)
    return list_actions(s, sheet, seat)


# ---- what a move sets off ----------------------------------------------------------------------------------------


def apply_move(s: State, move: i64) -> None:
    """Play a legal move of a line; with a single answer left, follow-ups are answered at once."""
    if s.v[PHASE] == CRYING:
        cry(s, move)
        end_numbering(s)
        return
    seat = seat_of(move)
    sheet = sheet_at(seat)
    kind = kind_of(move)
    if kind == ACT:
        act(s, sheet, move)
    else:
        follow_up(s, sheet, kind, body_of(move))
    while s.v[sheet + WAIT] > 0 and choices(s, sheet) == 1:
        only = s.scratch.moves[0]
        follow_up(s, sheet, kind_of(only), body_of(only))
    if s.v[sheet + WAIT] == 0:
        finish_line(s, seat)


def follow_up(s: State, sheet: i64, kind: i64, what: i64) -> None:
    if kind == BUILD:
        choose_building(s, sheet, what, available_dice(s))
    else:
        choose_track(s, sheet, what)
    resolve(s, sheet)


def finish_line(s: State, seat: i64) -> None:
    """The seat is done; when all are, the half-day ends."""
    s.v[sheet_at(seat) + DONE] = 1
    note(s, E_DONE, seat, 0, 0, 1)
    s.v[WAITING] -= 1
    if s.v[WAITING] == 0:
        end_half_day(s)


def end_half_day(s: State) -> None:
    seat: i64
    for seat in range(s.setup.players):
        s.v[sheet_at(seat) + DONE] = 0
        note(s, E_DONE, seat, 0, 0, -1)
        show_sheet(s, seat)
    turn_plazas(s)
    if s.v[HALF] == 0:
        s.v[HALF] = 1
        note(s, E_HALF, NOBODY, 0, B_WHEEL, 1)
        s.v[PHASE] = ROLLING
    elif s.v[DAY] < DAYS:
        s.v[HALF] = 0
        note(s, E_HALF, NOBODY, 0, B_WHEEL, -1)
        s.v[DAY] += 1
        note(s, E_DAY, NOBODY, 0, B_WHEEL, 1)
        s.v[PHASE] = ROLLING
    else:
        s.v[PHASE] = OVER


def show_sheet(s: State, seat: i64) -> None:
    """What the others see: the sheet as it is now."""
    i: i64
    v = s.v
    sheet = sheet_at(seat)
    for i in range(SHOWN_SIZE):
        v[sheet + SHOWN + i] = v[sheet + i]


# ---- chance ------------------------------------------------------------------------------------------------------


def apply_chance(s: State, kind: i64, outcome: i64) -> None:
    if kind == FIRST_NUMBER:
        number_first(s, outcome)
    elif kind == ORDER:
        order_columns(s, outcome)
        s.v[PHASE] = WHEEL
    elif kind == LAY_WHEEL:
        lay_wheel(s, outcome)
        begin_tiles(s)
    elif kind == DRAW_TILES:
        lay_tiles(s, outcome)
        begin_days(s)
    else:
        roll(s, outcome)
        begin_choices(s)


def begin(s: State) -> None:
    """Set-up: what needs neither chance nor the crier is written at once."""
    column: i64
    s.v[PHASE] = NUMBERING
    if s.setup.numbers[0] > 0:
        for column in range(COLUMNS):
            write_number(s, column, s.setup.numbers[column], B_SETUP)
        s.v[PHASE] = WHEEL
    elif s.setup.step == 0:
        end_numbering(s)
    elif s.setup.first_number > 0:
        number_first(s, s.setup.first_number)


def number_first(s: State, first: i64) -> None:
    """The first column is numbered; the others follow, unless the crier says how."""
    write_number(s, 0, first, B_SETUP)
    if not s.setup.is_asked:
        number_onwards(s, s.setup.step, B_SETUP)
    end_numbering(s)


def end_numbering(s: State) -> None:
    """All columns carry a number, or the crier has to speak (where the order is drawn, chance)."""
    if open_column(s) == NONE:
        s.v[PHASE] = WHEEL
    elif s.setup.is_asked:
        s.v[PHASE] = CRYING


def begin_tiles(s: State) -> None:
    s.v[PHASE] = TILES_DRAWN
    if not s.setup.banquets:
        begin_days(s)


def begin_days(s: State) -> None:
    s.v[DAY] = 1
    note(s, E_DAY, NOBODY, 0, B_WHEEL, 1)
    s.v[PHASE] = ROLLING


def begin_choices(s: State) -> None:
    """The black die strikes; then everybody chooses at the same time. Who can pay for nothing is shown mercy."""
    seat: i64
    strike(s)
    s.v[PHASE] = CHOOSING
    s.v[WAITING] = s.setup.players
    for seat in range(s.setup.players):
        show_sheet(s, seat)
    for seat in range(s.setup.players):
        if needs_mercy(s, sheet_at(seat)):
            be_merciful(s, seat)


def be_merciful(s: State, seat: i64) -> None:
    sheet = sheet_at(seat)
    show_mercy(s, sheet)
    while s.v[sheet + WAIT] > 0 and choices(s, sheet) == 1:
        only = s.scratch.moves[0]
        follow_up(s, sheet, kind_of(only), body_of(only))
    if s.v[sheet + WAIT] == 0:
        finish_line(s, seat)
