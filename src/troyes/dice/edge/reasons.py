"""Why a move is not legal in the dice game: the first rule it breaks."""

from __future__ import annotations

from troyes.dice.edge.action_reasons import wrong_action, wrong_building
from troyes.dice.edge.names import SEAT_LETTERS
from troyes.dice.rules import codes
from troyes.dice.rules.codes import CHANCE_SEAT, body_of, is_cry, kind_of, seat_of, waiting_kind
from troyes.dice.rules.course import is_pending
from troyes.dice.rules.layout import BUILDINGS_EACH, COLOURS, CRIER, CRYING, NONE, OVER, PHASE, QUEUE, WAIT
from troyes.dice.rules.position import Position
from troyes.dice.rules.sheet import has_room
from troyes.dice.rules.state import sheet_at
from troyes.dice.rules.wheel import column_of
from troyes.kernel.contract.refusals import Refusal, refusal

NO_MOVE = refusal("no_move", "why-this-is-not-a-move-of-this-game")
CHANCE_FIRST = {
    codes.FIRST_NUMBER: "why-first-number-first",
    codes.ORDER: "why-numbers-first",
    codes.LAY_WHEEL: "why-plazas-first",
    codes.DRAW_TILES: "why-tiles-first",
    codes.ROLL: "why-dice-first",
}


def reason(position: Position, move: int) -> Refusal:
    """The rule that forbids a move which is not listed."""
    return wrong_time(position, move) or wrong_move(position, move)


def wrong_time(position: Position, move: int) -> Refusal | None:
    if position.v[PHASE] == OVER:
        return refusal("over", "why-the-game-is-over-dice")
    if not 0 <= move < 1 << 62:
        return NO_MOVE
    seat = int(seat_of(move))
    if position.is_chance():
        if seat != CHANCE_SEAT:
            return refusal("chance_first", CHANCE_FIRST[position.chance_kind()])
        return refusal("impossible_outcome", "why-this-outcome-cannot-occur-here-dice")
    if seat == CHANCE_SEAT:
        return refusal("no_chance", "why-nothing-is-rolled-or-drawn-now")
    if seat >= position.setup.players:
        return refusal("no_seat", "why-there-is-no-such-seat-dice")
    if is_pending(position, seat):
        return None
    if position.v[PHASE] == CRYING:
        return crier_first()
    letter = SEAT_LETTERS[seat]
    return refusal("done", "why-done", seat=letter)


def wrong_move(position: Position, move: int) -> Refusal:
    seat = int(seat_of(move))
    sheet, kind = int(sheet_at(seat)), int(kind_of(move))
    if position.v[PHASE] == CRYING:
        return wrong_cry(position, kind, int(body_of(move)))
    if is_cry(move):
        return refusal("numbered", "why-numbered")
    if kind not in (codes.ACT, codes.BUILD, codes.RESIDENT):
        return NO_MOVE
    if position.v[sheet + WAIT] > 0:
        return wrong_follow_up(position, sheet, kind, int(body_of(move)))
    if kind != codes.ACT:
        return refusal("die_first", "why-die-first")
    return wrong_action(position, sheet, move)


# ---- the crier ----------------------------------------------------------------------------------------------------


def crier_first() -> Refusal:
    return refusal(
        "crier_first",
        "why-crier-first",
        seat=SEAT_LETTERS[CRIER],
    )


def wrong_cry(position: Position, kind: int, what: int) -> Refusal:
    """Something else than what the crier is asked for, or a number that he may not name."""
    if kind not in (codes.DIRECTION, codes.NUMBERED):
        return crier_first()
    if position.setup.step != 0:
        return refusal("up_or_down", "why-up-or-down")
    if kind == codes.DIRECTION or not 1 <= what <= 6:
        return refusal("one_to_six", "why-one-to-six")
    column = int(column_of(position, what))
    assert column != NONE  # every other number is listed
    return refusal(
        "number_taken",
        "why-number-taken",
        column=column + 1,
    )


# ---- gains that wait ----------------------------------------------------------------------------------------------


def wrong_follow_up(position: Position, sheet: int, kind: int, what: int) -> Refusal:
    """A gain has to be answered as it asks: with a track, or with a building."""
    asks_building = waiting_kind(position.v[sheet + QUEUE]) in (codes.G_PRESTIGE, codes.G_FUNCTION)
    if kind == codes.BUILD and asks_building:
        return wrong_building(position, sheet, what) if what < 2 * BUILDINGS_EACH else NO_MOVE
    if kind == codes.RESIDENT and not asks_building:
        return wrong_track(position, sheet, what)
    if asks_building:
        return refusal("gain_first", "why-first-choose-the-building-of")
    return refusal("gain_first", "why-first-choose-a-track-for")


def wrong_track(position: Position, sheet: int, colour: int) -> Refusal:
    if colour >= COLOURS:
        return NO_MOVE
    if not has_room(position, sheet, colour):
        return refusal("full_track", "why-full-track")
    return refusal("no_track", "why-no-track")
