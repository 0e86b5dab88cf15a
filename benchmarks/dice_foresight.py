"""What a game of Troyes Dice alone could bring to somebody who knew all its rolls in advance.

Of each half-day all lines from all sheets that were kept are played, and the best sheets are kept (`--width`), as
`learned` judges them. The result is a lower estimate of the best that the dice allow; with more sheets it comes closer
to it from below. The best for known dice is at least as good as anything that can be reached without knowing them, so
it says how much room is left above the players at most: that room is never less than shown here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Final

from troyes.bots.dice.knowledge import model_for, setup_alone
from troyes.bots.dice.learned import SheetJudge, play_on
from troyes.dice.game import DICE
from troyes.dice.rules.layout import CHOOSING, PHASE
from troyes.dice.rules.position import Position
from troyes.kernel.play.chance import FastSource

HIGH: Final = 65  # points that are counted separately


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--width", type=int, default=300, help="sheets kept at each half-day")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--banquets", action="store_true")
    wanted = parser.parse_args()
    found, usual = [], []
    for number in range(wanted.games):
        dice = FastSource(wanted.seed << 32 ^ number)
        begun = DICE.new(setup_alone(wanted.banquets))
        while begun.day == 0:
            begun.apply(begun.draw(dice))
        found.append(foreseen(begun, dice, wanted.width))
        usual.append(played(begun, dice))
        print(f"game {number}: {found[-1]} points with all rolls known, learned {usual[-1]}", flush=True)
    print(f"\n{told(found)} with all rolls known, at least (width {wanted.width}); learned {told(usual)}")


def told(points: list[int]) -> str:
    error = 1.96 * stdev(points) / len(points) ** 0.5 if len(points) > 1 else 0.0
    share = sum(one >= HIGH for one in points) / len(points)
    return f"{fmean(points):.1f} ± {error:.1f} points, {HIGH} and more in {100 * share:.0f} %"


def played(begun: Position, dice: FastSource) -> int:
    """What `learned` scores with the same dice."""
    position, judge = begun.clone(), SheetJudge(model_for())
    while not position.is_over():
        play_on(position, judge, dice)
    return position.totals()[0]


def foreseen(begun: Position, dice: FastSource, width: int) -> int:
    """The most points that were found."""
    judge, kept = SheetJudge(model_for()), [begun]
    while not kept[0].is_over():
        judge.begin()
        ends = dict[bytes, tuple[int, Position]]()
        for position in kept:
            position.apply(position.draw(dice))
            for end in lines(position):
                name = end.to_bytes()
                if name not in ends:
                    ends[name] = int(judge.worth(end)), end
        best = sorted(ends.values(), key=lambda one: -one[0])[:width]
        kept = [end for _, end in best]
    return max(position.totals()[0] for position in kept)


def lines(position: Position) -> Iterator[Position]:
    """Where every line from a position ends."""
    if position.v[PHASE] != CHOOSING:
        yield position
        return
    for move in position.legal(0):
        following = position.clone()
        following.apply(move)
        yield from lines(following)


if __name__ == "__main__":
    main()
