"""Nothing is lost and nothing is destroyed: games are kept by themselves, files of others are left alone."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from tests.cli.pseudo import window
from troyes.cli.play.keeping import GAMES, TABLES, Keeper, data_folder, unfinished
from troyes.kernel.play.record import Record
from troyes.kernel.play.record_following import RecordFile

QUICK = ("play", "--players", 2, "--seed", 7, "--bots", "random")
DICE = ("play", "--game", "dice", "--seed", 4)
PROMPT = "Your choice: "


def placed(count: int = 6) -> str:
    return "1\n" * count


def only_game(folder: str = GAMES) -> Path:
    [path] = data_folder(folder).glob("*.jsonl")
    assert os.listdir(path.parent) == [path.name]  # nothing half written beside it
    return path


def own_moves(path: Path) -> int:
    return len([entry for entry in Record.load(path).entries if entry.line.startswith("A ")])


# ---- kept by itself ----------------------------------------------------------------------------------------------


def test_a_game_is_kept_from_its_first_decision(troyes: Troyes) -> None:
    troyes.fine(*QUICK, answers="")
    assert not data_folder(GAMES).exists()
    out = troyes.fine(*QUICK, answers=placed(3)).out
    assert own_moves(only_game()) == 3
    assert "The game is kept: `troyes play` goes on with it" in " ".join(out.split())


def test_each_move_is_on_the_disk_before_the_next_question(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the last moment to take it back is offered, and for the dice."""
    seen: list[int] = []
    read = "troyes.cli.play.terminal.Terminal.read"
    from troyes.cli.play.terminal import Terminal

    before = Terminal.read

    def looking(self: Terminal, prompt: str) -> str:
        if self.match.record.entries and self.has_decided:
            assert Record.load(only_game()).entries == self.match.record.entries
            seen.append(len(self.match.record.entries))
        return before(self, prompt)

    monkeypatch.setattr(read, looking)
    troyes.fine(*QUICK, answers=placed(6) + "recruit\nu\n1\n1\n1\n\n1\n1\n\n")
    assert len(seen) > 8
    data_folder(GAMES).rename(data_folder("elsewhere"))
    troyes.fine(*DICE, answers="gain\n1\n\n" * 3)


def test_against_bots_alone_their_answers_are_taken_back_too(troyes: Troyes) -> None:
    out = troyes.fine(*QUICK, answers="1\nu\n2\nq\n").out
    assert "Taken back." in out
    record = Record.load(only_game())
    lines = [entry.line for entry in record.entries if not entry.line.startswith("*")]
    assert [line[0] for line in lines].count("A") == 1
    assert {line[0] for line in lines} == {"A", "B"}
    assert record.replay().pending() == [0]


def test_a_table_of_dice_is_kept_and_offered_too(troyes: Troyes) -> None:
    wheel = "R/R Y/Y W/W R/Y R/Y Y/W Y/W W/R W/R\n"
    troyes.fine("dice", "--table", "--names", "Anne,Bruno", answers=f"{wheel}1 3 6 3\nq\n\n")
    assert [entry.line[:7] for entry in Record.load(only_game(TABLES)).entries] == ["* wheel", "* roll "]
    with window("dice", "--table") as screen:
        screen.wait_for("Go on with")
        screen.answer("", "Bruno")


def test_leaving_can_be_cancelled_copied_and_the_game_discarded(troyes: Troyes, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    out = troyes.fine(*QUICK, answers=f"1\nq\nc\n1\nq\n{copy}\n").out
    assert out.count("Leave?") == 2
    assert own_moves(copy) == own_moves(only_game()) == 2
    troyes.fine(*QUICK, answers="1\nq\nd\n")
    only_game()  # the second one is gone


def test_the_answer_to_leaving_never_destroys_a_file(troyes: Troyes, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine")
    out = troyes.fine(*QUICK, answers=f"1\nq\n{notes}\nc\n1\n").out
    assert "is not the record of a game" in " ".join(out.split())
    assert notes.read_text() == "mine"
    assert own_moves(only_game()) == 2


# ---- files are not destroyed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_copy_takes_no_place_of_another_file(troyes: Troyes, tmp_path: Path, lang: str) -> None:
    notes, other = tmp_path / "notes.txt", tmp_path / "other.jsonl"
    notes.write_text("mine")
    troyes.fine(*QUICK[:4], 8, *QUICK[5:], "--save", other, answers=placed(2))
    before = other.read_bytes()
    out = troyes.fine(*QUICK, "--lang", lang, answers=f"1\ns {notes}\ns {other}\nno\ns {tmp_path}\n1\n").out
    said = " ".join(out.split())
    assert notes.read_text() == "mine"
    assert other.read_bytes() == before
    assert ("holds another game" if lang == "en" else "contient une autre partie") in said
    assert ("is not a file" if lang == "en" else "n'est pas un fichier") in said
    yes = "yes" if lang == "en" else "oui"
    troyes.fine(*QUICK, "--lang", lang, answers=f"1\ns {other}\n{yes}\n")
    assert own_moves(other) == 1


def test_save_refuses_what_it_would_destroy(troyes: Troyes, tmp_path: Path) -> None:
    notes, game = tmp_path / "notes.txt", tmp_path / "game.jsonl"
    notes.write_text("mine")
    assert "is not the record of a game" in troyes.refused(*QUICK, "--save", notes)
    assert "is not the record of a game" in troyes.refused("king", "--file", notes)
    assert "is not the record of a game" in troyes.refused("dice", "--table", "--save", notes)
    troyes.fine(*QUICK, "--save", game, answers=placed(2))
    before = game.read_bytes()
    assert "holds more of this game" in troyes.refused(*QUICK, "--save", game)
    assert "contient une autre partie" in troyes.refused("play", "--save", game, "--lang", "fr")
    assert game.read_bytes() == before
    assert notes.read_text() == "mine"


def test_resuming_keeps_following_the_file(troyes: Troyes, tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"
    troyes.fine(*QUICK, "--save", game, answers=placed(2))
    troyes.fine("play", "--resume", game, answers="1\nu\n2\n1\n")
    assert own_moves(game) == 4
    assert not data_folder(GAMES).exists()


def test_a_sheet_and_an_export_take_no_place_of_another_file(troyes: Troyes, tmp_path: Path) -> None:
    sheet, board = tmp_path / "sheet.pdf", tmp_path / "board.json"
    for path in (sheet, board):
        path.write_text("mine")
    assert "is there already" in troyes.refused("dice", "--sheet", sheet)
    assert "is there already" in troyes.refused("honours", "--export", board)
    assert sheet.read_text() == board.read_text() == "mine"


def test_a_file_changed_by_another_program_is_left_to_it(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    troyes.fine(*QUICK, "--save", path, answers=placed(2))
    one, other = Record.load(path), Record.load(path)
    keeper = Keeper(GAMES, RecordFile(path, mine=True))
    other.entries.pop()
    other.save(path)
    one.entries = one.entries[:-2]
    assert keeper.keep(one) is not None
    assert Record.load(path).entries == other.entries
    assert Record.load(only_game()).entries == one.entries


def test_a_full_disk_is_told_once_and_the_game_goes_on(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    out = " ".join(troyes.fine(*QUICK, answers=placed(4) + "q\n\n").out.split())
    assert out.count("No space left on device") == 2  # when it happens, and at the end
    assert "Save the game?" in out
    monkeypatch.undo()
    assert not list(data_folder(GAMES).glob("*"))


def test_a_folder_that_cannot_be_made_is_told(troyes: Troyes, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    out = " ".join(troyes.fine(*QUICK, answers=placed(2)).out.split())
    assert "The game cannot be kept" in out
    assert (tmp_path / "data").read_text() == "a file"


# ---- at a terminal -----------------------------------------------------------------------------------------------


def played_a_little(path: Path) -> None:
    assert own_moves(path) == 2


def test_the_game_is_offered_again(troyes: Troyes) -> None:
    troyes.fine(*QUICK, answers=placed(2))
    troyes.fine(*DICE, answers="gain\n1\n\n")
    with window("play") as screen:
        found = screen.wait_for("Go on with")
        assert "1 Troyes Dice, Aubry: " in found
        assert "2 Troyes, Aubry, Blanche: " in found
        screen.answer("7", "from 1 to 2, or n")
        screen.answer("2", PROMPT)
        screen.answer("1", PROMPT)
        screen.answer("q", "Leave?")
        screen.type("")
        assert screen.ended() == 0
    [_dice, city] = sorted(data_folder(GAMES).iterdir(), key=lambda path: path.name, reverse=True)
    assert own_moves(city) == 3


def test_a_new_game_leaves_the_old_one(troyes: Troyes) -> None:
    troyes.fine(*QUICK, answers=placed(2))
    with window("king") as screen:
        screen.wait_for(PROMPT)  # a game of two is none against the King
    with window("play", "--lang", "fr") as screen:
        screen.wait_for("Reprendre")
        screen.answer("n", "Votre choix")
    played_a_little(only_game())


@pytest.mark.parametrize("way", ["ctrl-c", "hang-up", "term", "kill"])
def test_whatever_ends_the_game_it_is_kept(way: str) -> None:
    with window(*QUICK, lines=70) as screen:
        screen.wait_for(PROMPT)
        screen.answer("1", PROMPT)
        screen.answer("1", PROMPT)
        if way == "ctrl-c":
            screen.press(b"\x03")
            assert screen.ended() == 130
            assert "The game is kept" in screen.shown
        elif way == "hang-up":
            screen.hang_up()
            screen.ended()
        else:
            screen.signal(signal.SIGTERM if way == "term" else signal.SIGKILL)
            assert screen.ended() == (143 if way == "term" else -9)
    played_a_little(only_game())
    assert [kept.path for kept in unfinished(data_folder(GAMES))] == [only_game()]
