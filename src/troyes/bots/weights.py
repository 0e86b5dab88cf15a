# compiled
"""What the evaluation thinks things are worth, in hundredths of a victory point."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Weights:
    """Prices of everything that is not points yet. Whole numbers, so that every machine judges alike."""

    def __init__(self) -> None:
        # money and influence: the first `ample` of each at full price; less in the last round
        self.spare: i64 = 30  # per cent of the price for each one beyond
        self.denier: i64 = 13
        self.denier_last: i64 = 6
        self.ample_deniers: i64 = 8
        self.influence: i64 = 24
        self.influence_last: i64 = 10
        self.ample_influence: i64 = 8
        self.debt: i64 = 60  # each denier of the next salaries that income and purse do not cover
        # a citizen's die, for each round to come: red, yellow, white
        self.red_citizen: i64 = 140
        self.yellow_citizen: i64 = 78
        self.white_citizen: i64 = 120
        self.risk: i64 = 10  # per cent lost for each round to come, divided by the pushes that would expel
        self.supply: i64 = 120  # a citizen at hand, while there are rounds to come
        self.trade: i64 = 8  # a tradesman, for each round to come
        self.stored: i64 = 55  # a cube waiting on a card
        self.stored_last: i64 = 35
        # dice on the own district
        self.die: i64 = 20
        self.pip: i64 = 15
        self.red_pip: i64 = 16
        self.die_last: i64 = 60  # per cent of that in the last round
        self.sale: i64 = 25  # per cent of that once the seat has passed
        # end scoring, seen from afar
        self.level_slack: i64 = 6  # per cent of a missing level forgiven for each round to come
        self.event_pace: i64 = 3  # per cent by which each round to come makes the end of an event likelier
        self.approach: i64 = 85  # per cent of the next step of a character, in proportion to the way made
        self.drift: i64 = 6  # per cent of a character on deniers or influence lost for each round to come
        self.rivals: i64 = 40  # per cent of the others' mean that is held against a position
