"""One effect alone as a sentence: what is said when an effect stands in no group."""

from __future__ import annotations

from troyes.city import effect_codes as e
from troyes.city.effect_codes import B_CARD, B_EVENT
from troyes.city.layout import COLUMNS
from troyes.city.names import PHASES
from troyes.city.words.kinds import WHATS
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.effects import Effect
from troyes.kernel.phrasing import capital

UNITS = {
    e.E_DENIERS: "deniers",
    e.E_INFLUENCE: "influence",
    e.E_POINTS: "points",
    e.E_SUPPLY: "citizens",
    e.E_GENERAL: "citizens",
    e.E_COINS: "deniers",
    e.E_NEUTRAL: "citizens",
}
# Kinds of effects with one text for coming and one for going.
PAIRS = {e.E_CITIZEN, e.E_LYING, e.E_TRADESMAN, e.E_DIE, e.E_EVENT, e.E_FACE_UP, e.E_HELD, e.E_TILE_CUBE}


def plain(lexicon: Lexicon, effect: Effect) -> str:
    """A sentence for any effect."""
    key = WHATS[effect.what]
    if effect.what in PAIRS:
        key += "_comes" if effect.amount > 0 else "_goes"
    amount = lexicon.signed(UNITS.get(effect.what, "cubes"), effect.amount)
    return capital(lexicon.say("plain", key, **gaps(lexicon, effect), amount=amount))


def gaps(lexicon: Lexicon, effect: Effect) -> dict[str, object]:
    """What the text of this effect may mention."""
    what, where = effect.what, effect.where
    values: dict[str, object] = {"who": lexicon.who(effect.seat), "of": lexicon.of(effect.seat), "value": where}
    if what == e.E_CITIZEN:
        values |= {"at": lexicon.at_space(where), "off": lexicon.off_space(where)}
    elif what in (e.E_LYING, e.N_PROTECTED):
        values |= {"at": lexicon.at(where), "off": lexicon.off(where)}
    elif what in (e.E_TRADESMAN, e.E_CARD_CUBE):
        values["card"] = lexicon.card(effect.because - B_CARD)
    elif what in (e.E_EVENT, e.E_EVENT_CUBE):
        values["event"] = lexicon.event(where)
    elif what == e.E_WON:
        values["event"] = lexicon.event(effect.because - B_EVENT)
    elif what == e.E_DIE:
        values["dice"] = lexicon.dice([(where // 6, where % 6 + 1)] * abs(effect.amount))
    elif what == e.E_CATHEDRAL:
        values |= {"column": where % COLUMNS + 1, "level": where // COLUMNS + 1}
    elif what == e.E_CARD:
        values["card"] = lexicon.card(effect.amount - 1)
    elif what in (e.E_CHARACTER, e.E_FACE_UP):
        values["character"] = lexicon.names.character(where, lexicon.language)
    elif what == e.N_PHASE:
        values["phase"] = lexicon.say("phase", PHASES[where])
    elif what == e.N_ACTION:
        values["action"] = lexicon.times(effect.amount)
    elif what in (e.E_TILE, e.E_TILE_CUBE, e.N_REACTS):
        values["gate"] = where + 1
    elif what == e.E_HELD:
        values["citizens"] = lexicon.amount("citizens", effect.amount)
    elif what == e.E_GUARD:
        values["steps"] = lexicon.amount("steps", effect.amount)
    elif what == e.N_KING_ROLL:
        values |= {"first": where // 8, "second": where % 8, "sum": where // 8 + where % 8}
    return values
