"""Games as rows of a table, one per game and scorer, for a spreadsheet or a data frame.

`.csv` or `.parquet`, by the name of the file. The file appears when the last game is played, whole or not at all; one
that is there already is refused.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from troyes.arena.plan import Plan
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import Rules, winners
from troyes.kernel.tools.reading import cause

Row = list[Any]
KINDS: Final = (".csv", ".parquet")
FIRST: Final = {"game": int, "seed": int, "seat": str, "bot": str, "score": int, "rank": int, "won": float}


def columns(game: Rules[Any, Any]) -> dict[str, type]:
    """Names and types: what a row is about, then the points from every source."""
    return {**FIRST, **{f"from_{source}": int for source in game.sources}}


def rows_of(plan: Plan, number: int, game: Rules[Any, Any], position: Any) -> list[Row]:
    """A finished game: a row for each seat, and last one for an automaton that scores."""
    totals = [int(points) for points in position.totals()]
    best = winners(totals, plan.players)
    names = [*plan.seating(number), *["king"] * (len(totals) - plan.players)]
    rows = []
    for seat, (name, lines) in enumerate(zip(names, game.scores(position))):
        letter = chr(ord("A") + seat) if seat < plan.players else "N"
        won = 1 / len(best) if seat in best else float(seat >= plan.players and not best)
        rank = 1 + sum(1 for total in totals if total > totals[seat])
        points = [sum(line.points for line in lines if line.source == source) for source in game.sources]
        rows.append([number, plan.game_seed(number), letter, name, totals[seat], rank, won, *points])
    return rows


def check_table(path: Path) -> None:
    """BadInput unless a table can be written there; nothing is written yet."""
    if path.suffix not in KINDS:
        remedy = "name-a-file-that"
        raise BadInput(str(path), "is-no-kind-of", remedy)
    if path.exists():
        raise BadInput(str(path), "is-there-already", "name-another-file-or")
    if path.suffix == ".parquet":
        try:
            import_module("pyarrow")
        except ImportError:
            remedy = "install-it-pip-install"
            raise BadInput(str(path), "needs-the-library-pyarrow", remedy) from None


class Writer(Protocol):
    """Takes rows as they come."""

    def write(self, rows: Sequence[Row]) -> None: ...

    def close(self) -> None: ...


class CsvWriter:
    def __init__(self, path: Path, named: Mapping[str, type]) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.lines = csv.writer(self.file)
        self.lines.writerow(named)

    def write(self, rows: Sequence[Row]) -> None:
        self.lines.writerows(rows)

    def close(self) -> None:
        self.file.close()


class ParquetWriter:
    GROUP: Final = 50_000  # rows kept until they are written together

    def __init__(self, path: Path, named: Mapping[str, type]) -> None:
        self.arrow: Any = import_module("pyarrow")  # a large library without types, for those who want it
        kinds = {int: self.arrow.int64(), str: self.arrow.string(), float: self.arrow.float64()}
        self.schema: Any = self.arrow.schema([(name, kinds[kind]) for name, kind in named.items()])
        self.file: Any = import_module("pyarrow.parquet").ParquetWriter(path, self.schema)
        self.waiting: list[Row] = []

    def write(self, rows: Sequence[Row]) -> None:
        self.waiting += rows
        if len(self.waiting) >= self.GROUP:
            self.flush()

    def flush(self) -> None:
        if self.waiting:
            arrays = [self.arrow.array(column, kind) for column, kind in zip(zip(*self.waiting), self.schema.types)]
            self.file.write_table(self.arrow.Table.from_arrays(arrays, schema=self.schema))
            self.waiting = []

    def close(self) -> None:
        self.flush()
        self.file.close()


@contextmanager
def table_at(path: Path | None, named: Mapping[str, type]) -> Iterator[Writer | None]:
    """Rows go to a file beside the one wanted, which takes its name at the end; None where no table is wanted."""
    if path is None:
        yield None
        return
    part = path.with_name(f".{path.name}.part")
    try:
        make = CsvWriter if path.suffix == ".csv" else ParquetWriter
        writer: Writer = make(part, named)
        try:
            yield writer
        finally:
            writer.close()
        os.replace(part, path)
    except OSError as error:
        remedy = "free-some-space-or"
        raise BadInput(str(path), "cannot-be-written", remedy, why=cause(error)) from None
    finally:
        part.unlink(missing_ok=True)
