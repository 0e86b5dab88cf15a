"""Small words for rule tests: stage a position, play lines of notation, look at values, ask what is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from troyes.city.edge.names import owner_letter
from troyes.city.game import CITY
from troyes.city.rules.effect_codes import B_CARD, B_EVENT
from troyes.city.rules.position import Position
from troyes.city.rules.setup import Setup
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.contract.rules import CHANCE, SPECTATOR
from troyes.kernel.play.chance import FastSource, Source

LETTERS = "ABCD"
ALL_PLAYERS = (2, 3, 4)

_setups: dict[tuple[int, tuple[str, ...]], Setup] = {}


def setup_for(players: int = 4, modules: Sequence[str] = ()) -> Setup:
    """The stock setup for a number of players, made once."""
    key = (players, tuple(modules))
    if key not in _setups:
        _setups[key] = CITY.setup({"players": players, "modules": list(modules)})
    return _setups[key]


def stage(
    players: int = 4, modules: Sequence[str] = (), figures: dict[str, Any] | None = None, **fields: Any
) -> Position:
    """A position by name: the fields are those of a scenario; `figures` are laid over the stock ones."""
    setup = (
        CITY.setup({"players": players, "modules": list(modules)}, figures) if figures else setup_for(players, modules)
    )
    return CITY.stage(setup, fields, "test")


def play(position: Position, *lines: str) -> Position:
    """Play lines of notation in order; an illegal one raises."""
    for line in lines:
        position.play(CITY.parse(position, line))
    return position


def causes(position: Position, what: int, *lines: str) -> list[tuple[str, int, str]]:
    """Play lines; the effects of one kind as seat, amount and the card, the event or the number that caused them."""
    trace = Trace()
    for line in lines:
        position.play(CITY.parse(position, line), trace)
    names = CITY.names(position.setup)
    told: list[tuple[str, int, str]] = []
    for effect in trace.decoded():
        cause = str(effect.because)
        if effect.because >= B_EVENT:
            cause = names.events[effect.because - B_EVENT]
        elif effect.because >= B_CARD:
            cause = names.cards[effect.because - B_CARD]
        if effect.what == what:
            told.append((owner_letter(effect.seat), effect.amount, cause))
    return told


def look(position: Position, *paths: str) -> Any:
    """One value by name (`A.deniers`, `palace`, `lying.palace`, `event.war`, `A.dice`), or a list of several."""
    values = [CITY.look(position, path) for path in paths]
    return values[0] if len(values) == 1 else values


def each(position: Position, field: str) -> list[Any]:
    """One field of every seat, in seat order: each(p, "deniers")."""
    return [CITY.look(position, f"{LETTERS[seat]}.{field}") for seat in range(int(position.setup.players))]


def pending(position: Position) -> str:
    """Who decides now: a seat letter, "*" for chance, "" when the game is over."""
    seats = position.pending()
    if not seats:
        return ""
    return "*" if seats[0] == CHANCE else LETTERS[seats[0]]


def lines(position: Position) -> list[str]:
    """The legal moves of the seat that decides now, as notation."""
    return [CITY.format(position, move) for move in position.moves(position.pending()[0])]


def lines_with(position: Position, word: str) -> list[str]:
    """The legal lines whose verb is this word."""
    return [line for line in lines(position) if line.split()[1] == word]


def legal(position: Position, line: str) -> bool:
    """Whether a line may be played; the list of moves and the reason must agree."""
    try:
        move = CITY.parse(position, line)
    except BadInput:
        return False
    listed = move in position.moves(move & 15) if move & 15 != CHANCE else position.why_not(move) is None
    assert listed == (position.why_not(move) is None), f"{line}: list and reason disagree"
    return listed


def refused(position: Position, line: str) -> str:
    """The code of the rule that forbids a line; it is not listed, and playing it raises and changes nothing."""
    move = CITY.parse(position, line)
    reason = position.why_not(move)
    assert reason is not None, f"{line} is legal"
    before = position.to_bytes()
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.reason.code == reason.code
    assert position.to_bytes() == before
    assert move & 15 == CHANCE or move not in position.moves(move & 15)
    assert reason.text("fr") != reason.text()
    assert not re.search(r"[^\u00a0][:;?!]", reason.text("fr")), "French sets a no-break space before : ; ? !"
    return reason.code


def let_chance(position: Position, source: Source | None = None) -> Position:
    """Roll and draw until a seat decides or the game ends."""
    source = source or FastSource(1)
    while position.pending() == [CHANCE]:
        position.play(position.draw(source))
    return position


def seen(position: Position, letter: str = "") -> dict[str, Any]:
    """The view of a seat as plain data, of a spectator without a letter."""
    return dict(CITY.view(position, LETTERS.index(letter) if letter else SPECTATOR).to_dict())


def with_questions() -> Position:
    """A turn whose moves at an event, a card and a building each ask something more."""
    return stage(
        players=3,
        phase="actions",
        turn="A",
        buildings={"palace": "A . . . . ."},
        events={"marauding": ""},
        seats={"A": {"deniers": 20, "dice": "Y6 Y5 R6", "supply": 1}, "B": {"dice": "W1"}},
        activities={"merchant": {}},
    )
