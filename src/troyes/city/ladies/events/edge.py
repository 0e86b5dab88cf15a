"""The Ladies' events for people: notation, reasons, views, questions, choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from troyes.city.beats.saying import citizen_of
from troyes.city.edge.deeds import DeedMaker, person
from troyes.city.edge.edge import Edge, Teller
from troyes.city.edge.names import SEAT_LETTERS, Names
from troyes.city.edge.notation.dice import REMEDY, number, parse_seat
from troyes.city.edge.notation.moves import parse_source, slot_of
from troyes.city.edge.reasons.actions import untaken
from troyes.city.edge.shown import ExtensionsShown, SubjectKind
from troyes.city.edge.staging.positions import Stage
from troyes.city.edge.view import CityView
from troyes.city.ladies.events.beats import STEPS, teller_of
from troyes.city.ladies.events.cards import POSSESSION
from troyes.city.ladies.events.codes import (
    CROWD,
    F_GIVE,
    F_LOSE,
    F_RELEASE,
    FROM_RECRUIT,
    GIVE,
    LOSE,
    MONK_DIE,
    RELEASE,
    RELEASE_DRAW,
    UPRISING_DIE,
)
from troyes.city.ladies.events.crowd_notation import format_crowd, parse_crowd
from troyes.city.ladies.events.possession import all_held, mark_struck
from troyes.city.ladies.words import WORDS, text
from troyes.city.rules.citizens import judge_source
from troyes.city.rules.codes import ACTIVATE, chance_move, choice, kind_of, target_of
from troyes.city.rules.effect_codes import B_RELEASED
from troyes.city.rules.event_queue import event_at
from troyes.city.rules.layout import GENERAL, HELD, INFLUENCE, QUEUE_LENGTH, SLOTS, SUPPLY
from troyes.city.rules.position import Position
from troyes.city.rules.state import get
from troyes.city.words.choices import take_label
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.move_dice import card_at as open_card
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.phrase import runs_of, text_of
from troyes.kernel.contract.refusals import BadInput, Refusal, refusal
from troyes.kernel.contract.rules import Violation
from troyes.kernel.contract.things import Thing
from troyes.words.message import Message

DICE = {UPRISING_DIE: "uprising", MONK_DIE: "monk"}


def possessions(p: Position) -> list[int]:
    """Cards in the queue that hold citizens or could."""
    events = [int(event_at(p, place)) for place in range(int(p.v[QUEUE_LENGTH]))]
    return [event for event in events if p.setup.event_effects[event] is POSSESSION]


class EventsEdge(Edge):
    verbs = ("lose", "give", "release")
    chance_verbs = ("uprising", "crowd", "monk", "release")
    beats: ClassVar[Mapping[str, str]] = STEPS
    words = WORDS
    steps: ClassVar[Mapping[int, str]] = {F_LOSE: "lose", F_GIVE: "give", F_RELEASE: "release"}
    subjects: ClassVar[Mapping[int, SubjectKind]] = {F_LOSE: "event", F_GIVE: "event"}
    accepted: ClassVar[Mapping[int, frozenset[int]]] = {
        F_LOSE: frozenset({LOSE}),
        F_GIVE: frozenset({GIVE}),
        F_RELEASE: frozenset({RELEASE}),
    }

    # ---- deeds and notation ---------------------------------------------------------------------------------------

    def deed(self, maker: DeedMaker, move: int) -> Deed | None:
        kind, target = int(kind_of(move)), int(target_of(move))
        if kind == LOSE:
            thing = maker.card(target) if target < SLOTS else Thing("gate", "", target - SLOTS + 1)
            return Deed(str(move), "lose", thing)
        if kind == GIVE:
            return Deed(str(move), "give", Thing("recruit") if target == FROM_RECRUIT else maker.source(target))
        return Deed(str(move), "release", person("citizen", target)) if kind == RELEASE else None

    def parse_move(self, p: Position, names: Names, seat: int, verb: str, rest: list[str]) -> int | None:
        if verb == "give":
            source = FROM_RECRUIT if rest == ["recruit"] else parse_source(p, names, rest)
            return int(choice(seat, GIVE, source))
        if verb == "lose" and len(rest) == 2 and rest[0] == "tile":
            return int(choice(seat, LOSE, SLOTS + number(rest[1], 1, 4) - 1))
        if len(rest) != 1:
            raise BadInput("", "needs-one-target", REMEDY, verb=verb)
        if verb == "lose":
            return int(choice(seat, LOSE, slot_of(p, names, rest[0])))
        return int(choice(seat, RELEASE, parse_seat(rest[0])))

    def format_chance(self, p: Position, names: Names, kind: int, outcome: int) -> str | None:
        if kind in DICE:
            return f"{DICE[kind]} {outcome}"
        if kind == CROWD:
            return format_crowd(p, outcome)
        return f"release {SEAT_LETTERS[outcome]}" if kind == RELEASE_DRAW else None

    def parse_chance(self, p: Position, names: Names, verb: str, rest: list[str]) -> int | None:
        if verb == "crowd":
            return int(chance_move(CROWD, parse_crowd(p, rest)))
        if len(rest) != 1:
            raise BadInput("", "has-one-outcome-not", REMEDY, verb=verb, given=len(rest))
        if verb == "release":
            return int(chance_move(RELEASE_DRAW, parse_seat(rest[0])))
        kind = next(kind for kind, name in DICE.items() if name == verb)
        return int(chance_move(kind, number(rest[0], 1, 6)))

    # ---- reasons and impossible things ----------------------------------------------------------------------------

    def reason(self, p: Position, move: int, seat: int) -> Refusal | None:
        kind, target = int(kind_of(move)), int(target_of(move))
        if kind == LOSE:
            return refusal("no_cube_there", "why-no-cube-there")
        if kind == RELEASE:
            return refusal("not_held", "why-not-held")
        if kind != GIVE:
            return None
        if target == FROM_RECRUIT:
            return cannot_recruit(p, seat)
        return untaken(int(judge_source(p, seat, ACTIVATE, 0, 0, target)))

    def violations(self, p: Position) -> Iterator[Violation]:
        if all_held(p) and not possessions(p):
            yield Violation("seats", Message("citizens-are-held-by"))

    # ---- views and scenarios --------------------------------------------------------------------------------------

    def view(self, p: Position, names: Names, language: str) -> ExtensionsShown:
        seats = range(int(p.setup.players))
        return {"possessed": [SEAT_LETTERS[seat] for seat in seats for _ in range(int(get(p, seat, HELD)))]}

    def stage(self, stage: Stage, data: Mapping[str, Any]) -> None:
        """A card in the queue has taken its citizens, unless it is about to be resolved and holds none."""
        if data.get("phase", "actions") != "events" or all_held(stage.p):
            for event in possessions(stage.p):
                mark_struck(stage.p, event)

    # ---- words ----------------------------------------------------------------------------------------------------

    def label(self, view: CityView, lexicon: Lexicon, move: int) -> str | None:
        kind, target = int(kind_of(move)), int(target_of(move))
        if kind == LOSE and target < SLOTS:
            return lexicon.say("label", "lose_card", card=lexicon.card(open_card(view, target)))
        if kind == LOSE:
            return lexicon.say("label", "lose_tile", gate=target - SLOTS + 1)
        if kind == GIVE:
            return lexicon.say("label", "recruit") if target == FROM_RECRUIT else take_label(view, lexicon, target)
        if kind == RELEASE:
            return lexicon.say("label", "release", citizen=text_of([*runs_of(lexicon, citizen_of(target))]))
        return None

    def question(self, data: dict[str, Any], language: str) -> str | None:
        step = data["step"]
        if step["kind"] not in self.steps.values():
            return None
        return text("step", step["kind"], language, left=step["numbers"][0], event=data["about"])

    def teller(self, what: int, because: int) -> Teller | None:
        return teller_of(what, because)

    def cause(self, names: Names, because: int) -> Thing | None:
        return Thing("rule", "released") if because == B_RELEASED else None


def cannot_recruit(p: Position, seat: int) -> Refusal | None:
    cost = int(p.setup.recruit_cost)
    if get(p, seat, SUPPLY) > 0:
        return refusal(
            "supply_first",
            "why-supply-first",
        )
    if get(p, seat, INFLUENCE) < cost:
        return refusal("no_influence", "why-no-influence", cost=cost)
    if get(p, seat, GENERAL) == 0:
        return refusal("no_citizen_left", "why-no-citizen-left")
    return None
