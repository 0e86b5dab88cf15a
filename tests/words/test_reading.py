"""Messages as they are written: what is read of Project Fluent's syntax, and what is refused."""

from __future__ import annotations

import pytest

from troyes.words.catalogue import Catalogue
from troyes.words.reading import Choice, Gap, Unreadable, messages_in, pattern_of


def catalogue(text: str) -> Catalogue:
    return Catalogue("en", {key: said for key, said, _ in messages_in(text)})


def said(text: str, **values: object) -> str:
    """The first message of a text, filled."""
    found = catalogue(text)
    return found.text(next(iter(found.texts)), **values)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("open = Open the gates", "Open the gates"),
        ("open =   set in   ", "set in"),
        ("open =\n    first\n    second", "first\nsecond"),
        ("open = first\n    second", "first\nsecond"),
        ("open =\n    first\n      second\n\n    third\n", "first\n  second\n\nthird"),
        ("open = text\n\n# about the next one\nnext = no", "text"),
        ('open = { "{" } and { "}" }', "{ and }"),
        ('open = end{ " " }', "end "),
        ('open = { "\\u00a0" }: { "\\"" }', '\u00a0: "'),
        ('open = a { { "b" } }', "a b"),
        ("open = { other }\nother = from { -place }\n-place = Troyes", "from Troyes"),
        ("open = { other.text }\nother = x\n    .text = an attribute", "an attribute"),
    ],
)
def test_plain_texts(text: str, expected: str) -> None:
    assert said(text) == expected


def test_gaps_and_choices() -> None:
    text = "dice = { $who } takes { $n ->\n    [0] nothing\n    [one] a die\n   *[other] { $n } dice\n  }."
    plural = catalogue("language-plural-one = i = 1 and v = 0\n" + text)
    assert [plural.text("dice", who="Anna", n=n) for n in (0, 1, 2)] == [
        "Anna takes nothing.",
        "Anna takes a die.",
        "Anna takes 2 dice.",
    ]
    assert plural.pattern("dice") == (
        Gap("who"),
        " takes ",
        Choice("n", "", {"0": ("nothing",), "one": ("a die",), "other": (Gap("n"), " dice")}, "other"),
        ".",
    )


def test_a_variant_may_have_several_lines() -> None:
    assert said("a = { $n ->\n    [x] one\n        two\n   *[y] three\n }!", n="x") == "one\ntwo!"


def test_attributes_are_messages_of_their_own() -> None:
    text = "card = Merchant\n    .text = { $n ->\n        [one] one\n       *[other] more\n    }.\n    .face = Gain.\n"
    assert set(catalogue(text).texts) == {"card", "card.text", "card.face"}
    assert catalogue(text).text("card.face") == "Gain."


def test_a_message_may_have_attributes_alone() -> None:
    assert set(catalogue("card =\n    .text = Gain.\n").texts) == {"card.text"}


def test_a_term_takes_what_it_is_given() -> None:
    text = (
        'go = { -palace(case: "to") }, { -palace }\n'
        "-palace = { $case ->\n    [to] in den Palast\n   *[at] im Palast\n }"
    )
    assert said(text) == "in den Palast, im Palast"


def test_a_count_is_a_noun_for_a_number() -> None:
    text = (
        'pay = { COUNT($price, of: "deniers") } for { $n }\n'
        "count-deniers = { $n ->\n    [1] { $n } denier\n   *[other] { $n } deniers\n }"
    )
    assert said(text, price=1, n=7) == "1 denier for 7"
    assert said(text, price=3, n=7) == "3 deniers for 7"


def test_sounds_choose() -> None:
    text = "of = { START($name) ->\n    [vowel] d’{ $name }\n   *[consonant] de { $name }\n }"
    assert [said(text, name=name) for name in ("Anna", "Bruno", "Éloi", "Œdipe")] == [
        "d’Anna",
        "de Bruno",
        "d’Éloi",
        "d’Œdipe",
    ]
    text = "of = { END($name) ->\n    [sibilant] { $name }’\n   *[plain] { $name }s\n }"
    assert [said(text, name=name) for name in ("Anna", "Hans", "Max")] == ["Annas", "Hans’", "Max’"]


def test_values_that_look_like_messages_are_left_alone() -> None:
    assert said("hello = Hello, { $name }!", name="{ $name } = [x]") == "Hello, { $name } = [x]!"


@pytest.mark.parametrize(
    "text",
    [
        "a = { $n",
        "a = { $n -> [one] x }",
        "a = { }",
        'a = { "x }',
        "a = }",
        "a = { b }\nb = { a }",
        "a = { COUNT($n) }",
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises((Unreadable, KeyError)):
        said(text, n=1)


def test_a_place_is_named() -> None:
    with pytest.raises(Unreadable) as found:
        pattern_of(" once { $name", lambda key: "")
    assert found.value.at == 13
