"""The pages of the documentation, and the parts they are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
TOP = ("README.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CHANGELOG.md")
PAGES = [ROOT / name for name in TOP] + sorted((ROOT / "docs").glob("*.md"))
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
ROW = re.compile(r"^\| `([^`]+)` \| ([^|]+?) \|", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: what stands behind its fence, and its text."""

    tag: str
    text: str


@cache
def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in FENCE.findall(read(page))]


def block(page: Path, tag: str) -> str:
    """The only block of a page with this tag."""
    [text] = [text for found, text in blocks(page) if found == tag]
    return text


def prose(page: Path) -> str:
    return FENCE.sub("", read(page))


def code_texts(page: Path) -> Iterator[str]:
    """Everything written as code, block by block and span by span."""
    yield from (text for _, text in blocks(page))
    yield from SPAN.findall(prose(page))


def page_id(page: Path) -> str:
    return page.name


def docs(name: str) -> Path:
    return ROOT / "docs" / name
