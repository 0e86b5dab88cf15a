"""The verbs of the `troyes` command, put together in one language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import typer
from rich.markup import escape
from typer import rich_utils

from troyes.cli.arena import arena_command
from troyes.cli.cards import cards_command
from troyes.cli.completion import completion_command
from troyes.cli.dice.verb import dice_verb
from troyes.cli.honours import honours_command
from troyes.cli.king.verb import king_verb
from troyes.cli.options import Lang
from troyes.cli.play.verb import play_verb
from troyes.cli.replay import replay_command
from troyes.cli.rules import rules_command
from troyes.cli.scenario import scenario_run_command
from troyes.cli.score import score_command
from troyes.cli.server.db import backup_command, check_command, restore_command, upgrade_command
from troyes.cli.server.manage import SERVER_VERBS, start_server
from troyes.cli.server.serve import play_in_browser, serve_command
from troyes.cli.simulate import simulate_command
from troyes.cli.texts import text
from troyes.cli.verify import verify_command
from troyes.cli.version import version_command
from troyes.words.catalogue import SOURCE, catalogue, languages
from troyes.words.phrasing import series

VERBS: dict[str, Callable[..., Any]] = {
    "play": play_verb,
    "cards": cards_command,
    "rules": rules_command,
    "score": score_command,
    "simulate": simulate_command,
    "arena": arena_command,
    "replay": replay_command,
    "verify": verify_command,
    "serve": serve_command,
    "king": king_verb,
    "dice": dice_verb,
    "honours": honours_command,
    "completion": completion_command,
    "version": version_command,
}
DATABASE_VERBS: dict[str, Callable[..., Any]] = {
    "backup": backup_command,
    "restore": restore_command,
    "check": check_command,
    "upgrade": upgrade_command,
}
HELP_NAMES = ["-h", "--help"]
SETTINGS = {"help_option_names": HELP_NAMES}


def start(
    context: typer.Context,
    lang: Lang = SOURCE,
    show_version: Annotated[bool, typer.Option("--version", show_default=False)] = False,
) -> None:
    """Without a verb: the game in the browser, or the version if asked for. `lang` has been read before parsing."""
    if context.invoked_subcommand is None:
        if show_version:
            version_command(lang=lang)
        else:
            play_in_browser(lang)


def start_scenario(lang: Lang = SOURCE) -> None:
    """Scenarios have verbs of their own."""


def start_database(lang: Lang = SOURCE) -> None:
    """The database of the server has verbs of its own."""


def build(language: str) -> Any:
    """The whole command; Any because typer brings its own command classes or click's, depending on its version."""
    rich_utils.DEFAULT_STRING = text("cli-heading-default", language, value="{}")
    rich_utils.REQUIRED_LONG_STRING = text("cli-heading-required", language)
    return put_together(language)


@cache
def put_together(language: str) -> Any:
    app = typer.Typer(name="troyes", add_completion=False, rich_markup_mode="rich", context_settings=SETTINGS)
    app.callback(invoke_without_command=True)(start)
    for name, verb in VERBS.items():
        add_verb(app, name, verb)
    scenario = typer.Typer(name="scenario", no_args_is_help=True)
    scenario.callback()(start_scenario)
    add_verb(scenario, "run", scenario_run_command)
    app.add_typer(scenario)
    add_database(app)
    server = typer.Typer(name="server", no_args_is_help=True)
    server.callback()(start_server)
    for name, verb in SERVER_VERBS.items():
        add_verb(server, name, verb)
    app.add_typer(server)
    command = typer.main.get_command(app)
    localise(command, "troyes", language)
    return command


def add_database(app: typer.Typer) -> None:
    database = typer.Typer(name="db", no_args_is_help=True)
    database.callback()(start_database)
    for name, verb in DATABASE_VERBS.items():
        add_verb(database, name, verb)
    app.add_typer(database)


def add_verb(app: typer.Typer, name: str, verb: Callable[..., Any]) -> None:
    app.command(name)(verb)


def localise(command: Any, path: str, language: str) -> None:
    """Help, option texts and headings of a command and of all below it."""
    speaks, spoken = catalogue(language), series(languages(), language, "list-or")
    described = speaks.find(f"cli-help-{path}", languages=spoken)
    if described is not None:
        command.help = escape(described)
    command.rich_help_panel = text("cli-heading-commands", language)
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = text("cli-heading-verb", language)
    help_option = command.get_help_option(typer.Context(command, help_option_names=HELP_NAMES))
    for param in [*command.params, help_option]:
        name = "help" if param is help_option else param.name.rstrip("_")  # `open_`: Python has its own `open`
        own, shared = f"cli-option-{path}-{name}", f"cli-option-{name}"
        described = speaks.find(own if speaks.has(own) else shared, languages=spoken)
        param.help = escape(described) if described else param.help
        argument = param.param_type_name == "argument"
        if argument or getattr(param, "is_flag", False):
            hide_type(param)
        param.rich_help_panel = text("cli-heading-arguments" if argument else "cli-heading-options", language)
    for name, below in getattr(command, "commands", {}).items():
        localise(below, name if path == "troyes" else f"{path}-{name}", language)


def hide_type(param: Any) -> None:
    """Python's name for a type says nothing to a player: `<bool>` after a flag, `<list[Path]>` after FILE."""
    if param.param_type_name == "argument":
        param.display_type_rich = lambda ctx: ""
    else:
        param.metavar = ""


def defaults(command: Any, language: str) -> dict[str, Any]:
    """Every verb speaks the language of the run unless told otherwise."""
    found: dict[str, Any] = {"lang": language}
    for name, below in getattr(command, "commands", {}).items():
        found[name] = defaults(below, language)
    return found
