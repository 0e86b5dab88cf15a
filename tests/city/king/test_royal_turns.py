"""The King's turns: black dice, who is first, when he stops, what he never does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import causes, legal, look, pending, play, refused
from tests.city.king.royal import king, royal, you
from troyes.city.rules.effect_codes import B_BLACK_DICE, E_BLACK, E_INFLUENCE
from troyes.city.rules.layout import COINS, DENIERS, INFLUENCE, NEUTRAL
from troyes.city.rules.position import Position
from troyes.city.rules.state import get

STOPS = {"king_stops": "own_dice_empty"}

# ---- black dice ----------------------------------------------------------------------------------------------------


def attacked(black: str, turn: str = "N", his: str = "Y2 W5 R5", dice: str = "R6 R6", **fields: Any) -> Position:
    return royal(phase="counter", black=black, turn=turn, neutral={"dice": his}, seats=you(dice), **fields)


@pytest.mark.ruling(135)
def test_his_strongest_die_beats_the_highest_black_one_whatever_they_show() -> None:
    p = attacked("6 4 1")
    assert look(p, "black", "king.dice") == ["4 1", "W5 Y2"]
    assert pending(p) == "A"


@pytest.mark.ruling(135)
def test_one_die_at_a_time_in_turn_with_you() -> None:
    p = attacked("6 5 4 3", turn="A", dice="R3 R6 W1")
    play(p, "A beat", "A done", "A with R3", "A done")
    assert look(p, "black", "king.dice", "A.dice") == ["4 3", "W5 Y2", "R6 W1"]
    play(p, "A beat", "A also 3", "A done")  # no other die would do than the red 6
    assert look(p, "black", "king.dice", "A.dice", "phase") == ["", "W5 Y2", "W1", "actions"]


@pytest.mark.ruling(135)
def test_without_dice_he_discards_it_for_nothing() -> None:
    p = attacked("6 1", his="", king={"vp": 5})
    assert look(p, "black", "N.vp") == ["1", 5]


@pytest.mark.ruling(135, 268)
def test_he_gains_no_influence_for_it() -> None:
    p = attacked("6 5", turn="A", dice="R6 W1")
    effects = causes(p, E_INFLUENCE, "A beat", "A done", "A done")
    assert effects == [("A", 1, str(B_BLACK_DICE))]
    assert look(p, "black", "king.dice") == ["", "W5 Y2"]
    assert get(p, NEUTRAL, INFLUENCE) == 0


@pytest.mark.ruling(157)
@pytest.mark.parametrize(("start", "black"), [("N", "5"), ("A", "6 5")])
def test_the_start_player_is_first_against_black_dice(start: str, black: str) -> None:
    p = royal(phase="events", start=start, events={"brigands": ""}, neutral={"dice": "R1"}, seats=you("R6 R6"))
    play(p, "* black 6 5")
    assert (pending(p), look(p, "black")) == ("A", black)


@pytest.mark.ruling(157)
@pytest.mark.parametrize(("start", "first"), [("N", "*"), ("A", "A")])
def test_the_start_player_is_first_in_the_phase_of_actions(start: str, first: str) -> None:
    p = royal(phase="events", start=start, neutral={"dice": "R1"}, seats=you("R6 R6"), figures=NO_BLACK)
    assert (look(p, "phase"), pending(p)) == ("actions", first)


NO_BLACK = {"event": {"marauding": {"black_dice": 0}}}


@pytest.mark.ruling(157)
@pytest.mark.parametrize(("start", "next_one"), [("N", "A"), ("A", "N")])
def test_you_take_turns_at_being_first(start: str, next_one: str) -> None:
    assert look(royal(phase="end", round=1, start=start), "start", "round") == [next_one, 2]


# ---- taking turns --------------------------------------------------------------------------------------------------


@pytest.mark.ruling(135)
def test_you_alternate() -> None:
    p = royal(turn="A", seats=you("Y2 Y4 W1"), neutral={"dice": "R6"})
    play(p, "A farm with Y2")
    assert pending(p) == "*"
    king(p, 4, 4)
    assert pending(p) == "A"


@pytest.mark.ruling(137)
def test_you_buy_his_dice_from_the_bank() -> None:
    p = royal(turn="A", seats=you("Y2 W1"), neutral={"dice": "Y6 Y4"})
    play(p, "A farm with Y2 N:Y6")
    assert look(p, "A.deniers", "king.dice") == [10 - 4 + 4, "Y4"]
    assert get(p, NEUTRAL, DENIERS) == 0


@pytest.mark.ruling(138)
def test_he_plays_on_without_dice_while_any_die_is_left() -> None:
    p = royal(turn="A", seats=you("Y2 Y4 W1"))
    play(p, "A farm with Y2")
    king(p, 3, 4)
    assert (look(p, "N.vp"), pending(p)) == (2, "A")


@pytest.mark.ruling(138)
def test_example_of_the_king_without_dice() -> None:
    """A result of 4 starts with the Palace then."""
    p = king(royal(seats=you(), buildings={"palace": "A . . . . .", "city_hall": "N A . . . ."}), 1, 3)
    assert look(p, "palace", "lying.palace", "city_hall") == ["N . . . . .", "A", "N A . . . ."]


@pytest.mark.ruling(138)
def test_the_round_ends_with_the_last_die_on_the_board() -> None:
    p = king(royal(seats=you(""), neutral={"dice": "R1"}), 3, 3)
    assert look(p, "round", "phase") == [2, "activities"]


@pytest.mark.ruling(138)
def test_the_option_to_stop_with_his_own_last_die() -> None:
    p = royal(options=STOPS, turn="A", seats=you("Y2 Y4 W1"), neutral={"dice": ""})
    play(p, "A farm with Y2")
    assert pending(p) == "A"
    play(p, "A pass")
    assert look(p, "round") == 2
    p = royal(options=STOPS, turn="A", seats=you("Y2 Y4 W1"), neutral={"dice": "R1"})
    play(p, "A pass")
    assert pending(p) == "*"
    king(p, 4, 4)
    assert pending(p) == "*"  # nothing paid: he still has his die
    king(p, 3, 3)
    assert look(p, "round") == 2


@pytest.mark.ruling(139)
def test_once_you_have_passed_he_goes_on_until_he_has_bought_your_dice() -> None:
    p = royal(turn="A", seats=you("R2 W1"))
    play(p, "A pass")
    king(p, 4, 4)
    assert look(p, "A.coins") == 3  # 2 for passing, 1 because play came round
    king(p, 2, 2)
    king(p, 1, 1)
    assert look(p, "A.dice", "A.deniers", "A.coins") == ["W1", 16, 5]
    king(p, 5, 6)
    assert look(p, "round", "A.deniers") == [2, 10 + 6 + 4 + 5]


@pytest.mark.ruling(265)
def test_a_purple_die_alone_does_not_keep_the_round_alive_once_you_have_passed() -> None:
    p = royal(("purple_die",), turn="A", seats=you("P3"))
    play(p, "A pass")
    assert look(p, "round") == 2
    p = royal(("purple_die",), turn="A", seats=you("P3"), neutral={"dice": "R1"})
    play(p, "A pass")
    assert pending(p) == "*"
    king(p, 3, 3)
    assert look(p, "round") == 2
    p = royal(("purple_die",), turn="A", seats=you("P3 W1"))
    play(p, "A pass")
    king(p, 1, 2)
    assert look(p, "round", "A.deniers") == [2, 10 + 4 + 2]


@pytest.mark.ruling(265)
def test_before_you_pass_a_purple_die_keeps_the_round_alive() -> None:
    p = king(royal(("purple_die",), seats=you("P3")), 3, 3)
    assert pending(p) == "A"


def test_a_round_ends_even_if_no_result_buys_your_dice() -> None:
    figures = {"king": {str(k): {"takes_yours": False} for k in (2, 3, 11, 12)}}
    p = royal(figures=figures, turn="A", seats=you("R2 W1"))
    assert look(play(p, "A pass"), "round") == 2


@pytest.mark.ruling(159)
def test_he_never_passes_pays_or_earns() -> None:
    p = royal(phase="income", neutral={}, buildings={"palace": "N N N N N N", "bishopric": "N N N . . A"})
    assert look(p, "A.deniers") == 10 + 10 - 1
    assert [get(p, NEUTRAL, field) for field in (DENIERS, INFLUENCE, COINS)] == [0, 0, 0]
    p = royal(turn="A", seats=you("W1"), neutral={"dice": "R1"})
    assert not legal(play(p, "A pass"), "A pass")


@pytest.mark.ruling(160)
def test_his_roll_does_not_touch_the_black_dice() -> None:
    p = royal(seats=you())
    assert causes(p, E_BLACK, "* king 6 6") == []


def test_impossible_rolls_are_refused() -> None:
    p = royal(seats=you())
    assert refused(p, "* royal R65 Y41 W32")
    assert refused(p, "* black 6")
    assert len(p.outcomes()) == 36
    assert all(p.why_not(move) is None for move in p.outcomes())
