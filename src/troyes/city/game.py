"""The city as the kernel's tools see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from troyes.city import invariants, ledger, notation, scenario, scenario_paths, stopping, words
from troyes.city.codes import CHANCE_SEAT, DEAL, kind_of, seat_of
from troyes.city.effect_codes import E_CHARACTER, FIRST_NOTE, N_TURN
from troyes.city.figure_checks import Figures
from troyes.city.figures import fitting, with_overrides
from troyes.city.final_sheet import HELD, score_lines, scorers
from troyes.city.layout import NEUTRAL, SPACES, SPACES_PER_BUILDING
from troyes.city.modules import MODULES, all_figures, edges_for, extensions_of, figures_for
from troyes.city.names import SEAT_LETTERS, Names
from troyes.city.position import Position, from_bytes, new_position
from troyes.city.setup import Setup
from troyes.city.state import top
from troyes.city.tables import make_setup
from troyes.city.view import CityView
from troyes.city.words import fields
from troyes.city.words.choices import describe_move
from troyes.city.words.foresight import foresee
from troyes.city.words.kinds import WHATS
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.named import CityNaming, gains
from troyes.kernel.chance import SequenceSource
from troyes.kernel.effects import Effect, Trace, decode_effect
from troyes.kernel.game import LANGUAGES, Ledger, ScoreLine, Violation
from troyes.kernel.messages import Message
from troyes.kernel.refusals import BadInput

OPTIONS: Final = (
    "players", "modules", "start", "pool", "revealed", "tournament", "king_stops", "king_colours",
)  # fmt: skip
CHOICES: Final[dict[str, tuple[Any, ...]]] = {  # the first one is the default
    "pool": ("mixed", "ladies"),  # activity cards, with the module of that name
    "revealed": (False, True),  # one more character lies open for all
    "tournament": (False, True),  # the last round is played the other way round
    "king_stops": ("board_empty", "own_dice_empty"),
    "king_colours": (1, 2),
}


ALONE: Final = "is not for one player: against the King all characters lie open"
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3, "modules": ["activities"], "pool": "ladies"},
    {"players": 4, "modules": ["characters"], "start": "C", "revealed": True, "tournament": True},
    {"players": 3, "modules": ["all"], "pool": "ladies", "revealed": True, "tournament": True},
    {"players": 1, "modules": ["purple_die"], "king_stops": "own_dice_empty", "king_colours": 2, "start": "N"},
    {"players": 1, "modules": ["all"], "pool": "ladies"},
)


@dataclass(frozen=True)
class Info:
    """What a setup was made from, and names for its effects by language."""

    options: dict[str, Any]
    figures: Figures
    names: Names

    @cached_property
    def namings(self) -> dict[str, CityNaming]:
        return {language: CityNaming(self.names, language) for language in LANGUAGES}


def info(setup: Setup) -> Info:
    found = setup.info
    assert isinstance(found, Info)
    return found


def option(name: str) -> Message:
    return Message("option {name}", name=name)


def check_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Complete, checked options; BadInput names the one that is wrong."""
    for name in options:
        if name not in OPTIONS:
            raise BadInput(option(name), "is not known", "Options of the city: {known}", known=OPTIONS)
    players = options.get("players", 4)
    if not isinstance(players, int) or isinstance(players, bool) or players not in (1, 2, 3, 4):
        raise BadInput(option("players"), "must be 1, 2, 3 or 4, not {value!r}", "Choose how many play", value=players)
    checked: dict[str, Any] = {"players": players, "modules": check_modules(options.get("modules", []))}
    checked["start"] = check_start(options.get("start"), players)
    for name, values in CHOICES.items():
        checked[name] = check_choice(name, options.get(name, values[0]), values)
    if checked["tournament"] and players < 3:
        raise BadInput(option("tournament"), "is for three or four players", "Leave it out, or choose more players")
    if checked["revealed"] and players == 1:
        raise BadInput(option("revealed"), ALONE, "Leave it out, or choose more players")
    if checked["pool"] == "ladies" and "activities" not in checked["modules"]:
        raise BadInput(option("pool"), "needs the module activities", "Leave it out, or add the module")
    return checked


def check_modules(value: Any) -> list[str]:
    """Modules in their usual order; `all` names every one."""
    if value == ["all"] or value == "all":
        return list(MODULES)
    if not isinstance(value, list | tuple) or any(name not in tuple(MODULES) for name in value):
        known = [*MODULES, "all"]
        raise BadInput(option("modules"), "{value!r} is not known", "Modules: {known}", value=value, known=known)
    return [name for name in MODULES if name in value]


def start_letters(players: int) -> list[str]:
    """Who can be named as start player: a seat, or the King where he plays."""
    return [*SEAT_LETTERS[:players], *("N" if players == 1 else "")]


def check_start(value: Any, players: int) -> str | None:
    letters = start_letters(players)
    if value is not None and (not isinstance(value, str) or value not in letters):
        raise BadInput(
            option("start"), "{value!r} is not a seat", "Seats here: {letters}", value=value, letters=letters
        )
    return value


def check_choice(name: str, value: Any, values: tuple[Any, ...]) -> Any:
    if not any(value == known and type(value) is type(known) for known in values):
        raise BadInput(option(name), "{value!r} is not known", "Choose one of {known}", value=value, known=values)
    return value


class CityGame:
    """Troyes for two to four players, or for one against the King."""

    name: str = "city"
    simultaneous = False
    fields: tuple[str, ...] = ("action", "target", "dice", "cube")
    phases: tuple[str, ...] = stopping.STOPS
    effect_kinds: tuple[str, ...] = tuple(WHATS.values())
    sources: tuple[str, ...] = ("activity", *HELD.values(), "presence", "tradesman", "level", "character", "extension")

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

    def options_of(self, setup: Setup) -> dict[str, Any]:
        return dict(info(setup).options)

    def figures_of(self, setup: Setup) -> dict[str, Any]:
        return info(setup).figures.numbers()

    def names(self, setup: Setup) -> Names:
        return info(setup).names

    def seats(self, setup: Setup) -> int:
        return int(setup.players)

    def scorers(self, setup: Setup, people: Sequence[str], language: str) -> list[str]:
        automaton = [Lexicon(self.names(setup), language, people).who(NEUTRAL)] if setup.neutral_scores else []
        return [*people, *automaton]

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

    def split(self, move: int) -> tuple[str, ...]:
        return notation.split_fields(move)

    def family(self, move: int) -> str:
        """An action with its target; the answers to a follow-up question; citizens taken from one building.

        Each black die taken on is a deed of its own: to an automaton that beats any of them the rest are alike.
        """
        action, target, dice, _ = notation.split_fields(move)
        if action == "take":
            return f"take {int(target) // SPACES_PER_BUILDING if int(target) < SPACES else target}"
        return f"{action} {target}" if dice or action == "also" else action

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
        return effect.what == N_TURN

    def visible(self, effects: Sequence[int], seat: int) -> list[int]:
        """Everything but the characters dealt to others."""
        return [
            packed for packed in effects if (effect := decode_effect(packed)).what != E_CHARACTER or effect.seat == seat
        ]

    def tell(self, setup: Setup, effects: Sequence[int], language: str, names: Sequence[str]) -> list[str]:
        return words.tell(self.names(setup), effects, language, names)

    def name_effects(self, setup: Setup, effects: Sequence[int], language: str) -> list[dict[str, Any]]:
        return info(setup).namings[language].name(effects)

    def gains(self, setup: Setup, effects: Sequence[int]) -> list[dict[str, int]]:
        return gains(setup, effects)

    def foresee(self, view: CityView, move: int) -> list[int]:
        return foresee(view, move).certain()

    def question(self, view: CityView, language: str) -> str:
        return fields.question(view, language)

    def describe(self, view: CityView, move: int, language: str, names: Sequence[str]) -> str:
        return describe_move(view, move, language, names)

    def name_field(self, view: CityView, move: int, field: str, language: str, names: Sequence[str]) -> str:
        return fields.name_field(view, Lexicon(view.names, language, names), move, field)

    def name_source(self, setup: Setup, line: ScoreLine, language: str) -> str:
        return fields.source_name(self.names(setup), line, language)

    def scores(self, position: Position) -> list[list[ScoreLine]]:
        """Every point by source: of all seats, and last of an automaton that scores."""
        names = self.names(position.setup)
        return [score_lines(position, names, seat) for seat in scorers(position.setup)]

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
