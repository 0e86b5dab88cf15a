# compiled
"""Beats of citizens and tradesmen who are moved."""

from __future__ import annotations

from troyes.city.beats.places import building, card, space
from troyes.city.beats.saying import GOODS, amount, beat, citizen_of
from troyes.city.edge.names import Names
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_CARD
from troyes.city.rules.layout import SPACES_PER_BUILDING
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Named, Part, Who
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.cursor import Cursor


def source_of(names: Names, effect: Effect) -> Named:
    """Where the citizen of this effect was taken from."""
    if effect.what == e.E_CITIZEN:
        return Named(space(effect.where), "off")
    if effect.what == e.E_LYING:
        return Named(Thing("lying", BUILDING_NAMES[effect.where]), "off")
    if effect.what == e.E_TRADESMAN:
        return Named(Thing("tradesman", names.cards[effect.because - B_CARD]), "off")
    return Named(Thing("supply"), "off")


def is_pick_up(effect: Effect) -> bool:
    return effect.amount < 0 and effect.what in (e.E_CITIZEN, e.E_LYING, e.E_TRADESMAN, e.E_SUPPLY)


def hire(names: Names, cursor: Cursor) -> Beat | None:
    paid = cursor.take(e.E_DENIERS, because=e.B_HIRE) or cursor.take(e.E_INFLUENCE, because=e.B_HIRE)
    seat = (paid or cursor.peek()).seat
    price: Part = amount(GOODS[paid.what], paid.amount) if paid else ""
    if not is_pick_up(cursor.peek()):
        return beat("pays_hire", seat, who=Who(seat), price=price) if paid else None
    taken = cursor.next()
    came = cursor.take(e.E_TRADESMAN)
    to = card(names, came.because) if came else None
    kind = "hires" if paid else "hires_free"
    said: Part = Named(to) if to else ""
    return beat(kind, seat, to, who=Who(seat), card=said, price=price, off=source_of(names, taken))


def move_tradesman(names: Names, cursor: Cursor) -> Beat | None:
    """A tradesman taken from one card for another, or for a building."""
    if cursor.peek().amount > 0:
        return None
    following = cursor.effects[cursor.at + 1 : cursor.at + 2]
    if following and following[0].what == e.E_TRADESMAN:
        return hire(names, cursor)
    return settle(names, cursor)


def settle(names: Names, cursor: Cursor) -> Beat | None:
    note = cursor.take(e.N_ACTION)
    if not is_pick_up(cursor.peek()):
        return beat("settle_begun", note.seat, who=Who(note.seat)) if note else None
    taken = cursor.next()
    moved = cursor.take_while(lambda effect: effect.what == e.E_CITIZEN and effect.because == e.B_SETTLE)
    expelled = cursor.take(e.E_LYING, because=e.B_EXPELLED)
    to = building(expelled.where if expelled else (moved[0] if moved else taken).where // SPACES_PER_BUILDING)
    return beat(
        "settles_expels" if expelled else "settles",
        taken.seat,
        to,
        who=Who(taken.seat),
        off=source_of(names, taken),
        to=Named(to, "to"),
        expelled=citizen_of(expelled.seat) if expelled else "",
    )
