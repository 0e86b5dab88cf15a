"""No text is left over: each is named in the code of its side, or by a name that the code puts together.

`f"card-{key}.text"` names a text if what stands for `{key}` is a word that code or data know.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import troyes
from troyes.words.catalogue import SOURCE as ENGLISH
from troyes.words.catalogue import catalogue
from troyes.words.page import page_catalogue
from troyes.words.reading import ENTRY, messages_in

PROGRAM = Path(troyes.__file__).parent
WEB = Path(__file__).parents[2] / "web"
PAGE = WEB / "src"
AROUND_THE_PAGE = ("index.html", "public/manifest.webmanifest")  # filled by the server
HOLE = "\0"
Names = frozenset[str]
QUOTED = re.compile(r"'([^'\\\n]*)'|\"([^\"\\\n]*)\"|`([^`]*)`")
INSIDE = re.compile(r"\$\{[^{}]*\}")
REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*(?:\.[\w-]+)?) *[}(]|of: \"([\w-]+)\"")
WORD = re.compile(r"[\w-]+")


class Known:
    """What a side of the program says: texts as they stand, names with holes, and words that may fill them."""

    def __init__(self, literals: set[str], patterns: set[str], words: set[str]) -> None:
        self.literals = literals
        self.patterns = [tuple(pattern.split(HOLE)) for pattern in patterns]
        self.words = words

    def names(self, key: str) -> bool:
        """A part of a message is named with it."""
        whole, _, part = key.partition(".")
        if part and part in self.words and self.names(whole):
            return True
        return key in self.literals or any(self.fits(key, parts) for parts in self.patterns)

    def knows(self, word: str) -> bool:
        return word in self.words or all(piece in self.words for piece in re.split("[_-]", word))

    def fits(self, key: str, parts: tuple[str, ...]) -> bool:
        """Whether a key is the parts, with a known word between each two of them."""
        first, *others = parts
        if not key.startswith(first):
            return False
        rest = key[len(first) :]
        if not others:
            return rest == ""
        return any(
            self.knows(rest[:end]) and self.fits(rest[end:], tuple(others))
            for end in range(len(rest) + 1)
            if rest[end:].startswith(others[0])
        )


def is_name(pattern: str) -> bool:
    """Whether a text with holes could be the name of a message: it begins with letters and a dash."""
    return re.match(r"[a-z][\w]*-", pattern) is not None and not re.search(r"\s", pattern)


def with_beginnings(patterns: set[str], own: set[str]) -> Iterator[str]:
    """What begins with a hole may begin with any word of its own file."""
    for pattern in patterns:
        if pattern.startswith(f"{HOLE}-"):
            yield from (f"{word}{pattern[1:]}" for word in own if re.fullmatch(r"[a-z][\w-]*", word))
        else:
            yield pattern


@cache
def of_the_program() -> Known:
    literals: set[str] = set()
    patterns: set[str] = set()
    for path in PROGRAM.rglob("*.py"):
        own: set[str] = set()
        found: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                own.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.add("".join(str(v.value) if isinstance(v, ast.Constant) else HOLE for v in node.values))
            elif isinstance(node, ast.Name | ast.arg | ast.FunctionDef):
                literals.add(node.id if isinstance(node, ast.Name) else getattr(node, "arg", getattr(node, "name", "")))
            elif isinstance(node, ast.keyword) and node.arg:
                literals.add(node.arg)
        literals |= own
        patterns |= set(with_beginnings(found, own))
    literals |= {word for file in AROUND_THE_PAGE for word in WORD.findall((WEB / file).read_text(encoding="utf-8"))}
    words = {word for literal in literals for word in WORD.findall(literal)} | names_in_data()
    words |= {word.replace("_", "-") for word in words} | {str(number) for number in range(25)}
    return Known(literals, {pattern for pattern in patterns if is_name(pattern)}, words)


@cache
def of_the_page() -> Known:
    literals: set[str] = set()
    patterns: set[str] = set()
    words = set(of_the_program().words)
    for path in (path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")):
        text = path.read_text(encoding="utf-8")
        words.update(WORD.findall(text))
        for found in QUOTED.finditer(text):
            said = found[1] or found[2] or found[3] or ""
            literals.add(said)
            if "${" in said:
                patterns.add(INSIDE.sub(HOLE, said))
    return Known(literals, {pattern for pattern in patterns if is_name(pattern)}, words)


def names_in_data() -> set[str]:
    def names(data: object) -> Iterator[str]:
        if isinstance(data, dict):
            for name, value in data.items():
                yield name
                yield from names(value)
        elif isinstance(data, list):
            for value in data:
                yield from names(value)
        elif isinstance(data, str):
            yield data

    return {name for path in PROGRAM.rglob("*.toml") for name in names(tomllib.loads(path.read_text(encoding="utf-8")))}


@cache
def referred() -> Names:
    """What texts of any language take from other texts."""
    found = set()
    for path in (PROGRAM / "words").rglob("*.ftl"):
        for match in REFERENCE.finditer(path.read_text(encoding="utf-8")):
            found.add(match[1] or f"count-{match[2]}")
    return frozenset(found)


def left_over(keys: Iterator[str] | list[str], known: Known) -> list[str]:
    spoken = referred()
    return [key for key in keys if key not in spoken and not key.startswith("language-") and not known.names(key)]


def test_every_text_of_the_program_is_used() -> None:
    assert not left_over(list(catalogue(ENGLISH).texts), of_the_program())


def test_every_text_of_the_page_is_used() -> None:
    assert not left_over(list(page_catalogue(ENGLISH).texts), of_the_page())


def test_a_text_that_nobody_names_is_found() -> None:
    keys = ["card-merchant.text", "card-xyzzy.text", "nothing-is-called-so"]
    assert left_over(keys, of_the_program()) == keys[1:]


def test_no_text_stands_twice() -> None:
    """A name that two files give would hide one of the texts."""
    for language in (PROGRAM / "words").iterdir():
        seen: dict[tuple[bool, str], Path] = {}
        for path in sorted(language.rglob("*.ftl")) if language.is_dir() else ():
            text = path.read_text(encoding="utf-8")
            assert all(entry[0].strip() for entry in ENTRY.finditer(text))
            for key, _, _ in messages_in(text):
                name = (path.parent.name == "page", key)
                assert name not in seen, f"{key} stands in {path.name} and in {seen[name].name}"
                seen[name] = path
