# compiled
"""What one game of Troyes Dice is played with: options and the figures of the sheet, fixed at set-up."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Setup:
    """Immutable by convention: filled once, entry by entry, by `tables.py`."""

    def __init__(self, players: i64, size: i64) -> None:
        self.players: i64 = players
        self.size: i64 = size
        self.info: object = None  # what the setup was made from, for the edge; the rules never look at it
        self.banquets: bool = False
        self.first_number: i64 = 0  # 0: rolled
        self.step: i64 = 1  # direction of the numbering; 0: any order
        self.is_asked: bool = False  # whether the crier decides the direction, or the order; else it is given or drawn
        self.numbers: vec[i64] = vec[i64]([0] * 6)  # the numbering when it is given, else zeros
        # wheel
        self.plaza_front: vec[i64] = vec[i64]([0] * 9)
        self.plaza_back: vec[i64] = vec[i64]([0] * 9)
        self.price_deniers: vec[i64] = vec[i64]([0] * 4)
        self.price_any: vec[i64] = vec[i64]([0] * 4)
        self.destruction_day: i64 = 0
        # sheet
        self.track: i64 = 0
        self.start: i64 = 0
        self.boxes: vec[i64] = vec[i64]([0] * 3)  # resource boxes with a resident
        self.value_cost: i64 = 0
        self.colour_cost: i64 = 0
        self.resident_track: i64 = 0
        self.column_at: vec[i64] = vec[i64]([0] * 3)
        self.column_gain: vec[i64] = vec[i64]([0] * 3)  # 0 one resource of each type, 1 a function building
        self.prestige_at: i64 = 0
        self.pair_at: i64 = 0
        self.fortress_resident: vec[i64] = vec[i64]([0] * 6)
        self.hall_colour: vec[i64] = vec[i64]([0] * 6)
        self.hall_resources: vec[i64] = vec[i64]([0] * 6)
        self.hall_residents: vec[i64] = vec[i64]([0] * 6)
        self.cathedral_counts: vec[i64] = vec[i64]([0] * 6)  # column -> kind * 3 + colour of the row it counts
        self.cathedral_worth: vec[i64] = vec[i64]([0] * 6)
        self.function_residents: i64 = 0
        # links: both buildings, and what they bring
        self.link_first: vec[i64] = vec[i64]([0] * 9)
        self.link_second: vec[i64] = vec[i64]([0] * 9)
        self.link_gain: vec[i64] = vec[i64]([0] * 9)  # a waiting gain
