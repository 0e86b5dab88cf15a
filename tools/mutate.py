"""Break the rules on purpose, one small change at a time, and see whether a test notices.

Each mutant changes one comparison, number, operator, condition or statement of a function in a rules file. The tests
are collected once; every mutant is planted in a fork of that process, where the tests that run the changed line are
run, most specific first, and then the conformance suite. What survives is printed; tools/mutants.toml answers
survivors that change nothing a player could notice, each with a reason. Remarks for the log (`note`) change no
position and are left to the ledger and the tests of the words.

    make mutate                                a sample of 300 mutants
    make mutate ARGS="--all"                   every mutant
    make mutate ARGS="--file cards.py --all"   every mutant of one file
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "troyes" / "city"
FILES = (
    "bonus.py", "cards.py", "cathedral.py", "changes.py", "citizens.py", "counter.py", "districts.py", "event_queue.py",
    "events.py", "actions.py", "follow_ups.py", "income.py", "influence.py", "lots.py", "lot_lists.py", "luck.py",
    "main_moves.py", "opening.py", "order.py", "phases.py", "round_end.py", "rules.py", "scoring.py",
    "king/citizen.py", "king/placement.py", "king/ranking.py", "king/results.py", "king/rules.py",
    "ladies/activities.py", "ladies/activity_scoring.py", "ladies/columns.py", "ladies/counting.py", "ladies/events.py",
    "ladies/executioner.py", "ladies/hostess.py", "ladies/mixed.py", "ladies/monk.py", "ladies/possession.py",
    "ladies/purple.py", "ladies/raids.py", "ladies/uprising.py", "ladies/winter.py",
    "ladies/ramparts/guard.py", "ladies/ramparts/moved.py", "ladies/ramparts/reactions.py",
    "ladies/ramparts/rules.py", "ladies/ramparts/scoring.py", "ladies/ramparts/shield.py", "ladies/ramparts/swaps.py",
    "ladies/ramparts/tiles.py", "ladies/ramparts/triggers.py",
)  # fmt: skip
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.FloorDiv: ast.Mult, ast.Mult: ast.FloorDiv, ast.Mod: ast.FloorDiv,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
RULE_TESTS = "tests/city"
BACKUP_TESTS = "tests/test_conformance.py::test_random_games_keep_every_promise"
BACKUP_GAMES = f"{BACKUP_TESTS}[city"
SECONDS = 5  # of computing for one test; the slowest takes less than one
MEMORY = 4 << 30


@dataclass(frozen=True)
class Mutant:
    file: str
    function: str
    index: int  # of the changed node among those of the file
    lines: range  # of the changed statement
    before: str
    after: str

    @property
    def key(self) -> str:
        return f"{self.file} {self.function}: {self.before} -> {self.after}"


@dataclass(frozen=True)
class Site:
    """A node that can be changed, the innermost statement around it, and the function it belongs to."""

    node: ast.AST
    statement: ast.stmt
    function: str


# ---- making mutants ------------------------------------------------------------------------------------------------


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every mutant of a file, one changed node each."""
    for index, site in enumerate(sites(parsed(file))):
        before = header(site.statement)
        kept = dict(vars(site.node))
        mutate(site.node)
        after = header(site.statement)
        vars(site.node).update(kept)
        yield Mutant(file, site.function, index, lines_of(site.statement), before, after)


def parsed(file: str) -> ast.Module:
    return ast.parse((RULES / file).read_text(encoding="utf-8"))


def sites(tree: ast.Module) -> list[Site]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [site for function in functions for line in function.body for site in sites_in(line, line, function.name)]


def sites_in(node: ast.AST, statement: ast.stmt, function: str) -> Iterator[Site]:
    """The changeable nodes at and below a node, except in remarks for the log."""
    if isinstance(node, ast.stmt):
        statement = node
    if is_note(node):
        return
    if can_change(node):
        yield Site(node, statement, function)
    for child in ast.iter_child_nodes(node):
        yield from sites_in(child, statement, function)


def is_note(node: ast.AST) -> bool:
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "note"


def header(statement: ast.stmt) -> str:
    """A statement as text, a compound one without its body."""
    return " ".join(ast.unparse(statement).split("\n")[0].split())


def lines_of(statement: ast.stmt) -> range:
    """The lines of a statement, of a compound one those of its head."""
    last = statement.end_lineno or statement.lineno
    if isinstance(statement, ast.If | ast.While | ast.For):
        last = statement.body[0].lineno - 1
    return range(statement.lineno, max(last, statement.lineno) + 1)


def can_change(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        return type(node.ops[0]) in SWAPS
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        return type(node.op) in SWAPS and not adds_nothing(node)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int)
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
    if isinstance(node, ast.If | ast.While):
        return isinstance(node.test, ast.Name | ast.Call | ast.Subscript | ast.Attribute)
    return is_deed(node)


def adds_nothing(node: ast.AST) -> bool:
    """An offset of the layout that is 0: adding and subtracting it are the same."""
    right = node.right if isinstance(node, ast.BinOp) else None
    return isinstance(right, ast.Name) and getattr(loaded("layout.py"), right.id, None) == 0


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


def plant(mutant: Mutant) -> None:
    """Give the functions of the loaded module the changed code; whoever has imported them runs it too."""
    tree = parsed(mutant.file)
    mutate(sites(tree)[mutant.index].node)
    module = loaded(mutant.file)
    changed = ModuleType(module.__name__)
    exec(compile(ast.fix_missing_locations(tree), str(RULES / mutant.file), "exec"), vars(changed))
    for name, value in vars(changed).items():
        replace(vars(module)[name], value)
        if isinstance(value, type):
            for part, inner in vars(value).items():
                replace(vars(vars(module)[name]).get(part), inner)


def loaded(file: str) -> ModuleType:
    return importlib.import_module("troyes.city." + file.removesuffix(".py").replace("/", "."))


def replace(old: object, new: object) -> None:
    if isinstance(old, FunctionType) and isinstance(new, FunctionType):
        old.__code__ = new.__code__


# ---- which tests run a line ------------------------------------------------------------------------------------------


def tests_by_line(workplace: Path) -> dict[str, dict[int, list[str]]]:
    """Run the rule tests once with coverage contexts: file -> line -> tests, most specific first."""
    from coverage import CoverageData

    data_file = workplace / "coverage"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COVERAGE_FILE": str(data_file)}
    command = [
        sys.executable, "-m", "pytest", "-q", "-x", RULE_TESTS, "--cov=troyes.city", "--cov-context=test",
        "--cov-report=", "-p", "no:cacheprovider",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the tests must pass before mutating:\n{done.stdout[-2000:]}")
    data = CoverageData(str(data_file))
    data.read()
    lines: dict[str, dict[int, list[str]]] = {}
    breadth: dict[str, int] = {}
    for measured in [file for file in data.measured_files() if RULES in Path(file).parents]:
        contexts = data.contexts_by_lineno(measured)
        name_here = Path(measured).relative_to(RULES).as_posix()
        lines[name_here] = {
            line: [name.rpartition("|")[0] for name in names if "::" in name] for line, names in contexts.items()
        }
        for names in lines[name_here].values():
            for name in names:
                breadth[name] = breadth.get(name, 0) + 1
    for file in lines.values():
        for names in file.values():
            names.sort(key=lambda name: breadth[name])
    return lines


# ---- judging -------------------------------------------------------------------------------------------------------


class Judge:
    """A pytest plugin: instead of running the collected tests once, it runs them against every mutant."""

    def __init__(self, mutants: list[Mutant], lines: dict[str, dict[int, list[str]]], processes: int) -> None:
        self.mutants = mutants
        self.reasons = answered()
        self.lines = lines
        self.processes = processes
        self.survivors: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Keep as many forks at work as there are processes; True tells pytest that the tests have been run."""
        items = [item for item in session.items if item.nodeid.startswith((RULE_TESTS, BACKUP_GAMES))]
        if os.waitpid(self.start(None, items), 0)[1] != 0:
            pytest.exit("the tests fail in a fork even though nothing is changed", 1)
        running: dict[int, Mutant] = {}
        for number, mutant in enumerate(self.mutants):
            if len(running) == self.processes:
                self.wait_for_one(running)
            running[self.start(mutant, items)] = mutant
            print(f"\r{number} of {len(self.mutants)}, {len(self.survivors)} survived", end="", file=sys.stderr)
        while running:
            self.wait_for_one(running)
        return True

    def wait_for_one(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        mutant = running.pop(process)
        if status == 0:
            self.survivors.append(mutant)
        if status == 0 and mutant.key not in self.reasons:
            print(f"\n# line {mutant.lines[0]}\n[[answer]]\nmutant = {json.dumps(mutant.key)}\n", flush=True)

    def start(self, mutant: Mutant | None, items: list[pytest.Item]) -> int:
        """Judge a mutant (None: the rules as they are) in a fork, which ends with 0 if no test fails.

        Returns the number of the process.
        """
        sys.stdout.flush()
        process = os.fork()
        if process:
            return process
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        killed = True
        try:
            if mutant:
                plant(mutant)
                items = self.witnesses(mutant, items)
            killed = any(fails(item) for item in items)
        finally:
            os._exit(int(killed))

    def witnesses(self, mutant: Mutant, items: list[pytest.Item]) -> list[pytest.Item]:
        """The tests that run the changed line, most specific first, then the conformance suite."""
        by_name = {item.nodeid: item for item in items}
        file = self.lines.get(mutant.file, {})
        names = dict.fromkeys(name for line in mutant.lines for name in file.get(line, []))
        return [by_name[name] for name in names if name in by_name] + [
            item for item in items if item.nodeid.startswith(BACKUP_GAMES)
        ]


def fails(item: pytest.Item) -> bool:
    """Whether a test fails; one that does not come to an end ends the process."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def answered() -> dict[str, str]:
    """Survivors that have been read and answered."""
    path = ROOT / "tools" / "mutants.toml"
    return {entry["mutant"]: entry["reason"] for entry in tomllib.loads(path.read_text(encoding="utf-8"))["answer"]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every mutant, not a sample")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", action="append", choices=FILES, metavar="FILE", help="only this rules file")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    everything = [mutant for file in arguments.file or FILES for mutant in mutants_of(file)]
    mutants = everything
    if not arguments.all and len(everything) > arguments.sample:
        mutants = random.Random(arguments.seed).sample(everything, arguments.sample)
    with tempfile.TemporaryDirectory() as folder:
        print("Finding out which tests run which lines", file=sys.stderr)
        lines = tests_by_line(Path(folder))
    begin = time.perf_counter()
    plugin = Judge(mutants, lines, arguments.processes)
    judge(plugin)
    survivors, reasons = plugin.survivors, plugin.reasons
    open_ones = [mutant for mutant in survivors if mutant.key not in reasons]
    if arguments.all:
        needed = {mutant.key for mutant in survivors}
        files = {mutant.file for mutant in everything}
        for key in [key for key in reasons if key not in needed and key.split()[0] in files]:
            print(f"answered, but no such mutant survives: {key}")
    print(
        f"\n{len(mutants)} of {len(everything)} mutants: {len(mutants) - len(survivors)} killed, "
        f"{len(survivors) - len(open_ones)} answered, {len(open_ones)} open, {time.perf_counter() - begin:.0f} s"
    )
    return 1 if open_ones else 0


def judge(plugin: Judge) -> None:
    """Collect the tests against the source, not the compiled package, and let the plugin run them."""
    if loaded(FILES[0]).__file__ != str(RULES / FILES[0]):
        raise SystemExit("the rules were not loaded from src; run this tool with plain Python sources")
    options = ["-qq", "-s", "-p", "no:cacheprovider", "-p", "no:cov"]
    if pytest.main([*options, RULE_TESTS, BACKUP_TESTS], plugins=[plugin]) != 0:
        raise SystemExit("the tests could not be collected")


if __name__ == "__main__":
    raise SystemExit(main())
