"""Sentences about citizens and tradesmen who are moved."""

from __future__ import annotations

from troyes.city import effect_codes as e
from troyes.city.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.effect_codes import B_CARD
from troyes.city.layout import SPACES_PER_BUILDING
from troyes.city.words.changes import GOODS
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.threats import citizen_of
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect


def source_of(lexicon: Lexicon, effect: Effect) -> str:
    """Where the citizen of this effect was taken from."""
    if effect.what == e.E_CITIZEN:
        return lexicon.off_source(effect.where)
    if effect.what == e.E_LYING:
        return lexicon.off_source(FROM_LYING + effect.where)
    if effect.what == e.E_TRADESMAN:
        return lexicon.off_source(FROM_CARD + effect.where // 4, effect.because - B_CARD)
    return lexicon.off_source(FROM_SUPPLY)


def is_pick_up(effect: Effect) -> bool:
    return effect.amount < 0 and effect.what in (e.E_CITIZEN, e.E_LYING, e.E_TRADESMAN, e.E_SUPPLY)


def hire(lexicon: Lexicon, cursor: Cursor) -> str:
    paid = cursor.take(e.E_DENIERS, because=e.B_HIRE) or cursor.take(e.E_INFLUENCE, because=e.B_HIRE)
    who = lexicon.who((paid or cursor.peek()).seat)
    price = lexicon.amount(GOODS[paid.what], paid.amount) if paid else ""
    if not is_pick_up(cursor.peek()):
        return lexicon.log("pays_hire", who=who, price=price) if paid else ""
    taken = cursor.next()
    came = cursor.take(e.E_TRADESMAN)
    card = lexicon.card(came.because - B_CARD) if came else ""
    key = "hires" if paid else "hires_free"
    return lexicon.log(key, who=who, card=card, price=price, off=source_of(lexicon, taken))


def move_tradesman(lexicon: Lexicon, cursor: Cursor) -> str:
    """A tradesman taken from one card for another, or for a building."""
    if cursor.peek().amount > 0:
        return ""
    following = cursor.effects[cursor.at + 1 : cursor.at + 2]
    if following and following[0].what == e.E_TRADESMAN:
        return hire(lexicon, cursor)
    return settle(lexicon, cursor)


def settle(lexicon: Lexicon, cursor: Cursor) -> str:
    note = cursor.take(e.N_ACTION)
    if not is_pick_up(cursor.peek()):
        return lexicon.log("settle_begun", who=lexicon.who(note.seat)) if note else ""
    taken = cursor.next()
    moved = cursor.take_while(lambda effect: effect.what == e.E_CITIZEN and effect.because == e.B_SETTLE)
    expelled = cursor.take(e.E_LYING, because=e.B_EXPELLED)
    building = expelled.where if expelled else (moved[0] if moved else taken).where // SPACES_PER_BUILDING
    return lexicon.log(
        "settles_expels" if expelled else "settles",
        who=lexicon.who(taken.seat),
        off=source_of(lexicon, taken),
        to=lexicon.to(building),
        expelled=citizen_of(lexicon, expelled.seat) if expelled else "",
    )
