"""The player that looks one move ahead: what it sees, what it never does, and the frozen reference."""

from __future__ import annotations

import hashlib

import pytest

from troyes.arena.plan import make_plan
from troyes.arena.simulate import simulate
from troyes.arena.table import Table
from troyes.arena.tally import Tally
from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.evaluation import Judge, worth
from troyes.bots.lookahead import thinned
from troyes.bots.reference import ReferenceBot
from troyes.bots.registry import make_bot
from troyes.bots.weights import Weights
from troyes.city.game import CITY
from troyes.city.rules.layout import OVER, PHASE
from troyes.city.rules.position import Position, unmasked
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import View
from troyes.kernel.play.chance import FastSource, SequenceSource

THREE = {"players": 3}


def staged(data: dict[str, object], players: int = 4) -> Position:
    """There is always a die on the square: without one nobody acts."""
    return CITY.stage(CITY.setup({"players": players}), {"neutral": {"dice": "Y1"}, **data}, "test")


def choice_of(position: Position, name: str = "greedy") -> str:
    seat = position.pending()[0]
    return CITY.format(position, make_bot(name, 1).choose(CITY.view(position, seat), Budget.none()))


def worth_of(position: Position, seat: int = 0) -> int:
    return int(worth(position, Judge(Weights(), position), seat))


# ---- choices -----------------------------------------------------------------------------------------------------


def test_it_beats_random_players() -> None:
    result = simulate("city", 2, ["greedy", "random"], 2, seed=11)
    assert result["bots"]["greedy"]["win_share"] == 1
    assert result["bots"]["greedy"]["mean_score"] > 25


def test_it_completes_an_event_that_pays() -> None:
    position = staged({
        "round": 6, "turn": "A", "seats": {"A": {"dice": "R4", "deniers": 0, "influence": 0}},
        "events": {"marauding": "", "war": "A A A B B"},
    })  # fmt: skip
    assert choice_of(position) == "A fight war with R4"


def test_it_judges_an_activation_together_with_what_follows() -> None:
    """The Diplomat spends influence first; only the cube that follows makes him worth it."""
    position = staged({
        "round": 6, "turn": "A", "seats": {"A": {"dice": "R3", "influence": 1}},
        "activities": {"diplomat": {"tradesmen": {"A": 1}}},
        "events": {"marauding": "", "war": "A A A B B"},
    })  # fmt: skip
    assert choice_of(position) == "A activate diplomat with R3"


def test_against_black_dice_it_spends_no_more_than_it_must() -> None:
    position = staged({
        "phase": "counter", "turn": "A", "black": "1", "seats": {"A": {"dice": "Y1 W6 R6", "influence": 0}},
    })  # fmt: skip
    bot = make_bot("greedy", 1)
    for _ in range(3):
        if position.pending() == [0] and position.phase == 6:
            position.play(bot.choose(CITY.view(position, 0), Budget.none()))
    assert CITY.look(position, "A.dice") == "R6 W6"


# ---- what it may know and do -------------------------------------------------------------------------------------


def test_hidden_characters_do_not_change_its_choices() -> None:
    position = CITY.new(CITY.setup(THREE))
    source, guess = FastSource(8), SequenceSource(1)
    bots = [make_bot("greedy", 2), make_bot("greedy", 2)]
    for _ in range(25):
        position.roll(source)
        seat = position.pending()[0]
        other = unmasked(CITY.view(position, seat).known, guess)
        chosen = [bot.choose(CITY.view(shown, seat), Budget.none()) for bot, shown in zip(bots, (position, other))]
        assert chosen[0] == chosen[1]
        position.play(chosen[0])


def test_a_game_with_bonus_cards_ends_without_an_illegal_move() -> None:
    assert simulate("city", 2, ["greedy", "random"], 1, seed=21, modules=["bonus"])["games"] == 1


def test_thinning_keeps_every_kind_of_result_and_only_legal_moves() -> None:
    position = staged({
        "round": 3, "turn": "A",
        "seats": {"A": {"deniers": 30, "dice": "W1 W2 W4 Y3 Y3 R5"}, "B": {"dice": "W2 W6 Y1"}},
        "activities": {"pilgrimage": {"tradesmen": {"A": 1}}},
    })  # fmt: skip
    moves = position.moves(0)
    kept = thinned(position, Weights(), 0, position.legal())
    assert len(kept) == len(set(kept)) < len(moves)
    assert set(kept) <= set(moves)
    deeds = CITY.deeds(CITY.view(position, 0))
    kinds = {int(deed.id): (deed.verb, deed.target) for deed in deeds}
    assert {kinds[move] for move in kept} == set(kinds.values())


def test_it_plays_the_city_only() -> None:
    class OtherView:
        game = "chess"
        seat = 0

        def __getattr__(self, name: str) -> object:
            raise AssertionError("not looked at")

    view: View = OtherView()  # type: ignore[assignment]
    with pytest.raises(BadInput, match="does not play chess"):
        ReferenceBot(1).choose(view, Budget.none())


# ---- the evaluation ----------------------------------------------------------------------------------------------


def test_at_the_end_the_evaluation_is_the_score() -> None:
    table = Table(make_plan("city", 3, ["random"], 1, 2))
    position = CITY.new(table.setup)
    source, choices = FastSource(2), SequenceSource(2)
    while not position.is_over():
        position.roll(source)
        if not position.is_over():
            moves = position.moves(position.pending()[0])
            position.play(moves[choices.below(len(moves))])
    assert position.v[PHASE] == OVER
    assert [worth_of(position, seat) for seat in range(3)] == [100 * total for total in position.totals()]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"seats": {"A": {"deniers": 3}}}, {"seats": {"A": {"deniers": 6}}}),
        ({"seats": {"A": {"influence": 1}}}, {"seats": {"A": {"influence": 4}}}),
        ({"seats": {"A": {"dice": "R1"}}}, {"seats": {"A": {"dice": "R6"}}}),
        ({"seats": {"A": {"supply": 0}}}, {"seats": {"A": {"supply": 1}}}),
        ({"activities": {"priest": {"cubes": {}}}}, {"activities": {"priest": {"cubes": {"A": 1}}}}),
        ({"events": {"war": "B B"}}, {"events": {"war": "B B A"}}),
        ({"cathedral": [". . . . . ."]}, {"cathedral": ["A . . . . ."]}),
    ],
)
def test_more_is_better(worse: dict[str, object], better: dict[str, object]) -> None:
    assert worth_of(staged(worse)) < worth_of(staged(better))


def test_a_missing_level_weighs_more_as_the_rounds_run_out() -> None:
    gains = []
    for round in (1, 6):
        without, with_cube = (staged({"round": round, "cathedral": [row]}) for row in (". . . . . .", "A . . . . ."))
        gains.append(worth_of(with_cube) - worth_of(without))
    assert gains[0] < gains[1]


# ---- the reference -----------------------------------------------------------------------------------------------


class Scribe(Bot):
    """Asks the reference and writes down what it chooses."""

    def __init__(self, seed: int, notes: list[int]) -> None:
        super().__init__(seed)
        self.bot, self.notes = make_bot("reference", seed), notes

    def choose(self, view: View, budget: Budget) -> int:
        self.notes.append(self.bot.choose(view, Budget.none()))
        return self.notes[-1]


def checksum(players: int) -> str:
    notes: list[int] = []
    table = Table(make_plan("city", players, ["reference"], 1, 2024))
    table.play_bots(0, [Scribe(seat, notes) for seat in range(players)], Tally())
    return hashlib.blake2b(repr(notes).encode(), digest_size=8).hexdigest()


@pytest.mark.conformance
@pytest.mark.parametrize(
    ("players", "expected"), [(2, "57fec7452d3b5423"), (3, "6ac35f79b57882b2"), (4, "7237ab600d3ca71d")]
)
def test_the_reference_never_changes(players: int, expected: str) -> None:
    """Bots are measured against it. Only a corrected rule may change these games; a better evaluation may not."""
    assert checksum(players) == expected
