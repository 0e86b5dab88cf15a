"""What a step of a scenario checks: values, refusals, legal moves, effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import CHANCE, mover
from troyes.kernel.play.chance import Source
from troyes.kernel.tools.scenario_effects import effects_of, parse_effect, unmatched
from troyes.kernel.tools.scenario_file import Refused, Scenario, Step
from troyes.words.message import Message, place

SHOWN = 20  # lines of a long list


class Failure(NamedTuple):
    """Something that is not as expected, and the last line played before it.

    Of a list, `missing` is what was expected and not found, `too_much` what was found and not expected.
    """

    path: str
    expected: Any
    found: Any
    after: str
    missing: tuple[str, ...] = ()
    too_much: tuple[str, ...] = ()

    def __str__(self) -> str:
        when = f"after {self.after}" if self.after else "at the start"
        if self.missing or self.too_much:
            return f"{self.path}: missing {shown(self.missing)}, too much {shown(self.too_much)}, {when}"
        return f"{self.path}: expected {self.expected!r}, found {self.found!r}, {when}"


class Moment(NamedTuple):
    """What a step is checked against: a position, what the step has done, and the last line played."""

    scenario: Scenario
    position: Any
    trace: Trace
    after: str


def check(now: Moment, step: Step) -> Iterator[Failure | None]:
    """One entry per check, None for each that holds."""
    for path, expected in step.expect.items():
        found = look(now, path, step.where)
        yield None if same(found, expected) else Failure(path, expected, found, now.after)
    for refused in step.illegal:
        yield check_refused(now, refused, step.where)
    if step.legal is not None:
        yield check_moves(now, step.legal, (step.where, "legal"), exactly=True)
    if step.offers is not None:
        yield check_moves(now, step.offers, (step.where, "offers"), exactly=False)
    if step.effects is not None:
        yield check_effects(now, step.effects, (step.where, "effects"), exactly=False)
    if step.all_effects is not None:
        yield check_effects(now, step.all_effects, (step.where, "all_effects"), exactly=True)


# ---- values ------------------------------------------------------------------------------------------------------


def look(now: Moment, path: str, where: str) -> Any:
    try:
        return now.scenario.game.look(now.position, path)
    except BadInput as error:
        raise error.at((where, f"expect {path}")) from None


def same(found: Any, expected: Any) -> bool:
    """Equal, and true is not 1."""
    return bool(found == expected) and isinstance(found, bool) == isinstance(expected, bool)


# ---- moves -------------------------------------------------------------------------------------------------------


def is_chance(line: str) -> bool:
    return line.lstrip().startswith("*")


def draw(position: Any, source: Source, where: str) -> int:
    """The outcome that a source gives here."""
    try:
        return int(position.draw(source))
    except LookupError:
        raise BadInput(where, "there-is-nothing-left", "leave-more-cards-in") from None


def decision(now: Moment, lines: Sequence[str], where: str) -> Any:
    """A copy of the position where the lines are moves: with a seed, chance that is not asked about is drawn."""
    position, source = now.position.clone(), now.scenario.source
    while source is not None and CHANCE in position.pending() and not any(map(is_chance, lines)):
        position.play(draw(position, source, where))
    return position


def parse(now: Moment, position: Any, line: str, where: str | tuple[str, ...]) -> int:
    try:
        return now.scenario.game.parse(position, line)
    except BadInput as error:
        raise error.at(where) from None


def check_refused(now: Moment, refused: Refused, where: str) -> Failure | None:
    """The line must be a move, and the rules must refuse it."""
    position = decision(now, [refused.line], where)
    reason = position.why_not(parse(now, position, refused.line, (where, f"illegal {refused.line!r}")))
    if reason is None:
        return Failure(refused.line, "refused", "legal", now.after)
    if refused.code and reason.code != refused.code:
        return Failure(refused.line, f"refused: {refused.code}", f"refused: {reason.code}", now.after)
    return None


def check_moves(now: Moment, lines: list[str], where: tuple[str, str], exactly: bool) -> Failure | None:
    """The lines must be legal, each missing one with the reason; exactly: and there are no others."""
    position = decision(now, lines, where[0])
    wanted = {parse(now, position, line, (*where, repr(line))): line for line in lines}
    reasons = {line: position.why_not(move) for move, line in wanted.items()}
    missing = tuple(Message("plain-kernel", line=line, why=why) for line, why in reasons.items() if why is not None)
    listed = all_moves(now, position, list(wanted), where) if exactly else []
    too_much = tuple(now.scenario.game.format(position, move) for move in listed if move not in wanted)
    if not missing and not too_much:
        return None
    found = [*(line for line in lines if reasons[line] is None), *too_much]
    return Failure(where[1], lines, found, now.after, missing, too_much)


def all_moves(now: Moment, position: Any, wanted: list[int], where: tuple[str, str]) -> list[int]:
    """Everything that may be played; where all decide at once, by the seats that are asked about."""
    pending: list[int] = position.pending()
    if any(mover(move) == CHANCE for move in wanted):
        outcomes: list[int] = position.outcomes()
        if not outcomes and CHANCE in pending:
            raise BadInput(where, "there-are-too-many-outcomes", "write-the-outcomes-into")
        return outcomes
    named = {mover(move) for move in wanted}
    seats = [seat for seat in pending if seat in named] if now.scenario.game.simultaneous and named else pending
    return [move for seat in seats for move in position.moves(seat)]


# ---- effects -----------------------------------------------------------------------------------------------------


def check_effects(now: Moment, lines: list[str], where: tuple[str, str], exactly: bool) -> Failure | None:
    """What the step has done must contain the lines; exactly: and change nothing else that is counted."""
    game, setup = now.scenario.game, now.scenario.setup
    found = effects_of(game, setup, now.trace)
    missing, others = unmatched([parse_effect(game, line, place(*where)) for line in lines], found)
    too_much = tuple(str(effect) for effect in others if exactly and effect.counted)
    if not missing and not too_much:
        return None
    told = [str(effect) for effect in found]
    return Failure(where[1], lines, told, now.after, tuple(lines[k] for k in missing), too_much)


def shown(lines: Sequence[str]) -> str:
    """A list in one line, the first of many."""
    more = f" and {len(lines) - SHOWN} more" if len(lines) > SHOWN else ""
    return ("; ".join(lines[:SHOWN]) or "nothing") + more
