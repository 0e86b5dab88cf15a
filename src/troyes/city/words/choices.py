# compiled
"""A move as a choice: what it is, what it costs, what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.city.beats.results import results
from troyes.city.edge.notation.dice import lot
from troyes.city.edge.view import CityView
from troyes.city.rules import codes
from troyes.city.rules.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.rules.codes import colour_of_die, cube_of, dice_of, kind_of, owner_of_die, target_of, value_of_die
from troyes.city.rules.counter import highest_black, strength
from troyes.city.rules.layout import WILD, WILD_OWNER
from troyes.city.rules.state import top
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.move_dice import card_at, dice_text
from troyes.kernel.contract.beat import Result
from troyes.kernel.contract.phrase import runs_of, text_of
from troyes.words.phrasing import capital

ACTIONS = {
    codes.ACTIVATE: "activate",
    codes.BUILD: "build",
    codes.FIGHT: "fight",
    codes.SETTLE: "settle",
    codes.FARM: "farm",
}
SIMPLE = {
    codes.PASS: "pass",
    codes.RECRUIT: "recruit",
    codes.DONE: "done",
    codes.SHOOT: "shoot",
}


class Choice(NamedTuple):
    """A move in words: what it is, and the parts of what it costs and brings."""

    move: int
    what: str
    results: list[Result]

    def text(self, lexicon: Lexicon) -> str:
        if not self.results:
            return self.what
        return lexicon.say("choice", "joined", what=self.what, result=self.result(lexicon))

    def result(self, lexicon: Lexicon) -> str:
        return ", ".join(text_of([*runs_of(lexicon, result.says)]) for result in self.results)


def describe_move(view: CityView, move: int, language: str, people: Sequence[str]) -> str:
    """A legal move of the view's seat with its cost and its result."""
    lexicon = Lexicon(view.names, language, people)
    return describe(view, lexicon, move).text(lexicon)


def describe(view: CityView, lexicon: Lexicon, move: int) -> Choice:
    return Choice(move, capital(label(view, lexicon, move)), results(view, move))


# ---- what it is ----------------------------------------------------------------------------------------------------


def label(view: CityView, lexicon: Lexicon, move: int) -> str:
    kind = int(kind_of(move))
    if kind in ACTIONS:
        return action_label(view, lexicon, move)
    if kind in SIMPLE:
        return lexicon.say("choice", SIMPLE[kind])
    if kind in (codes.REROLL, codes.TURN_OVER, codes.WITH):
        return die_label(view, lexicon, move)
    if kind == codes.FLIP:
        return lexicon.say("choice", "flip", limit=int(view.known.setup.flip_limit))
    if kind in (codes.BEAT, codes.YIELD, codes.ALSO):
        black = int(target_of(move)) if kind == codes.ALSO else int(highest_black(view.known))
        key = {codes.BEAT: "beat", codes.YIELD: "yield", codes.ALSO: "also"}[kind]
        return lexicon.say("choice", key, black=lexicon.black([black]))
    return place_label(view, lexicon, move)


def action_label(view: CityView, lexicon: Lexicon, move: int) -> str:
    kind, target = int(kind_of(move)), int(target_of(move))
    values: dict[str, object] = {"dice": dice_text(view, lexicon, move)}
    if kind == codes.ACTIVATE:
        values["card"] = lexicon.card(card_at(view, target))
    elif kind == codes.FIGHT:
        values["event"] = lexicon.event_title(target)
    elif kind == codes.SETTLE:
        values["building"] = lexicon.building(target)
    what = lexicon.say("choice", ACTIONS[kind], **values)
    if not cube_of(move):
        return what
    return lexicon.say("choice", "using", what=what, card=lexicon.card(card_at(view, int(cube_of(move)) - 1)))


def die_label(view: CityView, lexicon: Lexicon, move: int) -> str:
    code = lot(int(dice_of(move)))[0]
    colour, value = int(colour_of_die(code)), int(value_of_die(code))
    die = lexicon.die(WILD if owner_of_die(code) == WILD_OWNER else colour, value)
    kind = int(kind_of(move))
    if kind == codes.REROLL:
        return lexicon.say("choice", "reroll", die=die)
    if kind == codes.TURN_OVER:
        return lexicon.say("choice", "turn", die=die, value=7 - value)
    return lexicon.say("choice", "with", die=die, strength=int(strength(view.known, code)))


def place_label(view: CityView, lexicon: Lexicon, move: int) -> str:
    """Choices that are a place or a number."""
    kind, target = int(kind_of(move)), int(target_of(move))
    if kind == codes.PLACE:
        return lexicon.say("choice", "place", space=lexicon.space(target))
    if kind == codes.TAKE:
        return take_label(view, lexicon, target)
    if kind == codes.CUBE:
        return lexicon.say("choice", "cube", event=lexicon.event(target))
    if kind == codes.TIMES:
        fighting = int(view.known.v[top(view.known) + 2]) == codes.FIGHT
        return lexicon.amount("cubes" if fighting else "activations", target)
    if kind == codes.SPLIT:
        total = int(view.known.v[top(view.known) + 3])
        return lexicon.say("choice", "split", palace=target, bishopric=total - target)
    for edge in view.names.edges:
        if text := edge.label(view, lexicon, move):
            return text
    return lexicon.say("choice", "unknown")


def take_label(view: CityView, lexicon: Lexicon, source: int) -> str:
    if source < FROM_LYING:
        key, card = "take_space", -1
    elif source < FROM_CARD:
        key, card = "take_lying", -1
    elif source < FROM_SUPPLY:
        key, card = "take_card", card_at(view, source - FROM_CARD)
    else:
        key, card = "take_supply", -1
    return lexicon.say("choice", key, off=lexicon.off_source(source, card))
