# compiled
"""Which turn or step of a phase a beat belongs to."""

from __future__ import annotations

from typing import Final

from troyes.city.edge.names import Names
from troyes.kernel.contract.beat import TURN, Beat, Step

EVENT: Final = "event"  # each is a step of its own
STEPS: Final = {
    **dict.fromkeys(("start", "dealt", "laid_open", "neutral_fill"), "setup"),
    "cards": "activities",
    **dict.fromkeys(("income", "unpaid"), "income"),
    "rolled": "workforce",
    **dict.fromkeys(("threat", "threats"), "threats"),
    **dict.fromkeys(("event", "event_nothing", "event_protected", "event_roll", "event_cubes"), EVENT),
    **dict.fromkeys(("newcomer", "newcomer_expels", "builders", "interruption"), EVENT),
    **dict.fromkeys(("black_rolled", "raised"), "black_dice"),
    # what a seat does by itself, also against black dice and while citizens are placed
    **dict.fromkeys(("place", "reroll", "reroll_begun", "reroll_result", "recruit"), TURN),
    **dict.fromkeys(("flip", "flip_begun", "flip_more", "lot", "pays_hire", "hires", "hires_free"), TURN),
    **dict.fromkeys(("settle_begun", "settles", "settles_expels", "farms", "farms_nothing"), TURN),
    **dict.fromkeys(("activates", "activates_waiting", "activates_nothing", "builds", "builds_begun"), TURN),
    **dict.fromkeys(("cubes_on", "cubes_through", "passes", "passes_bare"), TURN),
    **dict.fromkeys(("counters", "takes_up", "commits", "beaten", "yields", "yields_free"), TURN),
    "waits": "waiting",
    **dict.fromkeys(("collects", "home", "start_moves", "round", "cleared_dice"), "end"),
}


def step_for(names: Names, beat: Beat) -> Step:
    """Without a kind it belongs to whatever goes on: reactions, what comes of an action, what needs no words."""
    kind = STEPS.get(beat.kind) or next((step for edge in names.edges if (step := edge.beats.get(beat.kind))), "")
    return Step(kind, beat.seat if kind == TURN else None, beat.subject if kind == EVENT else None)
