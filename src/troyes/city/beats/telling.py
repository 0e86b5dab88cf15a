# compiled
"""Effects in order as beats: each group of effects that belongs together is one, inside a turn or a step of a phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from troyes.city.beats import actions, people, rounds, threats
from troyes.city.beats.places import changes_of, dice_in, moved_in, seat_of
from troyes.city.beats.plain import plain
from troyes.city.beats.steps import step_for
from troyes.city.edge.names import PHASES, Names
from troyes.city.rules import codes
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_CARD, B_EVENT
from troyes.kernel.contract.beat import TURN, Beat, fold
from troyes.kernel.contract.effects import Effect, decode_effect
from troyes.kernel.play.cursor import Cursor

Group = Callable[[Names, Cursor], Beat | None]

# A group by the kind and the reason of its first effect.
BY_REASON: Final[dict[tuple[int, int], Group]] = {
    (e.E_SUPPLY, e.B_SETUP): rounds.placement,
    (e.E_NEUTRAL, e.B_SETUP): rounds.neutral_citizens,
    (e.E_DENIERS, e.B_INCOME): rounds.income,
    (e.E_POINTS, e.B_SALARY): rounds.unpaid,
    (e.E_DIE, e.B_WORKFORCE): rounds.workforce,
    (e.E_COINS, e.B_WAIT): rounds.waiting,
    (e.E_COINS, e.B_ROUND_END): rounds.collecting,
    (e.E_LYING, e.B_ROUND_END): rounds.going_home,
    (e.E_DIE, e.B_ROUND_END): rounds.clearing,
    (e.E_INFLUENCE, e.B_REROLL): actions.reroll,
    (e.E_DIE, e.B_REROLL): actions.reroll_result,
    (e.E_INFLUENCE, e.B_RECRUIT): actions.recruit,
    (e.E_INFLUENCE, e.B_FLIP): actions.flip,
    (e.E_DIE, e.B_FLIP): actions.flip_more,
    (e.E_BLACK, e.B_BLACK_DICE): threats.black_dice,
    (e.E_DIE, e.B_BLACK_DICE): threats.commitment,
    (e.E_INFLUENCE, e.B_BLACK_DICE): threats.beaten,
    (e.E_DIE, e.B_USED): actions.lot,
    (e.E_DENIERS, e.B_HIRE): people.hire,
    (e.E_INFLUENCE, e.B_HIRE): people.hire,
    (e.E_CITIZEN, e.B_HIRE): people.hire,
    (e.E_LYING, e.B_HIRE): people.hire,
    (e.E_SUPPLY, e.B_HIRE): people.hire,
    (e.E_CITIZEN, e.B_SETTLE): people.settle,
    (e.E_LYING, e.B_SETTLE): people.settle,
    (e.E_SUPPLY, e.B_SETTLE): people.settle,
    (e.E_DENIERS, e.B_FARM): actions.farm,
}
BY_KIND: Final[dict[int, Group]] = {
    e.E_START: rounds.start_card,
    e.E_CHARACTER: rounds.dealing,
    e.E_CARD: rounds.opening,
    e.E_EVENT: threats.arrivals,
    e.N_PHASE: rounds.phase,
    e.E_PASSED: rounds.passing,
    e.E_EVENT_CUBE: threats.cubes,
    e.E_FACE_UP: rounds.laying_open,
}
BY_ACTION: Final[dict[int, Group]] = {
    codes.BEAT: threats.counter,
    codes.YIELD: threats.yielding,
    codes.ACTIVATE: actions.activate,
    codes.FIGHT: threats.fight,
    codes.BUILD: actions.build,
    codes.SETTLE: people.settle,
    codes.FARM: actions.farm,
}
OF_EVENTS: Final[dict[int, Group]] = {
    e.N_NOTHING: threats.nothing,
    e.N_PROTECTED: threats.protected,
    e.N_ROLLED: threats.event_die,
    e.N_RAISED: threats.raised,
    e.E_NEUTRAL: threats.newcomer,
    e.E_CATHEDRAL: threats.cathedral,
}


def beats(names: Names, effects: Sequence[int]) -> list[Beat]:
    """Packed effects as beats: one per turn or step, smaller ones inside."""
    return fold(pieces(names, [decode_effect(packed) for packed in effects]))


def pieces(names: Names, effects: Sequence[Effect]) -> Iterator[Beat]:
    """Each group in the beat on top that it belongs to; a turn or a phase that begins is a beat with nothing inside."""
    cursor = Cursor([effect for effect in effects if effect.what != e.N_TURN])
    turns = turns_in(effects)
    while cursor.more():
        start = cursor.at
        yield from turns_begun(turns, start)
        if cursor.peek().what == e.N_PHASE:
            yield Beat(PHASES[cursor.peek().where])
        group = group_of(names, cursor)
        said = group(names, cursor) if group else None
        if cursor.at == start:
            said = plain(names, cursor.next())
        taken = cursor.effects[start : cursor.at]
        found = with_changes(names, said or Beat(""), taken)
        if said or found.changes or found.moved:
            top = step_for(names, found)
            yield Beat(top.kind, top.seat, top.subject, inside=(found,), goes_on=True)
    yield from turns_begun(turns, cursor.at)


def with_changes(names: Names, beat: Beat, taken: Sequence[Effect]) -> Beat:
    return beat._replace(dice=dice_in(taken), changes=changes_of(names, taken), moved=moved_in(names, taken))


def turns_in(effects: Sequence[Effect]) -> list[tuple[int, int]]:
    """Where turns begin, counted in all other effects, and whose they are."""
    found, before = [], 0
    for effect in effects:
        if effect.what == e.N_TURN:
            found.append((before, effect.seat))
        else:
            before += 1
    return found


def turns_begun(turns: list[tuple[int, int]], at: int) -> Iterator[Beat]:
    while turns and turns[0][0] <= at:
        yield Beat(TURN, seat_of(turns.pop(0)[1]))


def group_of(names: Names, cursor: Cursor) -> Group | None:
    """What takes the next effects together; None where one effect stands alone."""
    effect = cursor.peek()
    for edge in names.edges:
        if teller := edge.teller(effect.what, effect.because):
            return teller
    if effect.what == e.N_ACTION:
        return BY_ACTION.get(effect.where)
    found = BY_REASON.get((effect.what, effect.because)) or BY_KIND.get(effect.what)
    if found:
        return found
    if effect.because >= B_EVENT:
        return event_group(effect)
    if effect.because >= B_CARD:
        return card_group(effect)
    return None


def event_group(effect: Effect) -> Group | None:
    if effect.what in (e.E_POINTS, e.E_WON) and (effect.what == e.E_WON or effect.amount > 0):
        return threats.rewards
    if effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS):
        return threats.losses
    return OF_EVENTS.get(effect.what)


def card_group(effect: Effect) -> Group | None:
    if effect.what == e.E_TRADESMAN:
        return people.move_tradesman
    if effect.what == e.E_CARD_CUBE and effect.amount < 0:
        return actions.lot
    if effect.what == e.E_CATHEDRAL and effect.amount > 0:
        return actions.cathedral_cubes
    if effect.what == e.N_ROLLED:
        return actions.shot
    if effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS, e.E_CARD_CUBE):
        return actions.card_effect
    return None
