"""Views, deeds and previews of random games are exactly what is declared of them, with every option of every game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from troyes.games import GAMES, ViewShown, show
from troyes.kernel.contract.deed_tables import tables_of
from troyes.kernel.contract.rules import CHANCE, SPECTATOR
from troyes.kernel.contract.shown import DeedsShown
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.server.api.described import described
from troyes.server.live.play.foreseen import PreviewedMove, preview_of
from troyes.words.catalogue import languages

VIEW, DEEDS, PREVIEW = (TypeAdapter[Any](described(one)) for one in (ViewShown, DeedsShown, PreviewedMove))
EVERY = 12  # moves between two looks
PLAYED = [(game, options) for game in GAMES.values() for options in game.soak_options()]


def check(adapter: TypeAdapter[Any], data: Any) -> None:
    adapter.validate_json(json.dumps(data), strict=True)


@pytest.mark.parametrize(("game", "options"), PLAYED, ids=lambda one: getattr(one, "name", None) or str(one))
def test_what_is_shown_is_what_is_declared(game: Any, options: dict[str, Any]) -> None:
    setup = game.setup(options)
    position, dice, choices = game.new(setup), FastSource(3), SequenceSource(4)
    count = 0
    while not position.is_over():
        seat = position.pending()[0]
        count += 1
        if count % EVERY == 0 and seat != CHANCE:
            look(game, position, seat, languages()[count % 2], choices)
        moves = [] if seat == CHANCE else position.moves(seat)
        position.play(moves[choices.below(len(moves))] if moves else position.draw(dice))
    for viewer in (0, SPECTATOR):
        check(VIEW, show(game.view(position, viewer), "en"))


def look(game: Any, position: Any, seat: int, language: str, choices: SequenceSource) -> None:
    """What the seat that decides and a spectator are shown."""
    names = [f"Guest {number}" for number in range(game.seats(position.setup))]
    view, public = game.view(position, seat), show(game.view(position, SPECTATOR), language)
    check(VIEW, public)
    check(VIEW, show(view, language, public))
    check(DEEDS, tables_of(game.deeds(view), game.voice.deed_words(view, language, names)))
    moves = view.moves()
    check(PREVIEW, preview_of(game, position.setup, view, moves[choices.below(len(moves))], language, names))
