"""The learned player of the city."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.budget import Budget
from troyes.bots.city.features import Eyes, feature_count, write
from troyes.bots.city.knowledge import fitting, learned_for, model_for, places_in
from troyes.bots.city.learned import EDGE, SURE, chance_of
from troyes.bots.city.weights import CityWeights
from troyes.bots.learned import LearnedBot
from troyes.bots.registry import make_bot
from troyes.bots.weights_file import UnfitWeights, packaged
from troyes.city.game import CITY
from troyes.city.rules.layout import CHARACTER
from troyes.city.rules.position import Position, unmasked
from troyes.city.rules.state import seat_at
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, SequenceSource

TABLES: list[dict[str, Any]] = [
    {"players": 1, "modules": ["all"]},
    {"players": 2},
    {"players": 2, "modules": ["all"], "revealed": True},
    {"players": 3, "modules": ["all"], "pool": "ladies"},
    {"players": 4, "tournament": True},
]


def positions(options: dict[str, Any], count: int, seed: int = 5) -> list[Position]:
    """Of a random game, spread over all of it."""
    position, dice, choices = CITY.new(CITY.setup(options)), FastSource(seed), SequenceSource(seed + 1)
    met = list[Position]()
    position.roll(dice)
    while not position.is_over():
        met.append(position.clone())
        seat = position.pending()[0]
        moves = position.moves(seat)
        position.play(moves[int(choices.below(len(moves)))])
        position.roll(dice)
    return met[:: max(1, len(met) // count)]


def numbers(position: Position, seat: int) -> list[int]:
    setup = position.setup
    x = vec[i64]([-7] * int(feature_count(setup.players, setup.neutral_scores)))
    eyes = Eyes(position, seat, *places_in(setup), CityWeights())
    assert write(position, eyes, x) == len(x)
    return [int(number) for number in x]


@pytest.mark.parametrize("options", TABLES)
def test_what_a_seat_cannot_know_does_not_reach_it(options: dict[str, Any]) -> None:
    """The numbers of a position are those of the view of it, and of every position that the view allows."""
    told_apart = 0
    for position in positions(options, 6):
        seat = position.pending()[0]
        view = CITY.view(position, seat)
        other = view.determinize(SequenceSource(9))
        seen = numbers(position, seat)
        assert numbers(view.known, seat) == seen
        assert numbers(other, seat) == seen
        bots = [make_bot("learned", 4) for _ in range(2)]
        moves = [bot.choose(CITY.view(one, seat), Budget.none()) for bot, one in zip(bots, (position, other))]
        assert moves[0] == moves[1]
        told_apart += other.to_bytes() != position.to_bytes()
    assert told_apart or options["players"] == 1


def test_every_number_says_something_about_some_position() -> None:
    """Whatever is always the same teaches nothing: only what is kept for more modules than there are may be."""
    varied = set[int]()
    options = {"players": 2, "modules": ["all"]}
    for seed in range(40):
        seen = [numbers(position, seat) for position in positions(options, 60, seed) for seat in range(2)]
        varied |= {k for k in range(len(seen[0])) if len({row[k] for row in seen}) > 1}
    assert len(varied) > 0.75 * int(feature_count(2, 0))


@pytest.mark.parametrize("options", TABLES)
def test_it_plays_through_and_says_what_it_expects(options: dict[str, Any]) -> None:
    bot = LearnedBot(3)
    for position in positions(options, 4):
        view = CITY.view(position, position.pending()[0])
        assert bot.choose(view, Budget.none()) in view.moves()
        forecast = bot.forecast(view)
        assert [set(one.points) for one in forecast] == [set(CITY.sources)] * (
            2 if options["players"] == 1 else options["players"]
        )
        chances = [one.chance for one in forecast if one.chance is not None]
        assert len(chances) == options["players"]
        assert all(0 <= chance <= 1 for chance in chances)
        judged = bot.judge(view, Budget.none())
        assert sorted(one.move for one in judged.moves) == sorted(view.moves())
        assert all(sum(one.parts.values()) == pytest.approx(one.value) for one in judged.moves)


def test_a_lead_shows_in_what_it_expects() -> None:
    """The same position but for ten points: more points are expected, and winning is likelier."""
    from troyes.city.rules.layout import POINTS, SOURCES

    for position in positions({"players": 2}, 5)[1:]:
        seat = position.pending()[0]
        before = LearnedBot(0).forecast(CITY.view(position, seat))[seat]
        richer = position.clone()
        richer.v[POINTS + seat * SOURCES] += 10
        after = LearnedBot(0).forecast(CITY.view(richer, seat))[seat]
        assert sum(after.points.values()) > sum(before.points.values()) + 4
        assert after.chance is not None
        assert before.chance is not None
        assert after.chance > before.chance or before.chance > 0.98


def test_temperaments_differ_and_the_yardstick_has_none() -> None:
    setup = CITY.setup({"players": 2})
    plain = learned_for(setup, "1", 0).model
    assert any(list(learned_for(setup, "1", seed).model.w3) != list(plain.w3) for seed in (1, 2, 3))
    views = [CITY.view(position, position.pending()[0]) for position in positions({"players": 2}, 12)]
    first = [[make_bot("learned-1", seed).judge(view, Budget.none()) for view in views] for seed in (1, 2)]
    assert first[0] == first[1]


def test_weights_for_another_table_are_refused() -> None:
    with pytest.raises(UnfitWeights, match="city-2"):
        fitting(packaged("city-2"), "city-2", 3)
    assert model_for(2).inputs == feature_count(2, 0)


def test_it_plays_only_what_it_has_learned() -> None:
    class Elsewhere:
        game = "chess"

        def customary(self, source: SequenceSource) -> None:
            return None

    with pytest.raises(BadInput, match="chess"):
        LearnedBot().choose(Elsewhere(), Budget.none())  # type: ignore[arg-type]


def test_a_chance_rises_with_its_logit_from_none_to_all() -> None:
    found = [int(chance_of(logit)) for logit in range(-EDGE - 50, EDGE + 51, 10)]
    assert found == sorted(found)
    assert (found[0], chance_of(0), found[-1]) == (0, SURE // 2, SURE)


def test_hidden_characters_are_really_drawn_anew() -> None:
    position = positions({"players": 4}, 3)[0]
    known = CITY.view(position, 0).known
    hands = {unmasked(known, SequenceSource(seed)).v[seat_at(1) + CHARACTER] for seed in range(20)}
    assert len(hands) > 1
