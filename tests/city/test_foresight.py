"""What is told before a move is true afterwards, whatever the seat answers to the questions that follow it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.city.helpers import play, stage
from tests.city.ladies.event_stage import choices, resolved
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules import codes
from troyes.city.rules.codes import kind_of
from troyes.city.rules.effect_codes import B_EXPELLED, E_LYING
from troyes.city.rules.layout import DENIERS, INFLUENCE, OWNERS, POINTS_HELD
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, top
from troyes.kernel.contract.beat import Result
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.contract.things import Amount
from troyes.kernel.play.chance import FastSource, SequenceSource

PEOPLE = ["Anna", "Bruno", "Colin", "Denise"]
NOBODY = "nobody is expelled"
IT_DEPENDS = "who is expelled depends on the citizen you take"


def said(p: Position, move: int) -> str:
    return CITY.voice.describe(CITY.view(p, move & 15), move, "en", PEOPLE)


def answers(p: Position, seat: int) -> list[int]:
    """The citizens to choose among, if a citizen has to be chosen."""
    asked = p.pending() == [seat] and int(p.v[top(p)]) == codes.F_TAKE
    return p.moves(seat) if asked else []


def expelled(p: Position, move: int) -> list[int]:
    trace = Trace()
    p.clone().play(move, trace)
    return [one.seat for one in trace.decoded() if (one.what, one.because) == (E_LYING, B_EXPELLED)]


def outcomes(p: Position, move: int) -> list[list[int]]:
    """Who is expelled in the end, for each citizen that may be taken."""
    after = p.clone()
    after.play(move)
    taken = answers(after, move & 15)
    return [expelled(after, answer) for answer in taken] if taken else [expelled(p, move)]


def turns(players: int, seed: int, modules: list[str]) -> Iterator[Position]:
    """Every decision of a game in which everybody does anything."""
    p = CITY.new(CITY.setup({"players": players, "modules": modules}))
    dice, chosen = FastSource(seed), SequenceSource(seed)
    while not p.is_over():
        seat = p.pending()[0]
        if seat != CHANCE:
            yield p
        moves = [p.draw(dice)] if seat == CHANCE else p.moves(seat)
        p.play(moves[chosen.below(len(moves))])


def full_row() -> Position:
    """Yellow 5 leads to a full row, and nobody waits in the supply."""
    return stage(
        players=2,
        phase="actions",
        turn="A",
        buildings={"city_hall": "A . B A . .", "palace": "A A . . . ."},
        seats={"A": {"supply": 0, "dice": "Y5"}, "B": {"dice": "W1"}},
    )


def test_who_is_expelled_is_left_open_where_it_depends_on_the_citizen() -> None:
    p = full_row()
    assert said(p, CITY.parse(p, "A settle city_hall with Y5")) == f"City Hall with yellow 5: {IT_DEPENDS}"
    play(p, "A settle city_hall with Y5")
    after = [said(p, move).split(": ")[1] for move in p.moves(0)]
    assert sorted(set(after)) == ["expels your own citizen", NOBODY]
    assert after.count(NOBODY) == 1  # the one who stands in that row already


@pytest.mark.parametrize(("players", "modules"), [(1, []), (2, []), (3, list(MODULES)), (4, [])])
def test_what_is_said_of_a_placement_holds_for_every_citizen(players: int, modules: list[str]) -> None:
    met = set()
    for seed in range(3):
        for p in turns(players, seed, modules):
            seat = p.pending()[0]
            for move in [move for move in p.moves(seat) if kind_of(move) == codes.SETTLE][:6]:
                text, found = said(p, move), outcomes(p, move)
                assert (NOBODY in text) == (found == [[]] * len(found)), text
                assert (IT_DEPENDS in text) == any(one != found[0] for one in found), text
                met.add("depends" if IT_DEPENDS in text else NOBODY if NOBODY in text else "expels")
    assert met >= {"expels", NOBODY}


def worth(p: Position) -> list[tuple[int, ...]]:
    return [
        tuple(int(get(p, seat, field)) for field in (DENIERS, INFLUENCE, POINTS_HELD)) for seat in range(OWNERS - 1)
    ]


def test_the_gain_of_a_card_is_left_open_where_it_depends_on_the_citizen() -> None:
    p = stage(
        players=3,
        phase="actions",
        turn="A",
        buildings={"palace": "A . . . . .", "bishopric": "A A . . . ."},
        seats={"A": {"deniers": 9, "supply": 0, "dice": "Y5"}, "B": {"dice": "W1"}},
        activities={"miller": {}},
    )
    line = "A activate miller with Y5"
    text = said(p, CITY.parse(p, line))
    assert (
        text
        == "Miller with yellow 5: 5 ÷ 4 → 1 activation, you pay 3 deniers, the gain depends on the citizen you take"
    )
    view = CITY.view(p, 0)
    assert CITY.gains(p.setup, CITY.foresee(view, CITY.parse(p, line)))[0] == {"deniers": -3}


@pytest.mark.ruling(192)
def test_an_answer_to_one_event_is_not_charged_with_the_next() -> None:
    cubes = {"blacksmith": {"cubes": {"A": 1}}, "monk": {"cubes": {"A": 2}}}
    p = resolved({"harsh_winter": "", "civil_war": ""}, activities=cubes)
    before = worth(p)
    assert choices(p) == ["Harsh Winter: which cube do you give up?", "A cube on Blacksmith", "A cube on Monk"]
    assert CITY.gains(p.setup, CITY.foresee(CITY.view(p, 0), p.moves(0)[0]))[0] == {}
    play(p, "A lose monk")
    assert worth(p) != before  # the Civil War has struck all the same


# ---- the whole of it ---------------------------------------------------------------------------------------------


def parts(p: Position, line: str) -> dict[str, Result]:
    view = CITY.view(p, 0)
    return {part.kind: part for part in CITY.results(view, CITY.parse(p, line))}


def test_a_sum_is_told_with_what_it_is_divided_by() -> None:
    p = stage(activities={"merchant": {"tradesmen": {"A": 1}}}, seats={"A": {"dice": "Y3 Y5"}})
    value = parts(p, "A activate merchant with Y3 Y5")["value"]
    assert (value.n, value.per, value.amounts[0].amount) == (8, 2, Amount("activations", 4))
    assert "8 ÷ 2 = 4 activations" in said(p, CITY.parse(p, "A activate merchant with Y3 Y5"))
    assert "5 ÷ 2 → 2 activations" in said(p, CITY.parse(p, "A activate merchant with Y5"))


def test_what_depends_on_a_building_is_told_from_least_to_most() -> None:
    """Whatever building is chosen then: the gain lies in the range, and both of its ends can be reached."""
    for p in turns(3, 5, []):
        seat = p.pending()[0]
        for move in p.moves(seat):
            for part in CITY.results(CITY.view(p, seat), move):
                if part.kind == "get" and part.ranges:
                    [(_, least, most)] = part.ranges
                    assert {least, most} <= gains_of_splits(p, move) <= {*range(least, most + 1)}
                    return
    raise AssertionError("nobody could choose")


def gains_of_splits(p: Position, move: int) -> set[int]:
    """What each answer to the question for a building brings, after as many activations as possible."""
    after, seat = p.clone(), move & 15
    before = int(get(after, seat, DENIERS))
    trace = Trace()
    after.play(move, trace)
    while after.pending() == [seat] and int(after.v[top(after)]) == codes.F_TIMES:
        after.play(after.moves(seat)[-1], trace)
    paid = before - int(get(after, seat, DENIERS))
    found = set()
    for answer in after.moves(seat):
        copy = after.clone()
        copy.play(answer)
        found.add(int(get(copy, seat, DENIERS)) - before + paid)
    return found


def test_an_event_says_how_many_banners_are_covered_and_who_leads() -> None:
    told = [
        ("B N", "R6", 0, "4 of 6, then you lead"),
        ("B B", "R6", 1, "4 of 6, a tie: Bruno came first"),
        ("A B B", "R4", 0, "4 of 6, a tie: you came first"),
        ("B B B", "R4", 1, "4 of 6, then Bruno leads"),
    ]
    for cubes, die, leads, text in told:
        p = stage(players=2, phase="actions", turn="A", events={"marauding": cubes}, seats={"A": {"dice": die}})
        line = f"A fight marauding with {die}"
        banners = parts(p, line)["banners"]
        assert (banners.n, banners.of, banners.leads) == (4, 6, leads)
        assert sum(change.amount.n for change in banners.amounts) == 4
        assert text in said(p, CITY.parse(p, line))


def test_an_event_that_is_countered_says_so_and_nothing_of_banners() -> None:
    p = stage(players=2, phase="actions", turn="A", events={"marauding": "B B B B"}, seats={"A": {"dice": "R6"}})
    told = parts(p, "A fight marauding with R6")
    assert "countered" in told
    assert "banners" not in told
