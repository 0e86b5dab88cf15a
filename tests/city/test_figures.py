"""Figures: the stock ones with their sources, a user's own laid over them, nonsense refused by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.city.helpers import legal, let_chance, lines, look, pending, play, refused, seen, stage
from troyes.city.figures.figures import read_overrides, stock_figures, with_overrides
from troyes.city.game import CITY
from troyes.city.modules import MODULES, figures_for
from troyes.city.rules.setup import Setup
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource

THREE_ROWS = {"board": {"bishopric": {"rows": [[1, 6], [2, 5], [3, 4]], "row_length": 2,
                                      "neutral_two_players": [[1, 2], [2, 2]]}}}  # fmt: skip
ONE_LONG_ROW = {"board": {"palace": {"rows": [[1, 2, 3, 4, 5, 6]], "row_length": 6,
                                     "neutral_two_players": [[1, 3], [1, 4]]}}}  # fmt: skip


def make(figures: dict[str, Any], players: int = 4) -> Setup:
    return CITY.setup({"players": players}, figures)


# ---- the stock figures --------------------------------------------------------------------------------------------


def test_the_base_game_is_complete() -> None:
    figures = stock_figures()
    assert len(figures.activity) == 27
    assert sum(entry["copies"] for entry in figures.event.values()) == 17  # 16 cards and Marauding
    assert len(figures.character) == 6
    assert set(figures.board) == {"palace", "city_hall", "bishopric"}


def test_every_figure_says_where_it_comes_from() -> None:
    figures = figures_for({"players": 1, "modules": list(MODULES)})
    assert set(figures.source.values()) == {"printed", "ocr", "assumed"}
    for name, entry in figures.activity.items():
        fields: tuple[str, ...] = ("hire", "per_die" if "per_die" in entry else "divisor", "spaces")
        assert {f"activity.{name}.{field}" for field in fields} <= set(figures.source)
    for name in figures.event:
        fields = ("fought_with", "divisor", "banners", "rewards", "black_dice")
        assert {f"event.{name}.{field}" for field in fields} <= set(figures.source)
    assert {f"rules.{name}" for name in figures.rules if name != "source"} <= set(figures.source)


# ---- overriding ---------------------------------------------------------------------------------------------------


def test_a_user_overrides_any_figure() -> None:
    own = {
        "activity": {"merchant": {"hire": 1, "divisor": 5, "gain": {"deniers": 7}}},
        "event": {"war": {"black_dice": 3, "banners": 2, "rewards": [9, 4]}},
        "character": {"henry_i": {"thresholds": [2, 3, 4]}},
        "rules": {"income": 11, "reroll_cost": 2},
    }
    p = stage(
        2, figures=own, seats={"A": {"dice": "Y5 R4 R5", "deniers": 1, "supply": 1, "influence": 1}},
        activities={"merchant": {}}, events={"war": "B"},
    )  # fmt: skip
    assert refused(p, "A reroll Y5") == "influence"
    assert look(play(p.clone(), "A activate merchant with Y5"), "A.deniers") == 7
    assert look(play(p, "A fight war with R4"), "A.vp", "B.vp", "B.events_won", "events") == [6, 6, 1, ["marauding"]]
    figures = CITY.figures_of(p.setup)
    assert (figures["rules"]["income"], figures["activity"]["merchant"]["divisor"]) == (11, 5)


def test_rewards_of_the_rules_are_figures() -> None:
    rules = {"counter_influence": 3, "event_presence_vp": 4, "cathedral_vp": 5, "missing_level_vp": 7}
    p = stage(
        2, figures={"rules": rules}, phase="counter", black="6 1 1", events={"war": "A"},
        seats={"A": {"dice": "R5 W1", "influence": 2, "characters": []}, "B": {"characters": []}},
    )  # fmt: skip
    assert p.totals() == [4 - 3 * 7, -3 * 7]
    play(p, "A beat", "A also 1", "A also 1", "A done")  # the red die must be among them
    assert look(p, "A.influence") == 2 + 3 * 3
    play(p, "A build with W1")
    assert p.totals() == [4 + 5 - 2 * 7, -3 * 7]


def test_an_overridden_figure_is_the_users_own_and_the_stock_ones_stay() -> None:
    changed = with_overrides(stock_figures(), {"activity": {"merchant": {"hire": 9}}}, "mine.toml")
    assert changed.source["activity.merchant.hire"] == "yours"
    assert changed.source["activity.merchant.divisor"] == "printed"
    assert stock_figures().activity["merchant"]["hire"] == 4


def test_figures_of_a_setup_make_the_same_setup_again() -> None:
    first = make(THREE_ROWS | {"rules": {"income": 12}}, 3)
    again = make(CITY.figures_of(first), 3)
    assert CITY.figures_of(again) == CITY.figures_of(first)
    a, b = CITY.new(first), CITY.new(again)
    source, other = FastSource(4), FastSource(4)
    while not a.is_over():
        seat = a.pending()[0]
        a.play(a.draw(source) if seat == CHANCE else a.moves(seat)[0])
        b.play(b.draw(other) if seat == CHANCE else b.moves(seat)[0])
    assert a.to_bytes() == b.to_bytes()


def test_a_game_without_characters() -> None:
    p = CITY.new(make({"rules": {"characters_each": {"2": 0, "3": 0, "4": 0}}}, 3))
    p.play(p.draw(FastSource(1)))  # who starts; nothing is dealt
    assert (look(p, "phase"), look(p, "A.characters"), pending(p)) == ("placement", [], look(p, "start"))


# ---- a Bishopric of three rows of two -----------------------------------------------------------------------------


@pytest.mark.ruling(20)
def test_three_rows_of_two_are_played() -> None:
    p = stage(
        figures=THREE_ROWS, buildings={"bishopric": "B C . . D ."}, seats={"A": {"dice": "W6 W5 W4 W3", "supply": 4}}
    )
    assert seen(p)["buildings"]["bishopric"]["values"] == [[1, 6], [2, 5], [3, 4]]
    for die, row in {"W6": "A B . . D .", "W5": "B C A . D .", "W4": "B C . . A D", "W3": "B C . . A D"}.items():
        assert look(play(p.clone(), f"A settle bishopric with {die}"), "bishopric") == row
    assert look(play(p, "A settle bishopric with W6"), "lying.bishopric") == "C"


@pytest.mark.ruling(20, 21)
def test_three_rows_of_two_at_the_set_up_of_two_players() -> None:
    p = let_chance(CITY.new(make(THREE_ROWS, 2)))
    assert look(p, "bishopric") == ". N . N . ."
    assert refused(p, f"{pending(p)} place bishopric 4") == "space_taken"
    assert legal(p, f"{pending(p)} place bishopric 3")


@pytest.mark.ruling(20, 38)
def test_three_rows_of_two_under_an_event() -> None:
    p = stage(
        phase="events", figures=THREE_ROWS, buildings={"bishopric": "A B . . C D"}, events={"theological_conflict": ""}
    )
    play(p, "* site 3")
    assert look(p, "bishopric", "lying.bishopric") == ["A B . . N C", "D"]


@pytest.mark.ruling(20)
@pytest.mark.parametrize("rows", [THREE_ROWS, ONE_LONG_ROW])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_on_another_board(rows: dict[str, Any], players: int) -> None:
    p = CITY.new(make(rows, players))
    source, step = FastSource(players), 0
    while not p.is_over():
        step += 1
        seat = p.pending()[0]
        moves = p.moves(seat)
        p.play(p.draw(source) if seat == CHANCE else moves[step * 7 % len(moves)])
    assert p.round == p.setup.rounds


# ---- nonsense -----------------------------------------------------------------------------------------------------

NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"activty": {}}, "activty"),
    ({"activity": {"merchnat": {"hire": 3}}}, "merchnat"),
    ({"activity": {"merchant": {"hier": 3}}}, "activity.merchant"),
    ({"activity": {"merchant": {"hire": -1}}}, "activity.merchant.hire"),
    ({"activity": {"merchant": {"hire": "4"}}}, "activity.merchant.hire"),
    ({"activity": {"merchant": {"hire": True}}}, "activity.merchant.hire"),
    ({"activity": {"merchant": {"hire": 3.5}}}, "activity.merchant.hire"),
    ({"activity": {"merchant": {"divisor": 0}}}, "activity.merchant.divisor"),
    ({"activity": {"merchant": {"colour": "blue"}}}, "activity.merchant.colour"),
    ({"activity": {"merchant": {"colour": []}}}, "activity.merchant.colour"),
    ({"activity": {"merchant": {"spaces": []}}}, "activity.merchant.spaces"),
    ({"activity": {"merchant": {"spaces": 3}}}, "activity.merchant.spaces"),
    ({"activity": {"merchant": {"gain": {"gold": 2}}}}, "activity.merchant.gain"),
    ({"activity": {"priest": {"improve": {"uses": ["farming"]}}}}, "activity.priest.improve"),
    ({"activity": {"merchant": 4}}, "activity.merchant"),
    ({"activity": 4}, "activity"),
    ({"activity": {name: {"level": 1} for name in ("journeyman", "goldsmith", "sculptor")}}, "activity"),
    ({"event": {"war": {"banners": 0}}}, "event.war.banners"),
    ({"event": {"war": {"banners": 99}}}, "event.war.banners"),
    ({"event": {"war": {"rewards": [5]}}}, "event.war.rewards"),
    ({"event": {"war": {"colour": "board"}}}, "event.war.colour"),
    ({"event": {"marauding": {"colour": "red"}}}, "event.marauding.colour"),
    ({"event": {"brigands": {"copies": 2}}}, "event.brigands.calls"),
    ({"event": {"drought": {"copies": 8}, "heresy": {"copies": 2}}}, "25 event cards"),  # the queue holds 24
    ({"character": {"henry_i": {"thresholds": [1, 2]}}}, "character.henry_i.thresholds"),
    ({"board": {"bishopric": {"row_length": 2}}}, "board.bishopric"),
    ({"board": {"bishopric": {"rows": [[1, 2, 3], [3, 4, 5]]}}}, "board.bishopric.rows"),
    ({"board": {"bishopric": {"rows": [[1, 2, 3], [4, 5, 7]]}}}, "board.bishopric.rows"),
    ({"board": {"bishopric": {"neutral_two_players": [[3, 1]]}}}, "board.bishopric.neutral_two_players"),
    ({"board": {"bishopric": {"neutral_two_players": [[1, 1], [1, 1]]}}}, "board.bishopric.neutral_two_players"),
    ({"board": {"cathedral": {"salary": 1}}}, "cathedral"),
    ({"rules": {"incom": 3}}, "rules"),
    ({"rules": {"lot_limit": 4}}, "rules.lot_limit"),
    ({"rules": {"rounds": 6}}, "rules.rounds"),
    ({"rules": {"rounds": {"2": 4, "3": 5, "4": 12}}}, "rules.rounds"),
    ({"rules": {"start_citizens": {"2": 6, "3": 7, "4": 4}}}, "rules.start_citizens"),
    ({"rules": {"neutral_citizens": 1}}, "rules.neutral_citizens"),
    ({"rules": {"characters_each": {"2": 2, "3": 1, "4": 2}}}, "rules.characters_each"),
    ({"rules": {"start_influence": 30}}, "rules.start_influence"),
    ({"rules": []}, "rules"),
]  # fmt: skip


@pytest.mark.parametrize(("figures", "named"), NONSENSE, ids=[f"{named}-{n}" for n, (_, named) in enumerate(NONSENSE)])
def test_nonsense_is_refused_by_name(figures: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput) as caught:
        make(figures)
    assert named in str(caught.value)
    assert caught.value.remedy
    assert "Traceback" not in str(caught.value)


def test_a_misspelt_card_gets_a_suggestion() -> None:
    with pytest.raises(BadInput, match="Did you mean merchant"):
        make({"activity": {"merchnat": {"hire": 3}}})


@pytest.mark.parametrize("text", ["[activity.merchant\nhire = 3", "hire", "\x00", "[rules]\nincome = 1\nincome = 2"])
def test_a_file_that_is_not_toml_is_refused_with_its_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=r"mine\.toml"):
        read_overrides(path)


def test_a_file_that_cannot_be_read_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.toml"):
        read_overrides(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"# \xe9\n")
    with pytest.raises(BadInput, match=r"latin\.toml"):
        read_overrides(tmp_path / "latin.toml")


def test_a_good_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[rules]\nagriculture_divisor = 1\n", encoding="utf-8")
    p = stage(figures=read_overrides(path), seats={"A": {"dice": "Y1 R1"}})
    assert "A farm with Y1" in lines(p)
