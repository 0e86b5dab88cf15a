"""The language that somebody gets: from the tag of a locale, or from what a browser asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from troyes.words import choosing
from troyes.words.choosing import accepted, closest


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(choosing, "languages", lambda: ("en", "de", "fr", "pt-BR", "zh-Hant"))
    accepted.cache_clear()
    yield
    accepted.cache_clear()


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de", "de"),
        ("DE", "de"),
        ("de_AT.UTF-8", "de"),
        ("de_DE@euro", "de"),
        ("fr-CA", "fr"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("zh-Hant-TW", "zh-Hant"),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("dex", None),
        ("-", None),
        ("", None),
    ],
)
def test_a_tag_leads_to_the_language_that_it_is_a_kind_of(tag: str, language: str | None) -> None:
    assert closest(tag) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-CH, fr;q=0.9", "de"),
        ("it, fr;q=0.4, de;q=0.8", "de"),
        ("fr, de", "fr"),
        ("fr;q=0, de;q=0.1", "de"),
        ("FR ; Q=0.5", "fr"),
        ("*", None),
        ("it;q=1, *;q=0.5", None),
        ("fr;q=x", None),
        ("fr;q=nan, de;q=0.1", "de"),
        ("", None),
        (";;,,q=,;q", None),
    ],
)
def test_a_browser_gets_the_best_of_what_it_asks_for(header: str, language: str | None) -> None:
    assert accepted(header) == language
