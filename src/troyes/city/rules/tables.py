"""From figures to a setup: the tables that the rules read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.cards.activities import CARD_EFFECTS
from troyes.city.cards.events import EVENT_EFFECTS
from troyes.city.figures.checks import SECTIONS, Entry, Figures
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES, USE_NAMES
from troyes.city.rules import codes
from troyes.city.rules.extension import Extension
from troyes.city.rules.layout import BOARD, CARD_SPACES, CORE_SIZE, NEUTRAL, SPACES_PER_BUILDING
from troyes.city.rules.setup import Setup

Columns = defaultdict[str, list[int]]  # table of the setup -> its entries, gathered before they become a vector

COUNTS = {
    "citizens": codes.COUNT_CITIZENS,
    "cathedral": codes.COUNT_CATHEDRAL,
    "deniers": codes.COUNT_DENIERS,
    "influence": codes.COUNT_INFLUENCE,
    "tradesmen": codes.COUNT_TRADESMEN,
    "events_won": codes.COUNT_EVENTS,
    "red_people": codes.COUNT_PEOPLE,
    "yellow_people": codes.COUNT_PEOPLE + 1,
    "white_people": codes.COUNT_PEOPLE + 2,
}
KINDS = {"immediate": codes.IMMEDIATE, "delayed": codes.DELAYED, "mixed": codes.MIXED, "endgame": codes.ENDGAME}
SPECIAL = ("free", "flip_own", "free_one", "joker", "discount", "alike")  # improvements with prices or choices
HOOKS = {
    "on_activate": ("activation_bound", "asks_times"),
    "on_phase": ("phase_starts",),
    "on_turn": ("list_turn",),
    "on_frame": ("list_frame", "frame_waits"),
    "on_move": ("play",),
    "on_scoring": ("score",),
    "on_chance": ("draw_chance", "apply_chance"),
    "on_automaton": ("automaton_acts",),
    "on_declared": ("action_declared",),
    "on_ended": ("action_ended",),
    "on_threat": ("event_threatens",),
    "on_cube": ("event_cube", "event_leaves"),
    "on_counter": ("list_counter",),
    "on_placement": ("before_placement",),
    "on_lots": ("turns_bought_dice",),
    "on_loose": ("loose_cubes", "lose_cube"),
    "on_sale": ("automaton_buys",),
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


def make_setup(
    figures: Figures, players: int, extensions: tuple[Extension, ...] = (), options: Mapping[str, Any] | None = None
) -> Setup:
    effects = dict(CARD_EFFECTS)
    event_effects = dict(EVENT_EFFECTS)
    for extension in extensions:
        effects.update(extension.card_effects())
        event_effects.update(extension.event_effects())
    size = CORE_SIZE + sum(extension.slice for extension in extensions)
    events = event_instances(figures)
    neutrals = sum(len(entry["neutral_two_players"]) for entry in figures.board.values()) if players == 2 else 0
    setup = Setup(players, size, len(figures.activity), len(events), len(figures.character), neutrals)
    add_variants(setup, options or {})
    columns: Columns = defaultdict(list)
    for entry in figures.activity.values():
        add_card(columns, entry)
        setup.card_effects.append(effects[entry["effect"]])
    for name, copy in events:
        add_event(columns, figures.event[name], copy)
        setup.event_effects.append(event_effects[figures.event[name]["effect"]])
    for entry in figures.character.values():
        add_character(columns, entry, players)
    for building, name in enumerate(BUILDING_NAMES):
        add_building(setup, columns, building, figures.board[name], players)
    for column, values in columns.items():
        fill(getattr(setup, column), values)
    add_rules(setup, figures.rules, str(max(players, 2)))
    plug_in(setup, extensions)
    sections = {name: figures.section(name) for name in SECTIONS} | {"rules": figures.rules}
    for extension in extensions:
        extension.read_figures(setup, sections)
        extension.prepare(setup)
    return setup


def add_variants(setup: Setup, options: Mapping[str, Any]) -> None:
    """What the options of a game change, as opposed to its figures."""
    start = options.get("start")
    setup.start = -1 if start is None else NEUTRAL if start == "N" else "ABCD".index(start)
    setup.face_up = int(options.get("revealed", False))
    setup.reversed_last = int(options.get("tournament", False))
    setup.king_colours = int(options.get("king_colours", 1))
    setup.king_stops = int(options.get("king_stops") == "own_dice_empty")


def fill(table: vec[i64], values: list[int]) -> None:
    """Write the entries of a table of the setup."""
    for k, value in enumerate(values):
        table[k] = value


def add_card(columns: Columns, entry: Entry) -> None:
    gain, cost = entry.get("gain", {}), entry.get("cost", {})
    columns["card_colour"].append(colour_number(entry["colour"]))
    columns["card_level"].append(entry["level"])
    in_influence = entry.get("hire_unit") == "influence"
    columns["card_kind"].append(KINDS[entry["kind"]])
    columns["card_hire"].append(0 if in_influence else entry["hire"])
    columns["card_hire_influence"].append(entry["hire"] if in_influence else 0)
    columns["card_divisor"].append(entry.get("divisor", 1))
    columns["card_per_die"].append(int(entry.get("per_die", False)))
    for k in range(CARD_SPACES):
        points = entry["spaces"][k] if k < len(entry["spaces"]) else -1
        columns["card_spaces"].append(points)
    columns["card_any_lot"].append(int(entry.get("lot") == "any"))
    columns["cost_deniers"].append(cost.get("deniers", 0))
    columns["cost_influence"].append(cost.get("influence", 0))
    columns["gain_deniers"].append(gain.get("deniers", 0))
    columns["gain_influence"].append(gain.get("influence", 0))
    columns["gain_points"].append(gain.get("vp", 0))
    columns["card_hits"].append(sum(1 << value for value in set(entry.get("hits", []))))
    columns["card_price"].append(entry.get("price", 0))
    columns["card_at_least"].append(entry.get("at_least", 0))
    columns["card_cube_points"].append(entry.get("cube_vp", 0))
    columns["card_most_points"].append(entry.get("most_vp", 0))
    add_improvement(columns, entry.get("improve", {}))


def add_improvement(columns: Columns, improve: dict[str, Any]) -> None:
    uses = sum(1 << USE_NAMES.index(name) for name in set(improve.get("uses", [])))
    columns["improve_accepts"].append(colour_bits(improve.get("accepts", [])))
    columns["improve_uses"].append(uses)
    columns["improve_single"].append(int(improve.get("single", False)))
    columns["improve_becomes"].append(colour_number(improve.get("becomes")))
    columns["improve_copies"].append(improve.get("copies", 1))
    columns["improve_add_lot"].append(improve.get("add_lot", 0))
    columns["improve_add_die"].append(improve.get("add_die", 0))
    columns["improve_set_die"].append(improve.get("set_die", 0))
    columns["improve_free"].append(int(improve.get("free", False)))
    columns["improve_mixed"].append(int(improve.get("mixed", False)))
    columns["improve_flip_own"].append(int(improve.get("flip_own", False)))
    columns["improve_free_one"].append(int(improve.get("free_one", False)))
    columns["improve_joker"].append(improve.get("joker", 0))
    columns["improve_discount"].append(improve.get("discount", 0))
    columns["improve_alike"].append(int(improve.get("alike", False)))
    columns["improve_special"].append(int(any(improve.get(name) for name in SPECIAL)))


def add_event(columns: Columns, entry: Entry, copy: int) -> None:
    calls, loss = entry.get("calls", []), entry.get("loss", {})
    building = entry.get("building")
    columns["event_colour"].append(colour_number(entry["colour"]))
    columns["event_fought"].append(colour_bits(entry["fought_with"]))
    columns["event_divisor"].append(entry["divisor"])
    columns["event_banners"].append(entry["banners"])
    columns["event_top"].append(entry["rewards"][0])
    columns["event_second"].append(entry["rewards"][1])
    columns["event_black"].append(entry["black_dice"])
    columns["event_calls"].append(colour_number(calls[copy]) if calls else -1)
    columns["event_building"].append(BUILDING_NAMES.index(building) if building else -1)
    columns["event_loss_deniers"].append(loss.get("deniers", 0))
    columns["event_loss_influence"].append(loss.get("influence", 0))
    columns["event_reach"].append(entry.get("events", 0))
    columns["event_black_bonus"].append(entry.get("black_bonus", 0))
    columns["event_only_fought"].append(int(entry.get("only_fought", False)))
    columns["event_shield"].append(int(entry.get("shield", False)))


def add_character(columns: Columns, entry: Entry, players: int) -> None:
    steps = entry["thresholds"]
    if players <= 2:
        steps = entry.get("thresholds_two_players", steps)
    columns["character_counts"].append(COUNTS[entry["counts"]])
    for k in range(3):
        columns["character_steps"].append(steps[k])
        columns["character_rewards"].append(entry["rewards"][k])


def add_building(setup: Setup, columns: Columns, building: int, entry: Entry, players: int) -> None:
    for row, values in enumerate(entry["rows"]):
        for value in values:
            setup.row_of_value[building * 7 + value] = row
    setup.row_length[building] = entry["row_length"]
    setup.salary[building] = entry["salary"]
    if players == 2:
        for row, place in entry["neutral_two_players"]:
            space = building * SPACES_PER_BUILDING + (row - 1) * entry["row_length"] + place - 1
            columns["neutral_spaces"].append(space)


def add_rules(setup: Setup, rules: Entry, players: str) -> None:
    setup.rounds = rules["rounds"][players]
    setup.characters_each = rules["characters_each"][players]
    setup.start_citizens = rules["start_citizens"][players]
    fill(setup.cathedral_influence, rules["cathedral_influence"])
    setup.cathedral_points = rules["cathedral_vp"]
    setup.penalty = rules["penalty_vp"]
    setup.missing_level = rules["missing_level_vp"]
    setup.event_presence = rules["event_presence_vp"]
    for name in (
        "start_deniers", "start_influence", "max_influence", "citizens_each", "income", "die_price", "lot_limit",
        "reroll_cost", "recruit_cost", "flip_cost", "flip_limit", "pass_income", "waiting_income",
        "agriculture_divisor", "cathedral_levels", "neutral_citizens", "black_dice_cap", "cube_influence",
        "counter_influence", "red_factor", "neutral_free_dice", "neutral_tax", "neutral_at_banquet",
    ):  # fmt: skip
        setattr(setup, name, rules[name])


def plug_in(setup: Setup, extensions: tuple[Extension, ...]) -> None:
    """Per hook, only the extensions that override one of its methods."""
    setup.extensions = list(extensions)
    at = CORE_SIZE
    for extension in extensions:
        setup.slices[extension.code] = at
        at += extension.slice
    for hook, methods in HOOKS.items():
        answering = [e for e in extensions if any(name in type(e).__dict__ for name in methods)]
        setattr(setup, hook, answering)
