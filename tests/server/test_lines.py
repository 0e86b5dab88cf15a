"""What moves and undos add to the record of a game on the server is the record of the kernel's match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.playing import Desk
from troyes.games import GAMES
from troyes.kernel.contract.refusals import IllegalMove, refusal
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play import turn as turns
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Entry
from troyes.kernel.play.turn import Turn, undo
from troyes.server.live.kept.live_game import LiveGame, decision_name
from troyes.server.live.play import lines
from troyes.server.live.play.lines import Line, Mark
from troyes.server.live.play.moves import play
from troyes.server.live.tables.own_seats import seat_named

GAMES_PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 3}),
    ("city", {"players": 2, "modules": ["all"]}),
    ("city", {"players": 1}),
    ("dice", {"players": 1}),
    ("dice", {"players": 4, "banquets": True}),
]


ALONE = ("dice", {"players": 1})  # hardly ever in the middle of a line


@pytest.mark.parametrize(
    ("name", "seat"),
    [
        ("12.1.0", 1),
        ("12.2.x", 2),
        ("", None),
        ("12", None),
        ("12.1", None),
        ("12.1.0.3", None),
        ("12.x.0", None),
        ("12.².0", None),
    ],
)
def test_a_name_has_its_seat_in_the_middle(name: str, seat: int | None) -> None:
    assert seat_named(name) == seat


@pytest.fixture
def desk(database_url: str) -> Iterator[Desk]:
    found = Desk(database_url)
    yield found
    found.close()


class Played:
    """A game played by the server's turns, with the record that its steps add up to."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        self.game = GAMES[name]
        self.source = FastSource(seed)
        step = lines.begin(self.game, self.game.setup(options), self.source)
        self.turn: Turn = step.turn
        self.lines: dict[int, list[Line]] = {0: step.lines}
        self.seq = 0
        self.names = {""}

    def play(self, move: int) -> None:
        self.seq += 1
        step = lines.play(self.game, self.turn, move, Mark(self.seq, ""), self.source)
        self.turn, self.lines[self.seq] = step.turn, step.lines

    def undo(self, seat: int, whole_turn: bool) -> None:
        self.seq += 1
        self.turn, back = undo(self.game, self.turn, seat, whole_turn)
        for played in back:
            del self.lines[played.mark.seq]

    def entries(self) -> list[Entry]:
        return [Entry(line.line, line.hash) for lines in self.lines.values() for line in lines]

    def check_names(self) -> None:
        """A decision never has the name of another one."""
        if self.game.simultaneous:
            return
        [seat] = self.turn.pending()
        name = decision_name(self.game, self.turn, seat)
        assert name not in self.names
        self.names.add(name)


@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED)
@pytest.mark.parametrize("seed", range(2))
def test_lines_add_up_to_the_record_of_a_match(name: str, options: dict[str, Any], seed: int) -> None:
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
        assert played.turn.can_undo(other) == match.can_undo(other)
        if match.can_undo(other) and choose.below(3) == 0:
            whole_turn = choose.below(2) == 0
            match.undo(other, whole_turn)
            played.undo(other, whole_turn)
        assert played.turn.position.same_as(match.position)
        if not played.game.simultaneous or not match.turn.lines:
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
        moves, was = played.turn.position.moves(seat), decision_name(played.game, played.turn, seat)
        played.play(moves[at % len(moves)])
        if not played.turn.can_undo(seat):
            continue
        seen = decision_name(played.game, played.turn, seat)
        played.undo(seat, whole_turn=False)
        assert decision_name(played.game, played.turn, seat) not in (was, seen)
        played.play(moves[at % len(moves)])
        count += 1
    assert count > 5


def test_where_all_choose_at_once_others_do_not_change_a_decision() -> None:
    played = Played("dice", {"players": 3}, 1)
    names = [decision_name(played.game, played.turn, seat) for seat in range(3)]
    played.play(played.turn.position.moves(1)[0])
    later = [decision_name(played.game, played.turn, seat) for seat in range(3)]
    assert (later[0], later[2]) == (names[0], names[2])
    assert later[1] != names[1]


# ---- who is told -------------------------------------------------------------------------------------------------


def move_that_goes_on(game: LiveGame, seat: int) -> int | None:
    """A move of the seat after which the same seat has to go on; taking it back has to be allowed."""
    assert game.turn is not None
    moves: list[int] = game.turn.position.moves(seat)
    for code in moves:
        after = turns.play(game.about.game, game.turn, code).turn
        if seat in after.pending() and after.can_undo(seat):
            return code
    return None


def until_somebody_goes_on(desk: Desk, game: LiveGame, choose: SequenceSource) -> tuple[LiveGame, int, int]:
    """The game where a seat has such a move, the seat and the move."""
    while (pending := game.pending()) and game.turn is not None:
        code = move_that_goes_on(game, pending[0])
        if code is not None:
            return game, pending[0], code
        moves = game.turn.position.moves(pending[0])
        game = desk.play(game, pending[0], moves[int(choose.below(len(moves)))]).game
    raise AssertionError("no move of several steps was found")


@pytest.mark.parametrize(("name", "told"), [("city", 1), ("dice", 0)])
def test_a_step_is_told_at_once_or_not_at_all_where_all_choose(desk: Desk, name: str, told: int) -> None:
    """In the dice others learn neither in how many steps somebody chooses nor how often they think again."""
    rare = 7  # few games of the dice hold such a move: this choice of moves meets one
    before, seat, code = until_somebody_goes_on(desk, desk.open(name, {"players": 4}), SequenceSource(rare))
    others = [*({0, 1, 2, 3} - {seat}), SPECTATOR]
    stepped = desk.play(before, seat, code)
    taken_back = desk.undo(stepped.game, seat)
    for earlier, later in ((before, stepped), (stepped.game, taken_back)):
        assert later.post.public == bool(told)
        assert later.game.number(seat) == earlier.number(seat) + 1
        assert [later.game.number(other) - earlier.number(other) for other in others] == [told] * 4


# ---- legality ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["city", "dice"])
def test_an_accepted_move_asks_no_view(desk: Desk, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position decides whether it is legal, and nothing is asked twice."""
    game = desk.open(name, {"players": 2})
    assert game.turn is not None
    seat = game.pending()[0]
    move = game.turn.position.moves(seat)[0]
    monkeypatch.setattr(type(game.about.game), "view", None)
    step = play(game, seat, move, "1.0.0")
    assert step.turn.changes.get(seat) == 1
    with pytest.raises(TypeError):
        play(game, seat, move + (1 << 40), "1.0.0")


@pytest.mark.parametrize("name", ["city", "dice"])
def test_a_refusal_tells_what_the_seat_may_know(desk: Desk, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reason is that of the view, whatever the position has against the move."""
    game = desk.open(name, {"players": 2})
    assert game.turn is not None
    seat, kept = game.pending()[0], game.turn.position.to_bytes()
    told = refusal("known", "why-not-offered")
    view = type(game.about.game.view(game.turn.position, seat))
    monkeypatch.setattr(view, "why_not", lambda view, move: told)
    for unlisted in (game.turn.position.moves(seat)[0] + (1 << 40), 1 << 62 | seat, 1 << 70 | seat):
        with pytest.raises(IllegalMove) as caught:
            play(game, seat, unlisted, "1.0.0")
        assert caught.value.reason == told
    assert game.turn.position.to_bytes() == kept
