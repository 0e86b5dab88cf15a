"""Whole games against the King as a person types them: the lines, and the record they must lead to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from troyes.city.game import CITY
from troyes.city.rules.codes import outcome_of
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match


class Script(NamedTuple):
    """What is typed, entry by entry, and the lines of the record."""

    typed: list[str]
    lines: list[str]
    totals: list[int]

    def answers(self, start: int = 0, end: int | None = None) -> str:
        return "".join(f"{line}\n" for line in self.typed[start:end])


@cache
def script(language: str = "en", modules: Sequence[str] = (), seed: int = 5) -> Script:
    """A game with the dice of a seed and any moves; chance is written the way people write it."""
    match = Match(CITY, CITY.setup({"players": 1, "modules": list(modules)}), None, ["Anne"])
    source = FastSource(seed)
    typed: list[str] = []
    while not match.position.is_over():
        if match.position.is_chance():
            move = first_copy(match, match.position.draw(source))
            if len(match.position.outcomes()) != 1:  # a single card left is not asked for
                typed.append(loose(match, move, language))
        else:
            moves = match.position.moves(0)
            move = moves[len(typed) * 7 % len(moves)]
            typed.append(CITY.format(match.position, move))
        match.apply(move)
    return Script(typed, [entry.line for entry in match.record.entries], match.position.totals())


def first_copy(match: Match, move: int) -> int:
    """Copies of an event are alike: whoever names one means the first that is left."""
    names = CITY.names(match.position.setup)
    if CITY.format(match.position, move).split()[1] != "event":
        return move
    title = names.event(int(outcome_of(move)), "en")
    outcomes: list[int] = match.position.outcomes()
    return next(other for other in outcomes if names.event(int(outcome_of(other)), "en") == title)


def loose(match: Match, move: int, language: str) -> str:
    """An outcome as a person types it: names in the own language, digits without ado."""
    names = CITY.names(match.position.setup)
    verb, *rest = CITY.format(match.position, move).split()[1:]
    outcome = int(outcome_of(move))
    if verb == "open":
        return names.character(outcome, language)
    if verb == "reveal":
        return names.card(outcome, language).upper()
    if verb == "event":
        return names.event(outcome, language)
    if verb == "roll":
        return " ".join(word[2:] for word in rest[1:])
    if verb == "royal":
        return "".join(word[1:] for word in rest)
    if verb == "start":
        return "2" if rest == ["N"] else "1"
    return {"king": "+", "black": " ", "crowd": " "}.get(verb, "").join(rest)
