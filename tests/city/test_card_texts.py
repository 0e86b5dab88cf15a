"""What cards say follows the figures that are played with, and the King where he plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.city.helpers import play, stage
from troyes.city.cards.texts import PREFIXES, card_text, display, face_of
from troyes.city.figures.checks import SECTIONS, Figures
from troyes.city.figures.figures import with_overrides
from troyes.city.game import CITY
from troyes.city.modules import MODULES, all_figures, figures_for
from troyes.words.catalogue import SOURCE, catalogue, languages

EVERYTHING = all_figures()
SOLO = figures_for({"players": 1, "modules": list(MODULES)})
TEXTS = ("activity", "event", "outdoor", "king")
FACES = ("activity", "event", "outdoor")
# Figures that a rule tells in words; the others (hire, spaces, banners …) are drawn on the card beside it.
TOLD = (
    "gain", "cost", "loss", "improve", "hits", "price", "at_least", "cube_vp", "most_vp",
    "black_dice", "black_bonus", "events", "arrival_vp", "rank_vp", "swaps", "vp", "pays",
)  # fmt: skip


def corrections(value: Any) -> Iterator[Any]:
    """A value with one of its numbers changed, once for each."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from ({**value, name: changed} for changed in corrections(one))
    elif isinstance(value, list) and not all(isinstance(one, int) for one in value):
        return
    elif isinstance(value, list) and value == [value[0]] * len(value):
        yield [one - 1 for one in value]  # the same for everybody
    elif isinstance(value, list):
        yield from ([*value[:at], one - 1, *value[at + 1 :]] for at, one in enumerate(value))
    elif isinstance(value, int) and not isinstance(value, bool) and value:
        yield value + 1


def corrected() -> Iterator[tuple[str, str, str, Any]]:
    """Every figure of every text: section, card, field, another value."""
    for section in TEXTS:
        for key, entry in EVERYTHING.section(section).items():
            for field in [name for name in TOLD if name in entry]:
                yield from ((section, key, field, value) for value in corrections(entry[field]))


CORRECTED = list(corrected())


def with_figure(figures: Figures, section: str, key: str, field: str, value: Any) -> Figures:
    entries = figures.section(section)
    changed: Any = {section: {**entries, key: {**entries[key], field: value}}}
    return replace(figures, **changed)


@pytest.mark.parametrize(("section", "key", "field", "value"), CORRECTED)
def test_a_corrected_figure_reaches_the_text(section: str, key: str, field: str, value: Any) -> None:
    own = with_figure(EVERYTHING, section, key, field, value)
    for language in languages():
        assert card_text(own, section, key, language) != card_text(EVERYTHING, section, key, language)


def parts(language: str) -> dict[str, str]:
    """Everything that is written of cards in a language itself, by section, card and part: `activity.merchant.text`."""
    sections = {prefix: section for section, prefix in PREFIXES.items()}
    pattern = re.compile(rf"({'|'.join(sections)})-(\w+(\.[\w-]+)?)")
    found = {pattern.fullmatch(name): text for name, text in catalogue(language).texts.items()}
    return {f"{sections[match[1]]}.{match[2]}": text for match, text in found.items() if match}


RULES_TOLD = sorted({name for text in parts(SOURCE).values() for name in re.findall(r"\$rules-(\w+)", text)})


@pytest.mark.parametrize("rule", [*RULES_TOLD, "neutral_tax"])
def test_a_corrected_number_of_the_rules_reaches_the_texts(rule: str) -> None:
    own = replace(EVERYTHING, rules={**EVERYTHING.rules, rule: EVERYTHING.rules[rule] + 1})
    for language in languages():
        both = [
            [
                card_text(figures, section, key, language, alone)
                for alone in (False, True)
                for section in TEXTS
                for key in figures.section(section)
            ]
            for figures in (EVERYTHING, own)
        ]
        assert both[0] != both[1]


# What is only in the whole text: the face has no room for it.
NOT_ON_THE_FACE = {("fort", "most_vp"), ("swap_dice", "swaps"), ("pilgrims_gate", "cube_vp")}


@pytest.mark.parametrize(("section", "key", "field", "value"), [one for one in CORRECTED if one[0] in FACES])
def test_a_corrected_figure_reaches_the_face(section: str, key: str, field: str, value: Any) -> None:
    for figures, alone in ((EVERYTHING, False), (SOLO, True)):
        own = with_figure(figures, section, key, field, value)
        for language in languages():
            faces = [face_of(one, section, key, language, alone) for one in (figures, own)]
            assert (faces[0] != faces[1]) == ((key, field) not in NOT_ON_THE_FACE), faces[0]


def test_the_faces_of_simple_gains_follow() -> None:
    own = with_overrides(EVERYTHING, {"activity": {"merchant": {"gain": {"deniers": 3}}}}, "test")
    assert card_text(own, "activity", "merchant", "en") == "Receive 3 deniers."
    assert face_of(own, "activity", "merchant", "en") == ("+3d", "Gain 3 deniers.")
    own = with_overrides(
        EVERYTHING, {"activity": {"merchant": {"gain": {"deniers": 1, "vp": 1}, "cost": {"influence": 2}}}}, "test"
    )
    assert card_text(own, "activity", "merchant", "fr") == "Dépensez 2 points d'influence et recevez 1 denier et 1 PV."


def test_what_a_view_says_is_what_happens() -> None:
    p = stage(
        players=3,
        figures={"activity": {"merchant": {"gain": {"deniers": 3}}}},
        phase="actions",
        turn="A",
        seats={"A": {"deniers": 0, "dice": "Y2"}, "B": {"dice": "W1"}},
        activities={"merchant": {"tradesmen": {"A": 1}}},
    )
    (card,) = [one for one in CITY.view(p, 0).to_dict("en")["activities"] if one["card"] == "merchant"]
    assert (card["text"], card["formula"], card["short"]) == ("Receive 3 deniers.", "+3d", "Gain 3 deniers.")
    play(p, "A activate merchant with Y2")
    assert CITY.look(p, "A.deniers") == 3


# What a message of each section must say, and what it may say besides.
MUST: dict[str, tuple[str, ...]] = {
    "activity": ("", ".text", ".short"),
    "event": ("", ".text", ".short"),
    "character": ("", ".text"),
    "outdoor": ("", ".text"),
    "king": ("", ".text"),
    "board": ("",),
}
MAY: dict[str, tuple[str, ...]] = {
    "activity": (".king", ".king-short"),
    "event": (".king", ".king-short"),
    "outdoor": (".king",),
}


@pytest.mark.parametrize("language", languages())
def test_everything_has_its_message_in_every_language_and_nothing_else_has(language: str) -> None:
    written = set(parts(language))
    must = {
        f"{section}.{key}{part}"
        for section in SECTIONS
        for key in EVERYTHING.section(section)
        for part in MUST[section]
    }
    may = {
        f"{section}.{key}{part}"
        for section, more in MAY.items()
        for key in EVERYTHING.section(section)
        for part in more
    }
    assert sorted(must - written) == []
    assert sorted(written - must - may) == []


@pytest.mark.parametrize("language", languages())
def test_the_same_cards_differ_against_the_king_in_every_language(language: str) -> None:
    of_the_king = [{name for name in parts(one) if ".king" in name} for one in (language, SOURCE)]
    assert of_the_king[0] == of_the_king[1]


def test_every_card_has_a_rule_in_pictures() -> None:
    for section in FACES:
        assert all(entry["formula"] for entry in EVERYTHING.section(section).values())


@pytest.mark.parametrize("language", languages())
def test_a_card_without_messages_is_called_and_says_what_its_entry_does(language: str) -> None:
    entry = {"gain": {"deniers": 2}, "name": "Ferryman", "text": "Ferries people."}
    own = replace(EVERYTHING, activity={"ferryman": entry, "old_boat": {}})
    assert display(own, "activity", "ferryman", language) == "Ferryman"
    assert card_text(own, "activity", "ferryman", language) == "Ferries people."
    assert face_of(own, "activity", "ferryman", language) == ("+2d", "Ferries people.")
    assert display(own, "activity", "old_boat", language) == "Old boat"
    assert card_text(own, "activity", "old_boat", language) == ""


def test_a_card_without_a_message_in_a_language_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"card-ferryman": "Ferryman", "card-ferryman.text": 'Gain { COUNT($gain-deniers, of: "deniers") }.'}
    for name, text in texts.items():
        monkeypatch.setitem(catalogue(SOURCE).texts, name, text)
    own = replace(EVERYTHING, activity={"ferryman": {"gain": {"deniers": 2}}})
    for language in languages():
        assert display(own, "activity", "ferryman", language) == "Ferryman"
        assert card_text(own, "activity", "ferryman", language, alone=True).startswith("Gain 2 ")


def said(language: str) -> Iterator[str]:
    for figures, alone in ((EVERYTHING, False), (SOLO, True)):
        for section in FACES:
            for key in figures.section(section):
                face = face_of(figures, section, key, language, alone)
                yield card_text(figures, section, key, language, alone)
                if section != "outdoor":
                    assert 5 < len(face.text) <= 60, face.text
                    yield face.text


def test_sentences_are_whole_and_short_ones_fit_their_card() -> None:
    for language in languages():
        for text in said(language):
            assert re.fullmatch(r"[^{}|\[\]]+\.", text), text
    assert [text for text in said("fr") if re.search(r" [:;?!»]|« ", text)] == []


# ---- against the King ----------------------------------------------------------------------------------------------

NEUTRAL = re.compile(
    r"neutral|neutre|every player|each family|opponent|other player|chaque joueur|adversaire"
    r"|jeder andere spieler|alle anderen spieler|jede familie|gegner",
    re.I,
)
ABOUT_NOBODY = {"deniers_when_card_activated"}  # says what it would be for


def test_no_text_against_the_king_is_about_other_players_or_a_neutral_one() -> None:
    for section in FACES:
        for key in SOLO.section(section):
            if key not in ABOUT_NOBODY:
                for language in languages():
                    texts = (
                        card_text(SOLO, section, key, language, True),
                        face_of(SOLO, section, key, language, True)[1],
                    )
                    assert not NEUTRAL.search(" ".join(texts)), texts


def solo(**fields: Any) -> Any:
    return stage(players=1, modules=("bonus",), phase="actions", turn="A", **fields)


@pytest.mark.ruling(153)
def test_the_tax_collector_pays_what_his_card_says() -> None:
    p = solo(
        buildings={"city_hall": "N N N . . ."},
        seats={"A": {"deniers": 0, "dice": "R5"}},
        activities={"tax_collector": {"tradesmen": {"A": 1}}},
    )
    (card,) = [one for one in CITY.view(p, 0).to_dict("en")["activities"] if one["card"] == "tax_collector"]
    assert "gives you 2 deniers for each of the King's citizens" in card["text"]
    assert (card["formula"], card["short"]) == ("+2d /h", "2 deniers per citizen of the King in City Hall.")
    play(p, "A activate tax_collector with R5")
    assert CITY.look(p, "A.deniers") == 6


@pytest.mark.ruling(153)
def test_the_banquet_counts_what_its_card_says() -> None:
    p = solo(
        seats={"A": {"dice": "R4 R1"}},
        neutral={"dice": "R2 R3 R4"},
        activities={"banquet": {"tradesmen": {"A": 1}}},
    )
    (card,) = [one for one in CITY.view(p, 0).to_dict("en")["activities"] if one["card"] == "banquet"]
    assert "in your own district" in card["text"]
    before = CITY.look(p, "A.vp")
    play(p, "A activate banquet with R4")
    assert CITY.look(p, "A.vp") - before == 1


@pytest.mark.ruling(133)
def test_events_speak_of_the_king_s_pieces() -> None:
    p = solo(events={"marauding": "", "succession": ""}, seats={"A": {"dice": "R4"}})
    said = {one["event"]: one for one in CITY.view(p, 0).to_dict("en")["events"]}
    assert said["succession"]["text"].startswith("Each round, roll a die: a citizen of the King takes the Palace space")
    assert said["succession"]["short"] == "A citizen of the King takes a place in the Palace."


@pytest.mark.parametrize(
    ("section", "figures", "formula"),
    [
        ("activity", {"cost": {"deniers": 1}, "gain": {"influence": 2, "vp": 1}}, "-1d > +2i +1v"),
        ("activity", {"improve": {"accepts": ["red"], "add_lot": 3}}, "+3"),
        ("activity", {"improve": {"set_die": 5}}, "=5"),
        ("activity", {}, ""),
        ("event", {"loss": {"deniers": 4}}, "-4d"),
        ("event", {"black_dice": 2}, "+2k"),
    ],
)
def test_a_card_without_a_face_shows_its_figures(section: str, figures: dict[str, Any], formula: str) -> None:
    entry = {**figures, "text": "Its rule."}
    known: Any = {section: {**EVERYTHING.section(section), "newcomer": entry}}
    made = replace(EVERYTHING, **known)
    assert face_of(made, section, "newcomer", "en") == (formula, "Its rule.")
