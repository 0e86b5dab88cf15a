"""The fields a file of figures may have, and what their values have to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from troyes.city.rules.layout import CARD_SPACES, MAX_BANNERS
from troyes.words.message import Message

Colour = Literal["red", "yellow", "white"]
COLOUR_NAMES: Final[tuple[Colour, Colour, Colour]] = ("red", "yellow", "white")


Building = Literal["palace", "city_hall", "bishopric"]
BUILDING_NAMES: Final[tuple[Building, Building, Building]] = ("palace", "city_hall", "bishopric")


USE_NAMES = ("activity", "cathedral", "event", "citizen", "agriculture", "guard")


PLAYER_COUNTS = ("2", "3", "4")


RESOURCES = ("deniers", "influence", "vp")


Check = Callable[[Any], Message | None]


def whole(low: int, high: int) -> Check:
    def check(value: Any) -> Message | None:
        good = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        return None if good else Message("a-whole-number-from", low=low, high=high)

    return check


def one_of(*names: str) -> Check:
    def check(value: Any) -> Message | None:
        return None if isinstance(value, str) and value in names else Message("one-of", names=names)

    return check


def list_of(item: Check, low: int, high: int) -> Check:
    def check(value: Any) -> Message | None:
        if not isinstance(value, list) or not low <= len(value) <= high:
            template = "a-list-of-to" if low != high else "a-list-of-entries"
            return Message(template, low=low, high=high)
        wrong = next((message for entry in value if (message := item(entry))), None)
        return Message("a-list-with-each", wrong=wrong) if wrong else None

    return check


def table_of(items: Mapping[str, Check]) -> Check:
    def check(value: Any) -> Message | None:
        if not isinstance(value, dict) or not value or any(key not in items for key in value):
            return Message("a-table-with-some", names=list(items))
        for key, entry in value.items():
            if wrong := items[key](entry):
                return Message("a-table-with", key=key, wrong=wrong)
        return None

    return check


def each_count(item: Check) -> Check:
    """One value per number of players."""

    def check(value: Any) -> Message | None:
        if not isinstance(value, dict) or set(value) != set(PLAYER_COUNTS):
            return Message("a-table-with-the")
        return next((message for entry in value.values() if (message := item(entry))), None)

    return check


def flag(value: Any) -> Message | None:
    return None if isinstance(value, bool) else Message("true-or-false")


RESOURCE_TABLE = table_of({name: whole(0, 99) for name in RESOURCES})


COLOURS_LIST = list_of(one_of(*COLOUR_NAMES), 1, 3)


IMPROVE = table_of(
    {
        "accepts": COLOURS_LIST,
        "uses": list_of(one_of(*USE_NAMES), 1, 6),
        "single": flag,
        "becomes": one_of(*COLOUR_NAMES),
        "copies": whole(1, 3),
        "add_lot": whole(0, 20),
        "add_die": whole(0, 6),
        "set_die": whole(0, 6),
        "free": flag,
        "mixed": flag,
        "flip_own": flag,
        "free_one": flag,
        "joker": whole(0, 6),
        "discount": whole(0, 20),
        "alike": flag,
    }
)


FIELDS: dict[str, dict[str, Check]] = {
    "activity": {
        "colour": one_of(*COLOUR_NAMES),
        "level": whole(1, 3),
        "hire": whole(0, 99),
        "hire_unit": one_of("deniers", "influence"),
        "per_die": flag,
        "price": whole(0, 99),
        "at_least": whole(0, 999),
        "cube_vp": whole(0, 50),
        "most_vp": whole(0, 50),
        "divisor": whole(1, 60),
        "spaces": list_of(whole(0, 50), 1, CARD_SPACES),
        "gain": RESOURCE_TABLE,
        "cost": table_of({name: whole(0, 99) for name in ("deniers", "influence")}),
        "hits": list_of(whole(1, 6), 0, 6),
        "lot": one_of("any"),
        "improve": IMPROVE,
    },
    "event": {
        "colour": one_of(*COLOUR_NAMES, "board"),
        "copies": whole(1, 8),
        "fought_with": COLOURS_LIST,
        "divisor": whole(1, 60),
        "banners": whole(1, MAX_BANNERS),
        "rewards": list_of(whole(0, 50), 2, 2),
        "black_dice": whole(0, 5),
        "calls": list_of(one_of(*COLOUR_NAMES), 0, 8),
        "building": one_of(*BUILDING_NAMES),
        "loss": table_of({name: whole(0, 99) for name in ("deniers", "influence")}),
        "events": whole(0, 24),
        "black_bonus": whole(0, 6),
        "only_fought": flag,
    },
    "character": {
        "thresholds": list_of(whole(0, 999), 3, 3),
        "thresholds_two_players": list_of(whole(0, 999), 3, 3),
        "rewards": list_of(whole(0, 99), 3, 3),
    },
    "board": {
        "colour": one_of(*COLOUR_NAMES),
        "rows": list_of(list_of(whole(1, 6), 0, 6), 1, 6),
        "row_length": whole(1, 6),
        "salary": whole(0, 99),
        "neutral_two_players": list_of(list_of(whole(1, 6), 2, 2), 0, 6),
        "king_order": list_of(whole(1, 6), 6, 6),
    },
    "outdoor": {
        "level": whole(1, 4),
        "colour": one_of(*COLOUR_NAMES, "purple"),
        "gain": RESOURCE_TABLE,
        "cost": table_of({"deniers": whole(0, 99)}),
        "arrival_vp": list_of(whole(0, 50), 4, 4),
        "cube_vp": whole(0, 50),
        "rank_vp": list_of(whole(0, 50), 3, 3),
        "swaps": whole(1, 3),
    },
    "king": {
        "vp": whole(0, 50),
        "dice": whole(0, 18),
        "per_banner": flag,
        "takes_yours": flag,
        "pays": whole(0, 99),
    },
}


RULES: dict[str, Check] = {
    "start_deniers": whole(0, 999),
    "start_influence": whole(0, 99),
    "max_influence": whole(1, 99),
    "citizens_each": whole(1, 18),
    "start_citizens": each_count(whole(1, 9)),
    "rounds": each_count(whole(1, 20)),
    "characters_each": each_count(whole(0, 2)),
    "income": whole(0, 99),
    "die_price": whole(0, 20),
    "lot_limit": whole(1, 3),
    "reroll_cost": whole(1, 99),
    "recruit_cost": whole(1, 99),
    "flip_cost": whole(1, 99),
    "flip_limit": whole(1, 3),
    "pass_income": whole(0, 99),
    "waiting_income": whole(0, 99),
    "agriculture_divisor": whole(1, 60),
    "cathedral_levels": whole(1, 4),
    "cathedral_vp": whole(0, 50),
    "cathedral_influence": list_of(whole(0, 20), 6, 6),
    "penalty_vp": whole(0, 50),
    "missing_level_vp": whole(0, 50),
    "event_presence_vp": whole(0, 50),
    "neutral_citizens": whole(0, 24),
    "black_dice_cap": whole(0, 20),
    "cube_influence": whole(0, 20),
    "counter_influence": whole(0, 20),
    "red_factor": whole(1, 6),
    "neutral_free_dice": whole(0, 3),
    "neutral_tax": whole(0, 20),
    "neutral_at_banquet": whole(0, 1),
    "rampart_length": whole(4, 60),
    "rampart_gates": list_of(whole(1, 60), 4, 4),
    "king_places": whole(0, 6),
    "king_waits": whole(1, 6),
    "king_rolls": whole(1, 5),
    "king_fallback_vp": whole(0, 50),
    "king_character_vp": whole(0, 50),
    "king_builders_vp": whole(0, 50),
}
