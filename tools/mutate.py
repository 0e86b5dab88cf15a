"""Break the rules on purpose, one small change at a time, and see whether a test notices.

Each mutant changes one comparison, number, operator or call in a rules file. Only the tests that run the changed line
are run against it, most specific first. What survives is printed; tools/mutants.toml answers survivors that change
nothing a player could notice, each with a reason.

    make mutate                          a sample of 300 mutants
    make mutate ARGS="--all"             every mutant
    make mutate ARGS="--file cards.py"   one file
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "troyes" / "city"
FILES = (
    "bonus.py", "cards.py", "cathedral.py", "changes.py", "citizens.py", "counter.py", "event_queue.py", "events.py",
    "actions.py", "follow_ups.py", "income.py", "influence.py", "lots.py", "luck.py", "main_moves.py", "opening.py",
    "phases.py", "round_end.py", "rules.py", "scoring.py",
)  # fmt: skip
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.FloorDiv: ast.Mult, ast.Mult: ast.FloorDiv, ast.Mod: ast.FloorDiv,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
BACKUP_TESTS = "tests/test_conformance.py"
MOST_TESTS = 1500
SECONDS = 120


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    before: str
    after: str
    source: str

    @property
    def key(self) -> str:
        return f"{self.file}: {self.before} -> {self.after}"


# ---- making mutants ------------------------------------------------------------------------------------------------


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every mutant of a file, one changed node each."""
    tree = ast.parse((RULES / file).read_text(encoding="utf-8"))
    nodes = [node for function in functions(tree) for node in ast.walk(function)]
    for index, node in enumerate(nodes):
        for variant in range(variants_of(node)):
            changed = copy.deepcopy(tree)
            target = [n for function in functions(changed) for n in ast.walk(function)][index]
            before = ast.unparse(statement(tree, node))
            mutate(target, variant)
            after = ast.unparse(statement(changed, target))
            if before != after:
                yield Mutant(file, node.lineno, short(before), short(after), ast.unparse(changed))  # type: ignore[attr-defined]


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def statement(tree: ast.Module, node: ast.AST) -> ast.AST:
    """The innermost statement around a node, without the body of a compound one."""
    found: ast.AST = node
    for candidate in ast.walk(tree):
        if isinstance(candidate, ast.stmt) and any(inner is node for inner in ast.walk(candidate)):
            found = candidate
    if isinstance(found, ast.If | ast.While):
        return found.test
    return found.iter if isinstance(found, ast.For) else found


def short(text: str) -> str:
    return " ".join(text.split())[:160]


def variants_of(node: ast.AST) -> int:
    """How many mutants a node gives."""
    if isinstance(node, ast.Compare):
        return int(type(node.ops[0]) in SWAPS)
    if isinstance(node, ast.BinOp | ast.BoolOp):
        return int(type(node.op) in SWAPS)
    if isinstance(node, ast.Constant):
        return int(isinstance(node.value, int))
    if isinstance(node, ast.UnaryOp):
        return int(isinstance(node.op, ast.Not))
    if isinstance(node, ast.Call):
        return int(isinstance(node.func, ast.Name) and node.func.id in ("min", "max"))
    return int(isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not is_note(node.value))


def is_note(call: ast.Call) -> bool:
    """Remarks for the log change no position; the tests of the words look after them."""
    return isinstance(call.func, ast.Name) and call.func.id == "note"


def mutate(node: ast.AST, variant: int) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]
    elif isinstance(node, ast.BinOp | ast.BoolOp):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd()
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        node.func.id = "max" if node.func.id == "min" else "min"
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)


# ---- which tests run a line ------------------------------------------------------------------------------------------


def tests_by_line(workplace: Path) -> dict[str, dict[int, list[str]]]:
    """Run the rule tests once with coverage contexts: file -> line -> tests, most specific first."""
    from coverage import CoverageData

    data_file = workplace / "coverage"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COVERAGE_FILE": str(data_file)}
    command = [
        sys.executable, "-m", "pytest", "-q", "-x", "tests/city", "--cov=troyes.city", "--cov-context=test",
        "--cov-report=", "-p", "no:cacheprovider",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the tests must pass before mutating:\n{done.stdout[-2000:]}")
    data = CoverageData(str(data_file))
    data.read()
    lines: dict[str, dict[int, list[str]]] = {}
    breadth: dict[str, int] = {}
    for measured in data.measured_files():
        contexts = data.contexts_by_lineno(measured)
        lines[Path(measured).name] = {
            line: [name.split("|")[0] for name in names if "::" in name] for line, names in contexts.items()
        }
        for names in lines[Path(measured).name].values():
            for name in names:
                breadth[name] = breadth.get(name, 0) + 1
    for file in lines.values():
        for names in file.values():
            names.sort(key=lambda name: breadth[name])
    return lines


# ---- judging a mutant ------------------------------------------------------------------------------------------------


def is_killed(mutant: Mutant, tests: list[str], copies: list[Path]) -> bool:
    """Whether some test fails: first those that run the line, then the conformance suite."""
    place = copies.pop()
    target = place / "troyes" / "city" / mutant.file
    original = target.read_text(encoding="utf-8")
    try:
        target.write_text(mutant.source, encoding="utf-8")
        chosen = tests[:MOST_TESTS]
        return (bool(chosen) and fails(chosen, place)) or fails([BACKUP_TESTS], place)
    finally:
        target.write_text(original, encoding="utf-8")
        copies.append(place)


def fails(tests: list[str], place: Path) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def answered() -> dict[str, str]:
    """Survivors that have been read and answered."""
    path = ROOT / "tools" / "mutants.toml"
    return {entry["mutant"]: entry["reason"] for entry in tomllib.loads(path.read_text(encoding="utf-8"))["answer"]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every mutant, not a sample")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", action="append", help="only this rules file")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    mutants = [mutant for file in arguments.file or FILES for mutant in mutants_of(file)]
    found = len(mutants)
    if not arguments.all and found > arguments.sample:
        mutants = random.Random(arguments.seed).sample(mutants, arguments.sample)
    with tempfile.TemporaryDirectory() as folder:
        return run(mutants, found, Path(folder), arguments.processes)


def run(mutants: list[Mutant], found: int, workplace: Path, processes: int) -> int:
    reasons = answered()
    print("Finding out which tests run which lines", file=sys.stderr)
    lines = tests_by_line(workplace)
    copies = [workplace / f"copy{i}" for i in range(processes)]
    for place in copies:
        shutil.copytree(ROOT / "src", place)
    begin, killed = time.perf_counter(), 0
    survivors: list[Mutant] = []
    with ThreadPoolExecutor(processes) as pool:
        jobs = [(m, pool.submit(is_killed, m, lines.get(m.file, {}).get(m.line, []), copies)) for m in mutants]
        for number, (mutant, job) in enumerate(jobs, 1):
            if job.result():
                killed += 1
            else:
                survivors.append(mutant)
                print(f"\nsurvived {mutant.file}:{mutant.line}\n  - {mutant.before}\n  + {mutant.after}", flush=True)
            print(f"\r{number} of {len(mutants)}, {len(survivors)} survived", end="", file=sys.stderr, flush=True)
    open_ones = [mutant for mutant in survivors if mutant.key not in reasons]
    print(
        f"\n{len(mutants)} of {found} mutants: {killed} killed, {len(survivors) - len(open_ones)} answered, "
        f"{len(open_ones)} open, {time.perf_counter() - begin:.0f} s"
    )
    return 1 if open_ones else 0


if __name__ == "__main__":
    raise SystemExit(main())
