"""What the King does, as beats: his roll, what comes of it, and the dice he pays with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from troyes.city.beats.places import COLOURS, building, card, character, event, space
from troyes.city.beats.rounds import characters, spaces
from troyes.city.beats.saying import amount, by_person, citizen_of, dice_of, gains, of, sums, word
from troyes.city.beats.threats import black_said, black_values
from troyes.city.edge.edge import Teller
from troyes.city.edge.names import Names
from troyes.city.king.tables import HIGHEST, LOWEST, OUT_OF_CITIZENS
from troyes.city.rules import effect_codes as e
from troyes.city.rules.layout import CARD_SPACES, COLUMNS, NEUTRAL, SPACES_PER_BUILDING
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Dice, Joined, Named, Part, Phrase, Series, Who
from troyes.kernel.contract.things import Die, Thing
from troyes.kernel.play.cursor import Cursor

STEPS = {"king_column": "setup", "king_roll": "turn", "king_roll_in_vain": "turn", "king_counters": "turn",
         "king_counters_free": "turn", "king_turn": "turn"}  # fmt: skip


def is_result(because: int) -> bool:
    return e.because_king(LOWEST) <= because <= e.because_king(HIGHEST)


def teller(what: int, because: int) -> Teller | None:
    if what == e.N_KING_ROLL:
        return turn
    if what == e.E_FACE_UP:
        return column
    if because == e.B_KING and what in (e.N_ROLLED, e.N_ACTION):
        return roll if what == e.N_ROLLED else counters
    if is_result(because):
        return payment if what in (e.E_DIE, e.E_DENIERS) else stray
    return None


def royal(key: str, **parts: Part) -> Phrase:
    return Phrase(key, parts, "deed")


def of_king(key: str, subject: Thing | None = None, n: int | None = None, /, **parts: Part) -> Beat:
    """A beat of the King's."""
    return Beat(f"king_{key}", NEUTRAL, subject, n, says=royal(key, **parts))


# ---- before the rounds and against black dice ----------------------------------------------------------------------


def column(names: Names, cursor: Cursor) -> Beat:
    opened = cursor.take_while(lambda effect: effect.what == e.E_FACE_UP)
    return of_king("column", list=Joined(characters(names, opened)))


def roll(names: Names, cursor: Cursor) -> Beat:
    group = cursor.take_while(lambda effect: effect.because == e.B_KING and effect.what != e.N_ACTION)
    dice = tuple(Die(None, COLOURS[effect.amount - 1], effect.where) for effect in group if effect.what == e.N_ROLLED)
    stood = [effect for effect in group if effect.what == e.E_CITIZEN]
    return of_king("roll" if stood else "roll_in_vain", dice=Dice(dice), spaces=spaces(stood))


def counters(names: Names, cursor: Cursor) -> Beat:
    cursor.next()
    group = cursor.take_while(lambda effect: effect.because == e.B_KING and effect.what in (e.E_BLACK, e.E_DIE))
    black = black_said(black_values([effect for effect in group if effect.what == e.E_BLACK]))
    dice = paid_dice(group, NEUTRAL)
    return of_king("counters" if dice.dice else "counters_free", black=black, dice=dice)


# ---- his turn ------------------------------------------------------------------------------------------------------


def turn(names: Names, cursor: Cursor) -> Beat:
    """The roll with its deed; what he pays follows unless an event is settled in between."""
    rolled = cursor.next()
    acts = cursor.take(e.N_KING_ACTS)
    result = rolled.because - e.B_KING_RESULT
    deed = DEEDS[names.figures.king[str(result)]["effect"]](names, cursor) or royal("nothing")
    first, second = divmod(rolled.where, 8)
    told = of_king("turn", None, first + second, first=first, second=second, sum=first + second, deed=deed)
    if acts is None or not acts.amount or is_settled(cursor.peek()):
        return told
    assert told.says is not None
    return told._replace(says=Joined((told.says, *paid(cursor, acts.amount)), " "))


def is_settled(effect: Effect) -> bool:
    """Whether the rewards of an event come next."""
    return effect.because >= e.B_EVENT or effect.because == e.B_REWARD


def own(cursor: Cursor) -> list[Effect]:
    """What follows of this result, up to his dice."""
    return cursor.take_while(
        lambda effect: (
            effect.what not in (e.E_DIE, e.E_DENIERS)
            and (is_result(effect.because) or effect.what == e.E_TRADESMAN or effect.because == e.B_EXPELLED)
        )
    )


def gained(group: Sequence[Effect]) -> Joined:
    return Joined(tuple(gains(held) for held in sums(group).values()))


def points(names: Names, cursor: Cursor) -> Part | None:
    found = gained(own(cursor))
    return found if found.items else None


def citizen(names: Names, cursor: Cursor) -> Part:
    group = own(cursor)
    stood = [effect for effect in group if effect.what == e.E_CITIZEN]
    expelled = [effect for effect in group if effect.what == e.E_LYING]
    if not stood and not expelled:
        left = any(effect.what == e.N_NOTHING and effect.where == OUT_OF_CITIZENS for effect in group)
        return royal("no_citizen" if left else "nobody")
    to = building(expelled[0].where if expelled else stood[0].where // SPACES_PER_BUILDING)
    pushed = [effect for effect in stood if effect.seat != NEUTRAL and effect.amount > 0]
    places: dict[str, Part] = {"to": Named(to, "to"), "at": Named(to, "at")}
    who: Part = citizen_of(expelled[0].seat) if expelled else ""
    if not pushed or (expelled and expelled[0].seat != NEUTRAL):
        return royal("expels", expelled=who, **places)
    furthest = max(pushed, key=lambda effect: effect.where)
    told = royal("pushes", of=of(furthest.seat), spot=Named(space(furthest.where), "spot"), **places)
    return Joined((told, royal("also_expels", expelled=who)), "") if expelled else told


def cubes(names: Names, cursor: Cursor) -> Part | None:
    laid = cursor.take_while(lambda effect: effect.what == e.E_EVENT_CUBE and is_result(effect.because))
    if not laid:
        return None
    return royal("cubes", cubes=amount("cubes", len(laid)), event=Named(event(names, laid[0].where)))


def tradesman(names: Names, cursor: Cursor) -> Part:
    group = own(cursor)
    hired = next((effect for effect in group if effect.what == e.E_TRADESMAN), None)
    if hired is None:
        left = any(effect.what == e.N_NOTHING and effect.where == OUT_OF_CITIZENS for effect in group)
        return royal("no_citizen" if left else "no_space")
    about = card(names, hired.because)
    worth = names.figures.activity[about.key]["spaces"][hired.where % (CARD_SPACES + 1)]
    return royal("tradesman", card=Named(about), points=amount("vp", worth))


def cathedral(names: Names, cursor: Cursor) -> Part:
    group = own(cursor)
    columns = [effect.where % COLUMNS + 1 for effect in group if effect.what == e.E_CATHEDRAL]
    if not columns:
        return royal("full", gain=gained(group))
    numbers = tuple(dict.fromkeys(columns))
    laid = amount("cubes", len(columns))
    return royal("cathedral", n=len(numbers), cubes=laid, columns=Series(numbers), gain=gained(group))


def called(names: Names, cursor: Cursor) -> Part:
    group = own(cursor)
    found = next((effect for effect in group if effect.what == e.E_FACE_UP), None)
    if found is None:
        return royal("no_character", gain=gained(group))
    changes = by_person(group)
    key = "character" if changes.items else "character_vain"
    return royal(key, character=Named(character(names, found.where)), list=changes)


DEEDS: dict[str, Callable[[Names, Cursor], Part | None]] = {
    "vp": points,
    "citizen": citizen,
    "event": cubes,
    "tradesman": tradesman,
    "cathedral": cathedral,
    "character": called,
}


# ---- dice ----------------------------------------------------------------------------------------------------------


def payment(names: Names, cursor: Cursor) -> Beat:
    """Dice he removes after an event has been settled."""
    return Beat("king_pays", NEUTRAL, says=Joined(paid(cursor, 0), " "))


def paid(cursor: Cursor, price: int) -> tuple[Part, ...]:
    group = cursor.take_while(lambda effect: is_result(effect.because) and effect.what in (e.E_DIE, e.E_DENIERS))
    removed = sum(-effect.amount for effect in group if effect.what == e.E_DIE)
    if not removed:
        return (royal("pays_nothing"),)
    told: list[Part] = []
    if sold := next((effect for effect in group if effect.what == e.E_DIE and effect.seat != NEUTRAL), None):
        price_paid = sum(effect.amount for effect in group if effect.what == e.E_DENIERS)
        told.append(
            royal("buys", die=paid_dice(group, sold.seat), who=Who(sold.seat), price=amount("deniers", price_paid))
        )
    if (dice := paid_dice(group, NEUTRAL)).dice:
        told.append(royal("pays_short" if removed < price else "pays", dice=dice))
    return tuple(told)


def paid_dice(group: Sequence[Effect], owner: int) -> Dice:
    given = [effect for effect in group if effect.what == e.E_DIE and effect.seat == owner]
    return dice_of([effect for effect in given for _ in range(-effect.amount)])


def stray(names: Names, cursor: Cursor) -> Beat | None:
    """Effects of a result without its roll."""
    told = cubes(names, cursor) or points(names, cursor)
    if told is None and cursor.more() and is_result(cursor.peek().because):
        cursor.next()
    return Beat("king", NEUTRAL, says=word("change", who=Who(NEUTRAL), changes=told)) if told else None
