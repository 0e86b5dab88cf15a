"""Which form of a word goes with a number: rules of plural forms as the Unicode CLDR writes them, `i = 1 and v = 0`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

OTHER: Final = "other"  # the form where no rule holds
MOST_KNOWN: Final = 1000  # numbers whose form is kept
FORMS: Final = ("zero", "one", "two", "few", "many")
RELATION: Final = re.compile(r"\s*([nivfte])(?:\s*%\s*(\d+))?\s*(!?=)\s*([\d.,\s]+)$")


class Plural:
    """The rules of a language, by form; a rule that cannot be read is refused with ValueError."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self.rules = {form: parsed(rule) for form, rule in rules.items()}
        self.known: dict[float, str] = {}

    def form(self, number: float) -> str:
        found = self.known.get(number)
        if found is None:
            found = next((form for form, rule in self.rules.items() if rule.holds(operands(number))), OTHER)
            if len(self.known) < MOST_KNOWN:
                self.known[number] = found
        return found


class Relation:
    """`n % 10 = 2..4,9`."""

    def __init__(self, operand: str, modulus: int, is_equal: bool, ranges: tuple[tuple[int, int], ...]) -> None:
        self.operand = operand
        self.modulus = modulus
        self.is_equal = is_equal
        self.ranges = ranges

    def holds(self, values: Mapping[str, float]) -> bool:
        value = values[self.operand]
        value = value % self.modulus if self.modulus else value
        inside = value == int(value) and any(low <= value <= high for low, high in self.ranges)
        return inside is self.is_equal


class Rule:
    """Relations of which, in one group, all hold."""

    def __init__(self, groups: tuple[tuple[Relation, ...], ...]) -> None:
        self.groups = groups

    def holds(self, values: Mapping[str, float]) -> bool:
        return any(all(relation.holds(values) for relation in group) for group in self.groups)


def operands(number: float) -> dict[str, float]:
    """The number, its whole part, and its decimals as they are written: `1.50` has v 2, f 50 and t 5."""
    decimals = str(number).partition(".")[2] if number != int(number) else ""
    size = abs(number)
    return {
        "n": size,
        "i": int(size),
        "v": len(decimals),
        "f": int(decimals or 0),
        "t": int(decimals.rstrip("0") or 0),
        "e": 0,
    }


def parsed(rule: str) -> Rule:
    said = rule.partition("@")[0]  # examples may follow
    return Rule(tuple(tuple(map(relation, group.split(" and "))) for group in said.split(" or ")))


def relation(text: str) -> Relation:
    found = RELATION.match(text)
    if found is None:
        raise ValueError(f"not a rule of plural forms: {text.strip()}")
    operand, modulus, sign, ranges = found.groups()
    return Relation(operand, int(modulus or 0), sign == "=", tuple(span(part) for part in ranges.split(",")))


def span(text: str) -> tuple[int, int]:
    low, _, high = text.partition("..")
    return int(low), int(high or low)
