"""axe-core in the page: what it finds wrong for people who do not see, hear or point as others do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.missing import cannot

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """(rules) => axe.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })"""


def violations(page: Page) -> list[str]:
    """Each as a line: the rule, how often, and the first place."""
    if not AXE.is_file():
        cannot("axe-core is missing: python tools/build_page.py fetches it")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # as a debugger would: the page's own policy allows no scripts
    found: dict[str, Any] = page.evaluate(RUN, RULES)
    return [describe(one) for one in found["violations"]]


def describe(violation: dict[str, Any]) -> str:
    nodes = violation["nodes"]
    places = "; ".join(f"{node['target']} {node['failureSummary'].splitlines()[-1].strip()}" for node in nodes[:3])
    return f"{violation['id']} ({violation['impact']}, {len(nodes)} times): {violation['help']}: {places}"
