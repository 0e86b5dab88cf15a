# compiled
"""What the activity cards of the base game do.

Most cards are an exchange written in the data. Each of the others has a small class here; `CARD_EFFECTS` names all.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards.effect import CardEffect
from troyes.city.rules.cathedral import cathedral_cubes
from troyes.city.rules.changes import add_card_cubes, add_deniers, add_influence, add_points, note
from troyes.city.rules.citizens import standing
from troyes.city.rules.codes import ACTIVATE, F_CUBE, F_SHOOT, F_SPLIT, dice_used, die_code
from troyes.city.rules.effect_codes import N_ACTION, because_card
from troyes.city.rules.event_queue import all_open_banners, has_cube
from troyes.city.rules.layout import (
    BISHOPRIC,
    CARDS,
    CITY_HALL,
    COLOURS,
    DENIERS,
    DICE,
    INFLUENCE,
    NEUTRAL,
    OWNERS,
    PALACE,
    QUEUE_LENGTH,
    RED,
    WILD_DICE,
)
from troyes.city.rules.order import person_from_start
from troyes.city.rules.state import State, get, push


def activation_bound(s: State, seat: i64, slot: i64, times: i64) -> i64:
    """How many of the activations that the dice allow can be carried out and make a difference; at least one."""
    setup = s.setup
    card = s.v[CARDS + slot]
    if setup.cost_deniers[card] > 0:
        times = min(times, get(s, seat, DENIERS) // setup.cost_deniers[card])
    if setup.cost_influence[card] > 0:
        times = min(times, get(s, seat, INFLUENCE) // setup.cost_influence[card])
    elif setup.gain_influence[card] > 0 and setup.cost_deniers[card] > 0:
        room = setup.max_influence - get(s, seat, INFLUENCE)
        times = min(times, (room + setup.gain_influence[card] - 1) // setup.gain_influence[card])
    times = setup.card_effects[card].most_times(s, seat, slot, times)
    for extension in setup.on_activate:
        times = extension.activation_bound(s, seat, slot, times)
    return times


def asks_times(s: State, slot: i64) -> bool:
    """Whether using fewer activations can make sense: the effect costs something or may help others."""
    setup = s.setup
    card = s.v[CARDS + slot]
    if setup.card_effects[card].asks_times or setup.cost_deniers[card] > 0 or setup.cost_influence[card] > 0:
        return True
    if setup.card_cube_points[card] > 0:  # each further cube makes the others worth less
        return True
    for extension in setup.on_activate:
        if extension.asks_times(s, slot):
            return True
    return False


def activate(s: State, seat: i64, slot: i64, times: i64) -> None:
    """Carry out a card `times` times."""
    card = s.v[CARDS + slot]
    told = dice_used(times) if s.setup.card_per_die[card] else times
    note(s, N_ACTION, seat, ACTIVATE, because_card(card), told)
    s.setup.card_effects[card].activate(s, seat, slot, times)


# ---- effects -------------------------------------------------------------------------------------------------------


@final
class Store(CardEffect):
    """A cube on the card per activation; what it does to a lot later is written in the data."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        add_card_cubes(s, slot, seat, times, because_card(s.v[CARDS + slot]))


@final
class Exchange(CardEffect):
    """Costs and gains as written in the data."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        setup = s.setup
        card = s.v[CARDS + slot]
        because = because_card(card)
        add_deniers(s, seat, (setup.gain_deniers[card] - setup.cost_deniers[card]) * times, because)
        add_influence(s, seat, (setup.gain_influence[card] - setup.cost_influence[card]) * times, because)
        add_points(s, seat, setup.gain_points[card] * times, slot, because)


@final
class Miller(CardEffect):
    """Each activation counts the Palace or the Bishopric; asked only when they differ."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        palace = standing(s, PALACE, seat)
        if palace == standing(s, BISHOPRIC, seat):
            miller_gain(s, seat, slot, times, 0)
        else:
            push(s, F_SPLIT, seat, slot, times, 0, 0)


@final
class Procession(CardEffect):
    """Everybody tied for most dice gains; a neutral district ahead of all leaves nobody, unless it scores."""

    asks_times = True

    def most_times(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        return times if procession_pays(s) else 1

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        i: i64
        card = s.v[CARDS + slot]
        most = most_dice(s)
        for i in range(s.setup.players):
            person = person_from_start(s, i)
            if district_dice(s, person) == most:
                add_points(s, person, s.setup.gain_points[card] * times, slot, because_card(card))
        if s.setup.neutral_scores and district_dice(s, NEUTRAL) == most:
            add_points(s, NEUTRAL, s.setup.gain_points[card] * times, slot, because_card(card))


@final
class Glassblower(CardEffect):
    """For each pair of own cubes on the cathedral."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        card = s.v[CARDS + slot]
        pairs = cathedral_cubes(s, seat) // 2
        add_points(s, seat, pairs * s.setup.gain_points[card] * times, slot, because_card(card))


@final
class Archer(CardEffect):
    """Shots at events, one after the other."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        push(s, F_SHOOT, seat, slot, times, 1, 0)


@final
class Chivalry(CardEffect):
    """Cubes on events for each red die of one's own."""

    asks_times = True

    def most_times(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        return min(times, worthwhile_charges(s, seat))

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        place_cubes(s, seat, slot, times * red_dice(s, seat))


@final
class Diplomat(CardEffect):
    """Cubes on events for influence."""

    def most_times(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        return min(times, all_open_banners(s))

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        card = s.v[CARDS + slot]
        add_influence(s, seat, -times * s.setup.cost_influence[card], because_card(card))
        place_cubes(s, seat, slot, times)


@final
class TaxCollector(CardEffect):
    """Opponents pay what they can per standing citizen in City Hall, the bank pays for the neutral ones."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        i: i64
        card = s.v[CARDS + slot]
        because = because_card(card)
        rate = s.setup.gain_deniers[card] * times
        for i in range(1, s.setup.players):
            other = (seat + i) % s.setup.players
            paid = min(get(s, other, DENIERS), standing(s, CITY_HALL, other) * rate)
            add_deniers(s, other, -paid, because)
            add_deniers(s, seat, paid, because)
        add_deniers(s, seat, standing(s, CITY_HALL, NEUTRAL) * rate * s.setup.neutral_tax, because)


@final
class Captain(CardEffect):
    """For each event with an own cube."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        card = s.v[CARDS + slot]
        add_points(s, seat, events_joined(s, seat) * s.setup.gain_points[card] * times, slot, because_card(card))


@final
class Joust(CardEffect):
    """Only if the activator is among the highest: then he and every player level with him gain."""

    asks_times = True

    def most_times(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        return times if wins_joust(s, seat) else 1

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        i: i64
        card = s.v[CARDS + slot]
        if not wins_joust(s, seat):
            return
        own = red_total(s, seat)
        for i in range(s.setup.players):
            other = (seat + i) % s.setup.players
            if red_total(s, other) == own:
                add_points(s, other, s.setup.gain_points[card] * times, slot, because_card(card))
        if s.setup.neutral_scores and red_total(s, NEUTRAL) == own:
            add_points(s, NEUTRAL, s.setup.gain_points[card] * times, slot, because_card(card))


CARD_EFFECTS: Final[dict[str, CardEffect]] = {
    "store": Store(),
    "exchange": Exchange(),
    "miller": Miller(),
    "procession": Procession(),
    "glassblower": Glassblower(),
    "archer": Archer(),
    "chivalry": Chivalry(),
    "diplomat": Diplomat(),
    "tax_collector": TaxCollector(),
    "captain": Captain(),
    "joust": Joust(),
}


# ---- what they count and do ----------------------------------------------------------------------------------------


def miller_gain(s: State, seat: i64, slot: i64, palace_times: i64, bishopric_times: i64) -> None:
    card = s.v[CARDS + slot]
    citizens = palace_times * standing(s, PALACE, seat) + bishopric_times * standing(s, BISHOPRIC, seat)
    add_deniers(s, seat, citizens * s.setup.gain_deniers[card], because_card(card))


def place_cubes(s: State, seat: i64, slot: i64, cubes: i64) -> None:
    """Cubes on events of the player's choice, one at a time."""
    cubes = min(cubes, all_open_banners(s))
    if cubes > 0:
        push(s, F_CUBE, seat, cubes, slot, 0, 0)


def worthwhile_charges(s: State, seat: i64) -> i64:
    """Chivalry: activations after which no banner is left to cover."""
    cubes = red_dice(s, seat)
    return (all_open_banners(s) + cubes - 1) // cubes if cubes > 0 else 1


def red_dice(s: State, seat: i64) -> i64:
    return dice_of_colour(s, RED, seat)


def dice_of_colour(s: State, colour: i64, owner: i64) -> i64:
    value: i64
    n: i64 = 0
    for value in range(1, 7):
        n += s.v[DICE + die_code(colour, owner, value)]
    return n


def red_total(s: State, owner: i64) -> i64:
    value: i64
    n: i64 = 0
    for value in range(1, 7):
        n += value * s.v[DICE + die_code(RED, owner, value)]
    return n


def district_dice(s: State, owner: i64) -> i64:
    """Dice of every colour, a wild one included."""
    colour: i64
    n: i64 = 1 if owner < NEUTRAL and s.v[WILD_DICE + owner] > 0 else 0
    for colour in range(COLOURS):
        n += dice_of_colour(s, colour, owner)
    return n


def most_dice(s: State) -> i64:
    """Dice of the largest district; at least 1, since nobody leads without dice."""
    owner: i64
    most: i64 = 1
    for owner in range(OWNERS):
        most = max(most, district_dice(s, owner))
    return most


def procession_pays(s: State) -> bool:
    """Whether somebody who scores is among those with most dice."""
    owner: i64
    most = most_dice(s)
    for owner in range(OWNERS):
        if wins_points(s, owner) and district_dice(s, owner) == most:
            return True
    return False


def wins_points(s: State, owner: i64) -> bool:
    return owner < s.setup.players or (owner == NEUTRAL and s.setup.neutral_scores != 0)


def wins_joust(s: State, seat: i64) -> bool:
    """Nobody, the neutral district included, has a higher total of red dice."""
    owner: i64
    own = red_total(s, seat)
    for owner in range(OWNERS):
        if red_total(s, owner) > own:
            return False
    return own > 0


def events_joined(s: State, seat: i64) -> i64:
    place: i64
    n: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        if has_cube(s, place, seat):
            n += 1
    return n
