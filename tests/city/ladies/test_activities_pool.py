"""The pool of activity cards, and the figures of the 27 new ones."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tests.city.helpers import causes, legal, look, refused
from tests.city.ladies.activity_stage import with_lady
from troyes.city.cards.texts import card_text
from troyes.city.game import CITY
from troyes.city.modules import all_figures
from troyes.city.rules.effect_codes import B_HIRE, E_DENIERS
from troyes.city.rules.layout import CARDS, SLOTS
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.words.catalogue import languages

BY_LEVEL = {
    ("yellow", 1): "woodcutter clog_maker weaver",
    ("yellow", 2): "hostess distiller winegrower",
    ("yellow", 3): "banker breeder master_craftsman",
    ("white", 1): "bishop augustinian templar_commander",
    ("white", 2): "herbalist master_builder preacher",
    ("white", 3): "scribe hermit beguine",
    ("red", 1): "ransom catapult scout",
    ("red", 2): "executioner castellan recruiter",
    ("red", 3): "wedding fort princess",
}
LADIES = {name for names in BY_LEVEL.values() for name in names.split()}


def cards_of(**options: Any) -> dict[str, Any]:
    found: dict[str, Any] = CITY.figures_of(CITY.setup(options))["activity"]
    return found


def data() -> dict[str, Any]:
    text = files("troyes.city").joinpath("data/ladies/activities.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["activity"]
    return found


@pytest.mark.ruling(164)
def test_the_twenty_seven_cards_by_colour_and_level() -> None:
    cards = cards_of(modules=["activities"], pool="ladies")
    found: dict[tuple[str, int], set[str]] = {}
    for name, entry in data().items():
        found.setdefault((entry["colour"], entry["level"]), set()).add(name)
    assert found == {key: set(names.split()) for key, names in BY_LEVEL.items()}
    assert set(cards) == LADIES
    assert len(LADIES) == 27


@pytest.mark.ruling(164)
def test_the_pool_is_the_base_box_the_new_one_or_both() -> None:
    base = cards_of()
    assert len(base) == 27
    assert not LADIES & set(base)
    mixed = cards_of(modules=["activities"])
    assert set(mixed) == set(base) | LADIES
    assert set(cards_of(modules=["activities"], pool="mixed")) == set(mixed)
    assert len(cards_of(modules=["activities", "bonus"], pool="ladies")) == 27 + 3


@pytest.mark.ruling(161, 164)
@pytest.mark.parametrize("modules", [[], ["events"], ["bonus", "ramparts"]])
def test_the_new_cards_alone_need_their_module(modules: list[str]) -> None:
    with pytest.raises(BadInput) as caught:
        CITY.setup({"modules": modules, "pool": "ladies"})
    assert str(caught.value).startswith("option pool: needs the module activities")


def revealed(options: dict[str, Any], seed: int) -> list[str]:
    """The nine cards of a game, by slot."""
    p = CITY.new(CITY.setup(options))
    dice, choices = FastSource(seed), SequenceSource(seed)
    while min(p.v[CARDS + slot] for slot in range(SLOTS)) < 0:
        seat = p.pending()[0]
        moves = [] if seat == CHANCE else p.moves(seat)
        p.play(p.draw(dice) if seat == CHANCE else moves[choices.below(len(moves))])
    names = CITY.names(p.setup)
    return [names.cards[int(p.v[CARDS + slot])] for slot in range(SLOTS)]


@pytest.mark.ruling(10, 164)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_reveals_one_card_per_colour_and_level_of_its_pool(players: int) -> None:
    both: set[str] = set()
    figures = cards_of(modules=["activities"])
    for seed in range(4):
        alone = revealed({"players": players, "modules": ["activities"], "pool": "ladies"}, seed)
        assert set(alone) <= LADIES
        mixed = revealed({"players": players, "modules": ["activities"]}, seed)
        both |= set(mixed)
        for drawn in (alone, mixed):
            places = Counter((figures[name]["colour"], figures[name]["level"]) for name in drawn)
            assert set(places.values()) == {1}
            assert len(places) == 9
    assert both & LADIES
    assert both - LADIES


# ---- figures -------------------------------------------------------------------------------------------------------

HIRE = {
    "woodcutter": 4, "clog_maker": 3, "weaver": 4, "hostess": 6, "distiller": 5, "winegrower": 6, "banker": 5,
    "breeder": 6, "master_craftsman": 7, "bishop": 4, "augustinian": 6, "herbalist": 7, "master_builder": 6,
    "preacher": 6, "scribe": 6, "hermit": 5, "beguine": 6, "ransom": 4, "catapult": 5, "scout": 5, "executioner": 4,
    "castellan": 4, "wedding": 6, "fort": 6, "princess": 6,
}  # fmt: skip
ALSO = {"breeder": 3, "ransom": 3, "wedding": 7}  # deniers that one activation asks for


@pytest.mark.ruling(71, 81, 173)
@pytest.mark.parametrize("card", HIRE)
def test_each_tradesman_has_his_price_in_deniers(card: str) -> None:
    entry = data()[card]
    letter = entry["colour"][0].upper()
    dice = f"{letter}6 {letter}6"
    price = HIRE[card] + ALSO.get(card, 0)
    other = "merchant" if entry["colour"] != "yellow" else "hunting"
    for deniers in (price, price - 1):
        seat = {"deniers": deniers, "supply": 1, "influence": 0}
        p = with_lady(other, f"{dice} Y1", A=seat, activities={card: {}})
        line = f"A activate {card} with {dice}"
        if deniers == price:
            assert ("A", -HIRE[card], str(B_HIRE)) in causes(p, E_DENIERS, line, "A take supply")
            assert look(p, f"{card}.tradesman.A") == 1
        else:
            assert refused(p, line) == "price_and_hire"


@pytest.mark.ruling(73)
@pytest.mark.parametrize("card", sorted(LADIES - {"fort"}))
def test_each_card_needs_its_divisor_in_dice_of_its_colour(card: str) -> None:
    entry = data()[card]
    letter, divisor = entry["colour"][0].upper(), entry["divisor"]
    dice = {2: "1 1", 3: "1 2", 4: "2 2", 5: "2 3", 6: "3 3", 8: "4 4"}[divisor].split()
    enough = " ".join(f"{letter}{value}" for value in dice)
    short = " ".join(f"{letter}{value}" for value in (int(dice[0]), int(dice[1]) - 1) if value)
    other = "W6" if letter != "W" else "R6"
    held = f"{enough} {short} {other} {other}"
    p = with_lady(card, held, A={"deniers": 40})
    assert legal(p, f"A activate {card} with {enough}")
    assert refused(p, f"A activate {card} with {short}") == "too_low"
    assert refused(p, f"A activate {card} with {other} {other}") == "colour"


@pytest.mark.ruling(164)
def test_every_new_card_says_what_it_does_in_every_language() -> None:
    figures = all_figures()
    for name in data():
        for language in languages():
            assert card_text(figures, "activity", name, language).endswith("."), name
        assert not any(f" {mark}" in card_text(figures, "activity", name, "fr") for mark in ":;?!"), name
