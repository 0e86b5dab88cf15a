"""Phase 3: order of events, what they take, whom they bring, what Support does (rulings 2, 5, 30-48)."""

from __future__ import annotations

import pytest

from tests.city.helpers import ALL_PLAYERS, causes, each, let_chance, look, pending, play, refused, seen, stage
from troyes.city.game import CITY
from troyes.city.rules.effect_codes import E_CATHEDRAL
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource


@pytest.mark.ruling(2)
def test_marauding_is_the_first_event_and_never_leaves() -> None:
    p = stage(events={"marauding": "A A A B B", "war": ""}, seats={"A": {"dice": "Y3 Y1"}})
    assert look(p, "events") == ["marauding", "war"]
    play(p, "A fight marauding with Y3")
    assert look(p, "events", "event.marauding") == [["marauding", "war"], ""]
    assert look(p, "A.vp", "B.vp") == [2, 1]
    assert each(p, "events_won") == [0, 0, 0, 0]


@pytest.mark.ruling(30, 48)
def test_every_event_acts_again_each_round() -> None:
    p = stage(phase="events", events={"civil_war": ""})
    assert look(p, "A.deniers") == 7
    play(p, "* black 5", "A yield")
    play(p, "* reveal hunting", "* reveal innkeeper", "* reveal templar", "* event normans", "* event drought")
    assert (p.round, look(p, "A.deniers")) == (2, 7 + 10 - 3)


@pytest.mark.ruling(31)
def test_both_new_cards_enter_before_anything_happens() -> None:
    p = play(stage(phase="workforce", events={"civil_war": ""}), "* event war")
    assert each(p, "deniers") == [10] * 4  # the called card is still to come
    play(p, "* event heresy")
    assert look(p, "events") == ["marauding", "civil_war", "war", "heresy"]
    assert (look(p, "A.deniers", "A.influence"), pending(p)) == ([7, 2], "*")
    assert refused(p, "* black 6 6") == "impossible_outcome"
    assert pending(play(p, "* black 6 6 6")) == "A"  # all black dice are rolled once, after the events


@pytest.mark.ruling(31)
def test_events_act_from_left_to_right() -> None:
    """The builders' cube stands when the work is interrupted, and only then."""
    first = stage(phase="events", events={"traveling_builders": "", "interrupted_work": ""})
    assert look(first, "cathedral.1") == ". . . . . ."
    last = stage(phase="events", events={"interrupted_work": "", "traveling_builders": ""})
    assert look(last, "cathedral.1") == "N . . . . ."


@pytest.mark.ruling(32, 5)
@pytest.mark.parametrize(("vp", "left"), [(9, 5), (4, 0), (3, 0), (1, 0), (0, 0)])
def test_each_event_not_fully_suffered_costs_two_points(vp: int, left: int) -> None:
    p = stage(
        phase="events",
        events={"civil_war": "", "heresy": ""},
        seats={"A": {"deniers": 2, "influence": 1, "vp": vp}, "B": {"deniers": 3, "influence": 2, "vp": 4}},
    )
    assert look(p, "A.deniers", "A.influence", "A.vp") == [0, 0, left]
    assert look(p, "B.deniers", "B.influence", "B.vp") == [0, 0, 4]


@pytest.mark.ruling(32)
def test_one_event_costs_two_points_whatever_is_missing() -> None:
    seats = {"A": {"deniers": 0, "vp": 9}, "B": {"deniers": 4, "vp": 9}}
    p = stage(phase="events", events={"drought": ""}, buildings={"city_hall": "A A A A A B"}, seats=seats)
    assert look(p, "A.deniers", "A.vp", "B.deniers", "B.vp") == [0, 7, 3, 9]


@pytest.mark.ruling(33)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_an_event_without_object_costs_nothing(players: int) -> None:
    full = ["N N N N N N"] * 3
    seats = {"A": {"deniers": 0, "vp": 5}, "B": {"deniers": 0, "vp": 5}}
    p = stage(players, phase="events", events={"drought": "", "traveling_builders": ""}, cathedral=full, seats=seats)
    assert each(p, "vp")[:2] == [5, 5]
    assert look(p, "cathedral.1", "cathedral.2", "cathedral.3") == full
    empty = stage(players, phase="events", events={"interrupted_work": ""}, seats=seats)
    assert (each(empty, "vp")[:2], look(empty, "cathedral.1")) == ([5, 5], ". . . . . .")


@pytest.mark.ruling(34)
def test_nobody_decides_anything_before_the_black_dice_are_rolled() -> None:
    p = stage(phase="workforce", seats={"A": {"dice": "Y2", "influence": 3}}, events={"theological_conflict": ""})
    for line in ("* event brigands", "* event heresy", "* site 4"):
        assert pending(p) == "*"
        assert refused(p, "A reroll Y2") == "chance_first"
        play(p, line)
    assert look(p, "A.influence") == 1
    assert refused(p, "A recruit") == "chance_first"


@pytest.mark.ruling(35)
def test_the_die_of_an_event_joins_no_enemies() -> None:
    p = stage(phase="events", events={"succession": "", "wayfarers": "", "theological_conflict": ""})
    assert [CITY.format(p, move) for move in p.outcomes()] == [f"* site {value}" for value in range(1, 7)]
    play(p, "* site 6", "* site 6", "* site 6")
    assert refused(p, "* black 6 1") == "impossible_outcome"
    assert look(play(p, "* black 3"), "black") == "3"


@pytest.mark.ruling(36)
def test_as_many_black_dice_as_are_pictured() -> None:
    reds = ["war", "normans", "brigands", "brigands2", "brigands3", "skirmishes", "skirmishes2"]
    p = stage(phase="events", events=dict.fromkeys(reds, ""))
    assert look(play(p, "* black 6 6 6 5 5 4 3 2 1 1"), "black") == "6 6 6 5 5 4 3 2 1 1"
    capped = stage(phase="events", events=dict.fromkeys(reds, ""), figures={"rules": {"black_dice_cap": 6}})
    assert refused(capped, "* black 6 6 6 5 5 4 3 2 1 1") == "impossible_outcome"
    assert look(play(capped, "* black 6 6 6 5 5 4"), "black") == "6 6 6 5 5 4"
    one = stage(phase="events", events=dict.fromkeys(reds, ""), figures={"rules": {"black_dice_cap": 1}})
    assert look(play(one, "* black 5"), "black") == "5"


@pytest.mark.ruling(36)
def test_black_dice_are_counted_anew_each_round() -> None:
    p = stage(phase="events", events={"war": ""}, seats={"A": {"vp": 20}})
    play(p, "* black 6 6 6", "A yield", "B yield", "C yield")  # nobody has dice: the round ends
    while not look(p, "black"):
        p.play(p.draw(FastSource(4)))
    pictured = {"marauding": 1, "war": 2, "normans": 2, "brigands": 1, "skirmishes": 1}
    expected = sum(pictured.get(event.rstrip("23"), 0) for event in look(p, "events"))
    assert (look(p, "round"), len(look(p, "black").split())) == (2, expected)


@pytest.mark.ruling(36)
def test_without_black_dice_the_actions_begin_at_once() -> None:
    p = stage(
        phase="events", figures={"event": {"marauding": {"black_dice": 0}}}, seats={"B": {"dice": "R1"}}, start="B"
    )
    assert look(p, "phase", "pending") == ["actions", "B"]


@pytest.mark.ruling(37)
@pytest.mark.parametrize(
    ("event", "count"),
    [("war", 2), ("normans", 2), ("brigands", 1), ("brigands3", 1), ("skirmishes2", 1), ("heresy", 0)],
)
def test_black_dice_of_each_event(event: str, count: int) -> None:
    p = stage(phase="events", events={event: ""})
    assert refused(p, "* black" + " 1" * (count + 2)) == "impossible_outcome"
    assert look(play(p, "* black" + " 1" * (count + 1)), "black") == " ".join("1" * (count + 1))


@pytest.mark.ruling(38)
@pytest.mark.parametrize(
    ("event", "building", "before", "roll", "after", "expelled"),
    [
        ("wayfarers", "city_hall", "A . . . . .", 1, "N A . . . .", ""),
        ("wayfarers", "city_hall", ". . A B . .", 5, ". . N A . .", "B"),
        ("theological_conflict", "bishopric", "A . B C D A", 2, "N A B C D A", ""),
        ("theological_conflict", "bishopric", "A . B C D A", 4, "A . B N C D", "A"),
        ("succession", "palace", ". . B . . .", 3, ". . N . . .", "B"),
        ("succession", "palace", ". . B . . .", 4, ". . B N . .", ""),
    ],
)
def test_a_neutral_citizen_pushes_and_expels_as_usual(
    event: str, building: str, before: str, roll: int, after: str, expelled: str
) -> None:
    p = stage(phase="events", events={event: ""}, buildings={building: before})
    play(p, f"* site {roll}")
    assert look(p, building, f"lying.{building}", "neutral.supply") == [after, expelled, 7]


@pytest.mark.ruling(39)
def test_protection_stops_the_citizen_of_an_event() -> None:
    p = stage(
        phase="events", events={"wayfarers": ""}, buildings={"city_hall": "A B . . . ."}, lying={"city_hall": "B"}
    )
    other = p.clone()
    play(p, "* site 6")
    assert look(p, "city_hall", "lying.city_hall", "neutral.supply") == ["A B . . . .", "B", 8]
    assert (pending(p), each(p, "vp")) == ("*", [0] * 4)  # no second roll, no penalty: the black die comes next
    assert refused(p, "* site 2") == "impossible_outcome"
    assert look(play(other, "* site 2"), "city_hall") == "A B N . . ."


@pytest.mark.ruling(40)
def test_no_roll_when_all_neutral_citizens_are_in_play() -> None:
    buildings = {"palace": "N N N N N N", "bishopric": "N . . . . ."}
    p = stage(phase="events", events={"wayfarers": ""}, buildings=buildings, lying={"palace": "N"})
    assert look(p, "neutral.supply", "events") == [0, ["marauding", "wayfarers"]]
    assert refused(p, "* site 1") == "impossible_outcome"
    play(p, "* black 4", "A yield")  # no dice: the round ends, the lying one goes back to the supply
    assert look(p, "neutral.supply", "lying.palace") == [1, ""]


@pytest.mark.ruling(40)
def test_the_last_neutral_citizen_comes_and_then_no_more() -> None:
    p = stage(
        phase="events", events={"succession": ""}, buildings={"city_hall": "N N N N N N", "bishopric": "N . . . . ."}
    )
    assert look(play(p, "* site 4"), "palace", "neutral.supply") == [". . . N . .", 0]


def test_an_event_that_finds_no_citizen_can_still_be_fought() -> None:
    buildings = {"palace": "N N N N N N", "bishopric": "N N . . . ."}
    p = stage(events={"wayfarers": ""}, buildings=buildings, seats={"A": {"dice": "Y4 Y1"}})
    assert look(play(p, "A fight wayfarers with Y4"), "event.wayfarers") == "A"


@pytest.mark.ruling(41)
def test_an_expulsion_by_an_event_costs_nothing_and_protects_the_colour() -> None:
    p = stage(
        phase="events",
        events={"theological_conflict": ""},
        buildings={"bishopric": "A A B C D B"},
        seats={"A": {"dice": "W4 W2", "supply": 1}, "B": {"vp": 3}},
    )
    play(p, "* site 1", "* black 1", "A beat", "A with W2", "A done")
    assert look(p, "bishopric", "lying.bishopric", "B.influence", "B.vp") == ["N A A C D B", "B", 4, 3]
    assert look(p, "phase") == "actions"
    assert refused(p, "A settle bishopric with W4") == "protected"
    play(p, "A pass", "B pass", "C pass", "D pass")
    assert look(p, "lying.bishopric", "B.supply") == ["", 1]


# ---- Support ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(42)
def test_support_helps_the_two_events_just_left_of_it() -> None:
    p = stage(phase="events", events={"war": "", "heresy": "A", "support": "", "civil_war": ""})
    assert look(p, "event.marauding", "event.war", "event.heresy", "event.civil_war") == ["", "N", "A N", ""]
    first = stage(phase="events", events={"war": "", "support": ""})
    assert look(first, "event.marauding", "event.war") == ["N", "N"]
    alone = stage(phase="events", events={"support": "", "heresy": ""})
    assert look(alone, "event.marauding", "event.support", "event.heresy") == ["N", "", ""]


@pytest.mark.ruling(43)
def test_support_completes_an_event_at_once_and_the_queue_goes_on() -> None:
    p = stage(phase="events", events={"heresy": "A A B B", "support": "", "civil_war": ""})
    assert look(p, "events") == ["marauding", "support", "civil_war"]
    assert look(p, "A.vp", "B.vp", "A.events_won", "B.events_won") == [3, 3, 1, 0]
    assert each(p, "deniers") == [7] * 4  # Civil War acted once
    assert each(p, "influence") == [2] * 4  # Heresy acted before it was completed
    assert look(p, "event.marauding") == "N"  # Support acted once


@pytest.mark.ruling(43)
def test_support_completes_two_events_at_once() -> None:
    p = stage(phase="events", events={"heresy": "A A B B", "drought": "C C D", "support": "", "civil_war": ""})
    assert look(p, "events") == ["marauding", "support", "civil_war"]
    assert (each(p, "events_won"), each(p, "vp")) == ([1, 0, 1, 0], [3, 3, 3, 1])
    assert (each(p, "deniers"), look(p, "event.marauding")) == ([7] * 4, "")


@pytest.mark.ruling(43)
def test_the_neutral_player_earns_nothing() -> None:
    p = stage(phase="events", events={"drought": "N N A", "support": ""})
    assert look(p, "events") == ["marauding", "support"]
    assert (each(p, "events_won"), each(p, "vp")) == ([0, 0, 0, 0], [2, 0, 0, 0])


@pytest.mark.ruling(43)
def test_support_completes_marauding() -> None:
    p = stage(phase="events", events={"marauding": "A A A B B", "support": "", "civil_war": ""})
    assert look(p, "events", "event.marauding") == [["marauding", "support", "civil_war"], ""]
    assert (look(p, "A.vp", "B.vp"), each(p, "deniers")) == ([2, 1], [7] * 4)
    play(p, "* black 1", "A yield")
    assert p.round == 2


@pytest.mark.ruling(44)
def test_an_event_in_the_queue_has_a_free_banner() -> None:
    with pytest.raises(BadInput, match=r"events\.war"):
        stage(events={"war": "A A A B B B"})
    for players in ALL_PLAYERS:
        p = CITY.new(CITY.setup({"players": players}))
        source, choices = FastSource(players), FastSource(7)
        for n in range(600):
            if p.is_over():
                break
            seat = p.pending()[0]
            moves = p.moves(seat)
            p.play(p.draw(source) if seat == CHANCE else moves[choices.draw(99, 0, n, len(moves))])
            assert all(len(event["cubes"]) < event["banners"] for event in seen(p)["events"])


@pytest.mark.ruling(45)
def test_neutral_cubes_do_not_run_out() -> None:
    cathedral = ["N N N N N N", "N N N N N N", ". . . . . ."]
    p = stage(phase="events", events={"war": "N N", "support": "", "traveling_builders": ""}, cathedral=cathedral)
    assert look(p, "event.war", "event.marauding", "cathedral.3") == ["N N N", "N", "N . . . . ."]


# ---- the cathedral, money and influence ---------------------------------------------------------------------------


@pytest.mark.ruling(46)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([], ["N . . . . .", ". . . . . .", ". . . . . ."]),
        (["A . A . . .", "A . . . . ."], ["A N A . . .", "A . . . . .", ". . . . . ."]),
        (["A A A A A A", "A . . . . ."], ["A A A A A A", "A N . . . .", ". . . . . ."]),
        (["A A A A A A", "A A A A A A"], ["A A A A A A", "A A A A A A", "N . . . . ."]),
    ],
)
def test_builders_take_the_lowest_level_then_the_lowest_value(before: list[str], after: list[str]) -> None:
    p = stage(phase="events", events={"traveling_builders": ""}, cathedral=before)
    assert look(p, "cathedral.1", "cathedral.2", "cathedral.3") == after


@pytest.mark.ruling(47)
def test_interrupted_work_gives_the_cube_back_to_its_owner() -> None:
    p = stage(phase="workforce", cathedral=["A A A A . .", "C . B . . ."])
    taken = causes(p, E_CATHEDRAL, "* event brigands", "* event interrupted_work")
    assert taken == [("B", -1, "interrupted_work")]


@pytest.mark.ruling(47)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["A . . . B ."], ["A . . . . .", ". . . . . ."]),
        (["A . . . . B", "A . . . . ."], ["A . . . . B", ". . . . . ."]),
        (["A A A A A A", "B N . . . ."], ["A A A A A A", "B . . . . ."]),
    ],
)
def test_interrupted_work_takes_the_highest_level_then_the_highest_value(before: list[str], after: list[str]) -> None:
    seats = {"A": {"vp": 3}, "B": {"vp": 3}}
    p = stage(phase="events", events={"interrupted_work": ""}, cathedral=before, seats=seats)
    assert look(p, "cathedral.1", "cathedral.2") == after
    assert (each(p, "vp"), each(p, "influence")) == ([3, 3, 0, 0], [4] * 4)


@pytest.mark.ruling(48)
def test_what_drought_civil_war_and_heresy_take() -> None:
    seats = {"A": {"deniers": 8, "vp": 4}, "B": {"deniers": 2, "coins": 5, "vp": 4, "influence": 1}}
    p = stage(
        phase="events",
        events={"drought": "", "civil_war": "", "heresy": ""},
        buildings={"city_hall": "A A B . . .", "palace": "A A . . . ."},
        lying={"city_hall": "A"},
        seats=seats,
    )
    assert look(p, "A.deniers", "A.influence", "A.vp") == [8 - 2 - 3, 2, 4]
    assert look(p, "B.deniers", "B.coins", "B.influence", "B.vp") == [0, 5, 0, 0]
    assert look(let_chance(p), "phase") == "counter"
