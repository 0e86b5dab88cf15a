"""`troyes cards`: figures, sources, own figures, and what cards yield."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import Troyes
from troyes.city.cards.texts import display
from troyes.city.figures.checks import SECTIONS
from troyes.city.figures.figures import stock_figures, with_overrides
from troyes.city.modules import MODULES, figures_for
from troyes.cli.card_values import Valuation, value_cards

ALL: dict[str, Any] = {"players": 1, "modules": list(MODULES)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_is_listed_by_name(troyes: Troyes, lang: str) -> None:
    shown = troyes.fine("cards", "--modules", "all", "--lang", lang).out
    figures = figures_for(ALL)
    for section in SECTIONS:
        for key in figures.section(section):
            assert display(figures, section, key, lang) in shown


def test_marks_tell_where_a_figure_comes_from(troyes: Troyes, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[activity.archer]\nhire = 9\n", encoding="utf-8")
    line = next(line for line in troyes.fine("cards", "--figures", own).out.splitlines() if line.startswith("Archer"))
    assert line.split() == ["Archer", "red", "1", "immediate", "9*", "2~", "2,", "1?"]


def test_bonus_cards_only_when_asked_for_but_found_by_name(troyes: Troyes) -> None:
    assert "Baker" not in troyes.fine("cards").out
    assert "box: bonus" in troyes.fine("cards", "baker").out


@pytest.mark.parametrize("name", ["tax_collector", "Tax Collector", "percepteur", "TAX-COLLECTOR"])
def test_a_card_by_any_of_its_names(troyes: Troyes, name: str) -> None:
    assert "Every other player gives you 1 denier" in troyes.fine("cards", name).out


def test_one_card_in_french(troyes: Troyes) -> None:
    shown = troyes.fine("cards", "évêché", "--lang", "fr").out
    assert "1 2 3 | 4 5 6" in shown
    assert "supposé" in shown


def test_data_holds_value_and_source_of_every_figure(troyes: Troyes) -> None:
    data = troyes.fine("cards", "--json").data
    assert data["activity"]["merchant"]["figures"]["hire"] == {"value": 4, "source": "printed"}
    assert data["event"]["war"]["figures"]["banners"]["source"] == "assumed"
    assert data["rules"]["income"] == {"value": 10, "source": "printed"}
    assert len(data["activity"]) == 27
    sources = {
        figure["source"]
        for section in SECTIONS
        for card in data[section].values()
        for figure in card["figures"].values()
    }
    assert sources == {"printed", "ocr", "assumed"}


def test_the_levels_of_bonus_cards_are_assumed(troyes: Troyes) -> None:
    assert troyes.fine("cards", "prior", "--json").data["activity"]["prior"]["figures"]["level"]["source"] == "assumed"


def test_a_section_or_a_card_as_data(troyes: Troyes) -> None:
    assert list(troyes.fine("cards", "event", "--json").data) == ["event"]
    assert list(troyes.fine("cards", "rules", "--json").data) == ["rules"]
    one = troyes.fine("cards", "Marchand", "--json", "--lang", "fr").data
    assert one["activity"]["merchant"]["name"] == "Marchand"


# ---- values ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def valuation() -> Valuation:
    return value_cards(figures_for({"players": 4, "modules": list(MODULES)}), list(MODULES))


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("merchant", {"deniers": 12}),  # 6 activations of 2 deniers
        ("artisan", {"deniers": 18, "influence": -3}),
        ("journeyman", {"deniers": -9, "vp": 6}),
        ("hunting", {"influence": 12}),
        ("miller", {"deniers": 12}),  # 3 times 2 deniers for 2 citizens
        ("archer", {"influence": 4, "event_cubes": 4}),  # 6 shots, 4 of 6 hit
        ("diplomat", {"event_cubes": 4}),  # the influence comes back
        ("captain", {"vp": 6}),  # 2 times 3 events
        ("glassblower", {"vp": 4.8}),  # 2.4 times 2 pairs
        ("tax_collector", {"deniers": 9.6}),  # 2.4 times 4 citizens
        ("priest", {"stored_cubes": 4}),
        ("baker", {"deniers": 16}),  # 4 times 4 yellow dice
        ("banquet", {"vp": 6}),  # 3 times 2 red dice
        ("weaver", {"deniers": 24}),  # 6 times 4 tradesmen
        ("woodcutter", {"deniers": 12}),  # 3 cubes laid, 3 sold for 4 deniers
        ("breeder", {"deniers": -6, "vp": 4}),  # 2 cubes bought for 3 deniers, 2 sold for 2 VP
        ("fort", {"influence": 6, "vp": 6, "stored_cubes": 3}),  # 3 dice of 4
        ("hermit", {"stored_cubes": 1.5}),
        ("master_craftsman", {"vp": 4.8}),  # 2.4 times 2 pairs of tradesmen
    ],
)
def test_what_twelve_pips_yield(valuation: Valuation, card: str, gained: dict[str, float]) -> None:
    found = next(value for value in valuation.cards if value.name == card).gained
    assert found is not None
    assert {key: value for key, value in found._asdict().items() if abs(value) > 1e-9} == pytest.approx(gained)


def test_a_figure_that_is_off_becomes_an_outlier(troyes: Troyes, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[activity.sculptor]\ngain = { vp = 9 }\n", encoding="utf-8")
    data = troyes.fine("cards", "--value", "--figures", own, "--json").data
    assert data["outliers"] == ["sculptor"]
    shown = troyes.fine("cards", "--value", "--figures", own).out
    assert "- Sculptor: 144" in shown
    assert "Gain VP 9 (yours)" in " ".join(shown.split())


def test_weights_and_assumptions_are_stated(troyes: Troyes) -> None:
    for lang, words in {"en": "1 VP = 4", "fr": "1 PV = 4"}.items():
        shown = troyes.fine("cards", "--value", "--lang", lang).out
        assert words in shown
        assert len(troyes.fine("cards", "--value", "--lang", lang, "--json").data["assumptions"]) == 12


@pytest.mark.parametrize(
    "changes",
    [
        {"activity": {"troubadour": {"cost": {"influence": 99}}}},
        {"activity": {"archer": {"hits": []}}},
        {"rules": {"max_influence": 4, "cathedral_levels": 1, "lot_limit": 1, "citizens_each": 7}},
        {"event": {"war": {"banners": 1}, "marauding": {"banners": 1}}},
        {"activity": {"hunting": {"divisor": 60}}},
    ],
)
def test_values_of_unusual_figures(changes: dict[str, dict[str, dict[str, object]]]) -> None:
    figures = with_overrides(stock_figures(), changes, "test")
    assert len(value_cards(figures, []).cards) == 27


def test_a_card_nobody_can_activate_yields_nothing(troyes: Troyes, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[activity.troubadour]\ncost = { influence = 99 }\n", encoding="utf-8")
    data = troyes.fine("cards", "--value", "--figures", own, "--json").data
    assert next(card for card in data["cards"] if card["card"] == "troubadour")["yields"] is None
    assert "never" in troyes.fine("cards", "--value", "--figures", own).out


# ---- bad input ---------------------------------------------------------------------------------------------------


def test_unknown_names_get_a_suggestion(troyes: Troyes) -> None:
    assert "Did you mean merchant?" in troyes.refused("cards", "merchnt")
    assert "`troyes cards` lists everything" in troyes.refused("cards", "qqqqq")
    assert "Modules: bonus" in troyes.refused("cards", "--modules", "bonsu")
    assert "--value" in troyes.refused("cards", "merchant", "--value")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[activity.merchant\n", "is not valid TOML"),
        ("[activity.merchnt]\nhire = 4\n", "Did you mean merchant?"),
        ("[activity.merchant]\nhire = -4\n", "activity.merchant.hire: must be a whole number from 0 to 99, not -4"),
        ("[board.bishopric]\nrows = [[1, 2], [3, 4]]\n", "board.bishopric"),
        ("[rules]\nincom = 4\n", "Did you mean income?"),
    ],
)
def test_nonsense_figures_are_refused_by_file_and_field(
    troyes: Troyes, tmp_path: Path, content: str, message: str
) -> None:
    own = tmp_path / "my.toml"
    own.write_text(content, encoding="utf-8")
    for words in (["cards"], ["cards", "--value"], ["cards", "merchant"], ["simulate", "--num", "1"], ["score"]):
        shown = troyes.refused(*words, "--figures", own)
        assert str(own) in shown
        assert message in shown


def test_a_missing_figures_file(troyes: Troyes, tmp_path: Path) -> None:
    assert "none.toml: cannot be read" in troyes.refused("cards", "--figures", tmp_path / "none.toml")
