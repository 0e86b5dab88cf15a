"""Asking a bot for its move, whoever wrote it."""

from __future__ import annotations

import traceback
from collections.abc import Collection

from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import View
from troyes.kernel.play.match import Match
from troyes.words.message import Message


def ask_in_match(match: Match, bot: Bot, seat: int) -> int:
    """The move it chooses in a match, which shows it what its seat has seen."""
    view = match.game.view(match.position, seat)
    view.seen = match.seen(seat, bot.looks_back) if bot.looks_back else ()
    return ask(bot, view, match.position.moves(seat), Budget.none())


def ask(bot: Bot, view: View, legal: Collection[int], budget: Budget) -> int:
    """The move it chooses; BadInput names a bot that chooses none of the legal ones, or fails."""
    where, remedy = Message("bot-2", name=type(bot).__name__), "correct-the-bot"
    try:
        move = bot.choose(view, budget)
    except BadInput:
        raise
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        problem = "fails-with-at-line"
        kind, why = type(error).__name__, str(error)
        raise BadInput(where, problem, remedy, kind=kind, why=why, line=at.lineno, file=at.filename) from error
    if not isinstance(move, int) or isinstance(move, bool) or move not in legal:
        raise BadInput(where, "chose-which-is-not", remedy, move=move)
    return move
