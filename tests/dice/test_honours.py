"""Honours: each is earned by a sheet that just reaches it, and missed by one that just does not."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.dice.edge.honours import COUNTED, Board, Result, all_honours, earned, honour_name, honour_text, results
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.dice.rules.tables import BUILDING_ROWS
from troyes.words.catalogue import languages

pytestmark = pytest.mark.ruling(261)


def sheets(*seats: dict[str, Any], banquets: bool = False) -> Position:
    """Sheets as they are at the end of a game; resources spent unless the sheet says otherwise."""
    spent = {"influence": 0, "deniers": 0, "knowledge": 0}
    data = {"seats": {"ABCDEFGHIJ"[k]: {**spent, **sheet} for k, sheet in enumerate(seats)}}
    return DICE.stage(DICE.setup({"players": len(seats), "banquets": banquets}), data, "test")


def row(name: str, columns: int = 6) -> list[str]:
    return [f"{name} {column}" for column in range(1, columns + 1)]


def honours(*seats: dict[str, Any]) -> list[str]:
    """What the first seat earns."""
    return earned(sheets(*seats), 0)


def points(number: int, residents: int = 39) -> dict[str, Any]:
    """A sheet worth so many points, few of its residents, none from characters."""
    people = min(number, residents)
    each = [min(19, people), min(19, max(0, people - 19)), max(0, people - 38)]
    pairs = [min(18, max(0, 2 * (number - people) - 18 * k)) for k in range(3)]
    return {"residents": each, "influence": pairs[0], "deniers": pairs[1], "knowledge": pairs[2]}


@pytest.mark.parametrize("least", [45, 55, 65])
def test_points(least: int) -> None:
    assert sheets(points(least)).totals() == [least]
    assert f"points_{least}" in honours(points(least))
    assert f"points_{least}" not in honours(points(least - 1))


def test_all_honours_for_points_that_apply() -> None:
    assert [honour for honour in honours(points(65)) if honour.startswith("points")] == [
        "points_45",
        "points_55",
        "points_65",
    ]


@pytest.mark.parametrize(
    ("seats", "wins"),
    [
        ([points(61), points(20)], True),
        ([points(61), points(61)], True),  # a shared victory counts
        ([points(60), points(20)], False),  # more than 60
        ([points(61), points(62)], False),
        ([points(61)], False),  # alone nobody is beaten
    ],
)
def test_winning_among_several_with_more_than_60(seats: list[dict[str, Any]], wins: bool) -> None:
    assert ("win_over_60" in honours(*seats)) == wins


def test_18_points_from_one_character() -> None:
    """The fifth Cathedral writes a 3: six Fortresses make 18, five make 15."""
    cathedrals = ["cathedral 2", "cathedral 3", "cathedral 4", "cathedral 6", "cathedral 1"]
    assert "character_18" in honours({"built": [*row("fortress"), *cathedrals]})
    assert "character_18" not in honours({"built": [*row("fortress", 5), *cathedrals]})
    fourth = [*cathedrals[:3], "cathedral 1"]  # a 2: 12 points
    assert "character_18" not in honours({"built": [*row("fortress"), *row("palace"), *fourth]})


def test_40_residents() -> None:
    assert "residents_40" in honours({"residents": [14, 13, 13]})
    assert "residents_40" not in honours({"residents": [13, 13, 13]})


@pytest.mark.parametrize("name", list(BUILDING_ROWS))
def test_all_buildings_of_a_row(name: str) -> None:
    found = honours({"built": row(name)})
    assert [honour for honour in found if honour.endswith("_row")] == [f"{name}_row"]
    assert f"{name}_row" not in honours({"built": row(name, 5)})


@pytest.mark.parametrize(("k", "name"), [(0, "influence"), (1, "deniers"), (2, "knowledge")])
def test_all_resources_of_a_track_circled_spent_or_not(k: int, name: str) -> None:
    full, nearly = [3, 3, 3], [3, 3, 3]
    full[k], nearly[k] = 18, 17
    assert honours({"circled": full}) == [f"{name}_track"]
    assert honours({"circled": full, name: 18}) == [f"{name}_track"]
    assert honours({"circled": nearly}) == []


@pytest.mark.parametrize(("k", "name"), [(0, "red"), (1, "yellow"), (2, "white")])
def test_all_residents_of_a_track(k: int, name: str) -> None:
    full, nearly = [0, 0, 0], [0, 0, 0]
    full[k], nearly[k] = 20, 19
    assert honours({"residents": full}) == [f"{name}_track"]
    assert honours({"residents": nearly}) == []


def test_each_seat_earns_its_own() -> None:
    position = sheets({"residents": [20, 0, 0]}, {"residents": [0, 20, 0]}, {})
    assert results(position, ["Anne", None, "Colin"]) == [
        Result("Anne", 20, True, ("red_track",)),
        Result("Colin", 0, False, ()),
    ]


# ---- over several games ------------------------------------------------------------------------------------------


def played(players: int, banquets: bool, times: int) -> Board:
    board = Board("Anne")
    for day in range(1, times + 1):
        board.add(f"2025-01-0{day}", players, banquets, [Result("Anne", 30, False, ())])
    return board


@pytest.mark.parametrize(
    ("players", "banquets", "expected"),
    [
        (1, False, ["solo_games"]),
        (2, False, ["multiplayer_games"]),
        (1, True, ["solo_games", "banquet_games"]),  # a game may count for two
        (4, True, ["multiplayer_games", "banquet_games"]),
    ],
)
def test_three_games(players: int, banquets: bool, expected: list[str]) -> None:
    assert played(players, banquets, 2).honours == {}
    assert played(players, banquets, 3).honours == dict.fromkeys(expected, "2025-01-03")


def test_a_board_keeps_the_first_date_the_best_score_and_the_games_won_with_others() -> None:
    board = Board("Anne")
    board.add("2025-01-01", 1, False, [Result("Anne", 47, True, ("points_45",))])
    board.add("2025-01-02", 2, False, [Result("Anne", 46, True, ("points_45",)), Result("Anne", 12, False, ())])
    assert board.honours == {"points_45": "2025-01-01"}
    assert (board.games, board.won, board.best) == (2, 1, 47)


@pytest.mark.ruling(299)
def test_every_game_with_two_seats_or_more_is_one_with_others() -> None:
    """Whoever sits there: a seat of a bot is nobody's on the board, and counts all the same."""
    position = sheets(points(61), points(20))
    [alone] = results(position, ["Anne", None])
    board = Board("Anne")
    board.add("2025-01-01", 2, False, [alone])
    assert (board.won, board.counts["multiplayer_games"], board.counts["solo_games"]) == (1, 1, 0)
    assert "win_over_60" in alone.honours


# ---- names -------------------------------------------------------------------------------------------------------


def test_the_board_has_21_honours_with_a_name_and_a_text_in_both_languages() -> None:
    assert len(all_honours()) == 21
    assert set(COUNTED) <= set(all_honours())
    for language in languages():
        assert len({honour_name(honour, language) for honour in all_honours()}) == 21
        assert len({honour_text(honour, language) for honour in all_honours()}) == 21


def test_every_honour_of_one_game_can_be_earned() -> None:
    everything = {"built": [b for name in BUILDING_ROWS for b in row(name)], "residents": [20, 20, 20]}
    found = honours({**everything, "circled": [18, 18, 18]}, {})
    assert found == [honour for honour in all_honours() if honour not in COUNTED]
