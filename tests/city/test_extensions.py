"""The hooks of an extension, proved by a small one written here: a market with a stall for every seat.

In the phase of actions each seat may once open a stall (a new action) and then names how many wares it holds (a frame
of its own, 1 to 3 deniers each); wares are kept in the extension's slice and scored at the end. Every income phase
sweeps the stalls of seats without wares.
"""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.city.helpers import lines, look, play, refused
from troyes.city.cards.activities import CARD_EFFECTS
from troyes.city.edge.info import Info
from troyes.city.edge.names import Names
from troyes.city.figures.figures import stock_figures
from troyes.city.game import CITY
from troyes.city.rules.changes import add_deniers
from troyes.city.rules.codes import (
    EXTENSION_FRAME,
    EXTENSION_MOVE,
    NO_DIE,
    choice,
    die_code,
    kind_of,
    pack_dice,
    target_of,
)
from troyes.city.rules.effect_codes import B_FARM
from troyes.city.rules.extension import Extension
from troyes.city.rules.layout import CARDS, CORE_SIZE, DENIERS, INCOME, WILD_OWNER, YELLOW
from troyes.city.rules.lots import price_of
from troyes.city.rules.position import Position, new_position
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State, get, pop, push, slice_start
from troyes.city.rules.tables import make_setup
from troyes.kernel.play.chance import FastSource, SequenceSource

pytestmark = pytest.mark.conformance

OPEN = EXTENSION_MOVE
FILL = EXTENSION_MOVE + 1
STALL = EXTENSION_FRAME
SEATS = 4


class Market(Extension):
    def __init__(self) -> None:
        self.name = "market"
        self.slice = SEATS

    def list_turn(self, s: State, seat: i64, n: i64) -> i64:
        if s.v[slice_start(s, "market") + seat] == 0 and get(s, seat, DENIERS) >= 1:
            s.scratch.moves[n] = choice(seat, OPEN, 0)
            n += 1
        return n

    def list_frame(self, s: State, seat: i64, frame: i64) -> i64:
        if frame != STALL:
            return 0
        most = min(3, get(s, seat, DENIERS))
        for k in range(most):
            s.scratch.moves[k] = choice(seat, FILL, k + 1)
        return most

    def play(self, s: State, seat: i64, move: i64) -> None:
        if kind_of(move) == OPEN:
            push(s, STALL, seat, 0, 0, 0, 0)
        else:
            pop(s)
            s.v[slice_start(s, "market") + seat] = target_of(move)
            add_deniers(s, seat, -target_of(move), B_FARM)

    def phase_starts(self, s: State, phase: i64) -> None:
        if phase == INCOME:
            for seat in range(SEATS):
                s.v[slice_start(s, "market") + seat] = 0

    def score(self, s: State, seat: i64) -> list[tuple[str, int]]:
        return [("stall", 2 * int(s.v[slice_start(s, "market") + seat]))]


def market_setup(players: int = 2) -> Setup:
    figures = stock_figures()
    setup = make_setup(figures, players, (Market(),))
    setup.info = Info({"players": players, "modules": [], "start": None}, figures, Names(figures))
    return setup


def staged() -> Position:
    data = {"seats": {"A": {"dice": "Y5 Y3", "supply": 1}, "B": {"dice": "R2"}}}
    return CITY.stage(market_setup(), data, "test")


def kinds(p: Position) -> set[int]:
    return {int(kind_of(move)) for move in p.moves(p.decider())}


def test_a_slice_follows_the_core() -> None:
    assert len(staged().v) == CORE_SIZE + SEATS


def test_a_new_action_opens_a_frame_of_its_own() -> None:
    p = staged()
    assert OPEN in kinds(p)
    p.play(choice(0, OPEN, 0))
    assert kinds(p) == {FILL}
    assert len(p.moves(0)) == 3
    p.play(choice(0, FILL, 3))
    assert get(p, 0, DENIERS) == 7
    assert p.v[slice_start(p, "market")] == 3
    assert OPEN not in kinds(p)


def test_lines_of_the_scoring_and_their_total() -> None:
    p = staged()
    before = p.totals()[0]
    p.play(choice(0, OPEN, 0))
    p.play(choice(0, FILL, 2))
    assert p.totals()[0] == before + 4
    assert sum(line.points for line in CITY.scores(p)[0]) == p.totals()[0]


def test_a_phase_starts_and_random_games_end() -> None:
    setup = market_setup(4)
    for seed in range(3):
        p, source, choices = new_position(setup), FastSource(seed), SequenceSource(seed)
        opened = swept = 0
        while not p.is_over():
            seat = p.pending()[0]
            if seat == 15:
                held = [int(p.v[CORE_SIZE + k]) for k in range(SEATS)]
                p.play(p.draw(source))
                swept += any(held) and not any(int(p.v[CORE_SIZE + k]) for k in range(SEATS))
                continue
            moves = p.moves(seat)
            stalls = [move for move in moves if int(kind_of(move)) == OPEN]
            move = stalls[0] if stalls else moves[choices.below(len(moves))]
            opened += len(stalls)
            p.play(move)
        assert opened
        assert swept


class Guild(Extension):
    """The Merchant sells no more often than the guild allows, and may sell less often."""

    def __init__(self) -> None:
        self.name = "guild"
        self.slice = 1

    def activation_bound(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        return min(times, s.v[slice_start(s, "guild")])

    def asks_times(self, s: State, slot: i64) -> bool:
        return s.setup.card_effects[s.v[CARDS + slot]] is CARD_EFFECTS["exchange"]


@pytest.mark.parametrize("allowed", [0, 1, 2, 9])
def test_an_extension_bounds_activations_and_asks_how_many(allowed: int) -> None:
    figures = stock_figures()
    setup = make_setup(figures, 2, (Guild(),))
    setup.info = Info({"players": 2, "modules": [], "start": None}, figures, Names(figures))
    data = {"seats": {"A": {"dice": "Y6 Y1"}}, "activities": {"merchant": {"tradesmen": {"A": 1}}}}
    p = CITY.stage(setup, data, "test")
    p.v[slice_start(p, "guild")] = allowed
    line = "A activate merchant with Y6"
    if allowed == 0:
        assert refused(p, line) == "nothing_to_act_on"
    elif allowed == 1:
        assert look(play(p, line), "A.deniers") == 12
    else:
        assert lines(play(p, line)) == [f"A times {n}" for n in range(1, min(allowed, 3) + 1)]


@pytest.mark.parametrize(("cube", "expected"), [(None, 4), ("tithe", 0)])
def test_a_die_that_an_extension_lends_costs_nothing(cube: str | None, expected: int) -> None:
    p = staged()
    card = CITY.names(p.setup).card_numbers[cube] if cube else -1
    lent, foreign = die_code(YELLOW, WILD_OWNER, 6), die_code(YELLOW, 1, 6)
    assert price_of(p, 0, pack_dice(lent, NO_DIE, NO_DIE), card, 0) == 0
    assert price_of(p, 0, pack_dice(foreign, lent, NO_DIE), card, 0) == expected


def test_the_core_alone_has_no_extension_hooks() -> None:
    setup = CITY.setup({"players": 2})
    assert not any((setup.on_turn, setup.on_frame, setup.on_move, setup.on_phase, setup.on_scoring, setup.on_activate))
    bonus = CITY.setup({"players": 2, "modules": ["bonus"]})
    assert not any((bonus.on_activate, bonus.on_turn, bonus.on_frame, bonus.on_move, bonus.on_phase, bonus.on_scoring))
