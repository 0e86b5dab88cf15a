"""The ramparts in words: choices, questions, sources of points."""

from __future__ import annotations

from typing import Any

from troyes.city.edge.names import Names
from troyes.city.edge.notation.dice import lot
from troyes.city.edge.view import CityView
from troyes.city.ladies.ramparts.codes import (
    ALWAYS,
    ASK,
    COLOUR,
    DECLINE,
    EXTRA,
    EXTRA_DIE,
    F_LAY,
    F_REACT,
    F_SHIFT,
    F_SWAP,
    F_WALK,
    GUARD,
    LAY,
    NEVER,
    SHIELD,
    SHIFT,
    SWAP,
    USE,
    WALK,
)
from troyes.city.ladies.ramparts.guard import colour_for_guard
from troyes.city.ladies.ramparts.notation import tiles
from troyes.city.ladies.ramparts.tiles import face_at, figure_at, gate_with
from troyes.city.rules.codes import (
    colour_of_die,
    cube_of,
    dice_of,
    extra_of,
    flipped_die,
    kind_of,
    owner_of_die,
    target_of,
    value_of_die,
)
from troyes.city.rules.counter import highest_black
from troyes.city.rules.effect_codes import B_CARD, B_GUARD, B_OUTDOOR
from troyes.city.rules.layout import CARDS, FROM_OUTDOOR
from troyes.city.rules.state import top
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.things import Thing
from troyes.words.catalogue import catalogue

WORDS = "ramparts"  # what the names of these texts begin with
STEPS = {F_WALK: "walk", F_LAY: "lay", F_SWAP: "swap", F_REACT: "react", F_SHIFT: "shift"}
ANSWERS = {USE: "use", DECLINE: "decline", ALWAYS: "always", NEVER: "never"}


def text(section: str, key: str, language: str, **values: object) -> str:
    return catalogue(language).text(f"ramparts-{section}-{key}", **values)


def tile_name(names: Names, face: int, language: str) -> str:
    return names.called("outdoor", tiles(names)[face], language)


def name_at(view: CityView, gate: int, language: str) -> str:
    return tile_name(view.names, int(face_at(view.known, gate)), language)


# ---- choices ------------------------------------------------------------------------------------------------------


def label(view: CityView, lexicon: Lexicon, move: int) -> str | None:
    kind, target, language = int(kind_of(move)), int(target_of(move)), lexicon.language
    if kind == GUARD:
        return guard_label(view, lexicon, move)
    if kind == SWAP:
        own, other = lot(int(dice_of(move)))
        return lexicon.say("label", "swap", own=die_text(lexicon, own), other=die_text(lexicon, other, True))
    if kind == WALK:
        return lexicon.say("label", "walk", steps=target)
    if kind in (LAY, ASK):
        return lexicon.say("label", "lay" if kind == LAY else "ask", tile=name_at(view, target, language))
    if kind == EXTRA:
        colour = int(figure_at(view.known, gate_with(view.known, EXTRA_DIE), COLOUR))
        return lexicon.say("label", "extra", colour=lexicon.colour(colour))
    if kind == SHIELD:
        return lexicon.say("label", "shield", black=lexicon.black([int(highest_black(view.known))]))
    if kind == SHIFT:
        return lexicon.say("label", "shift", card=lexicon.card(int(view.known.v[CARDS + target])))
    if kind in ANSWERS:
        tile = name_at(view, int(view.known.v[top(view.known) + 2]), language)
        return lexicon.say("label", ANSWERS[kind], tile=tile)
    return None


def guard_label(view: CityView, lexicon: Lexicon, move: int) -> str:
    die = lot(int(dice_of(move)))[0]
    what = lexicon.say("label", "guard", die=die_text(lexicon, die, owner_of_die(die) != view.seat))
    if flipped_die(extra_of(move)):
        what = lexicon.say("label", "turned", what=what, value=7 - int(value_of_die(die)))
    if not cube_of(move):
        return what
    return lexicon.say("choice", "using", what=what, card=lexicon.card(int(view.known.v[CARDS + cube_of(move) - 1])))


def die_text(lexicon: Lexicon, die: int, owned: bool = False) -> str:
    """A die, with its owner where it is somebody else's; a wild one stays purple."""
    said = lexicon.die(int(colour_for_guard(die)), int(value_of_die(die)))
    if not owned or colour_for_guard(die) != colour_of_die(die):
        return said
    return lexicon.owned_dice([(int(owner_of_die(die)), int(colour_of_die(die)), int(value_of_die(die)))], -1)


# ---- questions, sources -------------------------------------------------------------------------------------------


def question(data: dict[str, Any], language: str) -> str | None:
    step = data["step"]
    if step["kind"] not in STEPS.values():
        return None
    first, _, third, _ = step["numbers"]
    ramparts, key = data["ramparts"], step["kind"]
    tile = ramparts["tiles"][first]["name"] if key in ("react", "shift") else ""
    if ramparts["threat"]:
        return text("step", "shield", language, tile=tile, event=ramparts["threat"]["name"])
    if key == "walk" and third:
        key = "walk_on"
    return text("step", key, language, tile=tile, points=first, used=third, swaps=first)


def source_name(names: Names, detail: str, language: str) -> str | None:
    if detail == str(FROM_OUTDOOR):
        return text("source", "outdoor", language)
    return names.called("outdoor", detail, language) if detail in names.figures.outdoor else None


def is_outdoor(because: int) -> bool:
    return B_OUTDOOR <= because < B_CARD


def cause(names: Names, because: int) -> Thing | None:
    """The guard's round, or an outdoor activity."""
    if because == B_GUARD:
        return Thing("rule", "guard")
    return Thing("tile", tiles(names)[because - B_OUTDOOR]) if is_outdoor(because) else None
