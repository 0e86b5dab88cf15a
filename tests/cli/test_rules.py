"""`troyes rules`: topics in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cli.helpers import Troyes
from troyes.cli.play.reference import rule_text
from troyes.games import GAMES
from troyes.reference import read_topics


def topics(lang: str) -> dict[str, Any]:
    return {name: topic for game in GAMES for name, topic in read_topics(game, lang).items()}


TOPICS = list(topics("en"))


def test_both_languages_have_the_same_topics_and_lead_to_each_other() -> None:
    english, french = topics("en"), topics("fr")
    assert list(english) == list(french)
    for name, topic in english.items():
        assert (topic["rulings"], topic["see"]) == (french[name]["rulings"], french[name]["see"])
        assert set(topic["see"]) <= set(english)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_topic_can_be_shown(troyes: Troyes, lang: str) -> None:
    listed = troyes.fine("rules", "--lang", lang).out
    for name in TOPICS:
        assert name in listed
        assert topics(lang)[name]["title"] in troyes.fine("rules", name, "--lang", lang).out


def test_a_topic_by_title_in_the_language_of_the_run(troyes: Troyes) -> None:
    assert troyes.fine("rules", "Delayed Cubes").out == troyes.fine("rules", "delayed-cubes").out
    assert "La notation" in troyes.fine("rules", "la notation", "--lang", "fr").out


def test_topics_as_data(troyes: Troyes) -> None:
    assert list(troyes.fine("rules", "--json").data) == TOPICS
    assert troyes.fine("rules", "scoring", "--json").data["rulings"][0] == 2


def test_unknown_topics_get_a_suggestion(troyes: Troyes) -> None:
    assert "Did you mean scoring?" in troyes.refused("rules", "scorng")
    assert "`troyes rules` liste les sujets" in troyes.refused("rules", "qqqq", "--lang", "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_notation_topic_shows_every_word_of_the_notation(lang: str) -> None:
    body = topics(lang)["notation"]["body"]
    words = (
        "activate build fight settle farm pass reroll recruit flip turn done take times cube split shoot beat yield "
        "also with place start deal reveal roll event site black shot using"
    )
    for word in words.split():
        assert re.search(rf"\b{word}\b", body), word


def test_in_a_game_a_topic_is_never_guessed() -> None:
    """`cathedral` is told; what only looks like it is answered with the list."""
    assert rule_text("Cathedral", "en", "city").startswith("**")
    for typed in ("catedral", "cathedrals"):
        said = rule_text(typed, "en", "city")
        assert not said.startswith("**")
        assert typed in said
        assert "cathedral" in said
