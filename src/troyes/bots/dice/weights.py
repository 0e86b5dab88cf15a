# compiled
"""What the evaluation of the dice game thinks things are worth, in hundredths of a victory point."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class DiceWeights:
    """Prices of everything on a sheet that is not points yet. Whole numbers, so that every machine judges alike."""

    def __init__(self) -> None:
        # with so many half-days to come, prices are half of what they would be with plenty
        self.resources_fade: i64 = 2
        self.residents_fade: i64 = 1
        self.buildings_fade: i64 = 2
        self.row_fade: i64 = 10
        # resources at hand: the first few of each at full price
        self.influence: i64 = 54
        self.denier: i64 = 66
        self.knowledge: i64 = 48
        self.ample_influence: i64 = 3
        self.ample_deniers: i64 = 5
        self.ample_knowledge: i64 = 2
        self.spare: i64 = 20  # per cent of the price for each one beyond
        self.box: i64 = 110  # per cent of a resident, in proportion to the way to the next one beside a resource
        # residents on their way to a bonus, in proportion to the square of the way made
        self.column_resources: i64 = 187
        self.column_function: i64 = 299
        self.column_last: i64 = 252
        self.fifteenth: i64 = 413
        self.twentieth: i64 = 202
        # buildings
        self.row: i64 = 120  # per cent: how much of a row that a Cathedral counts will still be built by the end
        self.hope: i64 = 58  # per cent of what a Cathedral that can still be built would count now
        self.next_worth: i64 = 84  # for each Cathedral built: those to come write higher numbers
        self.link: i64 = 85  # per cent of a link of which one building stands
        self.shelter: i64 = 1  # a building that a Fortress protects, for each half-day to come
        self.site: i64 = 3  # a building that can still be built
