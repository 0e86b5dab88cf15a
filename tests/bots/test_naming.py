"""Lists of names: commas inside parameters do not split."""

from __future__ import annotations

import pytest

from troyes.bots.naming import bot_list


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("greedy", ["greedy"]),
        ("greedy,random", ["greedy", "random"]),
        ("greedy random", ["greedy", "random"]),
        (" greedy, random,", ["greedy", "random"]),
        ("search:seconds=1,greedy", ["search:seconds=1", "greedy"]),
        ("search:seconds=0.5,threads=2,greedy", ["search:seconds=0.5,threads=2", "greedy"]),
        ("greedy,search:evaluations=50,threads=2,wizard.py:Wizard", [
            "greedy", "search:evaluations=50,threads=2", "wizard.py:Wizard",
        ]),
        (["search:seconds=1,threads=2", "greedy,random"], ["search:seconds=1,threads=2", "greedy", "random"]),
        ("", []),
    ],
)  # fmt: skip
def test_a_list_of_bots(names: str | list[str], expected: list[str]) -> None:
    assert bot_list(names) == expected
