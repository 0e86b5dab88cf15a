"""Phase 2: the dice (rulings 28, 29)."""

from __future__ import annotations

import pytest

from tests.city.helpers import look, play, refused, stage
from troyes.city.game import CITY
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource


@pytest.mark.ruling(28)
def test_one_die_per_standing_citizen_in_the_colour_of_the_building() -> None:
    p = stage(
        phase="workforce",
        buildings={"palace": "A . . . . B", "city_hall": "A A N . . .", "bishopric": "B N . . . ."},
        lying={"palace": "A", "city_hall": "C"},
        activities={"merchant": {"tradesmen": {"A": 1}}},
    )
    play(p, "* roll red A:3 B:3", "* roll yellow A:16 N:4", "* roll white B:2 N:2")
    assert look(p, "A.dice", "B.dice", "C.dice", "N.dice") == ["R3 Y1 Y6", "R3 W2", "", "Y4 W2"]


@pytest.mark.ruling(28)
def test_a_roll_gives_every_citizen_exactly_one_die() -> None:
    p = stage(phase="workforce", buildings={"palace": "A . . . . B"})
    with pytest.raises(BadInput, match="more dice"):
        play(p, "* roll red A:33 B:3")
    assert refused(p, "* roll red A:3") == "impossible_outcome"
    with pytest.raises(BadInput, match="not rolled now"):
        CITY.parse(p, "* roll yellow A:3")
    for seed in range(20):
        q = p.clone()
        q.play(q.draw(FastSource(seed)))
        assert look(q, "dice_left") == 2


@pytest.mark.ruling(29)
def test_events_do_not_change_the_dice_already_rolled() -> None:
    p = stage(
        phase="workforce",
        buildings={"city_hall": "A B . . . ."},
        events={"wayfarers": ""},
        drawn=["heresy", "theological_conflict", "traveling_builders", "interrupted_work"],
    )
    play(p, "* roll yellow A:4 B:5", "* event war", "* site 1")
    assert look(p, "city_hall", "lying.city_hall") == ["N A . . . .", "B"]
    assert look(p, "A.dice", "B.dice", "N.dice") == ["Y4", "Y5", ""]


@pytest.mark.ruling(29)
def test_a_placement_does_not_touch_dice_on_the_districts() -> None:
    p = stage(
        buildings={"palace": ". . B . . ."},
        seats={"A": {"supply": 1, "dice": "R3"}, "B": {"dice": "R5"}},
    )
    play(p, "A settle palace with R3")
    assert look(p, "palace", "lying.palace", "A.dice", "B.dice") == [". . A . . .", "B", "", "R5"]
