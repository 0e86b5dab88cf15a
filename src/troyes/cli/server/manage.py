"""`troyes server …`: what whoever runs a server can do about people and games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, screen, table
from troyes.cli.texts import text
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE
from troyes.words.message import Message

if TYPE_CHECKING:
    from troyes.server.people.administration import Administration

STATUSES: Final = ("open", "running", "over", "abandoned")
Name = Annotated[str, typer.Argument(metavar="NAME", show_default=False)]
Text = Annotated[str, typer.Argument(metavar="TEXT", show_default=False)]
Game = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Status = Annotated[str, typer.Option("--status", metavar="|".join(STATUSES), show_default=False)]
Remove = Annotated[bool, typer.Option("--remove", show_default=False)]


@contextmanager
def open_administration() -> Iterator[Administration]:
    """Imported here, because other verbs need no server."""
    try:
        from troyes.server.database.faults import told_of
        from troyes.server.people.administration import Administration
        from troyes.server.settings import from_environment
    except ImportError as error:
        problem, remedy = "needs-a-library-that", "install-troyes-server"
        raise BadInput("server", problem, remedy, name=error.name or "?") from None
    settings = from_environment()
    with told_of(settings.database_url), Administration(settings) as administration:
        yield administration


def people_command(search: Text = "", json: Json = False, lang: Lang = SOURCE) -> None:
    with open_administration() as administration:
        found = administration.people(search)
    if json:
        return print_json(found)
    names = ("id", "name", "login", "role", "games", "created")
    print_rows("people", names, [[value_of(row, name) for name in names] for row in found], lang)


def games_command(status: Status = "", json: Json = False, lang: Lang = SOURCE) -> None:
    if status not in ("", *STATUSES):
        wanted = Message("one-of", names=list(STATUSES))
        raise BadInput("--status", "must-be-not", "leave-it-out", wanted=wanted, value=status)
    with open_administration() as administration:
        found = administration.games(status)
    if json:
        return print_json(found)
    names = ("id", "game", "status", "seats", "changed")
    print_rows("games", names, [[value_of(row, name) for name in names] for row in found], lang)


def administrator_command(name: Name, remove: Remove = False, lang: Lang = SOURCE) -> None:
    with open_administration() as administration:
        person = administration.appoint(name, not remove)
    typer.echo(text("cli-server-dismissed" if remove else "cli-server-appointed", lang, name=person["name"]))


def password_command(name: Name, lang: Lang = SOURCE) -> None:
    with open_administration() as administration:
        person, password = administration.reset_password(name)
    typer.echo(text("cli-server-password", lang, name=person["name"], password=password))


def forget_command(name: Name, lang: Lang = SOURCE) -> None:
    with open_administration() as administration:
        person = administration.forget(name)
    typer.echo(text("cli-server-forgotten", lang, name=person["name"]))


def close_command(game: Game, lang: Lang = SOURCE) -> None:
    with open_administration() as administration:
        administration.close_game(game)
    typer.echo(text("cli-server-closed", lang, game=game))


SERVER_VERBS: Final[dict[str, Callable[..., Any]]] = {
    "people": people_command,
    "games": games_command,
    "administrator": administrator_command,
    "password": password_command,
    "forget": forget_command,
    "close": close_command,
}


def start_server(lang: Lang = SOURCE) -> None:
    """The server has verbs of its own."""


# ---- tables ------------------------------------------------------------------------------------------------------


def print_rows(title: str, names: tuple[str, ...], rows: list[list[str]], lang: str) -> None:
    made = table(text(f"cli-server-{title}", lang), *((text(f"cli-server-{name}", lang), side(name)) for name in names))
    for row in rows:
        made.add_row(*row)
    screen().print(made)


def side(name: str) -> str:
    return "name" if name in ("id", "created", "changed") else "left"


def value_of(row: dict[str, Any], name: str) -> str:
    value = row[name]
    if name in ("created", "changed"):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(value)
    return "" if value is None else str(value)
