"""Troyes Dice as the kernel's tools see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from troyes.dice import fields, ledger, notation, scenario
from troyes.dice.choices import describe_move
from troyes.dice.codes import E_DAY, E_HALF, FIRST_NOTE, NOBODY, is_cry, seat_of
from troyes.dice.final_sheet import score_lines
from troyes.dice.named import WHATS, gains, naming
from troyes.dice.names import DIRECTION_NAMES
from troyes.dice.phrases import source_name
from troyes.dice.position import Position, from_bytes, new_position
from troyes.dice.setup import Setup
from troyes.dice.tables import ASKED, DRAWN, make_setup, sheet_data
from troyes.dice.view import DiceView
from troyes.kernel.chance import SequenceSource
from troyes.kernel.effects import Effect, Trace, decode_effect
from troyes.kernel.game import Ledger, ScoreLine, Violation
from troyes.kernel.messages import Message
from troyes.kernel.refusals import BadInput

DEFAULTS: Final[dict[str, Any]] = {
    "players": 1,
    "numbering": "standard",
    "first": None,
    "direction": ASKED,
    "order": ASKED,
    "banquets": False,
}
NUMBERINGS: Final = ("standard", "crier", "expert")
VARIETY: Final[tuple[dict[str, Any], ...]] = (
    {"players": 1, "numbering": "standard"},
    {"players": 2, "numbering": "crier"},
    {"players": 4, "numbering": "expert"},
    {"players": 10, "numbering": "standard"},
    {"players": 2, "numbering": "crier", "direction": "descending"},
    {"players": 3, "numbering": "expert", "order": DRAWN},
)
DIRECTIONS: Final = (ASKED, *DIRECTION_NAMES)
DICTATED: Final[dict[str, Any]] = {"direction": "ascending", "order": DRAWN}  # asks nobody
CHOOSE: Final = "Choose one of {known}"
ORDER: Final = "Name the six numbers, or write asked or drawn"
YES_OR_NO: Final = "Say whether they are played"


def fail(option: str, problem: str, remedy: str, **values: object) -> BadInput:
    return BadInput(Message("option {name}", name=option), problem, remedy, **values)


def check_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Complete, checked options; BadInput names the one that is wrong."""
    for name in options:
        if name not in DEFAULTS:
            raise fail(name, "is not known", "Options of Troyes Dice: {known}", known=list(DEFAULTS))
    chosen = {**DEFAULTS, **options}
    players = chosen["players"]
    if type(players) is not int or not 1 <= players <= 10:
        raise fail("players", "must be 1 to 10, not {value!r}", "Choose how many play", value=players)
    if chosen["numbering"] not in NUMBERINGS:
        raise fail("numbering", "{value!r} is not known", CHOOSE, value=chosen["numbering"], known=NUMBERINGS)
    if chosen["direction"] not in DIRECTIONS:
        raise fail("direction", "{value!r} is not known", CHOOSE, value=chosen["direction"], known=DIRECTIONS)
    first, order = chosen["first"], chosen["order"]
    if first is not None and (type(first) is not int or not 1 <= first <= 6):
        raise fail("first", "must be 1 to 6, not {value!r}", "Leave it out to have it rolled", value=first)
    if order not in (None, ASKED, DRAWN) and not is_order(order):
        raise fail("order", "must name 1 to 6, each once, not {value!r}", ORDER, value=order)
    if type(chosen["banquets"]) is not bool:
        raise fail("banquets", "must be true or false, not {value!r}", YES_OR_NO, value=chosen["banquets"])
    return chosen


def dictated(options: Mapping[str, Any]) -> dict[str, Any]:
    """The same options with nothing left to the crier: tables that are compared must not differ in it."""
    return {**options, **{name: usual for name, usual in DICTATED.items() if options.get(name, ASKED) == ASKED}}


def is_order(order: object) -> bool:
    return isinstance(order, list) and sorted(map(repr, order)) == [str(n) for n in range(1, 7)]


class DiceGame:
    """The roll-and-write for one to ten players, who choose at the same time."""

    name = "dice"
    simultaneous = True
    fields: tuple[str, ...] = ("die", "payment", "colour", "value", "deed")
    phases: tuple[str, ...] = ()
    effect_kinds: tuple[str, ...] = tuple(WHATS.values())
    sources: tuple[str, ...] = ("cathedral", "residents", "pairs")

    def setup(self, options: Mapping[str, Any], figures: Mapping[str, Any] | None = None) -> Setup:
        chosen = check_options(options)
        if figures and figures != self.plain_figures():
            raise BadInput("figures", "Troyes Dice has no figures to override", "Leave the figures out")
        setup = make_setup(chosen)
        setup.info = chosen
        return setup

    def plain_figures(self) -> dict[str, Any]:
        data = sheet_data()
        return {name: data[name] for name in ("wheel", "resources", "residents", "buildings", "link")}

    def soak_options(self) -> list[dict[str, Any]]:
        """Alone and together, every numbering, with and without banquets."""
        return [{**table, "banquets": banquets} for table in VARIETY for banquets in (False, True)]

    def random_options(self, source: SequenceSource) -> dict[str, Any]:
        """Any number of players with any numbering, with or without banquets."""
        table = VARIETY[int(source.below(len(VARIETY)))]
        return {**table, "players": 1 + int(source.below(10)), "banquets": bool(source.below(2))}

    def options_of(self, setup: Setup) -> dict[str, Any]:
        assert isinstance(setup.info, dict)
        return dict(setup.info)

    def figures_of(self, setup: Setup) -> dict[str, Any]:
        return self.plain_figures()

    def seats(self, setup: Setup) -> int:
        return int(setup.players)

    def scorers(self, setup: Setup, people: Sequence[str], language: str) -> list[str]:
        return list(people)

    def sits_first(self, setup: Setup, winners: Sequence[int]) -> int:
        """Where a crier is asked it is the last winner; who shares a victory leaves it to whoever sits further left."""
        return min(winners, default=0) if setup.is_asked else 0

    def new(self, setup: Setup) -> Position:
        return new_position(setup)

    def from_bytes(self, setup: Setup, data: bytes) -> Position:
        return from_bytes(setup, data)

    # ---- moves ----------------------------------------------------------------------------------------------------

    def format(self, position: Position, move: int) -> str:
        return notation.format_move(position, move)

    def parse(self, position: Position, line: str) -> int:
        return notation.parse_move(position, line)

    def split(self, move: int) -> tuple[str, ...]:
        return notation.split_fields(move)

    def family(self, move: int) -> str:
        """All moves of a seat: whatever leads to the same sheet is one move."""
        return str(int(seat_of(move)))

    def is_secret(self, position: Position, move: int, seat: int) -> bool:
        """Nothing is dealt in secret; unfinished lines are left out of what others get by the record itself."""
        return False

    def is_binding(self, move: int) -> bool:
        """What the crier has said holds for all at once."""
        return bool(is_cry(move))

    def redact(self, position: Position, move: int) -> str:
        return self.format(position, move)

    # ---- views, effects, scores -----------------------------------------------------------------------------------

    def view(self, position: Position, seat: int) -> DiceView:
        return DiceView(position, seat)

    def ledger(self, position: Position) -> Ledger:
        return ledger.ledger(position)

    def violations(self, position: Position) -> list[Violation]:
        return ledger.violations(position)

    def is_counted(self, effect: Effect) -> bool:
        return effect.what < FIRST_NOTE

    def begins_turn(self, effect: Effect) -> bool:
        return effect.what in (E_DAY, E_HALF)

    def visible(self, effects: Sequence[int], seat: int) -> list[int]:
        """The wheel and the own sheet; what others do is seen when all are done."""
        return [packed for packed in effects if decode_effect(packed).seat in (seat, NOBODY)]

    def tell(self, setup: Setup, effects: Sequence[int], language: str, names: Sequence[str]) -> list[str]:
        from troyes.dice.words import tell

        return tell(effects, language, names)

    def name_effects(self, setup: Setup, effects: Sequence[int], language: str) -> list[dict[str, Any]]:
        return naming(language).name(effects)

    def gains(self, setup: Setup, effects: Sequence[int]) -> list[dict[str, int]]:
        return gains(setup, effects)

    def foresee(self, view: DiceView, move: int) -> list[int]:
        return view.preview(move)

    def question(self, view: DiceView, language: str) -> str:
        return fields.question(view, language)

    def describe(self, view: DiceView, move: int, language: str, names: Sequence[str]) -> str:
        return describe_move(view, move, language)

    def name_field(self, view: DiceView, move: int, field: str, language: str, names: Sequence[str]) -> str:
        return fields.name_field(view, move, field, language)

    def name_source(self, setup: Setup, line: ScoreLine, language: str) -> str:
        return source_name(line, language)

    def scores(self, position: Position) -> list[list[ScoreLine]]:
        return [score_lines(position, seat) for seat in range(int(position.setup.players))]

    # ---- scenarios ------------------------------------------------------------------------------------------------

    def stage(self, setup: Setup, data: Mapping[str, Any], where: str) -> Position:
        position, roll = self.lay_out(setup, data, where)
        self.go_on(position, roll)
        return position

    def lay_out(self, setup: Setup, data: Mapping[str, Any], where: str) -> tuple[Position, int | None]:
        return scenario.lay_out(setup, data, where)

    def go_on(self, position: Position, move: int | None, after: str = "", trace: Trace | None = None) -> bool:
        """Nothing happens by itself, and every phase ends with a roll or a choice."""
        if move is not None:
            position.play(move, trace)
        return False

    def look(self, position: Position, path: str) -> Any:
        return scenario.look(position, path)


DICE: Final = DiceGame()
