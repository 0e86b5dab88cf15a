"""The rules of every game to look up, in our own words."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Response

from troyes.kernel.tools.spelling import simple
from troyes.reference import entries
from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language

LONGEST_SEARCH: Final = 100
router = APIRouter(prefix="/rules", tags=["rules"], responses=REFUSALS)


class TopicShown(Answered):
    """A topic: `text` are paragraphs, lists and tables in plain Markdown; `see` names other topics."""

    id: str
    game: Literal["city", "king", "ladies", "dice"]
    title: str
    summary: str
    text: list[str]
    keywords: list[str]
    see: list[str]


@router.get("", response_model=list[TopicShown])
async def rules(
    language: Language,
    game: Annotated[Literal["city", "king", "ladies", "dice"] | None, Query()] = None,
    search: Annotated[str, Query(max_length=LONGEST_SEARCH, description="Words that all have to occur")] = "",
) -> Response:
    """All topics, or those of a game, or those in which some words occur; best matches first."""
    wanted = simple(search).split("_") if simple(search) else []
    found = [(weight(entry, wanted), entry) for entry in entries(language) if game in (None, entry["game"])]
    ranked = sorted((pair for pair in found if pair[0] > 0), key=lambda pair: -pair[0])
    return Answer([entry for _, entry in ranked])


def weight(entry: dict[str, list[str] | str], wanted: list[str]) -> int:
    """How well a topic fits: 0 if a word is missing; words of the title count most, then keywords."""
    title, keywords = simple(str(entry["title"])), simple(" ".join(entry["keywords"]))
    everything = simple(" ".join([str(entry["summary"]), *entry["text"]]))
    total = 1
    for word in wanted:
        here = 9 * (word in title) + 3 * (word in keywords) + (word in everything)
        if not here:
            return 0
        total += here
    return total
