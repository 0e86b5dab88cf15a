"""Uprising: a die names a building, its citizens are dealt anew onto its six spaces."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.city.helpers import legal, look, pending, play, refused, seen
from tests.city.ladies.event_stage import resolved, told, with_events
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, SecureSource, Source

ONE_EACH = {"palace": "A . . . . .", "city_hall": "B . . . . .", "bishopric": "C . . . . ."}


def uprising(building: str, row: str, lying: str = "", **fields: Any) -> Position:
    """The die has named this building."""
    value = {"bishopric": 1, "palace": 3, "city_hall": 6}[building]
    p = resolved({"uprising": ""}, buildings={building: row}, lying={building: lying}, **fields)
    return play(p, f"* uprising {value}")


@pytest.mark.ruling(194, 195)
@pytest.mark.effect("uprising")
@pytest.mark.parametrize(
    ("value", "crowd"), [(1, "C"), (2, "C"), (3, "A"), (4, "A"), (5, "B"), (6, "B")]
)  # Bishopric, Palace, City Hall
def test_the_die_names_the_building(value: int, crowd: str) -> None:
    p = resolved({"uprising": ""}, buildings=ONE_EACH)
    play(p, f"* uprising {value}")
    for owner in "ABC":
        assert legal(p, f"* crowd . {owner} . N . .") == (owner == crowd)


@pytest.mark.ruling(194)
@pytest.mark.effect("uprising")
def test_a_neutral_citizen_joins_and_whoever_finds_no_space_lies() -> None:
    p = uprising("palace", "A B C D A B")
    play(p, "* crowd N A B C D A lying B")
    assert look(p, "palace", "lying.palace", "neutral.supply") == ["N A B C D A", "B", 9]


@pytest.mark.ruling(194)
@pytest.mark.effect("uprising")
def test_with_gaps_everybody_finds_a_space_and_any_space_may_stay_empty() -> None:
    p = uprising("bishopric", "A B . . . .")
    for crowd in ("A B N . . .", ". . . N B A", "A . B . N ."):
        assert legal(p, f"* crowd {crowd}")
    play(p, "* crowd . B . A . N")
    assert look(p, "bishopric", "lying.bishopric", "neutral.supply") == [". B . A . N", "", 9]


@pytest.mark.ruling(194)
@pytest.mark.effect("uprising")
def test_those_who_lie_there_take_part_instead_of_a_neutral_citizen() -> None:
    p = uprising("palace", "A B . . . .", lying="C")
    assert refused(p, "* crowd A B C N . .") == "impossible_outcome"
    play(p, "* crowd C . A . . B")
    assert look(p, "palace", "lying.palace", "neutral.supply") == ["C . A . . B", "", 10]


@pytest.mark.ruling(194)
@pytest.mark.effect("uprising")
def test_all_who_lie_take_part_and_several_of_a_colour_may_lie_afterwards() -> None:
    p = uprising("palace", "A A B B N N", lying="A B")
    play(p, "* crowd A A A B B B lying N N")
    assert look(p, "palace", "lying.palace", "neutral.supply") == ["A A A B B B", "N N", 8]
    assert CITY.violations(p) == []
    p = uprising("palace", "A A A B N N", lying="A B")
    play(p, "* crowd N B B A N A lying A A")
    assert look(p, "lying.palace", "A.general") == ["A A", 8]
    assert seen(p)["buildings"]["palace"]["lying"] == ["A", "A"]
    assert CITY.violations(p) == []


@pytest.mark.ruling(40, 194)
@pytest.mark.limit("uprising")
def test_no_neutral_citizen_joins_when_all_ten_are_in_play() -> None:
    neutrals = {"palace": "N N N N N N", "city_hall": "N N N N A ."}
    p = resolved({"uprising": ""}, buildings=neutrals)
    play(p, "* uprising 5")
    assert refused(p, "* crowd N N N N N A") == "impossible_outcome"
    play(p, "* crowd A . N N N N")
    assert look(p, "city_hall", "neutral.supply") == ["A . N N N N", 0]


@pytest.mark.ruling(33, 194)
@pytest.mark.limit("uprising")
def test_an_empty_building_without_a_neutral_citizen_stays_empty() -> None:
    p = resolved({"uprising": ""}, buildings={"palace": "N N N N N N", "city_hall": "N N N N . ."})
    assert "Uprising: nothing happens." in told(p, "* uprising 2")
    assert look(p, "bishopric") == ". . . . . ."
    assert legal(p, "* black 1")


@pytest.mark.ruling(194)
@pytest.mark.limit("uprising")
@pytest.mark.parametrize(
    "crowd",
    ["A A A C D N", "A B C D . N", "A B C D B A", ". . . . . .", "A A N N C D"],
)  # one A too many, a needless gap, no room left for the neutral one but a B too many, nobody, two neutral ones
def test_the_crowd_is_the_crowd(crowd: str) -> None:
    p = uprising("palace", "A B C D A .")
    assert not legal(p, f"* crowd {crowd}")
    assert legal(p, "* crowd A N C D A B")


@pytest.mark.ruling(194)
@pytest.mark.limit("uprising")
def test_lines_that_make_no_sense() -> None:
    p = uprising("palace", "A B C D A B")
    for line in ("* crowd A B C D A", "* crowd A B C D A B N", "* crowd A B C D A B lying A", "* crowd A B C D A E",
                 "* uprising", "* uprising 7"):  # fmt: skip
        with pytest.raises(BadInput):
            CITY.parse(p, line)
    assert CITY.parse(p, "* crowd A B C D A B") == CITY.parse(p, "* crowd A B C D A B lying N")
    assert refused(p, "* uprising 3") == "impossible_outcome"


@pytest.mark.ruling(39, 194)
@pytest.mark.effect("uprising")
def test_a_left_over_protects_its_colour_against_the_next_event() -> None:
    p = resolved({"uprising": "", "theological_conflict": ""}, buildings={"bishopric": "A B C D A B"})
    play(p, "* uprising 1", "* crowd N A B C D A lying B", "* site 1")  # the newcomer would push B out of row 1
    assert look(p, "bishopric", "lying.bishopric", "neutral.supply") == ["N A B C D A", "B", 9]
    p = resolved({"uprising": "", "theological_conflict": ""}, buildings={"bishopric": "A B C D A B"})
    play(p, "* uprising 1", "* crowd N A B C D A lying B", "* site 4")  # row 2: C D A
    assert look(p, "bishopric", "lying.bishopric", "neutral.supply") == ["N A B N C D", "A B", 8]


@pytest.mark.ruling(113, 194)
@pytest.mark.effect("uprising")
def test_a_left_over_protects_its_colour_in_the_actions_and_goes_home() -> None:
    p = resolved(
        {"uprising": ""}, buildings={"palace": "A B C D A B"},
        seats={"A": {"dice": "R1 R2 Y6", "supply": 1}, "B": {"supply": 2}},
    )  # fmt: skip
    play(p, "* uprising 4", "* crowd B N A C D A lying B", "* black 1", "A beat", "A with Y6")
    assert refused(p, "A settle palace with R1") == "protected"  # space 1: B
    play(p, "A settle palace with R2", "A take supply")  # space 2: neutral
    assert look(p, "palace", "lying.palace") == ["B A A C D A", "B N"]
    play(p, "B pass", "C pass", "D pass", "A pass")
    assert look(p, "lying.palace", "B.supply", "neutral.supply") == ["", 3, 10]


@pytest.mark.ruling(29, 194)
@pytest.mark.limit("uprising")
def test_dice_already_rolled_stay() -> None:
    p = uprising("palace", "A B . . . .", seats={"A": {"dice": "R3"}, "B": {"dice": "R5"}})
    play(p, "* crowd . . . N A B")
    assert look(p, "A.dice", "B.dice", "N.dice") == ["R3", "R5", ""]


@pytest.mark.ruling(30, 194)
@pytest.mark.effect("uprising")
def test_it_comes_back_every_round() -> None:
    p = with_events({"uprising": ""}, phase="end", round=4)
    while "crowd" not in CITY.format(p, p.draw(FastSource(4))):
        assert pending(p) == "*"
        p.play(p.draw(FastSource(4)))
    assert look(p, "round") == 5


# ---- chance --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(194, 277)
@pytest.mark.parametrize("make", [FastSource, lambda seed: SecureSource(seed.to_bytes(32, "big"))])
def test_every_citizen_is_equally_likely_on_every_space(make: type[FastSource]) -> None:
    p = uprising("palace", "A B C D A B")
    spaces, left = Counter[int](), Counter[str]()
    tries = 2100
    for seed in range(tries):
        words = CITY.format(p, p.draw(make(seed))).split()
        spaces.update(i for i in range(6) if words[2 + i] == "N")
        left[words[-1]] += 1
    assert all(240 < spaces[i] < 360 for i in range(6))  # 300 expected
    assert 240 < left["N"] < 360
    assert all(520 < left[owner] < 680 for owner in "AB")  # two of seven: 600
    assert sum(left.values()) == tries


@pytest.mark.ruling(277)
@pytest.mark.parametrize("source", [FastSource(3), SecureSource(bytes(32))])
def test_the_deal_depends_on_its_key_alone(source: Source) -> None:
    plain = uprising("palace", "A B . . . .")
    other = uprising("palace", "A B . . . .", seats={"A": {"dice": "R1", "rerolls": 3}}, cathedral=["A . . . . ."])
    assert plain.draw(source) == other.draw(source)
    assert plain.outcomes() == []  # too many to list
    p = resolved({"uprising": ""})
    assert len(p.outcomes()) == 6


# ---- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(194)
def test_it_is_told_in_both_languages() -> None:
    p = uprising("palace", "A B A D A B")
    expected = (
        "Uprising in the Palace: neutral on 1; Anna on 2, 3 and 6; Bruno on 4; Denise on 5; without a space: Bruno."
    )
    assert told(p, "* crowd N A A B D A lying B")[0] == expected
    p = uprising("city_hall", "A . . . . .")
    french = "neutre (ligne 1/6, place 1)\u00a0; Anna (ligne 3/4, place 2)"
    assert told(p, "* crowd N . . . . A", "fr")[0] == f"Soulèvement à l'Hôtel de ville\u00a0: {french}."
    p = uprising("city_hall", ". . . . . .", lying="A")
    assert told(p, "* crowd . A . . . .")[0] == "Uprising in the City Hall: Anna on row 1/6, space 2."
    p = resolved({"uprising": ""})
    assert told(p, "* uprising 6")[0] == "Uprising: the die shows 6."
    p = resolved({"wayfarers": "", "uprising": ""})
    assert told(p, "* site 2")[1] == "A neutral citizen comes to the City Hall."


@pytest.mark.ruling(13, 165)
@pytest.mark.effect("uprising")
def test_its_figures() -> None:
    p = with_events({"uprising": "B B B"}, seats={"A": {"dice": "Y3 Y6 Y6"}, "B": {"dice": "R1"}})
    assert refused(p, "A fight uprising with Y3") == "too_low"
    play(p, "A fight uprising with Y6 Y6", "A times 2")
    assert look(p, "event.uprising", "A.vp", "B.vp", "B.events_won") == ["gone", 2, 4, 1]
