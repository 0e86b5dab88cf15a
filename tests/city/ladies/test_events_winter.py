"""Harsh Winter: everybody gives up a cube of a card or of an outdoor activity, at their choice."""

from __future__ import annotations

import pytest

from tests.city.helpers import let_chance, look, play, refused
from tests.city.ladies.event_stage import choices, resolved, told, with_events
from troyes.city.game import CITY
from troyes.city.rules.layout import SPARED

CUBES = {"blacksmith": {"cubes": {"A": 1, "B": 1}}, "monk": {"cubes": {"A": 2}}}


@pytest.mark.ruling(192)
@pytest.mark.effect("harsh_winter")
def test_whoever_has_one_card_only_is_not_asked() -> None:
    p = resolved({"wayfarers": "", "harsh_winter": ""}, activities=CUBES)
    play(p, "* site 1", "A lose blacksmith")
    assert look(p, "blacksmith.cubes.A", "blacksmith.cubes.B") == [0, 0]  # B's only choice was made for him


@pytest.mark.ruling(192)
@pytest.mark.limit("harsh_winter")
def test_only_own_cubes_on_open_cards() -> None:
    p = resolved({"harsh_winter": ""}, activities={**CUBES, "archer": {}})
    assert refused(p, "B lose monk") == "not_your_turn"
    assert refused(p, "A pass") == "wrong_step"
    assert refused(p, "A lose archer") == "no_cube_there"
    assert refused(p, "A lose tile 1") == "no_cube_there"


@pytest.mark.ruling(192)
@pytest.mark.effect("harsh_winter")
@pytest.mark.parametrize("card", ["woodcutter", "hermit", "tithe"])
def test_mixed_and_end_of_game_cards_lose_cubes_too(card: str) -> None:
    cubes = {card: {"cubes": {"C": 2}}, "blacksmith": {"cubes": {"C": 1}}}
    p = resolved({"harsh_winter": ""}, modules=("activities", "events"), activities=cubes)
    play(p, f"C lose {card}")
    assert look(p, f"{card}.cubes.C", "blacksmith.cubes.C") == [1, 1]


@pytest.mark.ruling(192, 206)
@pytest.mark.limit("harsh_winter")
def test_a_spared_player_loses_nothing() -> None:
    p = resolved({"wayfarers": "", "harsh_winter": ""}, activities=CUBES)
    p.v[SPARED] = 1  # A
    play(p, "* site 1")
    assert look(p, "blacksmith.cubes.A", "monk.cubes.A", "blacksmith.cubes.B") == [1, 2, 0]


@pytest.mark.ruling(30, 192)
@pytest.mark.effect("harsh_winter")
def test_it_comes_back_every_round() -> None:
    p = with_events(
        {"harsh_winter": ""}, phase="end", round=4, activities={"monk": {"cubes": {"B": 3}}}, drawn=["uprising"]
    )
    let_chance(p)
    assert look(p, "round", "monk.cubes.B") == [5, 2]


@pytest.mark.ruling(192)
def test_it_is_told_in_both_languages() -> None:
    p = resolved({"harsh_winter": ""}, activities=CUBES)
    assert choices(p) == ["Harsh Winter: which cube do you give up?", "A cube on Blacksmith", "A cube on Monk"]
    assert choices(p, "fr")[:2] == ["Hiver intense\u00a0: quel cube rendez-vous\u00a0?", "Un cube sur Forgeron"]
    assert told(p, "A lose monk")[:2] == [
        "Harsh Winter: Anna gives up a cube on Monk.",
        "Harsh Winter: Bruno gives up a cube on Blacksmith.",
    ]
    p = resolved({"wayfarers": "", "harsh_winter": ""}, start="B", activities=CUBES)
    assert told(p, "* site 1", "fr")[-1] == "Hiver intense\u00a0: Bruno rend un cube posé sur Forgeron."
    p = resolved({"wayfarers": "", "harsh_winter": ""})
    assert "Harsh Winter: nothing happens." in told(p, "* site 1")


@pytest.mark.ruling(192)
def test_the_view_names_the_decision() -> None:
    p = resolved({"harsh_winter": ""}, activities=CUBES)
    step = CITY.view(p, 0).step()
    assert step is not None
    assert step["kind"] == "lose"
