"""What the King does, as sentences: his roll, what comes of it, and the dice he pays with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from troyes.city import effect_codes as e
from troyes.city.edge import Teller
from troyes.city.figures import read_data
from troyes.city.king.tables import HIGHEST, LOWEST, OUT_OF_CITIZENS
from troyes.city.layout import CARD_SPACES, COLUMNS, NEUTRAL, SPACES_PER_BUILDING
from troyes.city.words.changes import by_person, gains, sums
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.threats import black_values, citizen_of
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect

FILE = "king_words.toml"


def texts() -> dict[str, Any]:
    return read_data(FILE)


def source_name(detail: str, language: str) -> str | None:
    """A line of the final scoring, by the number of its source."""
    found: dict[str, str] = texts()["source"].get(detail, {})
    return found.get(language)


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


# ---- before the rounds and against black dice ----------------------------------------------------------------------


def column(lexicon: Lexicon, cursor: Cursor) -> str:
    opened = cursor.take_while(lambda effect: effect.what == e.E_FACE_UP)
    names = [lexicon.names.character(effect.where, lexicon.language) for effect in opened]
    return lexicon.say("king", "column", list=", ".join(names))


def roll(lexicon: Lexicon, cursor: Cursor) -> str:
    group = cursor.take_while(lambda effect: effect.because == e.B_KING and effect.what != e.N_ACTION)
    dice = [(effect.amount - 1, effect.where) for effect in group if effect.what == e.N_ROLLED]
    spaces = [effect.where for effect in group if effect.what == e.E_CITIZEN]
    key = "roll" if spaces else "roll_in_vain"
    return lexicon.say("king", key, dice=lexicon.dice(dice), spaces=lexicon.spaces(spaces))


def counters(lexicon: Lexicon, cursor: Cursor) -> str:
    cursor.next()
    group = cursor.take_while(lambda effect: effect.because == e.B_KING and effect.what in (e.E_BLACK, e.E_DIE))
    black = lexicon.black(black_values([effect for effect in group if effect.what == e.E_BLACK]))
    dice = paid_dice(lexicon, group, NEUTRAL)
    return lexicon.say("king", "counters" if dice else "counters_free", black=black, dice=dice)


# ---- his turn ------------------------------------------------------------------------------------------------------


def turn(lexicon: Lexicon, cursor: Cursor) -> str:
    """The roll with its deed; what he pays follows unless an event is settled in between."""
    rolled = cursor.next()
    acts = cursor.take(e.N_KING_ACTS)
    result = rolled.because - e.B_KING_RESULT
    deed = DEEDS[lexicon.names.figures.king[str(result)]["effect"]](lexicon, cursor)
    first, second = divmod(rolled.where, 8)
    told = lexicon.say(
        "king", "turn", first=first, second=second, sum=first + second, deed=deed or lexicon.say("king", "nothing")
    )
    if acts is None or not acts.amount or is_settled(cursor.peek()):
        return told
    return f"{told} {paid(lexicon, cursor, acts.amount)}"


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


def gained(lexicon: Lexicon, group: Sequence[Effect]) -> str:
    return ", ".join(gains(lexicon, held) for held in sums(group).values())


def points(lexicon: Lexicon, cursor: Cursor) -> str:
    return gained(lexicon, own(cursor))


def citizen(lexicon: Lexicon, cursor: Cursor) -> str:
    group = own(cursor)
    stood = [effect for effect in group if effect.what == e.E_CITIZEN]
    expelled = [effect for effect in group if effect.what == e.E_LYING]
    if not stood and not expelled:
        left = any(effect.what == e.N_NOTHING and effect.where == OUT_OF_CITIZENS for effect in group)
        return lexicon.say("king", "no_citizen" if left else "nobody")
    building = expelled[0].where if expelled else stood[0].where // SPACES_PER_BUILDING
    pushed = [effect for effect in stood if effect.seat != NEUTRAL and effect.amount > 0]
    places = {"to": lexicon.to(building), "at": lexicon.at(building)}
    who = citizen_of(lexicon, expelled[0].seat) if expelled else ""
    if not pushed or (expelled and expelled[0].seat != NEUTRAL):
        return lexicon.say("king", "expels", expelled=who, **places)
    furthest = max(pushed, key=lambda effect: effect.where)
    told = lexicon.say("king", "pushes", of=lexicon.of(furthest.seat), spot=lexicon.spot(furthest.where), **places)
    return told + (lexicon.say("king", "also_expels", expelled=who) if expelled else "")


def event(lexicon: Lexicon, cursor: Cursor) -> str:
    laid = cursor.take_while(lambda effect: effect.what == e.E_EVENT_CUBE and is_result(effect.because))
    if not laid:
        return ""
    return lexicon.say("king", "cubes", cubes=lexicon.amount("cubes", len(laid)), event=lexicon.event(laid[0].where))


def tradesman(lexicon: Lexicon, cursor: Cursor) -> str:
    group = own(cursor)
    hired = next((effect for effect in group if effect.what == e.E_TRADESMAN), None)
    if hired is None:
        left = any(effect.what == e.N_NOTHING and effect.where == OUT_OF_CITIZENS for effect in group)
        return lexicon.say("king", "no_citizen" if left else "no_space")
    card = hired.because - e.B_CARD
    worth = lexicon.names.figures.activity[lexicon.names.cards[card]]["spaces"][hired.where % (CARD_SPACES + 1)]
    return lexicon.say("king", "tradesman", card=lexicon.card(card), points=lexicon.amount("points", worth))


def cathedral(lexicon: Lexicon, cursor: Cursor) -> str:
    group = own(cursor)
    columns = [effect.where % COLUMNS + 1 for effect in group if effect.what == e.E_CATHEDRAL]
    key = "full" if not columns else "column_one" if len(set(columns)) == 1 else "column_many"
    return lexicon.say(
        "king",
        key,
        cubes=lexicon.amount("cubes", len(columns)),
        columns=lexicon.series(list(dict.fromkeys(columns))),
        gain=gained(lexicon, group),
    )


def character(lexicon: Lexicon, cursor: Cursor) -> str:
    group = own(cursor)
    called = next((effect for effect in group if effect.what == e.E_FACE_UP), None)
    if called is None:
        return lexicon.say("king", "no_character", gain=gained(lexicon, group))
    name = lexicon.names.character(called.where, lexicon.language)
    changes = by_person(lexicon, group)
    return lexicon.say("king", "character" if changes else "character_vain", character=name, list=changes)


DEEDS: dict[str, Callable[[Lexicon, Cursor], str]] = {
    "vp": points,
    "citizen": citizen,
    "event": event,
    "tradesman": tradesman,
    "cathedral": cathedral,
    "character": character,
}


# ---- dice ----------------------------------------------------------------------------------------------------------


def payment(lexicon: Lexicon, cursor: Cursor) -> str:
    """Dice he removes after an event has been settled."""
    return paid(lexicon, cursor, 0)


def paid(lexicon: Lexicon, cursor: Cursor, price: int) -> str:
    group = cursor.take_while(lambda effect: is_result(effect.because) and effect.what in (e.E_DIE, e.E_DENIERS))
    removed = sum(-effect.amount for effect in group if effect.what == e.E_DIE)
    if not removed:
        return lexicon.say("king", "pays_nothing")
    told = []
    if sold := next((effect for effect in group if effect.what == e.E_DIE and effect.seat != NEUTRAL), None):
        price_paid = sum(effect.amount for effect in group if effect.what == e.E_DENIERS)
        told.append(
            lexicon.say(
                "king",
                "buys",
                die=paid_dice(lexicon, group, sold.seat),
                who=lexicon.who(sold.seat),
                price=lexicon.amount("deniers", price_paid),
            )
        )
    if dice := paid_dice(lexicon, group, NEUTRAL):
        told.append(lexicon.say("king", "pays_short" if removed < price else "pays", dice=dice))
    return " ".join(told)


def paid_dice(lexicon: Lexicon, group: Sequence[Effect], owner: int) -> str:
    dice = [
        (effect.where // 6, effect.where % 6 + 1)
        for effect in group
        if effect.what == e.E_DIE and effect.seat == owner
        for _ in range(-effect.amount)
    ]
    return lexicon.dice(dice, articles=True)


def stray(lexicon: Lexicon, cursor: Cursor) -> str:
    """Effects of a result without its roll."""
    told = event(lexicon, cursor) or gained(lexicon, own(cursor))
    if not told and cursor.more() and is_result(cursor.peek().because):
        cursor.next()
    return lexicon.say("word", "change", who=lexicon.who(NEUTRAL), changes=told) if told else ""
