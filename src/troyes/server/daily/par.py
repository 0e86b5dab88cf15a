"""Par: what a bot makes of the deal of a day."""

from __future__ import annotations

from typing import Any, Final

from troyes.bots.bot import Bot
from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.kernel.chance import SecureSource, Source
from troyes.kernel.game import CHANCE, Game
from troyes.server.deals.measure import points_of
from troyes.server.deals.stored import Deal
from troyes.server.live.rules_lock import RULES

BOT: Final = "greedy"


def par_of(deal: Deal, setup: Any) -> dict[str, Any]:
    """The bot's result. It takes a while: call it in a thread."""
    game, source, bot = game_named(deal.game), SecureSource(deal.secret), make_bot(BOT)
    with RULES:
        position = game.new(setup)
    while not position.is_over():
        with RULES:  # others need them too, and get them between moves
            play_one(game, position, source, bot)
    scores = list(position.totals())
    return {"bot": BOT, "points": points_of(scores, game.seats(setup))[0], "scores": scores}


def play_one(game: Game[Any, Any], position: Any, source: Source, bot: Bot) -> None:
    seat = position.pending()[0]
    position.play(position.draw(source) if seat == CHANCE else bot.choose(game.view(position, seat)))
