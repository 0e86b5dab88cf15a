"""From figures to a setup: the tables that the rules read."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from troyes.city import codes
from troyes.city.extension import Extension
from troyes.city.figures import BUILDING_NAMES, COLOUR_NAMES, USE_NAMES, Entry, Figures
from troyes.city.layout import BOARD, CARD_SPACES, CORE_SIZE, SPACES_PER_BUILDING
from troyes.city.setup import Setup

CARD_EFFECTS = {
    "store": codes.STORE,
    "exchange": codes.EXCHANGE,
    "miller": codes.MILLER,
    "procession": codes.PROCESSION,
    "glassblower": codes.GLASSBLOWER,
    "archer": codes.ARCHER,
    "chivalry": codes.CHIVALRY,
    "diplomat": codes.DIPLOMAT,
    "tax_collector": codes.TAX_COLLECTOR,
    "captain": codes.CAPTAIN,
    "joust": codes.JOUST,
}
EVENT_EFFECTS = {
    "none": codes.NO_EFFECT,
    "newcomer": codes.NEWCOMER,
    "levy": codes.LEVY,
    "loss": codes.LOSS,
    "support": codes.SUPPORT,
    "builders": codes.BUILDERS,
    "interruption": codes.INTERRUPTION,
}
COUNTS = {
    "citizens": codes.COUNT_CITIZENS,
    "cathedral": codes.COUNT_CATHEDRAL,
    "deniers": codes.COUNT_DENIERS,
    "influence": codes.COUNT_INFLUENCE,
    "tradesmen": codes.COUNT_TRADESMEN,
    "events_won": codes.COUNT_EVENTS,
}
HOOKS = {
    "on_activate": ("activate", "activation_bound", "asks_times"),
    "on_event": ("resolve_event",),
    "on_phase": ("phase_starts",),
    "on_turn": ("list_turn",),
    "on_frame": ("list_frame",),
    "on_move": ("play",),
    "on_scoring": ("score",),
}


def colour_number(name: str | None) -> int:
    if name is None:
        return -1
    return BOARD if name == "board" else COLOUR_NAMES.index(name)


def colour_bits(names: list[str]) -> int:
    return sum(1 << COLOUR_NAMES.index(name) for name in set(names))


def event_instances(figures: Figures) -> list[tuple[str, int]]:
    """Event cards in the order of their numbers: Marauding first, one entry per copy."""
    names = sorted(figures.event, key=lambda name: figures.event[name]["colour"] != "board")
    return [(name, copy) for name in names for copy in range(figures.event[name]["copies"])]


def make_setup(figures: Figures, players: int, extensions: tuple[Extension, ...] = (), start: int = -1) -> Setup:
    setup = Setup(players, CORE_SIZE + sum(extension.slice for extension in extensions))
    setup.start = start
    effects = dict(CARD_EFFECTS)
    event_effects = dict(EVENT_EFFECTS)
    for extension in extensions:
        effects.update(extension.effect_codes())
        event_effects.update(extension.event_codes())
    for entry in figures.activity.values():
        add_card(setup, entry, effects)
    for name, copy in event_instances(figures):
        add_event(setup, figures.event[name], copy, event_effects)
    for entry in figures.character.values():
        add_character(setup, entry, players)
    for building, name in enumerate(BUILDING_NAMES):
        add_building(setup, building, figures.board[name], players)
    add_rules(setup, figures.rules, str(players))
    plug_in(setup, extensions)
    return setup


def add_card(setup: Setup, entry: Entry, effects: dict[str, int]) -> None:
    gain, cost = entry.get("gain", {}), entry.get("cost", {})
    setup.card_colour = append(setup.card_colour, colour_number(entry["colour"]))
    setup.card_level = append(setup.card_level, entry["level"])
    setup.card_hire = append(setup.card_hire, entry["hire"])
    setup.card_divisor = append(setup.card_divisor, entry["divisor"])
    for k in range(CARD_SPACES):
        points = entry["spaces"][k] if k < len(entry["spaces"]) else -1
        setup.card_spaces = append(setup.card_spaces, points)
    setup.card_effect = append(setup.card_effect, effects[entry["effect"]])
    setup.card_any_lot = append(setup.card_any_lot, int(entry.get("lot") == "any"))
    setup.cost_deniers = append(setup.cost_deniers, cost.get("deniers", 0))
    setup.cost_influence = append(setup.cost_influence, cost.get("influence", 0))
    setup.gain_deniers = append(setup.gain_deniers, gain.get("deniers", 0))
    setup.gain_influence = append(setup.gain_influence, gain.get("influence", 0))
    setup.gain_points = append(setup.gain_points, gain.get("vp", 0))
    setup.card_hits = append(setup.card_hits, sum(1 << value for value in set(entry.get("hits", []))))
    add_improvement(setup, entry.get("improve", {}))


def add_improvement(setup: Setup, improve: dict[str, Any]) -> None:
    uses = sum(1 << USE_NAMES.index(name) for name in set(improve.get("uses", [])))
    setup.improve_accepts = append(setup.improve_accepts, colour_bits(improve.get("accepts", [])))
    setup.improve_uses = append(setup.improve_uses, uses)
    setup.improve_single = append(setup.improve_single, int(improve.get("single", False)))
    setup.improve_becomes = append(setup.improve_becomes, colour_number(improve.get("becomes")))
    setup.improve_copies = append(setup.improve_copies, improve.get("copies", 1))
    setup.improve_add_lot = append(setup.improve_add_lot, improve.get("add_lot", 0))
    setup.improve_add_die = append(setup.improve_add_die, improve.get("add_die", 0))
    setup.improve_set_die = append(setup.improve_set_die, improve.get("set_die", 0))
    setup.improve_free = append(setup.improve_free, int(improve.get("free", False)))
    setup.improve_mixed = append(setup.improve_mixed, int(improve.get("mixed", False)))


def add_event(setup: Setup, entry: Entry, copy: int, effects: dict[str, int]) -> None:
    calls, loss = entry.get("calls", []), entry.get("loss", {})
    building = entry.get("building")
    setup.event_colour = append(setup.event_colour, colour_number(entry["colour"]))
    setup.event_fought = append(setup.event_fought, colour_bits(entry["fought_with"]))
    setup.event_divisor = append(setup.event_divisor, entry["divisor"])
    setup.event_banners = append(setup.event_banners, entry["banners"])
    setup.event_top = append(setup.event_top, entry["rewards"][0])
    setup.event_second = append(setup.event_second, entry["rewards"][1])
    setup.event_black = append(setup.event_black, entry["black_dice"])
    setup.event_calls = append(setup.event_calls, colour_number(calls[copy]) if calls else -1)
    setup.event_effect = append(setup.event_effect, effects[entry["effect"]])
    setup.event_building = append(setup.event_building, BUILDING_NAMES.index(building) if building else -1)
    setup.event_loss_deniers = append(setup.event_loss_deniers, loss.get("deniers", 0))
    setup.event_loss_influence = append(setup.event_loss_influence, loss.get("influence", 0))
    setup.event_reach = append(setup.event_reach, entry.get("events", 0))


def add_character(setup: Setup, entry: Entry, players: int) -> None:
    steps = entry["thresholds"]
    if players <= 2:
        steps = entry.get("thresholds_two_players", steps)
    setup.character_counts = append(setup.character_counts, COUNTS[entry["counts"]])
    for k in range(3):
        setup.character_steps = append(setup.character_steps, steps[k])
        setup.character_rewards = append(setup.character_rewards, entry["rewards"][k])


def add_building(setup: Setup, building: int, entry: Entry, players: int) -> None:
    for row, values in enumerate(entry["rows"]):
        for value in values:
            setup.row_of_value[building * 7 + value] = row
    setup.row_length[building] = entry["row_length"]
    setup.salary[building] = entry["salary"]
    if players <= 2:
        for row, place in entry["neutral_two_players"]:
            space = building * SPACES_PER_BUILDING + (row - 1) * entry["row_length"] + place - 1
            setup.neutral_spaces = append(setup.neutral_spaces, space)


def add_rules(setup: Setup, rules: Entry, players: str) -> None:
    setup.rounds = rules["rounds"][players]
    setup.characters_each = rules["characters_each"][players]
    setup.start_citizens = rules["start_citizens"][players]
    setup.cathedral_influence = vec[i64](rules["cathedral_influence"])
    setup.cathedral_points = rules["cathedral_vp"]
    setup.penalty = rules["penalty_vp"]
    setup.missing_level = rules["missing_level_vp"]
    setup.event_presence = rules["event_presence_vp"]
    for name in (
        "start_deniers", "start_influence", "max_influence", "citizens_each", "income", "die_price", "lot_limit",
        "reroll_cost", "recruit_cost", "flip_cost", "flip_limit", "pass_income", "waiting_income",
        "agriculture_divisor", "cathedral_levels", "neutral_citizens", "black_dice_cap", "cube_influence",
        "counter_influence", "red_factor",
    ):  # fmt: skip
        setattr(setup, name, rules[name])


def plug_in(setup: Setup, extensions: tuple[Extension, ...]) -> None:
    """Per hook, only the extensions that override one of its methods."""
    setup.extensions = list(extensions)
    for hook, methods in HOOKS.items():
        answering = [e for e in extensions if any(name in type(e).__dict__ for name in methods)]
        setattr(setup, hook, answering)
