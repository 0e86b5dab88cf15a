"""A running game: playing, chance, refusals, undo, going on from a record."""

from __future__ import annotations

import pytest

from tests.kernel.play import GAME, new_match, play_on, staged
from troyes.kernel.contract.effects import decode_effect
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SecureSource, SequenceSource
from troyes.kernel.play.match import Match

TABLE = {"seats": {"A": {"influence": 9, "dice": "Y2 Y4 Y5"}, "B": {"influence": 9, "dice": "W3 W6"}}}


def lines(match: Match) -> list[str]:
    return [entry.line for entry in match.record.entries]


# ---- playing -----------------------------------------------------------------------------------------------------


def test_play_takes_a_move_or_its_line_and_returns_its_effects() -> None:
    by_line, by_move = staged(TABLE), staged(TABLE)
    effects = by_line.play("A farm with Y4")
    assert by_move.play(GAME.parse(by_move.position, "A farm with Y4")) == effects
    assert lines(by_line) == ["A farm with Y4"]
    before = GAME.ledger(staged(TABLE).position)
    for effect in map(decode_effect, effects):
        if GAME.is_counted(effect):
            key = effect.what, effect.seat, effect.where
            before[key] = before.get(key, 0) + effect.amount
    assert {key: amount for key, amount in before.items() if amount} == GAME.ledger(by_line.position)


def test_play_goes_on_until_somebody_decides() -> None:
    match = new_match()
    assert CHANCE not in match.position.pending()
    assert lines(match)[0].startswith("* start")
    play_on(match, 30)
    assert CHANCE not in match.position.pending()


def test_finished_game_has_its_scores_in_the_record() -> None:
    match = play_on(new_match())
    assert match.record.scores == match.position.totals()
    assert match.advance() == []


@pytest.mark.parametrize("line", ["B pass", "A farm with Y6", "A settle palace with Y4", "* reroll 3", "A turn Y2"])
def test_refused_move_changes_nothing(line: str) -> None:
    match = staged(TABLE)
    match.play("A reroll Y2")
    before, record = match.position.clone(), lines(match)
    with pytest.raises(IllegalMove):
        match.play(line)
    assert match.position.same_as(before)
    assert lines(match) == record


def test_meaningless_line_changes_nothing() -> None:
    match = staged(TABLE)
    with pytest.raises(BadInput):
        match.play("A dance")
    assert lines(match) == []


def test_seats_have_names() -> None:
    setup = GAME.setup({"players": 2})
    assert Match(GAME, setup, None).record.seats == ["A", "B"]
    assert Match(GAME, setup, None, ["Ada", "Blaise"]).record.seats == ["Ada", "Blaise"]
    with pytest.raises(BadInput, match="3 names for 2 seats"):
        Match(GAME, setup, None, ["Ada", "Blaise", "Chloé"])


# ---- chance ------------------------------------------------------------------------------------------------------


def test_chance_can_be_dictated() -> None:
    match = Match(GAME, GAME.setup({"players": 2, "start": "B"}), None)
    assert match.advance() == []
    match.play_chance("* deal A henry_i urbain_iv")
    match.play_chance(GAME.parse(match.position, "* deal B hugues_de_payns chretien_de_troyes"))
    assert match.position.pending() == [1]
    assert lines(match)[-1].startswith("* deal B")


def test_impossible_outcome_is_refused() -> None:
    match = Match(GAME, GAME.setup({"players": 2}), None)
    with pytest.raises(IllegalMove) as caught:
        match.play_chance("* start C")
    assert caught.value.reason.code == "impossible_outcome"
    with pytest.raises(IllegalMove) as caught:
        match.play_chance("A pass")
    assert caught.value.reason.code == "no_outcome"
    assert lines(match) == []


def test_dictated_outcome_stops_before_the_next_one() -> None:
    match = Match(GAME, GAME.setup({"players": 3}), FastSource(1))
    match.play_chance("* start B")
    assert match.position.pending() == [CHANCE]
    match.advance()
    assert match.position.pending() == [1]


# ---- undo --------------------------------------------------------------------------------------------------------


def test_undo_takes_back_one_step() -> None:
    match = staged(TABLE)
    positions = []
    for line in ("A flip", "A turn Y2", "A turn Y4"):
        positions.append(match.position.clone())
        match.play(line)
    for number in (2, 1, 0):
        assert match.can_undo(0)
        match.undo(0)
        assert match.position.same_as(positions[number])
        assert len(lines(match)) == number
    assert not match.can_undo(0)


def test_undo_takes_back_the_whole_turn() -> None:
    match = staged(TABLE)
    start = match.position.clone()
    for line in ("A flip", "A turn Y2", "A done", "A farm with Y4"):
        match.play(line)
    assert match.position.pending() == [1]
    match.undo(0, whole_turn=True)
    assert match.position.same_as(start)
    assert lines(match) == []


def test_undo_stops_at_a_roll() -> None:
    match = staged(TABLE)
    match.play("A flip")
    match.undo(0)
    match.play("A reroll Y2")
    assert lines(match)[-1].startswith("* reroll")
    assert not match.can_undo(0)
    after_roll = match.position.clone()
    match.play("A farm with Y4")
    match.undo(0, whole_turn=True)
    assert match.position.same_as(after_roll)
    assert len(lines(match)) == 2


def test_undo_stops_at_a_move_of_another_seat() -> None:
    match = staged(TABLE)
    match.play("A farm with Y4")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play("B flip")
    assert not match.can_undo(0)
    match.undo(1)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo(0)


def test_undo_stays_in_the_turn_even_if_the_seat_plays_again() -> None:
    match = staged(TABLE | {"seats": TABLE["seats"] | {"B": {"passed": True, "dice": "W3 W6"}}})
    match.play("A farm with Y2")
    second = match.position.clone()
    assert match.position.pending() == [0]
    assert match.can_undo(0)
    match.play("A farm with Y4")
    match.undo(0, whole_turn=True)
    assert match.position.same_as(second)
    assert not match.can_undo(0)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    match = play_on(new_match())
    assert not any(match.can_undo(seat) for seat in range(3))


def test_undo_restores_throughout_a_game() -> None:
    """Undo, then play the same move again: the game is the one that never undid."""
    plain, undone = play_on(new_match()), new_match()
    choices = SequenceSource(3)
    while not undone.position.is_over():
        seat = undone.position.pending()[0]
        legal = undone.position.moves(seat)
        move = legal[int(choices.below(len(legal)))]
        before, record = undone.position.clone(), list(undone.record.entries)
        undone.play(move)
        if undone.can_undo(seat):
            undone.undo(seat)
            assert undone.position.same_as(before)
            assert undone.record.entries == record
            undone.play(move)
    assert undone.record == plain.record


# ---- going on ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [FastSource(7), SecureSource(bytes(range(32)))], ids=["fast", "secure"])
def test_resumed_game_continues_as_it_would_have(source: FastSource | SecureSource) -> None:
    match = Match(GAME, GAME.setup({"players": 2, "modules": ["bonus"]}), source, ["Ada", "Blaise"], 7)
    match.advance()
    play_on(match, 40)
    resumed = Match.resume(match.record, source)
    assert resumed.position.same_as(match.position)
    assert resumed.record == match.record
    assert [resumed.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]
    assert play_on(resumed).record == play_on(match).record


def test_resuming_while_chance_is_due() -> None:
    match = Match(GAME, GAME.setup({"players": 2}), FastSource(7))
    match.play_chance("* start A")
    resumed = Match.resume(match.record, FastSource(7))
    resumed.advance()
    match.advance()
    assert resumed.record == match.record
