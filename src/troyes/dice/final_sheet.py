"""Every point of a seat by source."""

from __future__ import annotations

from troyes.dice.layout import COLOURS, COLUMNS, RESIDENTS
from troyes.dice.names import COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.position import Position
from troyes.dice.scoring import cathedral_points
from troyes.dice.state import held, sheet_at
from troyes.dice.tables import sheet_data
from troyes.kernel.rules import ScoreLine


def score_lines(position: Position, seat: int) -> list[ScoreLine]:
    """Every point of a seat by source; lines without points are left out."""
    sheet = int(sheet_at(seat))
    counts = sheet_data()["buildings"]["cathedral"]
    lines = [ScoreLine("cathedral", counts[c], int(cathedral_points(position, sheet, c))) for c in range(COLUMNS)]
    for k in range(COLOURS):
        lines.append(ScoreLine("pairs", RESOURCE_NAMES[k], int(held(position, sheet, k)) // 2))
        lines.append(ScoreLine("residents", COLOUR_NAMES[k], int(position.v[sheet + RESIDENTS + k])))
    return [line for line in lines if line.points]
