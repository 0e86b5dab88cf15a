"""Every language is complete, and each of its texts can be filled with whatever may come."""

from __future__ import annotations

import re

import pytest

from troyes.words.catalogue import Catalogue, catalogue, languages
from troyes.words.checking import problems
from troyes.words.page import gaps_of, page_catalogue

SPEECH = languages()
NUMBERS = (0, 1, 2, 3, 5, 21, 100, 1_000_000, -1)
NAMES = ("", "Anna", "Élodie", "Hans", "x: you gain 9 VP; y, z", "{ $n } → [x]", "עמליה", "W" * 400)
UNFILLED = re.compile(r"\{ *\$|->|\[one\]|\*\[|COUNT\(|QUOTE\(")


def all_texts(language: str) -> list[tuple[Catalogue, str]]:
    return [(found, key) for found in (catalogue(language), page_catalogue(language)) for key in found.texts]


@pytest.mark.parametrize("language", SPEECH)
def test_nothing_is_missing_unknown_or_asks_for_what_it_is_not_given(language: str) -> None:
    assert not problems(language)


@pytest.mark.parametrize("language", SPEECH)
def test_every_text_can_be_filled_with_any_number(language: str) -> None:
    for found, key in all_texts(language):
        if key.startswith("-"):
            continue  # a term is filled by who refers to it
        for number in NUMBERS:
            said = found.text(key, **dict.fromkeys(gaps_of(found.pattern(key)), number))
            assert said or key_may_be_empty(found, key), key
            assert not UNFILLED.search(said), f"{key}: {said}"


@pytest.mark.parametrize("language", SPEECH)
def test_every_text_can_be_filled_with_any_name(language: str) -> None:
    for found, key in all_texts(language):
        names = gaps_of(found.pattern(key))
        if key.startswith("-") or not names:
            continue
        for name in NAMES:
            said = found.text(key, **dict.fromkeys(names, name))
            assert name == "" or not UNFILLED.search(said.replace(name, "")), f"{key}: {said}"


@pytest.mark.parametrize("language", SPEECH)
def test_texts_are_not_left_in_english(language: str) -> None:
    """A long text that reads as the English one was forgotten."""
    if language == "en":
        return
    english = {key: text for found, key in all_texts("en") for text in [found.raw(key)]}
    same = [
        key
        for found, key in all_texts(language)
        if len(re.findall(r"[a-z]{3,}", re.sub(r"\{[^{}]*\}|`[^`]*`", "", found.raw(key)))) > 7
        and found.raw(key).split() == english.get(key, "").split()
    ]
    assert not same


def key_may_be_empty(found: Catalogue, key: str) -> bool:
    """What is written as empty is meant so."""
    return '""' in found.raw(key)


def test_french_typography() -> None:
    """A no-break space before high signs."""
    for found, key in all_texts("fr"):
        said = re.sub(r"`[^`]*`|\{[^{}]*\}|https?:\S+", "", found.raw(key))
        if key.startswith(("language-", "cli-help")) or "\n" in said.strip():
            continue
        assert not re.search(r"(?<=[a-zé)])[;?!](?!\w)", said), key


def test_german_typography() -> None:
    """German quotation marks, and no space before a sign."""
    for found, key in all_texts("de") if "de" in SPEECH else ():
        said = re.sub(r"`[^`]*`|\{[^{}]*\}", "x", found.raw(key))
        assert not re.search(r"\w [;?!](?!\w)", said), key
