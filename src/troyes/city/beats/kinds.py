# compiled
"""Kinds of effects by name, as the city's words and scenarios know them."""

from __future__ import annotations

from typing import Final

from troyes.city.rules import effect_codes as e

WHATS: Final = {
    e.E_DENIERS: "deniers",
    e.E_INFLUENCE: "influence",
    e.E_POINTS: "vp",
    e.E_SUPPLY: "supply",
    e.E_GENERAL: "general",
    e.E_COINS: "coins",
    e.E_PASSED: "passed",
    e.E_WON: "won",
    e.E_CITIZEN: "citizen",
    e.E_LYING: "lying",
    e.E_TRADESMAN: "tradesman",
    e.E_CARD_CUBE: "card_cube",
    e.E_EVENT_CUBE: "event_cube",
    e.E_CATHEDRAL: "cathedral",
    e.E_DIE: "die",
    e.E_BLACK: "black_die",
    e.E_EVENT: "event",
    e.E_CARD: "card",
    e.E_ROUND: "round",
    e.E_START: "start",
    e.E_NEUTRAL: "neutral",
    e.E_CHARACTER: "character",
    e.E_FACE_UP: "face_up",
    e.E_HELD: "held",
    e.E_TILE: "tile",
    e.E_GUARD: "guard",
    e.E_TILE_CUBE: "tile_cube",
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
    e.N_RAISED: "raised",
}
