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
from troyes.cli.signals import orderly_end
from troyes.cli.texts import count, decimal, text
from troyes.kernel.refusals import BadInput

if TYPE_CHECKING:  # other verbs need no server
    from troyes.server.checking.games import Checked, Finding
    from troyes.server.database.engine import Database
    from troyes.server.settings import Settings

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Portable = Annotated[bool, typer.Option("--portable", show_default=False)]
STORED = ("games", "messages", "moves", "draws", "snapshots")


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


def backup_command(file: File, portable: Portable = False, lang: Lang = "en") -> None:
    """SQLite is copied as it is unless a portable file is wanted; PostgreSQL is always written as one."""
    with orderly_end(), opened(find_settings()) as database, progress(text("db.progress", lang)) as report:
        from troyes.server.database import backups

        written = backups.write(database, file, portable, report)
    size, games = decimal(written.size / 1024, lang, 0), count(written.games, "stored.games", lang)
    screen().print(text("db.written", lang, file=file, size=size, games=games), soft_wrap=True)


def restore_command(file: File, lang: Lang = "en") -> None:
    with opened(find_settings(), make=True) as database, progress(text("db.progress", lang)) as report:
        from troyes.server.database import backups

        rows = backups.restore(database.writing, file, report)
    screen().print(text("db.restored", lang, rows=decimal(rows, lang)))


def upgrade_command(lang: Lang = "en") -> None:
    settings = find_settings()
    with opened(settings, make=True) as database:
        from troyes.server.database.migrate import revision_of
        from troyes.server.database.upgrading import Upgrade

        before = database.read(revision_of)
        backup = Upgrade(database, settings).run()
        after = database.read(revision_of)
    if backup is not None:
        screen().print(text("db.kept", lang, file=backup), soft_wrap=True)
    key = "db.current" if before == after else "db.made" if before is None else "db.upgraded"
    screen().print(text(key, lang, before=before or "", after=after))


def check_command(json: Json = False, lang: Lang = "en") -> int:
    """Exit code 1 if anything is not as it was played."""
    with opened(find_settings()) as database, progress(text("db.progress", lang)) as report:
        from troyes.server.checking.database import check_database

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
    seen = ", ".join(count(checked.counts[what], f"stored.{what}", lang) for what in STORED)
    console.print(text("db.checked", lang, seen=seen), soft_wrap=True)
    if checked.departed:
        games = count(len(checked.departed), "stored.games", lang)
        console.print(text("db.departed", lang, games=games), soft_wrap=True)
    found = count(len(checked.findings), "finding", lang)
    console.print(text("db.bad" if checked.findings else "db.good", lang, found=found), style="bold")


def finding_line(finding: Finding, lang: str) -> str:
    problem = finding.problem.text(lang)
    if not finding.game:
        return text("db.finding", lang, problem=problem)
    key = "db.finding_message" if finding.seq else "db.finding_game"
    return text(key, lang, game=finding.game, seq=finding.seq, problem=problem)


def as_data(checked: Checked, lang: str) -> dict[str, object]:
    findings = [
        {"game": found.game or None, "message": found.seq or None, "problem": found.problem.text(lang)}
        for found in checked.findings
    ]
    counts = {what: checked.counts[what] for what in STORED}
    return {**counts, "departed": checked.departed, "findings": findings}
