"""docs/notation.md shows every form of Troyes Dice, and its games are written in no other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from tests.notation_page import NOTATION, documented, form_of, play_random_lines
from tests.pages import blocks
from troyes.dice.game import DICE

DICE_WORDS = {
    "colour": r"(?:red|yellow|white)",
    "resource": r"(?:influence|deniers|knowledge)",
    "building": r"(?:fortress|hall|cathedral|palace|city_hall|bishopric)",
}
DICE_FORMS = {
    "die": r"[A-J] die [1-4](?: paid {resource})? as {colour} [0-6] (?:gain|prestige|function)",
    "build": r"[A-J] build {building} [1-6]",
    "resident": r"[A-J] resident {colour}",
    "direction": r"A direction (?:ascending|descending)",
    "number": r"A number [1-6]",
    "* first": r"\* first [1-6]",
    "* order": r"\* order [1-6](?: [1-6]){{5}}",
    "* wheel": r"\* wheel [RYW]/[RYW](?: [RYW]/[RYW]){{8}}",
    "* tiles": r"\* tiles [1-8] [1-8] [1-8]",
    "* roll": r"\* roll [1-6] [1-6] [1-6] black [1-6]",
}


def has_dice_form(line: str) -> bool:
    return re.fullmatch(DICE_FORMS.get(form_of(line), "(?!)").format(**DICE_WORDS), line) is not None


def test_the_table_of_the_dice_game_shows_every_form_once() -> None:
    assert [form_of(line) for line in documented("dice")] == list(DICE_FORMS)
    assert [line for line in documented("dice") if not has_dice_form(line)] == []


def test_games_of_dice_are_written_in_the_documented_forms() -> None:
    for seed, options in enumerate(DICE.soak_options()):
        assert [line for line in play_random_lines(DICE, dict(options), seed) if not has_dice_form(line)] == []


def played_dice_examples() -> Iterator[tuple[Any, str]]:
    """Every example line of the dice game with the position in which it stands."""
    position: Any = None
    for tag, text in blocks(NOTATION):
        if tag == "toml dice":
            data = tomllib.loads(text)
            setup = DICE.setup(data.pop("options"))
            position = DICE.stage(setup, data, "notation.md") if data else DICE.new(setup)
        elif tag == "notation dice":
            for line in text.splitlines():
                yield position.clone(), line
                position.play(DICE.parse(position, line))


def test_played_examples_of_dice_are_legal_and_read_back() -> None:
    for position, line in played_dice_examples():
        move = DICE.parse(position, line)
        assert position.why_not(move) is None, line
        assert DICE.format(position, move) == line
    assert set(DICE_FORMS) - {form_of(line) for _, line in played_dice_examples()} == set()


def test_lines_of_the_table_of_the_dice_game_read_back() -> None:
    position = DICE.new(DICE.setup({}))
    for line in documented("dice"):
        assert DICE.format(position, DICE.parse(position, line)) == line
