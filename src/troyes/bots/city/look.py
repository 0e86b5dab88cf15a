"""Decisions in the city, one move ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from troyes.bots.evaluation import Judge, characters, events, levels, rolls_ahead
from troyes.bots.look import Parts
from troyes.bots.lookahead import follow_move, take_best, thinned
from troyes.city.edge.final_sheet import HELD
from troyes.city.rules.answers import decider
from troyes.city.rules.layout import FROM_EXTENSIONS, POINTS, SLOTS, SOURCES
from troyes.city.rules.phases import is_follow_up
from troyes.city.rules.position import Position
from troyes.city.rules.scoring import tradesman_points
from troyes.city.rules.state import top

MOST: Final = 200  # positions looked at for the questions that follow a move


class CityLook:
    """What a judge sees; `make_judge` makes such a judge."""

    def __init__(self, known: Position, make_judge: Callable[[Position], Judge]) -> None:
        self.known = known
        self.make_judge = make_judge
        self.judge = make_judge(known)
        self.seat = int(decider(known))
        legal = known.legal()
        kept = thinned(known, self.judge.weights, self.seat, legal) if len(legal) > 1 else []
        self.considered: Sequence[int] = kept or [int(move) for move in legal]
        considered = set(self.considered)
        self.left_out: Sequence[int] = [int(move) for move in legal if int(move) not in considered]

    @property
    def evaluations(self) -> int:
        return int(self.judge.nodes)

    def worth(self, move: int) -> int:
        return int(follow_move(self.known, self.judge, self.seat, move))

    def parts(self, move: int) -> Parts:
        """Of the position that the move and its follow-ups lead to, less the part of what the others have that counts
        against the seat."""
        judge = self.make_judge(self.known)
        reached = self.reached(move, judge)
        own = parts_of(reached, judge, self.seat)
        others = [parts_of(reached, judge, seat) for seat in range(int(reached.setup.players)) if seat != self.seat]
        share = int(judge.weights.rivals)
        return {
            source: part - share * sum(other[source] for other in others) // (100 * max(len(others), 1))
            for source, part in own.items()
        }

    def reached(self, move: int, judge: Judge) -> Position:
        """Where a move leads if the seat takes what looks best at each question that follows, up to the next chance."""
        position = self.known.clone()
        position.apply(move)
        while decider(position) == self.seat and is_follow_up(position.v[top(position)]) and judge.nodes < MOST:
            take_best(position, judge, self.seat)
        return position


def parts_of(p: Position, judge: Judge, seat: int) -> Parts:
    """What a seat has and may hope for from each source of points, as the evaluation prices it."""
    held = [100 * int(p.v[POINTS + seat * SOURCES + source]) for source in range(SOURCES)]
    ahead = rolls_ahead(p)
    parts = {
        "activity": sum(held[:SLOTS]),
        **{key: held[source] for source, key in HELD.items()},
        "tradesman": sum(100 * int(tradesman_points(p, slot, seat)) for slot in range(SLOTS)),
        "level": -int(levels(p, judge.weights, seat, ahead)),
        "character": int(characters(p, judge, seat, ahead)),
        "extension": sum(held[FROM_EXTENSIONS:]),
    }
    parts["events"] += int(events(p, judge, seat, ahead))
    return parts
