# compiled
"""The figures of one game as flat tables, fixed when the game is set up.

`Setup` is immutable by convention: nothing in the rules writes to it after `figures.py` has filled it. Two games with
different figures can run side by side, because every rule reads its figures from the setup of its own position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.rules.layout import CARD_SPACES

if TYPE_CHECKING:
    from troyes.city.cards.effect import CardEffect, EventEffect
    from troyes.city.rules.extension import Extension


def blank(length: i64) -> vec[i64]:
    """A table of zeros. Tables are made here and filled entry by entry: to put a vector made elsewhere in their place
    would leak it from uncompiled code."""
    return vec[i64]([0] * int(length))


@final
class Setup:
    """Figures, layout and extensions of a game. Tables are indexed by card, event, character, building or rule."""

    def __init__(self, players: i64, size: i64, cards: i64, events: i64, characters: i64, neutrals: i64) -> None:
        self.players: i64 = players
        self.size: i64 = size  # length of the position's vector, slices of extensions included
        self.start: i64 = -1  # start seat, or -1 when it is drawn
        self.info: object = None  # what the setup was made from, for the edge; the rules never look at it
        self.edges: object = ()  # the readable side of the extensions; the rules never look at it
        # activity cards
        self.card_colour: vec[i64] = blank(cards)
        self.card_level: vec[i64] = blank(cards)
        self.card_kind: vec[i64] = blank(cards)
        self.card_hire: vec[i64] = blank(cards)  # deniers
        self.card_hire_influence: vec[i64] = blank(cards)
        self.card_divisor: vec[i64] = blank(cards)
        self.card_spaces: vec[i64] = blank(cards * CARD_SPACES)  # points; -1: no such space
        self.card_effects: list[CardEffect] = []
        self.card_any_lot: vec[i64] = blank(cards)
        self.card_per_die: vec[i64] = blank(cards)  # activated once per die instead of by a divisor
        self.cost_deniers: vec[i64] = blank(cards)  # per activation
        self.cost_influence: vec[i64] = blank(cards)
        self.gain_deniers: vec[i64] = blank(cards)
        self.gain_influence: vec[i64] = blank(cards)
        self.gain_points: vec[i64] = blank(cards)
        self.card_hits: vec[i64] = blank(cards)  # bits of the die values that count as a hit
        self.card_price: vec[i64] = blank(cards)  # deniers per cube, where only some activations place one
        self.card_at_least: vec[i64] = blank(cards)  # deniers one must hold
        self.card_cube_points: vec[i64] = blank(cards)  # end of the game: value of the cubes on the card
        self.card_most_points: vec[i64] = blank(cards)  # end of the game: for most cubes on the card
        # what a delayed cube does to a lot
        self.improve_accepts: vec[i64] = blank(cards)  # bits of colours
        self.improve_uses: vec[i64] = blank(cards)  # bits USE_*
        self.improve_single: vec[i64] = blank(cards)
        self.improve_becomes: vec[i64] = blank(cards)  # colour, or -1
        self.improve_copies: vec[i64] = blank(cards)
        self.improve_add_lot: vec[i64] = blank(cards)
        self.improve_add_die: vec[i64] = blank(cards)
        self.improve_set_die: vec[i64] = blank(cards)
        self.improve_free: vec[i64] = blank(cards)
        self.improve_mixed: vec[i64] = blank(cards)
        self.improve_flip_own: vec[i64] = blank(cards)
        self.improve_free_one: vec[i64] = blank(cards)
        self.improve_joker: vec[i64] = blank(cards)  # value of the cube that joins the lot as a die
        self.improve_discount: vec[i64] = blank(cards)  # price of the first die of each district
        self.improve_alike: vec[i64] = blank(cards)
        self.improve_special: vec[i64] = blank(cards)  # prices or choices of its own: see lots.py
        # events; number 0 is Marauding
        self.event_colour: vec[i64] = blank(events)
        self.event_fought: vec[i64] = blank(events)  # bits of colours
        self.event_divisor: vec[i64] = blank(events)
        self.event_banners: vec[i64] = blank(events)
        self.event_top: vec[i64] = blank(events)
        self.event_second: vec[i64] = blank(events)
        self.event_black: vec[i64] = blank(events)
        self.event_calls: vec[i64] = blank(events)  # colour, or -1
        self.event_effects: list[EventEffect] = []
        self.event_building: vec[i64] = blank(events)
        self.event_loss_deniers: vec[i64] = blank(events)
        self.event_loss_influence: vec[i64] = blank(events)
        self.event_reach: vec[i64] = blank(events)  # Support: how many events at its left
        self.event_black_bonus: vec[i64] = blank(events)  # added to every black die rolled
        self.event_only_fought: vec[i64] = blank(events)  # takes no cube from cards or other events
        self.event_shield: vec[i64] = blank(events)  # takes something from a seat that a shield would save
        # characters
        self.character_counts: vec[i64] = blank(characters)
        self.character_steps: vec[i64] = blank(characters * 3)  # three thresholds each
        self.character_rewards: vec[i64] = blank(characters * 3)  # three rewards each
        # buildings
        self.row_of_value: vec[i64] = vec[i64]([0] * 21)  # building * 7 + value -> row
        self.row_length: vec[i64] = vec[i64]([0] * 3)
        self.salary: vec[i64] = vec[i64]([0] * 3)
        self.neutral_spaces: vec[i64] = blank(neutrals)  # spaces of the neutral citizens placed before the players
        # rules
        self.rounds: i64 = 0
        self.characters_each: i64 = 0
        self.start_citizens: i64 = 0
        self.start_deniers: i64 = 0
        self.start_influence: i64 = 0
        self.max_influence: i64 = 0
        self.citizens_each: i64 = 0
        self.income: i64 = 0
        self.die_price: i64 = 0
        self.lot_limit: i64 = 0
        self.reroll_cost: i64 = 0
        self.recruit_cost: i64 = 0
        self.flip_cost: i64 = 0
        self.flip_limit: i64 = 0
        self.pass_income: i64 = 0
        self.waiting_income: i64 = 0
        self.agriculture_divisor: i64 = 0
        self.cathedral_levels: i64 = 0
        self.highest_level: i64 = 0  # of the cathedral that a card can reach above its levels
        self.cathedral_points: i64 = 0
        self.cathedral_influence: vec[i64] = vec[i64]([0] * 6)
        self.penalty: i64 = 0
        self.missing_level: i64 = 0
        self.event_presence: i64 = 0
        self.neutral_citizens: i64 = 0
        self.black_dice_cap: i64 = 0  # 0: no cap
        self.cube_influence: i64 = 0
        self.counter_influence: i64 = 0
        self.red_factor: i64 = 0
        self.neutral_scores: i64 = 0  # 1 when the neutral owner wins points and events
        self.neutral_colours: i64 = 1  # citizens of the neutral owner that may lie at a building before it is protected
        self.crowded: i64 = 0  # 1 when several citizens of one colour may lie at a building
        self.neutral_free_dice: i64 = 1  # neutral dice that a cube for free dice takes
        self.neutral_tax: i64 = 1  # factor of what the bank pays a tax collector for neutral citizens
        self.neutral_at_banquet: i64 = 1
        self.neutral_builder: i64 = 0  # points of the neutral owner for a cube that an event lays on the cathedral
        self.reversed_last: i64 = 0  # 1 when the last round is played the other way round
        self.king_stops: i64 = 0  # 1 when the King stops with his own last die
        self.king_colours: i64 = 1  # 2 when the King's two colours lie and protect separately
        self.face_up: i64 = 0  # characters laid open at the start
        self.figures: vec[i64] = vec[i64]([0] * 384)  # figures of extensions, each at an offset of its own
        self.slices: vec[i64] = vec[i64]([0] * 16)  # extension code -> where its integers begin in the position
        # extensions: all of them, and per hook only those that answer it
        self.extensions: list[Extension] = []
        self.on_activate: list[Extension] = []
        self.on_phase: list[Extension] = []
        self.on_turn: list[Extension] = []
        self.on_frame: list[Extension] = []
        self.on_move: list[Extension] = []
        self.on_scoring: list[Extension] = []
        self.on_chance: list[Extension] = []
        self.on_automaton: list[Extension] = []
        self.on_declared: list[Extension] = []
        self.on_ended: list[Extension] = []
        self.on_threat: list[Extension] = []
        self.on_cube: list[Extension] = []
        self.on_counter: list[Extension] = []
        self.on_placement: list[Extension] = []
        self.on_lots: list[Extension] = []
        self.on_loose: list[Extension] = []
        self.on_sale: list[Extension] = []
