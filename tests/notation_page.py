"""docs/notation.md: the lines of its tables, and games to compare them with."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from tests.pages import ROW, docs, read
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource

NOTATION = docs("notation.md")
EXTENSIONS = "\n## The King and The Ladies of Troyes\n"


def form_of(line: str) -> str:
    """Which documented form a line has: its verb, with the star of chance."""
    words = line.split()
    return f"* {words[1]}" if words[0] == "*" else words[1]


def documented(part: str = "city") -> list[str]:
    """The example lines of the tables: of the city, of its extensions or of the dice game."""
    city, _, dice = read(NOTATION).partition("\n## The dice game\n")
    base, _, extensions = city.partition(EXTENSIONS)
    text = {"city": base, "extensions": extensions, "dice": dice}[part]
    return [line for line, _ in ROW.findall(text) if re.match(r"[A-D*] ", line)]


def play_random_lines(game: Any, options: dict[str, Any], seed: int) -> Iterator[str]:
    """A whole random game as lines; each is read back and played from its line."""
    choose, source = random.Random(seed), FastSource(seed)
    position = game.new(game.setup(options))
    while not position.is_over():
        seat = choose.choice(position.pending())
        move = position.draw(source) if seat == CHANCE else choose.choice(position.moves(seat))
        line: str = game.format(position, move)
        assert game.parse(position, line) == move, line
        position.play(move)
        yield line
