"""What a move brings, as far as its seat alone decides: made from the view, nothing else."""

from __future__ import annotations

from typing import NamedTuple

from troyes.city import codes
from troyes.city.actions import card_of_cube
from troyes.city.codes import cube_of, dice_count, dice_of, extra_of, kind_of, seat_of
from troyes.city.effect_codes import B_WAIT, E_EVENT_CUBE, E_INFLUENCE, N_PHASE, N_TURN
from troyes.city.layout import CARDS, DENIERS
from troyes.city.lots import price_of, total_with
from troyes.city.position import Position
from troyes.city.state import get, top
from troyes.city.view import CityView
from troyes.kernel.effects import Effect, Trace, decode_effect

NOTHING = 0

# After these moves a citizen, a number or a building may still be open: they are foreseen at their best.
OPEN_ENDED = (codes.ACTIVATE, codes.FIGHT, codes.SETTLE, codes.TAKE, codes.TIMES)


class Foresight(NamedTuple):
    """The effects of a move and of the answers that follow it, packed; whether more is decided later."""

    effects: list[int]
    is_open: bool


def foresee(view: CityView, move: int) -> Foresight:
    """What a move and the best answers to its own questions bring, whichever citizen is taken."""
    position, trace, seat = view.known.clone(), Trace(), int(seat_of(move))
    position.play(move, trace)
    while kind_of(move) in OPEN_ENDED and (answer := usual_answer(position, seat)):
        position.play(answer, trace)
    effects = trace.packed()
    if kind_of(move) in OPEN_ENDED and asks(position, seat) == codes.F_CUBE:
        return Foresight(effects + cubes_somewhere(position, seat), is_open=False)
    return Foresight(effects, is_open=not is_over(effects))


def is_over(effects: list[int]) -> bool:
    """Whether the turn has gone on: nothing more comes of the move."""
    return any(decode_effect(one).what in (N_TURN, N_PHASE) for one in effects)


def asks(position: Position, seat: int) -> int:
    """The frame on top, if this seat has to answer it."""
    return int(position.v[top(position)]) if position.pending() == [seat] else NOTHING


def usual_answer(position: Position, seat: int) -> int:
    """Any citizen, as many activations as possible, the building that pays most; 0 where nothing can be foreseen."""
    frame = asks(position, seat)
    if frame in (codes.F_TAKE, codes.F_TIMES):
        return position.moves(seat)[-1]
    if frame != codes.F_SPLIT:
        return 0
    *_, most = sorted(position.moves(seat), key=lambda move: deniers_after(position, seat, move))
    return most


def deniers_after(position: Position, seat: int, move: int) -> int:
    copy = position.clone()
    copy.play(move)
    return int(get(copy, seat, DENIERS))


def cubes_somewhere(position: Position, seat: int) -> list[int]:
    """Cubes that a card lays on events yet to be chosen: themselves and their influence, wherever they come to lie."""
    copy, trace = position.clone(), Trace()
    while asks(copy, seat) == codes.F_CUBE:
        copy.play(copy.moves(seat)[-1], trace)
    certain = []
    for packed in trace.packed():
        effect = decode_effect(packed)
        if effect.what in (N_PHASE, N_TURN):
            break
        if effect.seat == seat and effect.what in (E_EVENT_CUBE, E_INFLUENCE) and effect.amount > 0:
            certain.append(packed)
    return certain


def of_this_move(packed: list[int]) -> list[Effect]:
    """Effects up to the next turn or phase."""
    effects = [decode_effect(one) for one in packed]
    end = next((i for i, effect in enumerate(effects) if effect.what in (N_TURN, N_PHASE)), len(effects))
    return [effect for effect in effects[:end] if effect.because != B_WAIT]


def price(view: CityView, move: int) -> int:
    """Deniers for the dice of a move."""
    if not dice_count(dice_of(move)):
        return 0
    return int(price_of(view.known, seat_of(move), dice_of(move), card_of_cube(view.known, move), extra_of(move)))


def worth(view: CityView, move: int) -> int:
    """What the lot of a move is worth, with its cube."""
    return int(total_with(view.known, dice_of(move), card_of_cube(view.known, move), extra_of(move)))


def divisor(view: CityView, move: int) -> int:
    """Pips per activation or cube; 0 where the lot is not divided."""
    setup, target = view.known.setup, int(codes.target_of(move))
    kind = int(kind_of(move))
    if kind == codes.ACTIVATE:
        card = int(view.known.v[CARDS + target])
        return 0 if setup.card_per_die[card] else int(setup.card_divisor[card])
    if kind == codes.FIGHT:
        return int(setup.event_divisor[target])
    return int(setup.agriculture_divisor) if kind == codes.FARM else 0


def rank(view: CityView, move: int) -> tuple[int, int, int, int]:
    """Cheapest first; then few cubes, few dice, few pips."""
    dice = dice_of(move)
    return price(view, move), int(cube_of(move) > 0), int(dice_count(dice)), worth(view, move)


def yields(view: CityView, move: int) -> int:
    """How often an action works: activations, cubes or deniers; dice for the cathedral."""
    per = divisor(view, move)
    return worth(view, move) // per if per else int(dice_count(dice_of(move)))
