"""`troyes score`: sheets from files and from questions, with the figures of the rules."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import Troyes
from troyes.city.game import CITY

SHEET: dict[str, Any] = {
    "characters": ["henry_i", "Thibaut II", "urbain_iv"],
    "player": [
        {"name": "Anne", "vp": 31, "events": 2, "tradesman_vp": [3, 2], "cathedral": [2, 1, 0], "deniers": 7,
         "events_won": 2},
        {"name": "Bruno", "vp": 28, "events": 1, "tradesman_vp": 4, "cathedral": [1, 1, 1], "deniers": 19,
         "events_won": 0},
        {"name": "Chloé", "vp": 25, "events": 0, "tradesman_vp": [], "cathedral": [3, 3, 1], "deniers": 2,
         "events_won": 3},
    ],
}  # fmt: skip


def saved(folder: Path, sheet: object) -> Path:
    path = folder / "sheet.json"
    path.write_text(json.dumps(sheet), encoding="utf-8")
    return path


def changed(path: str, value: object) -> dict[str, Any]:
    """The sheet with one value replaced: `player.0.vp`."""
    sheet = copy.deepcopy(SHEET)
    *steps, last = path.split(".")
    place: Any = sheet
    for step in steps:
        place = place[int(step)] if step.isdigit() else place[step]
    place[int(last) if last.isdigit() else last] = value
    return sheet


@pytest.mark.ruling(124, 125, 126, 127)
def test_a_sheet_from_a_file(troyes: Troyes, tmp_path: Path) -> None:
    data = troyes.fine("score", "--file", saved(tmp_path, SHEET), "--json").data
    assert [player["total"] for player in data["players"]] == [39, 40, 34]
    assert data["winners"] == ["Bruno"]
    anne = {(line["source"], line["detail"]): line["points"] for line in data["players"][0]["lines"]}
    assert anne == {
        ("vp", ""): 31,
        ("presence", ""): 2,
        ("tradesman", ""): 5,
        ("level", "1"): 0,
        ("level", "2"): 0,
        ("level", "3"): -2,
        ("character", "henry_i"): 1,
        ("character", "thibaut_ii"): 1,
        ("character", "urbain_iv"): 1,
    }


def test_the_printed_sheet_names_every_source_and_the_winner(troyes: Troyes, tmp_path: Path) -> None:
    path = saved(tmp_path, SHEET)
    english, french = troyes.fine("score", "--file", path).out, troyes.fine("score", "--file", path, "--lang", "fr").out
    assert "Bruno wins with 40 VP." in english
    assert "Bruno gagne avec 40 PV." in french
    assert re.search(r"Cathedral, level 3 +-2 +0 +0", english)
    assert "Henry Ier" in french


def test_a_tie_is_a_shared_victory(troyes: Troyes, tmp_path: Path) -> None:
    path = saved(tmp_path, changed("player.0.vp", 32))
    assert "Anne and Bruno share the victory with 40 VP." in troyes.fine("score", "--file", path).out
    assert troyes.fine("score", "--file", path, "--json").data["winners"] == ["Anne", "Bruno"]


def test_toml_json_and_standard_input_are_the_same_sheet(troyes: Troyes, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n(characters.*?)```", page, re.DOTALL)[0]
    path = tmp_path / "sheet.toml"
    path.write_text(example, encoding="utf-8")
    expected = troyes.fine("score", "--file", saved(tmp_path, SHEET), "--json").out
    assert troyes.fine("score", "--file", path, "--json").out == expected
    assert troyes.fine("score", "--file", "-", "--json", answers=example).out == expected
    assert troyes.fine("score", "--file", "-", "--json", answers=json.dumps(SHEET)).out == expected


def test_own_figures_change_the_score(troyes: Troyes, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[rules]\nmissing_level_vp = 5\n[character.henry_i]\nrewards = [2, 3, 6]\n", encoding="utf-8")
    data = troyes.fine("score", "--file", saved(tmp_path, SHEET), "--figures", own, "--json").data
    assert data["players"][0]["total"] == 39 - 3 + 1


@pytest.mark.ruling(126)
def test_two_players_have_two_characters_each_and_their_own_thresholds(troyes: Troyes, tmp_path: Path) -> None:
    player = {"vp": 10, "events": 0, "tradesman_vp": 0, "cathedral": [1, 1, 1], "citizens": 4, "influence": 5,
              "deniers": 6}  # fmt: skip
    sheet = {
        "characters": ["chretien_de_troyes", "urbain_iv", "hugues_de_payns", "thibaut_ii"],
        "player": [{"name": "Anne", **player}, {"name": "Bruno", **player, "citizens": 3}],
    }
    data = troyes.fine("score", "--file", saved(tmp_path, sheet), "--json").data
    assert [player["total"] for player in data["players"]] == [13, 12]


def test_the_sheet_agrees_with_the_rules(troyes: Troyes, tmp_path: Path) -> None:
    """The same end of a game, staged in the rules and written on a sheet."""
    position = CITY.stage(
        CITY.setup({"players": 2}),
        {
            "phase": "over",
            "seats": {
                "A": {
                    "vp": 20,
                    "deniers": 13,
                    "influence": 9,
                    "characters": ["thibaut_ii", "henry_i"],
                    "events_won": 4,
                },
                "B": {"vp": 18, "deniers": 5, "influence": 15, "characters": ["hugues_de_payns", "le_florentin"]},
            },
            "activities": {"merchant": {"tradesmen": {"A": 1, "B": 2}}, "priest": {"tradesmen": {"B": 0}}},
            "events": {"marauding": "A B", "war": "B"},
            "cathedral": ["A . . . B .", "A . . . . .", "B . . . . ."],
        },
        "test",
    )
    shared = {"name": "Anne", "vp": 20, "events": 1, "tradesman_vp": [2], "cathedral": [1, 1, 0]}
    sheet = {
        "characters": ["thibaut_ii", "henry_i", "hugues_de_payns", "le_florentin"],
        "player": [
            {**shared, "deniers": 13, "influence": 9, "tradesmen": 1, "events_won": 4},
            {"name": "Bruno", "vp": 18, "events": 2, "tradesman_vp": [1], "cathedral": [1, 0, 1], "deniers": 5,
             "influence": 15, "tradesmen": 2, "events_won": 0},
        ],
    }  # fmt: skip
    data = troyes.fine("score", "--file", saved(tmp_path, sheet), "--json").data
    assert [player["total"] for player in data["players"]] == position.totals()


# ---- the Ladies and the King -----------------------------------------------------------------------------------------

LADIES: dict[str, Any] = {
    "characters": ["henry_i", "jeanne_de_champagne", "urbain_iv", "thibaut_ii"],  # three dealt, one lies open
    "activities": ["hermit", "Princesse", "master_builder"],
    "outdoor": "majority",
    "player": [
        {"name": "Anne", "vp": 20, "events": 0, "tradesman_vp": 0, "cathedral": [2, 1, 1, 1], "deniers": 0,
         "events_won": 0, "yellow_people": 4, "hermit_cubes": 2, "princess_cubes": 3, "outdoor_cubes": 2},
        {"name": "Bruno", "vp": 20, "events": 0, "tradesman_vp": 0, "cathedral": [1, 1, 1, 0], "deniers": 6,
         "events_won": 0, "yellow_people": 1, "hermit_cubes": 1, "princess_cubes": 3, "outdoor_cubes": 2},
        {"name": "Chloé", "vp": 20, "events": 0, "tradesman_vp": 0, "cathedral": [3, 1, 1, 0], "deniers": 0,
         "events_won": 5, "yellow_people": 6, "hermit_cubes": 0, "princess_cubes": 1, "outdoor_cubes": 1},
    ],
}  # fmt: skip
KING: dict[str, Any] = {
    "characters": ["henry_i", "thibaut_ii"],
    "player": [{"name": "Anne", "vp": 30, "events": 1, "tradesman_vp": [3], "cathedral": [1, 1, 0], "deniers": 12,
                "events_won": 1}],
    "king": {"vp": 26, "events": 2, "tradesman_vp": [2, 2], "cathedral": [3, 1, 0], "events_won": 3},
}  # fmt: skip


@pytest.mark.ruling(181, 184, 190, 209)
def test_cards_floors_and_gates_of_the_ladies(troyes: Troyes, tmp_path: Path) -> None:
    """Hermit: three cubes, each worth 9 - 3. Princess: 6 VP for two who have most. Majority: 8 + 4 for two, then 2."""
    path = saved(tmp_path, LADIES)
    data = troyes.fine("score", "--file", path, "--modules", "all", "--json").data
    found = [
        {(line["source"], line["detail"]): line["points"] for line in player["lines"]} for player in data["players"]
    ]
    assert [lines["level", "4"] for lines in found] == [0, -2, -2]
    assert [lines["character", "jeanne_de_champagne"] for lines in found] == [3, 0, 6]
    assert [lines["cubes", "hermit"] for lines in found] == [12, 6, 0]
    assert [lines["cubes", "princess"] for lines in found] == [3, 3, 0]
    assert [lines["outdoor", "majority"] for lines in found] == [6, 6, 2]
    shown = troyes.fine("score", "--file", path, "--modules", "all", "--lang", "fr").out
    assert "Cubes\u00a0: Princesse" in shown
    assert "Cathédrale, niveau 4" in shown


def test_the_sheet_of_the_ladies_agrees_with_the_rules(troyes: Troyes, tmp_path: Path) -> None:
    modules = ["characters", "activities", "ramparts"]
    position = CITY.stage(
        CITY.setup({"players": 3, "modules": modules, "revealed": True}),
        {
            "phase": "over",
            "seats": {
                "A": {"vp": 20, "deniers": 0, "influence": 0, "characters": ["henry_i"]},
                "B": {"vp": 20, "deniers": 6, "influence": 0, "characters": ["urbain_iv"]},
                "C": {"vp": 20, "deniers": 0, "influence": 0, "characters": ["jeanne_de_champagne"], "events_won": 5},
            },
            "buildings": {"city_hall": "A C . . . ."},
            "activities": {"hermit": {"cubes": {"A": 2, "B": 1}}, "princess": {"cubes": {"A": 3, "B": 3, "C": 1}},
                           "master_builder": {}},
            "cathedral": ["A A C C C B", "A C B . . .", "A C B . . .", "A . . . . ."],
            "ramparts": {"tiles": ["richer_agriculture", "extra_red_die", "shield", "majority"],
                         "guards": {"A": 20, "B": 20, "C": 20},
                         "cubes": {"A": [0, 0, 0, 2], "B": [0, 0, 0, 2], "C": [0, 0, 0, 1]}},
        },
        "test",
    )  # fmt: skip
    sheet = copy.deepcopy(LADIES)
    sheet["characters"] = ["henry_i", "jeanne_de_champagne", "urbain_iv"]
    for player, people in zip(sheet["player"], (1, 0, 1)):
        del player["deniers"]
        player["yellow_people"] = people
    data = troyes.fine("score", "--file", saved(tmp_path, sheet), "--modules", ",".join(modules), "--json").data
    assert [player["total"] for player in data["players"]] == position.totals()


@pytest.mark.ruling(155, 156)
def test_a_game_against_the_king(troyes: Troyes, tmp_path: Path) -> None:
    """Anne: 30 + 1 + 3 - 2 + 1 (Henry) + 3 (Thibaut). The King: 26 + 2 + 4 - 2 + 3, and no money for Thibaut."""
    path = saved(tmp_path, KING)
    data = troyes.fine("score", "--file", path, "--json").data
    assert [player["total"] for player in data["players"]] == [36, 33]
    assert (data["winners"], data["difference"]) == (["Anne"], 3)
    shown = troyes.fine("score", "--file", path).out
    assert "By the width of a seal." in shown
    assert "Anne wins with 36 VP." in shown
    level = {**KING, "king": {**KING["king"], "vp": 29}}
    assert troyes.fine("score", "--file", saved(tmp_path, level), "--json").data["winners"] == []
    french = troyes.fine("score", "--file", saved(tmp_path, level), "--lang", "fr").out
    assert "Le roi n'est pas battu" in french
    assert "La ville du roi." in french


def test_questions_about_the_king_and_the_ladies(troyes: Troyes, tmp_path: Path) -> None:
    answers = "1\nhenry_i, thibaut_ii\nAnne\n30\n1\n3\n1 1 0\n12\n1\n26\n2\n2 2\n3 1 0\n3\n"
    asked = troyes.fine("score", answers=answers)
    assert asked.out == troyes.fine("score", "--file", saved(tmp_path, KING)).out
    assert "The King: VP tokens?" in asked.err
    assert "The King: deniers?" not in asked.err
    ladies = "3\nhenry_i, jeanne de champagne, urbain_iv, thibaut_ii\nhermit, princess, master_builder\n2\n"
    for player in LADIES["player"]:
        values = [player[key] for key in ("deniers", "events_won", "yellow_people")]
        cubes = [player[key] for key in ("hermit_cubes", "princess_cubes", "outdoor_cubes")]
        levels = " ".join(map(str, player["cathedral"]))
        numbers = "\n".join(map(str, [*values, *cubes]))
        ladies += f"{player['name']}\n20\n0\n0\n{levels}\n{numbers}\n"
    asked = troyes.fine("score", "--modules", "all", answers=ladies)
    assert asked.out == troyes.fine("score", "--modules", "all", "--file", saved(tmp_path, LADIES)).out


# ---- questions ---------------------------------------------------------------------------------------------------

ANSWERS = """3
6 3, 2
Anne
31
2
3 2
2 1 0
7
2
Bruno
28
1
4
1 1 1
19
0
Chloé
25
0

3,3,1
2
3
"""


def test_questions_lead_to_the_same_sheet(troyes: Troyes, tmp_path: Path) -> None:
    asked = troyes.fine("score", answers=ANSWERS)
    assert asked.out == troyes.fine("score", "--file", saved(tmp_path, SHEET)).out
    assert "Anne: VP tokens?" in asked.err
    assert "influence?" not in asked.err  # no dealt character counts it
    assert "Anne : jetons PV" in troyes.fine("score", "--lang", "fr", answers=ANSWERS).err.replace("\xa0", " ")


def test_questions_leave_standard_output_to_data(troyes: Troyes) -> None:
    assert troyes.fine("score", "--json", answers=ANSWERS).data["winners"] == ["Bruno"]


def test_a_bad_answer_is_explained_and_asked_again(troyes: Troyes) -> None:
    wrong = ANSWERS.replace("3\n6 3, 2\nAnne\n31", "five\n3\nhenry_i\n6 3 2\n\nAnne\nmany\n31", 1)
    outcome = troyes.fine("score", answers=wrong.replace("Bruno", "Anne\nBruno").replace("3,3,1", "6,3,1\n3,3,1"))
    assert "40 VP" in outcome.out
    for message in (
        "must be a whole number from 1 to 4, not 'five'",
        "must name the 3 characters dealt",
        "must be a name of its own",
        "must be a whole number from 0 to 999, not 'many'",
        "9 cubes on level 1",
    ):
        assert message in outcome.err


def test_answers_that_contradict_each_other_are_asked_again(troyes: Troyes) -> None:
    """Fields in order: VP, events, spaces, cathedral, citizens, deniers, tradesmen, events won."""
    dealt = "2\nchretien de troyes, le florentin, henry_i, thibaut_ii\n"
    too_many = "20\n0\n0\n1 1 1\n9\n4\n6\n0\n"
    better = "20\n0\n0\n1 1 1\n9\n4\n3\n0\n"
    answers = f"{dealt}Anne\n{too_many}{better}Bruno\n{better}"
    outcome = troyes.fine("score", answers=answers)
    assert "15 citizens in buildings and on cards, a player has 12" in outcome.err


def test_input_that_ends_too_early(troyes: Troyes) -> None:
    outcome = troyes("score", answers="3\n")
    assert outcome.code == 2
    assert outcome.out == ""
    assert "The input ended before every question was answered" in outcome.err


# ---- bad sheets --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sheet", "message"),
    [
        ([], "must be a table"),
        ({}, "player: must hold one [[player]] table per player"),
        ({"player": SHEET["player"]}, "characters: is missing"),
        (changed("player", []), "player: must hold one [[player]]"),
        (changed("player", SHEET["player"][:1]), "king: plays exactly against one player"),
        (changed("king", {}), "king: plays exactly against one player"),
        (changed("outdoor", "majority"), "no outdoor activity that counts at the end is called 'majority'"),
        (changed("player.1", 7), "player 2: must be a table"),
        (changed("characters", ["henry_i", "henry_i", "urbain_iv"]), "characters: must name the 3 characters dealt"),
        (changed("characters", ["henry_i"]), "characters: must name the 3 characters dealt"),
        (changed("characters", "henry_i"), "characters: must name the 3 characters dealt"),
        (changed("characters", ["henry_i", "urbain_iv", "henry_ii"]), "no character is called 'henry_ii'"),
        (changed("player.0.name", ""), "player 1, name: must be a name of its own"),
        (changed("player.1.name", "Anne"), "player 2, name: must be a name of its own"),
        (changed("player.0.vp", -1), "player 1, vp: must be a whole number from 0 to 999, not -1"),
        (changed("player.0.vp", True), "player 1, vp: must be a whole number"),
        (changed("player.0.vp", 3.5), "player 1, vp: must be a whole number"),
        (changed("player.0.events", 12), "player 1, events: must be a whole number from 0 to 11, not 12"),
        (changed("player.0.events_won", 11), "player 1, events_won: must be a whole number from 0 to 10"),
        (
            changed("player.2.events_won", 8),
            "player 3, events: 2 events standing and 10 cards won, a game sees 11 at most",
        ),
        (changed("player.0.events", "two"), "player 1, events: must be a whole number"),
        (changed("player.0.tradesman_vp", [99]), "player 1, tradesman_vp: must be a whole number or a list"),
        (changed("player.0.tradesman_vp", [1] * 10), "player 1, tradesman_vp"),
        (changed("player.0.cathedral", [1, 1]), "player 1, cathedral: must be a list of 3 whole numbers"),
        (changed("player.2.cathedral", [4, 3, 1]), "player 3, cathedral: 7 cubes on level 1, a level has 6 spaces"),
        (changed("player.0.vpp", 3), "player 1: no field is called 'vpp'. Did you mean vp?"),
        (changed("player.0.influence", 3), "player 1: no field is called 'influence'"),
        (changed("winner", "Anne"), "no field is called 'winner'"),
        (changed("player.0.events", [0] * 500), "…"),
    ],
)
def test_a_bad_sheet_is_refused_by_field(troyes: Troyes, tmp_path: Path, sheet: object, message: str) -> None:
    path = saved(tmp_path, sheet)
    shown = troyes.refused("score", "--file", path)
    assert str(path) in shown
    assert message in shown


def test_a_field_that_is_missing(troyes: Troyes, tmp_path: Path) -> None:
    sheet = copy.deepcopy(SHEET)
    del sheet["player"][1]["deniers"]
    assert "player 2, deniers: is missing" in troyes.refused("score", "--file", saved(tmp_path, sheet))


@pytest.mark.parametrize("content", [b"{", b"characters = [", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_no_sheet(troyes: Troyes, tmp_path: Path, content: bytes) -> None:
    for name in ("sheet.toml", "sheet.json"):
        path = tmp_path / name
        path.write_bytes(content)
        assert str(path) in troyes.refused("score", "--file", path)


def test_a_missing_sheet_in_french(troyes: Troyes, tmp_path: Path) -> None:
    assert "ne peut être lu" in troyes.refused("score", "--file", tmp_path / "none.toml", "--lang", "fr")
    assert "ne peut être lu" in troyes.refused("score", "--file", tmp_path, "--lang", "fr")
