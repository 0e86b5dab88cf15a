"""Legal moves in a form that lets a client build one click by click without knowing a rule.

A move is a row: its code, and for every field of the game a number into that field's list of values. Each value comes
with its words. The rows are exactly the legal moves, so whatever is left after some clicks can be completed.
"""

from __future__ import annotations

from typing import Any

from troyes.kernel.builder import Builder
from troyes.kernel.game import View
from troyes.kernel.refusals import IllegalMove
from troyes.server.live.live_game import LiveGame
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
            raise not_asked(game)
        rules, view = game.about.game, view_of(game, seat)
        assert game.turn is not None
        rows = Builder(rules, view, seat).rows
        fields = [Field(game, view, at, field, language) for at, field in enumerate(rules.fields)]
        return {
            "decision": {"id": name, "question": rules.question(view, language)},
            "moves": [[str(move), *(field.place(move, values) for field in fields)] for move, values in rows],
            "fields": [field.shown() for field in fields],
            "lines": [rules.format(game.turn.position, move) for move, _ in rows],
        }


class Field:
    """The values of one field, each told once. What a value means may depend on the fields before it."""

    def __init__(self, game: LiveGame, view: View, at: int, name: str, language: str) -> None:
        self.game, self.view, self.at, self.name, self.language = game, view, at, name, language
        self.known: dict[tuple[str, ...], int] = {}
        self.places: dict[tuple[str, str], int] = {}

    def place(self, move: int, values: tuple[str, ...]) -> int:
        key = values[: self.at + 1]
        if key not in self.known:
            rules, names = self.game.about.game, self.game.names()
            words = rules.name_field(self.view, move, self.name, self.language, names)
            self.known[key] = self.places.setdefault((values[self.at], words), len(self.places))
        return self.known[key]

    def shown(self) -> dict[str, Any]:
        values = [{"value": value, "text": words} for value, words in self.places]
        return {"field": self.name, "values": values}


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
    return {
        "move": str(code),
        "text": rules.describe(view, code, language, names),
        "told": rules.tell(game.about.setup, effects, language, names),
        "effects": rules.name_effects(game.about.setup, effects, language),
        "seats": rules.gains(game.about.setup, effects),
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
