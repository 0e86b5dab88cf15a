"""The turn in progress does what the kernel's match does: same positions, same record, same way back."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.games import GAMES
from troyes.kernel.chance import FastSource, SequenceSource
from troyes.kernel.match import Match
from troyes.kernel.record import Entry
from troyes.server.live import turn
from troyes.server.live.turn import Line, Turn

GAMES_PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 3}),
    ("city", {"players": 2, "modules": ["all"]}),
    ("city", {"players": 1}),
    ("dice", {"players": 1}),
    ("dice", {"players": 4, "banquets": True}),
]


ALONE = ("dice", {"players": 1})  # hardly ever in the middle of a line


class Played:
    """A game played by the server's turns, with the record that its steps add up to."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        self.game = GAMES[name]
        self.source = FastSource(seed)
        step = turn.begin(self.game, self.game.setup(options), self.source)
        self.turn: Turn = step.turn
        self.lines: dict[int, list[Line]] = {0: step.lines}
        self.seq = 0
        self.names = {""}

    def play(self, move: int) -> None:
        self.seq += 1
        step = turn.play(self.game, self.turn, turn.Played(self.seq, "", move), self.source)
        self.turn, self.lines[self.seq] = step.turn, step.lines

    def undo(self, seat: int, whole_turn: bool) -> None:
        self.seq += 1
        self.turn, back = turn.undo(self.game, self.turn, seat, whole_turn)
        for played in back:
            del self.lines[played.seq]

    def entries(self) -> list[Entry]:
        return [Entry(line.line, line.hash) for lines in self.lines.values() for line in lines]

    def check_names(self) -> None:
        """A decision never has the name of another one."""
        if self.game.simultaneous:
            return
        [seat] = self.turn.pending()
        name = turn.decision_name(self.game, self.turn, seat)
        assert name not in self.names
        self.names.add(name)


@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED)
@pytest.mark.parametrize("seed", range(2))
def test_a_turn_plays_and_takes_back_like_a_match(name: str, options: dict[str, Any], seed: int) -> None:
    played, choose = Played(name, options, seed), SequenceSource(seed)
    match = Match(played.game, played.game.setup(options), FastSource(seed))
    match.advance()
    while not match.position.is_over():
        played.check_names()
        pending = match.position.pending()
        seat = pending[int(choose.below(len(pending)))]
        moves = match.position.moves(seat)
        move = moves[int(choose.below(len(moves)))]
        match.play(move)
        played.play(move)
        other = int(choose.below(options["players"]))
        assert turn.can_undo(played.turn, other) == match.can_undo(other)
        if match.can_undo(other) and choose.below(3) == 0:
            whole_turn = choose.below(2) == 0
            match.undo(other, whole_turn)
            played.undo(other, whole_turn)
        assert played.turn.position.same_as(match.position)
        if not played.game.simultaneous or not match.lines.moves:
            assert played.entries() == match.record.entries
    assert played.entries() == match.record.entries


@pytest.mark.parametrize(("name", "options"), [game for game in GAMES_PLAYED if game != ALONE])
def test_after_an_undo_no_decision_has_the_name_of_one_that_was_seen(name: str, options: dict[str, Any]) -> None:
    """Else an answer to what was taken back would be one to what stands now."""
    played, count = Played(name, options, 3), 0
    for at in range(400):
        if played.turn.position.is_over():
            break
        seat = played.turn.pending()[0]
        moves, was = played.turn.position.moves(seat), turn.decision_name(played.game, played.turn, seat)
        played.play(moves[at % len(moves)])
        if not turn.can_undo(played.turn, seat):
            continue
        seen = turn.decision_name(played.game, played.turn, seat)
        played.undo(seat, whole_turn=False)
        assert turn.decision_name(played.game, played.turn, seat) not in (was, seen)
        played.play(moves[at % len(moves)])
        count += 1
    assert count > 5


def test_where_all_choose_at_once_others_do_not_change_a_decision() -> None:
    played = Played("dice", {"players": 3}, 1)
    names = [turn.decision_name(played.game, played.turn, seat) for seat in range(3)]
    played.play(played.turn.position.moves(1)[0])
    later = [turn.decision_name(played.game, played.turn, seat) for seat in range(3)]
    assert (later[0], later[2]) == (names[0], names[2])
    assert later[1] != names[1]
