"""The mutants that tools/mutate.py judges: what they are made of, how one is made, how it is planted.

Each mutant changes one comparison, number, operator, condition or statement of a function. Remarks for the log (`note`)
change no position and are left to the ledger and the tests of the words.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "src" / "troyes"
ANSWERS = ROOT / "tools" / "mutants.toml"
CITY_FILES = (
    "cards/activities.py", "cards/bonus.py", "cards/events.py",
    "rules/actions.py", "rules/answers.py", "rules/cathedral.py", "rules/changes.py", "rules/citizens.py",
    "rules/counter.py", "rules/districts.py", "rules/event_queue.py", "rules/follow_ups.py", "rules/income.py",
    "rules/influence.py", "rules/lot_lists.py", "rules/lots.py", "rules/luck.py", "rules/main_moves.py",
    "rules/opening.py", "rules/order.py", "rules/phases.py", "rules/round_end.py", "rules/scoring.py",
    "king/citizen.py", "king/placement.py", "king/ranking.py", "king/results.py", "king/rules.py",
    "ladies/activities/cards.py", "ladies/activities/columns.py", "ladies/activities/counting.py",
    "ladies/activities/executioner.py", "ladies/activities/hostess.py", "ladies/activities/mixed.py",
    "ladies/activities/raids.py", "ladies/activities/scoring.py",
    "ladies/events/cards.py", "ladies/events/monk.py", "ladies/events/possession.py", "ladies/events/uprising.py",
    "ladies/events/winter.py",
    "ladies/purple/rules.py",
    "ladies/ramparts/guard.py", "ladies/ramparts/moved.py", "ladies/ramparts/reactions.py",
    "ladies/ramparts/rules.py", "ladies/ramparts/scoring.py", "ladies/ramparts/shield.py", "ladies/ramparts/swaps.py",
    "ladies/ramparts/tiles.py", "ladies/ramparts/triggers.py",
)  # fmt: skip
# How long and how wide a drawing is, is looked at and not measured.
DRAWINGS = ("final_sheet.py",)
CHECKS = ("conformance.py",)  # is a test itself
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.FloorDiv: ast.Mult, ast.Mult: ast.FloorDiv, ast.Mod: ast.FloorDiv,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


@dataclass(frozen=True)
class Part:
    """Files of the program that are judged by the same tests; names of files are relative to the program's folder."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]  # files and folders; which of them run a line is measured
    game: str = ""  # whose random games judge every mutant of the part
    seconds: int = 5  # of computing for one test; the slowest takes less than one

    @property
    def folders(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(file.rpartition("/")[0] for file in self.files))

    @property
    def all_tests(self) -> tuple[str, ...]:
        return (*self.tests, RANDOM_GAMES) if self.game else self.tests


def files_in(*folders: str, without: Iterable[str] = ()) -> tuple[str, ...]:
    """The Python files that lie in these folders of the program, less those of these names."""
    return tuple(
        f"{folder}/{path.name}"
        for folder in folders
        for path in sorted((PROGRAM / folder).glob("[a-z]*.py"))
        if path.name not in without
    )


RANDOM_GAMES = "tests/test_conformance.py::test_random_games_keep_every_promise"
# The quick ones: what plays whole games or restarts servers would take minutes for each mutant.
LIVE_TESTS = (
    "lines", "stale_answers", "loading", "live", "orders", "seats", "hosting", "hot_seat", "open_tables", "records",
    "replays", "table_names", "table_talk", "rated", "workshop", "names", "beats", "crier", "your_turn", "races",
)  # fmt: skip
KERNEL_TESTS = (
    "bounds", "chance", "cursor", "deeds", "effects", "fair", "faults_of_files", "match", "record", "scenario",
    "story", "turn",
)  # fmt: skip
PARTS = {
    part.name: part
    for part in (
        Part("city", tuple(f"city/{file}" for file in CITY_FILES), ("tests/city",), "city"),
        Part(
            "kernel",
            files_in("kernel/contract", "kernel/play", "kernel/tools", without=CHECKS),
            (*(f"tests/kernel/test_{name}.py" for name in KERNEL_TESTS), "tests/words/test_messages.py"),
        ),
        Part(
            "dice",
            files_in("dice", "dice/rules", "dice/edge", "dice/words", without=DRAWINGS),
            ("tests/dice",),
            "dice",
        ),
        Part(
            "live",
            files_in("server/live/tables", "server/live/play", "server/live/told", "server/live/kept"),
            tuple(f"tests/server/test_{name}.py" for name in LIVE_TESTS),
            seconds=20,
        ),
    )
}


@dataclass(frozen=True)
class Mutant:
    file: str
    function: str
    index: int  # of the changed node among those of the file
    lines: range  # of the changed statement
    before: str
    after: str
    is_kept: bool  # the function's result is computed once in a process

    @property
    def key(self) -> str:
        return f"{self.file} {self.function}: {self.before} -> {self.after}"


@dataclass(frozen=True)
class Site:
    """A node that can be changed, the innermost statement around it, and the function it belongs to."""

    node: ast.AST
    statement: ast.stmt
    function: ast.FunctionDef | ast.AsyncFunctionDef
    name: str  # of the function, a method's with its class


# ---- making mutants ------------------------------------------------------------------------------------------------


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every mutant of a file, one changed node each."""
    for index, site in enumerate(sites(file)):
        before = header(site.statement)
        kept = dict(vars(site.node))
        mutate(site.node)
        after = header(site.statement)
        vars(site.node).update(kept)
        yield Mutant(file, site.name, index, lines_of(site.statement), before, after, is_kept(site.function))


def parsed(file: str) -> ast.Module:
    return ast.parse((PROGRAM / file).read_text(encoding="utf-8"))


def sites(file: str, tree: ast.Module | None = None) -> list[Site]:
    tree = tree or parsed(file)
    owners = {
        id(part): f"{node.name}." for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for part in node.body
    }
    return [
        site
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for line in function.body
        for site in sites_in(
            line, Site(line, line, function, owners.get(id(function), "") + function.name), offsets_of(file)
        )
    ]


def sites_in(node: ast.AST, around: Site, nothing: frozenset[str]) -> Iterator[Site]:
    """The changeable nodes at and below a node, except in remarks for the log and in functions of their own."""
    if is_note(node) or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return
    site = Site(node, node if isinstance(node, ast.stmt) else around.statement, around.function, around.name)
    if can_change(node, nothing):
        yield site
    for child in ast.iter_child_nodes(node):
        yield from sites_in(child, site, nothing)


def is_note(node: ast.AST) -> bool:
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "note"


def is_kept(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("cache" in ast.unparse(decorator) for decorator in function.decorator_list)


def header(statement: ast.stmt) -> str:
    """A statement as text, a compound one without its body."""
    return " ".join(ast.unparse(statement).split("\n")[0].split())


def lines_of(statement: ast.stmt) -> range:
    """The lines of a statement, of a compound one those of its head."""
    last = statement.end_lineno or statement.lineno
    if isinstance(statement, ast.If | ast.While | ast.For | ast.AsyncFor | ast.With | ast.AsyncWith | ast.Try):
        last = statement.body[0].lineno - 1
    return range(statement.lineno, max(last, statement.lineno) + 1)


def can_change(node: ast.AST, nothing: frozenset[str]) -> bool:
    if isinstance(node, ast.Compare):
        return type(node.ops[0]) in SWAPS
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        return type(node.op) in SWAPS and not adds_nothing(node, nothing)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int)
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
    if isinstance(node, ast.If | ast.While):
        return isinstance(node.test, ast.Name | ast.Call | ast.Subscript | ast.Attribute)
    return is_deed(node)


def adds_nothing(node: ast.AST, nothing: frozenset[str]) -> bool:
    """An offset of the layout that is 0: adding and subtracting it are the same."""
    right = node.right if isinstance(node, ast.BinOp) else None
    return isinstance(right, ast.Name) and right.id in nothing


@functools.cache
def offsets_of(file: str) -> frozenset[str]:
    """The names that are 0 in the layout of the positions a file works on."""
    layout = f"{file.partition('/')[0]}/rules/layout.py"
    if not (PROGRAM / layout).exists():
        return frozenset()
    return frozenset(name for name, value in vars(loaded(layout)).items() if type(value) is int and value == 0)


def is_deed(node: ast.AST) -> bool:
    """A statement that can be left out: a call, or a change of the position."""
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Subscript)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def mutate(node: ast.AST) -> None:
    """Change one node. Only attributes of the node itself are set, so that putting them back undoes it."""
    if isinstance(node, ast.Compare):
        node.ops = [SWAPS[type(node.ops[0])](), *node.ops[1:]]  # type: ignore[list-item]
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    elif isinstance(node, ast.UnaryOp):
        node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        node.func = ast.Name("max" if node.func.id == "min" else "min", ast.Load())
    elif isinstance(node, ast.If | ast.While):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Assign):
        node.targets = [ast.Name("_", ast.Store())]
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)


# ---- planting them -------------------------------------------------------------------------------------------------


def plant(file: str, index: int) -> None:
    """Give the functions of the loaded file the changed code; whoever has imported them runs it too."""
    importlib.import_module(module_name(file))
    changed = {place(code): code for code in codes_in(changed_code(file, index))}
    path = str(PROGRAM / file)
    functions = [
        found for found in gc.get_objects() if type(found) is FunctionType and found.__code__.co_filename == path
    ]
    for function in functions:
        function.__code__ = changed[place(function.__code__)]
    if not functions:
        raise LookupError(f"no function of {file} is loaded")


def plant_before_loading(file: str, index: int) -> None:
    """Have the file loaded as the mutant, so that what is computed while loading is changed, too."""
    before = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        return changed_code(file, index) if loader.path == str(PROGRAM / file) else before(loader, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def changed_code(file: str, index: int) -> CodeType:
    tree = parsed(file)
    mutate(sites(file, tree)[index].node)
    code: CodeType = compile(ast.fix_missing_locations(tree), str(PROGRAM / file), "exec")
    return code


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)


def place(code: CodeType) -> tuple[str, int]:
    """What a function keeps when something in it changes: its name and its first line."""
    return code.co_qualname, code.co_firstlineno


def loaded(file: str) -> ModuleType:
    return importlib.import_module(module_name(file))


def module_name(file: str) -> str:
    return "troyes." + file.removesuffix(".py").replace("/", ".")


# ---- answers -------------------------------------------------------------------------------------------------------


def answered() -> dict[str, str]:
    """Survivors that have been read and answered."""
    return {entry["mutant"]: entry["reason"] for entry in tomllib.loads(ANSWERS.read_text("utf-8"))["answer"]}


def stale(answers: Iterable[str]) -> list[str]:
    """The answers to mutants that do not exist, because the line they are about has been changed since."""
    named = {key: key.partition(" ")[0] for key in answers}
    known = {file for part in PARTS.values() for file in part.files}
    existing = {mutant.key for file in known.intersection(named.values()) for mutant in mutants_of(file)}
    return [key for key in named if key not in existing]
