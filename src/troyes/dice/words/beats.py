"""Effects of the dice game as beats: what happened in parts, without a language.

What a seat does in a half-day is one turn: the die, its price, what it is used for, and the chain it sets off. What the
wheel does between two half-days is one step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, DIRECTION_NAMES, RESOURCE_NAMES
from troyes.dice.rules import codes as c
from troyes.dice.rules.changes import changes_of, moved_in
from troyes.dice.rules.layout import COLOURS, COLUMNS, CRIER
from troyes.dice.rules.tables import sheet_data
from troyes.kernel.contract.beat import TURN, Beat, fold
from troyes.kernel.contract.effects import Effect, decode_effect
from troyes.kernel.contract.phrase import Joined, Named, Part, Phrase, Series, Signed, Who
from troyes.kernel.contract.things import Amount, Die, Thing
from troyes.kernel.play.cursor import Cursor

REASONS: Final = {c.B_LINK: "link", c.B_TRACK: "track", c.B_COLUMN: "column", c.B_TILE: "tile", c.B_BOX: "box"}
GAINS: Final = (c.E_CIRCLED, c.E_RESIDENT)
OF_A_LINE: Final = (*GAINS, c.E_SPENT, c.E_BUILT, c.E_WORTH, c.N_CHOICE, c.N_ACTION, c.N_LOST, c.N_NO_BUILDING)
STEPS: Final = {
    **dict.fromkeys(("numbers", "first", "wheel", "tile"), "setup"),
    **dict.fromkeys(("ascending", "descending", "ordered", "cried"), "cry"),
    **dict.fromkeys(("day", "afternoon", "turned", "turned_many", "raid", "dice", "destroyed", "crossed"), "wheel"),
    **dict.fromkeys(("takes", "goes_on"), TURN),
}


def beats(effects: Sequence[int]) -> list[Beat]:
    """Packed effects as beats: one per turn or step, smaller ones inside."""
    return fold(pieces([decode_effect(packed) for packed in effects]))


def pieces(effects: Sequence[Effect]) -> Iterator[Beat]:
    """Each group in the beat on top that it belongs to; that somebody is done ends a group, and is seen by all."""
    for is_done, taken in groupby(effects, lambda effect: effect.what == c.E_DONE):
        if is_done:
            yield Beat("", inside=(filled(Beat(""), list(taken)),), goes_on=True)
        else:
            yield from told_in(Cursor(list(taken)))


def told_in(cursor: Cursor) -> Iterator[Beat]:
    while cursor.more():
        start = cursor.at
        said = next_beat(cursor)
        found = said if said and said.inside else filled(said or Beat(""), cursor.effects[start : cursor.at])
        if said or found.changes or found.moved:
            kind = STEPS.get(found.kind, "")
            yield Beat(kind, found.seat if kind == TURN else None, inside=(found,), goes_on=True)


def filled(beat: Beat, taken: Sequence[Effect]) -> Beat:
    return beat._replace(changes=changes_of(taken), moved=moved_in(taken))


def next_beat(cursor: Cursor) -> Beat | None:
    """Takes at least one effect; None for one that needs no words."""
    effect = cursor.peek()
    if effect.what in OF_A_LINE:
        return line(cursor)
    if effect.what in (c.E_CROSSED, c.N_PROTECTED):
        return crossed(cursor)
    if effect.what == c.E_DIE and effect.amount > 0:
        return roll(cursor)
    if effect.what in (c.E_NUMBER, c.N_DIRECTION):
        return numbers(cursor)
    if effect.what == c.E_FACE and effect.because == c.B_SETUP:
        return set_up(cursor)
    if effect.what == c.E_FACE:
        turned = cursor.take_while(lambda effect: effect.what == c.E_FACE)
        return Beat("turned" if len(turned) == 1 else "turned_many", says=Phrase("turned", {"n": len(turned)}))
    return turning(cursor.next())


def beat(
    kind: str, seat: int | None = None, subject: Thing | None = None, n: int | None = None, /, **parts: Part
) -> Beat:
    """A beat that is told by the template of its kind."""
    return Beat(kind, seat, subject, n, says=Phrase(kind, parts))


# ---- things --------------------------------------------------------------------------------------------------------


def building(number: int) -> Thing:
    return Thing("building", BUILDING_ROWS[number // COLUMNS], number % COLUMNS + 1)


def colour(number: int) -> Thing:
    return Thing("colour", COLOUR_NAMES[number])


def plaza(number: int) -> Thing:
    """One of the plazas around the wheel."""
    return Thing("plaza", COLOUR_NAMES[number])


# ---- the wheel -----------------------------------------------------------------------------------------------------


def numbers(cursor: Cursor) -> Beat:
    """The numbering: rolled, drawn, or cried."""
    said, because = cursor.take(c.N_DIRECTION), cursor.peek().because
    group = cursor.take_while(lambda effect: effect.what == c.E_NUMBER and effect.because == because)
    amounts = [effect.amount for effect in group]
    if said is not None:
        return beat(DIRECTION_NAMES[said.where], CRIER, who=Who(CRIER), numbers=row([said.amount, *amounts]))
    if because == c.B_SETUP:
        return beat("numbers", numbers=row(amounts)) if amounts[1:] else beat("first", number=amounts[0])
    if len(group) == COLUMNS:
        return beat("ordered", CRIER, who=Who(CRIER), numbers=row(amounts))
    parts = [Phrase("column_carries", {"column": effect.where + 1, "number": effect.amount}) for effect in group]
    return beat("cried", CRIER, who=Who(CRIER), list=Series(tuple(parts)))


def row(values: Sequence[int]) -> Joined:
    return Joined(tuple(values), " ")


def set_up(cursor: Cursor) -> Beat:
    group = cursor.take_while(lambda effect: effect.what == c.E_FACE and effect.because == c.B_SETUP)
    return beat("wheel", plazas=Joined(tuple(Named(plaza(effect.amount)) for effect in group)))


def roll(cursor: Cursor) -> Beat:
    """The dice, and inside it the plazas that they destroy."""
    dice = cursor.take_while(lambda effect: effect.what == c.E_DIE and effect.amount > 0)
    struck = strikes(cursor)
    plazas = Series(tuple(priced(effect.where) for effect in struck))
    shown = row([effect.where % 8 for effect in dice])
    found = beat("dice", dice=shown, struck=Phrase("struck", {"n": len(struck), "plazas": plazas}))
    rolled = filled(Beat("rolled"), dice)
    return found._replace(
        inside=(rolled, *(Beat("destroyed", subject=Thing("plaza", "", effect.where + 1)) for effect in struck))
    )


def priced(place: int) -> Phrase:
    """One of the open plazas by its price on the dial."""
    wheel = sheet_data()["wheel"]
    deniers = wheel["deniers"][place]
    key = "any" if wheel["any_resource"][place] else "deniers" if deniers else "free"
    return Phrase(key, {"price": Amount("deniers", deniers)}, "priced")


def strikes(cursor: Cursor) -> list[Effect]:
    """The plazas one roll destroys; what each crosses out stays to be told after the roll."""
    ahead = Cursor(cursor.effects[cursor.at :])
    group = ahead.take_while(lambda effect: effect.what in (c.N_DESTROYED, c.E_CROSSED, c.N_PROTECTED))
    left = [effect for effect in group if effect.what != c.N_DESTROYED]
    cursor.effects = [*cursor.effects[: cursor.at], *left, *ahead.effects[ahead.at :]]
    return [effect for effect in group if effect.what == c.N_DESTROYED]


def crossed(cursor: Cursor) -> Beat:
    """One die of the sheets: who loses it, and whom a Fortress protects; each inside it."""
    where = cursor.peek().where
    group = cursor.take_while(lambda effect: effect.what in (c.E_CROSSED, c.N_PROTECTED) and effect.where == where)
    about = Thing("die", COLOUR_NAMES[where // COLUMNS], where % COLUMNS + 1)
    die = Phrase("die_of_column", {"colour": Named(colour(where // COLUMNS)), "column": where % COLUMNS + 1})
    lose = tuple(Who(effect.seat) for effect in group if effect.what == c.E_CROSSED)
    safe = tuple(Who(effect.seat) for effect in group if effect.what == c.N_PROTECTED)
    if lose and safe:
        said = Phrase("both", {"die": die, "who": Series(lose), "safe": Series(safe)})
    else:
        said = Phrase("crossed" if lose else "protected", {"die": die, "who": Series(lose or safe)})
    inside = (
        filled(Beat("lost" if effect.what == c.E_CROSSED else "protected", effect.seat, about), [effect])
        for effect in group
    )
    return Beat("crossed", None, about, says=said, inside=tuple(inside))


def turning(effect: Effect) -> Beat | None:
    """Days, half-days, tiles and plazas; dice that leave the wheel need no words."""
    if effect.what == c.E_DAY:
        return beat("day")
    if effect.what == c.E_HALF:
        return beat("afternoon") if effect.amount > 0 else None
    if effect.what == c.E_RAID:
        return beat("raid", None, plaza(effect.where), colour=Named(plaza(effect.where)))
    if effect.what == c.E_TILE:
        text = Named(Thing("banquet", str(effect.amount)))
        return beat("tile", None, plaza(effect.where), colour=Named(plaza(effect.where)), text=text)
    if effect.what == c.N_DESTROYED:
        return beat("destroyed", None, Thing("plaza", "", effect.where + 1), plaza=priced(effect.where))
    return None


# ---- the line of a seat --------------------------------------------------------------------------------------------


def line(cursor: Cursor) -> Beat | None:
    """Everything a seat does until somebody else acts."""
    first = cursor.peek()
    is_mercy = first.because == c.B_MERCY
    is_headed = first.what == c.N_CHOICE or is_mercy
    act = chosen_use(cursor) if first.what == c.N_CHOICE else None
    parts: list[Part] = []
    while cursor.more() and cursor.peek().seat == first.seat and cursor.peek().what in OF_A_LINE:
        if parts and cursor.peek().what == c.N_CHOICE:
            break
        if part := part_of(cursor):
            parts.append(part)
    if not parts:
        return None
    said: Part = Joined(tuple(parts), Phrase("break"))
    if not is_headed:
        said = Phrase("goes_on", {"who": Who(first.seat), "list": said})
    kind = "mercy" if is_mercy else "takes" if is_headed else "goes_on"
    found = Beat(kind, first.seat, says=Phrase("line", {"list": said}))
    if act is None:
        return found
    used = Die(None, COLOUR_NAMES[act.because], act.amount)
    return found._replace(subject=Thing("die", "", first.where + 1), n=first.amount, dice=(used,))


def chosen_use(cursor: Cursor) -> Effect | None:
    """As what the die is used that is chosen next."""
    ahead = Cursor(cursor.effects[cursor.at + 1 :])
    ahead.take_while(lambda effect: effect.what == c.E_SPENT)
    return ahead.take(c.N_ACTION)


def part_of(cursor: Cursor) -> Part | None:
    effect = cursor.peek()
    if effect.what == c.N_CHOICE:
        return action(cursor)
    if effect.what in GAINS:
        return gain(cursor)
    cursor.next()
    if effect.what == c.E_BUILT:
        return Phrase("bonus", {"building": Named(building(effect.where), "the")})
    if effect.what == c.E_WORTH:
        counts = Named(Thing("row", sheet_data()["buildings"]["cathedral"][effect.where]))
        return Phrase("worth", {"building": counts, "points": Amount("vp", effect.amount)})
    if effect.what == c.E_SPENT:
        return changed({RESOURCE_NAMES[effect.where]: -effect.amount})
    if effect.what in (c.N_LOST, c.N_NO_BUILDING):
        return Phrase("lost" if effect.what == c.N_LOST else "no_building")
    return None


def action(cursor: Cursor) -> Part | None:
    chosen = cursor.next()
    spent = cursor.take_while(lambda effect: effect.what == c.E_SPENT)
    act = cursor.take(c.N_ACTION)
    if act is None:
        return None
    price = listed(spending(spent, c.B_PRICE))
    return Phrase(
        "takes",
        {
            "who": Who(chosen.seat),
            "die": die_taken(chosen, act, spent),
            "price": Phrase("price", {"list": Series(price)}) if price else Phrase("free"),
            "changes": alterations(chosen, act, spent),
            "deed": deed(cursor, act),
        },
    )


def die_taken(chosen: Effect, act: Effect, spent: Sequence[Effect]) -> Phrase:
    """The die as it was taken; of a recoloured one only the new colour is known."""
    if spending(spent, c.B_COLOUR):
        return Phrase("a_die", {"value": chosen.amount})
    return Phrase("a_colour_die", {"colour": Named(colour(act.because)), "value": chosen.amount})


def alterations(chosen: Effect, act: Effect, spent: Sequence[Effect]) -> Joined:
    """What was paid to change colour and value."""
    wit, effort = spending(spent, c.B_COLOUR), spending(spent, c.B_VALUE)
    said: list[Part] = []
    if wit:
        said.append(Phrase("recoloured", {"colour": Named(colour(act.because)), "cost": Joined(listed(wit))}))
    if effort:
        said.append(Phrase("changed", {"value": act.amount, "cost": Joined(listed(effort))}))
    elif act.amount != chosen.amount:
        said.append(Phrase("worthless", {"value": act.amount}))
    return Joined(tuple(said), "")


def deed(cursor: Cursor, act: Effect) -> Part:
    if act.where == c.GAIN:
        gained = cursor.take_while(lambda effect: effect.what == c.E_CIRCLED and effect.because == c.B_DIE)
        gains = listed(sums(gained))
        return Phrase("gains", {"list": Joined(gains)}) if gains else Phrase("gains_nothing")
    built = cursor.take(c.E_BUILT)
    return Phrase("builds", {"building": Named(building(built.where), "the")}) if built else ""


def gain(cursor: Cursor) -> Part:
    """Gains in a row for the same reason."""
    first = cursor.peek()
    group = cursor.take_while(
        lambda effect: effect.what in GAINS and (effect.seat, effect.because) == (first.seat, first.because)
    )
    if first.because == c.B_MERCY:
        return Phrase("mercy", {"who": Who(first.seat), "list": Series(listed(sums(group)))})
    gains = changed(sums(group))
    if first.because not in REASONS:
        return gains
    return Phrase("part", {"reason": Phrase(REASONS[first.because], section="reason"), "list": gains})


# ---- sums ----------------------------------------------------------------------------------------------------------


def unit_of(effect: Effect) -> str:
    return (RESOURCE_NAMES if effect.what in (c.E_CIRCLED, c.E_SPENT) else COLOUR_NAMES)[effect.where % COLOURS]


def sums(effects: Sequence[Effect]) -> dict[str, int]:
    """What effects bring, by unit, in order of appearance."""
    held: dict[str, int] = {}
    for effect in effects:
        held[unit_of(effect)] = held.get(unit_of(effect), 0) + effect.amount
    return held


def spending(effects: Sequence[Effect], because: int) -> dict[str, int]:
    return sums([effect for effect in effects if effect.because == because])


def listed(held: dict[str, int]) -> tuple[Amount, ...]:
    return tuple(Amount(unit, n) for unit, n in held.items() if n)


def changed(held: dict[str, int]) -> Joined:
    """`+2 deniers, +1 red resident`."""
    return Joined(tuple(Signed(amount) for amount in listed(held)))
