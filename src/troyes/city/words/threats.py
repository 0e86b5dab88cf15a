"""Sentences of events and black dice."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city import effect_codes as e
from troyes.city.effect_codes import B_CARD, B_EVENT
from troyes.city.layout import COLUMNS, NEUTRAL, SPACES_PER_BUILDING
from troyes.city.words.changes import by_person, gains, sums
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect

# ---- events strike -------------------------------------------------------------------------------------------------


def arrivals(lexicon: Lexicon, cursor: Cursor) -> str:
    """Cards that enter the queue one after the other."""
    came = cursor.take_while(lambda effect: effect.what == e.E_EVENT and effect.amount > 0)
    if not came:
        return ""
    events = lexicon.series([lexicon.event_title(effect.where) for effect in came])
    return lexicon.log("threat" if len(came) == 1 else "threats", event=events)


def losses(lexicon: Lexicon, cursor: Cursor) -> str:
    """What an event takes from everybody."""
    because = cursor.peek().because
    group = cursor.take_while(
        lambda effect: effect.because == because and effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS)
    )
    items = [loss_of(lexicon, because, seat, held) for seat, held in sums(group).items()]
    return lexicon.log("event", event=title(lexicon, because), list=lexicon.say("word", "break").join(items))


def loss_of(lexicon: Lexicon, because: int, seat: int, held: dict[str, int]) -> str:
    """What one player loses; points are lost by who cannot give all that is asked for, and that is said."""
    key = "change_short" if "points" in held else "change"
    changes = gains(lexicon, held)
    return lexicon.say("word", key, who=lexicon.who(seat), changes=changes, owed=owed(lexicon, because))


def owed(lexicon: Lexicon, because: int) -> str:
    """`2 influence`, or `it all` where everybody owes another amount."""
    entry = lexicon.names.figures.event[lexicon.names.event_kinds[because - B_EVENT]]
    if "building" in entry or "loss" not in entry:
        return lexicon.say("word", "it_all")
    return lexicon.series([lexicon.amount(unit, n) for unit, n in entry["loss"].items()])


def title(lexicon: Lexicon, because: int) -> str:
    return lexicon.event_title(because - B_EVENT)


def nothing(lexicon: Lexicon, cursor: Cursor) -> str:
    return lexicon.log("event_nothing", event=title(lexicon, cursor.next().because))


def protected(lexicon: Lexicon, cursor: Cursor) -> str:
    effect = cursor.next()
    return lexicon.log("event_protected", event=title(lexicon, effect.because), at=lexicon.at(effect.where))


def event_die(lexicon: Lexicon, cursor: Cursor) -> str:
    effect = cursor.next()
    return lexicon.log("event_roll", event=title(lexicon, effect.because), value=effect.where)


def newcomer(lexicon: Lexicon, cursor: Cursor) -> str:
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
    building = expelled[0].where if expelled else stood[0].where // SPACES_PER_BUILDING if stood else 0
    if not expelled:
        return lexicon.log("newcomer", at=lexicon.at(building), to=lexicon.to(building))
    who = citizen_of(lexicon, expelled[0].seat)
    return lexicon.log("newcomer_expels", at=lexicon.at(building), to=lexicon.to(building), expelled=who)


def citizen_of(lexicon: Lexicon, seat: int) -> str:
    """`a neutral citizen`, `Anna's citizen`."""
    if seat == NEUTRAL:
        return lexicon.say("word", "neutral_citizen")
    return lexicon.say("log", "expelled_citizen", of=lexicon.of(seat))


def cathedral(lexicon: Lexicon, cursor: Cursor) -> str:
    effect = cursor.next()
    scored = cursor.take(e.E_POINTS, because=effect.because)  # by a neutral owner who scores
    return lexicon.log(
        "builders" if effect.amount > 0 else "interruption",
        event=title(lexicon, effect.because),
        of=lexicon.of(effect.seat),
        column=effect.where % COLUMNS + 1,
        level=effect.where // COLUMNS + 1,
        gain=with_gain(lexicon, [scored] if scored else []),
    )


# ---- cubes on events -----------------------------------------------------------------------------------------------


def fight(lexicon: Lexicon, cursor: Cursor) -> str:
    """The note of a fight says nothing that its cubes do not say."""
    cursor.next()
    return cubes(lexicon, cursor) if cursor.peek().what == e.E_EVENT_CUBE else ""


def cubes(lexicon: Lexicon, cursor: Cursor) -> str:
    effect = cursor.peek()
    if effect.because == e.B_REWARD:
        return rewards(lexicon, cursor)
    if effect.amount < 0 or effect.seat == NEUTRAL:
        return cubes_of_event(lexicon, cursor)
    return cubes_of_player(lexicon, cursor)


def cubes_of_player(lexicon: Lexicon, cursor: Cursor) -> str:
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
    return lexicon.log(
        "cubes_through" if through_card else "cubes_on",
        card=lexicon.card(first.because - B_CARD) if through_card else "",
        who=lexicon.who(first.seat),
        cubes=lexicon.amount("cubes", placed),
        event=lexicon.event(first.where),
        gain=with_gain(lexicon, group),
    )


def with_gain(lexicon: Lexicon, group: Sequence[Effect]) -> str:
    totals = sums(group)
    text = ", ".join(gains(lexicon, held) for held in totals.values())
    return lexicon.say("log", "gain", list=text) if text else ""


def cubes_of_event(lexicon: Lexicon, cursor: Cursor) -> str:
    """Cubes that an event puts on or takes off others, up to a completed one."""
    because = cursor.peek().because
    moved = cursor.take_while(lambda effect: effect.what == e.E_EVENT_CUBE and effect.because == because)
    items = [
        lexicon.say(
            "log",
            "cube_neutral" if effect.amount > 0 else "cube_leaves",
            of=lexicon.of(effect.seat),
            event=lexicon.event(effect.where),
        )
        for effect in moved
    ]
    return lexicon.log("event_cubes", event=title(lexicon, because), list=", ".join(items))


def rewards(lexicon: Lexicon, cursor: Cursor) -> str:
    """An event is countered: points, cubes back, the card to its winner."""
    points = cursor.take_while(lambda effect: effect.what == e.E_POINTS and effect.because >= B_EVENT)
    cleared = cursor.take_while(lambda effect: effect.what == e.E_EVENT_CUBE and effect.because == e.B_REWARD)
    won = cursor.take(e.E_WON)
    gone = cursor.take(e.E_EVENT)
    event = cleared[0].where if cleared else (points[0] if points else won or cursor.peek()).because - B_EVENT
    items = [by_person(lexicon, points)] if points else []
    if won:
        items.append(lexicon.say("log", "won", who=lexicon.who(won.seat)))
    else:
        items.append(lexicon.say("log", "not_won" if gone else "cleared"))
    return lexicon.log("countered", event=lexicon.event_title(event), list=lexicon.say("word", "break").join(items))


# ---- black dice ----------------------------------------------------------------------------------------------------


def black_dice(lexicon: Lexicon, cursor: Cursor) -> str:
    """Rolled, or taken up one by one after the first."""
    rolled = cursor.peek().amount > 0
    group = cursor.take_while(
        lambda effect: effect.what == e.E_BLACK and effect.because == e.B_BLACK_DICE and (effect.amount > 0) == rolled
    )
    values = black_values(group)
    if rolled:
        return lexicon.log("black_rolled", values=lexicon.series(values))
    return lexicon.log("joins", black=lexicon.black(values))


def raised(lexicon: Lexicon, cursor: Cursor) -> str:
    """The dice as they lie on the table, then what they are worth while such events stand."""
    notes = cursor.take_while(lambda effect: effect.what == e.N_RAISED)
    events = dict.fromkeys(note.because - e.B_EVENT for note in notes)
    group = cursor.take_while(lambda effect: effect.what == e.E_BLACK and effect.because == e.B_BLACK_DICE)
    return lexicon.log(
        "raised",
        rolled=lexicon.series(black_values([note for note in notes if note.because == notes[0].because])),
        event=lexicon.series([lexicon.event(event) for event in events]),
        bonus=sum(lexicon.names.figures.event[lexicon.names.event_kinds[event]]["black_bonus"] for event in events),
        values=lexicon.series(black_values(group)),
    )


def black_values(group: Sequence[Effect]) -> list[int]:
    return sorted((effect.where for effect in group for _ in range(abs(effect.amount))), reverse=True)


def beat(lexicon: Lexicon, cursor: Cursor) -> str:
    """Black dice taken up, the own dice against them, and the influence for it."""
    actor = cursor.next().seat
    black = lexicon.black(black_values(cursor.take_while(lambda effect: effect.what == e.E_BLACK)))
    if cursor.peek().what == e.E_DIE and cursor.peek().because == e.B_BLACK_DICE:
        dice, gain = own_dice(lexicon, cursor)
        return lexicon.log("counters", who=lexicon.who(actor), black=black, dice=dice, gain=gain)
    return lexicon.log("takes_up", who=lexicon.who(actor), black=black)


def own_dice(lexicon: Lexicon, cursor: Cursor) -> tuple[str, str]:
    used = cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_BLACK_DICE)
    gained = cursor.take_while(lambda effect: effect.what == e.E_INFLUENCE and effect.because == e.B_BLACK_DICE)
    dice = lexicon.dice([(effect.where // 6, effect.where % 6 + 1) for effect in used], articles=True)
    return dice, with_gain(lexicon, gained)


def commitment(lexicon: Lexicon, cursor: Cursor) -> str:
    who = lexicon.who(cursor.peek().seat)
    dice, gain = own_dice(lexicon, cursor)
    return lexicon.log("commits", who=who, dice=dice, gain=gain)


def beaten(lexicon: Lexicon, cursor: Cursor) -> str:
    gained = cursor.next()
    change = lexicon.say(
        "word",
        "change",
        who=lexicon.who(gained.seat),
        changes=lexicon.signed("influence", gained.amount),
    )
    return lexicon.log("beaten", gain=change)


def yielding(lexicon: Lexicon, cursor: Cursor) -> str:
    actor = cursor.next().seat
    black = lexicon.black(black_values(cursor.take_while(lambda effect: effect.what == e.E_BLACK)))
    lost = cursor.take(e.E_POINTS, because=e.B_BLACK_DICE)
    who = lexicon.who(actor)
    if lost is None:
        return lexicon.log("yields_free", who=who, black=black)
    return lexicon.log("yields", who=who, black=black, loss=lexicon.signed("points", lost.amount))
