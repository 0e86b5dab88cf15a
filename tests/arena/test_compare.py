"""Comparisons: the same luck for everybody, whole deals, resumption, and what is told of them."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from troyes.arena import compare as comparing
from troyes.arena import table as tables
from troyes.arena.compare import Comparison, compare
from troyes.arena.deals import Deals, make_deals, seatings
from troyes.arena.measures import measured, result_of_deal
from troyes.arena.played import Played, play_game
from troyes.arena.plot import Line, plot, scale
from troyes.arena.results import write_bots, write_seats
from troyes.arena.sprt import FIRST
from troyes.arena.table import Table
from troyes.arena.tally import Tally
from troyes.bots.random_bot import RandomBot
from troyes.bots.registry import BOTS
from troyes.drawing.svg import svg
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, Source


class OtherBot(RandomBot):
    """As random as the other one, by another name."""


@pytest.fixture(autouse=True)
def _other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", OtherBot)


def told(found: Comparison) -> dict[str, Any]:
    """What does not depend on the clock."""
    data = found.data()
    for bot in data["bots"]:
        for key in [key for key in bot if "second" in key]:
            del bot[key]
    return data


# ---- deals and seats ---------------------------------------------------------------------------------------------


class Noted(Source):
    """Notes every draw by its key."""

    made: ClassVar[list[Noted]] = []

    def __init__(self, seed: int) -> None:
        self.source = FastSource(seed)
        self.drawn: dict[tuple[int, ...], int] = {}
        self.made.append(self)

    def draw(self, kind: int, round: int, index: int, sides: int) -> int:
        outcome = self.drawn[kind, round, index, sides] = int(self.source.draw(kind, round, index, sides))
        return outcome


@pytest.mark.parametrize(("game", "players"), [("city", 3), ("king", 1), ("dice", 2)])
def test_all_games_of_a_deal_have_the_same_luck(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FastSource", Noted)
    deals = make_deals("random,other", game, players, 2, 5)
    each = len(deals.seatings)
    assert each == max(2, players)
    Noted.made.clear()
    table = Table(deals)
    for number in range(2 * each):
        table.play_out(number, Tally())
    first, second = Noted.made[:each], Noted.made[each:]
    for same in (first, second):
        common = set.intersection(*({*source.drawn} for source in same))
        assert len(common) > 15
        assert all(len({source.drawn[key] for source in same}) == 1 for key in common)
    shared = {*first[0].drawn} & {*second[0].drawn}
    assert any(first[0].drawn[key] != second[0].drawn[key] for key in shared)


@pytest.mark.parametrize(
    ("names", "players", "expected"),
    [
        ("ab", 2, "ab ba"),
        ("ab", 4, "abbb bbba bbab babb"),
        ("abc", 2, "ab ba ac ca bc cb"),
        ("a", 1, "a"),
        ("ab", 1, "a b"),
        ("abc", 3, "abc bca cab"),
        ("aab", 3, "aab aba baa"),
        ("abc", 4, "abca bcaa caab aabc bcab cabb abbc bbca cabc abcc bcca ccab"),
    ],
)
def test_who_sits_where(names: str, players: int, expected: str) -> None:
    assert ["".join(seats) for seats in seatings(names, players)] == expected.split()


@pytest.mark.parametrize(("names", "players"), [("ab", 3), ("abc", 4), ("abcd", 3), ("abc", 10)])
def test_everybody_has_every_seat_equally_often(names: str, players: int) -> None:
    for name in names:
        found = [sum(seats[seat] == name for seats in seatings(names, players)) for seat in range(players)]
        assert len({*found}) == 1


@pytest.mark.parametrize(
    ("bots", "arguments", "where"),
    [
        ("", {}, "bots"),
        ("random", {}, "bots"),
        ("random,random", {}, "bots"),
        ("random,random,other", {}, "bots"),
        ("random,nobody", {}, "bot 'nobody'"),
        ("random,other", {"game": "chess"}, "game"),
        ("random,other", {"players": 5}, "option players"),
        ("random,other", {"modules": ["none"]}, "option modules"),
        ("random,other", {"deals": 0}, "deals"),
        ("random,other", {"processes": 0}, "processes"),
        ("random,other,greedy", {"sprt": True}, "sprt"),
        ("random,other", {"sprt": True, "margin": 0.0}, "margin"),
    ],
)
def test_wrong_arguments_are_named(bots: str, arguments: dict[str, Any], where: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        compare(bots, keep=tmp_path / "games", **{"deals": 1, **arguments})
    assert caught.value.where == where
    assert not (tmp_path / "games").exists()


# ---- what is told ------------------------------------------------------------------------------------------------


def test_processes_play_the_same_games() -> None:
    alone, together = (compare("greedy,random", "dice", 1, 3, processes=number) for number in (1, 2))
    assert told(alone) == told(together)


def test_everything_is_told_of_a_bot() -> None:
    data = compare("random,other", "dice", 2, 4, processes=1).data()
    assert (data["deals"], data["games"], [bot["games"] for bot in data["bots"]]) == (4, 8, [8, 8])
    first, second = data["bots"]
    assert first["win_rate"] + second["win_rate"] == pytest.approx(1)
    assert first["margin"] == pytest.approx(-second["margin"])
    for bot in data["bots"]:
        for name in ("win_rate", "mean_points", "margin", "rating"):
            low, high = bot[f"{name}_ci"]
            assert low < bot[name] < high
        assert 0 < bot["median_seconds"] <= bot["slowest_seconds"]
        assert 0 < bot["seconds_per_move"] <= bot["slowest_seconds"]
        assert bot["decisions"] > 100
    [pair] = data["pairs"]
    assert pair["win_rate"] == pytest.approx(first["win_rate"])
    assert pair["difference"] == pytest.approx(first["margin"])


def test_the_king() -> None:
    """Own points, how far ahead of his, and how often in which band."""
    data = compare("random", "king", deals=3, processes=1).data()
    [bot] = data["bots"]
    assert (data["players"], bot["win_rate"], bot["rating"]) == (1, 0, None)
    assert bot["margin"] < -20
    assert bot["bands"]["crown"] == 1
    assert sum(bot["bands"].values()) == pytest.approx(1)


def test_alone_with_dice_nothing_is_won() -> None:
    data = compare("random,other", "dice", 1, 3, processes=1).data()
    assert [bot["win_rate"] for bot in data["bots"]] == [None, None]
    assert all(bot["bands"]["65+"] == 0 < bot["mean_points"] for bot in data["bots"])
    assert data["pairs"][0]["games"] == 3


# ---- made up games -----------------------------------------------------------------------------------------------


def played(number: int, *scores: int) -> Played:
    return Played(number, [*scores], [1, 1], [0.002, 0.001], [0.002, 0.001], [0.002, 0.001])


def made_up(count: int, points: Callable[[int], tuple[int, int]]) -> tuple[Deals, list[Played]]:
    """Games of `random` and `other`, with the points that each gets in a deal, in both seats."""
    deals = make_deals("random,other", "dice", 2, count, 1)
    games = [played(2 * deal + turn, *points(deal)[:: -1 if turn else 1]) for deal in range(count) for turn in range(2)]
    return deals, games


def test_who_wins_has_the_higher_rating_and_more_games_make_it_surer() -> None:
    few, many = (measured(*made_up(count, lambda deal: (30, 20 + deal % 11)))["bots"] for count in (5, 50))
    for first, second in (few, many):
        assert first["rating"] > second["rating"]
    widths = [bots[0]["rating_ci"][1] - bots[0]["rating_ci"][0] for bots in (few, many)]
    assert widths[1] < widths[0]
    assert many[0]["rating_ci"][0] > many[1]["rating_ci"][1]


def test_ratings_need_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    first, _ = measured(*made_up(4, lambda deal: (30, 20)))["bots"]
    assert (first["rating"], first["rating_ci"], first["win_rate"]) == (None, None, 1)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    deals, games = made_up(4, lambda deal: (30, 30 if deal else 20))
    first, second = measured(deals, games)["bots"]
    assert (first["win_rate"], second["win_rate"]) == (0.625, 0.375)
    assert (first["margin"], second["margin"]) == (2.5, -2.5)
    assert result_of_deal(deals, games[:2]) == 0.5
    assert result_of_deal(deals, games[2:4]) == 0
    assert first["seconds_per_move"] == 0.0015


def test_a_test_ends_the_deals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As soon as it is sure, whatever has been played beyond; a second call says the same from the file."""

    def play(order: tuple[Deals, int]) -> Played:
        deals, number = order
        return played(number, *(30 if bot == "random" else 20 for bot in deals.seating(number)))

    monkeypatch.setattr(comparing, "play_game", play)
    found = compare("random,other", "dice", 2, 500, processes=1, sprt=True, keep=tmp_path / "games")
    data = found.data()
    assert data["sprt"] == {"verdict": FIRST, "margin": 0.05}
    assert 8 <= data["deals"] < 20
    assert data["games"] == 2 * data["deals"]

    def fail(order: tuple[Deals, int]) -> Played:
        raise AssertionError(order)

    monkeypatch.setattr(comparing, "play_game", fail)
    again = compare("random,other", "dice", 2, 500, processes=1, sprt=True, keep=tmp_path / "games")
    assert again.data() == data


# ---- resumption --------------------------------------------------------------------------------------------------


def test_a_second_call_goes_on_and_tells_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    whole = compare("random,other", "dice", 2, 4, processes=1, keep=path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 8
    again: list[int] = []

    def noted(order: tuple[Deals, int]) -> Played:
        again.append(order[1])
        return play_game(order)

    monkeypatch.setattr(comparing, "play_game", noted)
    path.write_bytes(b"".join([lines[0], lines[4], lines[2], lines[7][:-20]]))  # killed while it wrote
    resumed = compare("random,other", "dice", 2, 4, processes=1, keep=path)
    assert again == [0, 2, 4, 5, 6, 7]
    assert told(resumed) == told(whole)
    assert sorted(json.loads(line)["game"] for line in path.read_bytes().splitlines()[1:]) == [*range(8)]
    again.clear()
    more = compare("random,other", "dice", 2, 5, processes=1, keep=path)
    assert (again, more.data()["deals"]) == ([8, 9], 5)
    again.clear()
    assert told(compare("random,other", "dice", 2, 4, processes=1, keep=path)) == told(whole)
    assert again == []


def test_an_interruption_loses_no_finished_game(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    path = tmp_path / "games.jsonl"
    with pytest.raises(KeyboardInterrupt):
        compare("random", "dice", 1, 40, processes=2, keep=path, progress=stop)
    assert len(path.read_text().splitlines()) == 1 + 3


@pytest.mark.parametrize(
    "other",
    [{"seed": 2}, {"bots": "other,random"}, {"players": 1}, {"options": {"banquets": True}}, {"game": "king"}],
    ids=str,
)
def test_games_of_another_question_are_refused_whole(other: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    asked: dict[str, Any] = {"bots": "random,other", "game": "dice", "players": 2, "deals": 1, "processes": 1}
    compare(**asked, keep=path)
    before = path.read_bytes()
    with pytest.raises(BadInput, match="holds games of other bots or another deal"):
        compare(**{**asked, **other}, keep=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["mine", "mine\n", '{"format": "troyes-record"}\n'])
def test_other_files_are_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(BadInput, match="holds no games between bots"):
        compare("random,other", "dice", 2, 1, processes=1, keep=path)
    assert path.read_text() == text


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    compare("random,other", "dice", 2, 1, processes=1, keep=path)
    path.write_text(path.read_text().replace('"scores"', '"score"'))
    with pytest.raises(BadInput, match="line 2: holds no games between bots"):
        compare("random,other", "dice", 2, 1, processes=1, keep=path)


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        compare("random,other", "dice", 2, 1, processes=1, keep=tmp_path / "missing" / "games")


# ---- tables and pictures -----------------------------------------------------------------------------------------


def test_tables_hold_what_is_told(tmp_path: Path) -> None:
    found = compare("random,other", "dice", 2, 3, processes=1)
    data = json.loads(json.dumps(found.data()))
    write_bots(tmp_path / "bots.csv", data)
    write_seats(tmp_path / "seats.csv", found)
    rows = read(tmp_path / "bots.csv")
    for row, bot in zip(rows, data["bots"]):
        assert (row["name"], int(row["games"])) == (bot["name"], bot["games"])
        assert [float(row["rating_low"]), float(row["rating_high"])] == bot["rating_ci"]
        assert float(row["mean_points"]) == bot["mean_points"]
    seats = read(tmp_path / "seats.csv")
    assert [row["seat"] for row in seats] == [*"AB"] * 6
    assert [row["bot"] for row in seats[:4]] == ["random", "other", "other", "random"]
    own = [float(row["won"]) for row in seats if row["bot"] == "random"]
    assert sum(own) / len(own) == pytest.approx(data["bots"][0]["win_rate"])


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pip install pyarrow")
    found = compare("random,other", "dice", 1, 2, processes=1)
    for kind in ("csv", "parquet"):
        write_bots(tmp_path / f"bots.{kind}", found.data())
        write_seats(tmp_path / f"seats.{kind}", found)
    for name in ("bots", "seats"):
        rows = parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        as_text = [{key: "" if value is None else str(value) for key, value in row.items()} for row in rows]
        assert as_text == read(tmp_path / f"{name}.csv")


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_picture_shows_every_bot_on_one_scale() -> None:
    drawn = svg(plot("Won", [Line("first", 62, 55, 69), Line("second & last", 38, 31, 45)], 50, "en"))
    assert all(said in drawn for said in (">first<", ">second &amp; last<", ">Won<", "stroke-dasharray"))


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (31, 69, [30, 40, 50, 60, 70]),
        (50, 50, [50, 50.000001]),
        (-12, 3, [-15, -10, -5, 0, 5]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ],
)
def test_scales_have_round_marks(low: float, high: float, marks: list[float]) -> None:
    assert scale(low, high) == pytest.approx(marks)
