"""The almanac: everything with a name, in every language, as the rules and the board have it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.serving import Client, serving
from troyes.city.edge.almanac import entries as city_entries
from troyes.city.figures.checks import SECTIONS
from troyes.city.game import CITY
from troyes.city.modules import MODULES, all_figures
from troyes.kernel.play.chance import FastSource
from troyes.reference import entries as topics
from troyes.server.settings import from_environment
from troyes.words.catalogue import SOURCE, languages

PATH = "/api/v2/almanac"
ON_THE_TABLE = {"slot", "level", "spaces", "illustration", "cubes", "event"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    path = tmp_path_factory.mktemp("almanac") / "g.sqlite3"
    with serving(from_environment({"TROYES_DATABASE_URL": f"sqlite:///{path}"})) as running:
        yield running.client()


def shown(client: Client, language: str = SOURCE) -> Any:
    return client.good(client.get(PATH, lang=language))


def test_everything_of_the_figures_is_in_it(client: Client) -> None:
    figures = all_figures()
    wanted = {(section, key) for section in SECTIONS for key in figures.section(section)}
    found = [(entry["group"], entry["key"]) for entry in shown(client) if entry["box"] != "dice"]
    assert len(found) == len(set(found))
    assert set(found) - {("rules", "rules")} == wanted


@pytest.mark.parametrize("language", languages())
def test_all_of_it_can_be_read_in_every_language(client: Client, language: str) -> None:
    known = {topic["id"] for topic in topics(language)}
    for entry in shown(client, language):
        assert entry["name"] in entry["names"]
        assert len(entry["names"]) == len(languages())
        assert set(entry["see"]) <= known
        if entry["group"] != "rules":  # numbers alone
            assert entry["text"]
            assert all(paragraph.strip() for paragraph in entry["text"])


def test_figures_are_those_of_the_workshop(client: Client) -> None:
    told = {
        (one["group"], one["key"] or "rules", one["field"]): (one["label"], one["text"], one["source"])
        for one in client.good(client.get("/api/v2/figures"))["figures"]
    }
    found = {
        (entry["group"], entry["key"], one["field"]): (one["label"], one["text"], one["source"])
        for entry in shown(client)
        for one in entry["figures"]
    }
    assert found == told


def boards() -> Iterator[Any]:
    """What lies on the table at the end of games with everything, played at random."""
    for seed in range(5):
        source, chosen = FastSource(seed), Random(seed)
        position = CITY.new(CITY.setup({"players": 3, "modules": list(MODULES)}))
        position.roll(source)
        while waiting := position.pending():
            position.play(chosen.choice(position.moves(waiting[0])))
            position.roll(source)
        yield CITY.view(position, 0).to_dict(SOURCE)


def test_cards_are_drawn_as_they_lie_on_the_board() -> None:
    drawn = {(entry["group"], entry["key"]): entry for entry in city_entries(SOURCE)}
    seen: set[str] = set()
    for view in boards():
        for card in view["activities"]:
            same(card, drawn["activity", card["card"]]["card"])
            points = [space["points"] for space in drawn["activity", card["card"]]["card"]["spaces"]]
            assert [space["points"] for space in card["spaces"]] == points
            seen.add(card["card"])
        for event in view["events"]:
            key = event["event"].rstrip("0123456789")
            same(event, drawn["event", key]["event"])
            seen.add(key)
    assert len(seen) > 30


def same(on_board: Any, in_almanac: Any) -> None:
    for field in set(on_board) - ON_THE_TABLE:
        assert on_board[field] == in_almanac[field], (on_board["name"], field)
