"""What the documentation tells of the rules is complete: hooks, files, rulings, figures."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.pages import ROOT, ROW, SPAN, block, docs, read
from troyes.city.edge import Edge
from troyes.city.extension import Extension
from troyes.city.figure_fields import FIELDS, IMPROVE, RULES, Check
from troyes.city.game import CITY
from troyes.city.tables import HOOKS

# ---- architecture.md and rulings.md ------------------------------------------------------------------------------


def test_every_hook_is_described() -> None:
    described = {name for name, _ in ROW.findall(read(docs("extensions.md")))}
    hooks = {name for name, value in vars(Extension).items() if callable(value) and not name.startswith("_")}
    assert {method for methods in HOOKS.values() for method in methods} <= hooks
    assert hooks - described == set()


def test_everything_an_edge_answers_is_described() -> None:
    answers = {name for name in vars(Edge) if not name.startswith("_")}
    assert answers - set(SPAN.findall(read(docs("extensions.md")))) == set()


@pytest.mark.parametrize(("folder", "title"), [("city", "Which file holds which rule"), ("dice", "The dice game")])
def test_every_file_of_a_game_is_described(folder: str, title: str) -> None:
    _, _, rest = read(docs("architecture.md")).partition(f"\n## {title}\n")
    text = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    files = sorted((ROOT / "src/troyes" / folder).glob("*.py"))
    assert [file.name for file in files if file.name != "__init__.py" and f"`{file.name}`" not in text] == []


def test_every_file_of_an_extension_is_described() -> None:
    city = ROOT / "src/troyes/city"
    files = [file.relative_to(city) for folder in ("king", "ladies") for file in sorted((city / folder).rglob("*.py"))]
    text = read(docs("architecture.md"))
    assert [str(file) for file in files if file.name != "__init__.py" and f"`{file}`" not in text] == []


def test_every_ruling_is_stated_once() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", read(docs("rulings.md")), re.MULTILINE)]
    assert sorted(numbers) == [*range(1, 281)]
    assert len(numbers) == len(set(numbers))


# ---- figures.md --------------------------------------------------------------------------------------------------


def section(page: Path, title: str) -> str:
    """The text of a part of a page."""
    _, _, rest = read(page).partition(f"\n### {title}\n")
    return re.split(r"^##", rest, maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("title", [*FIELDS, "rules"])
def test_every_figure_is_described_with_its_range(title: str) -> None:
    fields: dict[str, Check] = {**FIELDS, "rules": RULES}[title]
    described = dict(ROW.findall(section(docs("figures.md"), title)))
    assert described == {name: check(object()) for name, check in fields.items()}


def test_every_improvement_is_described_with_its_range() -> None:
    described = dict(ROW.findall(section(docs("figures.md"), "improve")))
    assert IMPROVE(object()) == "a table with some of " + ", ".join(described)
    for name, must_be in described.items():
        assert IMPROVE({name: object()}) == f"a table with {name} = {must_be}"


def test_the_example_file_is_a_good_one() -> None:
    figures = tomllib.loads(block(docs("figures.md"), "toml figures"))
    for players in (2, 3, 4):
        setup = CITY.setup({"players": players}, figures)
        assert int(setup.black_dice_cap) == 6
        view = CITY.view(CITY.new(setup), 0).to_dict()
        assert view["buildings"]["bishopric"]["values"] == [[1, 2], [3, 4], [5, 6]]
        assert [len(row) for row in view["buildings"]["bishopric"]["rows"]] == [2, 2, 2]
