"""What `import troyes` offers: documented, complete, fetched only when asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

import troyes
from tests.pages import docs, read
from troyes.city.edge.view import CityView
from troyes.dice.edge.view import DiceView


def test_every_name_is_there_and_documented() -> None:
    for name in troyes.__all__:
        assert getattr(troyes, name) is not None
        assert name in dir(troyes)
        assert f"troyes.{name}" in read(docs("python.md")), name


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="'troyes' has no attribute 'nonsense'"):
        troyes.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_importing_it_loads_no_rules() -> None:
    """The command and its completion start with it."""
    code = "import sys, troyes; print(any(name.startswith(('troyes.', 'rich')) for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_new_and_view_know_both_games() -> None:
    assert isinstance(troyes.view(troyes.new("city", players=2), 0), CityView)
    assert isinstance(troyes.view(troyes.new("dice", players=2), 0), DiceView)
    with pytest.raises(troyes.BadInput, match="no game is called 'chess'"):
        troyes.new("chess")  # type: ignore[call-overload]


def test_a_view_knows_a_position_without_secrets() -> None:
    position = troyes.new("city", players=3)
    position.roll(troyes.FastSource(7))
    [seat] = position.pending()
    other = (seat + 1) % 3
    assert troyes.view(position, other).known.fingerprint() != position.fingerprint()
    assert troyes.view(position, seat).known.moves(seat) == position.moves(seat)
