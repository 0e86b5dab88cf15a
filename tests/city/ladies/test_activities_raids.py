"""Ransom, Scout and Executioner: cubes on events for money, and influence from others."""

from __future__ import annotations

import pytest

from tests.city.helpers import each, lines, look, pending, play, refused
from tests.city.ladies.activity_stage import with_lady

CHIEF = ("activities", "events")


@pytest.mark.ruling(186)
@pytest.mark.effect("ransom")
def test_ransom_pays_three_deniers_for_a_cube_on_any_event() -> None:
    p = with_lady("ransom", "R6", events={"war": "", "drought": ""})
    play(p, "A activate ransom with R6")
    assert lines(p) == ["A times 1", "A times 2", "A times 3"]
    play(p, "A times 3", "A cube war", "A cube drought", "A cube war")
    assert look(p, "event.war", "event.drought", "A.deniers", "A.influence") == ["A A", "A", 1, 7]


@pytest.mark.ruling(74, 98, 186)
@pytest.mark.limit("ransom")
def test_ransom_stops_at_the_money_and_at_the_banners() -> None:
    p = with_lady("ransom", "R6", A={"deniers": 8})
    play(p, "A activate ransom with R6")
    assert lines(p) == ["A times 1", "A times 2"]
    p = with_lady("ransom", "R6", events={"marauding": "B B B B B"})
    play(p, "A activate ransom with R6")  # one banner, three activations: nothing to ask
    assert look(p, "event.marauding", "A.deniers", "A.influence", "A.vp", "B.vp") == ["", 7, 5, 1, 2]
    poor = with_lady("ransom", "R6", A={"deniers": 2})
    assert refused(poor, "A activate ransom with R6") == "price_and_hire"


@pytest.mark.ruling(186, 193)
@pytest.mark.limit("ransom")
def test_ransom_does_not_reach_the_outlaw_chief() -> None:
    p = with_lady("ransom", "R6", modules=CHIEF, events={"marauding": "B B B B B", "outlaw_chief": "", "war": ""})
    play(p, "A activate ransom with R6", "A times 3")
    assert lines(p) == ["A cube marauding", "A cube war"]
    assert refused(p, "A cube outlaw_chief")
    alone = with_lady("ransom", "R6", modules=CHIEF, events={"marauding": "B B B B B", "outlaw_chief": ""})
    play(alone, "A activate ransom with R6")  # one banner within reach
    assert look(alone, "A.deniers", "event.outlaw_chief") == [7, ""]


@pytest.mark.ruling(2, 186)
@pytest.mark.effect("scout")
def test_the_scout_lays_one_cube_per_event_for_a_denier_each() -> None:
    p = with_lady("scout", "R6", events={"war": "B", "drought": ""})
    play(p, "A activate scout with R6")
    assert lines(p) == ["A cube marauding", "A cube war", "A cube drought", "A done"]
    play(p, "A cube marauding")
    assert lines(p) == ["A cube war", "A cube drought", "A done"]
    play(p, "A cube war", "A cube drought")
    assert look(p, "event.marauding", "event.war", "event.drought") == ["A", "B A", "A"]
    assert look(p, "A.deniers", "A.influence") == [7, 7]
    assert pending(p) == "B"


@pytest.mark.ruling(186)
@pytest.mark.effect("scout")
def test_the_scout_sets_out_anew_with_each_activation() -> None:
    p = with_lady("scout", "R6 R6", events={"war": "B", "drought": ""})
    play(p, "A activate scout with R6 R6", "A cube marauding", "A cube marauding")
    assert lines(p) == ["A cube war", "A cube drought", "A done"]  # twice there, which is all
    play(p, "A cube drought", "A cube drought")
    assert look(p, "event.marauding", "event.war", "event.drought", "A.deniers") == ["A A", "B", "A A", 6]


@pytest.mark.ruling(105, 186)
@pytest.mark.effect("scout")
def test_an_event_behind_the_one_the_scout_completes_is_within_reach() -> None:
    events = {"war": "A A A A A", "normans": "B B B B B", "drought": ""}
    p = with_lady("scout", "R6", events=events)
    play(p, "A activate scout with R6", "A cube war")
    assert lines(p) == ["A cube normans", "A cube drought", "A done"]
    play(p, "A cube normans", "A cube drought")
    assert look(p, "events", "event.drought", "A.events_won", "A.deniers") == [["marauding", "drought"], "A", 1, 7]


@pytest.mark.ruling(105, 186)
@pytest.mark.limit("scout")
def test_the_scout_leaves_marauding_alone_once_it_is_cleared() -> None:
    p = with_lady("scout", "R6 R6", events={"marauding": "B B B B B", "war": ""})
    play(p, "A activate scout with R6 R6", "A cube marauding")
    assert lines(p) == ["A cube war", "A done"]
    assert refused(p, "A cube marauding") == "event_closed"


@pytest.mark.ruling(81, 186)
@pytest.mark.limit("scout")
def test_the_scout_stops_with_the_money_and_may_stay_at_home() -> None:
    p = with_lady("scout", "R6", A={"deniers": 1}, events={"war": ""})
    play(p, "A activate scout with R6", "A cube war")
    assert look(p, "event.war", "A.deniers") == ["A", 0]
    assert pending(p) == "B"
    p = with_lady("scout", "R6", events={"war": ""})
    play(p, "A activate scout with R6", "A done")
    assert look(p, "event.war", "event.marauding", "A.deniers") == ["", "", 10]
    p = with_lady("scout", "R6", A={"deniers": 0})
    play(p, "A activate scout with R6")
    assert pending(p) == "B"


@pytest.mark.ruling(186, 193)
@pytest.mark.limit("scout")
def test_the_scout_goes_from_left_to_right_and_past_the_outlaw_chief() -> None:
    p = with_lady("scout", "R6", modules=CHIEF, events={"outlaw_chief": "", "war": ""})
    play(p, "A activate scout with R6")
    assert refused(p, "A cube outlaw_chief")
    assert refused(p, "A cube drought") == "no_event"
    play(p, "A cube war")
    assert look(p, "event.war", "event.outlaw_chief") == ["A", ""]
    p = with_lady("scout", "R6", events={"war": "", "drought": ""})
    play(p, "A activate scout with R6", "A cube war")
    assert refused(p, "A cube marauding") == "scouted"
    assert refused(p, "A cube war") == "once_each"


# ---- the executioner -----------------------------------------------------------------------------------------------


def influence(**held: int) -> dict[str, dict[str, int]]:
    return {letter: {"influence": n} for letter, n in held.items()}


@pytest.mark.ruling(187)
@pytest.mark.effect("executioner")
def test_the_executioner_takes_from_the_opponent_who_has_most() -> None:
    p = with_lady("executioner", "R6", **influence(A=9, B=2, C=6, D=1))
    play(p, "A activate executioner with R6")  # twice
    assert each(p, "influence") == [13, 2, 4, 1]
    assert pending(p) == "B"


@pytest.mark.ruling(187)
@pytest.mark.effect("executioner")
def test_the_executioner_looks_again_at_each_activation_and_chooses_among_equals() -> None:
    p = with_lady("executioner", "R6 R3", **influence(A=0, B=5, C=5, D=4))
    play(p, "A activate executioner with R6 R3")  # B and C lose a point each, in any order; then all three are equal
    assert each(p, "influence") == [5, 4, 4, 4]
    assert lines(p) == ["A victim B", "A victim C", "A victim D"]
    assert refused(p, "A victim A") == "no_opponent"
    play(p, "A victim D")
    assert each(p, "influence") == [6, 4, 4, 3]


@pytest.mark.ruling(187)
@pytest.mark.limit("executioner")
def test_the_executioner_chooses_among_those_with_most_only() -> None:
    p = with_lady("executioner", "R3", **influence(A=0, B=5, C=5, D=4))
    play(p, "A activate executioner with R3")
    assert lines(p) == ["A victim B", "A victim C"]
    assert refused(p, "A victim D") == "not_most"


@pytest.mark.ruling(187)
@pytest.mark.limit("executioner")
def test_the_executioner_finds_nothing_where_nobody_has_influence() -> None:
    p = with_lady("executioner", "R6 R3", **influence(A=3, B=0, C=1, D=0))
    play(p, "A activate executioner with R6 R3")  # three from the supply, one from C
    assert each(p, "influence") == [7, 0, 0, 0]


@pytest.mark.ruling(69, 187)
@pytest.mark.limit("executioner")
@pytest.mark.parametrize("own", [19, 20])
def test_a_full_track_does_not_save_the_victim(own: int) -> None:
    p = with_lady("executioner", "R3", **influence(A=own, B=5, C=1, D=1))
    play(p, "A activate executioner with R3")
    assert each(p, "influence") == [20, 4, 1, 1]


@pytest.mark.ruling(187)
@pytest.mark.limit("executioner")
def test_with_two_players_the_neutral_colour_is_no_victim() -> None:
    p = with_lady("executioner", "R3", players=2, **influence(A=4, B=0))
    play(p, "A activate executioner with R3")
    assert each(p, "influence") == [5, 0]
