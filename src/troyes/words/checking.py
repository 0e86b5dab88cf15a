"""Whether a language is complete and its texts fit: what is missing, unknown, unreadable or asks for wrong values.

A text may use the values that its English one uses, and those that a comment above the English one names:
`# $at: the building, as in "in the Palace"`. Such values need not be used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from troyes.words.catalogue import FUNCTIONS, SOURCE, Catalogue, catalogue, files_of
from troyes.words.page import gaps_of, page_catalogue
from troyes.words.plural import FORMS, Plural
from troyes.words.reading import ENTRY, Choice, Pattern, Unreadable, messages_in

OWN_NAMES: Final = ("-", "count-", *(f"language-plural-{form}" for form in FORMS))  # a language may have more of these
MAY_LACK: Final = tuple(name for name in OWN_NAMES if name != "count-")
VALUE: Final = re.compile(r"^# \$([A-Za-z][\w-]*)", re.M)


class Problem(NamedTuple):
    """Something to correct: in which file and line of the language, about which text, what is wrong."""

    file: Path
    line: int
    key: str
    what: str


class Text(NamedTuple):
    file: Path
    line: int
    optional: frozenset[str]


def problems(language: str) -> list[Problem]:
    """Everything that is wrong with a language, by file; an empty list if nothing is."""
    found = [*wrong_rules(language)]
    for is_page in (False, True):
        found += compared(language, is_page)
    return sorted(found)


def compared(language: str, is_page: bool) -> Iterator[Problem]:
    texts, source = written(language, is_page), written(SOURCE, is_page)
    speaks = page_catalogue(language) if is_page else catalogue(language)
    model = page_catalogue(SOURCE) if is_page else catalogue(SOURCE)
    for key, text in source.items():
        if key not in texts and not key.startswith(MAY_LACK):
            yield Problem(Path(language) / text.file, 0, key, "is missing")
    for key, text in texts.items():
        if key not in source and not key.startswith(OWN_NAMES):
            yield Problem(Path(language) / text.file, text.line, key, "is unknown")
            continue
        for what in unfit(speaks, model, key, source[key].optional if key in source else frozenset()):
            yield Problem(Path(language) / text.file, text.line, key, what)


def unfit(speaks: Catalogue, model: Catalogue, key: str, optional: frozenset[str]) -> Iterator[str]:
    try:
        pattern = speaks.pattern(key)
    except Unreadable as problem:
        yield f"cannot be read: {problem}"
        return
    except KeyError as problem:
        yield f"refers to {problem}, which is nowhere"
        return
    if unknown := sorted(functions_of(pattern) - {"", *FUNCTIONS}):
        yield f"asks for the function {', '.join(unknown)}, which is nowhere"
    if key.startswith(OWN_NAMES):
        return
    asked, given = gaps_of(pattern), gaps_of(model.pattern(key))
    if more := sorted(asked - given - optional):
        yield f"asks for ${', $'.join(more)}, which it is not given"
    if less := sorted(given - asked - optional):
        yield f"does not say ${', $'.join(less)}"


def functions_of(pattern: Pattern) -> set[str]:
    found: set[str] = set()
    for piece in pattern:
        if not isinstance(piece, str):
            found.add(piece.function)
        if isinstance(piece, Choice):
            found.update(*(functions_of(variant) for variant in piece.variants.values()))
    return found


def wrong_rules(language: str) -> Iterator[Problem]:
    """Rules of plural forms that cannot be read."""
    for key, text in written(language, False).items():
        if key.startswith("language-plural-"):
            try:
                Plural({"one": catalogue(language).text(key)})
            except ValueError as problem:
                yield Problem(Path(language) / text.file, text.line, key, str(problem))


def written(language: str, is_page: bool) -> dict[str, Text]:
    """Where each text of a language stands, and which of its values need not be used."""
    found: dict[str, Text] = {}
    for file in files_of(language, is_page):
        text = file.read_text(encoding="utf-8")
        place = Path(*file.parts[file.parts.index(language) + 1 :])
        ends = {entry.start(): comment_above(text, entry.start()) for entry in ENTRY.finditer(text)}
        for key, _, at in messages_in(text):
            named = frozenset(VALUE.findall(ends[at]))
            found[key] = Text(place, text.count("\n", 0, at) + 1, named)
    return found


def comment_above(text: str, at: int) -> str:
    """The comment that ends where an entry begins."""
    lines = text[:at].splitlines()
    first = len(lines)
    while first and lines[first - 1].startswith("#"):
        first -= 1
    return "\n".join(lines[first:])
