"""One effect alone as a sentence: what is said when an effect stands in no group."""

from __future__ import annotations

from troyes.city import effect_codes as e
from troyes.city.effect_codes import B_CARD, B_EVENT
from troyes.city.layout import COLUMNS
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.effects import Effect
from troyes.kernel.phrasing import capital

PHASES = (
    "setup", "placement", "activities", "income", "workforce", "events", "counter", "actions", "end", "over",
)  # fmt: skip
UNITS = {
    e.E_DENIERS: ("deniers", "deniers"),
    e.E_INFLUENCE: ("influence", "influence"),
    e.E_POINTS: ("points", "points"),
    e.E_SUPPLY: ("supply", "citizens"),
    e.E_GENERAL: ("general", "citizens"),
    e.E_COINS: ("coins", "deniers"),
    e.E_NEUTRAL: ("neutral", "citizens"),
}
# Kinds of effects with one text for coming and one for going.
PAIRS = {
    e.E_CITIZEN: "citizen",
    e.E_LYING: "lying",
    e.E_TRADESMAN: "tradesman",
    e.E_DIE: "die",
    e.E_EVENT: "event",
    e.E_FACE_UP: "face_up",
    e.E_HELD: "held",
    e.E_TILE_CUBE: "tile_cube",
}
SINGLE = {
    e.E_PASSED: "passed",
    e.E_WON: "won",
    e.E_CARD_CUBE: "card_cube",
    e.E_EVENT_CUBE: "event_cube",
    e.E_CATHEDRAL: "cathedral",
    e.E_BLACK: "black",
    e.E_CARD: "card",
    e.E_ROUND: "round",
    e.E_START: "start",
    e.E_CHARACTER: "character",
    e.E_TILE: "tile",
    e.E_GUARD: "guard",
    e.N_ACTION: "action",
    e.N_ROLLED: "rolled",
    e.N_PROTECTED: "protected",
    e.N_NOTHING: "nothing",
    e.N_PHASE: "phase",
    e.N_TURN: "turn",
    e.N_KING_ROLL: "king_roll",
    e.N_KING_ACTS: "king_acts",
    e.N_REACTS: "reacts",
    e.N_SHIELDED: "shielded",
    e.N_STRUCK: "struck",
}


def plain(lexicon: Lexicon, effect: Effect) -> str:
    """A sentence for any effect."""
    values = gaps(lexicon, effect)
    if effect.what in UNITS:
        key, unit = UNITS[effect.what]
        return capital(lexicon.say("plain", key, **values, amount=lexicon.signed(unit, effect.amount)))
    if effect.what in PAIRS:
        key = f"{PAIRS[effect.what]}_{'comes' if effect.amount > 0 else 'goes'}"
        return capital(lexicon.say("plain", key, **values))
    return capital(lexicon.say("plain", SINGLE[effect.what], **values, amount=lexicon.signed("cubes", effect.amount)))


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
