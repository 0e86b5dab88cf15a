"""Effects as sentences, in order: each group of effects that belongs together becomes one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from troyes.city import codes
from troyes.city import effect_codes as e
from troyes.city.effect_codes import B_CARD, B_EVENT
from troyes.city.names import Names
from troyes.city.words import actions, people, rounds, threats
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.plain import plain
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect, decode_effect

Group = Callable[[Lexicon, Cursor], str]

# A group by the kind and the reason of its first effect.
BY_REASON: dict[tuple[int, int], Group] = {
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
BY_KIND: dict[int, Group] = {
    e.E_START: rounds.start_card,
    e.E_CHARACTER: rounds.dealing,
    e.E_CARD: rounds.opening,
    e.E_EVENT: threats.arrivals,
    e.N_PHASE: rounds.phase,
    e.E_PASSED: rounds.passing,
    e.E_EVENT_CUBE: threats.cubes,
    e.E_FACE_UP: rounds.laying_open,
}
BY_ACTION: dict[int, Group] = {
    codes.BEAT: threats.beat,
    codes.YIELD: threats.yielding,
    codes.ACTIVATE: actions.activate,
    codes.FIGHT: threats.fight,
    codes.BUILD: actions.build,
    codes.SETTLE: people.settle,
    codes.FARM: actions.farm,
}
SILENT = (e.N_TURN,)  # the next sentence names whoever acts


def tell(names: Names, effects: Sequence[int], language: str, seats: Sequence[str]) -> list[str]:
    """Packed effects as sentences, with the names of the people on the seats."""
    lexicon = Lexicon(names, language, seats)
    cursor = Cursor([effect for packed in effects if (effect := decode_effect(packed)).what not in SILENT])
    sentences = []
    while cursor.more():
        start = cursor.at
        group = group_of(names, cursor)
        sentence = group(lexicon, cursor) if group else ""
        if cursor.at == start:
            sentence = plain(lexicon, cursor.next())
        if sentence:
            sentences.append(sentence)
    return sentences


def group_of(names: Names, cursor: Cursor) -> Group | None:
    """What tells the next effects; None where one effect is told alone."""
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
    groups: dict[int, Group] = {
        e.N_NOTHING: threats.nothing,
        e.N_PROTECTED: threats.protected,
        e.N_ROLLED: threats.event_die,
        e.N_RAISED: threats.raised,
        e.E_NEUTRAL: threats.newcomer,
        e.E_CATHEDRAL: threats.cathedral,
    }
    return groups.get(effect.what)


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
