"""What a seat can do: all its legal moves, what some of them would bring, why another one is not legal."""

from __future__ import annotations

from typing import TypedDict

from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.deed_tables import tables_of
from troyes.kernel.contract.rules import View
from troyes.kernel.contract.shown import DeedsShown
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.foreseen import PreviewedMove, preview_of
from troyes.server.live.play.moves import NOT_YOURS, check_decision, read_move
from troyes.server.live.play.refused import not_asked, not_running
from troyes.server.live.told.shown import MovesShown


class PreviewsShown(TypedDict):
    moves: list[PreviewedMove]


class WhyNotShown(TypedDict):
    legal: bool
    code: str | None
    reason: str | None


def view_of(game: LiveGame, seat: int) -> View:
    if game.turn is None:
        raise not_running()
    return game.about.game.view(game.turn.position, seat)


def choices_for(game: LiveGame, seat: int, language: str) -> MovesShown:
    """All deeds of a seat that has to decide."""
    name = game.decision(seat)
    if name is None:
        raise not_asked(game, seat)
    rules, view = game.about.game, view_of(game, seat)
    question = rules.voice.question(view, language)
    return {"decision": {"id": name, "question": question}, **deeds_of(game, view, language)}


def plan_for(game: LiveGame, seat: int, language: str) -> MovesShown:
    """The deeds of a seat as if its turn were now."""
    view = view_of(game, seat).plan()
    return {"decision": None, **deeds_of(game, view, language)}


def deeds_of(game: LiveGame, view: View, language: str) -> DeedsShown:
    """All deeds of the view's seat: rows, and what the numbers in them stand for."""
    rules = game.about.game
    return tables_of(rules.deeds(view), rules.voice.deed_words(view, language, game.names()))


def previews_for(game: LiveGame, seat: int, decision: str, codes: list[int], language: str) -> list[PreviewedMove]:
    """Some listed moves in words: what they are, what they cost and what happens up to the next roll or decision."""
    check_decision(game, seat, decision)
    view = view_of(game, seat)
    return [preview_in(game, view, code, language) for code in codes]


def preview_in(game: LiveGame, view: View, code: int, language: str) -> PreviewedMove:
    return preview_of(game.about.game, game.about.setup, view, code, language, game.names())


def why_not(game: LiveGame, seat: int, asked: str | Deed, language: str) -> WhyNotShown:
    """The rule that forbids a move, in words."""
    view = view_of(game, seat)
    code = read_move(game, asked if isinstance(asked, str) else game.about.game.write(asked, seat))
    reason = view.why_not(code) if code & 15 == seat else NOT_YOURS
    if reason is None:
        return {"legal": True, "code": None, "reason": None}
    return {"legal": False, "code": reason.code, "reason": reason.text(language)}
