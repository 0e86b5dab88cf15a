"""`troyes db`: back up the server's database, restore it, check it, bring it to this version."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from troyes.cli.failures import FINE, UNMET
from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, progress, screen
from troyes.cli.play.signals import orderly_end
from troyes.cli.texts import text
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE
from troyes.words.phrasing import amount

if TYPE_CHECKING:  # other verbs need no server
    from troyes.server.database.checking.games import Checked, Finding
    from troyes.server.database.engine import Database
    from troyes.server.settings import Settings

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Portable = Annotated[bool, typer.Option("--portable", show_default=False)]
# What is counted, with the noun it is told with.
STORED = {"games": "games", "messages": "messages", "moves": "moves", "draws": "rolls", "snapshots": "positions"}


def find_settings() -> Settings:
    """With the database that TROYES_DATABASE_URL names, or the one in the data folder."""
    try:
        import troyes.server.database.engine  # noqa: F401
        from troyes.server.settings import from_environment
    except ImportError as error:
        problem, remedy = "needs-a-library-that", "install-troyes-server"
        raise BadInput("db", problem, remedy, name=error.name or "?") from None
    return from_environment()


@contextmanager
def opened(settings: Settings, make: bool = False) -> Iterator[Database]:
    """The database; with `make` it is made if it is not there, and nobody else may use it meanwhile."""
    from troyes.server.database.engine import Database
    from troyes.server.database.faults import told_of
    from troyes.server.database.owner import Owner

    with ExitStack() as stack:
        stack.enter_context(told_of(settings.database_url))
        if make:
            stack.enter_context(Owner(settings.database_url))
        database = Database(settings, make)
        stack.callback(database.close)
        yield database


def backup_command(file: File, portable: Portable = False, lang: Lang = SOURCE) -> None:
    """SQLite is copied as it is unless a portable file is wanted; PostgreSQL is always written as one."""
    with orderly_end(), opened(find_settings()) as database, progress(text("cli-db-progress", lang)) as report:
        from troyes.server.database import backups

        written = backups.write(database, file, portable, report)
    size, games = round(written.size / 1024), written.games
    screen().print(text("cli-db-written", lang, file=file, size=size, games=games), soft_wrap=True)


def restore_command(file: File, lang: Lang = SOURCE) -> None:
    with opened(find_settings(), make=True) as database, progress(text("cli-db-progress", lang)) as report:
        from troyes.server.database import backups

        rows = backups.restore(database.writing, file, report)
    screen().print(text("cli-db-restored", lang, rows=rows))


def upgrade_command(lang: Lang = SOURCE) -> None:
    settings = find_settings()
    with opened(settings, make=True) as database:
        from troyes.server.database.migrate import revision_of
        from troyes.server.database.upgrading import Upgrade

        before = database.read(revision_of)
        backup = Upgrade(database, settings).run()
        after = database.read(revision_of)
    if backup is not None:
        screen().print(text("cli-db-kept", lang, file=backup), soft_wrap=True)
    key = "cli-db-current" if before == after else "cli-db-made" if before is None else "cli-db-upgraded"
    screen().print(text(key, lang, before=before or "", after=after))


def check_command(json: Json = False, lang: Lang = SOURCE) -> int:
    """Exit code 1 if anything is not as it was played."""
    with opened(find_settings()) as database, progress(text("cli-db-progress", lang)) as report:
        from troyes.server.database.checking.database import check_database

        checked = check_database(database, report)
    if json:
        print_json(as_data(checked, lang))
    else:
        show(checked, lang)
    return UNMET if checked.findings else FINE


def show(checked: Checked, lang: str) -> None:
    console = screen()
    for finding in checked.findings:
        console.print(finding_line(finding, lang), soft_wrap=True)
    seen = ", ".join(amount(noun, checked.counts[what], lang) for what, noun in STORED.items())
    console.print(text("cli-db-checked", lang, seen=seen), soft_wrap=True)
    if checked.departed:
        console.print(text("cli-db-departed", lang, games=len(checked.departed)), soft_wrap=True)
    key = "cli-db-bad" if checked.findings else "cli-db-good"
    console.print(text(key, lang, found=len(checked.findings)), style="bold")


def finding_line(finding: Finding, lang: str) -> str:
    problem = finding.problem.text(lang)
    if not finding.game:
        return text("cli-db-finding", lang, problem=problem)
    key = "cli-db-finding_message" if finding.seq else "cli-db-finding_game"
    return text(key, lang, game=finding.game, seq=finding.seq, problem=problem)


def as_data(checked: Checked, lang: str) -> dict[str, object]:
    findings = [
        {"game": found.game or None, "message": found.seq or None, "problem": found.problem.text(lang)}
        for found in checked.findings
    ]
    counts = {what: checked.counts[what] for what in STORED}
    return {**counts, "departed": checked.departed, "findings": findings}
