"""What a seat can do: all its legal moves, what some of them would bring, why another one is not legal."""

from __future__ import annotations

from typing import Any

from troyes.kernel.game import View
from troyes.kernel.refusals import IllegalMove
from troyes.server.foreseen import beyond
from troyes.server.live.live_game import LiveGame
from troyes.server.live.move_rows import move_rows
from troyes.server.live.moving import NOT_YOURS, check_decision, read_move
from troyes.server.live.refused import not_asked, not_running
from troyes.server.live.rules_lock import RULES


def view_of(game: LiveGame, seat: int) -> View:
    if game.turn is None:
        raise not_running()
    return game.about.game.view(game.turn.position, seat)


def choices_for(game: LiveGame, seat: int, language: str) -> dict[str, Any]:
    """All legal moves of a seat that has to decide."""
    with RULES:
        name = game.decision(seat)
        if name is None:
            raise not_asked(game, seat)
        rules, view = game.about.game, view_of(game, seat)
        assert game.turn is not None
        rows = move_rows(rules, game.turn.position, view, game.names(), language)
        return {"decision": {"id": name, "question": rules.question(view, language)}, **rows}


def previews_for(game: LiveGame, seat: int, decision: str, codes: list[int], language: str) -> list[dict[str, Any]]:
    """Some listed moves in words: what they are, what they cost and what happens up to the next roll or decision."""
    with RULES:
        check_decision(game, seat, decision)
        view = view_of(game, seat)
        return [preview_of(game, view, code, language) for code in codes]


def preview_of(game: LiveGame, view: View, code: int, language: str) -> dict[str, Any]:
    reason = view.why_not(code)
    if reason is not None:
        raise IllegalMove(reason)
    rules, names = game.about.game, game.names()
    effects = rules.visible(view.preview(code), view.seat)
    foreseen = rules.visible(rules.foresee(view, code), view.seat)
    return {
        "move": str(code),
        "text": rules.describe(view, code, language, names),
        "told": rules.tell(game.about.setup, effects, language, names),
        "effects": rules.name_effects(game.about.setup, effects, language),
        "foreseen": rules.name_effects(game.about.setup, beyond(foreseen, effects), language),
        "seats": rules.gains(game.about.setup, foreseen),
    }


def why_not(game: LiveGame, seat: int, text: str, language: str) -> dict[str, Any]:
    """The rule that forbids a move, in words."""
    with RULES:
        view = view_of(game, seat)
        code = read_move(game, text)
        reason = view.why_not(code) if code & 15 == seat else NOT_YOURS
    if reason is None:
        return {"legal": True, "code": None, "reason": None}
    return {"legal": False, "code": reason.code, "reason": reason.text(language)}
