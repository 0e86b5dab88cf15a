"""What a move brings, as far as its seat alone decides: made from the view, nothing else."""

from __future__ import annotations

from troyes.city import codes
from troyes.city.actions import card_of_cube
from troyes.city.codes import cube_of, dice_count, dice_of, extra_of, kind_of, seat_of
from troyes.city.effect_codes import B_WAIT, N_PHASE, N_TURN
from troyes.city.layout import CARDS
from troyes.city.lots import price_of, total_with
from troyes.city.state import top
from troyes.city.view import CityView
from troyes.kernel.effects import Effect, Trace

# After these moves the citizen and the number of activations are still open: they are foreseen at their best.
OPEN_ENDED = (codes.ACTIVATE, codes.FIGHT, codes.SETTLE)


def foresee(view: CityView, move: int) -> list[Effect]:
    """Effects of a move and, for an action, of taking any citizen and as many activations as possible."""
    position, trace, seat = view.known.clone(), Trace(), int(seat_of(move))
    position.play(move, trace)
    while kind_of(move) in OPEN_ENDED and position.pending() == [seat]:
        if position.v[top(position)] not in (codes.F_TAKE, codes.F_TIMES):
            break
        position.play(position.moves(seat)[-1], trace)
    return of_this_move(trace.decoded())


def of_this_move(effects: list[Effect]) -> list[Effect]:
    """Effects up to the next turn or phase."""
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
