"""What people at a table type about dice, wheel and tiles, as lines of notation."""

from __future__ import annotations

import re

from troyes.realtable.texts import colour_letters

PLAZA = re.compile(r"([^\W\d_])/?([^\W\d_])")
ROLL = re.compile(r"([1-6])\D*([1-6])\D*([1-6])\D*([1-6])\D*")


def outcome_line(kind: str, typed: str) -> str:
    """A line of notation; what cannot be understood is passed on as it is, for the notation to refuse."""
    if kind == "roll":
        return roll_line(typed)
    if kind == "wheel":
        return "* wheel " + " ".join(plaza(word) for word in typed.replace(",", " ").split())
    digits = re.findall(r"\d+", typed)
    if kind == "order" and len(digits) == 1:
        digits = list(digits[0])  # 456123
    return f"* {kind} " + " ".join(digits)


def roll_line(typed: str) -> str:
    """`1 3 6 3`, `136 3` or `1 3 6 black 3`: three clear dice in any order, then the black one."""
    found = ROLL.fullmatch(typed.strip())
    return f"* roll {found[1]} {found[2]} {found[3]} black {found[4]}" if found else f"* roll {typed}"


def plaza(word: str) -> str:
    """`R/Y`, `ry` or `R/J`: the face that shows, then the other."""
    found, known = PLAZA.fullmatch(word.upper()), colour_letters()
    if not found or found[1] not in known or found[2] not in known:
        return word
    return f"{known[found[1]]}/{known[found[2]]}"
