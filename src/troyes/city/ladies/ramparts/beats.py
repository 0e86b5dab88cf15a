"""What happens on the ramparts, as beats."""

from __future__ import annotations

from troyes.city.beats import places
from troyes.city.beats.places import card, colour, event
from troyes.city.beats.saying import amount, dice_of, gains, of, signed, sums
from troyes.city.beats.threats import black_said
from troyes.city.edge.edge import Teller
from troyes.city.edge.names import Names
from troyes.city.ladies.ramparts.codes import ASKS_AGAIN, DECLINED, FROM_NOW_ON, NO_MORE
from troyes.city.ladies.ramparts.words import is_outdoor
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_CARD, B_EVENT, B_GUARD, B_OUTDOOR
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Dice, Joined, Named, Part, Phrase, Series, Who
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.cursor import Cursor

WORDS_OF_ORDERS = {DECLINED: "declines", FROM_NOW_ON: "always", NO_MORE: "never", ASKS_AGAIN: "ask"}
STEPS = {
    "ramparts_drawn": "setup",
    **dict.fromkeys(("ramparts_sent", "ramparts_patrol", "ramparts_swaps"), "turn"),
    **dict.fromkeys(("ramparts_shields", "ramparts_shields_gaining", "ramparts_ask"), "turn"),
}


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


def say(key: str, **parts: Part) -> Phrase:
    return Phrase(key, parts)


def beat(key: str, seat: int | None, subject: Thing | None = None, n: int | None = None, /, **parts: Part) -> Beat:
    return Beat(f"ramparts_{key}", seat, subject, n, says=say(key, **parts))


def tile(names: Names, because: int) -> Thing:
    return places.tile(names, because - B_OUTDOOR)


def drawing(names: Names, cursor: Cursor) -> Beat:
    drawn = cursor.take_while(lambda effect: effect.what == e.E_TILE)
    tiles = tuple(Named(places.tile(names, effect.amount - 1)) for effect in drawn)
    return beat("drawn", None, tiles=Series(tiles))


# ---- the guard ----------------------------------------------------------------------------------------------------


def patrol(names: Names, cursor: Cursor) -> Beat | None:
    """`Anna's guard: 3 spaces, a cube on Glory, −2 deniers`."""
    sent = cursor.take(e.N_ACTION)
    group = cursor.take_while(lambda effect: effect.because == B_GUARD or is_of_patrol(effect))
    if not group:
        return setting_out(sent) if sent else None
    said = [part for effect in group if (part := step_of(names, effect))]
    if (changes := gains(sums(group).get(group[0].seat, {}))).items:
        said.append(changes)
    return beat("patrol", group[0].seat, of=of(group[0].seat), list=Joined(tuple(said)))


def setting_out(sent: Effect) -> Beat:
    return beat("sent", sent.seat, None, sent.amount, of=of(sent.seat), points=sent.amount)


def is_of_patrol(effect: Effect) -> bool:
    """A cube laid, or points for reaching a gate."""
    return effect.amount > 0 and effect.what in (e.E_TILE_CUBE, e.E_POINTS) and is_outdoor(effect.because)


def step_of(names: Names, effect: Effect) -> Part | None:
    if effect.what == e.E_GUARD:
        return say("steps", steps=effect.amount)
    if effect.what == e.E_TILE_CUBE:
        return say("lays", tile=Named(tile(names, effect.because)))
    return None


# ---- cubes spent --------------------------------------------------------------------------------------------------


def reaction(names: Names, cursor: Cursor) -> Beat:
    noted = cursor.next()
    about, who = tile(names, noted.because), Who(noted.seat)
    if noted.amount in WORDS_OF_ORDERS:
        return beat(WORDS_OF_ORDERS[noted.amount], noted.seat, about, who=who, tile=Named(about))
    cursor.take(e.E_TILE_CUBE)
    if saved := cursor.take(e.N_SHIELDED):
        return beat("spared", noted.seat, about, who=who, event=Named(event(names, saved.because - B_EVENT)))
    if cursor.peek().because >= B_CARD and cursor.peek().what in (e.E_DENIERS, e.E_CARD_CUBE):
        return moved(names, cursor, noted.seat)
    group = cursor.take_while(lambda effect: effect.because == noted.because and effect.seat == noted.seat)
    changes = gains(sums(group).get(noted.seat, {}))
    return beat("spends", noted.seat, about, who=who, tile=Named(about), list=changes)


def moved(names: Names, cursor: Cursor, seat: int) -> Beat:
    paid = cursor.take(e.E_DENIERS)
    came = cursor.take(e.E_CARD_CUBE)
    to: Part = Named(card(names, came.because)) if came else ""
    price: Part = amount("deniers", paid.amount) if paid else ""
    return beat("moves_for" if paid else "moves", seat, who=Who(seat), card=to, price=price)


def shielding(names: Names, cursor: Cursor) -> Beat:
    """Against black dice; against an event it stands in a reaction."""
    noted = cursor.next()
    cursor.take(e.E_TILE_CUBE)
    cursor.take(e.E_BLACK)
    gained = cursor.take(e.E_INFLUENCE, because=e.B_BLACK_DICE)
    parts: dict[str, Part] = {"who": Who(noted.seat), "black": black_said([noted.where])}
    if gained is None:
        return beat("shields", noted.seat, **parts)
    return beat("shields_gaining", noted.seat, **parts, gain=signed("influence", gained.amount))


def outdoors(names: Names, cursor: Cursor) -> Beat | None:
    """Cubes spent before an action or with a purchase, and the dice they bring."""
    first = cursor.peek()
    if is_of_patrol(first):
        return patrol(names, cursor)
    cube = cursor.take(e.E_TILE_CUBE)
    about = tile(names, first.because)
    parts: dict[str, Part] = {"who": Who(first.seat), "tile": Named(about)}
    if cursor.peek().what == e.E_DIE and cursor.peek().because == first.because:
        return dice_moved(cursor)
    paid = cursor.take(e.E_DENIERS, because=first.because)
    if cube is None and paid is None:
        effect = cursor.next()
        return beat("gains", effect.seat, about, **parts, list=gains(sums([effect]).get(effect.seat, {})))
    rolled = cursor.take(e.E_DIE, because=first.because)
    price: Part = amount("deniers", paid.amount) if paid else ""
    spent = beat("spends_for" if paid else "spends_cube", first.seat, about, **parts, price=price)
    if rolled is None or spent.says is None:
        return spent
    return spent._replace(says=Joined((spent.says, extra_die(rolled)), " "))


def dice_moved(cursor: Cursor) -> Beat:
    """A die rolled from the supply, or two dice that change places."""
    came = cursor.next()
    if came.amount > 0:
        return Beat("ramparts_rolls", came.seat, says=extra_die(came))
    other = cursor.next()
    cursor.next()
    cursor.next()
    theirs = Dice((places.die(other.where, other.seat),), beside=came.seat)
    return beat("swaps", came.seat, who=Who(came.seat), own=dice_of([came], False), other=theirs)


def extra_die(die: Effect) -> Phrase:
    return say("rolls", who=Who(die.seat), colour=Named(colour(die.where // 6)), value=die.where % 6 + 1)
