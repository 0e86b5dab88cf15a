"""What a move brings, as far as its seat alone decides: made from the view, nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from troyes.city.edge.view import CityView
from troyes.city.rules import codes
from troyes.city.rules.actions import card_of_cube
from troyes.city.rules.codes import cube_of, dice_count, dice_of, extra_of, kind_of, seat_of
from troyes.city.rules.effect_codes import B_EVENT, B_WAIT, E_EVENT_CUBE, E_INFLUENCE, N_PHASE, N_TURN
from troyes.city.rules.layout import CARDS, DENIERS, EVENTS
from troyes.city.rules.lots import price_of, total_with
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, top
from troyes.kernel.contract.effects import Trace, decode_effect

NOTHING = 0

# After these moves a citizen, a number or a building may still be open: they are foreseen at their best.
OPEN_ENDED = (codes.ACTIVATE, codes.FIGHT, codes.SETTLE, codes.TAKE, codes.TIMES)


class Foresight(NamedTuple):
    """What comes of a move and of the answers that follow it, as packed effects; whether more is decided later.

    A citizen still to be chosen may make a difference: there is one way for each that may be taken. `least`: what comes
    of it if a card that asks for a building is given the one that pays least.
    """

    ways: list[list[int]]
    is_open: bool
    least: list[int] | None = None

    def certain(self) -> list[int]:
        """The effects that do not depend on the citizen."""
        first, *others = self.ways
        left = Counter(first)
        for way in others:
            left &= Counter(way)
        return [packed for packed in first if takes(left, packed)]


def takes(left: Counter[int], packed: int) -> bool:
    """Whether one of these is left; it no longer is."""
    left[packed] -= 1
    return left[packed] >= 0


def foresee(view: CityView, move: int) -> Foresight:
    """What a move and the best answers to its own questions bring, for each citizen that may be taken."""
    position, trace, seat = view.known.clone(), Trace(), int(seat_of(move))
    position.play(move, trace)
    begun = trace.packed()
    if kind_of(move) not in OPEN_ENDED:
        return Foresight([of_this_move(view, begun)], is_open=not is_over(begun))
    if asks(position, seat) != codes.F_TAKE:
        effects, is_open = followed(position, seat, begun)
        least, _ = followed(position, seat, begun, pays=min)
        return Foresight([of_this_move(view, effects)], is_open, of_this_move(view, least))
    found = [followed(position, seat, begun, answer) for answer in position.moves(seat)]
    return Foresight([of_this_move(view, effects) for effects, _ in found], any(is_open for _, is_open in found))


def followed(
    position: Position, seat: int, begun: list[int], answer: int = NOTHING, pays: Callable[..., int] = max
) -> tuple[list[int], bool]:
    """The effects with an answer and the usual ones after it; whether a question stays open."""
    copy, trace = position.clone(), Trace()
    answer = answer or usual_answer(copy, seat, pays)
    while answer:
        copy.play(answer, trace)
        answer = usual_answer(copy, seat, pays)
    effects = begun + trace.packed()
    if asks(copy, seat) == codes.F_CUBE:
        return effects + cubes_somewhere(copy, seat), False
    return effects, not is_over(effects)


def is_over(effects: list[int]) -> bool:
    """Whether the turn has gone on: nothing more comes of the move."""
    return any(decode_effect(one).what in (N_TURN, N_PHASE) for one in effects)


def asks(position: Position, seat: int) -> int:
    """The frame on top, if this seat has to answer it."""
    return int(position.v[top(position)]) if position.pending() == [seat] else NOTHING


def usual_answer(position: Position, seat: int, pays: Callable[..., int]) -> int:
    """As many activations as possible, the building that pays most (or least); 0 where nothing can be foreseen."""
    frame = asks(position, seat)
    if frame == codes.F_TIMES:
        return position.moves(seat)[-1]
    if frame != codes.F_SPLIT:
        return 0
    ordered = sorted(position.moves(seat), key=lambda move: deniers_after(position, seat, move))
    return pays(ordered, key=lambda move: ordered.index(move))


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


def of_this_move(view: CityView, packed: list[int]) -> list[int]:
    """Effects up to the next turn or phase; an answer to an event is not charged with what the next one does."""
    end = next((i for i, one in enumerate(packed) if decode_effect(one).what in (N_TURN, N_PHASE)), len(packed))
    own = [one for one in packed[:end] if decode_effect(one).because != B_WAIT]
    return of_this_event(view.seat, own) if view.known.phase == EVENTS else own


def of_this_event(seat: int, packed: list[int]) -> list[int]:
    """What befalls the seat itself, until another event has its turn."""
    kept: list[int] = []
    event = NOTHING
    for one in packed:
        effect = decode_effect(one)
        if effect.because >= B_EVENT:
            event = event or effect.because
            if effect.because != event:
                break
        if effect.seat == seat:
            kept.append(one)
    return kept


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
