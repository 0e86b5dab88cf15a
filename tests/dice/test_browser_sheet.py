"""The sheet as the browser prints it says what the rules say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from troyes.dice.rules.tables import sheet_data

PRINTED = Path(__file__).parents[2] / "web" / "src" / "dice" / "sheet.json"


def expected() -> dict[str, Any]:
    data = sheet_data()
    buildings, resources, residents, wheel = (data[name] for name in ("buildings", "resources", "residents", "wheel"))
    return {
        "track": resources["length"],
        "boxes": resources["residents_at"],
        "value_change": resources["value_change"],
        "colour_change": resources["colour_change"],
        "residents": residents["length"],
        "columns": residents["columns"],
        "prestige_at": residents["prestige_at"],
        "pair_at": residents["pair_at"],
        "days": wheel["days"],
        "destruction_from_day": wheel["destruction_from_day"],
        "deniers": wheel["deniers"],
        "any_resource": wheel["any_resource"],
        **{
            name: buildings[name] for name in ("fortress", "hall", "cathedral", "cathedral_worth", "function_residents")
        },
        "links": [link(one) for one in data["link"]],
    }


def link(one: dict[str, Any]) -> dict[str, Any]:
    row, column, _ = one["between"]
    return {"row": row, "column": column, **{kind: one[kind] for kind in ("resources", "residents") if kind in one}}


def test_the_browser_prints_the_sheet_of_the_rules() -> None:
    assert json.loads(PRINTED.read_text(encoding="utf-8")) == expected()
