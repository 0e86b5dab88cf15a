"""The rules reference: every topic of every game in every language, and found by its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Client, serving
from troyes.reference import entries, read_topics
from troyes.server.settings import from_environment
from troyes.words.catalogue import SOURCE, languages

PATH = "/api/v2/rules"
NEEDED = {
    "city": (
        "overview first_game setup placement buildings round activities income workforce events black_dice actions "
        "lots hiring activating delayed_cubes cathedral fighting_events citizens agriculture influence passing "
        "end_of_round scoring characters neutral two_players bonus_cards words"
    ),
    "king": "king king_turn king_scoring",
    "ladies": "ladies ladies_characters ladies_activities ladies_events purple_die ramparts tournament",
    "dice": (
        "dice_overview dice_setup dice_wheel dice_half_day dice_black_die dice_paying dice_modifying dice_resources "
        "dice_buildings dice_cathedral dice_bonuses dice_residents dice_scoring dice_banquets dice_honours"
    ),
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    settings = from_environment({"TROYES_DATABASE_URL": f"sqlite:///{tmp_path_factory.mktemp('rules') / 'g.sqlite3'}"})
    with serving(settings) as running:
        yield running.client()


def found(client: Client, **query: Any) -> list[dict[str, Any]]:
    answer = client.get(PATH, **query)
    assert answer.status_code == 200
    listed: list[dict[str, Any]] = answer.json()
    return listed


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", list(NEEDED))
def test_an_entry_for_every_topic(client: Client, game: str, lang: str) -> None:
    listed = {entry["id"]: entry for entry in found(client, lang=lang, game=game)}
    assert set(NEEDED[game].split()) <= set(listed)
    for entry in listed.values():
        assert entry["game"] == game
        assert entry["title"].strip() == entry["title"] != ""
        assert len(" ".join(entry["text"])) > 150, entry["id"]
        assert len(entry["keywords"]) >= 3
        assert set(entry["see"]) <= {other["id"] for other in entries(lang)}


@pytest.mark.parametrize("lang", languages())
def test_languages_have_the_same_topics_with_as_many_parts(lang: str) -> None:
    for one, other in zip(entries(SOURCE), entries(lang), strict=True):
        assert [kind(block) for block in one["text"]] == [kind(block) for block in other["text"]], one["id"]


def kind(block: str) -> tuple[str, int]:
    """A paragraph, or a list or table with its length."""
    return (block[0], block.count("\n")) if block[0] in "-|" else ("", 0)


@pytest.mark.parametrize("game", ["city", "dice"])
def test_french_typography(game: str) -> None:
    for key, topic in read_topics(game, "fr").items():
        for text in (topic["title"], topic["summary"], topic["body"]):
            assert not re.search(r"(?<=\w) [:;?!»](?!\S)|« ", text), key


def test_paragraphs_are_whole_lines() -> None:
    for lang in languages():
        for entry in entries(lang):
            for block in entry["text"]:
                lines = block.splitlines()
                starts = {line[0] for line in lines}
                assert len(lines) == 1 or starts in ({"-"}, {"|"}), (entry["id"], block)


def test_words_are_searched_in_titles_keywords_and_texts(client: Client) -> None:
    assert found(client, search="CATHÉDRALE", lang="fr")[0]["id"] in ("cathedral", "dice_cathedral")
    assert found(client, search="reroll")[0]["id"] == "influence"
    assert found(client, search="goods", game="dice")[0]["id"] == "dice_resources"
    assert {entry["id"] for entry in found(client, search="highest black die")} >= {"black_dice", "ramparts"}
    assert found(client, search="zzzz") == []
    assert len(found(client, search="  ")) == len(entries("en"))


def test_what_cannot_be_asked_is_refused(client: Client) -> None:
    assert client.get(PATH, game="chess").status_code == 422
    assert client.get(PATH, search="x" * 101).status_code == 422
