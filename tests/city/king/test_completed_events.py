"""Results 5 and 9: the King covers every free banner of the right-most event."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import causes, look, pending, play
from tests.city.king.royal import king, royal, you
from troyes.city.rules.effect_codes import E_INFLUENCE
from troyes.city.rules.position import Position

EITHER = pytest.mark.parametrize("dice", [(1, 4), (2, 3), (3, 6), (5, 4)])


def completed(dice: tuple[int, int], events: dict[str, str], his: str = "R6 R5 Y5 W5 W1 W1", **fields: Any) -> Position:
    fields.setdefault("seats", you())
    return king(royal(neutral={"dice": his}, events=events, **fields), *dice)


@pytest.mark.ruling(148, 149)
@pytest.mark.effect("king.5", "king.9")
@EITHER
def test_he_covers_all_banners_scores_and_wins_the_card(dice: tuple[int, int]) -> None:
    """Heresy has 5 banners and gives 4 and 2 points: his 3 cubes beat your 2."""
    p = completed(dice, {"war": "A", "heresy": "A A"})
    assert look(p, "N.vp", "N.events_won", "A.vp", "A.events_won") == [4, 1, 2, 0]
    assert look(p, "events", "event.war") == [["marauding", "war"], "A"]
    assert look(p, "king.dice") == "W5 W1 W1"  # the red 6, the red 5 and the yellow 5
    assert pending(p) == "A"


@pytest.mark.ruling(148)
@pytest.mark.parametrize(
    ("event", "cubes", "expected"),
    [
        ("brigands", "A A", [2, 0, 2, 1]),  # 2 and 2: both share 3 + 1, the older cube is yours
        ("brigands", "N A A", [2, 1, 2, 0]),  # 2 and 2, the oldest cube is his
        ("brigands", "A A A", [1, 0, 3, 1]),  # you have more
        ("brigands", "", [4, 1, 0, 0]),  # alone he takes both rewards
        ("war", "A A N", [5, 1, 2, 0]),  # 4 and 2
    ],
)
def test_royal_cubes_rank_like_yours(event: str, cubes: str, expected: list[int]) -> None:
    p = completed((2, 3), {event: cubes})
    assert look(p, "N.vp", "N.events_won", "A.vp", "A.events_won") == expected


@pytest.mark.ruling(148)
@pytest.mark.limit("king.5", "king.9")
@EITHER
def test_if_only_marauding_is_left_he_completes_that(dice: tuple[int, int]) -> None:
    """6 banners: his 5 cubes earn 2 points, your cube 1; nobody wins a card; he has dice for 2 of the 5 only."""
    p = completed(dice, {"marauding": "A"}, his="Y3 W3")
    assert look(p, "N.vp", "N.events_won", "A.vp", "A.events_won") == [2, 0, 1, 0]
    assert look(p, "events", "event.marauding", "king.dice") == [["marauding"], "", ""]


@pytest.mark.ruling(138, 148)
@EITHER
def test_without_dice_he_completes_it_for_nothing(dice: tuple[int, int]) -> None:
    p = completed(dice, {"normans": ""}, his="")
    assert look(p, "N.vp", "N.events_won", "A.dice") == [8, 1, "W1"]


@pytest.mark.ruling(268)
def test_nobody_gains_influence_for_royal_cubes() -> None:
    p = royal(seats=you(), neutral={"dice": "R6"}, events={"war": "A"})
    assert causes(p, E_INFLUENCE, "* king 2 3") == []
    assert look(p, "A.influence") == 4


@pytest.mark.ruling(269)
@pytest.mark.parametrize("event", ["heresy", "civil_war", "drought"])
def test_the_effect_of_the_event_is_not_carried_out(event: str) -> None:
    p = completed((2, 3), {event: ""}, buildings={"city_hall": "A A . . . ."})
    assert look(p, "A.deniers", "A.influence", f"event.{event}") == [10, 4, "gone"]


def test_the_colour_of_his_dice_does_not_matter() -> None:
    p = completed((2, 3), {"war": ""}, his="W1")
    assert look(p, "event.war", "king.dice") == ["gone", ""]


def test_marauding_takes_cubes_again_in_your_turn() -> None:
    p = completed((2, 3), {}, seats=you("R6 W1"))
    play(p, "A fight marauding with R6", "A times 2")
    assert look(p, "event.marauding") == "A A"
