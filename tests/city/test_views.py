"""What a seat may know (ruling 7): characters and what is still to be drawn are hidden, everything else is open."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.city.helpers import ALL_PLAYERS, LETTERS, let_chance, play, seen, setup_for, stage
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules.position import Position
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.rules import CHANCE, SPECTATOR
from troyes.kernel.play.chance import FastSource, SequenceSource

HANDS = {
    2: [["henry_i", "urbain_iv"], ["thibaut_ii", "hugues_de_payns"]],
    3: [["henry_i"], ["urbain_iv"], ["thibaut_ii"]],
    4: [["henry_i"], ["urbain_iv"], ["thibaut_ii"], ["hugues_de_payns"]],
}
OTHER_HANDS = {
    2: [["henry_i", "urbain_iv"], ["le_florentin", "chretien_de_troyes"]],
    3: [["henry_i"], ["le_florentin"], ["chretien_de_troyes"]],
    4: [["henry_i"], ["thibaut_ii"], ["urbain_iv"], ["le_florentin"]],
}


def city(players: int, hands: list[list[str]], **fields: Any) -> Position:
    """The same city with other hands than A's."""
    seats = {
        letter: {"characters": hand, "dice": "Y5 W4 R3", "vp": 3, "events_won": 1, "supply": 1}
        for letter, hand in zip(LETTERS, hands)
    }
    return stage(
        players,
        seats=seats,
        events={"war": "A B"},
        activities={"priest": {"cubes": {"A": 1}}, "merchant": {}, "archer": {"tradesmen": {"A": 1}}},
        **fields,
    )


def everything_shown(p: Position, seat: int) -> str:
    """All that can be made from a view, as text."""
    view = CITY.view(p, seat)
    moves = view.moves()
    foreign = [move ^ 3 for move in moves[:40]]
    shown = [
        view.to_dict("en"),
        view.to_dict("fr"),
        moves,
        [view.preview(move) for move in moves],
        [str(view.why_not(move)) for move in foreign],
    ]
    return json.dumps(shown)


@pytest.mark.ruling(7)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_characters_of_others_are_hidden_until_the_end(players: int) -> None:
    p = city(players, HANDS[players])
    assert [seat["characters"] for seat in seen(p, "A")["seats"]] == [
        hand if n == 0 else [None] * len(hand) for n, hand in enumerate(sorted_hands(players))
    ]
    assert all(name is None for seat in seen(p)["seats"] for name in seat["characters"])
    over = city(players, HANDS[players], phase="over")
    assert [seat["characters"] for seat in seen(over)["seats"]] == sorted_hands(players)


def test_a_seat_knows_what_its_characters_would_give() -> None:
    p = city(3, [["thibaut_ii"], ["henry_i"], ["urbain_iv"]])
    own, other, _ = (seat["character_scores"] for seat in seen(p, "A")["seats"])
    deniers = CITY.look(p, "A.deniers")
    (score,) = own
    assert (score["counts"], score["now"]) == ("deniers", deniers)
    assert score["steps"] == [(6, 1), (12, 3), (18, 6)]
    assert score["vp"] == max([vp for least, vp in score["steps"] if deniers >= least], default=0)
    assert other == [None]


@pytest.mark.ruling(7)
def test_a_seat_knows_what_its_characters_give_to_everybody() -> None:
    p = city(4, HANDS[4])
    for letter, [character] in zip(LETTERS, HANDS[4]):
        gives = [
            sum(line.points for line in lines if (line.source, line.detail) == ("character", character))
            for lines in CITY.scores(p)
        ]
        assert [points["characters"] for points in seen(p, letter)["points"]] == gives
    assert [points["characters"] for points in seen(p, "C")["points"]] == [1, 1, 1, 1]
    assert [points["characters"] for points in seen(p)["points"]] == [0, 0, 0, 0]


@pytest.mark.parametrize("modules", [[], list(MODULES)], ids=["base", "everything"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_points_are_the_score_as_far_as_it_is_known(players: int, modules: list[str]) -> None:
    """All along a game: the same sum as the score of what is known, and at the end the score itself."""
    p, dice, choices = CITY.new(setup_for(players, modules)), FastSource(5), SequenceSource(6)
    while not p.is_over():
        moves = p.moves(p.pending()[0])
        p.play(moves[choices.below(len(moves))] if moves else p.draw(dice))
        if choices.below(20) == 0:
            view = CITY.view(p, 0)
            assert [points["total"] for points in view.to_dict()["points"]] == view.known.totals()
    told = CITY.view(p, SPECTATOR).to_dict()["points"]
    assert [points["total"] for points in told] == p.totals()
    for points in told:
        assert 2 * points["total"] == sum(dict[str, Any](points).values())


def sorted_hands(players: int) -> list[list[str]]:
    order = list(CITY.names(setup_for(players)).characters)
    return [sorted(hand, key=order.index) for hand in HANDS[players]]


@pytest.mark.ruling(7)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_nothing_shown_depends_on_what_is_hidden(players: int) -> None:
    one, other = city(players, HANDS[players]), city(players, OTHER_HANDS[players])
    assert one.to_bytes() != other.to_bytes()
    assert everything_shown(one, 0) == everything_shown(other, 0)
    assert everything_shown(one, SPECTATOR) == everything_shown(other, SPECTATOR)
    assert everything_shown(one, 1) != everything_shown(other, 1)


@pytest.mark.ruling(7)
def test_everything_else_is_open() -> None:
    shown = seen(city(4, HANDS[4]), "D")
    assert shown == {**seen(city(4, HANDS[4])), "seat": 3, "seats": shown["seats"], "points": shown["points"]}
    first = shown["seats"][0]
    assert (first["deniers"], first["influence"], first["vp"], first["events_won"], first["supply"]) == (10, 4, 3, 1, 1)
    assert first["dice"] == {"red": [3], "yellow": [5], "white": [4]}
    assert shown["events"][1]["cubes"] == ["A", "B"]


@pytest.mark.ruling(7)
def test_cards_face_down_and_decks_are_not_in_a_view() -> None:
    """Cards are drawn when they are revealed: before that nobody, not even the position, knows them."""
    p = let_chance(CITY.new(setup_for(3)))
    assert all(card == {"slot": n, "colour": card["colour"], "level": n % 3 + 1, "card": None}
               for n, card in enumerate(seen(p)["activities"]))  # fmt: skip
    data = p.to_bytes()
    for seed in range(5):
        let_chance(p.clone(), FastSource(seed))
    assert p.to_bytes() == data


@pytest.mark.ruling(7)
def test_a_determinization_keeps_what_is_known() -> None:
    p = city(3, HANDS[3])
    seen_hands = set()
    for seed in range(40):
        guess = CITY.view(p, 0).determinize(SequenceSource(seed))
        hands = [tuple(CITY.look(guess, f"{letter}.characters")) for letter in "ABC"]
        assert hands[0] == ("henry_i",)
        assert len(set(hands)) == 3
        assert everything_shown(guess, 0) == everything_shown(p, 0)
        seen_hands.add(hands[1])
    assert len(seen_hands) == 5  # any character that A does not hold


@pytest.mark.ruling(7)
def test_the_deal_is_secret_from_others_in_moves_and_effects() -> None:
    p = CITY.new(CITY.setup({"players": 3, "start": "A"}))
    move = CITY.parse(p, "* deal A henry_i")
    assert not CITY.is_secret(p, move, 0)
    assert CITY.is_secret(p, move, 1)
    assert CITY.is_secret(p, move, SPECTATOR)
    assert "henry" not in CITY.redact(p, move)
    trace = Trace()
    p.play(move, trace)
    assert len(CITY.visible(trace.packed(), 0)) == len(CITY.visible(trace.packed(), 1)) + 1
    assert CITY.visible(trace.packed(), 1) == CITY.visible(trace.packed(), SPECTATOR)


@pytest.mark.ruling(7)
def test_other_chance_is_open_to_all() -> None:
    p = stage(phase="workforce", buildings={"palace": "A . . . . ."})
    for line in ("* roll red A:5", "* event war", "* event heresy", "* black 1 1 1"):
        assert p.pending() == [CHANCE]
        assert not any(CITY.is_secret(p, CITY.parse(p, line), seat) for seat in (0, 1, SPECTATOR))
        play(p, line)


def test_the_numbers_of_the_board_follow_the_figures() -> None:
    figures = {"rules": {"agriculture_divisor": 3, "cathedral_influence": [0, 1, 1, 2, 2, 3]}}
    shown = CITY.view(CITY.new(CITY.setup({"players": 2}, figures)), SPECTATOR).to_dict()["rules"]
    assert (shown["agriculture_divisor"], shown["cathedral_influence"]) == (3, [0, 1, 1, 2, 2, 3])
    assert (shown["die_price"], shown["max_influence"], shown["missing_level_vp"]) == (2, 20, 2)


def test_the_numbers_against_black_dice_and_of_influence_follow_the_figures() -> None:
    usual = {"red_factor": 2, "counter_influence": 1, "reroll_cost": 1, "recruit_cost": 2, "flip_cost": 4}
    others = {"red_factor": 3, "counter_influence": 2, "reroll_cost": 2, "recruit_cost": 3, "flip_cost": 5}
    for figures, expected in (({}, usual), ({"rules": others}, others)):
        shown = dict[str, Any](CITY.view(CITY.new(CITY.setup({"players": 2}, figures)), SPECTATOR).to_dict()["rules"])
        assert {name: shown[name] for name in expected} == expected
        assert shown["flip_limit"] == 3
