"""Troyes Dice as the kernel's tools see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from troyes.dice.edge import deeds, notation, scenario
from troyes.dice.edge.final_sheet import score_lines
from troyes.dice.edge.honours import all_honours, earned
from troyes.dice.edge.named import WHATS, gains, name_effect
from troyes.dice.edge.options import DICTATED, VARIETY, check_options
from troyes.dice.edge.view import DiceView
from troyes.dice.rules import ledger
from troyes.dice.rules.codes import E_DAY, E_HALF, FIRST_NOTE, NOBODY, is_cry, seat_of
from troyes.dice.rules.course import is_main
from troyes.dice.rules.layout import DAY
from troyes.dice.rules.position import Position, from_bytes, new_position, play_random
from troyes.dice.rules.setup import Setup
from troyes.dice.rules.tables import ASKED, make_setup, sheet_data
from troyes.dice.words.beats import beats
from troyes.dice.words.results import results
from troyes.kernel.contract.beat import Beat, Result
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.effects import Effect, Trace, decode_effect
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import Counts, Ledger, ScoreLine, Violation
from troyes.kernel.play.chance import SequenceSource, Source
from troyes.kernel.tools.naming import Named

if TYPE_CHECKING:
    from troyes.dice.words.voice import DiceVoice


class DiceGame:
    """The roll-and-write for one to ten players, who choose at the same time."""

    name = "dice"
    simultaneous = True
    phases: tuple[str, ...] = ()
    effect_kinds: tuple[str, ...] = tuple(WHATS.values())
    has_figures: bool = False
    honours: tuple[str, ...] = all_honours()
    sources: tuple[str, ...] = ("cathedral", "residents", "pairs")

    @cached_property
    def voice(self) -> DiceVoice:
        """Fetched with the first word: whoever only plays never loads it."""
        from troyes.dice.words.voice import DiceVoice

        return DiceVoice()

    def setup(self, options: Mapping[str, Any], figures: Mapping[str, Any] | None = None) -> Setup:
        chosen = check_options(options)
        if figures and figures != self.plain_figures():
            raise BadInput("figures", "troyes-dice-has-no", "leave-the-figures-out")
        setup = make_setup(chosen)
        setup.info = chosen
        return setup

    def plain_figures(self) -> dict[str, Any]:
        data = sheet_data()
        return {name: data[name] for name in ("wheel", "resources", "residents", "buildings", "link")}

    def dictated(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Nothing is left to the crier."""
        return {**options, **{name: usual for name, usual in DICTATED.items() if options.get(name, ASKED) == ASKED}}

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

    def write(self, deed: Deed, seat: int) -> str:
        return notation.write_deed(deed, seat)

    def deeds(self, view: DiceView) -> list[Deed]:
        return deeds.deeds(view)

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

    def round_of(self, position: Position) -> int:
        """Its day."""
        return int(position.v[DAY])

    def is_main(self, position: Position, seat: int) -> bool:
        return bool(is_main(position, seat))

    def play_random(self, position: Position, source: Source, choices: SequenceSource) -> Counts:
        return Counts(*play_random(position, source, choices))

    def ledger(self, position: Position) -> Ledger:
        return ledger.ledger(position)

    def violations(self, position: Position) -> list[Violation]:
        return ledger.violations(position)

    def is_counted(self, effect: Effect) -> bool:
        return effect.what < FIRST_NOTE

    def begins_turn(self, effect: Effect) -> bool:
        return effect.what in (E_DAY, E_HALF)

    def is_mark(self, effect: Effect) -> bool:
        return False

    def visible(self, effects: Sequence[int], seat: int) -> list[int]:
        """The wheel and the own sheet; what others do is seen when all are done."""
        return [packed for packed in effects if decode_effect(packed).seat in (seat, NOBODY)]

    def beats(self, setup: Setup, effects: Sequence[int]) -> list[Beat]:
        return beats(effects)

    def results(self, view: DiceView, move: int) -> list[Result]:
        return results(view, move)

    def gains(self, setup: Setup, effects: Sequence[int]) -> list[dict[str, int]]:
        return gains(setup, effects)

    def name_effect(self, setup: Setup, effect: Effect) -> Named:
        return name_effect(effect)

    def foresee(self, view: DiceView, move: int) -> list[int]:
        return view.preview(move)

    def scores(self, position: Position) -> list[list[ScoreLine]]:
        return [score_lines(position, seat) for seat in range(int(position.setup.players))]

    def earned(self, position: Position, seat: int) -> list[str]:
        return earned(position, seat)

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
