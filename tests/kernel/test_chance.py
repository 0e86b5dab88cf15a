"""Chance is drawn by key: repeatable, uniform, and nobody's doings change what others roll."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.kernel.play import GAME, new_match, play_on, staged
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SecureSource, SequenceSource, Source, mix
from troyes.kernel.play.match import Match

SECRET = bytes(range(32))
SOURCES: list[Callable[[], Source]] = [lambda: FastSource(5), lambda: SecureSource(SECRET)]
# The values that chi-square stays below in 99.9 % of honest samples, by degrees of freedom.
LIMIT = {1: 10.83, 5: 20.52, 6: 22.46, 11: 31.26, 35: 66.62}


def chi_square(counts: Counter[int], sides: int) -> float:
    expected = counts.total() / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


# ---- keys --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(277)
@pytest.mark.parametrize("make", SOURCES, ids=["fast", "secure"])
def test_outcome_depends_on_its_key_alone(make: Callable[[], Source]) -> None:
    """More draws elsewhere, another order, another source with the same secret: same outcome."""
    keys = [(kind, round, index) for kind in range(1, 12) for round in range(1, 7) for index in range(6)]
    source = make()
    forwards = [source.draw(*key, 6) for key in keys]
    other = make()
    for index in range(100):
        other.draw(3, 99, index, 6)
    backwards = [other.draw(*key, 6) for key in reversed(keys)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("make", SOURCES, ids=["fast", "secure"])
@pytest.mark.parametrize("sides", [1, 2, 5, 6, 7, 27, 1000])
def test_outcomes_stay_within_their_sides(make: Callable[[], Source], sides: int) -> None:
    source = make()
    drawn = {source.draw(4, 1, index, sides) for index in range(300)}
    assert min(drawn) >= 0
    assert max(drawn) < sides


@pytest.mark.parametrize("make", [FastSource, lambda seed: SecureSource(bytes([seed] * 32))], ids=["fast", "secure"])
def test_seeds_give_different_games(make: Callable[[int], Source]) -> None:
    rolls = {tuple(make(seed).draw(4, 1, index, 6) for index in range(18)) for seed in range(200)}
    assert len(rolls) == 200


def test_all_bits_of_a_seed_count() -> None:
    rolls = {tuple(int(FastSource(1 << bit).draw(4, 1, index, 1 << 30)) for index in range(2)) for bit in range(64)}
    assert len(rolls) == 64


# ---- uniformity --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [2, 6, 7, 12])
def test_fast_source_is_uniform_over_each_part_of_the_key(sides: int) -> None:
    source = FastSource(2024)
    by_index = Counter(int(source.draw(4, 1, index, sides)) for index in range(6000))
    by_round = Counter(int(source.draw(4, round, 3, sides)) for round in range(256))
    by_seed = Counter(int(FastSource(seed).draw(4, 2, 7, sides)) for seed in range(6000))
    for counts in (by_index, by_round, by_seed):
        assert chi_square(counts, sides) < LIMIT[sides - 1]


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_secure_source_is_uniform(sides: int) -> None:
    source = SecureSource(SECRET)
    counts = Counter(int(source.draw(4, round, index, sides)) for round in range(20) for index in range(150))
    assert chi_square(counts, sides) < LIMIT[sides - 1]


@pytest.mark.parametrize("other", [(4, 1, 1), (4, 2, 0), (5, 1, 0)], ids=["index", "round", "kind"])
def test_neighbouring_keys_are_independent(other: tuple[int, int, int]) -> None:
    """Pairs of dice whose keys differ in one part only show all 36 results alike."""
    pairs: Counter[int] = Counter()
    for seed in range(7200):
        source = FastSource(seed)
        pairs[int(source.draw(4, 1, 0, 6)) * 6 + int(source.draw(*other, 6))] += 1
    assert chi_square(pairs, 36) < LIMIT[35]


def test_neighbouring_seeds_are_independent() -> None:
    first = [int(FastSource(seed).draw(4, 1, 0, 6)) for seed in range(7201)]
    assert chi_square(Counter(a * 6 + b for a, b in pairwise(first)), 36) < LIMIT[35]


def test_sequence_source_is_uniform_and_repeatable() -> None:
    source, again = SequenceSource(9), SequenceSource(9)
    drawn = [int(source.below(6)) for _ in range(6000)]
    assert drawn == [int(again.draw(1, 2, 3, 6)) for _ in range(6000)]
    assert chi_square(Counter(drawn), 6) < LIMIT[5]
    assert chi_square(Counter(a * 6 + b for a, b in pairwise(drawn)), 36) < LIMIT[35]


def test_mix_loses_nothing() -> None:
    assert len({int(mix(x)) for x in range(50_000)}) == 50_000
    assert all(0 <= int(mix(x << 16)) < 1 << 32 for x in range(1000))


# ---- the secure source -------------------------------------------------------------------------------------------


def test_secure_source_is_keyed_blake2b() -> None:
    """Anybody can check a game once its secret is published."""
    digest = hashlib.blake2b(b"4 1 7 0", key=SECRET, digest_size=7).digest()
    assert SecureSource(SECRET).draw(4, 1, 7, 6) == int.from_bytes(digest, "big") % 6


@pytest.mark.parametrize(
    ("make", "dice"),
    [
        (lambda: SecureSource(SECRET), [5, 5, 5, 4, 3, 1, 1, 2, 3, 2, 0, 1]),
        (lambda: FastSource(7), [5, 4, 1, 3, 4, 5, 3, 5, 5, 5, 5, 2]),
    ],
    ids=["secure", "fast"],
)
def test_sources_are_the_same_on_every_machine(make: Callable[[], Source], dice: list[int]) -> None:
    """These numbers never change: records and seeds of others depend on them."""
    assert [int(make().draw(4, 1, index, 6)) for index in range(12)] == dice


def test_secure_source_rejects_what_would_not_be_uniform() -> None:
    """With sides just over half of all numbers, almost half of the first attempts are thrown away."""
    sides = (1 << 55) + 1
    source, second_attempts = SecureSource(SECRET), 0
    for index in range(50):
        first = hashlib.blake2b(f"4 1 {index} 0".encode(), key=SECRET, digest_size=7).digest()
        number = int.from_bytes(first, "big")
        outcome = int(source.draw(4, 1, index, sides))
        assert 0 <= outcome < sides
        second_attempts += number >= sides
        assert (outcome == number) == (number < sides)
    assert 10 < second_attempts < 40


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_secure_source_needs_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="exactly 32 secret bytes"):
        SecureSource(bytes(length))


def test_plain_source_draws_nothing() -> None:
    with pytest.raises(LookupError):
        Source().draw(1, 1, 1, 6)


# ---- games -------------------------------------------------------------------------------------------------------


def test_same_seed_same_game() -> None:
    assert play_on(new_match(5)).record == play_on(new_match(5)).record
    assert play_on(new_match(5)).record != play_on(new_match(6)).record


def chance_lines(match: Match) -> list[str]:
    return [entry.line for entry in match.record.entries if entry.line.startswith("*")]


QUIET = ("place", "pass", "yield", "beat", "done", "with")


def quiet_game(source: Source, extra_reroll: bool) -> Match:
    """Everybody does as little as possible; once, a seat that is about to pass rerolls a die first."""
    match = Match(GAME, GAME.setup({"players": 4}), source)
    match.advance()
    while not match.position.is_over():
        deeds = GAME.deeds(GAME.view(match.position, match.position.pending()[0]))
        verbs = {deed.verb: int(deed.id) for deed in deeds}
        if extra_reroll and "pass" in verbs and "reroll" in verbs:
            match.play(verbs["reroll"])
            extra_reroll = False
        else:
            match.play(next(verbs[verb] for verb in QUIET if verb in verbs))
    return match


@pytest.mark.ruling(277)
@pytest.mark.parametrize("make", SOURCES, ids=["fast", "secure"])
def test_extra_reroll_changes_no_other_outcome(make: Callable[[], Source]) -> None:
    plain, other = quiet_game(make(), extra_reroll=False), quiet_game(make(), extra_reroll=True)
    rest = [line for line in chance_lines(other) if not line.startswith("* reroll")]
    assert len(rest) == len(chance_lines(other)) - 1
    assert rest == chance_lines(plain)


@pytest.mark.ruling(277)
def test_cards_do_not_depend_on_how_the_game_goes() -> None:
    """However differently two games with one seed are played, the same cards appear."""
    seen = []
    for choices in (1, 2, 3):
        match = play_on(new_match(7), seed=choices)
        cards = ("* start", "* deal", "* reveal", "* event")
        seen.append([line for line in chance_lines(match) if line.startswith(cards)])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.ruling(277)
def test_rerolls_of_one_seat_leave_the_rerolls_of_others_alone() -> None:
    seats = {"A": {"influence": 9, "dice": "Y1 Y2"}, "B": {"influence": 9, "dice": "W3 W6"}}
    seen = set()
    for rerolls in range(4):
        match = staged({"seats": seats})
        for _ in range(rerolls):
            deeds = GAME.deeds(GAME.view(match.position, 0))
            match.play(next(int(deed.id) for deed in deeds if deed.verb == "reroll"))
        match.play("A pass")
        match.play("B reroll W3")
        match.play("B reroll W6")
        seen.add(tuple(chance_lines(match)[-2:]))
    assert len(seen) == 1


@pytest.mark.ruling(277)
def test_one_more_citizen_changes_no_other_die() -> None:
    """Each space has its own key: the dice of B are the same, and A has one more."""
    rolls = []
    for city_hall in ("A . B B N .", "A A B B N ."):
        data = {"phase": "workforce", "buildings": {"city_hall": city_hall}, "seats": {}}
        match = staged(data)
        match.advance()
        line = next(line for line in chance_lines(match) if line.startswith("* roll yellow"))
        rolls.append(dict(word.split(":") for word in line.split()[3:]))
    assert rolls[0]["B"] == rolls[1]["B"]
    assert rolls[0]["N"] == rolls[1]["N"]
    assert len(rolls[1]["A"]) == 2
    assert rolls[0]["A"] in rolls[1]["A"]


def test_listed_outcomes_are_the_possible_ones() -> None:
    match = Match(GAME, GAME.setup({"players": 3}), None)
    assert [GAME.format(match.position, move) for move in match.position.outcomes()] == [
        "* start A",
        "* start B",
        "* start C",
    ]
    assert match.position.pending() == [CHANCE]
    assert all(match.position.why_not(move) is None for move in match.position.outcomes())
