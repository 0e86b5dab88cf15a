"""Where the points of a game come from, in words."""

from __future__ import annotations

from typing import Any

from troyes.kernel.game import Game


def sources_of(rules: Game[Any, Any], position: Any, language: str) -> list[dict[str, Any]]:
    """Every point of everybody by source."""
    scores = rules.scores(position)
    found: dict[str, list[int]] = {}
    for seat, lines in enumerate(scores):
        for line in lines:
            words = rules.name_source(position.setup, line, language)
            found.setdefault(words, [0] * len(scores))[seat] += line.points
    return [{"source": source, "points": points} for source, points in found.items()]
