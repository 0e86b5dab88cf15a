"""Fair dice: a secret that is promised before the first roll and told after the last.

Every outcome of a game between people is a function of 32 secret bytes (`SecureSource`). Their hash is told when the
game starts and binds whoever rolls; the secret is told when it is over, and everybody can draw all outcomes again.
docs/fair-dice.md describes it in full.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Any, Final

from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.contract.rules import CHANCE, mover
from troyes.kernel.play.chance import SecureSource, Source
from troyes.kernel.play.record import Record
from troyes.kernel.play.turn import begin, carry_out

PREFIX: Final = b"troyes dice 1\n"  # so that the hash is of use for nothing else
SECRET_SIZE: Final = 32
NO_SECRET: Final = "holds-no-secret-of"
NOT_TOLD: Final = "the-secret-is-told"


def commitment_of(secret: bytes) -> str:
    """What is told of a secret at the start: a hash that fits no other secret and gives nothing away."""
    if len(secret) != SECRET_SIZE:
        raise ValueError("the secret of a game has 32 bytes")
    return hashlib.sha256(PREFIX + secret).hexdigest()


def is_hash(text: object) -> bool:
    """Whether a text can be a commitment, or a secret written in hexadecimal: both have 32 bytes."""
    return isinstance(text, str) and re.fullmatch(r"[0-9a-f]{64}", text) is not None


@dataclass(frozen=True)
class Draw:
    """An outcome of chance: its line and the packed effects of playing it."""

    line: str
    effects: list[int]


@dataclass(frozen=True)
class Wrong:
    """The first outcome that is not the one the secret gives. `due` is."""

    number: int  # of the move in the record, from 1
    recorded: Draw
    due: Draw


@dataclass(frozen=True)
class Verdict:
    """What a check found: how many outcomes fit, the first that does not, and whether the secret is the one promised.

    `is_promised` is None when nobody said what was promised.
    """

    fitting: int
    wrong: Wrong | None
    is_promised: bool | None

    @property
    def is_fair(self) -> bool:
        return self.wrong is None and self.is_promised is not False


def check(record: Record, promised: str | None = None) -> Verdict:
    """Draw every outcome of a record again. `promised` is the hash told at the start; by default the record's own.

    BadInput if the record holds no secret, or departs from the rules before anything unfair is found.
    """
    record.refuse_redacted()
    if record.secret is None:
        raise BadInput(record.where, NO_SECRET, NOT_TOLD)
    wanted = promised or record.commitment
    is_promised = None if wanted is None else commitment_of(record.secret) == wanted
    fitting, wrong = compare(record, SecureSource(record.secret))
    return Verdict(fitting, wrong, is_promised)


def compare(record: Record, source: Source) -> tuple[int, Wrong | None]:
    """How many outcomes are what the source gives, and the first that is not.

    An outcome is looked at before the hash after it, so that a changed die is called a changed die. Moves taken over
    from another game are only replayed: their dice were never promised.
    """
    fitting = 0
    turn = begin(record.game, record.setup())
    for number, entry in enumerate(record.entries, 1):
        position = turn.position
        if number > record.dictated and CHANCE in position.pending():
            wrong = wrong_draw(record, position, number, position.draw(source))
            if wrong is not None:
                return fitting, wrong
            fitting += 1
        turn = record.step(turn, number, entry).turn
    record.check_end(turn.position)
    return fitting, None


def wrong_draw(record: Record, position: Any, number: int, due: int) -> Wrong | None:
    """None if the outcome is the one due. What cannot be read or played at all is left to the replay."""
    try:
        move = record.game.parse(position, record.entries[number - 1].line)
        if move == due or mover(move) != CHANCE:
            return None
        return Wrong(number, played(record, position, move), played(record, position, due))
    except (BadInput, IllegalMove):
        return None


def played(record: Record, position: Any, move: int) -> Draw:
    """An outcome, tried on a copy."""
    _, tried = carry_out(record.game, position, move)
    return Draw(tried.line, tried.effects)
