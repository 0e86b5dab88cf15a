"""Files of Fluent messages as patterns: the part of Project Fluent's syntax that texts here are written in.

    merchant = Merchant
        .text = { $n ->
            [one] Gain { $n } denier.
           *[other] Gain { $n } deniers.
        }

A file is cut into messages at once; what a message says is read when it is first asked for. References to other
messages and to terms are put in place then, so that a pattern is plain strings, gaps and choices and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

Pattern: TypeAlias = "tuple[str | Gap | Choice, ...]"
Resolve: TypeAlias = Callable[[str], str]

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.M)
ATTRIBUTE: Final = re.compile(r"\n +\.([A-Za-z][\w-]*) *=")
NAME: Final = re.compile(r"[A-Za-z][\w-]*")
NUMBER: Final = re.compile(r"-?\d+")
LITERAL: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE: Final = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|(["\\]))')
BLANK: Final = re.compile(r"[ \n]*")
NEW_LINES: Final = re.compile(r" *\n(?: *\n)*( *)")
TEXT: Final = re.compile(r"[^{}\n]+")
ENDS_PATTERN: Final = frozenset("}.[*")  # at the beginning of a line
DEEPEST: Final = 20


class Gap(NamedTuple):
    """Where a value stands; `function` is how it is written, "" as it is."""

    name: str
    function: str = ""


class Choice(NamedTuple):
    """One of several patterns, chosen by a value: by its plural form, by itself, or by what a function says of it."""

    name: str
    function: str
    variants: Mapping[str, Pattern]
    usual: str


class Unreadable(ValueError):
    """A message that is not written as messages are; `at` is the place in its text."""

    def __init__(self, what: str, at: int) -> None:
        super().__init__(what)
        self.at = at


def messages_in(text: str) -> Iterator[tuple[str, str, int]]:
    """The name, the text and the place of every message, term and attribute (`merchant.text`) of a file."""
    for entry, until in with_next(list(ENTRY.finditer(text)), len(text)):
        whole = without_comments(text[entry.end() : until])
        attributes = [found for found in ATTRIBUTE.finditer(whole) if is_outside(whole, found.start())]
        first = attributes[0].start() if attributes else len(whole)
        if whole[:first].strip():
            yield entry[1], whole[:first], entry.start()
        for attribute, end in with_next(attributes, len(whole)):
            yield f"{entry[1]}.{attribute[1]}", whole[attribute.end() : end], entry.start()


def with_next(found: list[re.Match[str]], last: int) -> Iterator[tuple[re.Match[str], int]]:
    """Each match, and where the next one begins."""
    ends = [match.start() for match in found[1:]] + [last]
    return zip(found, ends)


def without_comments(text: str) -> str:
    """Up to the first comment; one stands at the beginning of a line, and so does no text of a message."""
    at = text.find("\n#")
    return text if at < 0 else text[:at]


def is_outside(text: str, at: int) -> bool:
    """Whether a place is outside all braces."""
    before = LITERAL.sub("", text[:at])
    return before.count("{") == before.count("}")


def pattern_of(text: str, resolve: Resolve) -> Pattern:
    """A message as it will be filled; `resolve` gives the text of another message."""
    reader = Reader(text, resolve, None, 0)
    pattern = reader.pattern()
    if reader.at < len(text.rstrip()):
        raise Unreadable("this cannot be read", reader.at)
    return pattern


class Reader:
    """Reads one message from left to right.

    `given`: in a term the values that the reference to it brings along, and a term has no others; `counted`: the
    value that is called `$n` in here.
    """

    def __init__(
        self, text: str, resolve: Resolve, given: Mapping[str, str] | None, depth: int, counted: str = "n"
    ) -> None:
        if depth > DEEPEST:
            raise Unreadable("messages refer to each other without an end", 0)
        self.text = text
        self.resolve = resolve
        self.given = given
        self.depth = depth
        self.counted = counted
        self.at = 0

    # ---- patterns --------------------------------------------------------------------------------------------------

    def pattern(self) -> Pattern:
        """Text and what stands in braces, up to the end of the message or of a variant."""
        found: list[str | Gap | Choice | Indent] = []
        is_text = False
        while self.at < len(self.text):
            here, is_text = self.text[self.at], is_text and self.text[self.at] == "\n"
            if here == "\n":
                if (indent := self.indent()) is None:
                    break
                found.append(indent)
            elif here == "{":
                found.extend(self.placeable())
            elif text := TEXT.match(self.text, self.at):
                self.at, is_text = text.end(), True
                found.append(text[0] if found else text[0].lstrip(" "))
            else:
                break
        if is_text:
            found[-1] = str(found[-1]).rstrip(" ")
        return joined(found)

    def indent(self) -> Indent | None:
        """The end of a line and what is empty at the beginning of the next, if that goes on with the pattern."""
        breaks = NEW_LINES.match(self.text, self.at)
        assert breaks is not None
        after = self.text[breaks.end() : breaks.end() + 1]
        if not after or not breaks[1] or after in ENDS_PATTERN:
            return None
        self.at = breaks.end()
        return Indent(breaks[0].count("\n"), len(breaks[1]))

    # ---- in braces -------------------------------------------------------------------------------------------------

    def placeable(self) -> Pattern:
        self.take("{")
        self.skip()
        found = self.placeable() if self.text[self.at : self.at + 1] == "{" else self.expression()
        self.skip()
        self.take("}")
        return found

    def expression(self) -> Pattern:
        here = self.text[self.at : self.at + 1]
        if here == '"':
            return (self.literal(),)
        if here == "$":
            return self.of_value(self.variable(), "")
        if here == "-":
            self.at += 1
            return self.reference("-" + self.name())
        name = self.name()
        if not name.isupper() or self.text[self.at : self.at + 1] != "(":
            return self.reference(name)
        return self.count() if name == "COUNT" else self.of_value(self.argument(), name)

    def of_value(self, name: str, function: str) -> Pattern:
        """A gap, or a choice by its value. What a term is given is chosen at once."""
        self.skip()
        if self.text[self.at : self.at + 2] != "->":
            return (Gap(name, function),) if self.given is None else (self.given.get(name, ""),)
        self.at += 2
        variants, usual = self.variants()
        if self.given is None:
            return (Choice(name, function, variants, usual),)
        return variants.get(self.given.get(name, usual), variants[usual])

    def variants(self) -> tuple[dict[str, Pattern], str]:
        found: dict[str, Pattern] = {}
        usual = ""
        self.skip()
        while self.text[self.at : self.at + 1] in ("[", "*"):
            is_usual = self.text[self.at] == "*"
            self.at += is_usual
            self.take("[")
            self.skip()
            key = self.matched(NUMBER) or self.name()
            self.skip()
            self.take("]")
            found[key] = self.pattern()
            usual = key if is_usual else usual
            self.skip()
        if not usual:
            raise Unreadable("one variant is marked with * as the usual one", self.at)
        return found, usual

    def reference(self, name: str) -> Pattern:
        if self.text[self.at : self.at + 1] == ".":
            self.at += 1
            name = f"{name}.{self.name()}"
        if not name.startswith("-"):
            return self.inside(name, self.given, self.counted)
        given = {}
        if self.text[self.at : self.at + 1] == "(":
            self.take("(")
            given = self.named_arguments()
        return self.inside(name, given, self.counted)

    def count(self) -> Pattern:
        """`COUNT($price, of: "deniers")`: the message `count-deniers`, which has a noun for each number `$n`."""
        self.take("(")
        self.skip()
        value = self.variable()
        self.skip()
        self.take(",")
        return self.inside(f"count-{self.named_arguments().get('of', '')}", None, value)

    def inside(self, name: str, given: Mapping[str, str] | None, counted: str) -> Pattern:
        return Reader(self.resolve(name), self.resolve, given, self.depth + 1, counted).pattern()

    def named_arguments(self) -> dict[str, str]:
        """`case: "dative")`, up to the closing parenthesis."""
        found: dict[str, str] = {}
        self.skip()
        while self.text[self.at : self.at + 1] != ")":
            name = self.name()
            self.skip()
            self.take(":")
            self.skip()
            found[name] = self.matched(NUMBER) or self.literal()
            self.skip()
            if self.text[self.at : self.at + 1] == ",":
                self.at += 1
                self.skip()
        self.take(")")
        return found

    # ---- small parts -----------------------------------------------------------------------------------------------

    def argument(self) -> str:
        self.take("(")
        self.skip()
        name = self.variable()
        self.skip()
        self.take(")")
        return name

    def variable(self) -> str:
        self.take("$")
        name = self.name()
        return self.counted if name == "n" else name

    def name(self) -> str:
        if not (found := self.matched(NAME)):
            raise Unreadable("a name is missing", self.at)
        return found

    def literal(self) -> str:
        found = LITERAL.match(self.text, self.at)
        if found is None:
            raise Unreadable("a text in quotation marks is missing", self.at)
        self.at = found.end()
        return ESCAPE.sub(lambda match: match[3] or chr(int(match[1] or match[2], 16)), found[1])

    def matched(self, what: re.Pattern[str]) -> str:
        found = what.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found[0] if found else ""

    def skip(self) -> None:
        found = BLANK.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def take(self, sign: str) -> None:
        if self.text[self.at : self.at + 1] != sign:
            raise Unreadable(f"{sign} is missing", self.at)
        self.at += 1


class Indent(NamedTuple):
    """The end of a line inside a pattern: how many line breaks, and how far the next line is set in."""

    breaks: int
    width: int


def joined(found: list[str | Gap | Choice | Indent]) -> Pattern:
    """Neighbouring strings as one, without what sets all lines in."""
    common = min((one.width for one in found if isinstance(one, Indent)), default=0)
    merged: list[str | Gap | Choice] = []
    for at, one in enumerate(found):
        if isinstance(one, Indent):
            one = "\n" * one.breaks * (at > 0) + " " * (one.width - common)
        if isinstance(one, str) and merged and isinstance(merged[-1], str):
            merged[-1] += one
        elif one != "":
            merged.append(one)
    return tuple(merged)
