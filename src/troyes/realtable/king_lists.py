"""Cards that are picked from a list: by number, by name in either language, or by the beginning of a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.city.cards.texts import display, names_everywhere
from troyes.city.edge.names import colour_word
from troyes.city.figures.fields import COLOUR_NAMES
from troyes.kernel.tools.spelling import simple
from troyes.realtable.king_dice import LONGEST, Wrong
from troyes.words.phrasing import series

if TYPE_CHECKING:
    from troyes.realtable.king_chance import Due, Item


def find(due: Due, typed: str) -> int:
    """The chance move of a number or a name."""
    if typed.isascii() and typed.isdigit():
        if 1 <= int(typed[:6]) <= len(due.items):
            return due.items[int(typed) - 1].move
        raise Wrong(due.say("wrong", "list", input=typed[:LONGEST], most=len(due.items)))
    found = named(due.items, typed)
    labels = list(dict.fromkeys(item.label for item in found))
    if len(labels) == 1:
        return found[0].move  # copies of a card are alike
    if labels:
        raise Wrong(due.say("wrong", "several", input=typed[:LONGEST], names=series(labels, due.language)))
    raise Wrong(elsewhere(due, typed) or due.say("wrong", "list", input=typed[:LONGEST], most=len(due.items)))


def named(items: list[Item], typed: str) -> list[Item]:
    """Those of this name; else those whose name begins so; else those in whose name it stands."""
    wanted = simple(typed)
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [item for item in items if any(fits(simple(name), wanted) for name in item.names)]
        if found:
            return found
    return []


def elsewhere(due: Due, typed: str) -> str:
    """Why a card that exists is not in the list."""
    figures = due.names.figures
    section = {"open": "character", "reveal": "activity", "event": "event"}.get(due.verb)
    if section is None:
        return ""
    for key, entry in figures.section(section).items():
        if simple(typed) not in map(simple, (key, *names_everywhere(figures, section, key))):
            continue
        name = display(figures, section, key, due.language)
        if due.verb == "open":
            return due.say("wrong", "taken", name=name)
        colour = entry["colour"]
        if colour not in COLOUR_NAMES:  # printed on the board
            return due.say("wrong", "drawn", name=name)
        shown = colour_word(COLOUR_NAMES.index(colour), due.language)
        if due.verb == "reveal":
            return due.say("wrong", "card", name=name, colour=shown, level=entry["level"])
        asked = due.a < len(COLOUR_NAMES) and colour == COLOUR_NAMES[due.a]
        return due.say("wrong", "drawn", name=name) if asked else due.say("wrong", "event", name=name, colour=shown)
    return ""


def items_of(due: Due, typed: str) -> list[str]:
    """Several answers on one line; numbers of the column are turned into names, for the list changes with each."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    if len(parts) < 2 and due.verb == "open" and all(word.isdigit() for word in typed.split()):
        parts = typed.split()
    if due.verb == "open" and len(parts) > 1:
        return [name_of(due, part) for part in parts]
    return parts if due.verb == "reveal" and len(parts) > 1 else [typed]


def name_of(due: Due, part: str) -> str:
    if part.isascii() and part.isdigit() and 1 <= int(part[:6]) <= len(due.items):
        return due.items[int(part) - 1].names[0]
    return part
