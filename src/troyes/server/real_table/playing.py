"""Lines that were kept by a client, played again: where they lead, one answer more, and the record of them all."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from troyes.games import game_named
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import BadInput, IllegalMove, refusal
from troyes.kernel.contract.rules import CHANCE, mover
from troyes.kernel.play.match import Match
from troyes.kernel.play.turn import carry_out
from troyes.server.live.play.refused import Refused
from troyes.words.message import Message, line_number

NOT_ASKED: Final = refusal("not_asked", "why-not-asked")
TAKE_BACK: Final = Message("take-this-line-and")
AGAIN: Final = Message("look-at-the-dice")


@dataclass
class Played:
    """A game as far as its lines go: the lines as the notation writes them, and what each has brought."""

    game: Game[Any, Any]
    setup: Any
    position: Any
    is_whole: Callable[[Any], bool]
    lines: list[str] = field(default_factory=list)
    effects: list[list[int]] = field(default_factory=list)
    wholes: list[bool] = field(default_factory=list)  # whether what happened up to a line can be told

    def play(self, move: int) -> None:
        """IllegalMove changes nothing."""
        self.position, played = carry_out(self.game, self.position, move)
        self.lines.append(played.line)
        self.effects.append(played.effects)
        self.wholes.append(self.is_whole(self.position))

    def is_chance(self) -> bool:
        return CHANCE in self.position.pending()


def replay(played: Played, lines: Sequence[str]) -> None:
    """Play everything the client has kept; BadInput names the first line that cannot be."""
    for number, line in enumerate(lines, 1):
        try:
            played.play(played.game.parse(played.position, line))
        except BadInput as error:
            problem = Message("cannot-be-read-here", line=line, why=error.problem)
            raise departs(number, problem) from None
        except IllegalMove as error:
            problem = Message("is-refused-here", line=line, why=error.reason)
            raise departs(number, problem) from None


def departs(number: int, problem: Message) -> BadInput:
    return BadInput(("lines", line_number(number)), problem, TAKE_BACK)


def read_choice(played: Played, answer: str, letters: Sequence[str], usual: str) -> int:
    """The move of a code, or of a line in notation; the seat may be left out of it."""
    if answer.isascii() and answer.isdigit():
        move = int(answer)
    else:
        words = answer.split()
        line = answer if words and words[0] in (*letters, "*") else f"{usual} {answer}"
        move = played.game.parse(played.position, line)
    if mover(move) not in played.position.pending():
        raise IllegalMove(NOT_ASKED)
    return move


def impossible(why: str) -> Refused:
    """An outcome that cannot be; the reason is in the language of the person already."""
    return Refused(422, "impossible_outcome", Message("place", part=why), AGAIN)


def nothing_due() -> Refused:
    problem = Message("nothing-is-rolled-or")
    return Refused(409, "nothing_due", problem, Message("choose-a-move-instead"))


def record_of(played: Played, names: Sequence[str]) -> str:
    """The text of its file. Lines of seats that choose at the same time are put into the order of the seats."""
    match = Match(played.game, played.setup, None, names)
    for line in played.lines:
        match.apply(match.read(line))
    return match.record.to_text()


MOST: Final = 32


def setup_of(game: str, options: Mapping[str, Any], figures: Mapping[str, Any]) -> Any:
    """BadInput names the option or the figure that cannot be."""
    return made(game, json.dumps(options, sort_keys=True), json.dumps(figures, sort_keys=True))


@lru_cache(MOST)
def made(game: str, options: str, figures: str) -> Any:
    return game_named(game).setup(json.loads(options), json.loads(figures))
