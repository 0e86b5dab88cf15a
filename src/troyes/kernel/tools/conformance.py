"""One suite that runs any game through random play and checks the contract of the kernel.

`Conformance(game).play(options, seed)` plays one whole game. At a sample of the decisions it makes every check below; a
broken promise raises `Broken` with the game, options, seed and move number, so that it can be repeated.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from troyes.kernel.contract.beat import step_of
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.effects import Trace, decode_effect
from troyes.kernel.contract.refusals import IllegalMove
from troyes.kernel.contract.rules import CHANCE, SPECTATOR, mover
from troyes.kernel.play.chance import FastSource, SequenceSource, Source
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.words.catalogue import languages

MOST_PLAYED = 60  # listed moves that are really played at one checked decision
MUTANTS = 40
MOST_SETUPS = 64


class Broken(AssertionError):
    """A promise of the contract is broken."""


class Walk:
    """A game that is played without being recorded: many times faster than a match."""

    def __init__(self, game: Any, setup: Any, source: Source) -> None:
        self.position = game.new(setup)
        self.source = source

    def go(self, move: int) -> None:
        """Play a move and the chance that follows, telling nothing."""
        self.position.play(move)
        self.position.roll(self.source)

    def play(self, move: int) -> list[int]:
        """Play a move and the chance that follows; returns the effects of both."""
        trace = Trace()
        self.position.play(move, trace)
        return trace.packed() + self.advance()

    def advance(self) -> list[int]:
        trace = Trace()
        while self.position.pending() == [CHANCE]:
            self.position.play(self.position.draw(self.source), trace)
        return trace.packed()


class Conformance:
    """Random play of one game with checks at a share of the decisions (1: every decision)."""

    def __init__(self, game: Any, share: float = 1.0) -> None:
        self.game = game
        self.every = max(1, round(1 / share))
        self.checked = 0
        self.where = ""
        self.earlier: list[int] = []
        self.setups: dict[str, Any] = {}

    def require(self, good: bool, promise: str) -> None:
        if not good:
            raise Broken(f"{promise} ({self.where})")

    def setup(self, options: Mapping[str, Any]) -> Any:
        """Setups are immutable: one per choice of options serves all games; only the latest are kept."""
        key = repr(options)
        if key not in self.setups:
            if len(self.setups) >= MOST_SETUPS:
                self.setups.clear()
            self.setups[key] = self.game.setup(options)
        return self.setups[key]

    def play(self, options: Mapping[str, Any], seed: int, recorded: bool = True) -> Match | Walk:
        """One random game; returns it finished. Recorded games are also replayed and undone."""
        setup = self.setup(options)
        kind = Match if recorded else Walk
        match: Match | Walk = kind(self.game, setup, FastSource(seed))
        choices = SequenceSource(seed)
        match.advance()
        number = 0
        while not match.position.is_over():
            number += 1
            pending = match.position.pending()
            seat = pending[choices.below(len(pending))]
            moves = match.position.moves(seat)
            move = moves[choices.below(len(moves))]
            if choices.below(self.every) == 0:
                self.where = f"{self.game.name} {dict(options)} seed {seed} decision {number}"
                self.check(match.position, seat, moves, choices)
                self.check_step(match, seat, move)
            elif isinstance(match, Walk):
                match.go(move)
            else:
                match.play(move)
            self.earlier = [*self.earlier[-7:], move]
        self.where = f"{self.game.name} {dict(options)} seed {seed} end"
        self.check_end(match)
        return match

    # ---- at a decision ---------------------------------------------------------------------------------------------

    def check(self, position: Any, seat: int, moves: list[int], choices: SequenceSource) -> None:
        self.checked += 1
        problems = self.game.violations(position)
        self.require(not problems, f"components are conserved: {problems}")
        self.require(len(set(moves)) == len(moves), "no move is listed twice")
        self.check_listed(position, moves, choices)
        self.check_refused(position, seat, moves, choices)
        self.check_deeds(position, seat, moves)
        self.check_storage(position)
        self.check_notation(position, moves)
        self.check_views(position, choices)

    def check_listed(self, position: Any, moves: list[int], choices: SequenceSource) -> None:
        """Listed moves are playable, on a clone that leaves the original alone, and lead to different positions."""
        before = position.to_bytes()
        reached: dict[tuple[str, bytes], int] = {}
        sample = moves if len(moves) <= MOST_PLAYED else [moves[choices.below(len(moves))] for _ in range(MOST_PLAYED)]
        for move in dict.fromkeys(sample):
            self.require(position.why_not(move) is None, f"a listed move has no reason against it: {move}")
            clone = position.clone()
            clone.play(move)
            after = clone.to_bytes()
            self.require(after != before, f"a move changes something: {move}")
            key = self.game.family(move), after
            self.require(key not in reached, f"{move} and {reached.get(key)} lead to the same position")
            reached[key] = move
        self.require(position.to_bytes() == before, "a clone is independent of its original")

    def check_refused(self, position: Any, seat: int, moves: list[int], choices: SequenceSource) -> None:
        """Mutated and foreign moves are refused exactly when `why_not` names a reason, and then nothing changes."""
        listed = {move for pending in position.pending() for move in position.moves(pending)}
        before = position.to_bytes()
        for move in self.mutants(moves, choices) + self.earlier + [-1, 0, 1 << 62, 1 << 70]:
            reason = position.why_not(move)
            self.require((reason is None) == (move in listed), f"why_not tells the legal moves: {move} {reason}")
            if reason is None:
                continue
            self.require(all(reason.text(language) for language in languages()), "a refusal speaks every language")
            try:
                position.play(move)
            except IllegalMove:
                self.require(position.to_bytes() == before, f"a refused move changes nothing: {move}")
            else:
                self.require(False, f"an unlisted move is refused: {move}")

    def mutants(self, moves: list[int], choices: SequenceSource) -> list[int]:
        """Moves with a few bits changed, another seat, or the parts of two moves."""
        made = []
        for _ in range(MUTANTS):
            move = moves[choices.below(len(moves))]
            other = moves[choices.below(len(moves))]
            kind = choices.below(4)
            if kind == 0:
                made.append(move ^ 1 << choices.below(62))
            elif kind == 1:
                made.append(move & ~15 | choices.below(16))
            elif kind == 2:
                cut = choices.below(62)
                made.append(move >> cut << cut | other & ((1 << cut) - 1))
            else:
                made.append(move ^ choices.below(1 << 30) << choices.below(15))
        return made

    def check_deeds(self, position: Any, seat: int, moves: list[int]) -> None:
        """One deed per listed move; further ones are other ways to them; a line is what is written of a deed."""
        deeds = self.game.deeds(self.game.view(position, seat))
        self.require([int(deed.id) for deed in deeds[: len(moves)]] == moves, "every listed move is a deed")
        self.require({deed.id for deed in deeds} == {str(move) for move in moves}, "other ways lead to listed moves")
        self.require(len({deed._replace(id="") for deed in deeds}) == len(deeds), "different deeds have different data")
        for deed, move in zip(deeds, moves[:MOST_PLAYED]):
            line = self.game.write(deed._replace(id=""), seat)
            self.require(line == self.game.format(position, move), f"notation is written from deeds: {line}")
        for way in deeds[len(moves) :][:MOST_PLAYED]:
            self.check_way(position, way, seat)

    def check_way(self, position: Any, way: Deed, seat: int) -> None:
        """What is not listed because it leads where a listed move leads."""
        other, reached = self.game.parse(position, self.game.write(way, seat)), []
        for move in (other, int(way.id)):
            copy = position.clone()
            copy.apply(move)
            reached.append(copy.to_bytes())
        self.require(position.why_not(other) is not None, f"another way is not listed: {way}")
        self.require(reached[0] == reached[1], f"another way leads where its move leads: {way}")

    def check_storage(self, position: Any) -> None:
        loaded = self.game.from_bytes(position.setup, position.to_bytes())
        self.require(loaded.same_as(position), "serialise and load give the same position")
        self.require(loaded.fingerprint() == position.fingerprint(), "equal positions have equal fingerprints")

    def check_notation(self, position: Any, moves: list[int]) -> None:
        lines = [self.game.format(position, move) for move in moves[:MOST_PLAYED]]
        self.require(len(set(lines)) == len(lines), "different moves have different lines")
        for move, line in zip(moves, lines):
            self.require(self.game.parse(position, line) == move, f"a line parses back: {line}")

    def check_views(self, position: Any, choices: SequenceSource) -> None:
        """Change what a seat (or a spectator) cannot know: all it gets stays byte-identical."""
        seat = choices.below(self.game.seats(position.setup) + 1) + SPECTATOR
        view = self.game.view(position, seat)
        other = self.game.view(view.determinize(choices), seat)
        self.require(self.seen(view) == self.seen(other), f"a view leaks to seat {seat}")
        self.require(view.moves() == position.moves(seat), f"seat {seat} knows its legal moves")
        self.check_public(position, view)

    def check_public(self, position: Any, view: Any) -> None:
        """What a spectator sees is the same for all: it does not matter whether a view is made with its help."""
        language = languages()[self.checked % len(languages())]
        public = self.game.view(position, SPECTATOR).to_dict(language)
        alone, helped = view.to_dict(language), view.to_dict(language, public)
        self.require(json.dumps(alone) == json.dumps(helped), f"seat {view.seat} sees what is public as all do")

    def seen(self, view: Any) -> str:
        """Everything made from a view, as text."""
        moves = view.moves()
        previews = [view.preview(move) for move in moves[:5]]
        screen = view.to_dict(languages()[self.checked % len(languages())])
        return json.dumps([screen, moves, previews, self.game.deeds(view), self.planned(view)], ensure_ascii=False)

    def planned(self, view: Any) -> list[Deed] | str:
        """What the seat could plan, or why it cannot."""
        try:
            planned: list[Deed] = self.game.deeds(view.plan())
        except IllegalMove as refused:
            return refused.reason.code
        return planned

    # ---- playing one move ----------------------------------------------------------------------------------------

    def check_step(self, match: Match | Walk, seat: int, move: int) -> None:
        """Effects explain every change; undo restores; the preview is what happens."""
        before = match.position.clone()
        book = self.game.ledger(before)
        preview = match.position.preview(move)
        trace = Trace()
        probe = before.clone()
        probe.play(move, trace)
        self.require(preview == trace.packed()[: len(preview)], "a preview is what happens")
        effects = match.play(move)
        self.require(effects[: len(preview)] == preview, "effects come in the order of the moves")
        self.check_ledger(book, effects, match.position)
        if isinstance(match, Match) and match.can_undo(seat):
            match.undo(seat)
            self.require(match.position.same_as(before), "undo restores the position")
            match.play(move)

    def check_ledger(self, book: dict[tuple[int, int, int], int], effects: list[int], position: Any) -> None:
        for packed in effects:
            effect = decode_effect(packed)
            if self.game.is_counted(effect):
                key = effect.what, effect.seat, effect.where
                book[key] = book.get(key, 0) + effect.amount
        found = {key: amount for key, amount in book.items() if amount}
        expected = self.game.ledger(position)
        if found != expected:
            differing = {k: (found.get(k, 0), expected.get(k, 0)) for k in found.keys() | expected.keys()}
            wrong = {key: pair for key, pair in differing.items() if pair[0] != pair[1]}
            self.require(False, f"effects applied to the old ledger give the new one: {wrong}")

    # ---- at the end ----------------------------------------------------------------------------------------------

    def check_end(self, match: Match | Walk) -> None:
        position = match.position
        self.require(position.pending() == [], "a finished game waits for nobody")
        sums = [sum(line.points for line in lines) for lines in self.game.scores(position)]
        self.require(sums == position.totals(), "the lines of the scoring add up to the totals")
        if isinstance(match, Match):
            again = Record.from_text(match.record.to_text(), "memory").replay()
            self.require(again.same_as(position), "record and replay give the same position")
            self.check_beats(match)

    def check_beats(self, match: Match) -> None:
        """Beats have the same numbers for everybody, however much they may know of them."""
        told = [
            [(beat.number, step_of(beat)) for beat in match.beats(seat)]
            for seat in range(SPECTATOR, self.game.seats(match.position.setup))
        ]
        self.require(all(one == told[0] for one in told), "beats have the same numbers for everybody")
        self.require([number for number, _ in told[0]] == list(range(1, len(told[0]) + 1)), "beats count from 1 on")


def checksum(game: Any, options: Mapping[str, Any], seed: int) -> str:
    """A hash of a whole random game: every list of moves, every position. The same compiled and plain."""
    digest = hashlib.blake2b(digest_size=16)
    position = game.new(game.setup(options))
    source, choices = FastSource(seed), SequenceSource(seed)
    while not position.is_over():
        seat = position.pending()[0]
        if seat == CHANCE:
            move = position.draw(source)
        else:
            moves = position.moves(seat)
            digest.update(repr(moves).encode())
            move = moves[choices.below(len(moves))]
        assert mover(move) == seat
        position.play(move)
        digest.update(position.to_bytes())
    return digest.hexdigest()
