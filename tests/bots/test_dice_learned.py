"""The learned players of the dice game: legal, repeatable, blind to what is hidden, and as good as they say."""

from __future__ import annotations

import threading
import time
from hashlib import blake2b
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.budget import Budget
from troyes.bots.dice.features import NUMBERS, half_days_ahead, write
from troyes.bots.dice.knowledge import fitting, model_for, setup_alone, tempered_model
from troyes.bots.dice.learned import SheetJudge, alone, decide, play_on
from troyes.bots.dice.learned_look import LearnedDiceLook, chances_of
from troyes.bots.dice.search import DiceSearch
from troyes.bots.learned import LearnedBot
from troyes.bots.registry import bots_for, make_bot
from troyes.bots.weights_file import UnfitWeights, packaged
from troyes.dice.game import DICE
from troyes.dice.rules.layout import CHOOSING, PHASE
from troyes.dice.rules.position import Position
from troyes.kernel.play.chance import FastSource, SequenceSource

SEARCH = "search:evaluations=600"
TABLES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "banquets": True, "numbering": "expert"},
    {"players": 2, "numbering": "crier", "direction": "descending"},
    {"players": 4, "banquets": True},
    {"players": 10},
]


def positions(options: dict[str, Any], count: int, seed: int = 5) -> list[Position]:
    """Decisions of a random game, spread over all of it."""
    position, dice, choices = DICE.new(DICE.setup(options)), FastSource(seed), SequenceSource(seed + 1)
    met = list[Position]()
    position.roll(dice)
    while not position.is_over():
        if position.v[PHASE] == CHOOSING:
            met.append(position.clone())
        seat = position.pending()[int(choices.below(len(position.pending())))]
        moves = position.moves(seat)
        position.play(moves[int(choices.below(len(moves)))])
        position.roll(dice)
    return met[:: max(1, len(met) // count)]


def decisions(options: dict[str, Any], count: int) -> list[tuple[Position, int]]:
    return [(position, position.pending()[-1]) for position in positions(options, count)]


def numbers(position: Position) -> list[int]:
    x = vec[i64]([-7] * NUMBERS)
    assert write(position, x) == len(x)
    return [int(number) for number in x]


# ---- what it sees ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_others_hide_does_not_reach_it(options: dict[str, Any]) -> None:
    """The bytes of the sheet that is judged are the same in every game that looks the same to the seat."""
    told_apart, setup = 0, setup_alone(bool(options.get("banquets")))
    for position, seat in decisions(options, 4):
        view = DICE.view(position, seat)
        other = view.determinize(SequenceSource(9))
        shown = DICE.view(other, seat)
        sheets = {alone(one, seat, setup).to_bytes() for one in (position, other, view.known, shown.known)}
        assert len(sheets) == 1
        for name in ("learned", SEARCH):
            assert len({make_bot(name, 4).choose(one, Budget.none()) for one in (view, shown)}) == 1
        assert LearnedBot(4).forecast(view) == LearnedBot(4).forecast(shown)
        told_apart += other.to_bytes() != position.to_bytes()
    assert told_apart or options["players"] == 1


def test_every_number_says_something_about_some_sheet() -> None:
    varied = set[int]()
    for seed in range(20):
        position, dice = DICE.new(setup_alone(False)), FastSource(seed)
        choices, seen = SequenceSource(seed), list[list[int]]()
        while not position.is_over():
            while position.is_chance():
                if position.day:
                    seen.append(numbers(position))
                position.play(position.draw(dice))
            if position.is_over():  # mercy was the last line
                break
            moves = position.moves(0)
            position.play(moves[int(choices.below(len(moves)))])
        varied |= {k for k in range(len(seen[0])) if len({row[k] for row in seen}) > 1}
    assert len(varied) > 0.9 * NUMBERS


def test_half_days_are_counted_down() -> None:
    position, dice = DICE.new(setup_alone(False)), FastSource(1)
    while position.day == 0:
        position.play(position.draw(dice))
    judge, found = SheetJudge(model_for()), [int(half_days_ahead(position))]
    while not position.is_over():
        worth = play_on(position, judge, dice)
        found.append(int(half_days_ahead(position)))
    assert found == list(range(16, -1, -1))
    assert worth == 100 * position.totals()[0]


# ---- what it does ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_plays_and_says_what_it_expects(options: dict[str, Any]) -> None:
    for position, seat in decisions(options, 3):
        view = DICE.view(position, seat)
        before = view.to_dict()
        for bot in (LearnedBot(3), make_bot(SEARCH, 3)):
            assert bot.choose(view, Budget.none()) in view.moves()
            judged = bot.judge(view, Budget.none())
            assert sorted(one.move for one in judged.moves) == sorted(view.moves())
            assert all(sum(one.parts.values()) == pytest.approx(one.value) for one in judged.moves)
            assert all(set(one.parts) <= {*DICE.sources, "value"} for one in judged.moves)
        forecast = LearnedBot(3).forecast(view)
        assert [set(one.points) for one in forecast] == [set(DICE.sources)] * options["players"]
        assert sum(one.chance or 0 for one in forecast) == pytest.approx(1)
        assert view.to_dict() == before


def test_a_whole_game_at_a_table_with_criers_and_banquets() -> None:
    position, dice = DICE.new(DICE.setup({"players": 3, "banquets": True, "numbering": "crier"})), FastSource(3)
    bots = [make_bot(name, 1) for name in ("learned", "learned-1", "search:evaluations=200")]
    position.roll(dice)
    while not position.is_over():
        seat = position.pending()[0]
        position.play(bots[seat].choose(DICE.view(position, seat), Budget.none()))
        position.roll(dice)
    assert min(position.totals()) > 35


@pytest.mark.parametrize(("banquets", "points", "moves"), [(False, 60, "6ef2c93e312e"), (True, 65, "009ac9340b4d")])
def test_the_yardstick_plays_the_same_for_ever_compiled_and_plain(banquets: bool, points: int, moves: str) -> None:
    position, dice, bot = (
        DICE.new(DICE.setup({"players": 1, "banquets": banquets})),
        FastSource(7),
        make_bot("learned-1"),
    )
    lines = list[str]()
    position.roll(dice)
    while not position.is_over():
        move = bot.choose(DICE.view(position, 0), Budget.none())
        lines.append(DICE.format(position, move))
        position.play(move)
        position.roll(dice)
    assert (position.totals()[0], blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()) == (points, moves)


def test_what_it_expects_comes_true_on_average() -> None:
    """Over some games alone, with the sheets it leaves half-way."""
    judge, off = SheetJudge(model_for()), list[float]()
    for seed in range(30):
        position, dice = DICE.new(setup_alone(False)), FastSource(100 + seed)
        while position.day == 0:
            position.play(position.draw(dice))
        worth = 0
        while not position.is_over():
            before = play_on(position, judge, dice)
            worth = int(before) if half_days_ahead(position) == 6 else worth
        off.append(position.totals()[0] - worth / 100)
    assert abs(sum(off) / len(off)) < 2


def test_who_leads_is_likelier_to_win() -> None:
    even, ahead, sure = (
        chances_of([5000, 5000], 400.0),
        chances_of([5300, 5000], 400.0),
        chances_of([9000, 5000], 400.0),
    )
    assert even == pytest.approx([0.5, 0.5])
    assert 0.6 < ahead[0] < 0.8
    assert sure[0] > 0.999
    assert chances_of([5000, 4900, 5000], 0.0) == [0.5, 0.0, 0.5]
    many = chances_of([5000 + 100 * k for k in range(10)], 500.0)
    assert sum(many) == pytest.approx(1)
    assert many == sorted(many)


def test_a_finished_game_is_told_as_it_ended() -> None:
    position = positions({"players": 2}, 100)[-1]
    while not position.is_over():
        seat = position.pending()[0]
        position.play(make_bot("learned", 1).choose(DICE.view(position, seat), Budget.none()))
    forecast = LearnedDiceLook(DICE.view(position, 0).known, 0).forecast()
    assert [sum(one.points.values()) for one in forecast] == position.totals()


def test_temperaments_differ_a_little() -> None:
    plain = model_for()
    assert any(list(tempered_model(temper=seed).w3) != list(plain.w3) for seed in (1, 2, 3))
    assert list(tempered_model(temper=0).w3) == list(plain.w3)


def test_weights_for_other_numbers_are_refused() -> None:
    with pytest.raises(UnfitWeights, match="city-2"):
        fitting(packaged("city-2"), "city-2")


# ---- looking further ---------------------------------------------------------------------------------------------


def test_evaluations_decide_the_same_everywhere_and_are_kept_to() -> None:
    position, seat = decisions({"players": 1}, 16)[8]
    view = DICE.view(position, seat)
    assert len({make_bot("search:evaluations=3000", 3).choose(view, Budget.none()) for _ in range(2)}) == 1
    given = Budget(evaluations=100_000)
    make_bot("search:evaluations=1000", 3).choose(view, given)
    assert given.left is not None
    assert 90_000 < given.left < 100_000
    judged = make_bot("search:evaluations=8000", 3).judge(view, Budget.none())
    assert any(one.error > 0 for one in judged.moves)


def test_time_is_kept_to_and_who_is_interrupted_answers() -> None:
    position, seat = decisions({"players": 1}, 16)[5]
    view = DICE.view(position, seat)
    start = time.monotonic()
    make_bot("search:seconds=0.1", 3).choose(view, Budget.none())
    assert time.monotonic() - start < 4
    budget = Budget.none()
    threading.Timer(0.2, budget.stop).start()
    start = time.monotonic()
    assert make_bot("search:seconds=60", 3).choose(view, budget) in view.moves()
    assert time.monotonic() - start < 10


def test_another_process_makes_the_same_search() -> None:
    position, seat = decisions({"players": 3, "banquets": True}, 9)[4]
    known = DICE.view(position, seat).known
    look = LearnedDiceLook(known, seat)
    ranked = sorted(((move, look.worth(move)) for move in look.considered), key=lambda found: -found[1])
    search = DiceSearch(known, 0, seat, ranked, 5)
    kind, *where = search.elsewhere()
    other = kind.again(*where, ranked, 5)
    for one in (search, other):
        assert one.trial(Budget.none())
    assert [one.trials for one in search.all] == [one.trials for one in other.all]
    assert search.end_of(search.all[0].move)[1] == search.all[0].worth


def test_a_line_is_played_as_it_is_judged() -> None:
    position, seat = decisions({"players": 1}, 16)[10]
    look = LearnedDiceLook(position, seat)
    most = max(look.worth(move) for move in look.considered)
    assert decide(look.start.clone(), look.judge) == most


def test_both_play_the_dice_game() -> None:
    assert {"learned", "learned-1", "search"} <= set(bots_for("dice"))
