"""Every point of a seat by source."""

from __future__ import annotations

from troyes.dice.edge.names import COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.rules.layout import COLOURS, COLUMNS, RESIDENTS
from troyes.dice.rules.position import Position
from troyes.dice.rules.scoring import cathedral_points
from troyes.dice.rules.state import held, sheet_at
from troyes.dice.rules.tables import sheet_data
from troyes.kernel.contract.rules import ScoreLine


def score_lines(position: Position, seat: int) -> list[ScoreLine]:
    """Every point of a seat by source; lines without points are left out."""
    sheet = int(sheet_at(seat))
    counts = sheet_data()["buildings"]["cathedral"]
    lines = [ScoreLine("cathedral", counts[c], int(cathedral_points(position, sheet, c))) for c in range(COLUMNS)]
    for k in range(COLOURS):
        lines.append(ScoreLine("pairs", RESOURCE_NAMES[k], int(held(position, sheet, k)) // 2))
        lines.append(ScoreLine("residents", COLOUR_NAMES[k], int(position.v[sheet + RESIDENTS + k])))
    return [line for line in lines if line.points]
