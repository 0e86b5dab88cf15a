"""Imports go down only, and nobody asks which game it holds: read from the source with `ast`.

The layers are those of docs/architecture.md; the parts of one layer do not know each other.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
ROOT = "troyes"
LAYERS = [  # the lowest first
    {"words"},
    {"kernel", "drawing"},
    {"city", "dice"},
    {"games", "compiled"},
    {"reference"},
    {"almanac", "bots", "realtable", "honours", "print", "soak"},
    {"arena"},
    {"server", "train"},
    {"cli"},
    {"__main__"},
]
GAMES_OWN = ("troyes.games", "troyes.city", "troyes.dice")  # these know what they are
KINDS = {  # what nobody else may ask for
    "troyes.kernel.contract.game.Game",
    "troyes.kernel.contract.rules.Rules",
    "troyes.kernel.contract.rules.Position",
    "troyes.kernel.contract.rules.View",
    "troyes.city.game.CityGame",
    "troyes.city.rules.position.Position",
    "troyes.city.edge.view.CityView",
    "troyes.dice.game.DiceGame",
    "troyes.dice.rules.position.Position",
    "troyes.dice.edge.view.DiceView",
}
NAMES = ("city", "dice")
VOICES = {f"troyes.{game}.words.voice" for game in NAMES}
NOT_OF_GAMES = {"drawing", "honours", "print", "sqlite3", "platformdirs", "tempfile", "shutil"}
OTHER_MEANINGS = ("field",)  # of "dice": a column of a table of figures


# ---- reading -----------------------------------------------------------------------------------------------------


@cache
def modules() -> dict[str, Path]:
    found = {}
    for path in sorted((SOURCE / ROOT).rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(modules()[module].read_text(encoding="utf-8"))


@cache
def typing_only(module: str) -> frozenset[ast.stmt]:
    """What stands under `if TYPE_CHECKING` is never loaded."""
    tests = (node for node in ast.walk(tree(module)) if isinstance(node, ast.If))
    return frozenset(line for test in tests if ast.unparse(test.test) == "TYPE_CHECKING" for line in test.body)


@cache
def imports(module: str) -> dict[str, str]:
    """By the name it has here: what a module imports of the package, wherever in the file."""
    found: dict[str, str] = {}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == ROOT:
            found |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.asname or alias.name: alias.name for alias in node.names if alias.name.startswith(ROOT)}
    return found


@cache
def imported(module: str, loaded: bool = False) -> frozenset[str]:
    """The modules among them; `loaded`: without those that only serve types."""
    skipped = {
        alias.asname or alias.name
        for line in (typing_only(module) if loaded else ())
        if isinstance(line, ast.ImportFrom)
        for alias in line.names
    }
    wanted = [full for name, full in imports(module).items() if name not in skipped]
    return frozenset(full if full in modules() else full.rpartition(".")[0] for full in wanted)


def part_of(module: str) -> str:
    """`bots` for `troyes.bots.greedy`; nothing for the package itself, which holds the version."""
    return module.partition(".")[2].partition(".")[0]


def level(part: str) -> int:
    return next(number for number, layer in enumerate(LAYERS) if part in layer)


def test_every_part_has_its_layer() -> None:
    parts = {part_of(module) for module in modules()} - {""}
    assert parts == set().union(*LAYERS), "a folder is new or gone: give it a layer here and in docs/architecture.md"


def test_what_is_looked_for_exists() -> None:
    """A module that has moved would be missed in silence."""
    assert modules().keys() >= VOICES
    for kind in KINDS:
        module, _, name = kind.rpartition(".")
        assert name in {node.name for node in ast.walk(tree(module)) if isinstance(node, ast.ClassDef)}, kind


# ---- downwards only ----------------------------------------------------------------------------------------------


def test_imports_go_down() -> None:
    wrong = [
        f"{module} imports {other}: {part_of(other)} does not lie below {part_of(module)}"
        for module in modules()
        if module != ROOT
        for other in sorted(imported(module))
        if other != ROOT and part_of(other) != part_of(module) and level(part_of(other)) >= level(part_of(module))
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_and_players_import_no_voice() -> None:
    """A game fetches its own, when somebody asks for words."""
    wrong = [
        f"{module} imports {', '.join(found)}: ask a game for its voice"
        for module in modules()
        if (found := sorted(VOICES & imported(module))) and module not in {f"{ROOT}.{game}.game" for game in NAMES}
    ]
    assert not wrong, "\n".join(wrong)


def test_games_store_and_draw_nothing() -> None:
    """Neither files nor pictures: whoever keeps or draws a game stands above it."""
    wrong = [
        f"{module} imports {', '.join(found)}"
        for module in modules()
        if part_of(module) in NAMES and (found := sorted(outside(module) & NOT_OF_GAMES))
    ]
    assert not wrong, "\n".join(wrong)


def outside(module: str) -> set[str]:
    """The parts of the package and the libraries that a module imports, by their first name."""
    found = {part_of(other) for other in imported(module)}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def reached(module: str) -> set[str]:
    found: set[str] = set()
    waiting = [module]
    while waiting:
        new = imported(waiting.pop(), loaded=True) & modules().keys() - found
        found |= new
        waiting += new
    return found


def test_live_games_import_nothing_that_imports_them() -> None:
    live = {module for module in modules() if f"{module}.".startswith("troyes.server.live.")}
    assert len(live) > 40
    outside = {(module, other) for module in live for other in imported(module, loaded=True) if other not in live}
    wrong = [
        f"{module} imports {other}, which leads back to {sorted(back)[0]}"
        for module, other in sorted(outside)
        if other in modules() and other != ROOT and (back := reached(other) & live)
    ]
    assert not wrong, "\n".join(wrong)


# ---- which game it is --------------------------------------------------------------------------------------------


def asked_kinds(module: str) -> Iterator[tuple[ast.AST, str]]:
    """`isinstance(x, View)`, `issubclass`, `case View()` and `type(x) is View`."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            asked: list[ast.AST] = [*ast.walk(node.args[1])]
        elif isinstance(node, ast.MatchClass):
            asked = [node.cls]
        elif isinstance(node, ast.Compare) and "type(" in ast.unparse(node):
            asked = [*ast.walk(node)]
        else:
            continue
        for one in asked:
            if isinstance(one, ast.Name | ast.Attribute):
                first, _, rest = ast.unparse(one).partition(".")
                full = f"{imports(module).get(first, first)}.{rest}".rstrip(".")
                if full in KINDS:
                    yield node, full


def asked_games(module: str) -> Iterator[ast.AST]:
    """`rules is CITY`, `game.name == "dice"`, `body.game in ("city",)`."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Compare):
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            names = {*NAMES} & {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
            is_game = any(side in ("CITY", "DICE", "CITY.name", "DICE.name") for side in sides)
            if is_game or (names and not {*OTHER_MEANINGS} & {*sides}):
                yield node


def foreign() -> list[str]:
    """The package itself offers its games by name."""
    return [
        module
        for module in modules()
        if module != ROOT and not f"{module}.".startswith(tuple(f"{own}." for own in GAMES_OWN))
    ]


def test_nobody_asks_which_game_it_holds() -> None:
    wrong = [
        f"{module}, line {getattr(node, 'lineno', '?')}, asks for {kind}: let the rules or the view say what differs"
        for module in foreign()
        for node, kind in asked_kinds(module)
    ]
    wrong += [
        f"{module}, line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}: ask the rules, or a table by name"
        for module in foreign()
        for node in asked_games(module)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "line",
    [
        "from troyes.city.edge.view import CityView as V\nisinstance(x, (int, V))",
        "from troyes.dice.rules import position as dice\nisinstance(x, dice.Position)",
        "from troyes.city.game import CITY\nx.game is CITY",
        "game.name != 'dice'",
        "name in ('city', 'dice')",
        "from troyes.kernel.contract.rules import View\nmatch x:\n    case View(): pass",
    ],
)
def test_what_is_found(line: str, tmp_path: Path) -> None:
    """The readers above find what they are for."""
    path = tmp_path / "asks.py"
    path.write_text(line, encoding="utf-8")
    modules()["troyes.asks"] = path
    try:
        assert [*asked_kinds("troyes.asks"), *asked_games("troyes.asks")]
    finally:
        del modules()["troyes.asks"]
        for kept in (tree, imports):
            kept.cache_clear()


# ---- playing without a word --------------------------------------------------------------------------------------

MUTE = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None  # importing it raises ImportError
from troyes.arena.simulate import simulate
for game in ("city", "dice"):
    assert simulate(game, 2, ["greedy", "random"], 1)["games"] == 1
    assert simulate(game, 2, ["random"], 1)["games"] == 1
from troyes.games import GAMES
for game in GAMES.values():
    try:
        game.voice
    except ImportError:
        continue
    raise AssertionError("a voice was found")
"""


def test_bots_and_arena_play_without_voices() -> None:
    subprocess.run([sys.executable, "-c", MUTE, *VOICES], check=True, timeout=120)
