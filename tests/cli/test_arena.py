"""`troyes arena`: the verb; what is measured is tested with the arena."""

from __future__ import annotations

import csv
import json
import re
import struct
import zlib
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes

DICE = ("arena", "random", "noisy", "--game", "dice", "--players", "1", "--deals", "2", "--processes", "1")
KEYS = {
    "name", "games", "win_rate", "win_rate_ci", "mean_points", "mean_points_ci", "margin", "margin_ci", "rating",
    "rating_ci", "seconds_per_move", "median_seconds", "slowest_seconds", "decisions",
}  # fmt: skip


def test_the_city(troyes: Troyes) -> None:
    data = troyes.fine("arena", "--bots", "greedy,random", "--num", "3", "--processes", "1", "--json").data
    assert (data["game"], data["players"], data["deals"], data["games"], data["sprt"]) == ("city", 2, 2, 4, None)
    assert [bot["name"] for bot in data["bots"]] == ["greedy", "random"]
    assert all(bot.keys() >= KEYS for bot in data["bots"])
    assert data["bots"][0]["win_rate"] == 1


def test_one_against_the_rest(troyes: Troyes) -> None:
    game = ("arena", "greedy", "random", "--players", "3", "--deals", "1", "--processes", "1", "--modules", "bonus")
    data = troyes.fine(*game, "--json").data
    assert (data["games"], data["modules"]) == (3, ["bonus"])
    assert [bot["games"] for bot in data["bots"]] == [3, 3]
    assert data["bots"][0]["win_rate"] + 2 * data["bots"][1]["win_rate"] == pytest.approx(1)


def test_the_king(troyes: Troyes) -> None:
    outcome = troyes.fine("arena", "random", "--game", "king", "--deals", "2", "--processes", "1")
    assert "2 deals, 2 games." in outcome.out
    assert re.search(r"The King's city +100$", outcome.out, re.MULTILINE)
    assert outcome.err == ""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("2 deals, 4 games.", "Side by side", "65 points and more")),
        ("fr", ("2 donnes, 4 parties.", "Côte à côte", "65 points et plus")),
        ("de", ("2 Verteilungen, 4 Partien.", "Seite an Seite", "65 Punkte und mehr")),
    ],
)
def test_a_report_for_people(troyes: Troyes, lang: str, said: tuple[str, ...]) -> None:
    outcome = troyes.fine(*DICE, "--lang", lang)
    assert [one for one in said if one not in outcome.out] == []


def test_files_and_going_on(troyes: Troyes, tmp_path: Path) -> None:
    kept, results, table, plot = (tmp_path / name for name in ("games.jsonl", "bots.csv", "seats.csv", "plot.svg"))
    first = troyes.fine(*DICE, "--keep", kept, "--results", results, "--table", table, "--plot", plot, "--json").data
    assert [row["name"] for row in csv.DictReader(results.open(newline=""))] == ["random", "noisy"]
    assert len(table.read_text().splitlines()) == 1 + 4
    assert ">noisy<" in plot.read_text()
    before = kept.read_bytes()
    assert troyes.fine(*DICE, "--keep", kept, "--json").data == first
    assert kept.read_bytes() == before
    said = troyes.fine(*DICE, "--keep", kept, "--plot", tmp_path / "plot.pdf")
    assert f"Written: {tmp_path / 'plot.pdf'}".replace("\n", "") in said.out.replace("\n", "")
    assert json.loads(before.splitlines()[1])["game"] == 0


def test_a_picture_in_dots(troyes: Troyes, tmp_path: Path) -> None:
    pytest.importorskip("pypdfium2", reason="pip install pypdfium2")
    troyes.fine(*DICE, "--plot", tmp_path / "plot.png")
    data = (tmp_path / "plot.png").read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    rows = zlib.decompress(data[data.index(b"IDAT") + 4 : data.rindex(b"IEND") - 8])
    assert len(rows) == height * (1 + 3 * width)
    lines = [rows[at + 1 : at + 1 + 3 * width] for at in range(0, len(rows), 1 + 3 * width)]
    dots = {line[at : at + 3] for line in lines for at in range(0, 3 * width, 3)}
    assert b"\xff\xff\xff" in dots, "paper"
    assert any(red < 40 and blue > 110 for red, _, blue in dots), "the bots in their blue"


def test_a_test_says_who_is_stronger(troyes: Troyes) -> None:
    game = (*DICE[:6], "1", "--processes", "1", "--sprt", "--deals")
    sure = troyes.fine(*game, "30").out
    assert "noisy is stronger than random" in sure
    assert "Not sure after 2 deals" in troyes.fine(*game, "2", "--margin", "0.1").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena",), "no bot is named"),
        (("arena", "random"), "leave nobody to play against"),
        (("arena", "random", "gredy"), "greedy"),
        (("arena", "random", "random", "random"), "random is named twice"),
        (("arena", "random", "greedy", "--game", "chess"), "no game is called 'chess'"),
        (("arena", "random", "--game", "king", "--players", "2"), "--players"),
        (("arena", "random", "greedy", "--banquets"), "--banquets"),
        (("arena", "random", "greedy", "--game", "dice", "--modules", "bonus"), "--modules"),
        (("arena", "random", "greedy", "--deals", "1", "--num", "2"), "Leave one of them out"),
        (("arena", "random", "greedy", "--margin", "3"), "Add --sprt"),
        (("arena", "random", "greedy", "noisy", "--sprt"), "compares two bots, not 3"),
        (("arena", "random", "greedy", "--plot", "plot.gif"), "must end in .svg"),
        (("arena", "random", "greedy", "--results", "bots.xls"), "no kind of table"),
    ],
)
def test_what_cannot_be_compared_is_told(troyes: Troyes, words: tuple[str, ...], said: str) -> None:
    assert said in troyes.refused(*words)


def test_files_of_somebody_else_are_refused(troyes: Troyes, tmp_path: Path) -> None:
    notes = tmp_path / "notes.csv"
    notes.write_text("mine\n")
    assert "holds no games between bots" in troyes.refused(*DICE, "--keep", notes)
    assert "is there already" in troyes.refused(*DICE, "--results", notes)
    assert notes.read_text() == "mine\n"
