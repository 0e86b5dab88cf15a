# compiled
"""What a character counts, with the numbers of this table, and when it scores for whom."""

from __future__ import annotations

from troyes.city.cards.texts import card_text
from troyes.city.figures.checks import Figures
from troyes.city.rules.setup import Setup
from troyes.city.words.lexicon import phrase
from troyes.words.phrasing import series

THE_KING_HAS_NONE = ("deniers", "influence")


def character_text(figures: Figures, setup: Setup, key: str, language: str) -> str:
    """`Counts your deniers. From 6: 1 VP; from 12: 3 VP; from 18: 6 VP. …`"""
    entry, at = figures.character[key], 3 * list(figures.character).index(key)
    numbers = {f"from_{k + 1}": int(setup.character_steps[at + k]) for k in range(3)}
    points = {f"vp_{k + 1}": int(setup.character_rewards[at + k]) for k in range(3)}
    steps = phrase("character", "steps", language, **numbers, **points)
    text = card_text(figures, "character", key, language)
    return f"{text} {steps} {moment(figures, setup, entry['counts'], language)}"


def moment(figures: Figures, setup: Setup, counts: str, language: str) -> str:
    if int(setup.players) > 1:
        return phrase("character", "end", language)
    calls = [result for result, entry in figures.king.items() if entry["effect"] == "character"]
    key = "end_alone" if counts in THE_KING_HAS_NONE else "end_king"
    return phrase("character", key, language, sums=series(calls, language))
