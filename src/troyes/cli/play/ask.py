"""Choosing a move step by step: action and target, then dice; or dice first; or a line of notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from troyes.city.beats.foresight import price, rank, yields
from troyes.city.edge.deeds import ACTIONS, deeds
from troyes.city.edge.notation.dice import format_lot
from troyes.city.edge.view import CityView
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import codes
from troyes.city.rules.codes import cube_of, dice_of, kind_of, seat_of
from troyes.city.rules.layout import CARDS, OWNERS, TRADESMEN
from troyes.city.words.choices import describe
from troyes.city.words.lexicon import Lexicon
from troyes.cli.play.lists import BACK, Row
from troyes.cli.play.lists import numbered as numbered_row
from troyes.cli.play.texts import say
from troyes.cli.texts import colon
from troyes.kernel.contract.deed import Deed, grouped
from troyes.kernel.contract.things import Thing

DICE = re.compile(r"(?:[ABCDN]:)?[RYW][1-6]|P[1-6]")
GROUPS = ("trades", "events", "places", "influence", "more")
TARGETS = {"activate": "trades", "fight": "events", "settle": "places", "build": "places", "farm": "places"}
# As the boards show them: red, white and yellow trades, the three buildings, cathedral, fields, then what comes.
SLOTS = (0, 1, 2, 6, 7, 8, 3, 4, 5)
PLACED = [
    *(f"activate:{slot}" for slot in SLOTS),
    "settle:palace",
    "settle:bishopric",
    "settle:city_hall",
    "build",
    "farm",
]
PLACES = {name: place for place, name in enumerate(PLACED)}
OTHERS = {"beat": "events", "yield": "events", "recruit": "influence", "flip": "influence"}
AS_COLOUR = re.compile(r"P[RYW]?([1-6])")
Show = Callable[[str, Sequence[Row], Sequence[str], int], int]  # title, rows, hints, first row: the row to go on with


class Desk:
    """What a dialogue needs from whoever runs it: showing a list, and listening.

    `listen` answers everything that is not a choice itself (help, save, undo, …) and returns the rest.
    """

    def __init__(
        self,
        view: CityView,
        lexicon: Lexicon,
        show: Show,
        listen: Callable[[], str],
        complain: Callable[[str], None],
        page: int,
    ) -> None:
        self.view = view
        self.lexicon = lexicon
        self.show = show
        self.listen = listen
        self.complain = complain
        self.page = page  # how many moves of a long list are shown at a time

    def say(self, key: str, **values: object) -> str:
        return say("ask", key, self.lexicon.language, **values)

    def refuse(self, key: str, **values: object) -> None:
        self.complain(say("game", key, self.lexicon.language, **values))


def dice_words(line: str) -> list[str]:
    """The dice a line names; empty if it is something else."""
    words = line.upper().split()
    return words if words and all(DICE.fullmatch(word) for word in words) else []


def contains(move: int, wanted: Sequence[str]) -> bool:
    """Whether the lot of a move holds these dice, a wild one as whatever colour."""
    held = [AS_COLOUR.sub(r"P\1", word) for word in format_lot(int(dice_of(move)), int(seat_of(move))).split()]
    return all(held.count(word) >= list(wanted).count(word) for word in wanted)


# ---- the main decision ---------------------------------------------------------------------------------------------


def choose(desk: Desk, title: str) -> int:
    """A legal move of the deciding seat."""
    moves = desk.view.moves()
    if not any(int(kind_of(move)) in (*ACTIONS, codes.REROLL) for move in moves):
        ordered = sorted(moves, key=lambda move: int(kind_of(move)) != codes.DONE)
        return choose_from(desk, title, [described(desk, move) for move in ordered])
    return choose_from(desk, title, menu(desk))


def described(desk: Desk, move: int, group: str = "") -> Row:
    """A move in full; where there is little room its dice are written as they are typed."""
    choice = describe(desk.view, desk.lexicon, move)
    dice = format_lot(int(dice_of(move)), int(seat_of(move))) if int(kind_of(move)) in ACTIONS else ""
    if int(cube_of(move)) and dice:
        dice += f" + {desk.lexicon.card(int(desk.view.known.v[CARDS + int(cube_of(move)) - 1]))}"
    result = choice.result(desk.lexicon)
    short = f"{dice}{colon(desk.lexicon.language)} {result}" if dice else ""
    return Row(choice.what, result, (move,), group, short=short)


def menu(desk: Desk) -> list[Row]:
    """Every action and target with its cheapest price and its best result, then what needs no dice; by groups."""
    rows: list[Row] = []
    for verb, found in grouped(deeds(desk.view), lambda deed: deed.verb).items():
        moves = moves_of(found)
        if verb in TARGETS:
            rows += [target_row(desk, verb, at) for at in grouped(found, lambda deed: deed.target).values()]
        elif verb == "reroll":
            cost = desk.say("influence", n=int(desk.view.known.setup.reroll_cost))
            rows.append(Row(desk.say("reroll"), cost, moves, "influence", short=desk.say("reroll")))
        elif name := extension_action(desk, verb):
            cheapest = min(price(desk.view, move) for move in moves)
            rows.append(Row(name, dice_price(desk, moves), moves, "places", verb, f"{name} {cheapest}→"))
        else:
            rows += [described(desk, move, OTHERS.get(verb, "more")) for move in moves]
    return sorted(rows, key=lambda row: (GROUPS.index(row.group), PLACES.get(row.at, len(PLACES))))


def moves_of(found: Sequence[Deed]) -> tuple[int, ...]:
    return tuple(int(deed.id) for deed in found)


def extension_action(desk: Desk, verb: str) -> str:
    """The name of an action with dice that an extension adds, empty for other moves."""
    lexicon = desk.lexicon
    named = (lexicon.catalogue.find(f"{prefix}-action-{verb}") for prefix in lexicon.names.prefixes)
    return next(filter(None, named), "")


def dice_price(desk: Desk, moves: Sequence[int]) -> str:
    """What the cheapest dice cost."""
    cheapest = min(price(desk.view, move) for move in moves)
    return desk.say("from", price=cheapest) if cheapest else desk.say("free")


def target_row(desk: Desk, verb: str, found: Sequence[Deed]) -> Row:
    """A target of an action: its cheapest dice, its best result; in short `2→3`."""
    view, moves, target = desk.view, moves_of(found), found[0].target
    assert target is not None
    best = max(yields(view, move) for move in moves)
    cheapest = min(price(view, move) for move in moves)
    parts = [dice_price(desk, moves)]
    if target.kind == "card" and target.place is not None:
        parts += [hire_text(desk, target.place), desk.say("up_to", what=desk.lexicon.amount("activations", best))]
    elif verb == "settle":
        parts.append(desk.say("settle"))
    else:
        unit = "deniers" if verb == "farm" else "cubes"
        parts.append(desk.say("up_to", what=desk.lexicon.amount(unit, best)))
    name = target_name(desk, target)
    short = f"{name} {cheapest}→{'' if verb == 'settle' else best}"
    return Row(name, ", ".join(parts), moves, TARGETS[verb], place_of(verb, target), short)


def place_of(verb: str, target: Thing) -> str:
    """The thing on the board that a target is, as boards call it."""
    if target.kind == "card":
        return f"{verb}:{target.place}"
    return f"{verb}:{target.key}" if target.key else verb


def hire_text(desk: Desk, slot: int) -> str:
    known = desk.view.known
    if known.v[TRADESMEN + slot * OWNERS + desk.view.seat]:
        return desk.say("hired")
    card = int(known.v[CARDS + slot])
    if influence := int(known.setup.card_hire_influence[card]):
        return desk.say("hire_influence", n=influence)
    return desk.say("hire", n=int(known.setup.card_hire[card]))


def target_name(desk: Desk, target: Thing) -> str:
    names = desk.view.names
    if target.kind == "card":
        return desk.lexicon.card(names.card_numbers[target.key])
    if target.kind == "event":
        return desk.lexicon.event_title(names.event_numbers[target.key])
    if target.kind == "building":
        return desk.lexicon.building(BUILDING_NAMES.index(target.key))
    return desk.say("cathedral" if target.kind == "cathedral" else "agriculture")


# ---- lists ---------------------------------------------------------------------------------------------------------


def choose_from(desk: Desk, title: str, rows: Sequence[Row]) -> int:
    """A number of the list, or dice; a row with several moves leads to the list of its dice."""
    start = following = 0
    is_due = True
    while True:
        if is_due:
            following = desk.show(title, rows, [], start)
        line = desk.listen()
        is_due = True
        if line == "m" and (start or following < len(rows)):
            start = following % len(rows)
            continue
        if wanted := dice_words(line):
            found = choose_with_dice(desk, rows, wanted)
        elif (row := numbered(desk, rows, line)) is None:
            is_due = not line  # what was wrong with it stays in sight; Enter shows the list again
            continue
        else:
            found = row.moves[0] if len(row.moves) == 1 else choose_dice(desk, row.what, row.moves)
        if found != BACK:
            return found


def numbered(desk: Desk, rows: Sequence[Row], line: str) -> Row | None:
    """The row of a number; Enter takes the only one, or says that it is enough."""
    return numbered_row(rows, line, int(kind_of(rows[0].moves[0])) == codes.DONE, desk.refuse)


def choose_with_dice(desk: Desk, rows: Sequence[Row], wanted: Sequence[str]) -> int:
    """Dice first: what these dice alone can do, then groups that hold them."""
    moves = [move for row in rows for move in row.moves if contains(move, wanted)]
    if not moves:
        desk.refuse("no_dice", dice=" ".join(wanted))
        return BACK
    exact = [move for move in moves if len(format_lot(int(dice_of(move)), int(seat_of(move))).split()) == len(wanted)]
    return choose_page(desk, desk.say("with_dice", dice=" ".join(wanted)), exact or moves)


def best_offers(view: CityView, moves: Sequence[int]) -> list[int]:
    """For each number of activations (cubes, deniers) the cheapest group, best result last."""
    found: dict[int, int] = {}
    for move in cheapest_first(view, moves):
        found.setdefault(yields(view, move), move)
    ordered = [found[result] for result in sorted(found)]
    return [move for i, move in enumerate(ordered) if not dominated(view, move, ordered[i + 1 :])]


def dominated(view: CityView, move: int, better: Sequence[int]) -> bool:
    """Whether a group with a better result costs no more, without a cube that this one saves."""
    return any(rank(view, other)[:3] <= rank(view, move)[:3] for other in better)


def is_divided(moves: Sequence[int]) -> bool:
    return int(kind_of(moves[0])) in (codes.ACTIVATE, codes.FIGHT, codes.FARM)


def choose_dice(desk: Desk, target: str, moves: Sequence[int]) -> int:
    """The dice for one target: first the best offers, on request every group."""
    if int(kind_of(moves[0])) not in ACTIONS:
        return choose_page(desk, target, moves)
    offers = best_offers(desk.view, moves) if is_divided(moves) else []
    if not offers or len(moves) <= desk.page:
        return choose_page(desk, desk.say("every", target=target), moves)
    rows = [described(desk, move) for move in offers]
    while True:
        hints = [desk.say("all", count=len(moves)), desk.say("filter"), desk.say("back")]
        desk.show(desk.say("best", target=target), rows, hints, 0)
        line = desk.listen()
        if line == "b":
            return BACK
        if line == "a" or (wanted := dice_words(line)):
            kept = moves if line == "a" else [move for move in moves if contains(move, wanted)]
            found = choose_page(desk, desk.say("every", target=target), kept) if kept else no_groups(desk, line)
            if found != BACK:
                return found
        elif (row := numbered(desk, rows, line)) is not None:
            return row.moves[0]


def no_groups(desk: Desk, line: str) -> int:
    desk.refuse("no_dice", dice=line)
    return BACK


def cheapest_first(view: CityView, moves: Sequence[int]) -> list[int]:
    return sorted(moves, key=lambda move: rank(view, move))


def choose_page(desk: Desk, title: str, moves: Sequence[int]) -> int:
    """A long list, cheapest first, page by page; dice narrow it down."""
    ordered = cheapest_first(desk.view, moves)
    start = 0
    while True:
        rows = [described(desk, move) for move in ordered[start : start + desk.page]]
        left = len(ordered) - start - len(rows)
        hints = ([desk.say("more", left=left)] if left else []) + [desk.say("back")]
        desk.show(title, rows, hints, 0)
        line = desk.listen()
        if line == "b":
            return BACK
        if line == "m" and left:
            start += desk.page
        elif wanted := dice_words(line):
            kept = [move for move in moves if contains(move, wanted)]
            if kept:
                ordered, start = cheapest_first(desk.view, kept), 0
            else:
                desk.refuse("no_dice", dice=line)
        elif (row := numbered(desk, rows, line)) is not None:
            return row.moves[0]
