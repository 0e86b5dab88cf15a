"""Sentences of the Ladies' events."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city import effect_codes as e
from troyes.city.edge import Teller
from troyes.city.effect_codes import B_CARD, B_EVENT
from troyes.city.ladies.events_words import text
from troyes.city.layout import SPACES_PER_BUILDING
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.people import source_of
from troyes.city.words.rounds import amounts
from troyes.city.words.threats import newcomer
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect
from troyes.kernel.phrasing import capital

GATHERING = (e.E_NEUTRAL, e.E_CITIZEN, e.E_LYING)  # what an uprising moves


def teller_of(what: int, because: int) -> Teller | None:
    if what == e.N_STRUCK:
        return struck
    if what == e.E_HELD and because == e.B_RELEASED:
        return released
    if what in GATHERING and because >= B_EVENT:
        return gathering
    return None


def say(lexicon: Lexicon, key: str, **values: object) -> str:
    return capital(text("log", key, lexicon.language, **values))


def effect_of(lexicon: Lexicon, because: int) -> str:
    """What the event of a reason does, by its name in the data."""
    names = lexicon.names
    effect: str = names.figures.event[names.event_kinds[because - B_EVENT]]["effect"]
    return effect


def struck(lexicon: Lexicon, cursor: Cursor) -> str:
    """Somebody has chosen what an event takes."""
    note = cursor.next()
    values = {"event": lexicon.event_title(note.because - B_EVENT), "who": lexicon.who(note.seat)}
    if cube := cursor.take(e.E_CARD_CUBE):
        return say(lexicon, "lose_card", **values, card=lexicon.card(cube.because - B_CARD))
    if cube := cursor.take(e.E_TILE_CUBE):
        return say(lexicon, "lose_tile", **values, gate=cube.where + 1)
    if paid := cursor.take(e.E_INFLUENCE):
        cursor.take(e.E_GENERAL)
        cursor.take(e.E_HELD)
        return say(lexicon, "recruits", **values, cost=lexicon.amount("influence", paid.amount))
    if taken := cursor.take(e.E_CITIZEN, e.E_LYING, e.E_TRADESMAN, e.E_SUPPLY):
        cursor.take(e.E_HELD)
        return say(lexicon, "gives", **values, of=lexicon.of(note.seat), off=source_of(lexicon, taken))
    return say(lexicon, "suffers", **values)


def released(lexicon: Lexicon, cursor: Cursor) -> str:
    group = cursor.take_while(lambda effect: effect.because == e.B_RELEASED and effect.what in (e.E_HELD, e.E_SUPPLY))
    freed = [effect for effect in group if effect.what == e.E_HELD]
    return say(lexicon, "released", list=amounts(lexicon, freed, "citizens"))


def gathering(lexicon: Lexicon, cursor: Cursor) -> str:
    """Citizens that an event moves on a building, or a neutral one that it places."""
    because = cursor.peek().because
    effect = effect_of(lexicon, because)
    if effect == "uprising":
        return crowd(lexicon, cursor)
    if effect != "monk_event":
        return newcomer(lexicon, cursor)
    cursor.next()
    came = cursor.take(e.E_TRADESMAN)
    return say(lexicon, "monk", card=lexicon.card(came.because - B_CARD)) if came else ""


def crowd(lexicon: Lexicon, cursor: Cursor) -> str:
    """`Uprising in the Palace: Anna on 1 and 3, Bruno on 2; no room for Anna`."""
    because = cursor.peek().because
    group = cursor.take_while(lambda effect: effect.what in GATHERING and effect.because == because)
    stood = [effect for effect in group if effect.what == e.E_CITIZEN and effect.amount > 0]
    lying = [effect for effect in group if effect.what == e.E_LYING and effect.amount > 0]
    parts = [places(lexicon, stood)]
    if lying:
        left = lexicon.series([lexicon.who(effect.seat) for effect in lying for _ in range(effect.amount)])
        parts.append(text("log", "lying", lexicon.language, list=left))
    building = stood[0].where // SPACES_PER_BUILDING if stood else 0
    event = lexicon.event_title(because - B_EVENT)
    return say(lexicon, "crowd", event=event, at=lexicon.at(building), list=lexicon.say("word", "break").join(parts))


def places(lexicon: Lexicon, stood: Sequence[Effect]) -> str:
    """The spaces of each owner, in the order of their first ones."""
    spaces: dict[int, list[str]] = {}
    for effect in stood:
        spaces.setdefault(effect.seat, []).append(lexicon.spot(effect.where))
    return lexicon.say("word", "break").join(
        text("log", "stands", lexicon.language, who=lexicon.who(seat), spaces=lexicon.series(held))
        for seat, held in spaces.items()
    )
