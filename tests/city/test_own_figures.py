"""One file of figures for every game, its text, its errors, and how sure each figure is."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from troyes.city.figures.errors import errors_in
from troyes.city.figures.every import STATUSES, full_label, list_figures, without_needless
from troyes.city.figures.figures import merged_with
from troyes.city.figures.file import to_text
from troyes.city.game import CITY
from troyes.city.modules import MODULES, all_figures
from troyes.kernel.contract.refusals import BadInput

Own = dict[str, Any]
OWN: Own = {
    "activity": {"merchant": {"hire": 9, "spaces": [2, 1], "divisor": 2}, "artisan": {"hire": 3}},
    "outdoor": {"glory": {"gain": {"vp": 3}}},
    "king": {"7": {"vp": 9}},
    "board": {"palace": {"king_order": [6, 5, 4, 3, 2, 1]}},
    "rules": {"income": 11, "rampart_length": 20, "rampart_gates": [5, 10, 15, 20]},
}


def statuses(own: Own) -> dict[str, str]:
    stock = all_figures()
    return {figure.path: figure.status for figure in list_figures(stock, merged_with(stock, own, ""), own)}


# ---- one file for every game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "modules"), [(4, []), (1, []), (3, list(MODULES))])
def test_what_is_in_other_boxes_is_left_out(players: int, modules: list[str]) -> None:
    figures = CITY.figures_of(CITY.setup({"players": players, "modules": modules}, OWN))
    assert figures["activity"]["merchant"]["hire"] == 9
    assert figures["rules"]["income"] == 11
    assert ("glory" in figures["outdoor"]) == bool(modules)
    assert figures["rules"].get("rampart_length") == (20 if modules else None)
    assert figures["king"].get("7", {}).get("vp") == (9 if players == 1 else None)
    assert ("king_order" in figures["board"]["palace"]) == (players == 1)


@pytest.mark.parametrize(
    "own",
    [
        {"outdoor": {"glori": {"swaps": 2}}},
        {"outdoor": {"glory": {"swaps": 9}}},
        {"outdoor": {"glory": {"colours": 9}}},
        {"king": {"7": 1}},
    ],
)
def test_nonsense_about_other_boxes_is_refused_all_the_same(own: Own) -> None:
    with pytest.raises(BadInput):
        CITY.setup({"players": 2}, own)


# ---- errors ------------------------------------------------------------------------------------------------------


def test_every_error_is_named_by_its_place() -> None:
    own = {
        "activity": {"merchant": {"hire": -1, "divisor": 0, "prize": 1}, "merchand": {}, "artisan": 3},
        "event": [1],
        "weather": {},
        "rules": {"income": "ten"},
    }
    assert [str(error.where) for error in errors_in(own)] == [
        "activity.merchant.hire",
        "activity.merchant.divisor",
        "activity.merchant.prize",
        "activity.merchand",
        "activity.artisan",
        "event",
        "weather",
        "rules.income",
    ]
    assert all(error.problem and error.remedy for error in errors_in(own))


def test_what_does_not_hold_between_figures_is_named_too() -> None:
    own = {
        "rules": {"rounds": {"2": 20, "3": 20, "4": 20}, "start_influence": 99},
        "board": {"palace": {"row_length": 3}},
    }
    assert {str(error.where) for error in errors_in(own)} == {"rules.rounds", "rules.start_influence", "board.palace"}


def test_good_figures_have_no_errors() -> None:
    assert errors_in({}) == []
    assert errors_in(OWN) == []


# ---- how sure they are -------------------------------------------------------------------------------------------


def test_the_stock_is_known_or_assumed() -> None:
    found = Counter(statuses({}).values())
    assert set(found) == {"known", "assumed"}
    assert found["assumed"] > 200


def test_naming_a_value_confirms_or_changes_it() -> None:
    before, after = statuses({}), statuses(OWN)
    assert after["activity.merchant.hire"] == "changed"
    assert (before["activity.merchant.spaces"], after["activity.merchant.spaces"]) == ("assumed", "confirmed")
    assert (before["activity.artisan.hire"], after["activity.artisan.hire"]) == ("assumed", "confirmed")
    assert after["activity.merchant.divisor"] == "known"  # printed in a rulebook
    assert before.keys() == after.keys()
    assert set(after.values()) == set(STATUSES)


def test_what_a_rulebook_says_needs_no_naming() -> None:
    own = {"rules": {"neutral_tax": 1, "income": 11}, "activity": {"merchant": {"hire": 4}, "artisan": {"hire": 3}}}
    assert without_needless(own, all_figures()) == {"rules": {"income": 11}, "activity": {"artisan": {"hire": 3}}}


@pytest.mark.parametrize(("language", "words"), [("en", "Merchant: Hire"), ("fr", "Marchand\u00a0: Embauche")])
def test_labels_name_the_card_and_the_field(language: str, words: str) -> None:
    stock = all_figures()
    labels = [(figure.group, full_label(figure, stock, language)) for figure in list_figures(stock, stock, {})]
    assert ("activity", words) in labels
    assert len(set(labels)) == len(labels)


# ---- the text of a file ------------------------------------------------------------------------------------------


def test_the_text_of_a_file_is_read_back_the_same() -> None:
    everything = all_figures().numbers()
    for own in (OWN, {}, everything):
        read = tomllib.loads(to_text(own))
        assert read == {section: entries for section, entries in own.items() if entries}
