"""The turn in progress: what closes the way back, what is taken back, what stays as it was."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from tests.kernel.play import GAME
from troyes.games import game_named
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import IllegalMove, Refusal
from troyes.kernel.contract.rules import CHANCE, Rules
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.play.turn import NO_UNDO, Closing, Step, Turn, begin, play, roll, undo, written

DICE = game_named("dice")
SEATS = {"A": {"influence": 9, "dice": "Y2 Y4 Y5"}, "B": {"influence": 9, "dice": "W3 W6"}}


def staged(seats: Mapping[str, Any] = SEATS) -> Turn:
    setup = GAME.setup({"players": 2})
    return Turn.at(GAME.stage(setup, {"seats": seats}, "staged"))


def choosing(players: int = 3) -> Turn:
    """All seats of Troyes Dice choose at the same time."""
    setup = DICE.setup({"players": players})
    return last(begin(DICE, setup), roll(DICE, begin(DICE, setup), FastSource(11)))


def last(turn: Turn, steps: Any) -> Turn:
    for step in steps:
        turn = step.turn
    return turn


def played(turn: Turn, *lines: str, game: Rules[Any, Any] = GAME) -> Step:
    for line in lines:
        step = play(game, turn, game.parse(turn.position, line))
        turn = step.turn
    return step


def first(turn: Turn, seat: int) -> Step:
    """The first move of a seat in Troyes Dice."""
    return play(DICE, turn, turn.position.moves(seat)[0])


def lines_of(step: Step) -> list[str]:
    return [move.line for move in step.firm]


# ---- what closes the way back ------------------------------------------------------------------------------------


def test_moves_of_one_turn_are_taken_back_together() -> None:
    turn = staged()
    step = played(turn, "A flip", "A turn Y2", "A done", "A farm with Y4")
    assert (step.closed_before, step.closed_after, step.firm) == (None, None, [])
    assert step.turn.number == turn.number
    assert [move.line for move in step.turn.lines[0]] == ["A flip", "A turn Y2", "A done", "A farm with Y4"]
    back, taken = undo(GAME, step.turn, 0, whole_turn=True)
    assert back.position.same_as(turn.position)
    assert len(taken) == 4


def test_a_move_of_another_seat_closes() -> None:
    before = played(staged(), "A farm with Y4")
    step = played(before.turn, "B flip")
    assert (step.closed_before, step.is_first, lines_of(step)) == (Closing.SEAT, True, ["A farm with Y4"])
    assert step.turn.number == before.turn.number + 1
    assert step.turn.base is before.position
    assert (step.turn.can_undo(0), step.turn.can_undo(1)) == (False, True)


def test_the_next_turn_of_the_same_seat_closes() -> None:
    before = played(staged({"A": SEATS["A"], "B": {"passed": True}}), "A farm with Y2")
    assert before.turn.is_past
    assert before.turn.can_undo(0)
    step = played(before.turn, "A farm with Y4")
    assert (step.closed_before, lines_of(step)) == (Closing.TURN, ["A farm with Y2"])
    back, _ = undo(GAME, step.turn, 0, whole_turn=True)
    assert back.position.same_as(before.position)
    assert not back.can_undo(0)


def test_a_turn_that_was_taken_back_is_not_past() -> None:
    before = played(staged({"A": SEATS["A"], "B": {"passed": True}}), "A flip", "A turn Y2", "A done", "A farm with Y4")
    back, _ = undo(GAME, before.turn, 0)
    assert not back.is_past
    assert played(back, "A farm with Y5").closed_before is None


def test_chance_closes_as_soon_as_it_is_due() -> None:
    turn = staged()
    step = played(turn, "A flip", "A turn Y2", "A done", "A reroll Y4")
    assert step.turn.position.pending() == [CHANCE]
    assert step.closed_after == Closing.CHANCE
    assert lines_of(step) == ["A flip", "A turn Y2", "A done", "A reroll Y4"]
    assert not step.turn.can_undo(0)
    drawn = list(roll(GAME, step.turn, FastSource(1)))
    assert [lines_of(one) for one in drawn] == [[one.line] for one in drawn]
    now = drawn[-1].turn
    assert (now.number, now.base, now.lines) == (turn.number + 1, now.position, {})
    assert not any(one.is_first for one in drawn)


def test_chance_counts_no_turns() -> None:
    setup = GAME.setup({"players": 3})
    steps = list(roll(GAME, begin(GAME, setup), FastSource(1)))
    assert len(steps) > 3
    assert {step.turn.number for step in steps} == {1}


def test_another_seat_and_chance_can_close_with_one_move() -> None:
    before = played(staged(), "A farm with Y4")
    step = played(before.turn, "B reroll W3")
    assert (step.closed_before, step.closed_after) == (Closing.SEAT, Closing.CHANCE)
    assert step.turn.number == before.turn.number + 2
    assert lines_of(step) == ["A farm with Y4", "B reroll W3"]


def test_a_binding_move_closes() -> None:
    setup = DICE.setup({"players": 2, "numbering": "expert"})
    turn = last(begin(DICE, setup), roll(DICE, begin(DICE, setup), FastSource(3)))
    cry = next(move for seat in turn.pending() for move in turn.position.moves(seat) if DICE.is_binding(move))
    step = play(DICE, turn, cry)
    assert step.turn.pending()
    assert step.closed_after == Closing.BINDING
    assert lines_of(step) == [step.line]
    assert not any(step.turn.can_undo(seat) for seat in range(2))


def test_the_end_of_the_game_closes() -> None:
    for game, options in ((GAME, {"players": 2}), (DICE, {"players": 2})):
        turn = begin(game, game.setup(options))
        while not turn.position.is_over():
            turn = last(turn, roll(game, turn, FastSource(5)))
            step = play(game, turn, turn.position.moves(turn.pending()[0])[0])
            turn = step.turn
        assert step.closed_after == Closing.END
        assert not turn.lines


# ---- seats that choose at the same time --------------------------------------------------------------------------


def test_lines_of_others_close_nothing() -> None:
    turn = choosing()
    step = first(first(turn, 2).turn, 0)
    assert (step.turn.number, step.firm, step.closed_before) == (turn.number, [], None)
    assert [step.turn.can_undo(seat) for seat in range(3)] == [True, False, True]


def test_a_line_is_taken_back_alone() -> None:
    turn = choosing()
    both = first(first(turn, 2).turn, 0).turn
    back, taken = undo(DICE, both, 2)
    assert back.position.same_as(first(turn, 0).position)
    assert [move.line[0] for move in taken] == ["C"]
    assert list(back.lines) == [0]


def test_the_record_is_that_of_the_order_of_the_seats() -> None:
    turn = choosing()
    ordered = first(first(turn, 0).turn, 2)
    other = first(first(turn, 2).turn, 0)
    assert written(DICE, other.turn) == written(DICE, ordered.turn)
    assert [move.line[0] for move in written(DICE, other.turn)] == ["A", "C"]


def test_once_all_are_done_all_is_firm() -> None:
    turn = choosing()
    base = turn
    while turn.number == base.number:
        step = first(turn, turn.pending()[-1])
        turn = step.turn
    assert step.closed_after == Closing.CHANCE
    assert [line[0] for line in lines_of(step)] == sorted(line[0] for line in lines_of(step))
    assert {line[0] for line in lines_of(step)} == {"A", "B", "C"}


# ---- taking back -------------------------------------------------------------------------------------------------


def test_an_undo_is_a_change() -> None:
    """Else an answer to what was taken back would be one to what stands now."""
    turn = staged()
    after = played(turn, "A flip").turn
    back, _ = undo(GAME, after, 0)
    again = played(back, "A flip").turn
    assert [one.changes.get(0, 0) for one in (turn, after, back, again)] == [0, 1, 2, 3]


def test_changes_are_counted_by_seat() -> None:
    turn = first(first(choosing(), 2).turn, 0).turn
    back, _ = undo(DICE, turn, 2)
    assert back.changes == {2: 2, 0: 1}


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_who_has_no_move_takes_nothing_back(seat: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        undo(GAME, staged(), seat)
    assert caught.value.reason.code == "no_undo"


def test_what_was_taken_back_keeps_its_mark() -> None:
    turn = staged()
    step = play(GAME, turn, GAME.parse(turn.position, "A flip"), mark="message 7")
    _, taken = undo(GAME, step.turn, 0)
    assert [move.mark for move in taken] == ["message 7"]


# ---- nothing changes ---------------------------------------------------------------------------------------------


def test_turns_are_never_changed() -> None:
    turn = staged()
    kept = turn.position.to_bytes()
    step = played(turn, "A flip")
    middle = step.position.to_bytes()
    undo(GAME, step.turn, 0)
    played(step.turn, "A turn Y2")
    assert (turn.position.to_bytes(), turn.lines, turn.changes) == (kept, {}, {})
    assert (step.position.to_bytes(), list(step.turn.lines), step.turn.changes) == (middle, [0], {0: 1})


def test_an_unlisted_move_is_refused_whole() -> None:
    turn = staged()
    kept = turn.position.to_bytes()
    for move in (-1, 0, 1 << 62, 1 << 70, GAME.parse(turn.position, "B pass"), GAME.parse(turn.position, "* reroll 3")):
        with pytest.raises(IllegalMove):
            play(GAME, turn, move)
    assert turn.position.to_bytes() == kept


class Heap:
    """A position of a game in which one seat takes pieces from a heap; what it is asked is written down."""

    def __init__(self, pieces: int, asked: list[str]) -> None:
        self.pieces, self.asked = pieces, asked

    def clone(self) -> Heap:
        return Heap(self.pieces, self.asked)

    def pending(self) -> list[int]:
        return [0] if self.pieces else []

    def is_over(self) -> bool:
        return not self.pieces

    def fingerprint(self) -> str:
        return str(self.pieces)

    def moves(self, seat: int) -> list[int]:
        self.asked.append("moves")
        return [16 * taken for taken in range(1, self.pieces + 1)]

    def why_not(self, move: int) -> Refusal | None:
        self.asked.append("why not")
        return None if move in self.moves(0) else NO_UNDO

    def play(self, move: int, trace: Trace | None = None) -> None:
        self.asked.append("play")
        self.pieces -= move // 16


def test_a_position_is_asked_once_whether_a_move_is_legal() -> None:
    """Listing the legal moves is most of the work of a move: `play` does it, and nobody does it before."""
    asked: list[str] = []
    rules: Any = SimpleNamespace(
        simultaneous=False,
        format=lambda position, move: f"take {move // 16} of {position.pieces}",
        begins_turn=lambda effect: True,
        is_binding=lambda move: False,
    )
    step = play(rules, Turn.at(Heap(5, asked)), 16 * 2)
    assert (step.position.pieces, step.line, asked) == (3, "take 2 of 5", ["play"])


# ---- against bots alone ------------------------------------------------------------------------------------------


def begun(players: int = 3, seed: int = 3) -> Match:
    match = Match(GAME, GAME.setup({"players": players}), FastSource(seed))
    match.advance()
    return match


def answered_by_bots(seed: int = 3) -> tuple[Match, Any]:
    """Where the first seat has to decide again, with nothing but the others' moves since; and its position before."""
    match, chosen = begun(seed=seed), random.Random(seed)
    before: Any = None
    while True:
        [seat] = match.position.pending()
        if seat == 0 and match.can_undo(0, BOTS) and not match.can_undo(0):
            return match, before
        if seat == 0:
            before = match.position.clone()
        match.play(chosen.choice(match.position.moves(seat)))


BOTS = (1, 2)


def test_who_plays_against_bots_alone_goes_back_over_their_answers() -> None:
    match, before = answered_by_bots()
    entries, told = list(match.record.entries), match.beats(0)
    match.undo(0, over=BOTS)
    assert match.position.same_as(before)
    kept = len(match.record.entries)
    assert match.record.entries == entries[:kept]
    assert kept < len(entries) - 1  # with one's own move at least one of a bot
    left = match.beats(0)
    assert len(left) < len(told)
    assert [beat.number for beat in left] == list(range(1, len(left) + 1))
    while not match.position.is_over():
        match.play(match.position.moves(match.position.pending()[0])[0])
    assert Record.from_text(match.record.to_text(), "memory").replay().same_as(match.position)


def test_nobody_goes_back_over_people() -> None:
    match, _ = answered_by_bots()
    for over in ((), (1,), (2,)):
        assert not match.can_undo(0, over)
        with pytest.raises(IllegalMove):
            match.undo(0, over=over)
    match.undo(0, whole_turn=True, over=BOTS)
    assert not match.can_undo(0)  # nor once nothing is left of the turn: the one before is another's


def test_nobody_goes_back_over_chance_nor_from_the_end() -> None:
    match, chosen = begun(), random.Random(7)
    rolled = 0
    while not match.position.is_over():
        [seat] = match.position.pending()
        entries = len(match.record.entries)
        match.play(chosen.choice(match.position.moves(seat)))
        if len(match.record.entries) > entries + 1 and not match.position.is_over():
            rolled += 1
            assert not any(match.can_undo(seat, (0, 1, 2)) for seat in range(3))
    assert rolled > 5
    assert not any(match.can_undo(seat, (0, 1, 2)) for seat in range(3))


def test_no_number_of_a_turn_comes_again() -> None:
    """Names of decisions are made of a turn's number and of how often something was changed in it."""
    match, chosen = begun(), random.Random(5)
    asked: set[tuple[int, int, int]] = set()
    went_back = 0
    while not match.position.is_over():
        [seat] = match.position.pending()
        name = (match.turn.number, seat, sum(match.turn.changes.values()))
        assert name not in asked
        asked.add(name)
        if seat == 0 and match.can_undo(0, BOTS) and chosen.random() < 0.4:
            went_back += not match.can_undo(0)
            match.undo(0, over=BOTS)
        else:
            match.play(chosen.choice(match.position.moves(seat)))
    assert went_back > 3
