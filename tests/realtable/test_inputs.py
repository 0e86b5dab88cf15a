"""Screens with buttons: whatever can be due at a real table can be answered from its inputs alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from troyes.city.game import CITY
from troyes.city.words.lexicon import Lexicon
from troyes.dice.edge.names import COLOUR_NAMES
from troyes.dice.edge.notation import CHANCES
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position as DicePosition
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.realtable import dice_inputs, king_inputs
from troyes.realtable.dice_dictation import outcome_line
from troyes.realtable.inputs import Asked, Input
from troyes.realtable.king_chance import Due
from troyes.realtable.king_dice import royal_line
from troyes.words.catalogue import catalogue, languages


def answer(asked: Asked, luck: random.Random) -> str:
    """Anything that fits the inputs."""
    said: list[str] = []
    for one in asked.inputs:
        if one.kind == "card":
            return luck.choice(one.choices).line
        if one.kind == "dice":
            said.append("".join(str(luck.randint(1, 6)) for _ in range(one.count)))
        else:
            said += laid_out(one, luck)
    return " ".join(said)


def laid_out(one: Input, luck: random.Random) -> list[str]:
    left = {choice.piece or choice.value: choice.left for choice in one.choices}
    laid = []
    for _ in range(one.count):
        choice = luck.choice([choice for choice in one.choices if left[choice.piece or choice.value]])
        left[choice.piece or choice.value] -= 1
        laid.append(choice.value)
    return laid


def chances(seed: int, language: str) -> Iterator[Due]:
    """Every roll and draw of a random game against the King, with everything that can be in it."""
    setup = CITY.setup({"players": 1, "modules": ["all"]})
    lexicon = Lexicon(CITY.names(setup), language, ("Aubry",))
    position, source, choices = CITY.new(setup), FastSource(seed), SequenceSource(seed)
    while not position.is_over():
        if position.is_chance():
            yield Due(position, language, lexicon)
            position.play(position.draw(source))
        else:
            moves = position.moves(0)
            position.play(moves[int(choices.below(len(moves)))])


@pytest.mark.parametrize("language", languages())
def test_every_chance_of_the_king_can_be_answered_from_its_inputs(language: str) -> None:
    luck, seen = random.Random(1), set[str]()
    for seed in range(6):
        for due in chances(seed, language):
            asked = king_inputs.asked_of(due)
            for _ in range(3):
                move = due.read(answer(asked, luck))
                assert due.position.why_not(move) is None
            assert asked.words.strip() == asked.words != ""
            assert all(one.label for one in asked.inputs)
            seen.add(asked.verb)
    assert {"start", "open", "tile", "royal", "reveal", "purple", "roll", "event", "black", "king", "reroll"} <= seen


def test_every_outcome_of_a_list_can_be_chosen() -> None:
    for due in chances(3, "en"):
        if due.items:
            (one,) = king_inputs.inputs_of(due)
            lines = {choice.line for choice in one.choices}
            assert lines == {CITY.format(due.position, move) for move in due.position.outcomes()}


def test_dice_are_counted_by_owner() -> None:
    for due in chances(2, "en"):
        if due.verb == "roll":
            inputs = {one.owner: one.count for one in king_inputs.inputs_of(due)}
            assert (inputs.get("you", 0), inputs.get("king", 0)) == due.citizens()
            assert sum(inputs.values()) == 6


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("numbering", ["standard", "crier", "expert"])
def test_every_chance_of_the_dice_game_can_be_answered_from_its_inputs(numbering: str, language: str) -> None:
    luck = random.Random(2)
    options = {"players": 1, "numbering": numbering, "banquets": True, "order": "drawn"}
    position: DicePosition = DICE.new(DICE.setup(options))
    source, seen = FastSource(5), set[str]()
    while not position.is_over():
        if position.pending()[0] == 0:
            position.play(luck.choice(position.moves(0)))
            continue
        asked = dice_inputs.asked_of(position, language)
        seen.add(asked.verb)
        assert asked.verb == CHANCES[position.chance_kind()]
        for _ in range(20):
            line = outcome_line(asked.verb, answer(asked, luck))
            assert position.why_not(DICE.parse(position, line)) is None
        position.play(position.draw(source))
    assert {"wheel", "tiles", "roll"} <= seen
    assert ("first" in seen, "order" in seen) == (numbering == "crier", numbering == "expert")


@pytest.mark.parametrize("language", languages())
def test_colours_may_be_typed_with_the_letters_of_every_language(language: str) -> None:
    letters = [catalogue(language).text(f"table-letter-{colour}") for colour in COLOUR_NAMES]
    typed = " ".join(f"{face}/{letters[0].lower()}" for face in letters)
    assert outcome_line("wheel", typed) == "* wheel R/R Y/R W/R"
    assert royal_line(" ".join(f"{letter}6" for letter in letters), 1, language) == "R6 Y6 W6"
    assert outcome_line("wheel", "x/R") == "* wheel x/R"
