"""Break the program on purpose, one small change at a time, and see whether a test notices.

The tests of a part are collected once; every mutant is planted in a fork of that process, where the tests that run the
changed line are run, most specific first. A mutant of a line that runs while the program is loaded is judged in a
process of its own. What survives is printed; tools/mutants.toml answers survivors that change nothing anybody could
notice, each with a reason. An answer to a mutant that no longer exists has to be removed first.

    make mutate                                          a sample of 100 mutants of each part
    make mutate ARGS="--part dice --all"                 every mutant of one part
    make mutate ARGS="--file city/rules/luck.py --all"         every mutant of one file
    make mutate ARGS="--part live --sample 10 --seed 2"  another, smaller sample
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from mutants import (
    PARTS,
    PROGRAM,
    RANDOM_GAMES,
    ROOT,
    Mutant,
    Part,
    answered,
    loaded,
    mutants_of,
    plant,
    plant_before_loading,
    stale,
)

MEMORY = 4 << 30
REAL_SECONDS = 120  # for one test, which may wait for ever without computing anything
CANNOT = 3  # how a fork ends that could not plant its mutant
IN_MEMORY = Path("/dev/shm")
# One database is enough for what the tests have to notice here.
PYTEST = ["-qq", "-s", "-p", "no:cacheprovider", "-k", "not postgresql"]


@dataclass(frozen=True)
class Lines:
    """Which tests run which line of a file, most specific first, and which lines run while it is loaded."""

    tests: dict[str, dict[int, list[str]]]
    loading: dict[str, set[int]]


def tests_by_line(part: Part, workplace: Path) -> Lines:
    """Run the tests of a part once with coverage contexts."""
    from coverage import CoverageData

    data_file = workplace / "coverage"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COVERAGE_FILE": str(data_file)}
    rooms = [f"--cov=troyes.{folder.replace('/', '.')}" for folder in part.folders]
    measured = [*rooms, "--cov-context=test", "--cov-report="]
    command = [sys.executable, "-m", "pytest", "-x", *PYTEST, *measured, *part.tests]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the tests must pass before mutating:\n{done.stdout[-2000:]}")
    data = CoverageData(str(data_file))
    data.read()
    found = Lines({}, {})
    for path in [Path(file) for file in data.measured_files() if PROGRAM in Path(file).parents]:
        file, contexts = path.relative_to(PROGRAM).as_posix(), data.contexts_by_lineno(str(path))
        found.tests[file] = {line: test_names(names) for line, names in contexts.items()}
        found.loading[file] = {line for line, names in contexts.items() if "" in names}
    sort_by_breadth(found.tests)
    return found


def test_names(contexts: list[str]) -> list[str]:
    return list(dict.fromkeys(name.rpartition("|")[0] for name in contexts if "::" in name))


def sort_by_breadth(tests: dict[str, dict[int, list[str]]]) -> None:
    """Put the tests first that run the fewest lines."""
    breadth: dict[str, int] = {}
    for file in tests.values():
        for names in file.values():
            for name in names:
                breadth[name] = breadth.get(name, 0) + 1
    for file in tests.values():
        for names in file.values():
            names.sort(key=lambda name: breadth[name])


# ---- judging -------------------------------------------------------------------------------------------------------


class Judge:
    """A pytest plugin: instead of running the collected tests once, it runs them against every mutant."""

    def __init__(self, part: Part, mutants: list[Mutant], lines: Lines, processes: int, workplace: Path) -> None:
        self.part = part
        self.mutants = mutants
        self.reasons = answered()
        self.lines = lines
        self.processes = processes
        self.workplace = workplace
        self.survivors: list[Mutant] = []
        self.running: dict[int, Mutant] = {}

    @property
    def open_ones(self) -> list[Mutant]:
        return [mutant for mutant in self.survivors if mutant.key not in self.reasons]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Keep as many forks at work as there are processes; True tells pytest that the tests have been run."""
        try:
            for number, mutant in enumerate(self.mutants):
                if len(self.running) == self.processes:
                    self.wait_for_one()
                self.running[self.start(mutant, session.items)] = mutant
                print(f"\r{number} of {len(self.mutants)}, {len(self.survivors)} survived", end="", file=sys.stderr)
            while self.running:
                self.wait_for_one()
        finally:
            for process in self.running:
                end_group(process)
        return True

    def wait_for_one(self) -> None:
        process, status = os.wait()
        mutant = self.running.pop(process)
        end_group(process)
        shutil.rmtree(self.workplace / str(process), ignore_errors=True)
        if os.waitstatus_to_exitcode(status) == CANNOT:
            pytest.exit(f"could not be planted: {mutant.key}", 1)
        if status == 0:
            self.survivors.append(mutant)
        if status == 0 and mutant.key not in self.reasons:
            print(f"\n# line {mutant.lines[0]}\n[[answer]]\nmutant = {json.dumps(mutant.key)}\n", flush=True)

    def start(self, mutant: Mutant, items: list[pytest.Item]) -> int:
        """Judge a mutant in a fork, which ends with 0 if no test fails. Returns the number of the process."""
        sys.stdout.flush()
        process = os.fork()
        if process:
            return process
        os.setsid()
        be_quiet()
        self.have_own_files()
        try:
            if self.runs_while_loading(mutant):
                judge_afresh(self.part, mutant)
            plant(mutant.file, mutant.index)
        except BaseException:
            os._exit(CANNOT)
        killed = True
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            killed = fails(self.part, self.witnesses(mutant, items))
        finally:
            os._exit(int(killed))

    def have_own_files(self) -> None:
        """A folder for the tests' files that the judge removes, however the fork ends."""
        own = self.workplace / str(os.getpid())
        own.mkdir()
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(own)

    def runs_while_loading(self, mutant: Mutant) -> bool:
        """Whether what the line computes may be from before the fork, or kept for tests that are not seen to run it."""
        return mutant.is_kept or not self.lines.loading.get(mutant.file, set()).isdisjoint(mutant.lines)

    def witnesses(self, mutant: Mutant, items: list[pytest.Item]) -> list[pytest.Item]:
        """The tests that run the changed line, most specific first, then random games."""
        by_name = {item.nodeid: item for item in items}
        file = self.lines.tests.get(mutant.file, {})
        names = dict.fromkeys(name for line in mutant.lines for name in file.get(line, []))
        if self.part.game:
            games = f"{RANDOM_GAMES}[{self.part.game}"
            names |= dict.fromkeys(item.nodeid for item in items if item.nodeid.startswith(games))
        return [by_name[name] for name in names if name in by_name]


def be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def end_group(process: int) -> None:
    """End a fork and what it may have left running."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


def fails(part: Part, items: list[pytest.Item]) -> bool:
    """Whether one of the tests fails; one that does not come to an end ends the process."""
    for item, following in zip(items, [*items[1:], None]):
        signal.setitimer(signal.ITIMER_VIRTUAL, part.seconds)
        signal.setitimer(signal.ITIMER_REAL, REAL_SECONDS)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return True
    return False


def judge_afresh(part: Part, mutant: Mutant) -> None:
    """Become a new process that loads the mutant and runs all tests of the part until one fails."""
    limit = str(10 * REAL_SECONDS)
    command = [
        "timeout",
        limit,
        sys.executable,
        __file__,
        "--part",
        part.name,
        "--planted",
        mutant.file,
        str(mutant.index),
    ]
    os.execvp(command[0], command)


def run_planted(part: Part, file: str, index: int) -> int:
    plant_before_loading(file, index)
    return int(pytest.main(["-x", *PYTEST, "-p", "no:cov", *part.all_tests]) != 0)


# ---- the parts one after the other -----------------------------------------------------------------------------------


def judged(part: Part, mutants: list[Mutant], processes: int) -> Judge:
    """Collect the tests against the source, not the compiled package, and run them against the mutants."""
    if loaded(part.files[0]).__file__ != str(PROGRAM / part.files[0]):
        raise SystemExit("the program was not loaded from src; run this tool with plain Python sources")
    where = IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=where, ignore_cleanup_errors=True) as folder:
        print(f"{part.name}: finding out which tests run which lines", file=sys.stderr)
        lines = tests_by_line(part, Path(folder))
        plugin = Judge(part, mutants, lines, processes, Path(folder))
        if pytest.main([*PYTEST, "-p", "no:cov", *part.all_tests], plugins=[plugin]) != 0:
            raise SystemExit("the mutants could not be judged")
    return plugin


def judge_part(part: Part, files: list[str], arguments: argparse.Namespace) -> bool:
    """Print the survivors and the summary of a part; whether all of them are answered."""
    everything = [mutant for file in files for mutant in mutants_of(file)]
    mutants = everything
    if not arguments.all and len(everything) > arguments.sample:
        mutants = random.Random(arguments.seed).sample(everything, arguments.sample)
    begin = time.perf_counter()
    plugin = judged(part, mutants, arguments.processes)
    survived, unanswered = len(plugin.survivors), len(plugin.open_ones)
    if arguments.all:
        needed = {mutant.key for mutant in plugin.survivors}
        for key in [key for key in plugin.reasons if key not in needed and key.split()[0] in files]:
            print(f"answered, but no such mutant survives: {key}")
    print(
        f"\n{part.name}: {len(mutants)} of {len(everything)} mutants: {len(mutants) - survived} killed, "
        f"{survived - unanswered} answered, {unanswered} open, {time.perf_counter() - begin:.0f} s",
        flush=True,
    )
    return unanswered == 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part of the program")
    parser.add_argument(
        "--file", action="append", metavar="FILE", help="only this file, as in city/cards/activities.py"
    )
    parser.add_argument("--all", action="store_true", help="every mutant, not a sample")
    parser.add_argument("--sample", type=int, default=100, help="so many mutants of each part")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--planted", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    known = {file for part in PARTS.values() for file in part.files}
    for file in arguments.file or []:
        if file not in known:
            parser.error(f"{file} is not among the files that are mutated")
    return arguments


def main() -> int:
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    arguments = read_arguments()
    parts = [PARTS[name] for name in arguments.part or PARTS]
    if arguments.planted:
        return run_planted(parts[0], arguments.planted[0], int(arguments.planted[1]))
    if gone := stale(answered()):
        raise SystemExit("tools/mutants.toml answers mutants that do not exist; remove them:\n" + "\n".join(gone))
    all_well = True
    for part in parts:
        files = [file for file in part.files if not arguments.file or file in arguments.file]
        if files:
            all_well = judge_part(part, files, arguments) and all_well
    return 0 if all_well else 1


if __name__ == "__main__":
    raise SystemExit(main())
