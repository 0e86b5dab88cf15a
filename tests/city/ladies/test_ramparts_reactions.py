"""Cubes spent when something happens: the activities of gate I, Moved Cube, Glory, and standing orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import lines, look, pending, play, refused, setup_for
from tests.city.ladies.rampart_stage import FACES, outdoors
from troyes.city.game import CITY
from troyes.city.rules.layout import REVERSED
from troyes.city.rules.position import Position
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record

BUYERS, SETTLING, TRADES, FARMING = (
    "influence_when_dice_bought", "influence_when_placing", "deniers_when_card_activated", "richer_agriculture",
)  # fmt: skip
FIRST = [1, 0, 0, 0]


def asked(p: Position) -> str:
    """Who is asked to spend a cube, empty if nobody is."""
    seat = pending(p)
    return seat if seat in "ABCD" and f"{seat} decline" in lines(p) else ""


# ---- an opponent buys ---------------------------------------------------------------------------------------------


def sale(**fields: Any) -> Position:
    seats = {"A": {"dice": "Y1"}, "B": {"dice": "Y5 Y6"}, "C": {"dice": "Y2"}, "D": {"dice": "R1"}}
    for letter in "ABCD":
        seats[letter] |= fields.pop(letter, {})
    fields.setdefault("cubes", {"B": FIRST})
    return outdoors(BUYERS, seats=seats, **fields)


@pytest.mark.ruling(202, 210)
@pytest.mark.effect("influence_when_dice_bought")
def test_buyers_bring_influence() -> None:
    p = play(sale(), "A farm with B:Y5")
    assert lines(p) == ["B use", "B decline", "B always", "B never"]
    play(p, "B use")
    assert look(p, f"{BUYERS}.cubes.B", "B.influence", "B.deniers", "pending") == [0, 8, 12, "B"]


@pytest.mark.ruling(202)
@pytest.mark.effect("influence_when_dice_bought")
def test_once_per_action_however_many_dice_are_bought() -> None:
    p = play(sale(cubes={"B": [3, 0, 0, 0]}, A={"deniers": 20}), "A farm with Y1 B:Y5 B:Y6", "B use")
    assert asked(p) == ""
    assert look(p, f"{BUYERS}.cubes.B", "B.influence") == [2, 8]


@pytest.mark.ruling(202, 210)
@pytest.mark.limit("influence_when_dice_bought")
def test_buyers_may_be_ignored() -> None:
    p = play(sale(), "A farm with B:Y5", "B decline")
    assert look(p, f"{BUYERS}.cubes.B", "B.influence", "pending") == [1, 4, "B"]


@pytest.mark.ruling(202, 88)
@pytest.mark.limit("influence_when_dice_bought")
def test_dice_taken_for_free_are_not_bought() -> None:
    p = sale(activities={"tithe": {"cubes": {"A": 1}}})
    play(p, "A farm with B:Y5 using tithe")
    assert asked(p) == ""
    assert look(p, f"{BUYERS}.cubes.B") == 1


@pytest.mark.ruling(202, 88)
def test_with_a_free_die_the_second_one_is_bought() -> None:
    p = sale(activities={"tithe": {"cubes": {"A": 1}}})
    play(p, "A farm with B:Y5 B:Y6 using tithe")
    assert asked(p) == "B"


@pytest.mark.ruling(202, 171)
def test_the_winegrower_takes_and_does_not_buy() -> None:
    p = sale(activities={"winegrower": {"cubes": {"A": 1}}}, modules=("activities", "ramparts"), cubes={"B": FIRST})
    play(p, "A farm with B:Y5^ using winegrower")
    assert asked(p) == ""


@pytest.mark.ruling(202, 177)
def test_the_templar_commander_buys() -> None:
    cards = {"templar_commander": {"cubes": {"A": 1}}}
    seats = {"A": {"dice": "R1"}, "B": {"dice": "R6"}}
    p = outdoors(
        BUYERS, seats=seats, cubes={"B": FIRST}, modules=("activities", "ramparts"), activities=cards,
        events={"marauding": ""},
    )  # fmt: skip
    play(p, "A fight marauding with R1 B:R6 using templar_commander")
    assert asked(p) == "B"
    assert look(p, "B.deniers") == 12  # two deniers instead of four


@pytest.mark.ruling(202)
@pytest.mark.limit("influence_when_dice_bought")
def test_own_dice_and_neutral_ones_bring_nothing() -> None:
    p = play(sale(cubes={"A": FIRST, "B": FIRST}, neutral={"dice": "Y4 W1"}), "A farm with Y1 N:Y4")
    assert asked(p) == ""


@pytest.mark.ruling(202, 199)
def test_a_die_bought_for_a_guard_counts() -> None:
    p = play(sale(guards={"B": 20}), "A guard with B:Y5")
    assert asked(p) == "B"
    play(p, "B use")
    assert lines(p)[0] == "A walk 1"  # then the guard sets out


@pytest.mark.ruling(202, 210)
@pytest.mark.limit("influence_when_dice_bought")
def test_nobody_is_asked_when_nothing_would_change() -> None:
    p = play(sale(B={"influence": 20}), "A farm with B:Y5")
    assert asked(p) == ""
    p = play(sale(B={"influence": 19}), "A farm with B:Y5", "B use")
    assert look(p, "B.influence", f"{BUYERS}.cubes.B") == [20, 0]


@pytest.mark.ruling(202, 210)
def test_sellers_are_asked_in_the_direction_of_play() -> None:
    everybody = dict.fromkeys("ABCD", FIRST)
    p = sale(cubes=everybody, C={"deniers": 40}, turn="C", start="C")
    play(p, "C farm with A:Y1 B:Y5 C:Y2")
    assert asked(p) == "A"
    play(p, "A decline")
    assert asked(p) == "B"
    play(p, "B use")
    assert asked(p) == ""


@pytest.mark.ruling(212, 210)
def test_in_a_reversed_round_they_are_asked_the_other_way_round() -> None:
    p = sale(cubes=dict.fromkeys("ABCD", FIRST), C={"deniers": 40}, turn="C", start="C")
    p.v[REVERSED] = 1
    play(p, "C farm with A:Y1 B:Y5 C:Y2")
    assert asked(p) == "B"
    play(p, "B decline")
    assert asked(p) == "A"


# ---- an opponent activates ----------------------------------------------------------------------------------------


def trade(**fields: Any) -> Position:
    cards = {"merchant": {"tradesmen": {"A": 1, "B": 2, "C": 0}}}
    fields.setdefault("cubes", dict.fromkeys("ABCD", FIRST))
    return outdoors(TRADES, seats={"A": {"dice": "Y6 Y5"}, "B": {"dice": "Y4"}}, activities=cards, **fields)


@pytest.mark.ruling(204, 210)
@pytest.mark.effect("deniers_when_card_activated")
def test_trades_bring_deniers_before_the_effect_of_the_card() -> None:
    p = play(trade(), "A activate merchant with Y6 Y5")
    assert asked(p) == "B"
    assert look(p, "A.deniers") == 10
    play(p, "B use")
    assert asked(p) == "C"  # the illustration counts
    play(p, "C use")
    assert look(p, "A.deniers", "B.deniers", "C.deniers", "D.deniers") == [20, 14, 14, 10]  # 11 // 2 times 2
    assert pending(p) == "B"  # A itself and D, who is not on the card, are not asked


@pytest.mark.ruling(204)
@pytest.mark.effect("deniers_when_card_activated")
def test_once_per_action_however_often_the_card_is_activated() -> None:
    p = play(trade(cubes={"B": [2, 0, 0, 0]}), "A activate merchant with Y6 Y5", "B use")
    assert look(p, f"{TRADES}.cubes.B", "B.deniers", "pending") == [1, 14, "B"]


@pytest.mark.ruling(204)
@pytest.mark.limit("deniers_when_card_activated")
def test_only_activating_counts() -> None:
    p = play(trade(), "A farm with Y6")
    assert asked(p) == ""
    p = trade(cubes={"D": FIRST})
    assert asked(play(p, "A activate merchant with Y6")) == ""  # D has no tradesman there


@pytest.mark.ruling(204)
@pytest.mark.limit("deniers_when_card_activated")
def test_before_a_citizen_is_hired_for_the_card() -> None:
    cards = {"merchant": {"tradesmen": {"B": 1}}}
    seats = {"A": {"dice": "Y6", "supply": 1}}
    p = outdoors(TRADES, seats=seats, activities=cards, cubes={"B": FIRST}, buildings={"palace": "A . . . . ."})
    play(p, "A activate merchant with Y6")
    assert asked(p) == "B"
    play(p, "B decline")
    assert lines(p) == ["A take palace 1", "A take supply"]


# ---- after one's own action ---------------------------------------------------------------------------------------


@pytest.mark.ruling(203, 210)
@pytest.mark.effect("influence_when_placing")
def test_settling_brings_influence() -> None:
    p = outdoors(SETTLING, seats={"A": {"dice": "R3", "supply": 1}}, cubes={"A": FIRST})
    play(p, "A settle palace with R3")
    assert asked(p) == "A"
    assert look(p, "palace").count("A") == 1  # the action is over
    play(p, "A use")
    assert look(p, "A.influence", f"{SETTLING}.cubes.A", "pending") == [8, 0, "B"]


@pytest.mark.ruling(203)
@pytest.mark.limit("influence_when_placing")
def test_hiring_is_not_settling() -> None:
    p = outdoors(SETTLING, seats={"A": {"dice": "Y6", "supply": 1}}, cubes={"A": FIRST}, activities={"merchant": {}})
    assert asked(play(p, "A activate merchant with Y6")) == ""


@pytest.mark.ruling(203)
@pytest.mark.limit("influence_when_placing")
def test_the_settling_of_others_brings_nothing() -> None:
    p = outdoors(SETTLING, seats={"A": {"dice": "R3", "supply": 1}}, cubes={"B": FIRST})
    assert asked(play(p, "A settle palace with R3")) == ""
    p = outdoors(SETTLING, seats={"A": {"dice": "R3", "supply": 1, "influence": 20}}, cubes={"A": FIRST})
    assert asked(play(p, "A settle palace with R3")) == ""  # nothing to gain


@pytest.mark.ruling(203)
@pytest.mark.effect("richer_agriculture")
def test_agriculture_brings_five_deniers_more() -> None:
    p = outdoors(FARMING, seats={"A": {"dice": "Y5 Y4"}}, cubes={"A": FIRST})
    play(p, "A farm with Y4 Y5")
    assert look(p, "A.deniers") == 14
    play(p, "A use")
    assert look(p, "A.deniers", f"{FARMING}.cubes.A") == [19, 0]


@pytest.mark.ruling(203)
@pytest.mark.limit("richer_agriculture")
def test_one_cube_per_harvest_and_only_with_a_cube() -> None:
    p = outdoors(FARMING, seats={"A": {"dice": "Y5 Y4"}}, cubes={"A": [2, 0, 0, 0]})
    play(p, "A farm with Y4 Y5", "A use")
    assert look(p, "A.deniers", f"{FARMING}.cubes.A", "pending") == [19, 1, "B"]
    p = outdoors(FARMING, seats={"A": {"dice": "Y5"}}, cubes={"B": FIRST})
    assert asked(play(p, "A farm with Y5")) == ""


LAST = [0, 0, 0, 1]


@pytest.mark.ruling(203)
@pytest.mark.effect("glory")
@pytest.mark.parametrize(
    ("dice", "line", "answers"),
    [
        ("W3", "A build with W3", []),
        ("R6", "A fight marauding with R6", ["A times 1"]),
    ],
)
def test_glory_for_a_cube_on_the_cathedral_or_an_event(dice: str, line: str, answers: list[str]) -> None:
    p = outdoors("glory", seats={"A": {"dice": dice, "vp": 0}}, cubes={"A": LAST})
    play(p, line, *answers)
    before = look(p, "A.vp")
    assert asked(p) == "A"
    play(p, "A use")
    assert look(p, "A.vp", "glory.cubes.A") == [before + 2, 0]


@pytest.mark.ruling(203)
@pytest.mark.effect("glory")
def test_glory_for_a_cube_that_a_card_lays() -> None:
    p = outdoors(
        "glory", seats={"A": {"dice": "R6"}}, cubes={"A": LAST}, activities={"diplomat": {"tradesmen": {"A": 1}}}
    )
    play(p, "A activate diplomat with R6", "A times 1")
    assert asked(p) == "A"


@pytest.mark.ruling(203)
@pytest.mark.limit("glory")
def test_no_glory_without_an_own_cube_laid() -> None:
    p = outdoors("glory", seats={"A": {"dice": "Y6"}}, cubes={"A": LAST})
    assert asked(play(p, "A farm with Y6")) == ""
    p = outdoors("glory", seats={"A": {"dice": "W3"}}, cubes={"B": LAST})
    assert asked(play(p, "A build with W3")) == ""
    p = outdoors("glory", seats={"A": {"dice": "W3 W4"}}, cubes={"A": [0, 0, 0, 2]})
    play(p, "A build with W3 W4", "A use")
    assert look(p, "glory.cubes.A", "pending") == [1, "B"]  # one cube per action, however many are laid


# ---- moved cubes --------------------------------------------------------------------------------------------------

THIRD = [0, 0, 1, 0]


def move(card: str, dice: str, cards: dict[str, Any], **fields: Any) -> Position:
    """A activates a card while a cube waits at gate III."""
    deniers = fields.pop("deniers", 10)
    p = outdoors(
        "move_cube",
        seats={"A": {"dice": dice, "deniers": deniers}},
        cubes={"A": THIRD},
        activities={card: {"tradesmen": {"A": 1}}, **cards},
        modules=("activities", "ramparts"),
        **fields,
    )
    return play(p, f"A activate {card} with {dice}")


@pytest.mark.ruling(208)
@pytest.mark.effect("move_cube")
def test_a_cube_moves_to_another_card_after_a_delayed_one() -> None:
    p = move("blacksmith", "Y6", {"monk": {}, "hermit": {}})
    assert lines(p) == ["A shift monk", "A shift hermit", "A decline", "A never"]
    play(p, "A shift hermit")
    assert look(p, "hermit.cubes.A", "move_cube.cubes.A", "pending") == [1, 0, "B"]


@pytest.mark.ruling(208)
@pytest.mark.effect("move_cube")
def test_a_mixed_card_moves_a_cube_in_either_mode() -> None:
    p = move("woodcutter", "Y3", {"monk": {}})
    assert look(p, "woodcutter.cubes.A") == 1  # only one could be laid
    assert lines(p)[0] == "A shift monk"
    p = move("woodcutter", "Y4", {"woodcutter": {"tradesmen": {"A": 1}, "cubes": {"A": 3}}, "monk": {}})
    play(p, "A spend 1", "A shift monk")
    assert look(p, "monk.cubes.A", "woodcutter.cubes.A") == [1, 2]


@pytest.mark.ruling(208)
@pytest.mark.limit("move_cube")
def test_not_after_other_cards_and_not_to_them() -> None:
    p = move("merchant", "Y4", {"monk": {}})
    assert asked(p) == ""  # an immediate card
    p = move("princess", "R6", {"monk": {}})
    assert asked(p) == ""  # an end-of-game card
    p = move("blacksmith", "Y6", {"merchant": {}, "monk": {}})
    assert refused(p, "A shift merchant") == "no_place_for_cube"
    assert refused(p, "A shift blacksmith") == "no_place_for_cube"  # the card itself
    p = move("blacksmith", "Y6", {"merchant": {}})
    assert asked(p) == ""  # nowhere to go


@pytest.mark.ruling(208)
@pytest.mark.limit("move_cube")
def test_the_breeder_has_a_price() -> None:
    p = move("blacksmith", "Y6", {"breeder": {}, "monk": {}}, deniers=3)
    play(p, "A shift breeder")
    assert look(p, "breeder.cubes.A", "A.deniers") == [1, 0]
    p = move("blacksmith", "Y6", {"breeder": {}, "monk": {}}, deniers=2)
    assert lines(p) == ["A shift monk", "A decline", "A never"]
    assert refused(p, "A shift breeder") == "price"


@pytest.mark.ruling(208)
@pytest.mark.limit("move_cube")
def test_the_fort_pays_nothing_for_a_moved_cube() -> None:
    p = move("blacksmith", "Y6", {"fort": {}})
    before = look(p, "A.vp", "A.influence")
    play(p, "A shift fort")
    assert [look(p, "A.vp", "A.influence"), look(p, "fort.cubes.A")] == [before, 1]


@pytest.mark.ruling(208, 210)
def test_a_moved_cube_may_be_declined_for_good() -> None:
    p = play(move("blacksmith", "Y6", {"monk": {}}), "A never")
    assert look(p, "move_cube.order.A", "move_cube.cubes.A", "pending") == ["never", 1, "B"]


@pytest.mark.ruling(199, 203, 208)
def test_several_tiles_serve_one_action_in_the_order_of_their_gates() -> None:
    """One cube of each tile may be used with one action."""
    p = outdoors(
        "glory", "move_cube", SETTLING,
        seats={"A": {"dice": "R6"}}, cubes={"A": [1, 0, 1, 1]},
        activities={"catapult": {"tradesmen": {"A": 1}, "cubes": {"A": 2}}, "monk": {}},
        modules=("activities", "ramparts"),
    )  # fmt: skip
    play(p, "A activate catapult with R6", "A spend 1")
    while lines(p)[0].startswith("A cube"):
        play(p, "A cube marauding")
    assert lines(p)[0] == "A shift monk"
    play(p, "A shift monk")
    assert lines(p)[0] == "A use"
    play(p, "A use")
    assert look(p, "move_cube.cubes.A", "glory.cubes.A") == [0, 0]


# ---- standing orders ----------------------------------------------------------------------------------------------


@pytest.mark.ruling(210)
def test_always_spends_without_asking() -> None:
    p = sale(cubes={"B": [3, 0, 0, 0]}, A={"dice": "Y1 Y2", "deniers": 30}, turn="A")
    play(p, "A farm with B:Y5", "B always")
    assert look(p, f"{BUYERS}.order.B", f"{BUYERS}.cubes.B", "B.influence") == ["always", 2, 8]
    play(p, "B pass", "C pass", "D pass", "A farm with B:Y6")
    assert look(p, f"{BUYERS}.cubes.B", "B.influence") == [1, 12]
    assert asked(p) == ""


@pytest.mark.ruling(210)
def test_an_order_never_wastes_a_cube() -> None:
    p = sale(B={"influence": 20}, orders={"B": {BUYERS: "always"}})
    play(p, "A farm with B:Y5")
    assert look(p, f"{BUYERS}.cubes.B") == 1


@pytest.mark.ruling(210)
def test_never_is_not_asked_again() -> None:
    p = sale(cubes={"B": [3, 0, 0, 0]}, A={"dice": "Y1 Y2", "deniers": 30})
    play(p, "A farm with B:Y5", "B never", "B pass", "C pass", "D pass", "A farm with B:Y6")
    assert look(p, f"{BUYERS}.order.B", f"{BUYERS}.cubes.B") == ["never", 3]


@pytest.mark.ruling(210)
def test_an_order_is_taken_back_in_ones_own_turn() -> None:
    p = sale(orders={"A": {BUYERS: "always"}})
    assert f"A ask {BUYERS}" in lines(p)
    play(p, f"A ask {BUYERS}")
    assert look(p, f"{BUYERS}.order.A", "pending") == ["ask", "A"]
    assert refused(p, f"A ask {BUYERS}") == "no_order"


@pytest.mark.ruling(210)
def test_orders_concern_one_tile_and_one_seat() -> None:
    p = sale(cubes={"B": FIRST, "C": FIRST}, orders={"B": {BUYERS: "never"}}, A={"deniers": 30})
    play(p, "A farm with B:Y5 C:Y2")
    assert asked(p) == "C"


@pytest.mark.ruling(210)
def test_a_seat_that_has_passed_still_answers() -> None:
    p = sale(B={"passed": True})
    assert asked(play(p, "A farm with B:Y5")) == "B"


@pytest.mark.ruling(210)
def test_orders_are_recorded_and_replayed() -> None:
    """A match in which orders are left and taken back: its record leads to the same position."""
    match = Match(CITY, setup_for(2, ("ramparts",)), FastSource(4))
    match.advance()
    given: list[str] = []
    while not match.position.is_over():
        line = choose(match.position, len(given))
        if line.split()[1] in ("always", "never", "ask"):
            given.append(line.split()[1])
        match.play(CITY.parse(match.position, line))
    assert {"always", "never", "ask"} <= set(given)
    again = Record.from_text(match.record.to_text(), "memory").replay()
    assert again.same_as(match.position)


def choose(p: Position, given: int) -> str:
    """Send the guard round, lay cubes, then take what brings reactions about; leave an order and take it back."""
    listed, seat = lines(p), pending(p)
    order = ("always", "never")[given // 2 % 2]
    busy = ("guard",) if look(p, f"{seat}.guard") < 20 else ("farm", "build", "settle", "guard")
    for verb in (order, "ask", "lay", "walk", *busy):
        if found := [line for line in listed if line.split()[1] == verb]:
            return found[-1]
    return listed[-1]


def test_the_tiles_of_these_tests_are_those_of_the_box() -> None:
    outdoor = CITY.names(setup_for(4, ("ramparts",))).figures.outdoor
    assert {name: entry["level"] for name, entry in outdoor.items()} == {
        name: level + 1 for level, names in enumerate(FACES) for name in names
    }
