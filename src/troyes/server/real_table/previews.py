"""What a move would bring at a real table, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troyes.kernel.game import View
from troyes.kernel.refusals import IllegalMove
from troyes.server.foreseen import beyond
from troyes.server.live.rules_lock import RULES
from troyes.server.real_table.playing import Played


def preview_of(played: Played, view: View, code: int, language: str, names: Sequence[str]) -> dict[str, Any]:
    """IllegalMove names the rule that forbids it."""
    with RULES:
        reason = view.why_not(code)
        if reason is not None:
            raise IllegalMove(reason)
        effects = played.game.visible(view.preview(code), view.seat)
        foreseen = played.game.visible(played.game.foresee(view, code), view.seat)
        return {
            "move": str(code),
            "text": played.game.describe(view, code, language, names),
            "told": played.game.tell(played.setup, effects, language, names),
            "effects": played.game.name_effects(played.setup, effects, language),
            "foreseen": played.game.name_effects(played.setup, beyond(foreseen, effects), language),
            "seats": played.game.gains(played.setup, foreseen),
        }
