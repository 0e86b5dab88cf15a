"""Par: what the best bot there is makes of the deal of a day, thinking the same on every machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from troyes.games import game_named
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import SecureSource, Source
from troyes.server.bots.levels import PAR
from troyes.server.bots.question import BotRunner, Question, key_of, known_bytes
from troyes.server.deals.measure import points_of
from troyes.server.deals.stored import Deal

if TYPE_CHECKING:
    from troyes.server.services import Services

T = TypeVar("T")
PATIENCE: Final = 600.0  # seconds for one decision, on the slowest machine


async def par_of(services: Services, runner: BotRunner, deal: Deal, setup: Any) -> dict[str, Any]:
    """The bot's result. It thinks in the background, so nobody waits for it."""
    play = Solo(deal, setup)
    question = await in_thread(services, play.begin)
    while question is not None:
        reply = await asyncio.wrap_future(runner.choose(question))
        question = await in_thread(services, lambda reply=reply: play.move(reply.move))  # type: ignore[misc]
    return {
        "bot": services.levels.bots_of(PAR, deal.game)[0],
        **await in_thread(services, play.result),
    }


async def in_thread(services: Services, work: Callable[[], T]) -> T:
    return await asyncio.wrap_future(services.database.threads.submit(work))


class Solo:
    """A game of one, asking for one move after the other."""

    def __init__(self, deal: Deal, setup: Any) -> None:
        self.game = game_named(deal.game)
        self.setup = setup
        self.source: Source = SecureSource(deal.secret)
        self.position: Any = None

    def begin(self) -> Question | None:
        self.position = self.game.new(self.setup)
        return self.next()

    def move(self, code: int) -> Question | None:
        self.position.play(code)
        return self.next()

    def next(self) -> Question | None:
        """Chance until there is something to decide; None at the end."""
        while CHANCE in self.position.pending():
            self.position.play(self.position.draw(self.source))
        if self.position.is_over():
            return None
        seat = self.position.pending()[0]
        known = known_bytes(self.game, self.position, seat)
        return Question(key_of(self.game.name, self.setup), known, seat, PAR, 0, seconds=PATIENCE)

    def result(self) -> dict[str, Any]:
        scores = list(self.position.totals())
        return {"points": points_of(scores, self.game.seats(self.setup))[0], "scores": scores}
