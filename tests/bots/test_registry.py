"""Bots by name, and the player that takes any move."""

from __future__ import annotations

from pathlib import Path

import pytest

from troyes.arena.simulate import simulate
from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.registry import BOTS, check_bot, make_bot
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource


def first_decision(seed: int) -> tuple[Position, int]:
    position = CITY.new(CITY.setup({"players": 3}))
    position.roll(FastSource(seed))
    return position, position.pending()[0]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_chooses_a_legal_move_and_leaves_the_view_as_it_was(name: str) -> None:
    position, seat = first_decision(3)
    view = CITY.view(position, seat)
    before = view.to_dict()
    assert make_bot(name, 5).choose(view, Budget.none()) in position.moves(seat)
    assert view.to_dict() == before


def test_an_unknown_bot_is_refused_with_the_names_that_come_close() -> None:
    with pytest.raises(BadInput, match="Did you mean: random"):
        make_bot("randm", 1)
    with pytest.raises(BadInput, match="Bots: random"):
        make_bot("xyzzy", 1)


def test_the_random_bot_reaches_every_move_and_repeats_itself_with_its_seed() -> None:
    position, seat = first_decision(3)
    view = CITY.view(position, seat)
    bot, again = make_bot("random", 9), make_bot("random", 9)
    chosen = [bot.choose(view, Budget.none()) for _ in range(400)]
    assert set(chosen) == set(position.moves(seat))
    assert chosen == [again.choose(view, Budget.none()) for _ in range(400)]


def test_a_bot_must_say_how_it_chooses() -> None:
    with pytest.raises(TypeError, match="choose"):
        Bot(1)  # type: ignore[abstract]


# ---- bots of others ----------------------------------------------------------------------------------------------

FIRST = """
from troyes.bots.bot import Bot

class First(Bot):
    games = ("city",)

    def choose(self, view, budget):
        return view.moves()[0]

class Failing(First):
    def choose(self, view, budget):
        return 1 // 0

class Silent(Bot):
    pass

class Other:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "first.py"
    path.write_text(FIRST, encoding="utf-8")
    return path


def test_a_bot_in_a_file_plays(file: Path) -> None:
    found = simulate("city", 2, [f"{file}:First", "random"], 1)
    assert set(found["bots"]) == {f"{file}:First", "random"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such.py:First", "there is no file"),
        ("first.py:Last", "there is no class 'Last' in the file"),
        ("first.py:Other", "is not a bot"),
        ("first.py:Silent", "does not say how it chooses"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(name: str, said: str, file: Path) -> None:
    with pytest.raises(BadInput, match=said):
        check_bot(str(file.parent / name))


def test_a_file_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import no_such_library\n", encoding="utf-8")
    with pytest.raises(BadInput, match="cannot be loaded: ModuleNotFoundError"):
        check_bot(f"{tmp_path / 'broken.py'}:First")


def test_a_bot_of_a_file_that_does_not_play_a_game_or_fails_is_named(file: Path) -> None:
    with pytest.raises(BadInput, match="does not play dice"):
        check_bot(f"{file}:First", "dice")
    with pytest.raises(BadInput, match=r"bot Failing: fails with ZeroDivisionError .* at line 12 of .*first.py"):
        simulate("city", 2, [f"{file}:Failing"], 1)


def test_a_bot_of_an_installed_package_plays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with an entry point, as an installer leaves it."""
    about = file.parent / "first-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: first\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[troyes.bots]\nthe_first = first:First\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(file.parent))
    assert set(simulate("city", 2, ["the_first"], 1)["bots"]) == {"the_first"}
    with pytest.raises(BadInput, match="Did you mean: the_first"):
        make_bot("the_frist")
