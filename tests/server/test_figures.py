"""Figures over the API: how sure they are, figures of one's own, and what a table is played with."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Client, Data, Running
from troyes.city.figures.figures import read_overrides
from troyes.city.game import CITY

MINE = "/api/v2/figures/mine"
OWN: Data = {
    "activity": {"merchant": {"hire": 9}, "artisan": {"hire": 3}},
    "outdoor": {"glory": {"gain": {"vp": 3}}},
    "rules": {"income": 11},
}
CHANGES = ["Merchant: Hire 9 instead of 4", "Rules: Income 11 instead of 10"]  # of the base box


def put(client: Client, **body: Any) -> Any:
    return client.http.put(MINE, json=body)


def by_path(shown: Data) -> dict[tuple[str, str | None, str], Data]:
    return {(row["group"], row["key"], row["field"]): row for row in shown["figures"]}


# ---- all of them -------------------------------------------------------------------------------------------------


def test_every_figure_with_its_status(server: Running) -> None:
    shown = server.client().good(server.client().get("/api/v2/figures"))
    assert len(shown["figures"]) == sum(shown["counts"].values()) > 600
    assert shown["counts"]["confirmed"] == shown["counts"]["changed"] == 0
    row = by_path(shown)["activity", "merchant", "spaces"]
    assert (row["name"], row["label"], row["box"], row["status"]) == ("Merchant", "Spaces", "base", "assumed")
    assert (row["value"], row["stock"], row["text"]) == ([2, 1], [2, 1], "2, 1")
    assert row["must"] == "a list of 1 to 3 entries"
    assert by_path(shown)["rules", None, "income"]["status"] == "known"


def test_figures_are_told_in_french(server: Running) -> None:
    client = server.client()
    row = by_path(client.good(client.get("/api/v2/figures", lang="fr")))["activity", "merchant", "hire"]
    assert (row["name"], row["label"], row["group_name"]) == ("Marchand", "Embauche", "Activités")
    assert row["must"] == "un nombre entier de 0 à 99"


# ---- checked -----------------------------------------------------------------------------------------------------


def test_a_check_shows_what_own_figures_change_and_confirm(server: Running) -> None:
    client = server.client()
    shown = client.good(client.post("/api/v2/figures/check", {"figures": OWN}))
    rows = by_path(shown)
    assert shown["errors"] == []
    changed = rows["activity", "merchant", "hire"]
    assert (changed["status"], changed["value"], changed["stock"]) == ("changed", 9, 4)
    assert rows["activity", "artisan", "hire"]["status"] == "confirmed"
    assert (shown["counts"]["confirmed"], shown["counts"]["changed"]) == (1, 3)


def test_the_file_is_one_that_the_terminal_reads(server: Running, tmp_path: Path) -> None:
    client = server.client()
    shown = client.good(client.post("/api/v2/figures/check", {"figures": OWN}))
    assert shown["own"] == tomllib.loads(shown["file"]) == OWN
    path = tmp_path / "my.toml"
    path.write_text(shown["file"], encoding="utf-8")
    figures = CITY.figures_of(CITY.setup({"players": 2}, read_overrides(path)))
    assert figures["activity"]["merchant"]["hire"] == 9
    again = client.good(client.post("/api/v2/figures/check", {"file": shown["file"]}))
    assert again == shown


WRONG: list[tuple[Data, list[str]]] = [
    ({"figures": {"activity": {"merchant": {"hire": -1, "prize": 2}}, "weather": {}}},
     ["activity.merchant.hire", "activity.merchant.prize", "weather"]),
    ({"figures": {"rules": {"rounds": {"2": 20, "3": 20, "4": 20}, "start_influence": 99}}},
     ["rules.rounds", "rules.start_influence"]),
    ({"figures": {"activity": [], "rules": 3}}, ["activity", "rules"]),
    ({"figures": {"rules": {"income": 10**30}, "king": {"7": {"vp": 1.5}}}}, ["rules.income", "king.7.vp"]),
    ({"file": "[activity.merchant\nhire = 5"}, ["file"]),
    ({"file": "a = " + "[" * 20_000}, ["file"]),
    ({"file": "[activity.merchand]\nhire = 5"}, ["activity.merchand"]),
    ({}, ["figures"]),
    ({"figures": {}, "file": ""}, ["figures"]),
]  # fmt: skip


@pytest.mark.parametrize(("sent", "places"), WRONG)
def test_what_is_wrong_is_refused_whole_and_every_place_is_named(
    server: Running, sent: Data, places: list[str]
) -> None:
    ada = server.client("Ada")
    ada.good(put(ada, figures=OWN))
    before = ada.good(ada.get(MINE))
    for language in ("en", "fr"):
        shown = ada.good(ada.post("/api/v2/figures/check", sent, lang=language))
        assert [error["where"].split(",")[0] for error in shown["errors"]] == places
        assert all(error["message"] and error["remedy"] for error in shown["errors"])
        assert (shown["own"], shown["counts"]["changed"]) == ({}, 0)
    answer = put(ada, **sent)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_figures")
    assert [error["where"].split(",")[0] for error in answer.json()["errors"]] == places
    assert ada.good(ada.get(MINE)) == before


def test_halves_of_letters_are_named_as_well_as_they_can_be(server: Running) -> None:
    ada = server.client("Ada")
    sent = json.dumps({"figures": {"activity": {"\ud800": {}, "merchant": {"hire": "\ud800"}}}})
    answer = ada.http.put(MINE, content=sent, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert [error["where"] for error in answer.json()["errors"]] == ["activity.?", "activity.merchant.hire"]


# ---- kept --------------------------------------------------------------------------------------------------------


def test_own_figures_are_kept_per_person(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    assert server.client().get(MINE).status_code == 401
    assert ada.good(ada.get(MINE))["own"] == {}
    kept = ada.good(put(ada, figures=OWN))
    assert ada.good(ada.get(MINE)) == kept
    assert blaise.good(blaise.get(MINE))["own"] == {}
    ada.good(put(ada, figures={"rules": {"income": 12}}))
    assert ada.good(ada.get(MINE))["own"] == {"rules": {"income": 12}}
    assert ada.good(ada.get("/api/v2/accounts/export"))["figures"] == {"rules": {"income": 12}}
    assert ada.http.delete(MINE).status_code == 204
    assert ada.good(ada.get(MINE))["own"] == {}


def test_what_a_rulebook_says_is_not_kept(server: Running) -> None:
    ada = server.client("Ada")
    assert ada.good(put(ada, figures={"rules": {"neutral_tax": 1, "income": 10}}))["own"] == {}


def test_they_go_with_the_person(server: Running) -> None:
    ada = server.client("Ada")
    ada.good(put(ada, figures=OWN))
    assert ada.post("/api/v2/accounts/delete", {}).status_code == 204


# ---- at a table --------------------------------------------------------------------------------------------------


def test_a_table_says_what_it_is_played_with(server: Running) -> None:
    ada = server.client("Ada")
    stock = ada.open(game="city")["state"]["figures"]
    assert stock["assumed"] > 50
    assert (stock["confirmed"], stock["changed"], len(stock["name"])) == (0, [], 8)
    named = ada.open(game="city", figures=OWN)["state"]
    assert named["figures"]["changed"] == CHANGES
    assert (named["figures"]["confirmed"], named["figures"]["assumed"]) == (1, stock["assumed"] - 1)
    assert named["figures"]["name"] != stock["name"]
    server.services.games.forget(named["id"])
    assert ada.state(named["id"])["figures"] == named["figures"]
    assert ada.state(named["id"], lang="fr")["figures"]["changed"][0] == "Marchand\u00a0: Embauche 9 au lieu de 4"
    walls = ada.open(game="city", figures=OWN, options={"players": 2, "modules": ["ramparts"]})["state"]["figures"]
    assert walls["changed"][1] == "Glory: Gain VP 3 instead of VP 2"
    dice = ada.open(game="dice")["state"]["figures"]
    assert (dice["assumed"], dice["confirmed"], dice["changed"]) == (0, 0, [])


def test_who_keeps_figures_plays_with_them_unless_the_table_names_others(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    ada.good(put(ada, figures=OWN))
    assert ada.open(game="city")["state"]["figures"]["changed"] == CHANGES
    assert ada.open(game="city", figures={})["state"]["figures"]["changed"] == []
    assert ada.open(game="city", figures={"rules": {"income": 9}})["state"]["figures"]["changed"] == [
        "Rules: Income 9 instead of 10"
    ]
    assert ada.open(game="dice")["state"]["game"] == "dice"
    assert blaise.open(game="city")["state"]["figures"]["changed"] == []
    solo = ada.open(game="city", options={"players": 1})["state"]
    assert (solo["status"], solo["figures"]["changed"]) == (
        "running",
        CHANGES,
    )
    tables = ada.good(ada.post("/api/v2/duplicates", {"game": "city", "options": {"players": 2}}), 201)["tables"]
    assert ada.state(tables[0]["id"])["figures"]["changed"] == CHANGES


def test_a_rematch_is_played_with_the_same(server: Running) -> None:
    ada = server.client("Ada")
    opened = ada.open(game="city", figures=OWN, seats=[{"kind": "me"}, {"kind": "me"}])["state"]
    ada.good(ada.post(f"/api/v2/games/{opened['id']}/abandon"))
    again = ada.good(ada.post(f"/api/v2/games/{opened['id']}/rematch"))["state"]
    assert again["figures"] == opened["figures"]
