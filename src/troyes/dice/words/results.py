"""What a move of the dice game costs and brings, in parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from troyes.dice.edge.view import DiceView
from troyes.dice.rules import codes as c
from troyes.dice.rules.changes import changes_of
from troyes.dice.rules.codes import body_of, colour_of, deed_of, is_cry, kind_of, value_of
from troyes.dice.rules.layout import BUILDINGS_EACH, COLUMNS, NUMBER
from troyes.dice.words.beats import building, changed, listed, sums
from troyes.kernel.contract.beat import Change, Result
from troyes.kernel.contract.effects import Effect, decode_effect
from troyes.kernel.contract.phrase import Joined, Named, Part, Phrase

GAINS = (c.E_CIRCLED, c.E_RESIDENT)


def results(view: DiceView, move: int) -> list[Result]:
    if is_cry(move):
        return [Result("numbers", numbers_after(view, move))]
    effects = [decode_effect(packed) for packed in view.preview(move)]
    found = [price(effects)] if kind_of(move) == c.ACT else []
    return found + (list(brings(view, move, effects)) or [result("nothing")])


def result(kind: str, amounts: tuple[Change, ...] = (), /, **parts: Part) -> Result:
    return Result(kind, Phrase(kind, parts, "choice"), amounts)


def price(effects: Sequence[Effect]) -> Result:
    spent = [effect for effect in effects if effect.what == c.E_SPENT]
    return result("pay", changes_of(spent), list=Joined(listed(sums(spent)))) if sums(spent) else result("free")


def brings(view: DiceView, move: int, effects: Sequence[Effect]) -> Iterator[Result]:
    """Gains, buildings that bonuses give without a choice, and whether a choice is left."""
    gained = [effect for effect in effects if effect.what in GAINS]
    if (said := changed(sums(gained))).items:
        yield Result("get", said, changes_of(gained))
    for effect in effects:
        if effect.what == c.E_BUILT and effect.where != building_of(view, move):
            yield result("also", building=Named(building(effect.where), "short"))
    for effect in effects:
        if effect.what == c.E_WORTH:
            yield Result("worth", f"×{effect.amount}", n=effect.amount)
    if not any(effect.what == c.E_DONE for effect in effects):
        yield result("then")


def numbers_after(view: DiceView, move: int) -> Joined:
    """The numbers of the columns once the crier has spoken, a dot for each that is still open."""
    copy = view.known.clone()
    copy.apply(move)
    return Joined(tuple(int(copy.v[NUMBER + column]) or "·" for column in range(COLUMNS)), " ")


def building_of(view: DiceView, move: int) -> int:
    """The building a move builds, -1 for none."""
    if kind_of(move) == c.BUILD:
        return int(body_of(move))
    if kind_of(move) != c.ACT or deed_of(move) == c.GAIN:
        return -1
    v, value = view.known.v, int(value_of(move))
    column = next(k for k in range(COLUMNS) if int(v[NUMBER + k]) == value)
    kind = 0 if deed_of(move) == c.PRESTIGE_DEED else 1
    return kind * BUILDINGS_EACH + int(colour_of(move)) * COLUMNS + column
