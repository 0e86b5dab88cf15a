"""Dice that a person types: loosely written digits as the words of a line of notation."""

from __future__ import annotations

import re

from troyes.realtable.texts import colour_letters, say

BETWEEN = re.compile(r"[\s,;+/&|-]+")
COLOURED = re.compile(r"([^\W\d_])[:=]?([0-9]+)")
DISTRICT = re.compile(r"([ANK])[:=]([0-9]+)")
LONGEST = 60


class Wrong(Exception):
    """What is typed cannot be; the text says why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def groups(typed: str, language: str) -> list[str]:
    """The groups of digits of a line, each digit the value of a die."""
    found = [group for group in BETWEEN.split(typed) if group]
    for group in found:
        if not (group.isascii() and group.isdigit()):
            raise Wrong(say("wrong", "digits", language, input=typed[:LONGEST]))
        for value in group:
            if value not in "123456":
                raise Wrong(say("wrong", "face", language, value=value))
    return found


def digits(typed: str, language: str) -> str:
    return "".join(groups(typed, language))


def one_die(typed: str, language: str) -> str:
    value = typed.strip()
    if len(value) != 1 or value not in "123456":
        raise Wrong(say("wrong", "die", language, input=typed[:LONGEST]))
    return value


def two_dice(typed: str, language: str) -> str:
    found = digits(typed, language)
    if len(found) != 2:
        raise Wrong(say("wrong", "two", language, n=len(found)))
    return " ".join(found)


def black_line(typed: str, most: int, language: str) -> str:
    found = digits(typed, language)
    if len(found) != most:
        raise Wrong(say("wrong", "black", language, most=most, n=len(found)))
    return " ".join(found)


def roll_line(typed: str, yours: int, kings: int, language: str) -> str:
    """`256 1346`, `2561346`, `2 5 6 1 3 4 6` or `A:256 N:1346`: your dice, then the King's."""
    named = {found[1]: found[2] for word in typed.upper().split() if (found := DISTRICT.fullmatch(word))}
    if named:
        hands = [named.get("A", ""), named.get("N", named.get("K", ""))]
        if len(named) != len(typed.split()):
            raise Wrong(say("wrong", "digits", language, input=typed[:LONGEST]))
        digits("".join(hands), language)
    else:
        hands = two_hands(groups(typed, language), yours)
    if [len(hand) for hand in hands] != [yours, kings]:
        raise Wrong(say("wrong", "roll", language, yours=yours, kings=kings, input=typed[:LONGEST]))
    return " ".join(f"{letter}:{hand}" for letter, hand in zip("AN", hands) if hand)


def two_hands(found: list[str], yours: int) -> list[str]:
    """Two groups are two hands, as they stand; otherwise yours end where your dice end."""
    if len(found) == 2 and yours > 0 and max(map(len, found)) > 1:
        return found
    together = "".join(found)
    return [together[:yours], together[yours:]]


def royal_line(typed: str, each: int, language: str) -> str:
    """`65 41 32`, `654132` or `R65 Y41 W32`: red, yellow, white."""
    words = typed.upper().split()
    known = colour_letters()
    matches = [found for word in words if (found := COLOURED.fullmatch(word)) and found[1] in known]
    named = [(known[found[1]], found[2]) for found in matches]
    if words and len(named) == len(words):
        letters = [letter for letter, _ in named]
        if sorted(letters) != sorted("RYW") or any(len(hand) != each for _, hand in named):
            raise Wrong(say("wrong", "colours", language, input=typed[:LONGEST], each=each))
        digits("".join(hand for _, hand in named), language)
        return " ".join(f"{letter}{hand}" for letter, (_, hand) in zip(letters, named))
    values = digits(typed, language)
    if len(values) != 3 * each:
        raise Wrong(say("wrong", "royal", language, most=3 * each, each=each, n=len(values)))
    return " ".join(f"{letter}{values[k * each : (k + 1) * each]}" for k, letter in enumerate("RYW"))


def crowd_line(typed: str) -> str:
    """`A N N . A N`, `ann.an` or with K for the King: the spaces from 1 to 6."""
    spaces, lying, rest = typed.partition("lying")
    owners = "".join(spaces.upper().replace("K", "N").split())
    return " ".join([*owners, *([lying, *rest.upper().split()] if lying else [])])
