"""Phase 5: what is collected, who goes home, who starts, and that the last round has one, too."""

from __future__ import annotations

import pytest

from tests.city.helpers import each, let_chance, look, pending, play, stage
from troyes.city.rules.effect_codes import E_COINS, E_DIE, E_LYING, E_START
from troyes.kernel.contract.effects import Trace, decode_effect


@pytest.mark.ruling(61, 62, 122)
def test_deniers_of_the_district_are_collected_only_then() -> None:
    p = stage(seats={"A": {"dice": "Y6"}, "B": {"passed": True, "coins": 3}, "C": {"coins": 2}})
    play(p, "A pass")
    assert look(p, "A.deniers", "A.coins", "B.deniers", "B.coins") == [10, 2, 10, 4]  # play reached B on the way to C
    play(p, "C pass", "D pass")
    assert look(p, "round") == 2
    assert each(p, "deniers") == [12, 14, 14, 12]
    assert each(p, "coins") == [0, 0, 0, 0]
    assert each(p, "passed") == [False] * 4


@pytest.mark.ruling(41, 114, 122)
def test_lying_citizens_go_to_the_supply_of_their_owner_and_gray_ones_to_the_general_supply() -> None:
    p = stage(
        phase="end", lying={"palace": "A B N", "city_hall": "A", "bishopric": "N"}, buildings={"palace": "A . . . . ."}
    )
    assert look(p, "lying.palace", "lying.city_hall", "lying.bishopric") == ["", "", ""]
    assert each(p, "supply") == [2, 1, 0, 0]
    assert each(p, "general") == [9, 11, 12, 12]
    assert look(p, "neutral.supply", "palace") == [8, "A . . . . ."]


@pytest.mark.ruling(122)
@pytest.mark.parametrize(
    ("players", "start", "following"), [(4, "A", "B"), (4, "D", "A"), (2, "B", "A"), (3, "C", "A")]
)
def test_the_start_card_moves_on_and_the_dice_go_back(players: int, start: str, following: str) -> None:
    p = stage(players, phase="end", start=start, seats={"A": {"dice": "R1 Y2"}}, neutral={"dice": "W3"})
    assert look(p, "start", "round", "dice_left", "A.dice", "N.dice") == [following, 2, 0, "", ""]
    assert pending(p) == "*"


@pytest.mark.ruling(24)
@pytest.mark.parametrize(("round_", "reveals"), [(1, 3), (2, 3), (3, 0)])
def test_three_cards_are_revealed_in_the_first_three_rounds_only(round_: int, reveals: int) -> None:
    p = stage(phase="end", round=round_)
    shown = 0
    while look(p, "phase") == "activities":
        p.play(p.outcomes()[0])
        shown += 1
    assert shown == reveals


@pytest.mark.ruling(122)
def test_the_order_of_the_steps() -> None:
    """Coins, citizens, dice, start card: as the effects tell it."""
    p = stage(
        round=6, turn="A", lying={"palace": "A"},
        seats={"A": {"dice": "Y6"}, **{letter: {"passed": True, "coins": 5} for letter in "BCD"}},
    )  # fmt: skip
    trace = Trace()
    p.play(p.moves(0)[-1], trace)  # pass: the last one, in the last round
    told = [decode_effect(effect).what for effect in trace.packed()]
    steps = [what for what in told if what in (E_COINS, E_LYING, E_DIE, E_START)]
    assert steps == [E_COINS] + [E_COINS] * 4 + [E_LYING, E_DIE, E_START, E_START]  # first the coins of passing


@pytest.mark.ruling(10, 122, 123)
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_the_last_round_ends_like_the_others_before_the_scoring(players: int, rounds: int) -> None:
    seats: dict[str, dict[str, list[str]]] = {letter: {"characters": []} for letter in "BCD"[: players - 1]}
    p = stage(
        players, phase="end", round=rounds, lying={"palace": "A"}, buildings={"palace": "A A A . . ."},
        seats={"A": {"coins": 8, "characters": ["chretien_de_troyes", "thibaut_ii"]}, **seats},
    )  # fmt: skip
    assert p.is_over()
    assert pending(p) == ""
    assert look(p, "A.deniers", "A.supply", "lying.palace") == [18, 1, ""]
    lying_counts_not = 1 if players > 2 else 0  # three citizens stand; the fourth has gone home
    assert look(p, "A.total") == 6 + lying_counts_not - 6  # Thibaut sees 18 deniers; three levels are missing


@pytest.mark.ruling(63, 274)
def test_selling_a_die_gives_a_player_who_passed_money_but_no_turn() -> None:
    p = stage(seats={"A": {"dice": "Y6 W1"}, "B": {"passed": True, "coins": 2, "dice": "Y5 R1"}})
    play(p, "A farm with B:Y5")
    assert look(p, "B.deniers", "B.coins", "pending") == [12, 3, "C"]
    assert look(p, "B.passed") is True


@pytest.mark.ruling(64, 122)
def test_without_dice_there_is_no_phase_of_actions_and_no_income_of_passing() -> None:
    p = stage(phase="counter", black="1", seats={"A": {"dice": "Y1"}})
    play(p, "A beat")
    assert look(p, "round", "phase") == [2, "activities"]
    assert each(p, "deniers") == [10] * 4


@pytest.mark.ruling(30, 123)
def test_a_game_has_as_many_rounds_as_red_cards_in_its_deck() -> None:
    for players, rounds in ((2, 4), (3, 5), (4, 6)):
        p = stage(players, phase="end", round=rounds - 1)
        let_chance(p)
        while not p.is_over():
            assert look(p, "round") == rounds
            p.play(p.moves(p.pending()[0])[-1])
            let_chance(p)
