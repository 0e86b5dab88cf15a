"""The dice of a move in words."""

from __future__ import annotations

from troyes.city.edge.notation.dice import lot
from troyes.city.edge.view import CityView
from troyes.city.rules.codes import (
    chosen_die,
    colour_of_die,
    cube_of,
    dice_of,
    extra_of,
    flipped_die,
    owner_of_die,
    seat_of,
    value_of_die,
)
from troyes.city.rules.layout import CARDS
from troyes.city.words.lexicon import Lexicon


def card_at(view: CityView, slot: int) -> int:
    return int(view.known.v[CARDS + slot])


def dice_text(view: CityView, lexicon: Lexicon, move: int) -> str:
    """The dice of a move, and what its extra bits do to one of them."""
    dice = [(int(owner_of_die(d)), int(colour_of_die(d)), int(value_of_die(d))) for d in lot(int(dice_of(move)))]
    seat, extra = int(seat_of(move)), int(extra_of(move))
    notes = [turned_text(lexicon, dice[int(flipped_die(extra)) - 1], seat)] if flipped_die(extra) else []
    if chosen_die(extra) and cube_of(move):
        notes.append(chosen_text(view, lexicon, dice[int(chosen_die(extra)) - 1], move))
    shown = lexicon.owned_dice(dice, seat)
    return lexicon.say("choice", "noted", dice=shown, notes=", ".join(notes)) if notes else shown


def turned_text(lexicon: Lexicon, die: tuple[int, int, int], seat: int) -> str:
    return lexicon.say("choice", "turned", die=lexicon.owned_dice([die], seat), value=7 - die[2])


def chosen_text(view: CityView, lexicon: Lexicon, die: tuple[int, int, int], move: int) -> str:
    """What the cube does to the die it chooses: turn it, make it free, make the others like it."""
    setup, card = view.known.setup, card_at(view, int(cube_of(move)) - 1)
    if setup.improve_flip_own[card]:
        return turned_text(lexicon, die, int(seat_of(move)))
    if setup.improve_free_one[card]:
        return lexicon.say("choice", "free_die", die=lexicon.owned_dice([die], int(seat_of(move))))
    return lexicon.say("choice", "alike", value=face_after(die, move))


def face_after(die: tuple[int, int, int], move: int) -> int:
    """The value all dice take: that of the chosen one, which may have been turned."""
    extra = int(extra_of(move))
    return 7 - die[2] if flipped_die(extra) == chosen_die(extra) else die[2]
