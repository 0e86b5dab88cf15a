"""Several threads use the rules of one process without a lock: what a call works with belongs to that call.

Threads take turns after almost every instruction here. Compiled calls are not interrupted, so the plain source is what
these tests are about.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any, NamedTuple, TypeVar

import pytest

from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.kernel.play.chance import FastSource, SequenceSource

T = TypeVar("T")
EVERY = 5  # decisions: as often everything is asked that a table may ask


class Table(NamedTuple):
    """A game that is played for some decisions, by a bot now and then and at random otherwise."""

    game: str
    options: dict[str, Any]
    bot: str
    seed: int
    decisions: int

    def __str__(self) -> str:
        return f"{self.game} {self.options}"


CITY = Table("city", {"players": 4}, "reference", 1, 100)
LADIES = Table("city", {"players": 3, "modules": ["all"]}, "noisy", 2, 80)
KING = Table("city", {"players": 1}, "greedy", 3, 80)
DICE = Table("dice", {"players": 3, "numbering": "expert"}, "greedy", 4, 45)
BANQUETS = Table("dice", {"players": 2, "banquets": True}, "noisy", 5, 45)


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(*tasks: Callable[[], T]) -> list[T]:
    """What each task answers, each in a thread of its own; all begin together."""
    barrier = Barrier(len(tasks))

    def begin(task: Callable[[], T]) -> T:
        barrier.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as threads:
        return [future.result() for future in [threads.submit(begin, task) for task in tasks]]


def playing(table: Table) -> list[Any]:
    """Everything that is said while a table plays, and where it leads."""
    game = game_named(table.game)
    position: Any = game.new(game.setup(table.options))
    dice, choices, bot = FastSource(table.seed), SequenceSource(table.seed), make_bot(table.bot, table.seed)
    said: list[Any] = []
    position.roll(dice)
    for number in range(table.decisions):
        if position.is_over():
            break
        seat = position.pending()[-1]
        moves = position.moves(seat)
        move = moves[choices.below(len(moves))]
        if number % EVERY == 0:
            view = game.view(position, seat)
            said.append(asked(view, choices))
            move = bot.choose(view, Budget.none())
        position.play(move)
        position.roll(dice)
        said.append((moves, move, position.fingerprint(), position.totals()))
    return said


def asked(view: Any, choices: SequenceSource) -> list[Any]:
    """A view's answers: what it shows, what may be done, why not, what would happen, what may be behind it."""
    moves = view.moves()
    some = [moves[choices.below(len(moves))] for _ in range(3)]
    reasons = [view.why_not(move) for move in (*some, moves[0] ^ 1 << 20)]
    guess = view.determinize(choices).fingerprint()
    return [view.to_dict("fr"), moves, reasons, [view.preview(move) for move in some], guess]


@pytest.mark.parametrize(
    "tables",
    [(CITY, LADIES), (LADIES, KING), (DICE, BANQUETS), (KING, DICE)],
    ids=["cities", "with and without a king", "sheets", "city and sheets"],
)
def test_two_threads_play_as_one_would(tables: tuple[Table, Table]) -> None:
    alone = [playing(table) for table in tables]
    assert at_once(*(partial(playing, table) for table in tables)) == alone


@pytest.mark.parametrize("table", [CITY, LADIES, BANQUETS], ids=str)
def test_many_threads_ask_the_same_position(table: Table) -> None:
    game = game_named(table.game)
    setup = game.setup(table.options)
    data = with_many_moves(game.new(setup), FastSource(table.seed)).to_bytes()
    alone = answers(game.from_bytes(setup, data))
    for _ in range(10):
        unasked = game.from_bytes(setup, data)  # nobody has listed its moves yet
        assert at_once(*[partial(answers, unasked)] * 3) == [alone] * 3
        assert unasked.to_bytes() == data


def with_many_moves(position: Any, dice: FastSource) -> Any:
    """The first decision of a game that has many moves."""
    position.roll(dice)
    while len(moves := position.moves(position.pending()[-1])) < 20:
        position.play(moves[0])
        position.roll(dice)
    return position


def answers(position: Any) -> list[Any]:
    seat = position.pending()[-1]
    moves = position.moves(seat)
    reasons = [position.why_not(move) for move in (*moves[::9], moves[0] ^ 1 << 20)]
    return [moves, reasons, position.preview(moves[-1]), position.clone().moves(seat)]
