"""Legal moves of Troyes Dice as deeds, and other ways to the same sheet.

The list of moves holds each result once. Who looks at the wheel may still want to take another die for the same price:
every use that is refused only as a repetition is a further deed, with the id of the move that stands for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, DEED_NAMES, DIRECTION_NAMES, RESOURCE_NAMES
from troyes.dice.edge.reasons import reason
from troyes.dice.rules import codes as c
from troyes.dice.rules.actions import FAR, colour_cost, has_free_part, price, value_cost
from troyes.dice.rules.codes import (
    NO_PAYMENT,
    action,
    body_of,
    colour_of,
    deed_of,
    kind_of,
    payment_of,
    place_of,
    value_of,
)
from troyes.dice.rules.layout import CIRCLED, COLOURS, COLUMNS, INFLUENCE, KNOWLEDGE, NUMBER, OPEN, VALUE
from troyes.dice.rules.position import Position
from troyes.dice.rules.state import held, sheet_at
from troyes.dice.rules.wheel import colour_at, is_available
from troyes.kernel.contract.deed import Deed, Use, grouped
from troyes.kernel.contract.things import Amount, Die, Thing

if TYPE_CHECKING:
    from troyes.dice.edge.view import DiceView

KINDS: Final = (
    "resource",  # key: deniers, influence or knowledge
    "building",  # key of its row, column counted from the left from 1
    "track",  # of residents: key is its colour
    "direction",  # of the numbers: key ascending or descending
)
FOLLOW_UPS: Final = {c.BUILD: "build", c.RESIDENT: "resident", c.DIRECTION: "direction", c.NUMBERED: "number"}
VERBS: Final = (*DEED_NAMES, *FOLLOW_UPS.values())
DEEDS: Final = (c.GAIN, c.PRESTIGE_DEED, c.FUNCTION_DEED)


def deeds(view: DiceView) -> list[Deed]:
    """Every legal move of the view's seat, then the other ways to their results."""
    maker = DeedMaker(view.known)
    listed = [maker.deed(move) for move in view.moves()]
    return [*listed, *other_ways(maker, view.seat, listed)]


def deed_of_move(position: Position, move: int) -> Deed:
    return DeedMaker(position).deed(move)


class DeedMaker:
    """Makes the deeds of one position; what several of them share is made once."""

    def __init__(self, position: Position) -> None:
        self.p = position
        self.dice = [self.die(place) for place in range(OPEN)]
        self.prices: dict[tuple[int, ...], tuple[Amount, ...]] = {}
        self.columns = {int(position.v[NUMBER + column]): column + 1 for column in range(COLUMNS)}

    def die(self, place: int) -> Die:
        return Die(None, COLOUR_NAMES[int(colour_at(self.p, place))], int(self.p.v[VALUE + place]))

    def deed(self, move: int) -> Deed:
        kind, body = int(kind_of(move)), int(body_of(move))
        if kind == c.ACT:
            return self.use(move)
        if kind == c.NUMBERED:
            return Deed(str(move), FOLLOW_UPS[kind], amount=body)
        return Deed(str(move), FOLLOW_UPS[kind], answered(kind, body))

    def use(self, move: int) -> Deed:
        place, colour, value = int(place_of(move)), int(colour_of(move)), int(value_of(move))
        use = Use(self.dice[place], place + 1, COLOUR_NAMES[colour], value)
        verb, payment = int(deed_of(move)), int(payment_of(move))
        return Deed(
            str(move),
            DEED_NAMES[verb],
            self.target(verb, colour, value),
            (use,),
            paid=None if payment == NO_PAYMENT else RESOURCE_NAMES[payment],
            price=self.price(place, payment, colour, value),
        )

    def target(self, verb: int, colour: int, value: int) -> Thing:
        if verb == c.GAIN:
            return Thing("resource", RESOURCE_NAMES[colour])
        kind = 0 if verb == c.PRESTIGE_DEED else 1
        return Thing("building", BUILDING_ROWS[kind * COLOURS + colour], self.columns.get(value))

    def price(self, *use: int) -> tuple[Amount, ...]:
        """Of a place, a payment, a colour and a value: the same for whatever is done with the die."""
        if use not in self.prices:
            self.prices[use] = self.made_price(*use)
        return self.prices[use]

    def made_price(self, place: int, payment: int, colour: int, value: int) -> tuple[Amount, ...]:
        """What the die and its changes cost of each resource."""
        cost = [int(price(self.p, place, resource, payment)) for resource in range(COLOURS)]
        cost[KNOWLEDGE] += int(colour_cost(self.p, place, colour))
        cost[INFLUENCE] += int(value_cost(self.p, place, value))
        return tuple(Amount(RESOURCE_NAMES[resource], n) for resource, n in enumerate(cost) if n)


def answered(kind: int, body: int) -> Thing:
    """What a follow-up chooses."""
    if kind == c.BUILD:
        return Thing("building", BUILDING_ROWS[body // COLUMNS], body % COLUMNS + 1)
    return Thing("track", COLOUR_NAMES[body]) if kind == c.RESIDENT else Thing("direction", DIRECTION_NAMES[body])


# ---- other ways ---------------------------------------------------------------------------------------------------


def other_ways(maker: DeedMaker, seat: int, listed: list[Deed]) -> Iterator[Deed]:
    """Uses that lead to the same sheet as a listed one, with its id, in the order of the dice."""
    if not listed or not listed[0].dice:
        return
    alike = grouped(listed, lambda deed: result(maker.p, seat, deed))
    known = {deed.id for deed in listed}
    for move in payable(maker.p, seat):
        if str(move) in known:
            continue
        deed = maker.use(move)
        twins = alike.get(result(maker.p, seat, deed), [])
        if twins and reason(maker.p, move).code == "same":
            yield deed._replace(id=twin_of(maker.p, twins, move).id)


def twin_of(p: Position, twins: list[Deed], move: int) -> Deed:
    """The listed deed with the same sheet: a banquet may tell deeds apart that are alike otherwise."""
    return twins[0] if len(twins) == 1 else next(twin for twin in twins if leads_to(p, int(twin.id), move))


def payable(p: Position, seat: int) -> Iterator[int]:
    """Every use of a die that lies there and whose changes the seat can pay for."""
    sheet = int(sheet_at(seat))
    influence, knowledge = int(held(p, sheet, INFLUENCE)), int(held(p, sheet, KNOWLEDGE))
    for place in range(OPEN):
        if not is_available(p, place):
            continue
        colours = [colour for colour in range(COLOURS) if colour_cost(p, place, colour) <= min(knowledge, FAR - 1)]
        values = [value for value in range(7) if value_cost(p, place, value) <= min(influence, FAR - 1)]
        for payment in range(COLOURS) if has_free_part(p, place) else (NO_PAYMENT,):
            for colour in colours:
                for value in values:
                    for verb in DEEDS:
                        yield int(action(seat, place, payment, colour, value, verb))


def result(p: Position, seat: int, deed: Deed) -> tuple[object, ...]:
    """What equal sheets have in common: what is spent, and what is gained or built."""
    assert deed.target is not None
    if deed.verb != "gain":
        return deed.price, deed.target
    colour = RESOURCE_NAMES.index(deed.target.key)
    room = int(p.setup.track - p.v[int(sheet_at(seat)) + CIRCLED + colour])
    gained = min(deed.dice[0].value or 0, room)
    return deed.price, gained and (colour, gained)


def leads_to(p: Position, move: int, other: int) -> bool:
    return reached(p, move).same_as(reached(p, other))


def reached(p: Position, move: int) -> Position:
    copy = p.clone()
    copy.apply(move)
    return copy
