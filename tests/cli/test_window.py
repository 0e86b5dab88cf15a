"""Whatever is asked fits the window: no line is wrapped, nothing needed for the choice scrolls away."""

from __future__ import annotations

import re
import time
from itertools import combinations, product

import pytest

from tests.cli.helpers import Troyes
from tests.cli.pseudo import window
from troyes.cli.dice.board import DiceLook
from troyes.cli.dice.small_board import tiles_line

ASKED = re.compile(r"^(?:Your choice|Votre choix)", re.MULTILINE)


def frames(out: str) -> list[list[str]]:
    """What stands between a board's first line and the prompt, for every board that was drawn."""
    found = []
    for part in ASKED.split(out)[:-1]:
        lines = part.splitlines()
        heads = [place for place, line in enumerate(lines) if re.match(r"Troyes  (?:Round|Manche) \d", line)]
        if heads:
            found.append([*lines[heads[-1] :], "Your choice: "])
    return found


@pytest.mark.parametrize(
    ("columns", "lines", "players", "modules", "lang"),
    [
        (80, 24, 1, "all", "en"),
        (80, 24, 2, "", "fr"),
        (80, 24, 4, "all", "fr"),
        (100, 30, 4, "", "en"),
        (120, 40, 4, "all", "en"),
    ],
)
def test_board_and_menu_fit_the_window(
    troyes: Troyes,
    monkeypatch: pytest.MonkeyPatch,
    columns: int,
    lines: int,
    players: int,
    modules: str,
    lang: str,
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    bots = () if players == 1 else ("--bots", "random")
    options = ("--players", players, *bots, "--modules", modules, "--seed", 5, "--lang", lang)
    out = troyes.fine("play", *options, answers="1\n1\n\n2\n" * 60).out
    seen = frames(out)
    assert len(seen) > 10
    assert max(len(line) for frame in seen for line in frame) <= columns
    assert max(len(frame) for frame in seen) <= lines
    assert all(re.match(r"[▸ ] A Aubry ", frame[-2]) for frame in seen)  # the own family beside the prompt


def test_the_menu_is_grouped(troyes: Troyes) -> None:
    out = troyes.fine("play", "--players", 2, "--bots", "random", "--seed", 7, answers="1\n" * 40).out
    menu = next(part for part in out.split("Your turn")[1:] if "Trades" in part).partition("Your choice")[0]
    labels = [line.split()[0] for line in menu.splitlines() if re.match(r"[A-Z]\w+ +\d+ ", line)]
    assert labels == ["Trades", "Events", "Places", "Influence", "More"]


def test_each_number_of_the_menu_is_in_a_low_window(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    options = ("--players", 4, "--bots", "random", "--modules", "all", "--seed", 5)
    out = troyes.fine("play", *options, answers="1\n1\n\n2\n" * 30).out
    checked = 0
    for frame in frames(out):
        if "Your turn" in frame[-3]:
            text = "\n".join(frame[:-3])
            most = max(int(found) for found in re.findall(r"(?:^| ) ?(\d\d?) [A-Z]", text, re.MULTILINE))
            for number in range(1, most + 1):
                assert re.search(rf"(?:^| ) ?{number} \S", text, re.MULTILINE), (number, text)
            checked += 1
    assert checked > 3


def test_long_lists_are_shown_page_by_page(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "20")
    out = troyes.fine("play", "--players", 4, "--bots", "random", "--seed", 7, answers="m\nm\n").out
    assert "m: more" in out
    assert max(len(line) for line in out.splitlines() if "┃" not in line) <= 60


def test_news_wait_to_be_read_and_the_window_may_change() -> None:
    with window("play", "--players", 4, "--modules", "all", "--seed", 7, "--bots", "random", lines=22) as screen:
        screen.wait_for("Enter: go on")
        screen.answer("", "Your choice: ")
        since = len(screen.shown)
        screen.resize(119, 50)
        time.sleep(0.5)  # as a window is dragged: what comes just before the line is read waits for a key or the next
        screen.resize(120, 50)
        found = screen.wait_for("Your choice: ", since)
        assert "╭─ R◆ Palace" in found
        assert max(len(line) for line in found.splitlines()) > 100


# ---- Troyes Dice -----------------------------------------------------------------------------------------------------


def dice_frames(out: str) -> list[list[str]]:
    found = []
    for part in ASKED.split(out)[:-1]:
        lines = part.splitlines()
        heads = [place for place, line in enumerate(lines) if re.match(r"(?:Day|Journée) \d (?:of|sur) 8, ", line)]
        if heads:
            found.append([*lines[heads[-1] :], "Your choice: "])
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("players", "words"),
    [
        (1, ("--banquets",)),
        (4, ("--banquets",)),
        (6, ("--banquets",)),
        (7, ("--banquets", "--numbering", "expert", "--order", "4,2,6,1,3,5")),
        (10, ()),
        (10, ("--banquets", "--numbering", "expert", "--order", "4,2,6,1,3,5")),
    ],
    ids=str,
)
def test_the_dice_fit_a_low_window(
    troyes: Troyes, monkeypatch: pytest.MonkeyPatch, lang: str, players: int, words: tuple[str, ...]
) -> None:
    """Own sheet, dice and prompt whole, and everybody else and every tile in sight."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    options = ("--game", "dice", "--players", players, "--bots", "random", *words, "--seed", 5, "--lang", lang)
    seen = dice_frames(troyes.fine("play", *options, answers="1\n1\n\n" * 8).out)
    assert len(seen) > 3
    for frame in seen:
        text = "\n".join(frame)
        assert max(len(line) for line in frame) <= 80
        assert len(frame) <= 24, text
        assert frame[-2].startswith("A Aubry ")
        assert all(re.search(rf"(?:^|  ){seat} [A-Z][a-z]+ ", text, re.MULTILINE) for seat in "ABCDEFGHIJ"[:players])
        assert all(any(line.startswith(colour) for line in frame) for colour in ("R◆", "Y■", "W●"))
        if "--banquets" in words:
            assert all(re.search(rf"{plaza}[*!] \S", text) for plaza in ("R◆", "Y■", "W●")), text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_three_tiles_fit_one_line(lang: str) -> None:
    look = DiceLook(lang, ["Anne"], 80, 0)
    faces = list(product(range(1, 9), (False, True)))
    for found in combinations(faces, 3):
        tiles = [
            {"plaza": plaza, "tile": tile, "raid": raid}
            for plaza, (tile, raid) in zip(("red", "yellow", "white"), found)
        ]
        [line] = tiles_line(tiles, look)
        assert line.cell_len <= 80, line.plain


def test_news_of_the_dice_wait_to_be_read() -> None:
    with window("play", "--game", "dice", "--players", 8, "--seed", 7, "--bots", "random") as screen:
        screen.wait_for("Enter: go on")
        screen.answer("", "Your choice: ")
        screen.answer("gain", "Your choice: ")
        screen.answer("1", "so be it")
        told = screen.answer("", "Enter: go on")
        assert "Blanche takes" in told
        assert "Your choice" not in told
