# compiled
"""One effect alone as a beat: where an effect stands in no group."""

from __future__ import annotations

from troyes.city.beats.actions import times_said
from troyes.city.beats.kinds import WHATS
from troyes.city.beats.places import building, card, cause, character, die, event, seat_of, space
from troyes.city.beats.saying import amount, of, signed
from troyes.city.edge.names import PHASES, Names
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_CARD, B_EVENT
from troyes.city.rules.layout import COLUMNS
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Dice, Named, Part, Phrase, Who

UNITS = {
    e.E_DENIERS: "deniers",
    e.E_INFLUENCE: "influence",
    e.E_POINTS: "vp",
    e.E_SUPPLY: "citizens",
    e.E_GENERAL: "citizens",
    e.E_COINS: "deniers",
    e.E_NEUTRAL: "citizens",
}
# Kinds of effects with one text for coming and one for going.
PAIRS = {e.E_CITIZEN, e.E_LYING, e.E_TRADESMAN, e.E_DIE, e.E_EVENT, e.E_FACE_UP, e.E_HELD, e.E_TILE_CUBE}


def plain(names: Names, effect: Effect) -> Beat:
    """A beat for any effect."""
    kind = WHATS[effect.what]
    key = kind
    if effect.what in PAIRS:
        key += "_comes" if effect.amount > 0 else "_goes"
    parts = gaps(names, effect) | {"amount": signed(UNITS.get(effect.what, "cubes"), effect.amount)}
    return Beat(kind, seat_of(effect.seat), cause(names, effect.because), says=Phrase(key, parts, "plain"))


def gaps(names: Names, effect: Effect) -> dict[str, Part]:
    """What the text of this effect may mention."""
    what, where = effect.what, effect.where
    values: dict[str, Part] = {"who": Who(effect.seat), "of": of(effect.seat), "value": where}
    if what == e.E_CITIZEN:
        values |= {"at": Named(space(where), "at"), "off": Named(space(where), "off")}
    elif what in (e.E_LYING, e.N_PROTECTED):
        values |= {"at": Named(building(where), "at"), "off": Named(building(where), "off")}
    elif what in (e.E_TRADESMAN, e.E_CARD_CUBE):
        values["card"] = Named(card(names, effect.because))
    elif what in (e.E_EVENT, e.E_EVENT_CUBE):
        values["event"] = Named(event(names, where))
    elif what == e.E_WON:
        values["event"] = Named(event(names, effect.because - B_EVENT))
    elif what == e.E_DIE:
        values["dice"] = Dice((die(where, effect.seat),) * abs(effect.amount))
    elif what == e.E_CATHEDRAL:
        values |= {"column": where % COLUMNS + 1, "level": where // COLUMNS + 1}
    elif what == e.E_CARD:
        values["card"] = Named(card(names, B_CARD + effect.amount - 1))
    elif what in (e.E_CHARACTER, e.E_FACE_UP):
        values["character"] = Named(character(names, where))
    elif what == e.N_PHASE:
        values["phase"] = Phrase(PHASES[where], section="phase")
    elif what == e.N_ACTION:
        values["action"] = times_said(effect.amount)
    elif what in (e.E_TILE, e.E_TILE_CUBE, e.N_REACTS):
        values["gate"] = where + 1
    elif what == e.E_HELD:
        values["citizens"] = amount("citizens", effect.amount)
    elif what == e.E_GUARD:
        values["steps"] = amount("steps", effect.amount)
    elif what == e.N_KING_ROLL:
        values |= {"first": where // 8, "second": where % 8, "sum": where // 8 + where % 8}
    return values
