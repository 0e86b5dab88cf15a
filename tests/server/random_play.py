"""Random players who change their minds, without HTTP."""

from __future__ import annotations

from tests.server.playing import Desk
from troyes.kernel.chance import SequenceSource
from troyes.server.live.live_game import RUNNING, LiveGame


def play_some(desk: Desk, game: LiveGame, choose: SequenceSource, moves: int) -> LiveGame:
    """Random moves, one in five of them taken back."""
    for _ in range(moves):
        if game.status != RUNNING:
            return game
        assert game.turn is not None
        pending = game.pending()
        seat = pending[int(choose.below(len(pending)))]
        listed = game.turn.position.moves(seat)
        game = desk.play(game, seat, listed[int(choose.below(len(listed)))]).game
        if game.undo_name(seat) and choose.below(5) == 0:
            game = desk.undo(game, seat, choose.below(2) == 0).game
    return game


def play_to_end(desk: Desk, game: LiveGame, choose: SequenceSource) -> LiveGame:
    while game.status == RUNNING:
        game = play_some(desk, game, choose, 100)
    return game
