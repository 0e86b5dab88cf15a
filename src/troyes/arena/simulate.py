"""Many games between bots, in one process or several, and what can be counted in them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from troyes.arena.plan import Plan, check_count, make_plan
from troyes.arena.rows import Row, Writer, check_table, columns, table_at
from troyes.arena.table import Table, table_for
from troyes.arena.tally import Tally
from troyes.arena.workers import Answers, answers, in_order
from troyes.compiled import is_compiled
from troyes.games import game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import cause
from troyes.words.message import Message

Progress = Callable[[int, int], None]  # games played, games in all
Share = tuple[int, int]  # first game, and the one after the last

SHARES: Final = 32  # parts of the work per process: enough to even out, few enough to keep no long list


def simulate(
    game: str = "city",
    players: int = 4,
    bots: Sequence[str] = ("random",),
    num: int = 100,
    seed: int = 1,
    modules: Sequence[str] = (),
    figures: Mapping[str, Any] | None = None,
    processes: int = 1,
    out: str | Path | None = None,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
    table: str | Path | None = None,
) -> dict[str, Any]:
    """Play `num` games and return what was counted; equal arguments give equal games, however many processes.

    `bots`: one name for all seats, or one per seat; the seats rotate from game to game. Chance and steps with a single
    option are not decisions. `out`: a new or empty folder that receives one record per game. `table`: a new file, .csv
    or .parquet, that receives a row per game and scorer, see rows.py. `options`: what else the game is set up with,
    such as `{"banquets": True}` in the dice game. BadInput for anything wrong, before anything is played or written.
    Whoever plays the city alone plays against the King: the result then has an entry `king`, with his mean
    score, the mean difference (own points minus his) and the share of games won. With several processes call it under
    `if __name__ == "__main__":`.
    """
    plan = make_plan(game, players, bots, num, seed, modules, figures, out, options, table is not None)
    check_count("processes", processes, Message("how-many-processes-share"))
    path = None if table is None else Path(table)
    if path is not None:
        check_table(path)
    calibration = calibrate()
    make_folder(plan)
    start = time.perf_counter()
    with table_at(path, columns(game_named(game))) as rows:
        tally = play_alone(plan, progress, rows) if processes == 1 else play_together(plan, processes, progress, rows)
    seconds = time.perf_counter() - start
    return {
        "game": game,
        "players": players,
        "seed": seed,
        **tally.summary(seconds),
        "seconds": seconds,
        "calibration_seconds": calibration,
        "compiled": is_compiled(),
        "processes": processes,
    }


def calibrate() -> float:
    """Seconds of a fixed loop of plain Python: rates times this can be compared between machines."""
    start = time.perf_counter()
    sum(i * i for i in range(5_000_000))
    return time.perf_counter() - start


def make_folder(plan: Plan) -> None:
    if plan.out is None:
        return
    try:
        Path(plan.out).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(plan.out, "cannot-be-made", "name-a-folder-you", why=cause(error)) from None


def play_alone(plan: Plan, progress: Progress | None, rows: Writer | None = None) -> Tally:
    table, tally = Table(plan), Tally()
    for number in range(plan.num):
        played = table.play(number, tally)
        if rows is not None:
            rows.write(played)
        if progress is not None:
            progress(number + 1, plan.num)
    return tally


# ---- several processes -------------------------------------------------------------------------------------------


def shares(num: int, processes: int) -> Iterator[Share]:
    """The games cut into parts."""
    size = -(-num // (processes * SHARES))
    for first in range(0, num, size):
        yield first, min(first + size, num)


def play_together(plan: Plan, processes: int, progress: Progress | None, rows: Writer | None = None) -> Tally:
    """Other processes get names and numbers and return tallies and rows."""
    tally = Tally()

    def played(found: Answers[tuple[Tally, list[Row]]]) -> Iterator[tuple[int, list[Row]]]:
        for number, (counted, made) in found:
            tally.merge(counted)
            if progress is not None:
                progress(tally.games, plan.num)
            yield number, made

    with closing(answers(play_share, [(plan, share) for share in shares(plan.num, processes)], processes)) as found:
        for made in in_order(played(found)):
            if rows is not None:
                rows.write(made)
    return tally


def play_share(order: tuple[Plan, Share]) -> tuple[Tally, list[Row]]:
    plan, share = order
    tally, rows = Tally(), list[Row]()
    for number in range(*share):
        rows += table_for(plan).play(number, tally)
    return tally, rows
