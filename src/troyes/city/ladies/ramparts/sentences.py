"""What happens on the ramparts, as sentences."""

from __future__ import annotations

from troyes.city import effect_codes as e
from troyes.city.edge import Teller
from troyes.city.effect_codes import B_CARD, B_EVENT, B_GUARD, B_OUTDOOR
from troyes.city.ladies.ramparts.codes import ASKS_AGAIN, DECLINED, FROM_NOW_ON, NO_MORE
from troyes.city.ladies.ramparts.words import is_outdoor, text, tile_name
from troyes.city.words.changes import gains, sums
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect
from troyes.kernel.phrasing import capital

WORDS_OF_ORDERS = {DECLINED: "declines", FROM_NOW_ON: "always", NO_MORE: "never", ASKS_AGAIN: "ask"}


def teller_of(what: int, because: int) -> Teller | None:
    if what == e.E_TILE:
        return drawing
    if because == B_GUARD:
        return patrol
    if what == e.N_REACTS:
        return reaction
    if what == e.N_SHIELDED:
        return shielding
    return outdoors if is_outdoor(because) else None


def say(lexicon: Lexicon, key: str, **values: object) -> str:
    return capital(text("log", key, lexicon.language, **values))


def tile(lexicon: Lexicon, because: int) -> str:
    return tile_name(lexicon.names, because - B_OUTDOOR, lexicon.language)


def drawing(lexicon: Lexicon, cursor: Cursor) -> str:
    drawn = cursor.take_while(lambda effect: effect.what == e.E_TILE)
    names = [tile_name(lexicon.names, effect.amount - 1, lexicon.language) for effect in drawn]
    return say(lexicon, "drawn", tiles=lexicon.series(names))


# ---- the guard ----------------------------------------------------------------------------------------------------


def patrol(lexicon: Lexicon, cursor: Cursor) -> str:
    """`Anna's guard: 3 spaces, a cube on Glory, −2 deniers`."""
    sent = cursor.take(e.N_ACTION)
    group = cursor.take_while(lambda effect: effect.because == B_GUARD or is_of_patrol(effect))
    if not group:
        return setting_out(lexicon, sent) if sent else ""
    parts = [part for effect in group if (part := step_of(lexicon, effect))]
    if changes := gains(lexicon, sums(group).get(group[0].seat, {})):
        parts.append(changes)
    return say(lexicon, "patrol", of=lexicon.of(group[0].seat), list=", ".join(parts))


def setting_out(lexicon: Lexicon, sent: Effect) -> str:
    return say(lexicon, "sent_one" if sent.amount == 1 else "sent", of=lexicon.of(sent.seat), points=sent.amount)


def is_of_patrol(effect: Effect) -> bool:
    """A cube laid, or points for reaching a gate."""
    return effect.amount > 0 and effect.what in (e.E_TILE_CUBE, e.E_POINTS) and is_outdoor(effect.because)


def step_of(lexicon: Lexicon, effect: Effect) -> str:
    if effect.what == e.E_GUARD:
        return text("log", "step" if effect.amount == 1 else "steps", lexicon.language, steps=effect.amount)
    if effect.what == e.E_TILE_CUBE:
        return text("log", "lays", lexicon.language, tile=tile(lexicon, effect.because))
    return ""


# ---- cubes spent --------------------------------------------------------------------------------------------------


def reaction(lexicon: Lexicon, cursor: Cursor) -> str:
    noted = cursor.next()
    name, who = tile(lexicon, noted.because), lexicon.who(noted.seat)
    if noted.amount in WORDS_OF_ORDERS:
        return say(lexicon, WORDS_OF_ORDERS[noted.amount], who=who, tile=name)
    cursor.take(e.E_TILE_CUBE)
    if saved := cursor.take(e.N_SHIELDED):
        return say(lexicon, "spared", who=who, event=lexicon.event(saved.because - B_EVENT))
    if cursor.peek().because >= B_CARD and cursor.peek().what in (e.E_DENIERS, e.E_CARD_CUBE):
        return moved(lexicon, cursor, who)
    group = cursor.take_while(lambda effect: effect.because == noted.because and effect.seat == noted.seat)
    return say(lexicon, "spends", who=who, tile=name, list=gains(lexicon, sums(group).get(noted.seat, {})))


def moved(lexicon: Lexicon, cursor: Cursor, who: str) -> str:
    paid = cursor.take(e.E_DENIERS)
    came = cursor.take(e.E_CARD_CUBE)
    card = lexicon.card(came.because - B_CARD) if came else ""
    price = lexicon.amount("deniers", paid.amount) if paid else ""
    return say(lexicon, "moves_for" if paid else "moves", who=who, card=card, price=price)


def shielding(lexicon: Lexicon, cursor: Cursor) -> str:
    """Against black dice; against an event it stands in a reaction."""
    noted = cursor.next()
    cursor.take(e.E_TILE_CUBE)
    cursor.take(e.E_BLACK)
    gained = cursor.take(e.E_INFLUENCE, because=e.B_BLACK_DICE)
    values = {"who": lexicon.who(noted.seat), "black": lexicon.black([noted.where])}
    if gained is None:
        return say(lexicon, "shields", **values)
    return say(lexicon, "shields_gaining", **values, gain=lexicon.signed("influence", gained.amount))


def outdoors(lexicon: Lexicon, cursor: Cursor) -> str:
    """Cubes spent before an action or with a purchase, and the dice they bring."""
    first = cursor.peek()
    if is_of_patrol(first):
        return patrol(lexicon, cursor)
    cube = cursor.take(e.E_TILE_CUBE)
    name = tile(lexicon, first.because)
    if cursor.peek().what == e.E_DIE and cursor.peek().because == first.because:
        return dice_moved(lexicon, cursor)
    paid = cursor.take(e.E_DENIERS, because=first.because)
    if cube is None and paid is None:
        effect = cursor.next()
        changes = gains(lexicon, sums([effect]).get(effect.seat, {}))
        return say(lexicon, "gains", who=lexicon.who(effect.seat), tile=name, list=changes)
    rolled = cursor.take(e.E_DIE, because=first.because)
    price = lexicon.amount("deniers", paid.amount) if paid else ""
    said = say(lexicon, "spends_for" if paid else "spends_cube", who=lexicon.who(first.seat), tile=name, price=price)
    return said if rolled is None else f"{said} {extra_die(lexicon, rolled)}"


def dice_moved(lexicon: Lexicon, cursor: Cursor) -> str:
    """A die rolled from the supply, or two dice that change places."""
    die = cursor.next()
    if die.amount > 0:
        return extra_die(lexicon, die)
    other = cursor.next()
    cursor.next()
    cursor.next()
    return say(
        lexicon,
        "swaps",
        who=lexicon.who(die.seat),
        own=lexicon.die(die.where // 6, die.where % 6 + 1),
        other=lexicon.owned_dice([(other.seat, other.where // 6, other.where % 6 + 1)], die.seat),
    )


def extra_die(lexicon: Lexicon, die: Effect) -> str:
    colour = lexicon.colour(die.where // 6)
    return say(lexicon, "rolls", who=lexicon.who(die.seat), colour=colour, value=die.where % 6 + 1)
