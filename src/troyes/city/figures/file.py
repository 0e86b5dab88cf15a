"""Figures of one's own as the text of a file that `--figures` reads."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

RULES = "rules"


def to_text(own: Mapping[str, Any]) -> str:
    """One table per card or place, then the rules."""
    tables = [
        table_text(f"{section}.{key}", entry)
        for section, entries in own.items()
        if section != RULES
        for key, entry in entries.items()
    ]
    if own.get(RULES):
        tables.append(table_text(RULES, own[RULES]))
    return "\n".join(tables)


def table_text(name: str, entry: Mapping[str, Any]) -> str:
    lines = [f"{field} = {value_text(value)}" for field, value in entry.items()]
    return "\n".join([f"[{name}]", *lines, ""])


def value_text(value: Any) -> str:
    """Numbers, words, true and false, lists and inline tables: all that figures are made of."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {value_text(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(entry) for entry in value) + "]"
    return json.dumps(value)
