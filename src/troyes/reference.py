"""The short rules reference of every game, in our own words: topics to look up, and to learn a game from."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from troyes.games import GAMES
from troyes.words.catalogue import catalogue


@cache
def read_topics(game: str, lang: str) -> dict[str, Any]:
    """The topics of one game, by key; their words are in words/*/rules."""
    path = files(f"troyes.{game}").joinpath("data", "topics.toml")
    topics: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: told(key, topic, lang) for key, topic in topics.items()}


def told(key: str, topic: dict[str, Any], lang: str) -> dict[str, Any]:
    title, summary, keywords, body = (
        catalogue(lang).text(f"topic-{key}.{part}") for part in ("title", "summary", "keywords", "body")
    )
    return {
        "title": title,
        "summary": summary,
        "part": topic["part"],
        "keywords": [word.strip() for word in keywords.split(",")],
        "body": body + "\n",
        "rulings": topic["rulings"],
        "see": topic["see"],
    }


@cache
def entries(lang: str) -> list[dict[str, Any]]:
    """Every topic of every game in the order in which one would read them; `game` also tells expansions apart."""
    return [
        {
            "id": key,
            "game": topic["part"],
            "title": topic["title"],
            "summary": topic["summary"],
            "text": blocks(topic["body"]),
            "keywords": topic["keywords"],
            "see": topic["see"],
        }
        for game in GAMES
        for key, topic in read_topics(game, lang).items()
    ]


def blocks(body: str) -> list[str]:
    """Paragraphs, each on one line; lists and tables (Markdown) with a line for every item or row."""
    return [unwrapped(block) for block in body.strip().split("\n\n")]


def unwrapped(block: str) -> str:
    lines: list[str] = []
    for line in block.splitlines():
        begins = not lines or line.startswith(("- ", "|"))
        if begins:
            lines.append(line.strip())
        else:
            lines[-1] += f" {line.strip()}"
    return "\n".join(lines)
