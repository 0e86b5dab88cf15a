"""Files that are deeper or longer than any game needs are refused before they cost anything."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest

from troyes.city.figures.errors import errors_in
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record
from troyes.kernel.play.record_file import MOST_MOVES
from troyes.kernel.tools.bounds import DEEPEST, MOST_ENTRIES, MOST_MISTAKES, check_size
from troyes.kernel.tools.reading import parse_text
from troyes.kernel.tools.scenario_file import read_text
from troyes.words.message import place

REMEDY = place("Send less")


def nested(depth: int) -> Any:
    """So many tables and lists in one another."""
    data: Any = 1
    for level in range(depth):
        data = {"a": data} if level % 2 else [data]
    return data


def refusal(text: str, kind: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        parse_text(text, kind, "file", REMEDY)
    return caught.value


def test_what_is_just_within_bounds_is_read() -> None:
    check_size(nested(DEEPEST), "", REMEDY)
    check_size({"a": [0] * (MOST_ENTRIES - 1)}, "", REMEDY)


@pytest.mark.parametrize("depth", [DEEPEST + 1, 900, 100_000])
def test_what_is_nested_too_deeply_is_refused(depth: int) -> None:
    with pytest.raises(BadInput, match="nested too deeply"):
        check_size(nested(depth), "", REMEDY)


def test_what_holds_too_much_is_refused_in_both_languages() -> None:
    found = refusal(json.dumps({"a": [0] * MOST_ENTRIES}), "JSON")
    assert str(found) == f"file: holds more than {MOST_ENTRIES} values. Send less"
    assert found.problem.text("fr") == f"contient plus de {MOST_ENTRIES} valeurs"


@pytest.mark.parametrize("kind", ["TOML", "JSON"])
def test_brackets_without_end_are_refused(kind: str) -> None:
    start = "a = " if kind == "TOML" else ""
    assert "nested too deeply" in refusal(start + "[" * 30_000, kind).problem


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 15_000 + " = 1",
        "[" + ".".join("a" * 15_000) + "]",
        "\n[x]\n" + " . ".join(['"\\""', "'b'"] * 4000) + " = 1",
        'x = ["""\n"""", { a' + ".a" * 15_000 + " = 1 }]",
    ],
)
def test_a_name_of_many_names_is_refused_before_it_is_read(text: str) -> None:
    tracemalloc.start()
    try:
        found = refusal(text, "TOML")
        assert tracemalloc.get_traced_memory()[1] < 2_000_000  # reading it would take a thousand times as much
    finally:
        tracemalloc.stop()
    assert "dots" in found.problem
    assert "points" in found.problem.text("fr")


def test_a_scenario_is_bounded_like_every_file() -> None:
    with pytest.raises(BadInput, match="holds more than"):
        read_text("\n".join(f"a{number} = 1" for number in range(MOST_ENTRIES + 1)), "x.toml")
    with pytest.raises(BadInput, match="nested too deeply"):
        read_text(json.dumps(nested(DEEPEST + 1)), "x.json")


def test_mistakes_are_told_up_to_a_number() -> None:
    cases: list[dict[str, Any]] = [
        {f"nothing{number}": 1 for number in range(2500)},
        {"activity": {f"nobody{number}": {} for number in range(2500)}},
        {"activity": {"merchant": {f"none{number}": 1 for number in range(2500)}}},
    ]
    for own in cases:
        assert len(errors_in(own)) == MOST_MISTAKES


class Counting(dict[str, Any]):
    """Counts how many of its entries were looked at."""

    looked = 0

    def items(self) -> Any:
        for item in super().items():
            self.looked += 1
            yield item


def test_nothing_is_looked_at_behind_the_last_mistake_that_is_told() -> None:
    own = Counting({f"nothing{number}": 1 for number in range(2500)})
    errors_in(own)
    assert own.looked == MOST_MISTAKES


@pytest.mark.parametrize("line", ["{}", '{"n": 1, "move": "A pass"}', ""])
def test_a_record_of_more_moves_than_a_game_has_is_refused_unread(line: str) -> None:
    with pytest.raises(BadInput) as caught:
        Record.from_text(f"{line}\n" * (MOST_MOVES + 3))
    assert f"more than {MOST_MOVES} moves" in caught.value.problem
    assert f"plus de {MOST_MOVES} coups" in caught.value.problem.text("fr")


def test_the_lines_of_a_record_are_bounded() -> None:
    cases = (([0] * MOST_ENTRIES, "holds more"), (nested(DEEPEST), "nested too deeply"), ("a" * 100_000, "characters"))
    for row, told in cases:
        with pytest.raises(BadInput, match=told):
            Record.from_text(json.dumps({"format": "troyes-record", "options": row}) + "\n")
