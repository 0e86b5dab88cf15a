# compiled
"""Beats of events and black dice."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.beats.places import building, card, event
from troyes.city.beats.saying import (
    BREAK,
    Held,
    beat,
    by_person,
    citizen_of,
    dice_of,
    gains,
    of,
    signed,
    sums,
    with_gain,
    word,
)
from troyes.city.edge.names import Names
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_CARD, B_EVENT
from troyes.city.rules.layout import COLUMNS, NEUTRAL, SPACES_PER_BUILDING
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Dice, Joined, Named, Part, Phrase, Series, Who
from troyes.kernel.contract.things import Amount, Thing
from troyes.kernel.play.cursor import Cursor

# ---- events strike -------------------------------------------------------------------------------------------------


def title(about: Thing) -> Named:
    """An event as the head of a sentence."""
    return Named(about, "title")


def event_of(names: Names, because: int) -> Thing:
    return event(names, because - B_EVENT)


def struck(kind: str, about: Thing, n: int | None = None, /, **parts: Part) -> Beat:
    """What an event does."""
    return beat(kind, None, about, n, event=title(about), **parts)


def arrivals(names: Names, cursor: Cursor) -> Beat | None:
    """Cards that enter the queue one after the other."""
    came = cursor.take_while(lambda effect: effect.what == e.E_EVENT and effect.amount > 0)
    if not came:
        return None
    events = Series(tuple(title(event(names, effect.where)) for effect in came))
    return beat("threat" if len(came) == 1 else "threats", event=events)


def losses(names: Names, cursor: Cursor) -> Beat:
    """What an event takes from everybody."""
    because = cursor.peek().because
    group = cursor.take_while(
        lambda effect: effect.because == because and effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS)
    )
    items = tuple(loss_of(names, because, seat, held) for seat, held in sums(group).items())
    return struck("event", event_of(names, because), list=Joined(items, BREAK))


def loss_of(names: Names, because: int, seat: int, held: Held) -> Phrase:
    """What one player loses; points are lost by who cannot give all that is asked for, and that is said."""
    key = "change_short" if "vp" in held else "change"
    return word(key, who=Who(seat), changes=gains(held), owed=owed(names, because))


def owed(names: Names, because: int) -> Part:
    """`2 influence`, or `it all` where everybody owes another amount."""
    entry = names.figures.event[names.event_kinds[because - B_EVENT]]
    if "building" in entry or "loss" not in entry:
        return word("it_all")
    return Series(tuple(Amount(unit, n) for unit, n in entry["loss"].items()))


def nothing(names: Names, cursor: Cursor) -> Beat:
    return struck("event_nothing", event_of(names, cursor.next().because))


def protected(names: Names, cursor: Cursor) -> Beat:
    effect = cursor.next()
    return struck("event_protected", event_of(names, effect.because), at=Named(building(effect.where), "at"))


def event_die(names: Names, cursor: Cursor) -> Beat:
    effect = cursor.next()
    return struck("event_roll", event_of(names, effect.because), effect.where, value=effect.where)


def newcomer(names: Names, cursor: Cursor) -> Beat:
    """A neutral citizen of an event takes the first place of a row."""
    because = cursor.peek().because
    group = cursor.take_while(
        lambda effect: (
            (effect.because == because and effect.what in (e.E_NEUTRAL, e.E_CITIZEN))
            or (effect.what == e.E_LYING and effect.because == e.B_EXPELLED)
        )
    )
    expelled = [effect for effect in group if effect.what == e.E_LYING]
    stood = [effect for effect in group if effect.what == e.E_CITIZEN]
    to = building(expelled[0].where if expelled else stood[0].where // SPACES_PER_BUILDING if stood else 0)
    places: dict[str, Part] = {"at": Named(to, "at"), "to": Named(to, "to")}
    about = event_of(names, because)
    if not expelled:
        return struck("newcomer", about, **places)
    return struck("newcomer_expels", about, **places, expelled=citizen_of(expelled[0].seat))


def cathedral(names: Names, cursor: Cursor) -> Beat:
    effect = cursor.next()
    scored = cursor.take(e.E_POINTS, because=effect.because)  # by a neutral owner who scores
    return struck(
        "builders" if effect.amount > 0 else "interruption",
        event_of(names, effect.because),
        of=of(effect.seat),
        column=effect.where % COLUMNS + 1,
        level=effect.where // COLUMNS + 1,
        gain=with_gain([scored] if scored else []),
    )


# ---- cubes on events -----------------------------------------------------------------------------------------------


def fight(names: Names, cursor: Cursor) -> Beat | None:
    """The note of a fight says nothing that its cubes do not say."""
    cursor.next()
    return cubes(names, cursor) if cursor.peek().what == e.E_EVENT_CUBE else None


def cubes(names: Names, cursor: Cursor) -> Beat:
    effect = cursor.peek()
    if effect.because == e.B_REWARD:
        return rewards(names, cursor)
    if effect.amount < 0 or effect.seat == NEUTRAL:
        return cubes_of_event(names, cursor)
    return cubes_of_player(names, cursor)


def cubes_of_player(names: Names, cursor: Cursor) -> Beat:
    first = cursor.peek()
    placed = 0
    group: list[Effect] = []
    while (cube := cursor.peek()).what == e.E_EVENT_CUBE and (cube.seat, cube.where) == (first.seat, first.where):
        if cube.because != first.because:
            break
        cursor.next()
        placed += 1
        group += cursor.take_while(lambda effect: effect.what == e.E_INFLUENCE and effect.because == first.because)
    through_card = B_CARD <= first.because < B_EVENT
    about = event(names, first.where)
    return beat(
        "cubes_through" if through_card else "cubes_on",
        first.seat,
        about,
        placed,
        card=Named(card(names, first.because)) if through_card else "",
        who=Who(first.seat),
        cubes=Amount("cubes", placed),
        event=Named(about),
        gain=with_gain(group),
    )


def cubes_of_event(names: Names, cursor: Cursor) -> Beat:
    """Cubes that an event puts on or takes off others, up to a completed one."""
    because = cursor.peek().because
    moved = cursor.take_while(lambda effect: effect.what == e.E_EVENT_CUBE and effect.because == because)
    items = tuple(
        Phrase(
            "cube_neutral" if effect.amount > 0 else "cube_leaves",
            {"of": of(effect.seat), "event": Named(event(names, effect.where))},
        )
        for effect in moved
    )
    return struck("event_cubes", event_of(names, because), list=Joined(items))


def rewards(names: Names, cursor: Cursor) -> Beat:
    """An event is countered: points, cubes back, the card to its winner."""
    points = cursor.take_while(lambda effect: effect.what == e.E_POINTS and effect.because >= B_EVENT)
    cleared = cursor.take_while(lambda effect: effect.what == e.E_EVENT_CUBE and effect.because == e.B_REWARD)
    won = cursor.take(e.E_WON)
    gone = cursor.take(e.E_EVENT)
    number = cleared[0].where if cleared else (points[0] if points else won or cursor.peek()).because - B_EVENT
    about = event(names, number)
    items: list[Part] = [by_person(points)] if points else []
    if won:
        items.append(Phrase("won", {"who": Who(won.seat)}))
    else:
        items.append(Phrase("not_won" if gone else "cleared"))
    winner = won.seat if won else None
    return beat("countered", winner, about, event=title(about), list=Joined(tuple(items), BREAK))


# ---- black dice ----------------------------------------------------------------------------------------------------


def black_said(values: Sequence[int]) -> Phrase:
    """`black 6 and 4`."""
    return word("black", n=len(values), values=Series(tuple(values)))


def black_dice(names: Names, cursor: Cursor) -> Beat:
    """Rolled, or taken up one by one after the first."""
    rolled = cursor.peek().amount > 0
    group = cursor.take_while(
        lambda effect: effect.what == e.E_BLACK and effect.because == e.B_BLACK_DICE and (effect.amount > 0) == rolled
    )
    values = black_values(group)
    if rolled:
        return beat("black_rolled", values=Series(tuple(values)))
    return beat("joins", black=black_said(values))


def raised(names: Names, cursor: Cursor) -> Beat:
    """The dice as they lie on the table, then what they are worth while such events stand."""
    notes = cursor.take_while(lambda effect: effect.what == e.N_RAISED)
    events = dict.fromkeys(note.because - e.B_EVENT for note in notes)
    group = cursor.take_while(lambda effect: effect.what == e.E_BLACK and effect.because == e.B_BLACK_DICE)
    return beat(
        "raised",
        rolled=Series(tuple(black_values([note for note in notes if note.because == notes[0].because]))),
        event=Series(tuple(Named(event(names, number)) for number in events)),
        bonus=sum(names.figures.event[names.event_kinds[number]]["black_bonus"] for number in events),
        values=Series(tuple(black_values(group))),
    )


def black_values(group: Sequence[Effect]) -> list[int]:
    return sorted((effect.where for effect in group for _ in range(abs(effect.amount))), reverse=True)


def counter(names: Names, cursor: Cursor) -> Beat:
    """Black dice taken up, the own dice against them, and the influence for it."""
    actor = cursor.next().seat
    taken = black_said(black_values(cursor.take_while(lambda effect: effect.what == e.E_BLACK)))
    if cursor.peek().what == e.E_DIE and cursor.peek().because == e.B_BLACK_DICE:
        dice, gain = own_dice(cursor)
        return beat("counters", actor, who=Who(actor), black=taken, dice=dice, gain=gain)
    return beat("takes_up", actor, who=Who(actor), black=taken)


def own_dice(cursor: Cursor) -> tuple[Dice, Part]:
    used = cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_BLACK_DICE)
    gained = cursor.take_while(lambda effect: effect.what == e.E_INFLUENCE and effect.because == e.B_BLACK_DICE)
    return dice_of(used), with_gain(gained)


def commitment(names: Names, cursor: Cursor) -> Beat:
    seat = cursor.peek().seat
    dice, gain = own_dice(cursor)
    return beat("commits", seat, who=Who(seat), dice=dice, gain=gain)


def beaten(names: Names, cursor: Cursor) -> Beat:
    gained = cursor.next()
    changes = signed("influence", gained.amount)
    return beat("beaten", gained.seat, gain=word("change", who=Who(gained.seat), changes=changes))


def yielding(names: Names, cursor: Cursor) -> Beat:
    actor = cursor.next().seat
    let_through = black_said(black_values(cursor.take_while(lambda effect: effect.what == e.E_BLACK)))
    lost = cursor.take(e.E_POINTS, because=e.B_BLACK_DICE)
    if lost is None:
        return beat("yields_free", actor, who=Who(actor), black=let_through)
    return beat("yields", actor, who=Who(actor), black=let_through, loss=signed("vp", lost.amount))
