"""The end of a game: every point of everybody by source, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from troyes.city.names import Names
from troyes.city.words.fields import source_name
from troyes.city.words.lexicon import Lexicon
from troyes.cli.marks import SEAT_STYLES
from troyes.cli.play_texts import say
from troyes.kernel.game import ScoreLine, winners

# The order of the final scoring: what was gained during the game, then step by step.
STEPS = (
    "activity", "cathedral", "events", "salaries", "losses", "black_dice",
    "presence", "tradesman", "level", "character", "extension",
)  # fmt: skip


def score_sheet(names: Names, scores: Sequence[Sequence[ScoreLine]], lexicon: Lexicon) -> Table:
    """One line per source, one column per person."""
    language = lexicon.language
    made = Table(title=say("end", "title", language), box=box.SIMPLE_HEAD, title_style="bold", show_footer=True)
    made.add_column(say("end", "source", language), footer=say("end", "total", language))
    for seat, lines in enumerate(scores):
        letter = "ABCD"[seat]
        total = sum(line.points for line in lines)
        heading = Text(f"{letter} {lexicon.who(seat)}", SEAT_STYLES[letter])
        made.add_column(heading, justify="right", footer=str(total))
    for step in STEPS:
        for detail in dict.fromkeys(line.detail for lines in scores for line in lines if line.source == step):
            cells = [points_of(lines, step, detail) for lines in scores]
            made.add_row(source_name(names, ScoreLine(step, detail, 0), language), *cells)
    return made


def points_of(lines: Sequence[ScoreLine], source: str, detail: str) -> str:
    points = sum(line.points for line in lines if (line.source, line.detail) == (source, detail))
    return str(points).replace("-", "−") if points else ""


def verdict(scores: Sequence[Sequence[ScoreLine]], lexicon: Lexicon) -> str:
    """Who wins; ties share the victory."""
    totals = [sum(line.points for line in lines) for lines in scores]
    best = winners(totals)
    key = "winner" if len(best) == 1 else "winners"
    people = lexicon.series([lexicon.who(seat) for seat in best])
    return say("end", key, lexicon.language, who=people, points=max(totals))
