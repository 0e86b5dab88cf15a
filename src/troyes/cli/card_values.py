"""What activity cards yield per 12 pips: measured with the rules themselves, on one reference position.

Each card is activated exactly once, by seat A, in the position below (its divisor is set aside for that), and what A
gains is scaled to the number of activations that 12 pips pay. Cubes are turned into what they usually bring. The
weights and the assumptions are told to the reader by `troyes cards --value`.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, NamedTuple

from troyes.city.figures import Figures, with_overrides
from troyes.city.game import CITY
from troyes.city.layout import MAX_BANNERS
from troyes.city.lots import changes_colour_only, improved_total
from troyes.city.position import Position
from troyes.kernel.game import CHANCE

PIPS = 12
WEIGHTS = {"deniers": 1.0, "influence": 1.5, "vp": 4.0}  # in deniers
COLOUR_PIPS = 3  # what it is worth, in pips, that a lot changes colour
DIE, LOW_DIE = 4, 2  # a usual die of a lot; the low die whose value a cube replaces
USUAL_LOT = 2  # dice
ONCE = 6  # a die of 6 and a divisor of 6: one activation
KINDS = ("immediate", "delayed")
FENCE = 1.5  # interquartile ranges beyond the quartiles

BUILDINGS = "A A B C D N"
EVENTS = ("A", "A", "A", "")  # four events in play, three with a cube of A
DICE = {"A": "R6 Y1 Y1 W1 W1", "B": "R1 R1 Y1", "C": "Y1"}
PURSE = 200


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
        low, high = self.bounds[card.kind]
        return low <= card.worth <= high


def value_cards(figures: Figures, modules: list[str]) -> Valuation:
    bench = reference_figures(figures)
    setup = CITY.setup_from({"players": 4, "modules": modules, "start": None}, bench)
    share = event_cube_vp(figures)
    gains = {name: per_pips(figures, name, once(setup, bench, name)) for name in figures.activity}
    worths = {
        name: worth(gain, share)
        for name, gain in gains.items()
        if gain is not None and figures.activity[name]["kind"] == "immediate"
    }
    pip = median(worths.values()) / PIPS if worths else 0.0
    cards = [priced(name, figures.activity[name]["kind"], gain, setup, share, pip) for name, gain in gains.items()]
    usual = {kind: bounds([card.worth for card in cards if card.kind == kind]) for kind in KINDS}
    return Valuation(cards, share, pip, PIPS / figures.rules["agriculture_divisor"], usual)


def reference_figures(figures: Figures) -> Figures:
    """The same figures with room for the reference position: only divisors, banners and supplies differ."""
    changes: dict[str, Any] = {
        "activity": {name: {"divisor": ONCE} for name in figures.activity},
        "event": {name: {"banners": MAX_BANNERS} for name in figures.event},
        "rules": {"citizens_each": 18, "neutral_citizens": 18},
    }
    return with_overrides(figures, changes, "the reference position")


def reference_position(setup: Any, figures: Figures, name: str) -> Position:
    """Seat A is about to act with a die of 6 in the card's colour and a tradesman on the card."""
    letter = figures.activity[name]["colour"][0].upper()
    others = [event for event in figures.event if event != "marauding"][: len(EVENTS) - 1]
    seats: dict[str, dict[str, Any]] = {seat: {"dice": dice} for seat, dice in DICE.items()}
    half = figures.rules["max_influence"] // 2
    seats["A"].update(dice=f"{DICE['A']} {letter}{ONCE}", deniers=PURSE, influence=half)
    for seat in "BCD":
        seats.setdefault(seat, {})["deniers"] = PURSE
    data = {
        "seats": seats,
        "buildings": dict.fromkeys(figures.board, BUILDINGS),
        "activities": {name: {"tradesmen": {"A": 1}}},
        "events": dict(zip(("marauding", *others), EVENTS)),
        "cathedral": ["A A A A . ."],
    }
    return CITY.stage(setup, data, "the reference position")


def once(setup: Any, figures: Figures, name: str) -> Yield | None:
    """What one activation brings to A; None if the card cannot be activated."""
    before = reference_position(setup, figures, name)
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
    return None if gain is None else gain.times(PIPS / figures.activity[name]["divisor"])


def worth(gain: Yield, share: float) -> float:
    """In deniers, cubes on the card left aside."""
    direct = gain.deniers * WEIGHTS["deniers"] + gain.influence * WEIGHTS["influence"]
    return direct + (gain.vp + gain.event_cubes * share) * WEIGHTS["vp"]


def priced(name: str, kind: str, gain: Yield | None, setup: Any, share: float, pip: float) -> CardValue:
    if gain is None:
        return CardValue(name, kind, None, 0.0)
    pips, saved = cube_help(setup, name)
    return CardValue(name, kind, gain, worth(gain, share) + gain.stored_cubes * (pips * pip + saved))


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
    saved = float(setup.die_price) * size if setup.improve_free[card] else 0.0
    return max(pips, 0.0), saved


def event_cube_vp(figures: Figures) -> float:
    """Average share of the rewards per banner, over all event cards."""
    cards = [entry for entry in figures.event.values() for _ in range(entry["copies"])]
    return float(sum(sum(entry["rewards"]) / entry["banners"] for entry in cards) / len(cards))


def bounds(worths: list[float]) -> tuple[float, float]:
    first, _, third = quantiles(worths, n=4, method="inclusive")
    reach = FENCE * (third - first)
    return first - reach, third + reach
