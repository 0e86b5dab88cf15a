"""Everybody chooses at the same time: views hide the choices of others, lines are taken back, order is nothing."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from tests.dice.helpers import LETTERS, lines, look, play, refused, resources, stage
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.kernel.contract.refusals import IllegalMove
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.play.turn import Turn


def seen(position: Position, seat: int) -> bytes:
    """Everything a view tells: data in both languages, moves, reasons, previews, guesses."""
    view = DICE.view(position, seat)
    moves = view.moves()
    told = [
        view.to_dict("en"),
        view.to_dict("fr"),
        moves,
        [view.preview(move) for move in moves[:20]],
        [str(view.why_not(move)) for move in range(0, 1 << 22, 65537)],
        [int(value) for value in view.determinize(SequenceSource(5)).v],
    ]
    return json.dumps(told, sort_keys=True).encode()


def three() -> Position:
    return stage("RYWR", "1 3 4 black 6", players=3)


# ---- secrecy -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(226)
def test_no_view_shows_what_another_has_chosen() -> None:
    p = three()
    one = play(p.clone(), "A die 1 as red 1 gain")
    other = play(p.clone(), "A die 3 as white 4 prestige")
    assert one.to_bytes() != other.to_bytes()
    for seat in (1, 2, SPECTATOR):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


@pytest.mark.ruling(226)
def test_every_choice_looks_the_same_from_outside() -> None:
    p = three()
    views = set()
    for move in p.moves(0)[::9]:
        after = p.clone()
        after.play(move)
        if 0 not in after.pending():
            views.add(seen(after, 1))
    assert len(views) == 1


@pytest.mark.ruling(226)
def test_a_line_that_is_not_finished_looks_like_one_not_begun() -> None:
    p = stage("RYWR", "1 3 4 black 6", {"residents": [14, 0, 0]}, players=2)
    begun = play(p.clone(), "A die 1 as red 1 prestige")
    assert look(begun, "pending") == "A B"
    assert lines(begun)[0].startswith("A build")
    for seat in (1, SPECTATOR):
        assert seen(begun, seat) == seen(p, seat)


@pytest.mark.ruling(226)
def test_the_others_know_that_somebody_is_done_and_the_sheet_before_his_choice() -> None:
    p = play(three(), "A die 1 as red 1 gain")
    view = DICE.view(p, 1).to_dict()
    assert view["pending"] == [1, 2]
    assert [sheet["done"] for sheet in view["seats"]] == [True, False, False]
    assert view["seats"][0]["resources"]["influence"]["held"] == 3
    assert DICE.view(p, 0).to_dict()["seats"][0]["resources"]["influence"]["held"] == 4


@pytest.mark.ruling(226)
def test_when_all_are_done_all_sheets_are_shown() -> None:
    p = play(three(), "A die 1 as red 1 gain", "C die 1 as red 1 gain", "B die 3 as white 4 gain")
    held = [sheet["resources"]["influence"]["held"] for sheet in DICE.view(p, 1).to_dict()["seats"]]
    assert held == [4, 3, 4]


@pytest.mark.ruling(226)
def test_effects_of_others_are_not_told() -> None:
    match = Match(DICE, DICE.setup({"players": 2}), FastSource(1))
    match.advance()
    effects = match.play(match.position.moves(0)[0])
    assert DICE.visible(effects, 1) == []
    assert DICE.visible(effects, 0) == effects


@pytest.mark.ruling(227, 241)
def test_a_guess_leaves_everybody_something_to_choose() -> None:
    """B was shown mercy and has a resident to place: nobody else knows where, but a guess has him choose."""
    poor = {"influence": 0, "deniers": 0, "knowledge": 0, "circled": [5, 5, 5], "residents": [20, 10, 9]}
    p = stage("RYWR", "2 3 4 black 1", players=2, seats={"B": poor})
    assert look(p, "pending") == "A B"
    guess = DICE.view(p, 0).determinize(SequenceSource(1))
    assert guess.moves(1) == p.moves(1) != []


def test_a_guess_plays_on_to_the_end() -> None:
    p = play(three(), "C die 1 as red 1 gain")
    guess = DICE.view(p, 0).determinize(SequenceSource(3))
    choose = SequenceSource(4)
    while not guess.is_over():
        guess.roll(FastSource(2))
        for seat in guess.pending():
            moves = guess.moves(seat)
            guess.play(moves[int(choose.below(len(moves)))])
    assert DICE.violations(guess) == []


# ---- any order ---------------------------------------------------------------------------------------------------

CHOSEN = {
    "A": "A die 1 as red 1 gain",
    "B": "B die 3 as white 4 prestige",
    "C": "C die 2 paid knowledge as yellow 3 gain",
}


@pytest.mark.ruling(226)
def test_the_order_of_lines_does_not_matter() -> None:
    ends = {play(three(), *(CHOSEN[letter] for letter in order)).to_bytes() for order in permutations("ABC")}
    assert len(ends) == 1


def new_match(players: int = 3) -> Match:
    match = Match(DICE, DICE.setup({"players": players}), FastSource(11))
    match.advance()
    return match


def first_lines(match: Match) -> dict[int, str]:
    """A different legal line for each seat."""
    p = match.position
    return {seat: DICE.format(p, p.moves(seat)[5 * seat]) for seat in p.pending()}


@pytest.mark.ruling(226)
def test_the_record_is_the_same_whoever_chose_first() -> None:
    texts = set()
    for order in permutations(range(3)):
        match = new_match()
        for _ in range(4):
            chosen = first_lines(match)
            for seat in (seat for seat in order if seat in chosen):
                finish(match, seat, chosen[seat])
        texts.add(match.record.to_text())
    assert len(texts) == 1
    Record.from_text(texts.pop()).replay()


def finish(match: Match, seat: int, line: str) -> None:
    """Play a whole line: an action and the first answer to whatever follows."""
    rolls = sum(entry.line.startswith("* roll") for entry in match.record.entries)
    match.play(line)
    while sum(entry.line.startswith("* roll") for entry in match.record.entries) == rolls:
        moves = match.position.moves(seat)
        if not moves:
            return
        match.play(moves[0])


def test_a_die_comes_first_then_what_it_sets_off() -> None:
    p = three()
    assert refused(p, "A resident red") == "die_first"
    assert refused(p, "A build hall 1") == "die_first"


def test_who_is_done_waits() -> None:
    p = play(three(), CHOSEN["B"])
    assert refused(p, "B die 1 as red 1 gain") == "done"
    assert look(p, "pending", "half") == ["A C", "morning"]


# ---- undo --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(226)
def test_a_line_is_taken_back_until_all_are_done() -> None:
    match = new_match()
    start, empty = match.position.to_bytes(), match.record.to_text()
    chosen = first_lines(match)
    match.play(chosen[0])
    match.play(chosen[1])
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, False]
    match.undo(0)  # although B has chosen since
    assert LETTERS[0] in look(match.position, "pending")
    match.undo(1)
    assert (match.position.to_bytes(), match.record.to_text()) == (start, empty)
    with pytest.raises(IllegalMove):
        match.undo(1)


@pytest.mark.ruling(226)
def test_when_all_are_done_nothing_is_taken_back() -> None:
    match = new_match()
    for line in first_lines(match).values():
        match.play(line)
    assert not any(match.can_undo(seat) for seat in range(3))


def test_follow_ups_are_taken_back_one_by_one_or_with_the_line() -> None:
    match = new_match(2)
    match.turn = Turn.at(stage("RYWR", "1 3 4 black 6", {"residents": [14, 14, 0]}, players=2))
    play_it(match, "A die 1 as red 1 prestige", "A build hall 4")
    assert look(match.position, "A.residents") == [15, 16, 0]
    match.undo(0)
    assert lines(match.position)[0] == "A build hall 1"
    play_it(match, "A build hall 4")
    match.undo(0, whole_turn=True)
    assert lines(match.position)[0].startswith("A die")
    assert not match.can_undo(0)


def play_it(match: Match, *moves: str) -> None:
    for line in moves:
        match.apply(match.read(line))


# ---- the record that others get ----------------------------------------------------------------------------------


def recorded(match: Match, seat: int) -> list[str]:
    return [entry.line for entry in match.record.redacted(seat).entries]


@pytest.mark.ruling(226)
def test_a_redacted_record_hides_open_lines_of_others() -> None:
    match = new_match()
    chosen = first_lines(match)
    before = recorded(match, SPECTATOR)
    match.play(chosen[0])
    match.play(chosen[2])
    assert recorded(match, 0) == [*before, chosen[0]]
    assert recorded(match, 2) == [*before, chosen[2]]
    assert recorded(match, 1) == recorded(match, SPECTATOR) == before
    match.play(chosen[1])
    assert recorded(match, SPECTATOR)[len(before) : len(before) + 3] == [chosen[0], chosen[1], chosen[2]]


@pytest.mark.ruling(226)
def test_a_redacted_record_has_no_hash_to_guess_from() -> None:
    match = new_match()
    match.play(first_lines(match)[0])
    redacted: Any = match.record.redacted(1)
    assert all(not entry.hash for entry in redacted.entries)


@pytest.mark.ruling(216, 226)
def test_ten_choose_at_once() -> None:
    match = new_match(10)
    assert match.position.pending() == list(range(10))
    for seat in range(9, -1, -1):
        finish(match, seat, DICE.format(match.position, match.position.moves(seat)[seat]))
    assert look(match.position, "half") == "afternoon"
    assert all(len(resources(match.position, letter)) == 3 for letter in LETTERS)
