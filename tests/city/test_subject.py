"""What a decision is about, as the view tells it: so that a board can mark it."""

from __future__ import annotations

import pytest

from tests.city.helpers import LETTERS, play, seen, with_questions
from tests.city.ladies.activity_stage import cubes, with_lady
from tests.city.ladies.event_stage import resolved
from tests.city.ladies.test_ramparts_shield import THIRD, struck
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules.position import Position
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SequenceSource


def about(p: Position) -> tuple[str, str] | None:
    found = seen(p, "A")["step"]["about"]
    return None if found is None else (found["kind"], found["key"])


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("A fight marauding with R6", ("event", "marauding")),
        ("A activate merchant with Y5 Y6", ("card", "merchant")),
        ("A settle palace with R6", ("building", "palace")),
    ],
)
def test_a_question_after_a_move_is_about_its_place(line: str, what: tuple[str, str]) -> None:
    p = with_questions()
    assert about(p) is None
    play(p, line)
    assert about(p) == what


def test_cards_events_and_gates_of_the_ladies_are_named() -> None:
    p = with_lady("catapult", "R6", events={"war": ""}, activities={"catapult": cubes(A=2)})
    play(p, "A activate catapult with R6")
    assert about(p) == ("card", "catapult")
    lost = {"blacksmith": {"cubes": {"A": 1}}, "monk": {"cubes": {"A": 2}}}
    assert about(resolved({"harsh_winter": ""}, activities=lost)) == ("event", "harsh_winter")
    assert about(struck({"civil_war": ""}, {"A": THIRD})) == ("gate", "3")


def test_whatever_is_named_lies_on_the_board() -> None:
    p = CITY.new(CITY.setup({"players": 4, "modules": list(MODULES)}))
    dice, choices, met = FastSource(3), SequenceSource(3), set()
    while not p.is_over():
        seat = p.pending()[0]
        if seat != CHANCE:
            view = seen(p, LETTERS[seat])
            if found := view["step"]["about"]:
                on_board = {
                    "card": [card["card"] for card in view["activities"]],
                    "event": [event["event"] for event in view["events"]],
                    "building": list(view["buildings"]),
                    "gate": [str(tile["gate"]) for tile in view["ramparts"]["tiles"]],
                }
                assert found["key"] in on_board[found["kind"]], found
                met.add(found["kind"])
        moves = [] if seat == CHANCE else p.moves(seat)
        p.play(p.draw(dice) if seat == CHANCE else moves[choices.below(len(moves))], Trace())
    assert {"card", "building"} <= met
