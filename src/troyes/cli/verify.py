"""`troyes verify FILE`: whether the dice of a game come from its secret, and that secret is the promised one."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import typer

from troyes.cli.failures import FINE, UNMET
from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, screen
from troyes.cli.replay import distinct
from troyes.cli.texts import text
from troyes.games import game_of
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.fair import Verdict, Wrong, check, commitment_of, is_hash
from troyes.kernel.play.record import Record
from troyes.words.catalogue import SOURCE

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Promised = Annotated[str | None, typer.Option("--commitment", metavar="HASH", show_default=False)]


def verify_command(file: File, commitment: Promised = None, json: Json = False, lang: Lang = SOURCE) -> int:
    """A record that cannot be checked is bad input; one that was checked and is not fair ends with code 1."""
    if commitment is not None and not is_hash(commitment.lower()):
        raise BadInput("--commitment", "must-be-64-digits-from-0-to-f", "copy-it-as-it")
    record = Record.load(file)
    record.seats = distinct(record.seats)
    promised = commitment.lower() if commitment else record.commitment
    verdict = check(record, promised)
    if json:
        print_json(as_data(record, verdict, promised, lang))
    else:
        show(record, verdict, promised, lang)
    return FINE if verdict.is_fair else UNMET


def show(record: Record, verdict: Verdict, promised: str | None, lang: str) -> None:
    console = screen()
    for line in [
        promise_line(record, verdict, promised, lang),
        *taken_over(record, lang),
        *dice_lines(record, verdict, lang),
    ]:
        console.print(line, soft_wrap=True)
    if record.scores is None:
        console.print(text("cli-verify-unfinished", lang), soft_wrap=True)
    console.print(text("cli-verify-fair" if verdict.is_fair else "cli-verify-unfair", lang), style="bold")


def promise_line(record: Record, verdict: Verdict, promised: str | None, lang: str) -> str:
    assert record.secret is not None  # or there would be no verdict
    given = commitment_of(record.secret)
    if verdict.is_promised is None:
        return text("cli-verify-no_promise", lang, given=given)
    return text("cli-verify-kept" if verdict.is_promised else "cli-verify-broken", lang, given=given, promised=promised)


def taken_over(record: Record, lang: str) -> list[str]:
    """What the promise is not about."""
    return [text("cli-verify-dictated", lang, moves=record.dictated)] if record.dictated else []


def dice_lines(record: Record, verdict: Verdict, lang: str) -> list[str]:
    """All outcomes fit, or the first that does not, in words."""
    wrong = verdict.wrong
    if wrong is None:
        return [text("cli-verify-all_fit", lang, outcomes=verdict.fitting)]
    recorded, due = difference(record, wrong, lang)
    return [
        text("cli-verify-wrong", lang, number=wrong.number, line=wrong.number + 1, fitting=verdict.fitting),
        f"  {text('cli-verify-recorded', lang, said=recorded, notation=wrong.recorded.line)}",
        f"  {text('cli-verify-due', lang, said=due, notation=wrong.due.line)}",
    ]


def difference(record: Record, wrong: Wrong, lang: str) -> tuple[str, str]:
    """The first sentence in which what was recorded and what was due differ."""
    setup = record.setup()
    voice = game_of(record.game).voice
    told = [voice.tell(setup, draw.effects, lang, record.seats) for draw in (wrong.recorded, wrong.due)]
    for recorded, due in zip_longest(*told, fillvalue=""):
        if recorded != due:
            return recorded, due
    return wrong.recorded.line, wrong.due.line


def as_data(record: Record, verdict: Verdict, promised: str | None, lang: str) -> dict[str, Any]:
    assert record.secret is not None
    wrong = verdict.wrong
    return {
        "game": record.game.name,
        "finished": record.scores is not None,
        "fair": verdict.is_fair,
        "commitment": promised,
        "commitment_of_secret": commitment_of(record.secret),
        "commitment_kept": verdict.is_promised,
        "outcomes_fitting": verdict.fitting,
        "dictated": record.dictated,
        "first_wrong": None if wrong is None else wrong_data(record, wrong, lang),
    }


def wrong_data(record: Record, wrong: Wrong, lang: str) -> dict[str, Any]:
    recorded, due = difference(record, wrong, lang)
    return {
        "n": wrong.number,
        "recorded": wrong.recorded.line,
        "due": wrong.due.line,
        "recorded_text": recorded,
        "due_text": due,
    }
