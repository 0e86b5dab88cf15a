# compiled
"""Deeds as rows of numbers over shared tables: what is named once is sent once.

A row is an id and numbers into the tables, in the order of `COLUMNS`; -1 stands for nothing, and what is nothing at the
end of a row is left out. `lots` are lists of numbers into `uses`, which say what is made of one of the `dice`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

from troyes.kernel.contract.deed import Deed, DeedWords, Use
from troyes.kernel.contract.shown import (
    AmountShown,
    DeedsShown,
    DieShown,
    PaidShown,
    PriceShown,
    TablesShown,
    ThingShown,
    UseShown,
    VerbShown,
)
from troyes.kernel.contract.things import Amount, Die, Thing

COLUMNS: Final = ("id", "verb", "target", "lot", "price", "cube", "amount", "paid")
NOTHING: Final = -1
T = TypeVar("T")
E = TypeVar("E")


class Table(Generic[T, E]):
    """Entries in the order of their first mention."""

    def __init__(self, entry: Callable[[T], E]) -> None:
        self.entry = entry
        self.places: dict[Hashable, int] = {}
        self.entries: list[E] = []

    def place(self, key: Hashable, value: T) -> int:
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = len(self.entries)
            self.entries.append(self.entry(value))
        return found


class DeedTables:
    """The tables of one list of deeds. A target is named as a choice, so its words belong to its verb, too."""

    def __init__(self, words: DeedWords) -> None:
        self.words = words
        self.verbs = Table[Deed, VerbShown](lambda deed: {"verb": deed.verb, "text": words.verb(deed)})
        self.targets = Table[Deed, ThingShown](lambda deed: thing_entry(deed.target, words.target(deed)))
        self.dice = Table[Use, DieShown](lambda use: die_entry(use, words.die(use)))
        self.uses = Table[Use, UseShown](lambda use: use_entry(self.dice.place((use.die, use.place), use), use))
        self.lots = Table[tuple[Use, ...], list[int]](lambda lot: [self.uses.place(use, use) for use in lot])
        self.prices = Table[tuple[Amount, ...], PriceShown](self.price_entry)
        self.cubes = Table[Thing, ThingShown](lambda card: thing_entry(card, words.cube(card)))
        self.amounts = Table[Deed, AmountShown](lambda deed: amount_entry(deed.amount, words.amount(deed)))
        self.paid = Table[str, PaidShown](lambda resource: {"resource": resource, "text": words.paid(resource)})

    def price_entry(self, price: tuple[Amount, ...]) -> PriceShown:
        return {"amounts": {amount.unit: amount.n for amount in price}, "text": self.words.price(price)}

    def row(self, deed: Deed) -> list[str | int]:
        id, verb, target, dice, cube, amount, paid, price = deed
        row: list[str | int] = [
            id,
            self.verbs.place(verb, deed),
            NOTHING if target is None else self.targets.place((verb, target), deed),
            self.lots.place(dice, dice) if dice else NOTHING,
            self.prices.place(price, price) if price else NOTHING,
            NOTHING if cube is None else self.cubes.place(cube, cube),
            NOTHING if amount is None else self.amounts.place((verb, amount), deed),
            NOTHING if paid is None else self.paid.place(paid, paid),
        ]
        while row[-1] == NOTHING:
            row.pop()
        return row

    def to_dict(self) -> TablesShown:
        return {
            "verbs": self.verbs.entries,
            "targets": self.targets.entries,
            "dice": self.dice.entries,
            "uses": self.uses.entries,
            "lots": self.lots.entries,
            "prices": self.prices.entries,
            "cubes": self.cubes.entries,
            "amounts": self.amounts.entries,
            "paid": self.paid.entries,
        }


def tables_of(deeds: Iterable[Deed], words: DeedWords) -> DeedsShown:
    """All deeds of a seat as rows, and what the numbers in them stand for."""
    tables = DeedTables(words)
    rows = [tables.row(deed) for deed in deeds]
    return {"moves": rows, **tables.to_dict()}


def thing_entry(thing: Thing | None, text: str) -> ThingShown:
    assert thing is not None
    entry: ThingShown = {"kind": thing.kind, "text": text}
    if thing.key:
        entry["key"] = thing.key
    if thing.place is not None:
        entry["place"] = thing.place
    return entry


def die_entry(use: Use, text: str) -> DieShown:
    owner, colour, value = use.die
    entry: DieShown = {"owner": owner, "colour": colour, "value": value, "text": text}
    if use.place is not None:
        entry["place"] = use.place
    return entry


def amount_entry(amount: int | None, text: str) -> AmountShown:
    assert amount is not None
    return {"n": amount, "text": text}


def use_entry(die: int, use: Use) -> UseShown:
    """Only what is made of a die beyond how it lies there is named."""
    entry: UseShown = {"die": die}
    if use.colour is not None:
        entry["as_colour"] = use.colour
    if use.value is not None:
        entry["as_value"] = use.value
    if use.is_turned:
        entry["turned"] = True
    if use.is_chosen:
        entry["chosen"] = True
    return entry


def deed_from(data: Mapping[str, Any]) -> Deed:
    """A deed that was sent as data, in the words of the tables; it has no id."""
    target, cube = data.get("target"), data.get("cube")
    return Deed(
        "",
        data["verb"],
        None if target is None else thing_from(target),
        tuple(use_from(die) for die in data.get("dice", ())),
        None if cube is None else thing_from(cube),
        data.get("amount"),
        data.get("paid"),
    )


def thing_from(data: Mapping[str, Any]) -> Thing:
    return Thing(data["kind"], data.get("key") or "", data.get("place"))


def use_from(data: Mapping[str, Any]) -> Use:
    die = Die(data.get("owner"), data["colour"], data["value"])
    turned, chosen = bool(data.get("turned")), bool(data.get("chosen"))
    return Use(die, data.get("place"), data.get("as_colour"), data.get("as_value"), turned, chosen)
