"""`troyes verify`: the dice of a record, judged in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from tests.kernel.test_fair import SECRET, changed, fair_record, forged, outcomes
from troyes.kernel.play.fair import commitment_of
from troyes.kernel.play.record import Record

PROMISE = commitment_of(SECRET)


@pytest.fixture
def honest(tmp_path: Path) -> Path:
    path = tmp_path / "honest.jsonl"
    fair_record("city").save(path)
    return path


@pytest.fixture
def loaded_dice(tmp_path: Path) -> tuple[Path, int, Record]:
    """A roll of the red dice that was changed, with all hashes made to fit."""
    record = fair_record("city")
    number = next(n for n in outcomes(record) if record.entries[n - 1].line.startswith("* roll red"))
    bad = forged(record, number, changed(record, number))
    path = tmp_path / "loaded.jsonl"
    bad.save(path)
    return path, number, bad


@pytest.mark.parametrize("kind", ["city", "king", "dice"])
def test_fair_dice(troyes: Troyes, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "g.jsonl"
    record = fair_record(kind)
    record.save(path)
    shown = troyes.fine("verify", path).out
    assert f"Commitment: {PROMISE}, as promised." in shown
    assert f"{len(outcomes(record))} rolls and draws checked: all are what the secret gives." in shown
    assert shown.endswith("The dice are fair.\n")


def test_fair_dice_in_french(troyes: Troyes, honest: Path) -> None:
    shown = troyes.fine("verify", honest, "--lang", "fr").out
    assert "comme promis" in shown
    assert shown.endswith("Les dés sont justes.\n")


def test_the_first_wrong_die_is_named_in_words(troyes: Troyes, loaded_dice: tuple[Path, int, Record]) -> None:
    path, number, bad = loaded_dice
    outcome = troyes("verify", path)
    assert outcome.code == 1
    assert f"Move {number} (line {number + 1}) is the first that the secret does not give" in outcome.out
    assert "  Recorded: Red dice: " in outcome.out
    assert "  The secret gives: Red dice: " in outcome.out
    assert f"[{bad.entries[-1].line}]" in outcome.out
    assert outcome.out.endswith("The dice are not fair.\n")


def test_the_first_wrong_die_in_french(troyes: Troyes, loaded_dice: tuple[Path, int, Record]) -> None:
    path, number, _ = loaded_dice
    outcome = troyes("verify", path, "--lang", "fr")
    assert outcome.code == 1
    assert f"Le coup {number} (ligne {number + 1})" in outcome.out
    assert "  Enregistré\u00a0: Dés rouges" in outcome.out
    assert "  Le secret donne\u00a0: Dés rouges" in outcome.out


def test_data(troyes: Troyes, honest: Path, loaded_dice: tuple[Path, int, Record]) -> None:
    data = troyes.fine("verify", honest, "--json").data
    assert data["fair"] is data["commitment_kept"] is data["finished"] is True
    assert data["commitment"] == data["commitment_of_secret"] == PROMISE
    assert data["first_wrong"] is None
    path, number, bad = loaded_dice
    outcome = troyes("verify", path, "--json")
    assert outcome.code == 1
    assert outcome.data["fair"] is False
    assert outcome.data["first_wrong"]["n"] == number
    assert outcome.data["first_wrong"]["recorded"] == bad.entries[-1].line


def test_the_hash_noted_at_the_start_goes_before_that_of_the_record(troyes: Troyes, honest: Path) -> None:
    assert "as promised" in troyes.fine("verify", honest, "--commitment", PROMISE.upper()).out
    outcome = troyes("verify", honest, "--commitment", "0" * 64)
    assert outcome.code == 1
    assert f"{'0' * 64} was promised" in outcome.out
    assert "all are what the secret gives" in outcome.out


def test_a_secret_that_was_exchanged(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    replace(fair_record("dice"), secret=bytes(32)).save(path)
    outcome = troyes("verify", path)
    assert outcome.code == 1
    assert "It is another secret." in outcome.out


def test_without_a_promise_the_hash_to_compare_is_shown(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    replace(fair_record("dice"), commitment=None).save(path)
    assert f"the secret gives {PROMISE}; the record does not say" in troyes.fine("verify", path).out


def test_a_game_that_was_broken_off(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    fair_record("city", 30).save(path)
    assert "not played to its end" in troyes.fine("verify", path).out


def test_a_record_without_a_secret(troyes: Troyes, record: Path) -> None:
    assert "holds no secret of its dice" in troyes.refused("verify", record)
    assert "ne contient pas le secret" in troyes.refused("verify", record, "--lang", "fr")


def test_bad_input(troyes: Troyes, honest: Path, tmp_path: Path) -> None:
    assert "--commitment: must be 64 digits" in troyes.refused("verify", honest, "--commitment", "5f0c")
    assert "cannot be read" in troyes.refused("verify", tmp_path / "none.jsonl")


def test_moves_taken_over_from_another_game_are_told(troyes: Troyes, tmp_path: Path) -> None:
    record = fair_record("dice")
    record.dictated = 12
    path = tmp_path / "g.jsonl"
    record.save(path)
    shown = troyes.fine("verify", path).out
    assert "Taken over from another game, with dice that were not promised here: 12 moves." in shown
    left = len([number for number in outcomes(record) if number > 12])
    assert f"{left} rolls and draws checked" in shown
    assert "Repris d'une autre partie" in troyes.fine("verify", path, "--lang", "fr").out
    assert troyes.fine("verify", path, "--json").data["dictated"] == 12
