"""The honour board: what a finished game earns each seat, and what a player has reached over all games.

All honours but three are earned in one game; those three count games. Names and texts are in words/*/dice/honours.ftl.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.rules.layout import BUILT, CIRCLED, COLOURS, COLUMNS, RESIDENTS
from troyes.dice.rules.position import Position
from troyes.dice.rules.scoring import cathedral_points
from troyes.dice.rules.state import sheet_at
from troyes.words.catalogue import catalogue

GAMES_NEEDED: Final = 3
POINTS: Final = (45, 55, 65)
MORE_THAN: Final = 60  # to win with, among several
FROM_A_CHARACTER: Final = 18
MANY_RESIDENTS: Final = 40
FULL_ROW: Final = 2**COLUMNS - 1
COUNTED: Final = ("solo_games", "multiplayer_games", "banquet_games")  # over several games
ALL: Final = (  # in the order of the board
    *COUNTED,
    *(f"points_{least}" for least in POINTS),
    "win_over_60",
    "character_18",
    "residents_40",
    *(f"{row}_row" for row in BUILDING_ROWS),
    *(f"{name}_track" for name in (*RESOURCE_NAMES, *COLOUR_NAMES)),
)


def all_honours() -> tuple[str, ...]:
    return ALL


def honour_name(honour: str, language: str) -> str:
    return catalogue(language).text(f"honour-{honour}")


def honour_text(honour: str, language: str) -> str:
    """What earns it."""
    return catalogue(language).text(f"honour-{honour}.text")


# ---- one game ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """A seat at the end of a game: its points, whether it won (perhaps with others), and what it earned."""

    name: str
    points: int
    won: bool
    honours: tuple[str, ...]


def earned(position: Position, seat: int) -> list[str]:
    """The honours of a finished game, in the order of the board."""
    totals = position.totals()
    found = {
        *point_honours(totals[seat], totals[seat] == max(totals), len(totals)),
        *row_honours(position, seat),
        *track_honours(position, seat),
    }
    return in_order(found)


def point_honours(points: int, won: bool, players: int) -> list[str]:
    """What the points alone earn."""
    found = [f"points_{least}" for least in POINTS if points >= least]
    return [*found, "win_over_60"] if won and players > 1 and points > MORE_THAN else found


def row_honours(position: Position, seat: int) -> list[str]:
    """Full rows of buildings, and what a single character scores."""
    sheet = int(sheet_at(seat))
    built = int(position.v[sheet + BUILT])
    found = [f"{row}_row" for k, row in enumerate(BUILDING_ROWS) if built >> k * COLUMNS & FULL_ROW == FULL_ROW]
    best = max(int(cathedral_points(position, sheet, column)) for column in range(COLUMNS))
    return [*found, "character_18"] if best >= FROM_A_CHARACTER else found


def track_honours(position: Position, seat: int) -> list[str]:
    """Full tracks, and the number of residents."""
    setup, sheet = position.setup, int(sheet_at(seat))
    residents = [int(position.v[sheet + RESIDENTS + k]) for k in range(COLOURS)]
    circled = [int(position.v[sheet + CIRCLED + k]) for k in range(COLOURS)]
    found = [f"{RESOURCE_NAMES[k]}_track" for k in range(COLOURS) if circled[k] == setup.track]
    found += [f"{COLOUR_NAMES[k]}_track" for k in range(COLOURS) if residents[k] == setup.resident_track]
    return [*found, "residents_40"] if sum(residents) >= MANY_RESIDENTS else found


def results(position: Position, names: Sequence[str | None]) -> list[Result]:
    """Of every seat that has a name; a seat without one is nobody's."""
    totals = position.totals()
    return [
        Result(name, totals[seat], totals[seat] == max(totals), tuple(earned(position, seat)))
        for seat, name in enumerate(names)
        if name is not None
    ]


def in_order(honours: Iterable[str]) -> list[str]:
    wanted = set(honours)
    return [honour for honour in all_honours() if honour in wanted]


# ---- all games ---------------------------------------------------------------------------------------------------


@dataclass
class Board:
    """What one player has reached: how many games, and when each honour was first earned."""

    name: str
    games: int = 0
    won: int = 0  # games with others
    best: int = 0
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))
    honours: dict[str, str] = field(default_factory=dict)  # honour -> date

    def add(self, date: str, players: int, banquets: bool, results: Sequence[Result]) -> None:
        """One more game; somebody who held several seats of it has played once."""
        self.games += 1
        self.won += players > 1 and any(result.won for result in results)
        self.best = max(self.best, *(result.points for result in results))
        self.counts["solo_games" if players == 1 else "multiplayer_games"] += 1
        self.counts["banquet_games"] += banquets
        reached = [honour for honour in COUNTED if self.counts[honour] >= GAMES_NEEDED]
        for honour in [*reached, *(honour for result in results for honour in result.honours)]:
            self.honours.setdefault(honour, date)
