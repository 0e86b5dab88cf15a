"""`troyes scenario run FILE…`: play scenarios and say which expectations fail."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from troyes.cli import failures
from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, remarks, screen
from troyes.cli.texts import colon, text
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.scenario import ScenarioResult, run_scenario
from troyes.kernel.tools.scenario_checks import SHOWN, Failure
from troyes.words.catalogue import SOURCE, catalogue

Files = Annotated[list[Path], typer.Argument(metavar="FILE", show_default=False)]
Outcome = ScenarioResult | BadInput


def scenario_run_command(files: Files, json: Json = False, lang: Lang = SOURCE) -> int:
    """Every file is played, whatever the others do; bad input weighs more than a failed expectation."""
    outcomes = [(path, attempt(path)) for path in files]
    if json:
        print_json([as_data(path, outcome, lang) for path, outcome in outcomes])
    else:
        for path, outcome in outcomes:
            show(path, outcome, lang)
        show_sum([outcome for _, outcome in outcomes], lang)
    return max(code_of(outcome) for _, outcome in outcomes)


def attempt(path: Path) -> Outcome:
    try:
        return run_scenario(path)
    except BadInput as error:
        return error


def code_of(outcome: Outcome) -> int:
    if isinstance(outcome, BadInput):
        return failures.BAD_INPUT
    return failures.FINE if outcome.passed else failures.UNMET


def show(path: Path, outcome: Outcome, lang: str) -> None:
    if isinstance(outcome, BadInput):
        remarks().print(f"troyes: {outcome.text(lang)}", soft_wrap=True)
        return
    word = text("cli-scenario-passed" if outcome.passed else "cli-scenario-failed", lang)
    title = f" ({outcome.title})" if outcome.title else ""
    screen().print(f"{path}{title}{colon(lang)} {word}", style="" if outcome.passed else "bold", soft_wrap=True)
    for failure in outcome.failures:
        for line in diff(failure, lang):
            screen().print(line, soft_wrap=True)


def diff(failure: Failure, lang: str) -> list[str]:
    """What was expected and what was found, one under the other."""
    key = "cli-scenario-after" if failure.after else "cli-scenario-start"
    head = f"  {failure.path}, {text(key, lang, line=failure.after)}"
    if failure.missing or failure.too_much:
        return [
            head,
            *listed(failure.missing, "- ", "missing", lang),
            *listed(failure.too_much, "+ ", "too_much", lang),
        ]
    return [
        head,
        f"    - {text('cli-scenario-expected', lang)}{colon(lang)} {failure.expected!r}",
        f"    + {text('cli-scenario-found', lang)}{colon(lang)} {failure.found!r}",
    ]


def listed(lines: tuple[str, ...], sign: str, key: str, lang: str) -> list[str]:
    """One line each, the first of many."""
    heading = f"    {sign}{text(f'cli-scenario-{key}', lang)}{colon(lang)} "
    more = len(lines) - SHOWN
    rest = [f"    {sign}{text('cli-scenario-more', lang, count=more)}"] if more > 0 else []
    return [*(f"{heading}{catalogue(lang).tell(line)}" for line in lines[:SHOWN]), *rest]


def show_sum(outcomes: list[Outcome], lang: str) -> None:
    codes = [code_of(outcome) for outcome in outcomes]
    screen().print(
        text(
            "cli-scenario-sum",
            lang,
            scenarios=len(codes),
            passed=codes.count(failures.FINE),
            failed=codes.count(failures.UNMET),
            refused=codes.count(failures.BAD_INPUT),
        )
    )


def as_data(path: Path, outcome: Outcome, lang: str) -> dict[str, Any]:
    if isinstance(outcome, BadInput):
        parts = {"where": outcome.where, "problem": outcome.problem, "remedy": outcome.remedy}
        return {"file": str(path), "passed": False, "error": {name: part.text(lang) for name, part in parts.items()}}
    return {
        "file": str(path),
        "title": outcome.title,
        "passed": outcome.passed,
        "moves": outcome.moves,
        "checks": outcome.checks,
        "failures": [
            {**failure._asdict(), "missing": [catalogue(lang).tell(line) for line in failure.missing]}
            for failure in outcome.failures
        ],
    }
