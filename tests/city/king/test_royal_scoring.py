"""The end of a solo game: the King scores like anybody, and the difference is your score."""

from __future__ import annotations

import pytest

from tests.city.helpers import look
from tests.city.king.royal import royal, solo_setup
from troyes.city.game import CITY
from troyes.city.king.bands import band, band_of, bands
from troyes.kernel.contract.rules import ScoreLine, winners
from troyes.words.catalogue import languages


@pytest.mark.ruling(155)
def test_every_item_of_the_scoring_applies_to_him() -> None:
    p = royal(
        phase="over",
        seats={"A": {"deniers": 20, "influence": 20, "vp": 3}},
        king={"vp": 10, "events_won": 1, "characters": ["henry_i", "thibaut_ii", "hugues_de_payns", "le_florentin"]},
        events={"war": "N N", "heresy": "N A"},
        activities={"tithe": {"tradesmen": {"N": 1}}, "merchant": {"tradesmen": {"N": 2, "A": 1}}},
        cathedral=["N . A . . ."],
    )
    # 10 held, 2 events, 3 + 1 for tradesmen, two levels without a cube, 1 event won, 2 tradesmen
    assert look(p, "N.total") == 10 + 2 + 4 - 4 + 1 + 1
    # 3 held, 1 event, 2 for the tradesman, two levels, Thibaut 6 and Hugues 6
    assert look(p, "A.total") == 3 + 1 + 2 - 4 + 6 + 6
    assert p.totals() == [14, 14]
    lines = CITY.scores(p)
    assert len(lines) == 2
    assert ScoreLine("tradesman", "tithe", 3) in lines[1]
    assert [sum(line.points for line in part) for part in lines] == [14, 14]


@pytest.mark.ruling(156)
@pytest.mark.parametrize(("totals", "expected"), [([30, 29], [0]), ([30, 30], []), ([29, 30], []), ([-3, -4], [0])])
def test_to_be_level_is_not_to_win(totals: list[int], expected: list[int]) -> None:
    assert winners(totals, 1) == expected


def test_without_an_automaton_a_tie_is_shared() -> None:
    assert winners([5, 7, 7]) == [1, 2]
    assert winners([5, 7, 7], 3) == [1, 2]


@pytest.mark.ruling(156)
@pytest.mark.parametrize(
    ("lowest", "highest", "low"),
    [(-100, 0, None), (1, 5, 1), (6, 10, 6), (11, 15, 11), (16, 20, 16), (21, 99, 21)],
)
def test_bands_do_not_overlap(lowest: int, highest: int, low: int | None) -> None:
    found = {band(difference).low for difference in range(lowest, highest + 1)}
    assert found == {low}
    assert len(bands()) == 6


def test_bands_speak_every_language() -> None:
    for language in languages():
        assert len({entry.name(language) for entry in bands()}) == len(bands())
        assert len({entry.text(language) for entry in bands()}) == len(bands())
    assert band_of([31, 10]).name("en") == "Master of Troyes"


@pytest.mark.ruling(156)
@pytest.mark.parametrize(
    ("difference", "name"),
    [
        (-30, "The King's city"),
        (0, "The King's city"),
        (1, "By the width of a seal"),
        (5, "By the width of a seal"),
        (6, "Known at the market"),
        (10, "Known at the market"),
        (11, "Head of the guilds"),
        (15, "Head of the guilds"),
        (16, "The other king"),
        (20, "The other king"),
        (21, "Master of Troyes"),
        (60, "Master of Troyes"),
    ],
)
def test_a_scenario_looks_up_the_band_at_each_border(difference: int, name: str) -> None:
    p = royal(phase="over", seats={"A": {"vp": 40 + difference}}, king={"vp": 40, "characters": []})
    assert look(p, "A.total") - look(p, "king.total") == difference
    assert look(p, "king.band") == name


def test_who_scores_and_who_plays() -> None:
    setup = solo_setup()
    assert CITY.seats(setup) == 1
    assert CITY.voice.scorers(setup, ["Anna"], "en") == ["Anna", "the King"]
    assert CITY.voice.scorers(setup, ["Anna"], "fr") == ["Anna", "le roi"]
    assert CITY.voice.name_source(setup, ScoreLine("extension", "15", 3), "en") == "The King's own results"
    assert CITY.voice.name_source(setup, ScoreLine("extension", "14", 3), "fr") == "Personnages rappelés par le roi"
