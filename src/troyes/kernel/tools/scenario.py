"""Scenarios: a position set up by name, moves in notation, and what must be found. See docs/scenarios.md.

They serve tests, puzzles and bug reports alike. A scenario that cannot be played as written is BadInput; one that can,
but finds something else than it expects, has failures.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.tools.scenario_checks import Failure, Moment, check, draw
from troyes.kernel.tools.scenario_file import Scenario, Step, load_scenario
from troyes.words.message import place

DICTATE = "dictate-the-outcome-with"


@dataclass
class ScenarioResult:
    """What came of a scenario."""

    where: str
    title: str
    position: Any
    moves: int = 0
    checks: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures

    def diff(self) -> list[str]:
        """One line per failure."""
        return [f"{self.where}: {failure}" for failure in self.failures]


def run_scenario(path: str | Path) -> ScenarioResult:
    """Play the scenario of a file; BadInput if it cannot be read or played as written."""
    return run(load_scenario(path))


def run(scenario: Scenario) -> ScenarioResult:
    return Run(scenario).steps()


class Run:
    """A scenario being played: its position, and what the step played now has done so far."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.result = ScenarioResult(scenario.where, scenario.title, scenario.position.clone())
        self.position = self.result.position
        self.trace = Trace()
        self.last = ""  # line or phase

    def steps(self) -> ScenarioResult:
        outcome = self.scenario.outcome
        for step in self.scenario.steps:
            self.trace = Trace()
            self.play(step, outcome)
            outcome = None
            for failure in check(Moment(self.scenario, self.position, self.trace, self.last), step):
                self.result.checks += 1
                if failure is not None:
                    self.result.failures.append(failure)
        return self.result

    def play(self, step: Step, outcome: int | None) -> None:
        """What happens by itself, then the lines; the last of them goes no further than the end of a phase."""
        stop = step.stop_after
        over = self.go_on(outcome, "" if step.play else stop)
        for number, line in enumerate(step.play, 1):
            over = self.line(line, place(step.where, f"play {number}"), stop if number == len(step.play) else "")
        while stop and not over and self.chance_is_drawn():
            over = self.go_on(self.drawn(step.where), stop)
        if stop and not over:
            raise self.no_end(step)
        self.last = stop or self.last

    def go_on(self, move: int | None, stop: str) -> bool:
        return self.game.go_on(self.position, move, stop, self.trace)

    def line(self, line: str, where: str, stop: str) -> bool:
        while not line.lstrip().startswith("*") and self.chance_is_drawn():
            self.go_on(self.drawn(where), "")
        try:
            over = self.go_on(self.game.parse(self.position, line), stop)
        except BadInput as error:
            raise BadInput(where, "plain", error.remedy, line=line, why=error.problem) from None
        except IllegalMove as error:
            remedy = DICTATE if CHANCE in self.position.pending() else "correct-the-line"
            raise BadInput(where, "is-refused", remedy, line=line, why=error.reason) from None
        self.result.moves += 1
        self.last = line
        return over

    def chance_is_drawn(self) -> bool:
        """With a seed, chance that is not dictated is drawn."""
        return self.scenario.source is not None and CHANCE in self.position.pending()

    def drawn(self, where: str) -> int:
        assert self.scenario.source is not None
        return draw(self.position, self.scenario.source, where)

    def no_end(self, step: Step) -> BadInput:
        """Somebody decides first, or dice come first."""
        remedy = DICTATE if CHANCE in self.position.pending() else "play-the-moves-that"
        return BadInput((step.where, "stop_after"), "does-not-end-here", remedy, phase=step.stop_after)
