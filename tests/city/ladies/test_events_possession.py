"""Possession: everybody puts a citizen on the card in the round it appears; cubes laid on it release them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import each, legal, let_chance, lines, look, pending, play, refused, seen
from tests.city.ladies.event_stage import choices, resolved, told, with_events
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource

ALL_HELD = {letter: {"held": 1, "supply": 1} for letter in "ABCD"}


def possessed(
    cubes: str = "", dice: str = "W4 W6 W6 R1", modules: tuple[str, ...] = ("events",), **fields: Any
) -> Position:
    """A's turn; everybody has a citizen on the card."""
    seats = {**ALL_HELD, "A": {**ALL_HELD["A"], "dice": dice}, **fields.pop("seats", {})}
    return with_events({"possession": cubes, **fields.pop("events", {})}, modules=modules, seats=seats, **fields)


# ---- taking --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(34, 67, 196)
@pytest.mark.effect("possession")
def test_whoever_has_an_empty_supply_may_recruit() -> None:
    p = resolved({"possession": ""}, buildings={"palace": "A B . . . ."}, seats={"A": {"influence": 3}})
    before = look(p, "A.general")
    play(p, "A give recruit")
    assert look(p, "A.held", "A.influence", "A.supply", "palace") == [1, 1, 0, "A B . . . ."]
    assert look(p, "A.general") == before - 1


@pytest.mark.ruling(67, 196)
@pytest.mark.limit("possession")
def test_when_recruiting_is_refused() -> None:
    on_board = {"palace": "A . . . . ."}
    p = resolved({"possession": ""}, buildings=on_board, seats={"A": {"supply": 1, "influence": 9}})
    assert refused(p, "A give recruit") == "supply_first"
    p = resolved({"possession": ""}, buildings=on_board, seats={"A": {"influence": 1}})
    assert look(p, "A.held", "palace") == [1, ". . . . . ."]  # without influence there is no choice
    everywhere = dict.fromkeys(("palace", "city_hall"), "A A A A A A")
    p = resolved({"possession": ""}, buildings=everywhere, seats={"A": {"influence": 9}})
    assert look(p, "A.general") == 0
    assert refused(p, "A give recruit") == "no_citizen_left"


@pytest.mark.ruling(32, 196)
@pytest.mark.limit("possession")
def test_whoever_can_give_nobody_loses_points() -> None:
    poor = {letter: {"influence": 1, "vp": vp} for letter, vp in (("A", 5), ("B", 1), ("C", 5))}
    p = resolved({"possession": ""}, buildings={"palace": "C . . . . ."}, seats={**poor, "D": {"influence": 2}})
    assert each(p, "vp") == [3, 0, 5, 0]
    # C has one citizen, and D nothing but his influence: nobody is asked
    assert each(p, "held") == [0, 0, 1, 1]
    assert look(p, "D.influence") == 0


@pytest.mark.ruling(30, 196)
@pytest.mark.limit("possession")
def test_only_in_the_round_it_appears() -> None:
    p = with_events(
        {"possession": "A"}, phase="end", round=4, seats={letter: {"supply": 2, "held": 0} for letter in "ABCD"},
        drawn=["uprising"],
    )  # fmt: skip
    let_chance(p)
    assert look(p, "round") == 5
    assert each(p, "held") == [0, 0, 0, 0]
    p = resolved({"wayfarers": "", "possession": "A"}, seats={letter: {"supply": 2} for letter in "ABCD"})
    play(p, "* site 1")
    assert each(p, "held") == [1, 1, 1, 1]  # no one is asked: everybody has nothing but the supply to take from


@pytest.mark.ruling(196)
@pytest.mark.effect("possession")
def test_a_card_that_is_drawn_takes_its_citizens_in_the_same_round() -> None:
    p = with_events({}, phase="workforce", round=2, seats={letter: {"supply": 2} for letter in "ABCD"})
    play(p, "* event brigands", "* event possession")
    assert each(p, "held") == [1, 1, 1, 1]


@pytest.mark.ruling(29, 196)
@pytest.mark.limit("possession")
def test_dice_already_rolled_stay() -> None:
    p = resolved({"possession": ""}, buildings={"palace": "A . . . . ."}, seats={"A": {"dice": "R5", "influence": 0}})
    assert look(p, "A.dice", "palace") == ["R5", ". . . . . ."]


# ---- held ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(196)
@pytest.mark.limit("possession")
def test_a_held_citizen_cannot_be_hired_or_placed() -> None:
    dice = {"dice": "Y4 R3 W1", "influence": 0}
    p = with_events({"possession": ""}, seats={"A": {**dice, "held": 1}}, activities={"merchant": {}})
    assert refused(p, "A activate merchant with Y4") == "no_citizen"
    assert refused(p, "A settle palace with R3") == "no_citizen"
    p = with_events({"possession": ""}, seats={"A": {**dice, "held": 1, "supply": 1}}, activities={"merchant": {}})
    assert legal(p, "A activate merchant with Y4")
    play(p, "A settle palace with R3")
    assert look(p, "palace", "A.held", "A.supply") == [". . A . . .", 1, 0]


@pytest.mark.ruling(126, 196)
@pytest.mark.limit("possession")
def test_at_the_end_of_the_game_they_count_for_nothing() -> None:
    def total(**seat: Any) -> int:
        seats: dict[str, dict[str, Any]] = {letter: {"characters": []} for letter in "ABCD"}
        seats["A"] = {"characters": ["chretien_de_troyes", "le_florentin"], **seat}
        return int(look(with_events({"possession": ""}, phase="over", seats=seats), "A.total"))

    assert total(held=1) == total(supply=1) == total()


@pytest.mark.ruling(196)
def test_the_view_shows_who_is_held() -> None:
    p = possessed(seats={"B": {}})
    assert seen(p)["possessed"] == ["A", "C", "D"]
    assert [seat["held"] for seat in seen(p)["seats"]] == [1, 0, 1, 1]


# ---- releasing -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(196)
@pytest.mark.effect("possession")
@pytest.mark.parametrize("owner", "ABCD")
def test_a_cube_releases_a_citizen_of_any_owner(owner: str) -> None:
    p = possessed()
    play(p, "A fight possession with W4")
    assert lines(p) == ["A release A", "A release B", "A release C", "A release D"]
    play(p, f"A release {owner}")
    assert look(p, f"{owner}.held", f"{owner}.supply") == [0, 2]
    assert sum(each(p, "held")) == 3
    assert look(p, "event.possession", "A.influence") == ["A", 5]
    assert pending(p) == "B"


@pytest.mark.ruling(196)
@pytest.mark.effect("possession")
def test_one_citizen_per_cube() -> None:
    p = possessed()
    play(p, "A fight possession with W6 W6", "A times 3")
    play(p, "A release C")
    assert lines(p) == ["A release A", "A release B", "A release D"]
    play(p, "A release D", "A release A")
    assert each(p, "held") == [0, 1, 0, 0]
    assert each(p, "supply") == [2, 1, 2, 2]
    assert look(p, "event.possession") == "A A A"


@pytest.mark.ruling(196)
@pytest.mark.limit("possession")
def test_nothing_is_asked_when_as_many_cubes_as_citizens_are_laid() -> None:
    nobody = {"C": {"supply": 1}, "D": {"supply": 1}}
    p = possessed(seats=nobody)  # A and B only
    play(p, "A fight possession with W6 W6", "A times 3")
    assert each(p, "held") == [0, 0, 0, 0]
    assert each(p, "supply") == [2, 2, 1, 1]
    assert pending(p) == "B"


@pytest.mark.ruling(196)
@pytest.mark.limit("possession")
def test_what_may_not_be_released() -> None:
    p = possessed(seats={"D": {}})
    play(p, "A fight possession with W4")
    assert refused(p, "A release D") == "not_held"
    assert refused(p, "A times 1") == "wrong_step"
    for line in ("A release", "A release N", "A release A B", "A lose", "A give", "A give here", "A lose tile 5"):
        with pytest.raises(BadInput):
            CITY.parse(p, line)


@pytest.mark.ruling(196)
@pytest.mark.effect("possession")
def test_when_it_is_countered_everybody_goes_home() -> None:
    p = possessed("B B C")
    play(p, "A fight possession with W6 W6", "A times 2")
    assert each(p, "held") == [0, 0, 0, 0]
    assert each(p, "supply") == [2, 2, 2, 2]
    assert look(p, "event.possession") == "gone"
    assert each(p, "vp") == [3, 3, 0, 0]  # A and B share 4 + 2
    assert each(p, "events_won") == [0, 1, 0, 0]
    assert pending(p) == "B"  # nobody is asked whom to release


@pytest.mark.ruling(193, 196)
@pytest.mark.effect("possession")
def test_cubes_laid_by_cards_release_too() -> None:
    p = possessed(dice="R6 R1 W1", activities={"diplomat": {"tradesmen": {"A": 1}}})
    play(p, "A activate diplomat with R6", "A times 2", "A cube possession", "A release B", "A cube possession")
    assert lines(p) == ["A release A", "A release C", "A release D"]
    play(p, "A release A")
    assert each(p, "held") == [0, 0, 1, 1]
    p = possessed(dice="R6 R1 W1", activities={"archer": {"tradesmen": {"A": 1}}})
    play(p, "A activate archer with R6", "* shot 6", "A cube possession", "A release D")
    assert lines(p) == ["A shoot", "A done"]


@pytest.mark.ruling(196)
@pytest.mark.effect("possession")
def test_two_cubes_at_once_by_the_catapult() -> None:
    p = possessed(
        dice="R6 R6 W1",
        modules=("activities", "events"),
        activities={"catapult": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}},
    )
    play(p, "A activate catapult with R6 R6")
    while pending(p) == "A" and not any("cube possession" in line for line in lines(p)):
        play(p, next(line for line in lines(p) if "spend" in line or "times" in line))
    play(p, "A cube possession", "A release B", "A release C")
    assert each(p, "held") == [1, 0, 0, 1]
    assert look(p, "event.possession") == "A A"


# ---- Support and Resistance ----------------------------------------------------------------------------------------


@pytest.mark.ruling(42, 196)
@pytest.mark.effect("possession")
def test_support_releases_one_at_random() -> None:
    p = resolved({"possession": "", "support": ""}, seats=ALL_HELD)
    assert pending(p) == "*"
    assert look(p, "event.possession", "event.marauding") == ["N", "N"]
    assert len(p.outcomes()) == 4
    assert refused(p, "* monk 1") == "impossible_outcome"
    play(p, "* release C")
    assert each(p, "held") == [1, 1, 0, 1]
    assert look(p, "C.supply") == 2
    assert legal(p, "* black 1")


@pytest.mark.ruling(196, 277)
def test_the_draw_is_even() -> None:
    p = resolved({"possession": "", "support": ""}, seats=ALL_HELD)
    drawn = [CITY.format(p, p.draw(FastSource(seed)))[-1] for seed in range(800)]
    assert all(150 < drawn.count(letter) < 250 for letter in "ABCD")  # 200 expected
    p = resolved({"possession": "", "support": ""}, seats={**ALL_HELD, "B": {}})
    assert not legal(p, "* release B")
    assert {CITY.format(p, p.draw(FastSource(seed)))[-1] for seed in range(50)} == {"A", "C", "D"}


@pytest.mark.ruling(196)
@pytest.mark.limit("possession")
def test_support_draws_nothing_where_nothing_is_left_to_chance() -> None:
    p = resolved({"possession": "", "support": ""}, seats={"B": {"held": 1}})
    assert each(p, "held") == [0, 0, 0, 0]
    assert look(p, "B.supply") == 1
    assert legal(p, "* black 1")


@pytest.mark.ruling(43, 196)
@pytest.mark.limit("possession")
def test_support_that_completes_it_sends_everybody_home() -> None:
    p = resolved({"possession": "A A B B", "support": ""}, seats=ALL_HELD)
    assert each(p, "held") == [0, 0, 0, 0]
    assert look(p, "event.possession", "event.support") == ["gone", ""]
    assert each(p, "vp") == [3, 3, 0, 0]  # 2, 2 and 1 neutral: A and B share 4 + 2
    assert each(p, "events_won") == [1, 0, 0, 0]
    assert legal(p, "* black 1")


@pytest.mark.ruling(43, 196)
@pytest.mark.effect("possession")
def test_a_card_that_takes_citizens_and_is_helped_at_once() -> None:
    p = resolved({"possession": "", "support": ""}, seats={letter: {"supply": 2} for letter in "ABCD"})
    assert each(p, "held") == [1, 1, 1, 1]
    play(p, "* release A")
    assert each(p, "held") == [0, 1, 1, 1]


@pytest.mark.ruling(196, 214)
@pytest.mark.limit("possession")
def test_resistance_removes_a_cube_but_takes_no_citizen() -> None:
    p = resolved({"possession": "A B", "resistance": ""}, modules=("bonus", "events"), seats=ALL_HELD)
    assert look(p, "event.possession") == "A"
    assert each(p, "held") == [1, 1, 1, 1]


@pytest.mark.ruling(119, 214)
@pytest.mark.parametrize(
    ("before", "after", "winner"),
    [("A B B", "A B", "A"), ("A", "", "B"), ("B A", "B", "B"), ("A A", "A", "A")],
)
def test_after_resistance_the_oldest_cube_still_on_the_card_breaks_a_tie(before: str, after: str, winner: str) -> None:
    p = resolved({"harsh_winter": before, "resistance": ""}, modules=("bonus", "events"))
    assert look(p, "event.harsh_winter") == after
    laid = after.split()
    p = with_events(
        {"harsh_winter": after}, modules=("bonus", "events"), turn="B", start="B",
        seats={letter: {"dice": "Y4 Y4 Y4"} for letter in "AB"},
    )  # fmt: skip
    for letter in "BA":  # each up to two cubes, B first
        missing = 2 - laid.count(letter)
        if missing:
            play(p, f"{letter} fight harsh_winter with {' '.join(['Y4'] * missing)}")
            if pending(p) == letter and legal(p, f"{letter} times {missing}"):
                play(p, f"{letter} times {missing}")
        if letter == "B":
            if pending(p) == "B":
                play(p, "B pass")
            play(p, *(f"{other} pass" for other in "CD"))
    assert look(p, "event.harsh_winter") == "gone"
    assert each(p, "vp") == [2, 2, 0, 0]  # 3 + 2, shared
    assert look(p, f"{winner}.events_won") == 1


# ---- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(196)
def test_it_is_told_in_both_languages() -> None:
    p = resolved(
        {"possession": ""}, buildings={"palace": "A . . . . ."}, seats={letter: {"supply": 1} for letter in "BCD"}
    )
    assert choices(p) == [
        "Possession: which citizen do you put on the card?",
        "The citizen from the Palace (1)",
        "A citizen recruited now: you spend 2 influence",
    ]
    assert choices(p, "fr")[2] == "Un habitant recruté à l'instant\u00a0: vous dépensez 2 points d'influence"
    recruited = told(p.clone(), "A give recruit")
    assert recruited[:2] == [
        "Possession takes a citizen whom Anna recruits for 2 influence.",
        "Possession takes Bruno's citizen from the supply.",
    ]
    assert told(p, "A give palace 1", "fr")[0] == "Possession\u00a0: Anna perd un habitant du Palais (1)."


@pytest.mark.ruling(196)
def test_tradesmen_and_lying_citizens_are_told_too() -> None:
    p = resolved(
        {"possession": ""}, lying={"palace": "A"}, activities={"merchant": {"tradesmen": {"A": 1}}},
        seats={letter: {"supply": 1} for letter in "BCD"},
    )  # fmt: skip
    assert told(p.clone(), "A give merchant")[0] == "Possession takes Anna's citizen from Merchant."
    assert told(p, "A give lying palace")[0] == "Possession takes Anna's citizen expelled from the Palace."


@pytest.mark.ruling(196)
def test_releases_are_told_in_both_languages() -> None:
    p = possessed()
    play(p, "A fight possession with W6 W6")
    assert "Freed citizens" not in " ".join(told(p, "A times 2"))
    assert choices(p)[:2] == ["Whose citizen do you free? (2 to free)", "Anna's citizen"]
    assert choices(p, "fr")[2] == "Un habitant de Bruno"
    assert told(p, "A release A")[0] == "Freed citizens return to the supply: Anna 1 citizen."
    french = told(p, "A release C", "fr")[0]
    assert french == "Les habitants délivrés rejoignent la réserve\u00a0: Colin 1 habitant."


@pytest.mark.ruling(165)
@pytest.mark.effect("possession")
def test_its_figures() -> None:
    p = with_events({"possession": "B B B"}, seats={"A": {"dice": "W3 W6 W6"}, "B": {"dice": "R1"}})
    assert refused(p, "A fight possession with W3") == "too_low"
    play(p, "A fight possession with W6 W6", "A times 2")
    assert look(p, "event.possession", "A.vp", "B.vp", "B.events_won") == ["gone", 2, 4, 1]
