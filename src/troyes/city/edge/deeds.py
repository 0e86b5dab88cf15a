# compiled
"""Legal moves of the city as deeds: what is done, to what, with which dice.

Verbs are the first words of the lines of notation; extensions name their own (`Edge.verbs`, `Edge.deed`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from troyes.city.edge.names import SEAT_LETTERS, Names
from troyes.city.edge.notation.dice import lot
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.rules import codes
from troyes.city.rules.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.rules.codes import (
    chosen_die,
    colour_of_die,
    cube_of,
    dice_of,
    extra_of,
    flipped_die,
    kind_of,
    owner_of_die,
    seat_of,
    target_of,
    value_of_die,
)
from troyes.city.rules.counter import highest_black
from troyes.city.rules.layout import CARDS, NEUTRAL, SPACES_PER_BUILDING, WILD_OWNER
from troyes.city.rules.lots import price_of
from troyes.city.rules.position import Position
from troyes.kernel.contract.deed import Deed, Use
from troyes.kernel.contract.things import Amount, Die, Thing

if TYPE_CHECKING:
    from troyes.city.edge.view import CityView

KINDS: Final = (
    "card",  # an activity card: key, slot
    "event",  # key; copies are numbered from the second on
    "building",  # key
    "space",  # of a building: key, number from 1
    "lying",  # citizens beside a building: key
    "supply",  # one's own citizens
    "recruit",  # a citizen from the general supply
    "cathedral",
    "column",  # of the cathedral: number from 1
    "fields",
    "black",  # a black die: its value
    "seat",  # somebody: letter, number of the seat
    "citizen",  # somebody's citizen, held by an event: letter, number of the seat
    "guard",  # one's own on the ramparts
    "gate",  # of the ramparts: key of its outdoor activity, number from 1
    "move",  # a move of an extension that has no words: its code
)
ACTIONS: Final = {
    codes.ACTIVATE: "activate",
    codes.BUILD: "build",
    codes.FIGHT: "fight",
    codes.SETTLE: "settle",
    codes.FARM: "farm",
}
SIMPLE: Final = {
    codes.PASS: "pass",
    codes.RECRUIT: "recruit",
    codes.FLIP: "flip",
    codes.DONE: "done",
    codes.SHOOT: "shoot",
}
HIGHEST_BLACK: Final = {codes.BEAT: "beat", codes.YIELD: "yield"}
ONE_DIE: Final = {codes.REROLL: "reroll", codes.TURN_OVER: "turn", codes.WITH: "with"}
AMOUNTS: Final = {codes.TIMES: "times", codes.SPLIT: "split"}
AT_TARGET: Final = {codes.PLACE: "place", codes.TAKE: "take", codes.CUBE: "cube", codes.ALSO: "also"}
VERBS: Final = {**ACTIONS, **SIMPLE, **HIGHEST_BLACK, **ONE_DIE, **AMOUNTS, **AT_TARGET}


def deeds(view: CityView) -> list[Deed]:
    """Every legal move of the view's seat."""
    maker = DeedMaker(view.known, view.names)
    return [maker.deed(move) for move in view.moves()]


def deed_of(position: Position, names: Names, move: int) -> Deed:
    return DeedMaker(position, names).deed(move)


class DeedMaker:
    """Makes the deeds of one position; what several of them share is made once."""

    def __init__(self, position: Position, names: Names) -> None:
        self.p = position
        self.names = names
        self.uses: dict[tuple[int, int, int], tuple[Use, ...]] = {}
        self.prices: dict[tuple[int, int], tuple[Amount, ...]] = {}
        self.things: dict[tuple[int, int], Thing | None] = {}

    def deed(self, move: int) -> Deed:
        kind = int(kind_of(move))
        verb = VERBS.get(kind)
        if verb is None:
            return self.of_extension(move)
        target = int(target_of(move))
        if kind in ACTIONS:
            return self.action(move, verb, self.thing(kind, target), is_coloured=True)
        if kind in ONE_DIE:
            return Deed(str(move), verb, None, self.lot(move, is_coloured=False))
        return Deed(str(move), verb, self.thing(kind, target), amount=target if kind in AMOUNTS else None)

    def of_extension(self, move: int) -> Deed:
        for edge in self.names.edges:
            if found := edge.deed(self, move):
                return found
        return Deed(str(move), "move", Thing("move", f"{move >> 4:x}"))

    # ---- parts ----------------------------------------------------------------------------------------------------

    def action(self, move: int, verb: str, target: Thing | None, is_coloured: bool) -> Deed:
        """A lot of dice does something; a wild die is used as a colour where `is_coloured`."""
        cube = int(cube_of(move))
        dice = self.lot(move, is_coloured)
        return Deed(str(move), verb, target, dice, self.card(cube - 1) if cube else None, price=self.price(move))

    def lot(self, move: int, is_coloured: bool) -> tuple[Use, ...]:
        key = int(dice_of(move)), int(extra_of(move)), is_coloured
        found = self.uses.get(key)
        if found is None:
            found = self.uses[key] = self.made_lot(int(seat_of(move)), *key)
        return found

    def made_lot(self, seat: int, dice: int, extra: int, is_coloured: bool) -> tuple[Use, ...]:
        chosen, turned = int(chosen_die(extra)) - 1, int(flipped_die(extra)) - 1
        return tuple(
            Use(
                die_of(code, seat),
                colour=COLOUR_NAMES[int(colour_of_die(code))] if is_coloured and is_wild(code) else None,
                is_turned=k == turned,
                is_chosen=k == chosen,
            )
            for k, code in enumerate(lot(dice))
        )

    def price(self, move: int) -> tuple[Amount, ...]:
        """What the owners of the dice are paid."""
        dice, cube, extra = int(dice_of(move)), int(cube_of(move)), int(extra_of(move))
        key = dice, cube << 17 | extra
        found = self.prices.get(key)
        if found is None:
            card = int(self.p.v[CARDS + cube - 1]) if cube else -1
            paid = int(price_of(self.p, int(seat_of(move)), dice, card, extra))
            found = self.prices[key] = (Amount("deniers", paid),) if paid else ()
        return found

    def thing(self, kind: int, target: int) -> Thing | None:
        key = kind, target
        if key not in self.things:
            self.things[key] = self.made_thing(kind, target)
        return self.things[key]

    def made_thing(self, kind: int, target: int) -> Thing | None:
        if kind == codes.ACTIVATE:
            return self.card(target)
        if kind in (codes.FIGHT, codes.CUBE):
            return Thing("event", self.names.events[target])
        if kind == codes.SETTLE:
            return Thing("building", BUILDING_NAMES[target])
        if kind == codes.PLACE:
            return space(target)
        if kind == codes.TAKE:
            return self.source(target)
        if kind in HIGHEST_BLACK:
            return self.highest_black()
        plain = {codes.BUILD: Thing("cathedral"), codes.FARM: Thing("fields"), codes.ALSO: black(target)}
        return plain.get(kind)

    def card(self, slot: int) -> Thing:
        card = int(self.p.v[CARDS + slot])
        return Thing("card", self.names.cards[card] if card >= 0 else covered(slot), slot)

    def source(self, source: int) -> Thing:
        """Where a citizen is taken from."""
        if source < FROM_LYING:
            return space(source)
        if source < FROM_CARD:
            return Thing("lying", BUILDING_NAMES[source - FROM_LYING])
        return Thing("supply") if source == FROM_SUPPLY else self.card(source - FROM_CARD)

    def highest_black(self) -> Thing:
        return black(int(highest_black(self.p)))


def covered(slot: int) -> str:
    """What stands for the name of a card that lies face down."""
    return f"{COLOUR_NAMES[slot // 3]}{slot % 3 + 1}"


def space(number: int) -> Thing:
    building, at = divmod(number, SPACES_PER_BUILDING)
    return Thing("space", BUILDING_NAMES[building], at + 1)


def black(value: int) -> Thing:
    return Thing("black", "", value)


def person(kind: str, seat: int) -> Thing:
    """A seat, or a citizen of it."""
    return Thing(kind, SEAT_LETTERS[seat], seat)


def is_wild(code: int) -> bool:
    return owner_of_die(code) == WILD_OWNER


def die_of(code: int, seat: int) -> Die:
    """A die as everybody sees it; a wild one belongs to the seat that uses it."""
    owner, value = int(owner_of_die(code)), int(value_of_die(code))
    if owner == WILD_OWNER:
        return Die(seat, "purple", value)
    return Die(None if owner == NEUTRAL else owner, COLOUR_NAMES[int(colour_of_die(code))], value)
