"""The end-scoring sheet over HTTP: the form says all that is needed, and the points are those of the rules."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cli.test_score import SHEET
from tests.server.serving import Client, serving
from troyes.city.modules import MODULES
from troyes.server.settings import from_environment

Data = dict[str, Any]
PATH = "/api/v2/real-table/score"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    settings = from_environment({"TROYES_DATABASE_URL": f"sqlite:///{tmp_path_factory.mktemp('score') / 'g.sqlite3'}"})
    with serving(settings) as running:
        yield running.client()


def form(client: Client, players: int, modules: str = "", lang: str = "en") -> Data:
    return client.good(client.get(PATH, players=players, modules=modules, lang=lang))


def test_a_sheet_is_scored_by_source(client: Client) -> None:
    found = client.good(client.post(PATH, {"players": 3, "sheet": SHEET}, lang="fr"))
    assert (found["names"], found["totals"], found["winners"]) == (["Anne", "Bruno", "Chloé"], [39, 40, 34], [1])
    lines = {line["text"]: line["points"] for line in found["lines"]}
    assert lines["Jetons PV"] == [31, 28, 25]
    assert lines["Cathédrale, niveau 3"] == [-2, 0, 0]
    assert [sum(line["points"][seat] for line in found["lines"]) for seat in range(3)] == found["totals"]
    assert found["verdict"] is None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("modules", ["", "all", "characters,ramparts"])
def test_whatever_the_form_asks_for_makes_a_sheet(client: Client, players: int, modules: str) -> None:
    asked = form(client, players, modules)
    sheet = filled(asked)
    body = {"players": players, "modules": asked["modules"], "sheet": sheet}
    found = client.good(client.post(PATH, body))
    assert len(found["totals"]) == (2 if players == 1 else players)
    assert {line["detail"] for line in found["lines"] if line["source"] == "character"} == set(sheet["characters"])
    assert (found["verdict"] is not None) == (players == 1)


def filled(asked: Data) -> Data:
    """The least that the form accepts, with every activity and character that counts."""
    names = [choice["value"] for choice in asked["characters"]["choices"]]
    chosen: Data = {"characters": names[: asked["characters"]["most"]]}
    chosen["activities"] = [choice["value"] for choice in asked["activities"]["choices"]]
    faces = [choice["value"] for choice in asked["outdoor"]["choices"]]
    if faces:
        chosen["outdoor"] = faces[0]
    sheet = {**chosen, "player": []}
    for number in range(asked["players"]):
        sheet["player"].append({"name": f"P{number}", **counted(asked["fields"], chosen)})
    if asked["king_fields"] is not None:
        sheet["king"] = counted(asked["king_fields"], chosen)
    return sheet


def counted(fields: list[Data], chosen: Data) -> Data:
    return {field["key"]: least(field, chosen) for field in fields if is_needed(field, chosen)}


def is_needed(field: Data, chosen: Data) -> bool:
    if field["because"] is None:
        return True
    ((what, values),) = field["because"].items()
    held = chosen.get(what, [])
    return bool(set(values) & set([held] if isinstance(held, str) else held))


def least(field: Data, chosen: Data) -> Any:
    if field["kind"] == "levels":
        longer = field["longer_with"] is not None and field["longer_with"] in chosen["activities"]
        return [field["low"]] * (field["length"] + longer)
    return [] if field["kind"] == "spaces" else field["low"]


def test_every_label_is_there_in_both_languages(client: Client) -> None:
    for players in (1, 4):
        english, french = (form(client, players, "all", lang) for lang in ("en", "fr"))
        labels = [[field["label"] for field in found["fields"]] for found in (english, french)]
        assert all(one and other for one, other in zip(*labels))
        assert sum(one != other for one, other in zip(*labels)) > len(labels[0]) / 2
        assert [choice["value"] for choice in english["characters"]["choices"]] == [
            choice["value"] for choice in french["characters"]["choices"]
        ]
        assert english["modules"] == list(MODULES)


def test_against_the_king_there_is_a_verdict(client: Client) -> None:
    asked = form(client, 1)
    sheet = filled(asked)
    sheet["player"][0]["vp"] = 40
    found = client.good(client.post(PATH, {"players": 1, "sheet": sheet}))
    assert (found["names"][-1], found["winners"]) == ("The King", [0])
    assert found["verdict"]["name"] == "Master of Troyes"


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("player", 0, "vp"), -1, "player 1, vp"),
        (("player", 1, "cathedral"), [1, 1], "player 2, cathedral"),
        (("characters",), ["henry_i"], "characters"),
        (("player", 2, "name"), "Anne", "player 3, name"),
        (("king",), {}, "king"),
    ],
)
def test_a_wrong_entry_is_refused_with_its_place(client: Client, path: tuple[Any, ...], value: Any, where: str) -> None:
    sheet: Any = copy.deepcopy(SHEET)
    place = sheet
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    answer = client.post(PATH, {"players": 3, "sheet": sheet})
    assert (answer.status_code, answer.json()["error"]["where"]) == (422, where)


def test_what_is_no_sheet_is_refused(client: Client) -> None:
    assert client.post(PATH, {"players": 2, "sheet": SHEET}).json()["error"]["where"] == "player"
    assert client.post(PATH, {"players": 5, "sheet": SHEET}).status_code == 422
    assert client.post(PATH, {"players": 3, "modules": ["x"], "sheet": SHEET}).status_code == 422
    assert client.post(PATH, {"players": 3, "sheet": []}).status_code == 422
    assert client.get(PATH, players=9).status_code == 422
    assert client.get(PATH, modules="nothing").status_code == 422


def test_own_figures_count(client: Client) -> None:
    body = {"players": 3, "sheet": SHEET, "figures": {"rules": {"missing_level_vp": 5}}}
    assert client.good(client.post(PATH, body))["totals"][0] == 36


def test_figures_of_cards_that_are_not_on_the_table_do_no_harm(client: Client) -> None:
    """Whoever owns the ramparts keeps their figures in the same file."""
    body = {"players": 3, "sheet": SHEET, "figures": {"outdoor": {"glory": {"level": 4}}}}
    assert client.good(client.post(PATH, body)) == client.good(client.post(PATH, {"players": 3, "sheet": SHEET}))
