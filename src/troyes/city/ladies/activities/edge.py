"""The Ladies' activity cards for people: notation, reasons, questions, choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from troyes.city.edge.deeds import DeedMaker, person
from troyes.city.edge.edge import Edge
from troyes.city.edge.names import Names
from troyes.city.edge.notation.dice import REMEDY, number, parse_seat
from troyes.city.edge.reasons.actions import all_taken, up_to, wrong_raid
from troyes.city.edge.shown import ExtensionsShown, SubjectKind
from troyes.city.edge.view import CityView, floors
from troyes.city.ladies.activities.codes import (
    CHOOSE,
    F_CATAPULT,
    F_COLUMN,
    F_MIXED,
    F_SCOUT,
    F_SHARE,
    F_VICTIM,
    SHARE,
    SPEND,
    STOCK,
)
from troyes.city.ladies.activities.columns import MASTER_BUILDER
from troyes.city.ladies.activities.mixed import most_stocked, usable_cubes
from troyes.city.ladies.words import WORDS, find, text
from troyes.city.rules.codes import CUBE, DONE, choice, kind_of, target_of
from troyes.city.rules.event_queue import place_of
from troyes.city.rules.layout import CARDS, COLUMNS, DENIERS, HEIGHT, MAX_LEVELS, NONE, SLOTS
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, top
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.refusals import BadInput, Refusal, refusal
from troyes.kernel.contract.things import Thing

AMOUNTS = {STOCK: "stock", SPEND: "spend", SHARE: "share"}


class ActivitiesEdge(Edge):
    words = WORDS
    verbs = ("stock", "spend", "share", "column", "victim")
    goes_on = frozenset({"woodcutter", "breeder", "catapult", "castellan", "hostess", "master_builder", "scout"})
    steps: ClassVar[Mapping[int, str]] = {
        F_MIXED: "mixed",
        F_SHARE: "share",
        F_COLUMN: "column",
        F_CATAPULT: "catapult",
        F_SCOUT: "scout",
        F_VICTIM: "victim",
    }
    subjects: ClassVar[Mapping[int, SubjectKind]] = dict.fromkeys(steps, "card")
    accepted: ClassVar[Mapping[int, frozenset[int]]] = {
        F_MIXED: frozenset({STOCK, SPEND}),
        F_SHARE: frozenset({SHARE}),
        F_COLUMN: frozenset({CHOOSE, DONE}),
        F_CATAPULT: frozenset({CUBE}),
        F_SCOUT: frozenset({CUBE, DONE}),
        F_VICTIM: frozenset({CHOOSE}),
    }

    # ---- deeds and notation ---------------------------------------------------------------------------------------

    def deed(self, maker: DeedMaker, move: int) -> Deed | None:
        kind, target = int(kind_of(move)), int(target_of(move))
        if kind in AMOUNTS:
            return Deed(str(move), AMOUNTS[kind], amount=target)
        if kind != CHOOSE:
            return None
        if maker.p.v[top(maker.p)] == F_VICTIM:
            return Deed(str(move), "victim", person("seat", target))
        return Deed(str(move), "column", Thing("column", "", target + 1))

    def parse_move(self, p: Position, names: Names, seat: int, verb: str, rest: list[str]) -> int | None:
        if len(rest) != 1:
            raise BadInput("", "needs-one-target", REMEDY, verb=verb)
        for kind, name in AMOUNTS.items():
            if verb == name:
                return int(choice(seat, kind, number(rest[0], 0, 255)))
        target = parse_seat(rest[0]) if verb == "victim" else number(rest[0], 1, COLUMNS) - 1
        return int(choice(seat, CHOOSE, target))

    # ---- reasons --------------------------------------------------------------------------------------------------

    def reason(self, p: Position, move: int, seat: int) -> Refusal | None:
        frame, kind, target = int(p.v[top(p)]), int(kind_of(move)), int(target_of(move))
        if frame == F_COLUMN:
            return wrong_column(p, kind, target)
        if frame == F_MIXED:
            return wrong_amount(p, seat, kind, target)
        if frame == F_SHARE:
            return up_to(0, int(p.v[top(p) + 3]))
        if frame == F_VICTIM:
            return wrong_victim(p, seat, target)
        if frame in (F_CATAPULT, F_SCOUT) and kind == CUBE:
            return wrong_raid(p, target) or wrong_scouting(p, seat, target)
        return None

    # ---- words ----------------------------------------------------------------------------------------------------

    def view(self, p: Position, names: Names, language: str) -> ExtensionsShown:
        """The fourth floor, which counts for everybody as soon as the Master Builder is there."""
        cards = [int(p.v[CARDS + slot]) for slot in range(SLOTS)]
        is_there = any(card != NONE and p.setup.card_effects[card] is MASTER_BUILDER for card in cards)
        return {"cathedral": floors(p, MAX_LEVELS)} if is_there else {}

    def label(self, view: CityView, lexicon: Lexicon, move: int) -> str | None:
        kind, target = int(kind_of(move)), int(target_of(move))
        if kind in (STOCK, SPEND):
            return lexicon.say("label", AMOUNTS[kind], cubes=lexicon.amount("cubes", target))
        if kind == SHARE:
            times = int(view.known.v[top(view.known) + 3])
            return lexicon.say("label", "share", influence=target, points=times - target)
        if kind != CHOOSE:
            return None
        if view.known.v[top(view.known)] == F_VICTIM:
            return lexicon.say("label", "victim", who=lexicon.who(target))
        level = int(view.known.v[HEIGHT + target]) + 1
        return lexicon.say("label", "column", column=target + 1, level=level)

    def question(self, data: dict[str, Any], language: str) -> str | None:
        step = data["step"]
        if step["kind"] not in self.steps.values():
            return None
        key, numbers = step["kind"], step["numbers"]
        if key == "column" and numbers[2]:
            key = "column_more"
        return text("step", key, language, left=numbers[1], card=data["about"])

    def source_name(self, names: Names, detail: str, language: str) -> str | None:
        key, _, card = detail.partition(" ")
        return find("source", key, language, card=names.card(int(card), language) if card else "")


# ---- why not ------------------------------------------------------------------------------------------------------


def wrong_column(p: Position, kind: int, column: int) -> Refusal:
    if kind == DONE:
        return refusal("one_cube", "why-one-cube")
    if column >= COLUMNS:
        return refusal("no_column", "why-no-column")
    return refusal("column_full", "why-column-full")


def wrong_amount(p: Position, seat: int, kind: int, cubes: int) -> Refusal:
    """Cubes laid on a mixed card, or used there."""
    slot, times = int(p.v[top(p) + 2]), int(p.v[top(p) + 3])
    if kind == SPEND:
        most = int(usable_cubes(p, seat, slot, times))
        return up_to(1, most) if most else refusal("no_cube", "why-no-cube")
    price, most = int(p.setup.card_price[p.v[CARDS + slot]]), int(most_stocked(p, seat, slot, times))
    if most == 0:
        money = int(get(p, seat, DENIERS))
        return refusal(
            "price", "why-this-costs-you-have",
            price=price, money=money,
        )  # fmt: skip
    return up_to(1, most) if price or cubes > most else all_taken(most)


def wrong_victim(p: Position, seat: int, victim: int) -> Refusal:
    if victim == seat or victim >= p.setup.players:
        return refusal("no_opponent", "why-no-opponent")
    return refusal("not_most", "why-not-most")


def wrong_scouting(p: Position, seat: int, event: int) -> Refusal | None:
    """The Scout goes from left to right, pays for each cube, and lays at most one per activation on an event."""
    at = top(p)
    price, money = int(p.setup.card_price[p.v[CARDS + p.v[at + 2]]]), int(get(p, seat, DENIERS))
    if money < price:
        return refusal(
            "price", "why-this-costs-you-have",
            price=price, money=money,
        )  # fmt: skip
    if place_of(p, event) < p.v[at + 4]:
        return refusal(
            "scouted", "why-scouted"
        )  # fmt: skip
    return refusal("once_each", "why-once-each")
