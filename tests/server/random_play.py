"""Random players who change their minds, without HTTP."""

from __future__ import annotations

from tests.server.playing import SECRET, Desk
from troyes.kernel.play.chance import SequenceSource
from troyes.server.database.tables import people
from troyes.server.database.upsert import insert_new
from troyes.server.live.kept.live_game import PERSON, RUNNING, LiveGame
from troyes.server.live.tables.rematch import RematchOrder, rematch


def play_some(desk: Desk, game: LiveGame, choose: SequenceSource, moves: int) -> LiveGame:
    """Random moves, one in five of those of persons taken back."""
    for _ in range(moves):
        if game.status != RUNNING:
            return game
        assert game.turn is not None
        pending = game.pending()
        seat = pending[int(choose.below(len(pending)))]
        listed = game.turn.position.moves(seat)
        game = desk.play(game, seat, listed[int(choose.below(len(listed)))]).game
        if game.seats[seat].kind == PERSON and game.undo_name(seat) and choose.below(5) == 0:
            game = desk.undo(game, seat, choose.below(2) == 0).game
    return game


def play_to_end(desk: Desk, game: LiveGame, choose: SequenceSource) -> LiveGame:
    while game.status == RUNNING:
        game = play_some(desk, game, choose, 100)
    return game


class Hall(Desk):
    """A desk with several games between the same persons."""

    def person(self, id: str) -> str:
        row = {"id": id, "name": id.capitalize(), "language": "en", "role": "player", "created": self.now}
        with self.database.writing.begin() as connection:
            insert_new(connection, people, row)
        return id

    def fill(self) -> None:
        """A finished game with a rematch, one in the middle of a turn of the city, one in the middle of the dice."""
        play_to_end(self, self.open("dice", {"players": 2}, id="zz-over"), SequenceSource(1))
        again = RematchOrder("zz-over", "p0", "P0", "aa-again", SECRET, "0" * 64)  # sorts before the game it follows
        self.order(lambda orders: rematch(orders, again))
        city = self.open("city", {"players": 2, "modules": ["all"]}, id="city")
        play_some(self, city, SequenceSource(2), 37)
        play_some(self, self.open("dice", {"players": 3}, id="dice"), SequenceSource(3), 31)
