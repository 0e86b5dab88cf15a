# compiled
"""The question that is asked and the sources of points, in words."""

from __future__ import annotations

from troyes.city.edge.names import Names
from troyes.city.edge.view import CityView
from troyes.city.rules import codes
from troyes.city.words.lexicon import Lexicon, phrase
from troyes.city.words.move_dice import card_at
from troyes.kernel.contract.rules import ScoreLine


def question(view: CityView, language: str) -> str:
    """What is asked, with the numbers of the decision and what it is about."""
    data = view.asked(language)
    for edge in view.names.edges:
        if asked := edge.question(data, language):
            return asked
    step = data["step"]
    first, second, third, _ = step["numbers"]
    highest = data["black_dice"][0] if data["black_dice"] else 0
    lexicon = Lexicon(view.names, language, ())
    kind, about = subject(view, lexicon, step["kind"], first, second)
    kind = kind if lexicon.has("step", kind) else "extension"
    return lexicon.say("step", kind, highest=highest, need=first, held=third, cubes=first, rolls=second, **about)


def subject(view: CityView, lexicon: Lexicon, kind: str, deed: int, where: int) -> tuple[str, dict[str, str]]:
    """The text of a question that belongs to a deed, and the name of its card, event or building."""
    if kind == "times" and deed == codes.FIGHT:
        return "times_fight", {"event": lexicon.event(where)}
    if kind == "take" and deed == codes.SETTLE:
        return "take_settle", {"to": lexicon.to(where)}
    if kind in ("times", "take", "cube"):
        return kind, {"card": lexicon.card(card_at(view, where))}
    return kind, {}


def source_name(names: Names, line: ScoreLine, language: str) -> str:
    """The source of some points in words."""
    detail = line.detail
    if line.source in ("activity", "tradesman"):
        detail = names.called("activity", line.detail, language)
    elif line.source == "presence":
        detail = names.event(names.event_numbers[line.detail], language)
    elif line.source == "character":
        detail = names.called("character", line.detail, language)
    for edge in names.edges:
        if line.source == "extension" and (said := edge.source_name(names, line.detail, language)):
            return said
    return phrase("source", line.source, language, detail=detail)
