"""What the benchmark of the dice game relies on."""

from __future__ import annotations

from troyes.dice.game import DICE
from troyes.dice.rules.position import play_one_each, play_random
from troyes.kernel.play.chance import FastSource, SequenceSource


def test_one_move_in_each_position_leaves_the_positions_alone() -> None:
    positions = [DICE.new(DICE.setup({"players": players})) for players in (1, 3)]
    for seed, position in enumerate(positions):
        position.roll(FastSource(seed))
    before = [position.to_bytes() for position in positions]
    assert play_one_each(positions, 0, SequenceSource(1)) == sum(len(position.moves(0)) for position in positions)
    assert [position.to_bytes() for position in positions] == before


def test_random_games_count_moves_and_decisions() -> None:
    position = DICE.new(DICE.setup({"players": 2}))
    played, decisions, options, main, main_options = play_random(position, FastSource(1), SequenceSource(1))
    assert position.is_over()
    assert 28 <= main <= decisions <= played
    assert main_options <= options
    assert options > 10 * decisions
