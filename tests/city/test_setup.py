"""Set-up: players, decks, characters, start player, districts, supplies (rulings 8-16, 22, 24)."""

from __future__ import annotations

import pytest

from tests.city.helpers import (
    ALL_PLAYERS,
    each,
    legal,
    let_chance,
    look,
    pending,
    play,
    refused,
    seen,
    setup_for,
    stage,
)
from troyes.city.cards.texts import display
from troyes.city.edge.names import SEAT_LETTERS
from troyes.city.figures.figures import stock_figures
from troyes.city.game import CITY
from troyes.city.rules.effect_codes import E_START
from troyes.kernel.contract.effects import decode_effect
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.words.catalogue import languages

# In listing order: three cards for each colour and level.
CARDS = {
    ("yellow", 1): {"artisan", "merchant", "miller"},
    ("yellow", 2): {"innkeeper", "blacksmith", "militiaman"},
    ("yellow", 3): {"journeyman", "goldsmith", "sculptor"},
    ("white", 1): {"tithe", "monk", "priest"},
    ("white", 2): {"apprenticeship", "confession", "templar"},
    ("white", 3): {"pilgrimage", "procession", "glassblower"},
    ("red", 1): {"archer", "chivalry", "diplomat"},
    ("red", 2): {"hunting", "mercenary", "tax_collector"},
    ("red", 3): {"captain", "joust", "troubadour"},
}


@pytest.mark.ruling(8)
def test_names_do_not_depend_on_the_language() -> None:
    figures = stock_figures()
    for section in ("activity", "event", "character", "board"):
        for language in languages():
            names = {display(figures, section, key, language) for key in figures.section(section)}
            assert len(names) == len(figures.section(section))
    p = stage(activities={"monk": {}}, events={"succession": ""}, seats={"A": {"dice": "W6", "supply": 1}})
    assert legal(p, "A activate monk with W6")
    assert display(figures, "event", "succession", "fr") == "Conflit de succession"


@pytest.mark.ruling(9)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_two_to_four_players(players: int) -> None:
    p = let_chance(CITY.new(CITY.setup({"players": players})))
    assert len(p.totals()) == players
    assert each(p, "deniers") == [5] * players


@pytest.mark.ruling(9)
@pytest.mark.parametrize("players", [0, 5, "3", True, None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(BadInput, match="players"):
        CITY.setup({"players": players})


@pytest.mark.ruling(10)
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_one_red_event_for_each_round(players: int, rounds: int) -> None:
    p = CITY.new(setup_for(players))
    source, drawn = FastSource(5), []
    while not p.is_over():
        seat = p.pending()[0]
        move = p.draw(source) if seat == CHANCE else p.moves(seat)[-1]
        if CITY.format(p, move).startswith("* event"):
            drawn.append(CITY.format(p, move).split()[-1])
        p.play(move)
    kinds = [stock_figures().event[name.rstrip("23")]["colour"] for name in drawn]
    assert kinds.count("red") == rounds
    assert len(set(drawn)) == len(drawn)


@pytest.mark.ruling(10)
def test_every_red_event_may_come_and_none_twice() -> None:
    p = stage(phase="workforce", drawn=["war"], events={"brigands2": ""})
    outcomes = {CITY.format(p, move) for move in p.outcomes()}
    assert outcomes == {f"* event {name}" for name in ("brigands", "brigands3", "skirmishes", "skirmishes2",
                                                       "succession", "normans")}  # fmt: skip
    assert refused(p, "* event war") == "impossible_outcome"
    assert refused(p, "* event brigands2") == "impossible_outcome"
    assert refused(p, "* event drought") == "impossible_outcome"


@pytest.mark.ruling(11)
def test_colour_and_level_of_the_27_activities() -> None:
    found: dict[tuple[str, int], set[str]] = {}
    for name, entry in stock_figures().activity.items():
        found.setdefault((entry["colour"], entry["level"]), set()).add(name)
    assert found == CARDS


@pytest.mark.ruling(11, 24)
def test_each_round_reveals_one_card_of_its_level_in_each_colour() -> None:
    p = stage(phase="activities", round=2)
    for colour in ("red", "yellow", "white"):
        outcomes = {CITY.format(p, move) for move in p.outcomes()}
        assert outcomes == {f"* reveal {name}" for name in CARDS[(colour, 2)]}
        p.play(p.outcomes()[0])
    assert p.outcomes() == [] or "reveal" not in CITY.format(p, p.outcomes()[0])


@pytest.mark.ruling(24)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_all_nine_cards_are_open_from_round_three_on(players: int) -> None:
    p = CITY.new(setup_for(players))
    source, open_cards = FastSource(3), {}
    while not p.is_over():
        seat = p.pending()[0]
        p.play(p.draw(source) if seat == CHANCE else p.moves(seat)[-1])
        if look(p, "phase") == "workforce":
            open_cards[p.round] = sum(card["card"] is not None for card in seen(p)["activities"])
    assert open_cards == {r: min(3 * r, 9) for r in range(1, int(p.setup.rounds) + 1)}


@pytest.mark.ruling(24)
def test_a_card_that_is_face_down_cannot_be_used() -> None:
    p = stage(activities={"merchant": {}}, seats={"A": {"dice": "Y6 Y6", "deniers": 20, "supply": 1}})
    assert legal(p, "A activate merchant with Y6")
    assert refused(p, "A activate yellow2 with Y6") == "face_down"


@pytest.mark.ruling(12)
def test_colours_of_the_events() -> None:
    events = stock_figures().event
    by_colour = {
        colour: {name: entry["copies"] for name, entry in events.items() if entry["colour"] == colour}
        for colour in ("red", "yellow", "white", "board")
    }
    assert by_colour == {
        "red": {"brigands": 3, "skirmishes": 2, "succession": 1, "war": 1, "normans": 1},
        "yellow": {"drought": 1, "support": 1, "civil_war": 1, "wayfarers": 1},
        "white": {"theological_conflict": 1, "heresy": 1, "traveling_builders": 1, "interrupted_work": 1},
        "board": {"marauding": 1},
    }


@pytest.mark.ruling(13)
def test_four_red_events_call_white_and_four_call_yellow() -> None:
    calls = [call for entry in stock_figures().event.values() for call in entry.get("calls", [])]
    assert sorted(calls) == ["white"] * 4 + ["yellow"] * 4
    assert stock_figures().event["war"]["calls"] == ["white"]


@pytest.mark.ruling(13, 31)
@pytest.mark.parametrize(("red", "called"), [("war", "heresy"), ("normans", "drought")])
def test_a_red_event_calls_a_card_of_its_colour(red: str, called: str) -> None:
    p = play(stage(phase="workforce"), f"* event {red}")
    other = {"heresy": "drought", "drought": "heresy"}[called]
    assert refused(p, f"* event {other}") == "impossible_outcome"
    play(p, f"* event {called}")
    assert look(p, "events") == ["marauding", red, called]


@pytest.mark.ruling(13)
def test_nothing_comes_from_an_empty_deck() -> None:
    whites = ["theological_conflict", "heresy", "traveling_builders", "interrupted_work"]
    p = play(stage(phase="workforce", drawn=whites), "* event war", "* black 1 1 1")
    assert look(p, "events") == ["marauding", "war"]


@pytest.mark.ruling(14)
def test_the_start_player_is_drawn_or_given() -> None:
    p = CITY.new(CITY.setup({"players": 3}))
    assert {CITY.format(p, move) for move in p.outcomes()} == {"* start A", "* start B", "* start C"}
    assert refused(p, "* start D") == "impossible_outcome"
    assert pending(let_chance(play(p, "* start C"))) == "C"
    given = CITY.new(CITY.setup({"players": 3, "start": "B"}))
    assert look(given, "start") == "B"
    assert pending(let_chance(given)) == "B"
    with pytest.raises(BadInput, match="start"):
        CITY.setup({"players": 3, "start": "D"})


@pytest.mark.ruling(14)
@pytest.mark.parametrize("start", [None, "B"])
def test_everybody_hears_once_who_is_start_player(start: str | None) -> None:
    match = Match(CITY, CITY.setup({"players": 3, "start": start}), FastSource(1), ["Anna", "Bob", "Cid"], 1)
    book = CITY.ledger(match.position)
    effects = [decode_effect(effect) for effect in match.advance()]
    [told] = [effect for effect in effects if effect.what == E_START]
    assert (SEAT_LETTERS[told.seat], told.amount) == (look(match.position, "start"), 1)
    for effect in filter(CITY.is_counted, effects):
        key = (effect.what, effect.seat, effect.where)
        book[key] = book.get(key, 0) + effect.amount
    assert {key: amount for key, amount in book.items() if amount} == CITY.ledger(match.position)


@pytest.mark.ruling(15)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_one_neutral_district_beside_those_of_the_players(players: int) -> None:
    p = stage(players, phase="workforce", buildings={"palace": "A N . . N B"})
    play(p, "* roll red A:4 B:6 N:25")
    assert look(p, "A.dice", "B.dice", "N.dice") == ["R4", "R6", "R2 R5"]
    assert len(seen(p)["seats"]) == players


@pytest.mark.ruling(16)
@pytest.mark.parametrize(("players", "personal", "general"), [(2, 6, 6), (3, 5, 7), (4, 4, 8)])
def test_citizens_at_the_start(players: int, personal: int, general: int) -> None:
    p = let_chance(CITY.new(setup_for(players)))
    assert each(p, "supply") == [personal] * players
    assert each(p, "general") == [general] * players
    while look(p, "phase") == "placement":
        p.play(p.moves(p.pending()[0])[0])
    assert each(p, "supply") == [0] * players
    assert each(p, "general") == [general] * players


@pytest.mark.ruling(22)
@pytest.mark.parametrize(("players", "hand"), [(2, 2), (3, 1), (4, 1)])
def test_characters_are_dealt_and_the_rest_never_scores(players: int, hand: int) -> None:
    p = let_chance(CITY.new(setup_for(players)))
    hands = each(p, "characters")
    assert [len(cards) for cards in hands] == [hand] * players
    dealt = [name for cards in hands for name in cards]
    assert len(set(dealt)) == len(dealt)


@pytest.mark.ruling(22)
def test_dealt_characters_score_for_everyone_and_others_for_nobody() -> None:
    hands = ["hugues_de_payns", "henry_i", "le_florentin", "urbain_iv"]

    def from_thibaut() -> list[int]:
        money = {"A": 30, "B": 12, "C": 6, "D": 5}
        seats = {s: {"deniers": money[s], "characters": [hand]} for s, hand in zip("ABCD", hands)}
        sheets = CITY.scores(stage(phase="over", seats=seats))
        return [sum(line.points for line in sheet if line.detail == "thibaut_ii") for sheet in sheets]

    assert from_thibaut() == [0, 0, 0, 0]
    hands[3] = "thibaut_ii"  # in the hand of the poorest
    assert from_thibaut() == [6, 3, 1, 0]


@pytest.mark.ruling(22)
def test_a_character_is_not_dealt_twice() -> None:
    p = CITY.new(CITY.setup({"players": 2, "start": "A"}))
    play(p, "* deal A henry_i urbain_iv")
    assert refused(p, "* deal B henry_i thibaut_ii") == "impossible_outcome"
    assert legal(p, "* deal B hugues_de_payns thibaut_ii")


@pytest.mark.ruling(28)
def test_never_more_than_six_dice_of_a_colour() -> None:
    p = stage(phase="workforce", buildings={"palace": "A A B B N N"})
    with pytest.raises(BadInput, match="more dice"):
        play(p, "* roll red A:444 B:66 N:25")
    play(p, "* roll red A:44 B:66 N:25")
    assert look(p, "dice_left") == 6
