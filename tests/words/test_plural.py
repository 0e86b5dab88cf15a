"""Rules of plural forms, as the CLDR writes them."""

from __future__ import annotations

import pytest
from babel import Locale

from troyes.words.plural import Plural

LANGUAGES = ("en", "fr", "de", "es", "it", "pt", "nl", "pl", "cs", "ru", "lt", "sl", "ro", "ar", "ja", "ga", "lv")
NUMBERS: tuple[float, ...] = (*range(250), 1000, 1_000_000, -1, 0.5, 1.5, 2.25, 10.1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_form_that_babel_gives_them(language: str) -> None:
    rules = Locale(language).plural_form
    plural = Plural({form: as_written_today(rule) for form, rule in rules.rules.items()})
    for number in NUMBERS:
        assert plural.form(number) == rules(number), number


def as_written_today(rule: str) -> str:
    """Babel keeps to the older words of the same syntax."""
    for old, new in ((" mod ", " % "), (" not in ", " != "), (" in ", " = ")):
        rule = rule.replace(old, new)
    return rule


def test_what_is_no_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="plural"):
        Plural({"one": "n is 1"})
