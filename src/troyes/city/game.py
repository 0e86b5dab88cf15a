"""The city as the kernel's tools see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from troyes.city.beats.foresight import foresee
from troyes.city.beats.kinds import WHATS
from troyes.city.beats.results import results
from troyes.city.beats.telling import beats
from troyes.city.edge import deeds
from troyes.city.edge.final_sheet import HELD, score_lines, scorers
from troyes.city.edge.info import Info, info
from troyes.city.edge.named import gains, name_effect
from troyes.city.edge.names import SEAT_LETTERS, Names
from troyes.city.edge.notation import moves as notation
from troyes.city.edge.options import CHOICES, VARIANTS, check_options
from troyes.city.edge.staging import paths as scenario_paths
from troyes.city.edge.staging import positions as scenario
from troyes.city.edge.staging import stopping
from troyes.city.edge.view import CityView
from troyes.city.figures.checks import Figures
from troyes.city.figures.figures import fitting, with_overrides
from troyes.city.modules import MODULES, all_figures, edges_for, extensions_of, figures_for
from troyes.city.rules import invariants, ledger
from troyes.city.rules.codes import ALSO, CHANCE_SEAT, DEAL, F_TURN, NO_DICE, TAKE, dice_of, kind_of, seat_of, target_of
from troyes.city.rules.effect_codes import E_CHARACTER, FIRST_NOTE, INSIDE_PHASE, N_TURN
from troyes.city.rules.layout import SPACES, SPACES_PER_BUILDING
from troyes.city.rules.position import Position, from_bytes, new_position, play_random
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import top
from troyes.city.rules.tables import make_setup
from troyes.kernel.contract.beat import Beat, Result
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.effects import Effect, Trace, decode_effect
from troyes.kernel.contract.rules import Counts, Ledger, ScoreLine, Violation
from troyes.kernel.play.chance import SequenceSource, Source
from troyes.kernel.tools.naming import Named

if TYPE_CHECKING:
    from troyes.city.words.voice import CityVoice


class CityGame:
    """Troyes for two to four players, or for one against the King."""

    name: str = "city"
    simultaneous = False
    phases: tuple[str, ...] = stopping.STOPS
    effect_kinds: tuple[str, ...] = tuple(WHATS.values())
    has_figures: bool = True
    honours: tuple[str, ...] = ()
    sources: tuple[str, ...] = ("activity", *HELD.values(), "presence", "tradesman", "level", "character", "extension")

    @cached_property
    def voice(self) -> CityVoice:
        """Fetched with the first word: whoever only plays never loads it."""
        from troyes.city.words.voice import CityVoice

        return CityVoice()

    def setup(self, options: Mapping[str, Any], figures: Mapping[str, Any] | None = None) -> Setup:
        chosen = check_options(options)
        checked = figures_for(chosen)
        if figures:
            checked = with_overrides(checked, fitting(checked, all_figures(), figures, "figures"), "figures")
        return self.setup_from(chosen, checked)

    def setup_from(self, options: dict[str, Any], figures: Figures) -> Setup:
        edges = edges_for(options)
        setup = make_setup(figures, options["players"], extensions_of(options), options)
        setup.info = Info(options, figures, Names(figures, edges))
        setup.edges = edges
        return setup

    def dictated(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Nobody is asked anything before the game."""
        return dict(options)

    def options_of(self, setup: Setup) -> dict[str, Any]:
        return dict(info(setup).options)

    def figures_of(self, setup: Setup) -> dict[str, Any]:
        return info(setup).figures.numbers()

    def names(self, setup: Setup) -> Names:
        return info(setup).names

    def seats(self, setup: Setup) -> int:
        return int(setup.players)

    def sits_first(self, setup: Setup, winners: Sequence[int]) -> int:
        """Everybody keeps his seat."""
        return 0

    def new(self, setup: Setup) -> Position:
        return new_position(setup)

    def from_bytes(self, setup: Setup, data: bytes) -> Position:
        return from_bytes(setup, data)

    # ---- moves ----------------------------------------------------------------------------------------------------

    def format(self, position: Position, move: int) -> str:
        return notation.format_move(position, self.names(position.setup), move)

    def parse(self, position: Position, line: str) -> int:
        return notation.parse_move(position, self.names(position.setup), line)

    def write(self, deed: Deed, seat: int) -> str:
        return notation.write_deed(deed, seat)

    def deeds(self, view: CityView) -> list[Deed]:
        return deeds.deeds(view)

    def family(self, move: int) -> str:
        """An action with its target; the answers to a follow-up question; citizens taken from one building.

        Each black die taken on is a deed of its own: to an automaton that beats any of them the rest are alike.
        """
        kind, target = int(kind_of(move)), int(target_of(move))
        if kind == TAKE:
            return f"take {target // SPACES_PER_BUILDING if target < SPACES else target}"
        return f"{kind} {target}" if dice_of(move) != NO_DICE or kind == ALSO else str(kind)

    def is_secret(self, position: Position, move: int, seat: int) -> bool:
        """Only the deal of characters is secret, from everybody but its seat."""
        return seat_of(move) == CHANCE_SEAT and kind_of(move) == DEAL and int(position.v[top(position) + 1]) != seat

    def is_binding(self, move: int) -> bool:
        """Every move of the turn can be taken back."""
        return False

    def redact(self, position: Position, move: int) -> str:
        return f"* deal {SEAT_LETTERS[int(position.v[top(position) + 1])]} ?"

    # ---- views, effects, scores -----------------------------------------------------------------------------------

    def view(self, position: Position, seat: int) -> CityView:
        return CityView(position, seat, self.names(position.setup))

    def round_of(self, position: Position) -> int:
        return position.round

    def is_main(self, position: Position, seat: int) -> bool:
        return bool(position.v[top(position)] == F_TURN)

    def play_random(self, position: Position, source: Source, choices: SequenceSource) -> Counts:
        return Counts(*play_random(position, source, choices))

    def ledger(self, position: Position) -> Ledger:
        return ledger.ledger(position)

    def violations(self, position: Position) -> list[Violation]:
        return invariants.violations(position)

    def soak_options(self) -> list[dict[str, Any]]:
        """One to four players, with and without each module, with all of them, and every variant."""
        choices: list[list[str]] = [[], *([name] for name in MODULES), list(MODULES)]
        plain = [{"players": players, "modules": modules} for players in (1, 2, 3, 4) for modules in choices]
        return [*plain, *VARIANTS]

    def random_options(self, source: SequenceSource) -> dict[str, Any]:
        """Any number of players, any subset of modules, any variant they allow."""
        players = 1 + int(source.below(4))
        modules = [name for name in MODULES if source.below(2)]
        options = {name: values[int(source.below(len(values)))] for name, values in CHOICES.items()}
        options["tournament"] = options["tournament"] and players > 2
        options["revealed"] = options["revealed"] and players > 1
        options["pool"] = options["pool"] if "activities" in modules else "mixed"
        return {**options, "players": players, "modules": modules}

    def is_counted(self, effect: Effect) -> bool:
        return effect.what < FIRST_NOTE

    def begins_turn(self, effect: Effect) -> bool:
        return effect.what == N_TURN and not self.is_mark(effect)

    def is_mark(self, effect: Effect) -> bool:
        return effect.what == N_TURN and effect.where == INSIDE_PHASE

    def visible(self, effects: Sequence[int], seat: int) -> list[int]:
        """Everything but the characters dealt to others."""
        return [
            packed for packed in effects if (effect := decode_effect(packed)).what != E_CHARACTER or effect.seat == seat
        ]

    def beats(self, setup: Setup, effects: Sequence[int]) -> list[Beat]:
        return beats(self.names(setup), effects)

    def results(self, view: CityView, move: int) -> list[Result]:
        return results(view, move)

    def gains(self, setup: Setup, effects: Sequence[int]) -> list[dict[str, int]]:
        return gains(setup, effects)

    def name_effect(self, setup: Setup, effect: Effect) -> Named:
        return name_effect(info(setup).names, effect)

    def foresee(self, view: CityView, move: int) -> list[int]:
        return foresee(view, move).certain()

    def scores(self, position: Position) -> list[list[ScoreLine]]:
        """Every point by source: of all seats, and last of an automaton that scores."""
        names = self.names(position.setup)
        return [score_lines(position, names, seat) for seat in scorers(position.setup)]

    def earned(self, position: Position, seat: int) -> list[str]:
        return []

    # ---- scenarios ------------------------------------------------------------------------------------------------

    def stage(self, setup: Setup, data: Mapping[str, Any], where: str) -> Position:
        position, _ = self.lay_out(setup, data, where)
        self.go_on(position)
        return position

    def lay_out(self, setup: Setup, data: Mapping[str, Any], where: str) -> tuple[Position, None]:
        return scenario.lay_out(setup, self.names(setup), data, where), None

    def go_on(self, position: Position, move: int | None = None, after: str = "", trace: Trace | None = None) -> bool:
        return stopping.go_on(position, move, after, trace)

    def look(self, position: Position, path: str) -> Any:
        return scenario_paths.look(position, self.names(position.setup), path)


CITY: Final = CityGame()
