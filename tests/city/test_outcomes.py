"""Chance: exactly the outcomes that can occur are accepted, and each of them can be drawn."""

from __future__ import annotations

import pytest

from tests.city.helpers import look, play, setup_for, stage
from troyes.city.game import CITY
from troyes.city.rules.codes import DEAL, DRAW_EVENT, DRAW_START, REROLL_DIE, REVEAL_CARD, ROLL, ROLL_BLACK, chance_move
from troyes.city.rules.luck import NO_CHARACTER
from troyes.city.rules.position import Position
from troyes.kernel.play.chance import FastSource, Source


class Extreme(Source):
    """The lowest or the highest outcome, always."""

    def __init__(self, highest: bool) -> None:
        self.highest = highest

    def draw(self, kind: int, round: int, index: int, sides: int) -> int:
        return sides - 1 if self.highest else 0


def accepted(position: Position, kind: int, most: int) -> list[int]:
    """The outcomes below a number that may be played."""
    return [outcome for outcome in range(most) if position.why_not(int(chance_move(kind, outcome))) is None]


def dealing(players: int) -> Position:
    """The start is drawn, and the first seat has its characters."""
    p = CITY.new(setup_for(players))
    for _ in range(2):
        p.play(p.draw(Extreme(False)))
    return p


def test_the_start_is_a_seat() -> None:
    assert accepted(CITY.new(setup_for(3)), DRAW_START, 20) == [0, 1, 2]


def test_one_die_shows_one_to_six() -> None:
    p = play(stage(seats={"A": {"dice": "R3"}}), "A reroll R3")
    assert accepted(p, REROLL_DIE, 20) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("kind", "phase"), [(REVEAL_CARD, "activities"), (DRAW_EVENT, "workforce")])
def test_a_card_of_the_pool_and_no_other(kind: int, phase: str) -> None:
    p = stage(phase=phase)
    possible = [int(move) for move in p.outcomes()]
    assert [int(chance_move(kind, outcome)) for outcome in accepted(p, kind, 100)] == sorted(possible)
    for highest in (False, True):
        assert p.draw(Extreme(highest)) == possible[-1 if highest else 0]


@pytest.mark.ruling(13)
def test_the_last_card_of_a_deck_is_called() -> None:
    figures = CITY.figures_of(setup_for())["event"]
    whites = [name for name in CITY.names(setup_for()).event_kinds if figures[name]["colour"] == "white"]
    p = stage(phase="workforce", drawn=whites[1:])
    play(p, "* event brigands")
    assert [CITY.format(p, move) for move in p.outcomes()] == [f"* event {whites[0]}"]


def test_characters_are_two_different_ones_that_nobody_has() -> None:
    p = dealing(2)
    first = look(p, "A.characters")
    free = [k for k in range(6) if CITY.names(p.setup).characters[k] not in first]
    assert accepted(p, DEAL, 256) == sorted(a | b << 4 for a in free for b in free if a < b)
    assert p.draw(Extreme(False)) == chance_move(DEAL, free[0] | free[1] << 4)
    assert p.draw(Extreme(True)) == chance_move(DEAL, free[-2] | free[-1] << 4)


def test_one_character_comes_alone() -> None:
    p = dealing(4)
    free = [k for k in range(6) if CITY.names(p.setup).characters[k] not in look(p, "A.characters")]
    assert accepted(p, DEAL, 256) == [a | NO_CHARACTER << 4 for a in free]
    assert p.draw(Extreme(True)) == chance_move(DEAL, free[-1] | NO_CHARACTER << 4)


def test_as_many_dice_as_citizens_in_rising_order() -> None:
    p = stage(phase="workforce", buildings={"palace": "B A A . . ."})
    ordered = [b | low << 3 | high << 6 for high in range(1, 7) for low in range(1, high + 1) for b in range(1, 7)]
    assert accepted(p, ROLL, 1 << 10) == ordered
    for seed in range(20):
        p = stage(phase="workforce", buildings={"palace": "A A B A A B"})
        rolled = [word.split(":")[1] for word in CITY.format(p, p.draw(FastSource(seed))).split()[3:]]
        assert [len(values) for values in rolled] == [4, 2]
        assert all(list(values) == sorted(values) for values in rolled)


def test_black_dice_are_as_many_as_asked() -> None:
    p = stage(phase="events", events={"brigands": ""})
    two = sorted((1 << 5 * a) + (1 << 5 * b) for a in range(6) for b in range(a + 1))
    possible = [outcome for outcome in two if p.why_not(int(chance_move(ROLL_BLACK, outcome))) is None]
    assert possible == two
    for wrong in (0, 1, 3, 1 | 1 << 30, 2 | 1 << 30, 1 << 31):
        assert p.why_not(int(chance_move(ROLL_BLACK, wrong))) is not None
