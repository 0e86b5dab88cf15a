"""Records: saved, loaded, replayed, redacted; and what is said about files that are no records."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.play import GAME, new_match, play_on
from troyes import __version__
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Entry, Record
from troyes.kernel.play.record_following import OtherGame, RecordFile, Taken


@cache
def played(moves: int) -> str:
    return play_on(new_match(modules=["bonus"]), moves).record.to_text()


def finished() -> Record:
    return Record.from_text(played(10_000))


def running() -> Record:
    return Record.from_text(played(60))


def rows(record: Record) -> list[Any]:
    return [json.loads(line) for line in record.to_text().splitlines()]


def text(rows: list[Any]) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def read(content: str, replay: bool = False) -> Record:
    record = Record.from_text(content, "g.jsonl")
    if replay:
        record.replay()
    return record


def refused(content: str, replay: bool = False) -> BadInput:
    with pytest.raises(BadInput) as caught:
        read(content, replay)
    return caught.value


# ---- the file ----------------------------------------------------------------------------------------------------


def test_file_is_one_json_object_per_line() -> None:
    header, *moves, end = rows(finished())
    assert header["format"] == "troyes-record"
    assert header["version"] == 1
    assert header["game"] == "city"
    assert header["rules"] == __version__
    options = header["options"]
    assert (options["players"], options["modules"], options["start"]) == (3, ["bonus"], None)
    assert set(options) == {
        "players",
        "modules",
        "start",
        "pool",
        "revealed",
        "tournament",
        "king_stops",
        "king_colours",
    }
    assert header["figures"]["rules"]["start_deniers"] == 5
    assert header["seats"] == ["A", "B", "C"]
    assert [move["n"] for move in moves] == list(range(1, len(moves) + 1))
    assert len(end["end"]["scores"]) == 3


def test_saved_and_loaded_is_the_same(tmp_path: Path) -> None:
    match = Match(GAME, GAME.setup({"players": 2}), None, ["Zoé", "Łukasz 🂡"], "duplicate 4")
    match.play_chance("* start A")
    for record in (match.record, finished(), running()):
        record.save(tmp_path / "game.jsonl")
        assert Record.load(tmp_path / "game.jsonl") == record
    assert os.listdir(tmp_path) == ["game.jsonl"]


def test_record_keeps_the_figures_it_was_played_with() -> None:
    setup = GAME.setup({"players": 2}, {"rules": {"start_deniers": 50}, "activity": {"merchant": {"hire": 9}}})
    record = Record.from_text(Match(GAME, setup, None).record.to_text())
    assert GAME.figures_of(record.setup())["rules"]["start_deniers"] == 50
    assert GAME.figures_of(record.setup()) == GAME.figures_of(setup)


def test_hash_stands_where_a_turn_ends() -> None:
    record = running()
    position = GAME.new(record.setup())
    deciding: list[int] = []
    for entry in record.entries:
        position.play(GAME.parse(position, entry.line))
        now = [seat for seat in position.pending() if seat != 15]
        assert entry.hash == (position.fingerprint() if now != deciding else "")
        deciding = now


def test_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    running().save(path)
    before = path.read_bytes()
    broken = running()
    broken.entries.append(Entry("\ud800"))
    with pytest.raises(UnicodeEncodeError):
        broken.save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.jsonl"]
    with pytest.raises(BadInput, match=r"missing.*cannot be written"):
        running().save(tmp_path / "missing" / "game.jsonl")


def test_file_follows_a_running_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    file = RecordFile(path)
    match = new_match()
    undone = 0
    while not match.position.is_over():
        play_on(match, 1, seed=len(match.record.entries))
        file.write(match.record)
        assert path.read_text(encoding="utf-8") == match.record.to_text()
        seat = next((seat for seat in range(3) if match.can_undo(seat)), None)
        if seat is not None and undone < 20:
            match.undo(seat)
            undone += 1
            file.write(match.record)
            assert path.read_text(encoding="utf-8") == match.record.to_text()
    file.write(match.record)
    assert Record.load(path) == match.record


def test_file_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = play_on(new_match(), 10)
    RecordFile(path).write(match.record)
    play_on(match, 10)
    RecordFile(path).write(match.record)
    assert Record.load(path) == match.record


def left_alone(path: Path, record: Record, reason: str, kind: type[Taken] = Taken) -> None:
    before = path.read_bytes()
    with pytest.raises(kind, match=reason):
        RecordFile(path).write(record)
    assert path.read_bytes() == before


def test_a_file_that_is_no_record_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes")
    left_alone(path, running(), "not the record of a game")
    path.write_text("")
    RecordFile(path).write(running())  # there was nothing to lose
    cut = path.read_bytes()[:-9]
    path.write_bytes(cut)
    left_alone(path, running(), "not the record of a game")


def test_another_game_or_more_of_this_one_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = play_on(new_match(), 10)
    RecordFile(path).write(match.record)
    left_alone(path, new_match().record, "holds more of this game", OtherGame)
    left_alone(path, new_match(modules=["bonus"]).record, "holds another game", OtherGame)
    branch = play_on(new_match(), 14, seed=99).record
    left_alone(path, branch, "played differently after", OtherGame)


def test_a_file_that_somebody_else_has_changed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    one, other = play_on(new_match(), 10), play_on(new_match(), 10)
    file = RecordFile(path)
    file.write(one.record)
    play_on(other, 6, seed=5)
    RecordFile(path).write(other.record)
    before = path.read_bytes()
    play_on(one, 3, seed=6)
    with pytest.raises(OtherGame):
        file.write(one.record)
    assert path.read_bytes() == before


def test_links_stay_links_and_pipes_stay_pipes(tmp_path: Path) -> None:
    target, link, pipe = tmp_path / "game.jsonl", tmp_path / "link.jsonl", tmp_path / "pipe"
    link.symlink_to(target)
    RecordFile(link).write(running())
    assert link.is_symlink()
    assert Record.load(target) == running()
    os.mkfifo(pipe)
    with pytest.raises(BadInput, match="is not a file"):
        running().save(pipe)
    with pytest.raises(BadInput, match="is not a file"):
        RecordFile(pipe).write(running())
    assert pipe.is_fifo()


def test_an_interrupted_save_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    running().save(path)
    before = path.read_bytes()

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        running().save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.jsonl"]


# ---- files that are no records -----------------------------------------------------------------------------------


def test_cut_last_line_is_named_with_its_remedy() -> None:
    content = running().to_text()
    lines = content.count("\n")
    for end in range(len(content) - 2, len(content) - 20, -1):
        error = refused(content[:end])
        assert error.where == f"g.jsonl, line {lines}"
        assert error.problem == "is cut off"
        assert "Delete this last line" in error.remedy
    assert Record.from_text(content[:-1]) == Record.from_text(content)


def test_missing_and_reordered_moves_are_named() -> None:
    header, *moves = rows(running())
    error = refused(text([header, *moves[:5], *moves[6:]]))
    assert error.where == "g.jsonl, line 7"
    assert "should be move 6, not 7" in error.problem
    moves[8], moves[9] = moves[9], moves[8]
    assert refused(text([header, *moves])).where == "g.jsonl, line 10"
    assert "should be move 1" in refused(text([header, *moves[3:]])).problem


@pytest.mark.parametrize(
    ("content", "where", "problem"),
    [
        ("", "g.jsonl", "is empty"),
        ("\n", "g.jsonl, line 1", "is not JSON"),
        ("hello", "g.jsonl, line 1", "is not JSON"),
        ("[1, 2]\n", "g.jsonl, line 1", "is not a JSON object"),
        ("[" * 100_000, "g.jsonl, line 1", "is not JSON"),
        ('{"n": NaN}', "g.jsonl, line 1", "is not JSON"),
        ('{"format": "chess"}\n', "g.jsonl, line 1", "is not the header of a troyes record"),
        ('{"format": "troyes-record", "version": 2}\n', "g.jsonl, line 1", "version 2 is not known"),
        ('{"format": "troyes-record", "version": 1}\n', "g.jsonl, line 1", "game is missing"),
    ],
)
def test_foreign_files_are_refused(content: str, where: str, problem: str) -> None:
    error = refused(content)
    assert (error.where, error.problem) == (where, problem)
    assert error.remedy


@pytest.mark.parametrize(
    ("name", "value", "where", "problem"),
    [
        ("game", "chess", "line 1, game", "no game is called 'chess'"),
        ("game", ["city"], "line 1, game", "no game is called"),
        ("rules", 3, "line 1", "rules must be a version"),
        ("options", {"players": 9}, "line 1, option players", "must be 1, 2, 3 or 4"),
        ("options", [], "line 1", "options must be a table"),
        ("figures", {"rules": {"income": "ten"}}, "line 1, figures, rules.income", "must be a whole number"),
        ("figures", None, "line 1", "figures must be a table"),
        ("seats", ["A"], "line 1, seats", "1 names for 3 seats"),
        ("seats", [], "line 1, seats", "names for 3 seats"),
        ("seats", [1, 2, 3], "line 1", "seats must be a list of names"),
        ("seats", ["A", "B", "\ud800"], "line 1", "seats must be a list of names"),
        ("seed", [1], "line 1", "seed must be"),
        ("redacted", 5, "line 1", "redacted must be a seat"),
        ("extra", 5, "line 1", "'extra' is not known here"),
    ],
)
def test_broken_headers_name_the_field(name: str, value: Any, where: str, problem: str) -> None:
    header, *moves = rows(running())
    error = refused(text([header | {name: value}, *moves]))
    assert error.where == f"g.jsonl, {where}"
    assert problem in error.problem


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ({"n": 1}, "move is missing"),
        ({"move": "* start A"}, "n is missing"),
        ({"n": True, "move": "* start A"}, "should be move 1, not True"),
        ({"n": 1, "move": 3}, "move must be a line"),
        ({"n": 1, "move": ""}, "move must be a line"),
        ({"n": 1, "move": "x" * 300}, "move must be a line"),
        ({"n": 1, "move": "* start A", "hash": "xyz"}, "hash must be 16 digits"),
        ({"n": 1, "move": "* start A", "who": "A"}, "'who' is not known here"),
        ({"end": {"scores": [1]}}, "one score per seat"),
        ({"end": {"scores": [1, 2, None]}}, "one score per seat"),
        ({"end": 3}, "one score per seat"),
    ],
)
def test_broken_lines_are_named(row: Any, problem: str) -> None:
    error = refused(text([rows(running())[0], row]))
    assert error.where == "g.jsonl, line 2"
    assert problem in error.problem


def test_nothing_may_follow_the_end() -> None:
    content = rows(finished())
    assert refused(text([*content, content[-2]])).problem == "stands after the end of the game"


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        Record.load(tmp_path / "missing.jsonl")
    (tmp_path / "binary.jsonl").write_bytes(running().to_text().encode() + b"\n\xff\xfe")
    with pytest.raises(BadInput, match=r"line \d+: is not UTF-8 text"):
        Record.load(tmp_path / "binary.jsonl")


# ---- replaying ---------------------------------------------------------------------------------------------------


def test_replay_gives_the_position() -> None:
    match = play_on(new_match())
    assert match.record.replay().same_as(match.position)
    for until in (0, 1, 50):
        position = match.record.replay(until)
        assert position.same_as(GAME.new(match.record.setup())) == (until == 0)
    assert [step.line for step in match.record.steps(3)] == [entry.line for entry in match.record.entries[:3]]
    with pytest.raises(BadInput, match="moves, not 9999"):
        match.record.replay(9999)
    with pytest.raises(BadInput, match="until"):
        match.record.replay(-1)


def test_steps_carry_the_effects() -> None:
    match = new_match()
    before = len(match.record.entries)
    effects = match.play(match.position.moves(match.position.pending()[0])[0])
    steps = list(match.record.steps())[before:]
    assert [effect for step in steps for effect in step.effects] == effects


def test_first_departing_line_is_named() -> None:
    content = rows(running())
    at = next(n for n, row in enumerate(content) if row.get("move", "").startswith("* roll yellow"))
    line = content[at]["move"]
    content[at]["move"] = line[:-1] + ("1" if line[-1] != "1" else "2")
    hashed = next(row["n"] for row in content[at:] if "hash" in row)
    error = refused(text(content), replay=True)
    assert error.where == f"g.jsonl, line {hashed + 1}"
    assert f"move {hashed} departs" in error.problem
    assert f"--until {hashed - 1}" in error.remedy


@pytest.mark.parametrize("move", ["A dance", "* reveal merchant", "D pass"])
def test_move_that_cannot_be_played_departs(move: str) -> None:
    content = rows(running())
    content[7]["move"] = move
    error = refused(text(content), replay=True)
    assert error.where == "g.jsonl, line 8"
    assert error.problem.startswith(f"move 7 departs: {move!r}")


def test_missing_or_extra_hash_departs() -> None:
    content = rows(running())
    hashed = [n for n, row in enumerate(content) if "hash" in row]
    mark = content[hashed[3]].pop("hash")
    assert refused(text(content), replay=True).where == f"g.jsonl, line {hashed[3] + 1}"
    content[hashed[3]]["hash"] = mark
    content[1]["hash"] = mark
    assert refused(text(content), replay=True).where == "g.jsonl, line 2"


def test_other_rules_are_named_when_a_record_departs() -> None:
    content = rows(running())
    content[0]["rules"] = "0.0.1"
    assert Record.from_text(text(content)).replay()
    content[5]["move"] = "A dance"
    assert f"recorded with rules 0.0.1, these are {__version__}" in refused(text(content), replay=True).remedy


def test_scores_must_fit_the_game() -> None:
    content = rows(finished())
    assert "its scores are missing" in refused(text(content[:-1]), replay=True).problem
    content[-1]["end"]["scores"][0] += 1
    error = refused(text(content), replay=True)
    assert error.where == f"g.jsonl, line {len(content)}"
    assert "the scores are" in error.problem
    early = [*rows(running()), content[-1]]
    assert "the game is not over" in refused(text(early), replay=True).problem


# ---- what others get ---------------------------------------------------------------------------------------------


@pytest.mark.ruling(7)
def test_redacted_record_hides_what_the_seat_may_not_know() -> None:
    full = running()
    full.seed = 7
    for seat in (0, 1, 2, SPECTATOR):
        redacted = full.redacted(seat)
        assert redacted.seed is None
        assert not any(entry.hash for entry in redacted.entries)
        for entry, shown in zip(full.entries, redacted.entries):
            letter = entry.line.split()[2] if entry.line.startswith("* deal") else ""
            secret = letter and letter != "ABC"[seat : seat + 1]
            assert shown.line == (f"* deal {letter} ?" if secret else entry.line)
        assert Record.from_text(redacted.to_text()) == redacted


@pytest.mark.ruling(7)
def test_redacted_records_do_not_tell_hidden_hands_apart() -> None:
    """Two games that differ only in the hands of others are redacted to the same text."""
    texts = set()
    for other in ("henry_i", "urbain_iv"):
        match = Match(GAME, GAME.setup({"players": 3, "start": "A"}), None)
        for line in ("* deal A le_florentin", f"* deal B {other}", "* deal C hugues_de_payns"):
            match.play_chance(line)
        match.play("A place palace 1")
        texts.add(match.record.redacted(0).to_text())
    assert len(texts) == 1


def test_finished_record_is_not_redacted() -> None:
    record = finished()
    assert record.redacted(1) == record


def test_redacted_record_cannot_be_replayed() -> None:
    redacted = Record.from_text(running().redacted(1).to_text(), "g.jsonl")
    with pytest.raises(BadInput, match="is a redacted record"):
        redacted.replay()
    with pytest.raises(BadInput, match="is a redacted record"):
        Match.resume(redacted, None)
    with pytest.raises(BadInput, match="is a redacted record"):
        redacted.redacted(2)
