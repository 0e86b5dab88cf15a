# compiled
"""What the evaluation of the dice game thinks things are worth, in hundredths of a victory point."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class DiceWeights:
    """Prices of everything on a sheet that is not points yet. Whole numbers, so that every machine judges alike."""

    def __init__(self) -> None:
        # resources at hand: the first `ample` of each at full price
        self.influence: i64 = 45
        self.denier: i64 = 49
        self.knowledge: i64 = 38
        self.ample: i64 = 4
        self.spare: i64 = 30  # per cent of the price for each one beyond
        self.fade: i64 = 2  # with so many half-days to come, prices are half of what they would be with plenty
        self.box: i64 = 120  # per cent of a resident, in proportion to the way to the next one beside a resource
        # residents on their way to a bonus, in proportion to the square of the way made
        self.column_resources: i64 = 163
        self.column_function: i64 = 300
        self.fifteenth: i64 = 551
        self.twentieth: i64 = 176
        # buildings
        self.row: i64 = 84  # per cent: how much of a row that a Cathedral counts will still be built by the end
        self.hope: i64 = 58  # per cent of what a Cathedral that can still be built would count now
        self.next_worth: i64 = 84  # for each Cathedral built: those to come write higher numbers
        self.link: i64 = 85  # per cent of a link of which one building stands
        self.shelter: i64 = 2  # a building that a Fortress protects, for each half-day to come
        self.site: i64 = 3  # a building that can still be built
