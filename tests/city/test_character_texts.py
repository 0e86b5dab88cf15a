"""What a character counts is said with the numbers and the moment of this table."""

from __future__ import annotations

import pytest

from troyes.city.game import CITY
from troyes.city.words.characters import character_text


def said(players: int, key: str, language: str = "en") -> str:
    setup = CITY.setup({"players": players})
    return character_text(CITY.names(setup).figures, setup, key, language)


@pytest.mark.parametrize(
    ("players", "steps"),
    [(1, "From 4: 1 VP; from 6: 3 VP; from 8: 6 VP."), (2, "From 4: 1 VP; from 6: 3 VP; from 8: 6 VP."),
     (3, "From 3: 1 VP; from 5: 3 VP; from 7: 6 VP."), (4, "From 3: 1 VP; from 5: 3 VP; from 7: 6 VP.")],
)  # fmt: skip
def test_only_the_numbers_of_this_table(players: int, steps: str) -> None:
    text = said(players, "urbain_iv")
    assert text.startswith(f"Counts your cubes on the cathedral. {steps}")
    assert text.count("From") == 1


def test_several_players_score_at_the_end() -> None:
    assert said(2, "thibaut_ii").endswith("Every player scores it at the end of the game.")


def test_the_king_may_have_a_character_scored_at_once() -> None:
    assert said(1, "henry_i").endswith("or at once when his two dice make 8 and it is next.")


@pytest.mark.parametrize("key", ["thibaut_ii", "hugues_de_payns"])
def test_money_and_influence_give_the_king_nothing(key: str) -> None:
    assert said(1, key).endswith("It gives the King nothing.")
    assert said(1, key, "fr").endswith("Il ne rapporte rien au roi.")
