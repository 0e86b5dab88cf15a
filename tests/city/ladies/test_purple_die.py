"""The purple die: rolled by everybody, used as a die of any colour by its owner alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import each, legal, let_chance, lines, lines_with, look, pending, play, refused, seen, stage
from tests.city.ladies.event_stage import choices, told
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, SecureSource, Source

MODULES = ("purple_die",)


def with_purple(dice: str, modules: tuple[str, ...] = MODULES, **fields: Any) -> Position:
    """A's turn with these dice; one neutral white 1 keeps the round going."""
    seats = {**fields.pop("seats", {})}
    seats["A"] = {"dice": dice, **seats.get("A", {})}
    return stage(modules=modules, seats=seats, **{"neutral": {"dice": "W1"}, **fields})


# ---- rolled --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(197)
@pytest.mark.parametrize(("players", "values"), [(2, "A:3 B:5"), (3, "A:3 B:5 C:1"), (4, "A:3 B:5 C:1 D:6")])
def test_everybody_rolls_one_without_a_citizen_and_without_a_salary(players: int, values: str) -> None:
    p = stage(players, MODULES, phase="income", round=4)
    assert each(p, "deniers") == [20] * players  # 10 and the income, no salary
    play(p, f"* purple {values}")
    assert each(p, "dice") == [f"P{pair[2]}" for pair in values.split()]
    assert look(p, "dice_left") == players


@pytest.mark.ruling(197)
def test_it_is_rolled_every_round_and_put_away_at_its_end() -> None:
    p = stage(2, MODULES, phase="workforce", round=2)
    play(p, "* purple A:3 B:5")
    let_chance(p)
    assert pending(p) == "A"
    while look(p, "round") == 2:
        let_chance(p)
        if p.pending() != [15]:
            play(p, lines(p)[-1])
    assert each(p, "dice") == ["", ""]
    assert look(p, "dice_left") == 0
    while "purple" not in CITY.format(p, p.draw(FastSource(1))):
        p.play(p.draw(FastSource(1)))
    assert look(p, "round", "phase") == [3, "workforce"]


@pytest.mark.ruling(197)
@pytest.mark.parametrize("line", ["A:3", "A:3 B:5 C:1", "B:5"])
def test_outcomes_that_cannot_occur(line: str) -> None:
    p = stage(2, MODULES, phase="workforce")
    assert refused(p, f"* purple {line}") == "impossible_outcome"


def test_lines_that_make_no_sense() -> None:
    p = stage(2, MODULES, phase="workforce")
    for line in ("* purple A:7 B:1", "* purple A:3 A:4", "* purple 3 4", "* purple N:3"):
        with pytest.raises(BadInput):
            CITY.parse(p, line)
    assert p.outcomes() == []


@pytest.mark.ruling(197, 277)
@pytest.mark.parametrize("source", [FastSource(8), SecureSource(bytes(32))])
def test_one_key_per_seat(source: Source) -> None:
    rolls = [CITY.format(p, p.draw(source)) for p in (stage(n, MODULES, phase="workforce", round=2) for n in (2, 3, 4))]
    assert rolls[2].startswith(rolls[1])
    assert rolls[1].startswith(rolls[0])


# ---- used ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(197)
def test_its_owner_names_a_colour() -> None:
    p = with_purple("P4", events={"war": "", "drought": "", "heresy": ""}, seats={"A": {"supply": 1}})
    for line in ("fight war with PR4", "fight drought with PY4", "fight heresy with PW4", "farm with PY4",
                 "build with PW4", "settle palace with PR4", "settle city_hall with PY4",
                 "settle bishopric with PW4"):  # fmt: skip
        assert legal(p, f"A {line}"), line
    for line in ("fight war with PY4", "farm with PR4", "build with PR4", "settle palace with PW4"):
        assert refused(p, f"A {line}") == "colour", line
    play(p, "A farm with PY4")
    assert look(p, "A.deniers", "A.dice") == [12, ""]


@pytest.mark.ruling(197)
def test_it_joins_dice_of_the_colour_it_is_named() -> None:
    p = with_purple("P4 Y3 R2", seats={"B": {"dice": "Y5"}})
    assert refused(p, "A farm with R2 PY4") == "mixed"
    play(p, "A farm with Y3 PY4 B:Y5")
    assert look(p, "A.deniers", "B.deniers", "A.dice") == [10 - 6 + 6, 16, "R2"]  # 3 + 4 + 5 = 12, halved


@pytest.mark.ruling(197)
def test_a_lot_has_three_dice_with_it_too() -> None:
    p = with_purple("P4 Y3 Y2 Y1")
    assert legal(p, "A farm with Y2 Y3 PY4")
    with pytest.raises(BadInput):
        CITY.parse(p, "A farm with Y1 Y2 Y3 PY4")


@pytest.mark.ruling(197)
def test_one_name_is_enough_where_several_colours_do_the_same() -> None:
    p = with_purple("P4")
    assert lines_with(p, "fight") == ["A fight marauding with PR4", "A fight marauding with N:W1 PW4"]
    assert refused(p, "A fight marauding with PY4") == "other_colour"
    assert refused(p, "A fight marauding with PY5") == "no_such_die"


@pytest.mark.ruling(197)
def test_nobody_else_can_buy_or_use_it() -> None:
    p = with_purple("Y2", seats={"B": {"dice": "P6 Y1"}, "C": {"dice": "P5"}})
    assert refused(p, "A farm with PY6") == "no_such_die"
    with pytest.raises(BadInput):
        CITY.parse(p, "A farm with B:PY6")
    assert not any("P" in line.split("with")[-1] for line in lines(p))
    assert lines_with(p, "farm") == ["A farm with Y2", "A farm with Y2 B:Y1"]


@pytest.mark.ruling(62, 197)
def test_a_district_of_a_player_who_passed_sells_no_purple_die() -> None:
    p = with_purple("Y2", seats={"B": {"dice": "P6", "passed": True}})
    assert lines_with(p, "farm") == ["A farm with Y2"]


@pytest.mark.ruling(197)
def test_the_palace_is_its_own_row_by_its_value() -> None:
    p = with_purple("P4", seats={"A": {"supply": 1}})
    play(p, "A settle palace with PR4")
    assert look(p, "palace") == ". . . A . ."


# ---- influence -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(197)
def test_it_may_be_rerolled() -> None:
    p = with_purple("P1 Y2")
    play(p, "A reroll P1")
    assert look(p, "A.dice", "dice_left") == ["Y2", 2]
    play(p, "* reroll 6")
    assert look(p, "A.dice", "A.influence", "dice_left") == ["Y2 P6", 3, 3]


@pytest.mark.ruling(68, 197)
def test_it_may_be_turned_over_with_others() -> None:
    p = with_purple("P1 Y2 R3")
    play(p, "A flip", "A turn R3", "A turn P1", "A turn Y2")
    assert look(p, "A.dice", "A.influence") == ["R4 Y5 P6", 0]
    p = with_purple("P2 Y2")
    play(p, "A flip", "A turn P2", "A done")
    assert look(p, "A.dice") == "Y2 P5"


# ---- black dice ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(197)
def test_against_black_dice_it_counts_double() -> None:
    p = stage(modules=MODULES, phase="counter", black="6", seats={"A": {"dice": "P3"}})
    assert refused(p, "A yield") == "must_counter"
    play(p, "A beat")
    assert look(p, "A.dice", "A.influence", "black") == ["", 5, ""]
    p = stage(modules=MODULES, phase="counter", black="6", seats={"A": {"dice": "P2 Y1", "vp": 3}})
    assert refused(p, "A beat") == "too_weak"  # 4 + 1
    play(p, "A yield")
    assert look(p, "A.dice", "A.vp") == ["Y1 P2", 1]


@pytest.mark.ruling(51, 197)
def test_it_is_committed_like_the_other_dice() -> None:
    p = stage(modules=MODULES, phase="counter", black="6 2", seats={"A": {"dice": "R1 P3 Y6 W2"}})
    play(p, "A beat", "A done")
    assert lines(p) == ["A with R1", "A with P3", "A with Y6"]
    play(p, "A with R1", "A with P3", "A done")  # 2 + 6
    assert look(p, "A.dice", "A.influence") == ["Y6 W2", 5]


# ---- the end of the round ------------------------------------------------------------------------------------------


@pytest.mark.ruling(197)
def test_it_keeps_the_round_going() -> None:
    p = stage(2, MODULES, seats={"A": {"dice": "Y2"}, "B": {"dice": "P4"}}, round=2)
    play(p, "A farm with Y2")
    assert look(p, "round", "dice_left", "pending") == [2, 1, "B"]
    play(p, "B farm with PY4")
    assert look(p, "round") == 3


@pytest.mark.ruling(61, 197)
def test_with_only_purple_dice_of_those_who_passed_the_others_can_only_pass() -> None:
    p = stage(3, MODULES, seats={"A": {"dice": "P4"}, "B": {"influence": 0}, "C": {"influence": 0}}, round=2)
    play(p, "A pass")
    assert lines(p) == ["B pass"]
    play(p, "B pass")
    assert lines(p) == ["C pass"]
    assert look(p, "A.coins", "B.coins") == [2, 2]
    play(p, "C pass")
    assert look(p, "round") == 3
    assert each(p, "dice") == ["", "", ""]
    assert each(p, "deniers") == [12, 12, 12]  # two each for passing


# ---- views and words -----------------------------------------------------------------------------------------------


def test_everybody_sees_it() -> None:
    p = with_purple("P4 Y2")
    assert seen(p, "B")["seats"][0]["dice"] == {"red": [], "yellow": [2], "white": [], "purple": [4]}
    assert "purple" not in seen(p, "B")["seats"][1]["dice"]


def test_it_is_told_in_both_languages() -> None:
    p = stage(2, MODULES, phase="workforce")
    assert told(p.clone(), "* purple A:3 B:5")[0] == "Purple dice: Anna 3, Bruno 5."
    assert told(p, "* purple A:3 B:5", "fr")[0] == "Dés mauves\u00a0: Anna 3, Bruno 5."
    p = with_purple("P4 Y2")
    assert "Reroll the purple 4: you spend 1 influence" in choices(p)
    assert any(said.startswith("Agriculture with yellow 2 and purple 4 as yellow") for said in choices(p))
    assert all(choices(p, "fr"))
    assert told(p, "A farm with Y2 PY4")[0] == "Anna uses a yellow 2 and the purple 4."
