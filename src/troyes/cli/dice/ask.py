"""Choosing a move of Troyes Dice step by step: the die, how it is paid, what it is used for; or any use by its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from troyes.cli.dice.wheel import price_text
from troyes.cli.play.lists import BACK, PAGE, Row, numbered
from troyes.cli.play.terminal import Terminal
from troyes.cli.play.texts import in_all, say
from troyes.dice.edge.deeds import DeedMaker
from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_LETTERS, RESOURCE_NAMES, word
from troyes.dice.edge.view import DiceView
from troyes.dice.game import DICE
from troyes.dice.rules import codes
from troyes.dice.rules.actions import can_choose
from troyes.dice.rules.codes import body_of, colour_of, deed_of, kind_of, place_of, value_of
from troyes.dice.rules.layout import OPEN
from troyes.dice.rules.state import sheet_at
from troyes.dice.words.choices import describe
from troyes.dice.words.phrases import SHAPES, row_of
from troyes.dice.words.results import building_of
from troyes.kernel.contract.deed import Deed, K, grouped
from troyes.kernel.tools.spelling import simple
from troyes.words.catalogue import languages
from troyes.words.phrasing import capital

DIE = re.compile(r"[RYW][0-6]")
Fits = Callable[[int], bool]


def choose(terminal: Terminal, view: DiceView) -> int:
    """A legal move of the view's seat."""
    title = DICE.voice.question(view, terminal.language)
    moves = view.moves()
    if kind_of(moves[0]) == codes.NUMBERED:
        return choose_number(terminal, title, moves)
    if kind_of(moves[0]) != codes.ACT:
        while (found := choose_page(terminal, view, title, moves)) == BACK:
            pass  # there is nothing to go back to
        return found
    while True:
        found = choose_die(terminal, view, title)
        if found != BACK:
            return found


def choose_number(terminal: Terminal, title: str, moves: Sequence[int]) -> int:
    """The crier types the number itself, not its place in a list."""
    left = {str(int(body_of(move))): move for move in moves}
    terminal.rows = ()
    terminal.print(title, "bold")
    while (line := terminal.listen(ask(terminal, "numbers", left=" ".join(left)))) not in left:
        if line:
            terminal.print(ask(terminal, "no_number", input=line[:20], left=" ".join(left)), "yellow")
    return left[line]


def choose_die(terminal: Terminal, view: DiceView, title: str) -> int:
    """The die first; or, by name, all uses of a kind over all dice."""
    rows = die_rows(view, terminal.language)
    terminal.show(title, rows, [ask(terminal, "filter"), *twins(view, rows, terminal)])
    line = terminal.listen()
    fits = wanted(view, line)
    if fits is not None:
        moves = [move for move in view.moves() if fits(move)]
        if not moves:
            terminal.refuse("no_dice", dice=line)
            return BACK
        return choose_page(terminal, view, ask(terminal, "uses", what=line), moves, every_die=True)
    row = numbered(rows, line, False, terminal.refuse)
    return BACK if row is None else choose_payment(terminal, view, row)


def die_rows(view: DiceView, language: str) -> list[Row]:
    rows = []
    for place, moves in grouped_moves(view.moves(), lambda deed: deed.dice[0].place, view).items():
        assert place is not None
        die = view.die(place - 1, language)
        colour = ("red", "yellow", "white").index(die["colour"])
        price = price_text(die, language)
        result = f"{price} ({die['tile'].rstrip('.')})" if die["tile"] else price
        what = say("dice-ask", "die", language, n=place, die=f"{SHAPES[colour]}{die['value']}")
        rows.append(Row(what, result, moves, str(place)))
    return rows


def grouped_moves(moves: Sequence[int], key: Callable[[Deed], K], view: DiceView) -> dict[K, tuple[int, ...]]:
    """Moves by a part of what they do, in the order in which they are listed."""
    maker = DeedMaker(view.known)
    found = grouped([maker.deed(move) for move in moves], key)
    return {part: tuple(int(deed.id) for deed in deeds) for part, deeds in found.items()}


def twins(view: DiceView, rows: Sequence[Row], terminal: Terminal) -> list[str]:
    """Dice that can be paid for but give nothing that another one does not give for the same price."""
    listed, sheet = {row.group for row in rows}, int(sheet_at(view.seat))
    hidden = [n for n in range(1, OPEN + 1) if str(n) not in listed and can_choose(view.known, sheet, n - 1)]
    return [ask(terminal, "twin", n=n) for n in hidden]


def choose_payment(terminal: Terminal, view: DiceView, die: Row) -> int:
    """Where the price is one of any resource: which one."""
    ways = grouped_moves(die.moves, lambda deed: deed.paid or "", view)
    if len(ways) == 1:
        return choose_page(terminal, view, ask(terminal, "uses", what=die.what), die.moves)
    info: Mapping[str, Any] = view.sheet(view.seat, terminal.language)["resources"]
    rows = [
        Row(
            capital(word(resource, terminal.language)),
            ask(terminal, "held", n=info[resource]["held"]),
            moves,
        )
        for resource, moves in ways.items()
    ]
    while True:
        terminal.show(ask(terminal, "pay"), rows, [ask(terminal, "back")])
        line = terminal.listen()
        if line == "b":
            return BACK
        row = numbered(rows, line, False, terminal.refuse)
        if row is not None:
            return choose_page(terminal, view, ask(terminal, "uses", what=die.what), row.moves)


def choose_page(terminal: Terminal, view: DiceView, title: str, moves: Sequence[int], every_die: bool = False) -> int:
    """Uses, cheapest first, page by page; the name of a building, `gain` or a die (Y6) narrows them down."""
    kept, start = list(moves), 0
    while True:
        rows = use_rows(view, kept, terminal.language, every_die)
        page = rows[start : start + PAGE]
        left = len(rows) - start - len(page)
        hints = [ask(terminal, "more", left=left)] if left else []
        if len(moves) > PAGE:
            hints.append(ask(terminal, "filter"))
        terminal.show(title, page, [*hints, ask(terminal, "back")])
        line = terminal.listen()
        if line == "b":
            return BACK
        if line == "m" and left:
            start += PAGE
        elif (fits := wanted(view, line)) is not None:
            kept, start = [move for move in moves if fits(move)] or not_found(terminal, line, kept), 0
        elif (row := numbered(page, line, False, terminal.refuse)) is not None:
            return row.moves[0]


def not_found(terminal: Terminal, line: str, kept: list[int]) -> list[int]:
    terminal.refuse("no_dice", dice=line)
    return kept


def use_rows(view: DiceView, moves: Sequence[int], language: str, every_die: bool) -> list[Row]:
    choices = sorted((describe(view, move, language) for move in moves), key=lambda choice: choice.cost)
    rows = []
    for choice in choices:
        what, number = choice.what, int(place_of(choice.move)) + 1
        what = say("dice-ask", "with_die", language, n=number, what=what) if every_die else what
        rows.append(Row(what, choice.result, (choice.move,)))
    return rows


def ask(terminal: Terminal, key: str, **values: object) -> str:
    return say("dice-ask", key, terminal.language, **values)


# ---- uses by name ------------------------------------------------------------------------------------------------


def wanted(view: DiceView, line: str) -> Fits | None:
    """What a line asks for: a die (Y6), a building or a resource by its name in any language, or `gain`."""
    if DIE.fullmatch(line.upper()):
        colour, value = COLOUR_LETTERS.index(line[0].upper()), int(line[1])
        return lambda move: is_action(move) and (int(colour_of(move)), int(value_of(move))) == (colour, value)
    name = simple(line)
    for row in BUILDING_ROWS:
        if name == row or name in (simple(word(row, language)) for language in languages()):
            return lambda move: (building := building_of(view, move)) >= 0 and row_of(building) == row
    for colour, resource in enumerate(RESOURCE_NAMES):
        if name == resource or name in (simple(word(resource, language)) for language in languages()):
            return lambda move: is_gain(move) and int(colour_of(move)) == colour
    return is_gain if name in ("gain", *map(simple, in_all("dice-about", "gain"))) else None


def is_action(move: int) -> bool:
    return int(kind_of(move)) == codes.ACT


def is_gain(move: int) -> bool:
    return is_action(move) and int(deed_of(move)) == codes.GAIN
