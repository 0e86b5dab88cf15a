"""Options that several verbs share. Their help is in the texts, under `cli-option`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from troyes.bots.naming import bot_list
from troyes.cli.known_names import language_codes, module_names
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import languages
from troyes.words.message import Message

Lang = Annotated[
    str, typer.Option("--lang", metavar="|".join(languages()), show_default=False, autocompletion=language_codes)
]
Json = Annotated[bool, typer.Option("--json", show_default=False)]
Figures = Annotated[Path | None, typer.Option("--figures", metavar="FILE", show_default=False)]
Modules = Annotated[
    str, typer.Option("--modules", metavar="NAMES|all", show_default=False, autocompletion=module_names)
]
Pool = Annotated[str, typer.Option("--pool", metavar="mixed|ladies", show_default=False)]
Revealed = Annotated[bool, typer.Option("--revealed", show_default=False)]
Tournament = Annotated[bool, typer.Option("--tournament", show_default=False)]
KingStops = Annotated[str, typer.Option("--king-stops", metavar="board_empty|own_dice_empty", show_default=False)]
KingColours = Annotated[int, typer.Option("--king-colours", min=0, max=2, metavar="1|2", show_default=False)]

LONGEST_NAME = 30
PLAYERS = {"city": (1, 4, 3), "dice": (1, 10, 1)}  # fewest, most, unless told
GAME_OPTIONS = {
    "city": ("start", "modules", "pool", "revealed", "tournament", "king_stops", "king_colours", "figures", "show_vp"),
    "dice": ("numbering", "first", "direction", "order", "banquets"),
}


def split_names(value: str) -> list[str]:
    """`a,b` or `a b` as a list; empty for nothing."""
    return value.replace(",", " ").split()


def split_people(names: str) -> list[str]:
    """Names separated by commas, else by spaces: `Anne Marie,Bruno` are two people. BadInput if one cannot be used."""
    found = [name.strip() for name in names.split(",")] if "," in names else names.split()
    found = [name for name in found if name]
    for name in found:
        if len(name) > LONGEST_NAME or not name.isprintable() or "[" in name:  # brackets mark the seats of bots
            raise BadInput("--names", "cannot-be-a-name", "give-short-names-without", name=name)
    if len({name.casefold() for name in found}) < len(found):
        raise BadInput("--names", "two-people-have-the", "give-one-name-per-person")
    return found


def number_of_players(game: str, players: int | None, names: str = "", bots: str = "") -> int:
    """As told; several names without a number are all the people there are, beside the bots that are named."""
    low, high, usual = PLAYERS[game]
    people = len(split_people(names))
    if players is None:
        players = people + len(bot_list(bots)) if people > 1 else usual
    if not low <= players <= high:
        problem = "must-be-to-not"
        raise BadInput("--players", problem, "say-how-many-play", low=low, high=high, value=players)
    return players


# ---- what stands on the command line -------------------------------------------------------------------------------


def is_given(context: typer.Context, option: str) -> bool:
    """Whether an option stands on the command line of this verb."""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def is_plain(context: typer.Context, *harmless: str) -> bool:
    """Whether nothing but these options stands on the command line of this verb."""
    return not given_beside(context, *harmless)


def given_beside(context: typer.Context, *harmless: str) -> list[str]:
    """What stands on the command line of this verb besides these options, as it is typed."""
    found = [param for param in context.command.params if param.name and param.name not in harmless]
    return [param.opts[0] for param in found if is_given(context, str(param.name))]


def refuse_foreign(context: typer.Context, game: str) -> None:
    """Options of the other game make no sense here."""
    [other] = set(GAME_OPTIONS) - {game}
    foreign = given_beside(context, *(name for name in context.params if name not in GAME_OPTIONS[other]))
    if foreign:
        remedy = "leave-it-out-or-choose-game"
        raise BadInput(foreign[0], "does-not-go-with", remedy, game=game, other=other)


def refuse_new_game(context: typer.Context, *harmless: str) -> None:
    """A game that goes on is what its file says: nothing else is asked for beside --resume, and nothing is ignored."""
    remedy = Message("leave-the-others-out-or-begin")
    refuse_beside("--resume", given_beside(context, "resume", *harmless), remedy)


def refuse_beside(option: str, others: list[str], remedy: Message) -> None:
    if others:
        raise BadInput(", ".join([option, *others]), "do-not-go-together", remedy)
