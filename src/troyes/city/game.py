"""The city as the kernel's tools see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from troyes.city import invariants, ledger, notation, scenario, words
from troyes.city.bonus import BONUS_CARDS
from troyes.city.codes import CHANCE_SEAT, DEAL, kind_of, seat_of
from troyes.city.effect_codes import E_CHARACTER, FIRST_NOTE, N_TURN
from troyes.city.extension import Extension
from troyes.city.figures import Figures, stock_figures, with_overrides
from troyes.city.final_sheet import score_lines
from troyes.city.layout import SPACES, SPACES_PER_BUILDING
from troyes.city.names import SEAT_LETTERS, Names
from troyes.city.position import Position, from_bytes, new_position
from troyes.city.setup import Setup
from troyes.city.state import top
from troyes.city.tables import make_setup
from troyes.city.view import CityView
from troyes.city.words import fields
from troyes.city.words.choices import describe_move
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.effects import Effect, decode_effect
from troyes.kernel.game import Ledger, ScoreLine
from troyes.kernel.messages import Message
from troyes.kernel.refusals import BadInput

MODULES: Final[dict[str, Extension]] = {"bonus": BONUS_CARDS}
OPTIONS: Final = ("players", "modules", "start")


class Info(NamedTuple):
    """What a setup was made from."""

    options: dict[str, Any]
    figures: Figures
    names: Names


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
    if not isinstance(players, int) or players not in (2, 3, 4):
        raise BadInput(option("players"), "must be 2, 3 or 4, not {value!r}", "Choose how many play", value=players)
    modules = options.get("modules", [])
    if not isinstance(modules, list | tuple) or any(name not in tuple(MODULES) for name in modules):
        raise BadInput(
            option("modules"), "{value!r} is not known", "Modules: {known}", value=modules, known=list(MODULES)
        )
    start = options.get("start")
    if start is not None and (not isinstance(start, str) or start not in tuple(SEAT_LETTERS[:players])):
        letters = list(SEAT_LETTERS[:players])
        raise BadInput(
            option("start"), "{value!r} is not a seat", "Seats here: {letters}", value=start, letters=letters
        )
    return {"players": players, "modules": sorted(set(modules)), "start": start}


class CityGame:
    """Troyes for two to four players."""

    name: str = "city"
    simultaneous = False
    fields: tuple[str, ...] = ("action", "target", "dice", "cube")

    def setup(self, options: Mapping[str, Any], figures: Mapping[str, Any] | None = None) -> Setup:
        chosen = check_options(options)
        checked = stock_figures(tuple(chosen["modules"]))
        if figures:
            checked = with_overrides(checked, figures, "figures")
        return self.setup_from(chosen, checked)

    def setup_from(self, options: dict[str, Any], figures: Figures) -> Setup:
        extensions = tuple(MODULES[name] for name in options["modules"])
        start = -1 if options["start"] is None else SEAT_LETTERS.index(options["start"])
        setup = make_setup(figures, options["players"], extensions, start)
        setup.info = Info(options, figures, Names(figures))
        return setup

    def options_of(self, setup: Setup) -> dict[str, Any]:
        return dict(info(setup).options)

    def figures_of(self, setup: Setup) -> dict[str, Any]:
        return info(setup).figures.numbers()

    def names(self, setup: Setup) -> Names:
        return info(setup).names

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
        """An action with its target; the answers to a follow-up question; citizens taken from one building."""
        action, target, dice, _ = notation.split_fields(move)
        if action == "take":
            return f"take {int(target) // SPACES_PER_BUILDING if int(target) < SPACES else target}"
        return f"{action} {target}" if dice else action

    def is_secret(self, position: Position, move: int, seat: int) -> bool:
        """Only the deal of characters is secret, from everybody but its seat."""
        return seat_of(move) == CHANCE_SEAT and kind_of(move) == DEAL and int(position.v[top(position) + 1]) != seat

    def redact(self, position: Position, move: int) -> str:
        return f"* deal {SEAT_LETTERS[int(position.v[top(position) + 1])]} ?"

    # ---- views, effects, scores -----------------------------------------------------------------------------------

    def view(self, position: Position, seat: int) -> CityView:
        return CityView(position, seat, self.names(position.setup))

    def ledger(self, position: Position) -> Ledger:
        return ledger.ledger(position)

    def violations(self, position: Position) -> list[str]:
        return invariants.violations(position)

    def soak_options(self) -> list[dict[str, Any]]:
        """Two to four players, with and without each module."""
        choices: list[list[str]] = [[], *([name] for name in MODULES)]
        return [{"players": players, "modules": modules} for players in (2, 3, 4) for modules in choices]

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

    def question(self, view: CityView, language: str) -> str:
        return fields.question(view.to_dict(language), language)

    def describe(self, view: CityView, move: int, language: str, names: Sequence[str]) -> str:
        return describe_move(view, move, language, names)

    def name_field(self, view: CityView, move: int, field: str, language: str, names: Sequence[str]) -> str:
        return fields.name_field(view, Lexicon(view.names, language, names), move, field)

    def name_source(self, setup: Setup, line: ScoreLine, language: str) -> str:
        return fields.source_name(self.names(setup), line, language)

    def scores(self, position: Position) -> list[list[ScoreLine]]:
        names = self.names(position.setup)
        return [score_lines(position, names, seat) for seat in range(int(position.setup.players))]

    # ---- scenarios ------------------------------------------------------------------------------------------------

    def stage(self, setup: Setup, data: Mapping[str, Any], where: str) -> Position:
        return scenario.stage(setup, self.names(setup), data, where)

    def look(self, position: Position, path: str) -> Any:
        return scenario.look(position, self.names(position.setup), path)


CITY: Final = CityGame()
