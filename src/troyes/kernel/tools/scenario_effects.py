"""Effects as lines of a scenario: `A deniers +2 because farm`, `A event_cube +1 at war`, `* phase at income`.

Who, what, how much, where, because of what. A line that leaves out how much, where or because of what means any.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from troyes.kernel.contract.effects import Trace, decode_effect
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.scenario_file import unknown
from troyes.words.message import Message

LETTERS = "ABCDEFGHIJ"
LINE = re.compile(
    r"(?P<who>\S+) (?P<what>\S+)(?: (?P<amount>[+-]\d{1,5}))?(?: at (?P<at>\S+))?(?: because (?P<why>\S+))?"
)


class Told(NamedTuple):
    """An effect in the words of a line; in a line, None means any."""

    who: str
    what: str
    amount: int | None
    at: str | None
    why: str | None
    counted: bool = False  # an entry of the ledger, not just a remark

    def __str__(self) -> str:
        amount = f" {self.amount:+}" if self.amount else ""
        at = f" at {self.at}" if self.at else ""
        return f"{self.who} {self.what}{amount}{at}{f' because {self.why}' if self.why else ''}"

    def fits(self, effect: Told) -> bool:
        """Whether this line means that effect."""
        asked, found = self[:-1], effect[:-1]
        return all(part is None or part == other for part, other in zip(asked, found, strict=True))


def effects_of(game: Game[Any, Any], setup: Any, trace: Trace) -> list[Told]:
    """What a trace holds, in order; whoever has no seat is N, and what happens to nobody happens to *."""
    seats, effects = game.seats(setup), [decode_effect(packed) for packed in trace.packed()]
    return [
        Told(
            who="*" if named.seat is None else LETTERS[named.seat] if named.seat < seats else "N",
            what=named.what,
            amount=named.amount,
            at=None if named.where is None else str(named.where),
            why=named.because and named.because.key,
            counted=game.is_counted(effect),
        )
        for named, effect in ((game.name_effect(setup, effect), effect) for effect in effects)
    ]


def parse_effect(game: Game[Any, Any], line: str, where: str) -> Told:
    match = LINE.fullmatch(" ".join(line.split()))
    if match is None:
        raise BadInput(where, "is-not-an-effect", "write-a-deniers-2", line=line)
    if match["what"] not in game.effect_kinds:
        problem = Message("no-effect-is-called", name=match["what"])
        raise unknown(where, match["what"], game.effect_kinds, problem)
    amount = match["amount"] and int(match["amount"])
    return Told(match["who"], match["what"], amount or None, match["at"], match["why"])


def unmatched(lines: Sequence[Told], effects: Sequence[Told]) -> tuple[list[int], list[Told]]:
    """The numbers of the lines without an effect, and the effects without a line: each stands for one other."""
    held: dict[int, int] = {}  # line -> its effect
    missing = [line for line in range(len(lines)) if not give_effect(line, lines, effects, held)]
    return missing, [effect for k, effect in enumerate(effects) if k not in held.values()]


def give_effect(line: int, lines: Sequence[Told], effects: Sequence[Told], held: dict[int, int]) -> bool:
    """Find an effect for one more line: those that could mean another one make room (an augmenting path)."""
    holder = {effect: other for other, effect in held.items()}
    reached: dict[int, int] = {}  # effect -> the line that asks for it
    asking = [line]
    for asker in asking:
        for k, effect in enumerate(effects):
            if k in reached or not lines[asker].fits(effect):
                continue
            reached[k] = asker
            if k not in holder:
                hand_over(k, line, reached, held)
                return True
            asking.append(holder[k])
    return False


def hand_over(effect: int, line: int, reached: dict[int, int], held: dict[int, int]) -> None:
    """The one who asked takes the free effect, and gives its own to the one who asked for that."""
    asker = reached[effect]
    while asker != line:
        free = held[asker]
        held[asker] = effect
        effect, asker = free, reached[free]
    held[line] = effect
