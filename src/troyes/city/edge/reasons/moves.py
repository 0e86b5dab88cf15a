"""Why a move is not legal: the first rule it breaks, found with the same predicates that list the legal moves."""

from __future__ import annotations

from troyes.city.cards.activities import activation_bound, asks_times
from troyes.city.edge.edge import edges_of
from troyes.city.edge.names import SEAT_LETTERS
from troyes.city.edge.notation.dice import lot
from troyes.city.edge.reasons.actions import all_taken, untaken, up_to, wrong_action, wrong_raid
from troyes.city.edge.reasons.lots import no_such_die
from troyes.city.edge.view import STEPS
from troyes.city.rules import codes
from troyes.city.rules.answers import GAME_OVER, decider
from troyes.city.rules.citizens import first_space, judge_source
from troyes.city.rules.codes import CHANCE_SEAT, dice_of, kind_of, owner_of_die, seat_of, target_of
from troyes.city.rules.counter import strength_from
from troyes.city.rules.districts import own_count
from troyes.city.rules.follow_ups import bound_times
from troyes.city.rules.layout import BLACK, DIE_CODES, FRAME_SIZE, GENERAL, INFLUENCE, WILD_OWNER
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, top
from troyes.kernel.contract.refusals import Refusal, refusal
from troyes.words.message import Message

# The kinds of moves that each frame accepts.
INFLUENCE_MOVES = {codes.REROLL, codes.RECRUIT, codes.FLIP}
MAIN_MOVES = {codes.PASS, codes.ACTIVATE, codes.BUILD, codes.FIGHT, codes.SETTLE, codes.FARM}
ACCEPTED = {
    codes.F_PLACE: {codes.PLACE},
    codes.F_COUNTER: INFLUENCE_MOVES | {codes.BEAT, codes.YIELD},
    codes.F_ALSO: {codes.ALSO, codes.DONE},
    codes.F_WITH: {codes.WITH, codes.DONE},
    codes.F_TURN: INFLUENCE_MOVES | MAIN_MOVES,
    codes.F_FLIP: {codes.TURN_OVER, codes.DONE},
    codes.F_TAKE: {codes.TAKE},
    codes.F_TIMES: {codes.TIMES},
    codes.F_CUBE: {codes.CUBE},
    codes.F_SPLIT: {codes.SPLIT},
    codes.F_SHOOT: {codes.SHOOT, codes.DONE},
}


def reason(position: Position, move: int) -> Refusal:
    """The rule that forbids a move which is not listed."""
    return wrong_time(position, move) or wrong_choice(position, move) or not_now()


def not_now() -> Refusal:
    return refusal("not_offered", "why-not-offered")


# ---- the wrong seat or moment ------------------------------------------------------------------------------------


def wrong_time(position: Position, move: int) -> Refusal | None:
    deciding = decider(position)
    if deciding == GAME_OVER:
        return refusal("over", "why-the-game-is-over")
    if not 0 <= move < 1 << 62:
        return refusal("no_move", "why-this-is-not-a-move")
    seat = int(seat_of(move))
    if deciding == CHANCE_SEAT:
        if seat != CHANCE_SEAT:
            return refusal("chance_first", "why-chance-first")
        return refusal("impossible_outcome", "why-this-outcome-cannot-occur-here")
    if seat == CHANCE_SEAT:
        return refusal("no_chance", "why-nothing-is-rolled-or-drawn")
    if seat != deciding:
        letter = SEAT_LETTERS[int(deciding)]
        return refusal("not_your_turn", "why-not-your-turn", seat=letter)
    frame = int(position.v[top(position)])
    if wanted := fewer_than_all(position, move):
        return wanted
    accepted, now = answers(position, frame)
    if now and int(kind_of(move)) not in accepted:
        return refusal("wrong_step", "why-wrong-step", now=Message(now))
    return None


def fewer_than_all(position: Position, move: int) -> Refusal | None:
    """Fewer activations of a card that waits for its tradesman and will then be used as often as it can be."""
    if kind_of(move) != codes.TIMES or position.v[top(position)] != codes.F_TAKE:
        return None
    at = top(position) - FRAME_SIZE  # the frame below
    if position.v[at] != codes.F_TIMES or asks_times(position, position.v[at + 3]):
        return None
    most = int(activation_bound(position, seat_of(move), position.v[at + 3], position.v[at + 4]))
    return all_taken(most) if target_of(move) < most else None


def answers(position: Position, frame: int) -> tuple[frozenset[int], str]:
    """The kinds of moves that answer a frame, and the name of the text that says what has to be chosen."""
    kinds, now = frozenset(ACCEPTED.get(frame, ())), f"city-now-{STEPS[frame]}" if frame in ACCEPTED else ""
    for edge in edges_of(position.setup):
        kinds |= edge.accepted.get(frame, frozenset())
        now = f"{edge.words}-now-{edge.steps[frame]}" if frame in edge.accepted else now
        if frame == codes.F_TURN:
            kinds |= edge.turn_moves
        elif frame == codes.F_COUNTER:
            kinds |= edge.counter_moves
    return kinds, now


def wrong_choice(position: Position, move: int) -> Refusal | None:
    kind, seat = int(kind_of(move)), int(seat_of(move))
    for edge in edges_of(position.setup):
        if refused := edge.reason(position, move, seat):
            return refused
    if kind in (codes.ACTIVATE, codes.BUILD, codes.FIGHT, codes.SETTLE, codes.FARM):
        return wrong_action(position, move, seat)
    if kind in INFLUENCE_MOVES:
        return wrong_influence(position, move, seat)
    if kind in (codes.WITH, codes.TURN_OVER):
        return wrong_own_die(position, move, seat) or wrong_order(position, move, kind)
    if kind in (codes.BEAT, codes.YIELD):
        return wrong_counter(position, kind, seat)
    if kind == codes.PLACE:
        return refusal("space_taken", "why-space-taken")
    if kind == codes.TAKE:
        return wrong_citizen(position, int(target_of(move)), seat)
    if kind == codes.TIMES:
        return up_to(1, int(bound_times(position, seat)))
    if kind == codes.SPLIT:
        return up_to(0, int(position.v[top(position) + 3]))
    if kind == codes.CUBE:
        return wrong_raid(position, int(target_of(move)))
    if kind == codes.ALSO:
        return refusal(
            "also",
            "why-also",
        )
    if kind == codes.DONE:
        return refusal("not_enough", "why-not-enough")
    return None


# ---- influence and black dice ------------------------------------------------------------------------------------


def wrong_influence(position: Position, move: int, seat: int) -> Refusal | None:
    setup = position.setup
    kind, held = int(kind_of(move)), int(get(position, seat, INFLUENCE))
    costs = {
        codes.REROLL: int(setup.reroll_cost),
        codes.RECRUIT: int(setup.recruit_cost),
        codes.FLIP: int(setup.flip_cost),
    }
    cost = costs[kind]
    if kind == codes.REROLL and (wrong := wrong_own_die(position, move, seat)):
        return wrong
    if held < cost:
        return refusal(
            "influence",
            "why-influence",
            cost=cost,
            held=held,
        )
    if kind == codes.RECRUIT and get(position, seat, GENERAL) == 0:
        return refusal(
            "no_recruit", "why-no-recruit",
        )  # fmt: skip
    if kind == codes.FLIP:
        return refusal("no_dice", "why-there-is-no-die-in")
    return None


def wrong_own_die(position: Position, move: int, seat: int) -> Refusal | None:
    dice = lot(int(dice_of(move)))
    if len(dice) != 1 or dice[0] >= DIE_CODES:
        return refusal("one_die", "why-one-die")
    if owner_of_die(dice[0]) not in (seat, WILD_OWNER):
        return refusal("not_own_die", "why-not-own-die")
    if own_count(position, seat, dice[0]) == 0:
        return no_such_die(dice[0])
    return None


def wrong_order(position: Position, move: int, kind: int) -> Refusal:
    """Each set of dice is named in one order only."""
    at = top(position)
    last = int(position.v[at + 2 + position.v[at + 2]]) - 1  # in a flip: the die turned last
    if kind == codes.TURN_OVER and lot(int(dice_of(move)))[0] >= last:
        return refusal("turned", "why-turned")
    return refusal(
        "order",
        "why-order",
    )


def wrong_counter(position: Position, kind: int, seat: int) -> Refusal:
    highest = next(value for value in range(6, 0, -1) if position.v[BLACK + value] > 0)
    strength = int(strength_from(position, seat, 0))
    if kind == codes.YIELD:
        return refusal(
            "must_counter",
            "why-must-counter",
            strength=strength,
            highest=highest,
        )
    return refusal(
        "too_weak",
        "why-too-weak",
        strength=strength,
        highest=highest,
    )


def wrong_citizen(position: Position, source: int, seat: int) -> Refusal | None:
    """Why the citizen of a source may not be taken; the frame on top says what for."""
    at = top(position)
    purpose, where = position.v[at + 2], position.v[at + 3]
    first = first_space(position, where, position.v[at + 4]) if purpose == codes.SETTLE else 0
    return untaken(int(judge_source(position, seat, purpose, where, first, source)))
