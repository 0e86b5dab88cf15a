"""Fair dice: the promise, and every outcome drawn again from the secret."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from troyes.games import game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.chance import FastSource, SecureSource, SequenceSource
from troyes.kernel.play.fair import check, commitment_of
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Entry, Record
from troyes.kernel.play.turn import carry_out

SECRET = bytes(range(32))
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "city": ("city", {"players": 3}),
    "ladies": ("city", {"players": 4, "modules": ["all"]}),
    "king": ("city", {"players": 1, "modules": ["all"]}),
    "dice": ("dice", {"players": 3, "banquets": True}),
}


@cache
def text_of_game(kind: str, moves: int = 10_000) -> str:
    """A game of random moves whose dice come from the secret, with its promise."""
    name, options = GAMES[kind]
    game = game_named(name)
    match = Match(game, game.setup(options), SecureSource(SECRET))
    match.record.commitment, match.record.secret = commitment_of(SECRET), SECRET
    match.advance()
    choices = SequenceSource(5)
    while moves and not match.position.is_over():
        pending = match.position.pending()
        seat = pending[int(choices.below(len(pending)))]  # in the dice game all choose at the same time
        legal = match.position.moves(seat)
        match.play(legal[int(choices.below(len(legal)))])
        moves -= 1
    return match.record.to_text()


def fair_record(kind: str, moves: int = 10_000) -> Record:
    return Record.from_text(text_of_game(kind, moves), "g.jsonl")


def outcomes(record: Record) -> list[int]:
    return [number for number, entry in enumerate(record.entries, 1) if entry.line.startswith("* ")]


def forged(record: Record, number: int, outcome: str) -> Record:
    """The record with another outcome at a move and every hash made to fit; what follows is cut away."""
    kept = Record(record.game, record.options, record.figures, record.seats, commitment=record.commitment)
    kept.secret, kept.where = record.secret, record.where
    position = record.game.new(record.setup())
    lines = [entry.line for entry in record.entries[: number - 1]] + [outcome]
    for line in lines:
        position, played = carry_out(record.game, position, record.game.parse(position, line))
        kept.entries.append(Entry(line, played.hash))
    return kept


# ---- the promise -------------------------------------------------------------------------------------------------


def test_the_commitment_is_the_documented_hash() -> None:
    assert commitment_of(SECRET) == hashlib.sha256(b"troyes dice 1\n" + SECRET).hexdigest()
    with pytest.raises(ValueError, match="32 bytes"):
        commitment_of(b"short")


def test_promise_and_secret_are_kept_in_the_file() -> None:
    record = fair_record("city")
    header = json.loads(record.to_text().splitlines()[0])
    assert header["commitment"] == commitment_of(SECRET)
    assert header["secret"] == SECRET.hex()
    assert (record.commitment, record.secret) == (commitment_of(SECRET), SECRET)
    assert Record.from_text(record.to_text()) == record


def test_a_record_without_them_is_written_as_before() -> None:
    record = replace(fair_record("city"), commitment=None, secret=None)
    assert {"commitment", "secret"}.isdisjoint(json.loads(record.to_text().splitlines()[0]))


@pytest.mark.parametrize("name", ["commitment", "secret"])
@pytest.mark.parametrize("value", ["", "ab", "g" * 64, "A" * 64, 7, ["0" * 64], "0" * 65])
def test_only_64_digits_are_read(name: str, value: object) -> None:
    lines = text_of_game("city").splitlines(keepends=True)
    header = json.loads(lines[0]) | {name: value}
    with pytest.raises(BadInput, match=f"line 1: {name} must be 64 digits") as caught:
        Record.from_text(json.dumps(header) + "\n" + "".join(lines[1:]), "g.jsonl")
    assert "64 chiffres" in caught.value.text("fr")


def test_what_others_get_of_a_running_game_holds_the_promise_and_never_the_secret() -> None:
    shown = fair_record("city", 40).redacted(SPECTATOR)
    assert shown.commitment == commitment_of(SECRET)
    assert shown.secret is None
    assert SECRET.hex() not in shown.to_text()


# ---- checking ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GAMES)
def test_every_outcome_of_an_honest_game_fits(kind: str) -> None:
    record = fair_record(kind)
    verdict = check(record)
    assert verdict.is_fair
    assert verdict.is_promised is True
    assert verdict.fitting == len(outcomes(record)) > 5


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_broken_off_is_checked_as_far_as_it_went(kind: str) -> None:
    record = fair_record(kind, 20)
    assert check(record).fitting == len(outcomes(record)) > 0


@pytest.mark.parametrize("kind", GAMES)
def test_a_single_die_that_was_changed_is_found_even_if_all_hashes_fit(kind: str) -> None:
    record = fair_record(kind)
    rolls = [n for n in outcomes(record) if record.entries[n - 1].line.startswith("* roll")]
    number = rolls[len(rolls) // 2]
    line = record.entries[number - 1].line
    other = changed(record, number)
    verdict = check(forged(record, number, other))
    assert not verdict.is_fair
    assert verdict.is_promised is True
    assert verdict.fitting == sum(1 for n in outcomes(record) if n < number)
    assert verdict.wrong is not None
    assert (verdict.wrong.number, verdict.wrong.recorded.line, verdict.wrong.due.line) == (number, other, line)


def changed(record: Record, number: int) -> str:
    """The same roll from other dice."""
    position = record.replay(number - 1)
    line = record.entries[number - 1].line
    others = (record.game.format(position, position.draw(FastSource(seed))) for seed in range(100))
    return next(other for other in others if other != line)


def test_a_changed_die_is_named_before_the_hash_that_no_longer_fits() -> None:
    record = fair_record("city")
    number = next(n for n in outcomes(record) if record.entries[n - 1].hash and n > 30)
    record.entries[number - 1] = Entry(changed(record, number), record.entries[number - 1].hash)
    wrong = check(record).wrong
    assert wrong is not None
    assert wrong.number == number


def test_another_secret_keeps_no_promise_and_gives_other_dice() -> None:
    record = replace(fair_record("dice"), secret=bytes(32))
    verdict = check(record)
    assert verdict.is_promised is False
    assert verdict.wrong is not None
    assert not verdict.is_fair


def test_another_promise_is_not_kept_though_all_dice_fit() -> None:
    verdict = check(fair_record("dice"), "0" * 64)
    assert (verdict.is_promised, verdict.wrong, verdict.is_fair) == (False, None, False)


def test_dice_are_checked_even_if_nobody_says_what_was_promised() -> None:
    verdict = check(replace(fair_record("dice"), commitment=None))
    assert (verdict.is_promised, verdict.is_fair) == (None, True)


# ---- what cannot be checked --------------------------------------------------------------------------------------


def test_a_record_without_a_secret_is_refused_plainly() -> None:
    with pytest.raises(BadInput, match="holds no secret of its dice") as caught:
        check(replace(fair_record("city"), secret=None))
    assert "ne contient pas le secret" in caught.value.text("fr")


def test_a_redacted_record_is_refused() -> None:
    with pytest.raises(BadInput, match="redacted"):
        check(fair_record("city", 40).redacted(0))


@pytest.mark.parametrize("line", ["* roll nonsense", "A pass", "* reroll 9"])
def test_an_outcome_that_cannot_be_is_left_to_the_replay(line: str) -> None:
    record = fair_record("city")
    number = outcomes(record)[5]
    record.entries[number - 1] = Entry(line)
    with pytest.raises(BadInput, match=f"move {number} departs"):
        check(record)


def test_moves_of_people_are_verified_as_well() -> None:
    record = fair_record("city")
    record.scores = [99, 0, 0]
    with pytest.raises(BadInput, match="the scores are"):
        check(record)


# ---- taken over from another game --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GAMES)
def test_moves_taken_over_are_replayed_and_the_dice_after_them_checked(kind: str) -> None:
    first = fair_record(kind)
    started = next(number for number, entry in enumerate(first.entries, 1) if not entry.line.startswith("* ")) - 1
    made = Record(first.game, first.options, first.figures, first.seats, first.entries[:started])
    match = Match.resume(made, SecureSource(bytes(32)))
    while len(match.record.entries) < started + 40 and not match.position.is_over():
        match.play(match.position.moves(match.position.pending()[0])[0])
    found = Record.from_text(match.record.to_text())
    found.secret, found.commitment = bytes(32), commitment_of(bytes(32))
    assert not check(found).is_fair
    found.dictated = started
    verdict = check(Record.from_text(found.to_text()))
    assert (verdict.is_fair, verdict.wrong) == (True, None)
    assert verdict.fitting == len([number for number in outcomes(found) if number > started])


def test_a_changed_die_after_what_was_taken_over_is_found() -> None:
    record = fair_record("dice")
    number = outcomes(record)[-1]
    record.dictated = number - 1
    position = record.replay(until=number - 1)
    other = record.game.format(position, position.draw(SecureSource(bytes(32))))
    assert other != record.entries[number - 1].line
    changed = forged(record, number, other)
    changed.dictated = number - 1
    wrong = check(changed).wrong
    assert wrong is not None
    assert wrong.number == number


@pytest.mark.parametrize("value", [-1, "3", 1.5, True, None])
def test_only_a_number_of_moves_can_be_taken_over(value: object) -> None:
    header, *rest = fair_record("dice").to_text().splitlines()
    text = "\n".join([json.dumps({**json.loads(header), "dictated": value}), *rest]) + "\n"
    with pytest.raises(BadInput, match="dictated must be a number of moves"):
        Record.from_text(text)
