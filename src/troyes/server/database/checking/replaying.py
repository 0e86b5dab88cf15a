"""A game played again from its messages: every move, every roll from the secret, every stored position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from troyes.kernel.contract.effects import decode_effect
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.turn import Turn, undo
from troyes.server.live.kept.live_game import About, decision_name
from troyes.server.live.play import lines
from troyes.server.live.play.lines import Mark, Step
from troyes.server.live.told import posts
from troyes.server.live.told.posts import MOVE, RULES_CHANGED, START, UNDO, Post
from troyes.words.message import Message

Find = Callable[[int, Message], None]


class Replay:
    """Goes through the messages of a game and tells `find` of whatever is not as it was stored.

    IllegalMove or BadInput if the rules no longer lead where they led.
    """

    def __init__(self, about: About, find: Find) -> None:
        self.about = about
        self.find = find
        self.source = about.source()
        self.turn: Turn | None = None
        self.expected: dict[int, Any] = {}  # positions that must have been stored, by seq
        self.moves = 0
        self.draws = 0

    def go(self, rows: Sequence[Post]) -> None:
        does = {START: self.start, MOVE: self.move, UNDO: self.undo, RULES_CHANGED: self.rules_changed}
        for row in rows:
            if row.kind in does:
                does[row.kind](row)

    def start(self, row: Post) -> None:
        step = lines.begin(self.about.game, self.about.setup, self.source, self.about.taken_over())
        self.compare(row, step, "")
        if row.body["commitment"] != self.about.commitment:
            self.find(row.seq, Message("another-promise-was-made"))

    def move(self, row: Post) -> None:
        now, game = self.standing(), self.about.game
        assert row.seat is not None
        name = decision_name(game, now, row.seat)
        if row.body["decision"] != name:
            problem = Message("answers-the-decision-instead", found=row.body["decision"], due=name)
            self.find(row.seq, problem)
        move, mark = game.parse(now.position, row.body["line"]), Mark(row.seq, row.body["decision"])
        step = lines.play(game, now, move, mark, self.source)
        if step.firm_before:
            self.expected[row.seq - 1] = now.position
        self.compare(row, step, row.body["line"])
        self.moves += 1

    def undo(self, row: Post) -> None:
        assert row.seat is not None
        self.turn, back = undo(self.about.game, self.standing(), row.seat, row.body["whole_turn"])
        if [list(played.mark) for played in back] != row.body["back"]:
            self.find(row.seq, Message("other-moves-were-taken"))

    def rules_changed(self, row: Post) -> None:
        now = self.standing()
        if not now.lines:
            self.expected[row.seq] = now.position

    def standing(self) -> Turn:
        assert self.turn is not None, "a game starts before it is played"
        return self.turn

    def compare(self, row: Post, step: Step, line: str) -> None:
        """What a message did, against what is stored of it; chance is drawn from the secret."""
        if step.line != line:
            self.find(row.seq, Message("the-line-is-not", found=line, due=step.line))
        due = posts.lines_body(step.lines)
        self.draws += sum(entry[0] == CHANCE for entry in due)
        for found, expected in zip(row.body["lines"], due):
            if found != expected:
                problem = Message("holds-the-secret-and", found=found, due=expected)
                self.find(row.seq, problem)
        if len(row.body["lines"]) != len(due):
            self.find(row.seq, Message("holds-lines-instead-of", found=len(row.body["lines"]), due=len(due)))
        if row.effects != self.effects_due(row, step):
            self.find(row.seq, Message("the-stored-effects-are"))
        self.turn = step.turn
        if step.firm_after:
            self.expected[row.seq] = step.turn.position

    def effects_due(self, row: Post, step: Step) -> dict[str, Any]:
        """What was stored before beats were numbered holds no marks of where they begin."""
        if "beat" in row.body:
            return posts.effects_of(step.own, step.lines)
        lines = [line._replace(effects=self.unmarked(line.effects)) for line in step.lines]
        return posts.effects_of(self.unmarked(step.own), lines)

    def unmarked(self, effects: Sequence[int]) -> list[int]:
        return [effect for effect in effects if not self.about.game.is_mark(decode_effect(effect))]
