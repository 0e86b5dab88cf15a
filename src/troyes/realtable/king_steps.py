"""What the King does as steps for the hands: which piece to put where, which dice to take away.

`parts_of` cuts the effects of an entry into what the King does and the rest; `steps_of` says what he does, in order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from troyes.city.cards.events import NEWCOMER
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import effect_codes as e
from troyes.city.rules.layout import CARD_SPACES, COLUMNS, NEUTRAL, SPACES_PER_BUILDING
from troyes.city.rules.setup import Setup
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.teller import tell_alone
from troyes.kernel.contract.effects import Effect, decode_effect
from troyes.kernel.play.cursor import Cursor
from troyes.realtable.texts import say

YOU = 0
NEXT = (e.N_TURN, e.N_PHASE, e.N_KING_ROLL)  # what comes after a turn of the King
SILENT = (e.E_NEUTRAL, e.E_SUPPLY)  # pieces that another step moves


class Part(NamedTuple):
    """Packed effects, and whether the King is at work in them."""

    effects: list[int]
    royal: bool


# ---- what the King does in a list of effects -----------------------------------------------------------------------


def parts_of(setup: Setup, effects: Sequence[int]) -> list[Part]:
    """The effects in order, each royal act apart."""
    parts: list[Part] = []
    at = 0
    while at < len(effects):
        end = act_end(setup, effects, at)
        if end > at:
            parts.append(Part(list(effects[at:end]), True))
        elif parts and not parts[-1].royal:
            parts[-1].effects.append(effects[at])
        else:
            parts.append(Part([effects[at]], False))
        at = max(end, at + 1)
    return parts


def act_end(setup: Setup, effects: Sequence[int], at: int) -> int:
    """Where the royal act that begins here ends; the same place if none begins."""
    first = decode_effect(effects[at])
    belongs = follows(setup, first)
    if belongs is None:
        return at
    end = at + 1
    while end < len(effects) and belongs(decode_effect(effects[end])):
        end += 1
    return end


def follows(setup: Setup, first: Effect) -> Callable[[Effect], bool] | None:
    """What belongs to the act that an effect begins."""
    if first.what == e.N_KING_ROLL:
        return lambda effect: effect.what not in NEXT and effect.because not in (e.B_WAIT, e.B_ROUND_END)
    if first.because == e.B_KING and first.what in (e.N_ROLLED, e.N_ACTION):
        return lambda effect: effect.because == e.B_KING and effect.what != e.N_ACTION
    if first.what == e.E_NEUTRAL and first.amount < 0 and first.because == e.B_SETUP:
        return lambda effect: effect.because == e.B_SETUP and effect.what in (e.E_NEUTRAL, e.E_CITIZEN)
    if first.what == e.E_NEUTRAL and first.amount < 0 and is_newcomer(setup, first.because - e.B_EVENT):
        return lambda effect: effect.because in (first.because, e.B_EXPELLED)
    return None


def is_newcomer(setup: Setup, event: int) -> bool:
    """Whether an event lets a citizen of the King in; where people deal the places out they know them already."""
    return 0 <= event < len(setup.event_effects) and setup.event_effects[event] is NEWCOMER


# ---- steps ---------------------------------------------------------------------------------------------------------


class Steps:
    """Says the effects of one royal act as sentences for the person who moves the pieces."""

    def __init__(self, lexicon: Lexicon, setup: Setup) -> None:
        self.lexicon = lexicon
        self.setup = setup
        self.moved = False  # a row that is all his looks the same after a newcomer
        self.price = 0
        self.paid = 0

    def say(self, key: str, **values: object) -> str:
        return say("steps", key, self.lexicon.language, **values)

    def of(self, effects: Sequence[int]) -> list[str]:
        decoded = [decode_effect(packed) for packed in effects]
        cursor = Cursor([effect for effect in decoded if effect.what not in SILENT])
        steps: list[str] = []
        while cursor.more():
            start = cursor.at
            steps += self.next(cursor)
            if cursor.at == start:
                effect = cursor.next()
                steps += [tell_alone(self.lexicon, effect)] if effect.what < e.FIRST_NOTE else []
        if self.price and not self.paid:
            steps.append(self.say("no_dice"))
        return steps or [self.say("nothing")]

    def next(self, cursor: Cursor) -> list[str]:
        """The sentences of the next effects that belong together; none if they are not known here."""
        what = cursor.peek().what
        tellers: dict[int, Callable[[Cursor], list[str]]] = {
            e.N_KING_ACTS: self.begin,
            e.E_POINTS: self.points,
            e.E_DENIERS: self.deniers,
            e.E_CITIZEN: self.citizens,
            e.E_LYING: self.expelled,
            e.E_TRADESMAN: self.tradesman,
            e.E_CATHEDRAL: self.cathedral,
            e.E_EVENT_CUBE: self.event_cubes,
            e.E_WON: self.won,
            e.E_EVENT: self.gone,
            e.E_FACE_UP: self.character,
            e.E_DIE: self.dice,
            e.E_BLACK: self.black,
        }
        return tellers[what](cursor) if what in tellers else []

    def begin(self, cursor: Cursor) -> list[str]:
        self.price = cursor.next().amount
        return []

    # ---- points and deniers ---------------------------------------------------------------------------------------

    def points(self, cursor: Cursor) -> list[str]:
        first = cursor.peek()
        group = cursor.take_while(lambda effect: (effect.what, effect.seat) == (e.E_POINTS, first.seat))
        total = sum(effect.amount for effect in group)
        key = "points_king" if first.seat == NEUTRAL else "points_you" if total > 0 else "points_lost"
        return [self.say(key, points=self.lexicon.amount("vp", total))] if total else []

    def deniers(self, cursor: Cursor) -> list[str]:
        return [self.say("deniers", deniers=self.lexicon.amount("deniers", cursor.next().amount))]

    # ---- citizens -------------------------------------------------------------------------------------------------

    def citizens(self, cursor: Cursor) -> list[str]:
        group = cursor.take_while(lambda effect: effect.what == e.E_CITIZEN)
        self.moved = True
        if group[0].because in (e.B_KING, e.B_SETUP):
            return [self.say("in_place", place=self.lexicon.space(effect.where)) for effect in group]
        building = group[0].where // SPACES_PER_BUILDING
        if int(self.setup.row_length[building]) == 1:
            return [self.say("in_place", place=self.lexicon.space(group[0].where))]
        return [self.say("row", building=self.lexicon.building(building), row=self.lexicon.row(group[0].where))]

    def expelled(self, cursor: Cursor) -> list[str]:
        effect = cursor.next()
        key = "expelled_you" if effect.seat == YOU else "expelled_king"
        told = [self.say(f"{key}_{BUILDING_NAMES[effect.where]}")]
        return told if self.moved else [self.say("same_row"), *told]

    def tradesman(self, cursor: Cursor) -> list[str]:
        effect = cursor.next()
        card, space = effect.because - e.B_CARD, effect.where % (CARD_SPACES + 1)
        worth = int(self.setup.card_spaces[card * CARD_SPACES + space])
        return [
            self.say("tradesman", card=self.lexicon.card(card), points=self.lexicon.amount("vp", worth)),
        ]

    # ---- cubes ----------------------------------------------------------------------------------------------------

    def cathedral(self, cursor: Cursor) -> list[str]:
        """Cubes of one level in one sentence, whatever points come between them."""
        first = cursor.next()
        if first.amount < 0:
            return [tell_alone(self.lexicon, first)]
        group: list[Effect] = [first]
        points: list[Effect] = []
        while cursor.peek().what in (e.E_CATHEDRAL, e.E_POINTS):
            effect = cursor.next()
            (group if effect.what == e.E_CATHEDRAL else points).append(effect)
        steps = []
        for level in dict.fromkeys(effect.where // COLUMNS for effect in group):
            columns = [effect.where % COLUMNS + 1 for effect in group if effect.where // COLUMNS == level]
            steps.append(self.say("cubes", n=len(columns), level=level + 1, columns=self.lexicon.series(columns)))
        return steps + self.points(Cursor(points)) if points else steps

    def event_cubes(self, cursor: Cursor) -> list[str]:
        first = cursor.peek()
        group = cursor.take_while(
            lambda effect: (
                (effect.what, effect.where) == (e.E_EVENT_CUBE, first.where)
                and (effect.amount > 0) == (first.amount > 0)
            )
        )
        event = self.lexicon.event(first.where)
        if first.amount < 0:
            return [self.say("event_clear", event=event)]
        cubes = self.lexicon.amount("cubes", sum(effect.amount for effect in group))
        return [self.say("event_cubes", cubes=cubes, event=event)]

    def won(self, cursor: Cursor) -> list[str]:
        effect = cursor.next()
        cursor.take(e.E_EVENT)
        event = self.lexicon.event(effect.because - e.B_EVENT)
        return [self.say("event_king" if effect.seat == NEUTRAL else "event_you", event=event)]

    def gone(self, cursor: Cursor) -> list[str]:
        return [self.say("event_gone", event=self.lexicon.event(cursor.next().where))]

    def character(self, cursor: Cursor) -> list[str]:
        name = self.lexicon.names.character(cursor.next().where, self.lexicon.language)
        return [self.say("character", name=name)]

    # ---- dice -----------------------------------------------------------------------------------------------------

    def dice(self, cursor: Cursor) -> list[str]:
        owner = cursor.peek().seat
        group = cursor.take_while(lambda effect: (effect.what, effect.seat) == (e.E_DIE, owner))
        removed: dict[int, int] = {}
        for effect in group:
            removed[effect.where] = removed.get(effect.where, 0) - effect.amount
        self.paid += sum(removed.values())
        names = self.lexicon.series([self.die(where, n) for where, n in removed.items()])
        return [self.say("king_dice" if owner == NEUTRAL else "your_die", dice=names)]

    def die(self, where: int, n: int) -> str:
        """One die or several alike."""
        if n == 1:
            return self.say("a_die", colour=self.lexicon.colour(where // 6), value=where % 6 + 1)
        return self.say("some_dice", n=n, colour=self.lexicon.colour_many(where // 6), value=where % 6 + 1)

    def black(self, cursor: Cursor) -> list[str]:
        effect = cursor.next()
        return [self.say("black", dice=self.say("a_black", value=effect.where))]


def steps_of(lexicon: Lexicon, setup: Setup, effects: Sequence[int]) -> list[str]:
    return Steps(lexicon, setup).of(effects)
