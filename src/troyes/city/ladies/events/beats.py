"""Beats of the Ladies' events."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.beats.people import source_of
from troyes.city.beats.places import building, card, event, space
from troyes.city.beats.saying import BREAK, amount, amounts, of
from troyes.city.beats.threats import newcomer, title
from troyes.city.edge.edge import Teller
from troyes.city.edge.names import Names
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_EVENT
from troyes.city.rules.layout import SPACES_PER_BUILDING
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Joined, Named, Part, Phrase, Series, Who
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.cursor import Cursor

GATHERING = (e.E_NEUTRAL, e.E_CITIZEN, e.E_LYING)  # what an uprising moves
STEPS = dict.fromkeys(("lose_card", "lose_tile", "recruits", "gives", "suffers", "crowd", "monk"), "event")


def teller_of(what: int, because: int) -> Teller | None:
    if what == e.N_STRUCK:
        return struck
    if what == e.E_HELD and because == e.B_RELEASED:
        return released
    if what in GATHERING and because >= B_EVENT:
        return gathering
    return None


def ladies(kind: str, seat: int | None = None, subject: Thing | None = None, /, **parts: Part) -> Beat:
    return Beat(kind, seat, subject, says=Phrase(kind, parts))


def effect_of(names: Names, because: int) -> str:
    """What the event of a reason does, by its name in the data."""
    effect: str = names.figures.event[names.event_kinds[because - B_EVENT]]["effect"]
    return effect


def struck(names: Names, cursor: Cursor) -> Beat:
    """Somebody has chosen what an event takes."""
    note = cursor.next()
    kind, parts = taken_from(names, cursor, note.seat)
    about = event(names, note.because - B_EVENT)
    return ladies(kind, note.seat, about, event=title(about), who=Who(note.seat), **parts)


def taken_from(names: Names, cursor: Cursor, seat: int) -> tuple[str, dict[str, Part]]:
    """A cube, a citizen, one recruited for it, or points."""
    if cube := cursor.take(e.E_CARD_CUBE):
        return "lose_card", {"card": Named(card(names, cube.because))}
    if cube := cursor.take(e.E_TILE_CUBE):
        return "lose_tile", {"gate": cube.where + 1}
    if paid := cursor.take(e.E_INFLUENCE):
        cursor.take(e.E_GENERAL)
        cursor.take(e.E_HELD)
        return "recruits", {"cost": amount("influence", paid.amount)}
    if taken := cursor.take(e.E_CITIZEN, e.E_LYING, e.E_TRADESMAN, e.E_SUPPLY):
        cursor.take(e.E_HELD)
        return "gives", {"of": of(seat), "off": source_of(names, taken)}
    return "suffers", {}


def released(names: Names, cursor: Cursor) -> Beat:
    group = cursor.take_while(lambda effect: effect.because == e.B_RELEASED and effect.what in (e.E_HELD, e.E_SUPPLY))
    freed = [effect for effect in group if effect.what == e.E_HELD]
    return ladies("released", list=amounts(freed, "citizens"))


def gathering(names: Names, cursor: Cursor) -> Beat | None:
    """Citizens that an event moves on a building, or a neutral one that it places."""
    because = cursor.peek().because
    effect = effect_of(names, because)
    if effect == "uprising":
        return crowd(names, cursor)
    if effect != "monk_event":
        return newcomer(names, cursor)
    cursor.next()
    came = cursor.take(e.E_TRADESMAN)
    if came is None:
        return None
    return ladies("monk", None, event(names, because - B_EVENT), card=Named(card(names, came.because)))


def crowd(names: Names, cursor: Cursor) -> Beat:
    """`Uprising in the Palace: Anna on 1 and 3, Bruno on 2; no room for Anna`."""
    because = cursor.peek().because
    group = cursor.take_while(lambda effect: effect.what in GATHERING and effect.because == because)
    stood = [effect for effect in group if effect.what == e.E_CITIZEN and effect.amount > 0]
    lying = [effect for effect in group if effect.what == e.E_LYING and effect.amount > 0]
    said = [places(stood)]
    if lying:
        left = Series(tuple(Who(effect.seat) for effect in lying for _ in range(effect.amount)))
        said.append(Phrase("lying", {"list": left}))
    at = Named(building(stood[0].where // SPACES_PER_BUILDING if stood else 0), "at")
    about = event(names, because - B_EVENT)
    return ladies("crowd", None, about, event=title(about), at=at, list=Joined(tuple(said), BREAK))


def places(stood: Sequence[Effect]) -> Part:
    """The spaces of each owner, in the order of their first ones."""
    spaces: dict[int, list[Named]] = {}
    for effect in stood:
        spaces.setdefault(effect.seat, []).append(Named(space(effect.where), "spot"))
    items = (Phrase("stands", {"who": Who(seat), "spaces": Series(tuple(held))}) for seat, held in spaces.items())
    return Joined(tuple(items), BREAK)
