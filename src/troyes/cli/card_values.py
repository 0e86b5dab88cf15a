"""What activity cards yield per 12 pips: measured with the rules themselves, on one reference position.

Each card is activated exactly once, by seat A, in the position below (its divisor is set aside for that), and what A
gains is scaled to the number of activations that 12 pips pay. Cubes are turned into what they usually bring. The
weights and the assumptions are told to the reader by `troyes cards --value`.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, NamedTuple

from troyes.city.figures.checks import Figures
from troyes.city.figures.figures import with_overrides
from troyes.city.game import CITY
from troyes.city.rules.layout import MAX_BANNERS
from troyes.city.rules.lots import changes_colour_only, improved_total
from troyes.city.rules.position import Position
from troyes.kernel.contract.rules import CHANCE

PIPS = 12
WEIGHTS = {"deniers": 1.0, "influence": 1.5, "vp": 4.0}  # in deniers
COLOUR_PIPS = 3  # what it is worth, in pips, that a lot changes colour
DIE, LOW_DIE = 4, 2  # a usual die of a lot; the low die whose value a cube replaces
USUAL_LOT = 2  # dice
ONCE = 6  # a die of 6 and a divisor of 6: one activation
KINDS = ("immediate", "delayed", "mixed", "endgame")
FENCE = 1.5  # interquartile ranges beyond the quartiles
FEWEST = 4  # cards of a kind among which one can be an outlier
CROWD = 4  # cubes of all players on a card that counts at the end of the game

BUILDINGS = "A A B C D N"
EVENTS = ("A", "A", "A", "")  # four events in play, three with a cube of A
DICE = {"A": "R6 Y1 Y1 W1 W1", "B": "R1 R1 Y1", "C": "Y1"}
PURSE = 200
TRADESMEN = 4  # of A, the one on the card included
EVENTS_WON = 2


class Yield(NamedTuple):
    """What somebody gains; cubes on events and on the card itself are still cubes."""

    deniers: float = 0.0
    influence: float = 0.0
    vp: float = 0.0
    event_cubes: float = 0.0
    stored_cubes: float = 0.0

    def times(self, factor: float) -> Yield:
        return Yield(*(amount * factor for amount in self))

    def plus(self, other: Yield) -> Yield:
        return Yield(*(a + b for a, b in zip(self, other)))


@dataclass(frozen=True)
class CardValue:
    """One card: what 12 pips bring, and what that is worth in deniers; None if it cannot be activated at all."""

    name: str
    kind: str
    gained: Yield | None
    worth: float


@dataclass(frozen=True)
class Valuation:
    """All cards, what cubes were taken to bring, and the bounds beyond which a worth is an outlier."""

    cards: list[CardValue]
    event_cube_vp: float
    pip: float
    fields: float
    bounds: dict[str, tuple[float, float]]  # by kind of card

    def outliers(self) -> list[CardValue]:
        return [card for card in self.cards if not self.is_usual(card)]

    def poor(self) -> list[CardValue]:
        """Cards that bring less than agriculture does."""
        return [card for card in self.cards if card.worth < self.fields]

    def is_usual(self, card: CardValue) -> bool:
        if card.kind not in self.bounds:
            return True
        low, high = self.bounds[card.kind]
        return low <= card.worth <= high


def value_cards(figures: Figures, modules: list[str]) -> Valuation:
    bench = reference_figures(figures)
    setup = CITY.setup_from({"players": 4, "modules": modules, "start": None}, bench)
    share = event_cube_vp(figures)
    gains = {name: per_pips(figures, name, measured(setup, bench, name)) for name in figures.activity}
    worths = {
        name: worth(gain, share)
        for name, gain in gains.items()
        if gain is not None and figures.activity[name]["kind"] == "immediate"
    }
    pip = median(worths.values()) / PIPS if worths else 0.0
    cards = [priced(figures, name, gain, setup, share, pip) for name, gain in gains.items()]
    by_kind = {kind: [card.worth for card in cards if card.kind == kind] for kind in KINDS}
    usual = {kind: bounds(worths) for kind, worths in by_kind.items() if len(worths) >= FEWEST}
    return Valuation(cards, share, pip, PIPS / figures.rules["agriculture_divisor"], usual)


def reference_figures(figures: Figures) -> Figures:
    """The same figures with room for the reference position: only divisors, banners and supplies differ."""
    changes: dict[str, Any] = {
        "activity": {name: {"divisor": ONCE} for name in figures.activity},
        "event": {name: {"banners": MAX_BANNERS} for name in figures.event},
        "rules": {"citizens_each": 18, "neutral_citizens": 18},
    }
    return with_overrides(figures, changes, "the reference position")


def reference_position(setup: Any, figures: Figures, name: str, cubes: int) -> Position:
    """Seat A is about to act with a die of 6 in the card's colour and a tradesman on the card."""
    letter = figures.activity[name]["colour"][0].upper()
    others = [event for event in figures.event if event != "marauding"][: len(EVENTS) - 1]
    seats: dict[str, dict[str, Any]] = {seat: {"dice": dice} for seat, dice in DICE.items()}
    half = figures.rules["max_influence"] // 2
    seats["A"].update(dice=f"{DICE['A']} {letter}{ONCE}", deniers=PURSE, influence=half, events_won=EVENTS_WON)
    for seat in "BCD":
        seats.setdefault(seat, {})["deniers"] = PURSE
    data = {
        "seats": seats,
        "buildings": dict.fromkeys(figures.board, BUILDINGS),
        "activities": {
            name: {"tradesmen": {"A": 1}, "cubes": {"A": cubes}},
            **{other: {"tradesmen": {"A": 1}} for other in other_cards(figures, name)},
        },
        "events": dict(zip(("marauding", *others), EVENTS)),
        "cathedral": ["A A A A . ."],
    }
    return CITY.stage(setup, data, "the reference position")


def other_cards(figures: Figures, name: str) -> list[str]:
    """Further cards with a tradesman of A, each of another colour or level."""
    places = {(figures.activity[name]["colour"], figures.activity[name]["level"]): name}
    for other, entry in figures.activity.items():
        places.setdefault((entry["colour"], entry["level"]), other)
    return [other for other in places.values() if other != name][: TRADESMEN - 1]


def measured(setup: Any, figures: Figures, name: str) -> Yield | None:
    """One activation; of a mixed card the average of one that lays a cube and one that uses it."""
    first = once(setup, figures, name, 0)
    if first is None or figures.activity[name]["kind"] != "mixed":
        return first
    second = once(setup, figures, name, 1)
    return None if second is None else first.plus(second).times(0.5)


def once(setup: Any, figures: Figures, name: str, cubes: int) -> Yield | None:
    """What one activation brings to A, who has so many cubes on the card; None if it cannot be activated."""
    before = reference_position(setup, figures, name, cubes)
    letter = figures.activity[name]["colour"][0].upper()
    move = CITY.parse(before, f"A activate {name} with {letter}{ONCE}")
    if before.why_not(move) is not None:
        return None
    after = before.clone()
    after.play(move)
    return settle(after, before, name)


def settle(p: Position, before: Position, name: str) -> Yield:
    """The best that A can make of what follows; chance is averaged."""
    pending = p.pending()
    if pending == [CHANCE] and p.outcomes():
        results = [settle(played(p, move), before, name) for move in p.outcomes()]
        total = Yield()
        for result in results:
            total = total.plus(result)
        return total.times(1 / len(results))
    if pending == [0]:
        results = [settle(played(p, move), before, name) for move in p.moves(0)]
        return max(results, key=lambda result: worth(result, 1.0))
    return measure(p, name).plus(measure(before, name).times(-1))


def played(p: Position, move: int) -> Position:
    copy = p.clone()
    copy.play(move)
    return copy


def measure(p: Position, name: str) -> Yield:
    events = CITY.look(p, "events")
    on_events = sum(CITY.look(p, f"event.{event}").split().count("A") for event in events)
    deniers, influence, vp = (float(CITY.look(p, f"A.{what}")) for what in WEIGHTS)
    return Yield(deniers, influence, vp, on_events, float(CITY.look(p, f"{name}.cubes.A")))


def per_pips(figures: Figures, name: str, gain: Yield | None) -> Yield | None:
    """A card that counts dice is activated once by each usual die."""
    entry = figures.activity[name]
    return None if gain is None else gain.times(PIPS / (DIE if entry.get("per_die") else entry["divisor"]))


def worth(gain: Yield, share: float) -> float:
    """In deniers, cubes on the card left aside."""
    direct = gain.deniers * WEIGHTS["deniers"] + gain.influence * WEIGHTS["influence"]
    return direct + (gain.vp + gain.event_cubes * share) * WEIGHTS["vp"]


def priced(figures: Figures, name: str, gain: Yield | None, setup: Any, share: float, pip: float) -> CardValue:
    entry = figures.activity[name]
    if gain is None:
        return CardValue(name, entry["kind"], None, 0.0)
    pips, saved = cube_help(setup, name)
    cube = pips * pip + saved + end_vp(entry) * WEIGHTS["vp"]
    return CardValue(name, entry["kind"], gain, worth(gain, share) + gain.stored_cubes * cube)


def end_vp(entry: dict[str, Any]) -> float:
    """VP of a cube at the end of the game, among as many as usual; whoever has most gets a reward for all of his."""
    alone = max(1, entry["cube_vp"] - CROWD) if "cube_vp" in entry else 0
    return float(alone + entry.get("most_vp", 0) / CROWD)


def cube_help(setup: Any, name: str) -> tuple[float, float]:
    """What a stored cube adds to a lot: pips, and deniers saved on one bought die."""
    card = CITY.names(setup).card_numbers[name]
    if not setup.improve_uses[card]:
        return 0.0, 0.0
    size = 1 if setup.improve_single[card] else min(USUAL_LOT, int(setup.lot_limit))
    plain = size * (LOW_DIE if setup.improve_set_die[card] else DIE)
    p = CITY.new(setup)
    pips = float(int(improved_total(p, card, size, plain)) - plain)
    if changes_colour_only(p, card):
        pips = float(COLOUR_PIPS)
    return max(pips, 0.0) + choice_help(setup, card), money_saved(setup, card, size)


def choice_help(setup: Any, card: int) -> float:
    """Pips of cubes that change or add one die: a low die turned over, made like a usual one, or the cube itself."""
    turned = 7 - 2 * LOW_DIE if setup.improve_flip_own[card] else 0
    alike = DIE - LOW_DIE if setup.improve_alike[card] else 0
    return float(turned + alike + int(setup.improve_joker[card]))


def money_saved(setup: Any, card: int, size: int) -> float:
    price = int(setup.die_price) * size
    if setup.improve_free[card] or setup.improve_free_one[card]:
        return float(price)
    discount = int(setup.improve_discount[card])
    return float(max(price - discount, 0)) if discount else 0.0


def event_cube_vp(figures: Figures) -> float:
    """Average share of the rewards per banner, over all event cards."""
    cards = [entry for entry in figures.event.values() for _ in range(entry["copies"])]
    return float(sum(sum(entry["rewards"]) / entry["banners"] for entry in cards) / len(cards))


def bounds(worths: list[float]) -> tuple[float, float]:
    first, _, third = quantiles(worths, n=4, method="inclusive")
    reach = FENCE * (third - first)
    return first - reach, third + reach
