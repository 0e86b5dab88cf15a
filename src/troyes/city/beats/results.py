"""What a move costs and brings, in parts: only what holds whichever citizen is taken, and ranges where it differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from troyes.city.beats.foresight import divisor, foresee, worth
from troyes.city.beats.places import colour, event
from troyes.city.beats.saying import Held, amount, by_person, citizen_of, dice_of, sums
from troyes.city.edge.view import CityView
from troyes.city.rules import codes
from troyes.city.rules import effect_codes as e
from troyes.city.rules.codes import kind_of, seat_of, target_of
from troyes.city.rules.event_queue import cubes_at, owner_of_cube, place_of
from troyes.city.rules.layout import SPACES_PER_BUILDING
from troyes.city.rules.state import top
from troyes.kernel.contract.beat import Change, Range, Result
from troyes.kernel.contract.effects import Effect, decode_effect
from troyes.kernel.contract.phrase import Joined, Named, Part, Phrase, Series, Who
from troyes.kernel.contract.things import Amount, Thing

PRICES = {e.B_PURCHASE: "purchase", e.B_HIRE: "hire"}


def results(view: CityView, move: int) -> list[Result]:
    """Only what holds whichever citizen is taken."""
    kind = int(kind_of(move))
    if kind == codes.PLACE:
        return [dwelling(view, int(target_of(move)) // SPACES_PER_BUILDING)]
    foreseen = foresee(view, move)
    ways = [[decode_effect(packed) for packed in way] for way in foreseen.ways]
    said = [results_of(view, move, way, foreseen.is_open) for way in ways]
    certain = [part for part in said[0] if all(part in parts for parts in said)]
    if any(len(parts) > len(certain) for parts in said):
        key = "depends_expelled" if kind == codes.SETTLE else "depends"
        certain.append(result(key)._replace(ranges=ranges(ways, int(seat_of(move)))))
    if foreseen.least is None:
        return certain
    least = [decode_effect(packed) for packed in foreseen.least]
    return [between(part, ranges([least, *ways], int(seat_of(move)))) for part in certain]


def result(kind: str, amounts: tuple[Change, ...] = (), n: int | None = None, /, **parts: Part) -> Result:
    return Result(kind, Phrase(kind, parts, "choice"), amounts, n)


def results_of(view: CityView, move: int, effects: Sequence[Effect], is_open: bool) -> list[Result]:
    seat, kind = int(seat_of(move)), int(kind_of(move))
    brings = [
        *benefits(effects, seat, lays_cubes(view, kind)),
        *(banners(view, effects, seat) if kind in (codes.FIGHT, codes.CUBE) else ()),
        *consequences(view, effects, is_settling(view, kind), seat),
        *(found for edge in view.names.edges if (found := edge.outcome(view, move))),
        *for_others(effects, seat),
    ]
    if not brings and not is_open and kind in (codes.ACTIVATE, codes.CUBE, codes.SPLIT, codes.TIMES):
        brings = [result("no_effect")]
    return [*reach(view, move, effects), *forced_dice(effects, kind), *costs(effects, seat), *brings]


def between(part: Result, open_still: tuple[Range, ...]) -> Result:
    """A gain of which a later choice says how much it is: `you gain 4 to 12 deniers`."""
    if part.kind != "get" or not open_still:
        return part
    least = {one.unit: one.least for one in open_still}
    said: list[Part] = []
    for unit, n in (change.amount for change in part.amounts):
        most = amount(unit, n)
        said.append(Phrase("between", {"least": least[unit], "most": most}, "choice") if unit in least else most)
    return part._replace(says=Phrase("get", {"amounts": Series(tuple(said))}, "choice"), ranges=open_still)


def ranges(ways: Sequence[Sequence[Effect]], seat: int) -> tuple[Range, ...]:
    """What the seat itself gains or loses at least and at most, where the ways differ."""
    held = [sums(way).get(seat, {}) for way in ways]
    units = dict.fromkeys(unit for one in held for unit in one)
    found = [(unit, [one.get(unit, 0) for one in held]) for unit in units]
    return tuple(Range(unit, min(of_ways), max(of_ways)) for unit, of_ways in found if min(of_ways) != max(of_ways))


# ---- what kind of move ---------------------------------------------------------------------------------------------


def is_settling(view: CityView, kind: int) -> bool:
    """A citizen moves to a building, or is chosen for it."""
    return kind == codes.SETTLE or (kind == codes.TAKE and int(view.known.v[top(view.known) + 2]) == codes.SETTLE)


def lays_cubes(view: CityView, kind: int) -> bool:
    """A card may lay cubes on events that are chosen later; a fight has named its event."""
    if kind in (codes.TAKE, codes.TIMES):
        return int(view.known.v[top(view.known) + 2]) == codes.ACTIVATE
    return kind == codes.ACTIVATE


# ---- its parts -----------------------------------------------------------------------------------------------------


def dwelling(view: CityView, where: int) -> Result:
    """What a citizen of a building brings and costs every round."""
    salary = int(view.known.setup.salary[where])
    key = "place_value" if salary else "place_unpaid"
    return result(key, (), salary, colour=Named(colour(where)), salary=salary)


def reach(view: CityView, move: int, effects: Sequence[Effect]) -> Iterator[Result]:
    """`16 ÷ 2 = 8 activations`; an arrow where the sum does not come out, or less can be done."""
    kind, per = int(kind_of(move)), divisor(view, move)
    if not per:
        return
    total = worth(view, move)
    if kind == codes.FARM:
        made = Amount("deniers", total // per)
    else:
        done = sum(effect.amount for effect in effects if effect.what == e.N_ACTION) or total // per
        made = Amount("cubes" if kind == codes.FIGHT else "activations", done)
    template = "value" if per == 1 else "divided" if made.n * per == total else "divided_more"
    said = Phrase(template, {"total": total, "per": per, "activations": made}, "choice")
    yield Result("value", said, (Change(int(seat_of(move)), made),), total, per=per)


def banners(view: CityView, effects: Sequence[Effect], seat: int) -> Iterator[Result]:
    """How many banners of an event are covered then, and who has most cubes on it: `2 of 6, then you lead`."""
    known = view.known
    laid = [effect for effect in effects if effect.what == e.E_EVENT_CUBE]
    for number in dict.fromkeys(effect.where for effect in laid if effect.seat == seat and effect.amount > 0):
        if any(effect.where == number and effect.amount < 0 for effect in laid):
            continue  # it is countered: what that pays is told
        place = place_of(known, number)
        owners = [int(owner_of_cube(known, place, k)) for k in range(cubes_at(known, place))]
        owners += [effect.seat for effect in laid if effect.where == number for _ in range(effect.amount)]
        held = Counter(owners)
        ahead = [owner for owner, n in held.items() if n == max(held.values())]  # who came first is first
        key = f"{'leads' if len(ahead) == 1 else 'tie'}_{'you' if ahead[0] == seat else 'other'}"
        of = int(known.setup.event_banners[number])
        said = Phrase(key, {"n": len(owners), "of": of, "who": Who(ahead[0])}, "choice")
        amounts = tuple(Change(owner, Amount("cubes", n)) for owner, n in held.items())
        yield Result("banners", said, amounts, len(owners), of=of, leads=ahead[0])


def forced_dice(effects: Sequence[Effect], kind: int) -> Iterator[Result]:
    """Dice that follow the one committed because nothing else is left to choose."""
    used = [effect for effect in effects if effect.what == e.E_DIE and effect.because == e.B_BLACK_DICE]
    more = used[1:] if kind == codes.WITH else used
    if more:
        yield result("together", dice=dice_of(more))


def costs(effects: Sequence[Effect], seat: int) -> Iterator[Result]:
    """Dice and hire apart: `you pay 6 + 4 deniers`."""
    due = [price for because in PRICES if (price := paid(effects, seat, e.E_DENIERS, because)).amount.n]
    shown: list[Part] = []
    if due:
        *first, last = [amount("deniers", change.amount.n) for change in due]
        shown.append(Joined((*(one.n for one in first), last), " + "))
    if (influence := paid(effects, seat, e.E_INFLUENCE, e.B_HIRE)).amount.n:
        shown.append(amount("influence", influence.amount.n))
        due.append(influence)
    if shown:
        yield result("pay", tuple(due), prices=Series(tuple(shown)))


def paid(effects: Sequence[Effect], seat: int, what: int, because: int) -> Change:
    key = what, seat, because
    n = sum(effect.amount for effect in effects if (effect.what, effect.seat, effect.because) == key)
    unit = "deniers" if what == e.E_DENIERS else "influence"
    return Change(seat, Amount(unit, n), Thing("rule", PRICES[because]), is_price=True)


def benefits(effects: Sequence[Effect], seat: int, is_laying: bool) -> Iterator[Result]:
    rest = [effect for effect in effects if effect.seat == seat and effect.because not in (*PRICES, e.B_FARM)]
    used_cube = [effect for effect in rest if effect.what == e.E_CARD_CUBE and effect.amount < 0]
    held = sums([effect for effect in rest if effect not in used_cube]).get(seat, {})
    laid = [effect.amount for effect in effects if (effect.what, effect.seat) == (e.E_EVENT_CUBE, seat)]
    if is_laying and (cubes := sum(n for n in laid if n > 0)):
        yield result("on_event" if cubes == 1 else "on_events", (), cubes, cubes=Amount("cubes", cubes))
    if up := {unit: n for unit, n in held.items() if n > 0}:
        yield result("get", changes(seat, up), amounts=listed(up))
    if down := {unit: n for unit, n in held.items() if n < 0}:
        yield result("lose" if "vp" in down else "spend", changes(seat, down), amounts=listed(down))
    coins = sum(effect.amount for effect in rest if effect.what == e.E_COINS)
    if coins > 0:
        yield result("aside", changes(seat, {"coins": coins}), coins=Amount("deniers", coins))


def changes(seat: int, held: Held) -> tuple[Change, ...]:
    return tuple(Change(seat, Amount(unit, n)) for unit, n in held.items())


def listed(held: Held) -> Series:
    return Series(tuple(amount(unit, n) for unit, n in held.items()))


def consequences(view: CityView, effects: Sequence[Effect], is_moving: bool, seat: int) -> Iterator[Result]:
    """Citizens expelled, events countered."""
    expelled = [effect.seat for effect in effects if effect.what == e.E_LYING and effect.because == e.B_EXPELLED]
    if seat in expelled:
        yield result("expels_own")
    elif expelled:
        yield result("expels", expelled=citizen_of(expelled[0]))
    elif is_moving:
        yield result("free_space")
    for number in dict.fromkeys(effect.where for effect in effects if effect.because == e.B_REWARD):
        yield result("countered", event=Named(event(view.names, number)))


def for_others(effects: Sequence[Effect], seat: int) -> Iterator[Result]:
    """What others gain or lose, except the price of their dice."""
    theirs = [
        effect
        for effect in effects
        if effect.seat != seat
        and effect.because != e.B_SALE
        and effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS)
    ]
    if (said := by_person(theirs)).items:
        amounts = tuple(change for owner, held in sums(theirs).items() for change in changes(owner, held))
        yield Result("others", said, amounts)
