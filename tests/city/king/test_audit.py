"""Where the King, his options and the other modules meet."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, look, pending
from tests.city.king.royal import king, royal
from troyes.city.game import CITY


@pytest.mark.ruling(113, 129)
@pytest.mark.parametrize("colours", [1, 2])
def test_his_colours_change_nothing_for_the_neutral_citizens_of_other_games(colours: int) -> None:
    """A neutral citizen lies there: no other one may be expelled, whatever the option says about the King."""
    setup = CITY.setup({"players": 3, "king_colours": colours})
    fields = {"seats": {"A": {"dice": "R3", "supply": 1}}, "buildings": {"palace": ". . N . . ."}}
    assert legal(CITY.stage(setup, fields, "test"), "A settle palace with R3")
    fields["lying"] = {"palace": "N"}
    assert not legal(CITY.stage(setup, fields, "test"), "A settle palace with R3")


@pytest.mark.ruling(129)
@pytest.mark.parametrize(("colours", "allowed"), [(1, False), (2, True)])
def test_against_him_the_option_lets_a_second_one_be_expelled(colours: int, allowed: bool) -> None:
    p = royal(
        options={"king_colours": colours}, turn="A", seats={"A": {"dice": "R3", "supply": 1}},
        buildings={"palace": ". . N . . ."}, lying={"palace": "N"},
    )  # fmt: skip
    assert legal(p, "A settle palace with R3") == allowed


@pytest.mark.ruling(148, 196, 213)
def test_your_citizen_comes_home_when_he_completes_possession() -> None:
    """Five cubes that release, one citizen to be released: nothing is left to chance."""
    p = royal(
        ("events",), neutral={"dice": "W1 W2"}, seats={"A": {"dice": "R1", "held": 1, "supply": 0}},
        events={"possession": ""},
    )  # fmt: skip
    king(p, 4, 1)
    assert look(p, "A.held", "A.supply", "king.events_won", "king.vp") == [0, 1, 1, 6]
    assert pending(p) == "A"


@pytest.mark.ruling(150, 155, 195, 213)
def test_a_tradesman_of_the_monk_scores_for_him_and_keeps_his_next_one_away() -> None:
    p = royal(
        ("events",), seats={"A": {"dice": "R1"}}, neutral={"dice": "W1"}, king={"characters": []},
        activities={"hunting": {"tradesmen": {"N": 1}}, "merchant": {}},
    )  # fmt: skip
    before = p.score(4)
    king(p, 5, 1)  # Hunting has another space, but he stands there already
    assert look(p, "hunting.tradesman.N", "merchant.tradesman.N") == [1, 1]
    assert p.score(4) == before + 2
