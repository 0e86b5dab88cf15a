"""Dice and cards that are due at a table of the King's Challenge, for screens with buttons."""

from __future__ import annotations

from collections.abc import Callable

from troyes.city.cards.texts import card_text
from troyes.city.figures.fields import COLOUR_NAMES
from troyes.city.game import CITY
from troyes.city.ladies.events.uprising import in_crowd
from troyes.city.rules import codes
from troyes.city.rules.layout import NEUTRAL, SPACES_PER_BUILDING
from troyes.city.words.characters import character_text
from troyes.realtable.inputs import Asked, Choice, DeckShown, Hand, Input, sentence
from troyes.realtable.king_chance import YOU, Due, Item
from troyes.realtable.texts import is_said, say

DECKS = {"open": "character", "reveal": "activity", "event": "event", "tile": "outdoor"}
OF_COLOUR = ("reroll", "extra")  # one die, whose colour is known


def asked_of(due: Due) -> Asked:
    """What the real dice and cards have to tell now."""
    return Asked(due.verb, words(due), inputs_of(due))


def words(due: Due) -> str:
    if due.items:
        return due.title()
    key = due.key()
    if not is_said("due", key, due.language):
        return sentence(due.prompt())
    return say("due", key, due.language, **due.values())


def inputs_of(due: Due) -> list[Input]:
    if due.items:
        return [cards(due)]
    makers: dict[str, Callable[[Due], list[Input]]] = {
        "roll": workforce,
        "royal": royal,
        "crowd": crowd,
        "king": lambda due: [dice(due, "kings", 2, "black", "king")],
        "black": lambda due: [dice(due, "a_black" if due.a == 1 else "black", due.a, "black")],
        "purple": lambda due: [dice(due, "purple", 1, "purple", "you")],
    }
    return makers[due.verb](due) if due.verb in makers else [one_die(due)]


# ---- dice --------------------------------------------------------------------------------------------------------


def dice(due: Due, label: str, count: int, colour: str | None = None, owner: Hand | None = None) -> Input:
    return Input("dice", due.say("input", label), count, colour, owner)


def one_die(due: Due) -> Input:
    if due.verb not in OF_COLOUR:
        return dice(due, "die", 1)
    return dice(due, "die", 1, COLOUR_NAMES[due.a] if due.a < len(COLOUR_NAMES) else "purple", "you")


def workforce(due: Due) -> list[Input]:
    colour = COLOUR_NAMES[due.a]
    yours, kings = due.citizens()
    hands: list[tuple[str, int, Hand]] = [("yours", yours, "you"), ("kings", kings, "king")]
    return [dice(due, label, count, colour, owner) for label, count, owner in hands if count]


def royal(due: Due) -> list[Input]:
    return [dice(due, colour, due.royal_each(), colour, "king") for colour in COLOUR_NAMES]


# ---- cards and pieces --------------------------------------------------------------------------------------------


def cards(due: Due) -> Input:
    """Copies of an event bear the same name, but not all of them call the same colour."""
    lines = {CITY.format(due.position, item.move): item for item in due.items}
    choices = tuple(Choice(item.names[0], item.label, line, text_of(due, item)) for line, item in lines.items())
    label = due.say("input", "start" if due.verb == "start" else "card")
    return Input("card", label, deck=deck_of(due), choices=choices)


def deck_of(due: Due) -> DeckShown | None:
    if due.verb not in DECKS:
        return None
    deck: DeckShown = {"section": DECKS[due.verb]}
    if due.verb == "reveal":
        deck["colour"], deck["level"] = COLOUR_NAMES[due.a // 3], due.a % 3 + 1
    if due.verb == "event":
        deck["colour"] = COLOUR_NAMES[due.a]
    return deck


def text_of(due: Due, item: Item) -> str:
    if due.verb not in DECKS:
        return ""
    figures, key = due.names.figures, item.names[0]
    if DECKS[due.verb] == "character":
        return character_text(figures, due.position.setup, key, due.language)
    section = DECKS[due.verb]
    key = key if key in figures.section(section) else key.rstrip("0123456789")
    text = card_text(figures, section, key, due.language, alone=True) if key in figures.section(section) else ""
    return f"{text} {called(due, item)}".strip() if due.verb == "event" else text


def called(due: Due, item: Item) -> str:
    """Which event comes with it: the only thing by which copies on the table can be told apart."""
    colour = int(due.position.setup.event_calls[int(codes.outcome_of(item.move))])
    return due.say("input", "calls", colour=due.colour(colour)) if colour >= 0 else ""


def crowd(due: Due) -> list[Input]:
    """Whoever takes part, for the six spaces; whoever finds none lies there."""
    building = due.a % 4
    yours, kings = (int(in_crowd(due.position, building, owner)) for owner in (YOU, NEUTRAL))
    empty = max(0, SPACES_PER_BUILDING - yours - kings)
    choices = (
        Choice("A", due.lexicon.who(YOU), left=yours),
        Choice("N", due.lexicon.who(NEUTRAL), left=kings),
        Choice(".", due.say("input", "empty"), left=empty),
    )
    left = tuple(choice for choice in choices if choice.left)
    return [Input("pieces", due.say("input", "spaces"), SPACES_PER_BUILDING, choices=left)]
