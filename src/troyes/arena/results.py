"""Comparisons as tables: a row per bot, or a row per game and seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from troyes.arena.compare import Comparison
from troyes.arena.measures import Seat
from troyes.arena.rows import Row, table_at

MEANS: Final = ("win_rate", "margin", "mean_points", "rating")
CLOCK: Final = ("seconds_per_move", "median_seconds", "slowest_seconds")
OF_BOTS: Final[dict[str, type]] = {
    "name": str,
    "games": int,
    **{name + bound: float for name in MEANS for bound in ("", "_low", "_high")},
    "decisions": int,
    **dict.fromkeys(CLOCK, float),
}
OF_SEATS: Final[dict[str, type]] = {
    "deal": int, "game": int, "seat": str, "bot": str, "score": int, "ahead": int, "won": float, "decisions": int,
    "seconds": float,
}  # fmt: skip


def bot_row(bot: dict[str, Any]) -> Row:
    bounds = {f"{name}{side}": bot[f"{name}_ci"][k] for name in MEANS for k, side in enumerate(("_low", "_high"))
              if bot[f"{name}_ci"] is not None}  # fmt: skip
    return [{**bot, **bounds}.get(name) for name in OF_BOTS]


def write_bots(path: Path | None, data: dict[str, Any]) -> None:
    """What nobody knows is left empty."""
    with table_at(path, OF_BOTS) as table:
        if table is not None:
            table.write([bot_row(bot) for bot in data["bots"]])


def write_seats(path: Path | None, found: Comparison) -> None:
    with table_at(path, OF_SEATS) as table:
        if table is not None:
            table.write([seat_row(seat) for seat in found.seats()])


def seat_row(seat: Seat) -> Row:
    told = {**seat._asdict(), "seat": chr(ord("A") + seat.seat)}
    return [told[name] for name in OF_SEATS]
