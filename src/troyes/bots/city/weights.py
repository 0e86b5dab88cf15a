# compiled
"""What `greedy` thinks the things of the modules are worth, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.weights import Weights

# A cube at a gate, by what its activity does.
OUTDOOR: Final = (
    35,  # influence from buyers
    55,  # influence on settling
    35,  # deniers from trades
    35,  # richer agriculture
    65,  # extra die
    40,  # swapped dice
    55,  # shield
    35,  # turned purchase
    35,  # moved cube
    150,  # glory
    0,  # pilgrims' gate: a point at the end
    60,  # majority: more than the points as things stand
    0,  # race: takes no cubes
)


@final
class CityWeights:
    """The prices of the base game, and those of what only modules bring."""

    def __init__(self) -> None:
        self.base: Weights = Weights()
        # cubes on cards
        self.mixed: i64 = 60  # per cent of what a cube on a mixed card brings when it is used
        self.mixed_last: i64 = 35  # the same in the last round
        self.shot: i64 = 120  # two cubes on an event, fired by a catapult
        self.ample_mixed: i64 = 4  # cubes on mixed cards at full price
        self.lead: i64 = 30  # a cube on a card that pays for most cubes, while there are rounds to come
        self.ample_lead: i64 = 4
        # dice and citizens
        self.wild: i64 = 80  # a wild die, beyond the price of a red one of its value
        self.held: i64 = 100  # a citizen that an event holds back
        # ramparts
        self.outdoor: vec[i64] = vec[i64](list(OUTDOOR))
        self.outdoor_last: i64 = 50  # per cent of that in the last round
        self.ample_outdoor: i64 = 1  # cubes at a gate at full price
        self.step: i64 = 6
        self.gate: i64 = 10  # a gate reached, for each round to come
        self.arrival: i64 = 60  # per cent of the points of an arrival, by the square of the way made
        # alone
        self.king_die: i64 = 20  # each die in the King's district lets him play on
        self.king_die_passed: i64 = 60  # the same once the seat has passed
        self.king_fills: i64 = 65  # per cent that the King fills the event on the right before the end
        self.king_fills_last: i64 = 45  # the same in the last round
        self.king_next: i64 = 70  # per cent of that for each event further left


def solo_weights() -> CityWeights:
    """The prices against the King, who expels often: citizens and deniers are dearer, influence is cheaper."""
    weights = CityWeights()
    weights.king_fills = 32
    base = weights.base
    base.denier = 18
    base.influence = 12
    base.pip = 10
    base.yellow_citizen = 156
    base.white_citizen = 168
    base.risk = 20
    return weights
