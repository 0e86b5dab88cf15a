"""Names that a shell can complete: values of options and arguments. What knows them is loaded only then."""

from __future__ import annotations

from collections.abc import Iterable


def beginning(incomplete: str, known: Iterable[str]) -> list[str]:
    """The last of several names separated by commas is the one being typed."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in known if name.startswith(last)]


def bot_names(incomplete: str) -> list[str]:
    from troyes.bots.levels import LEVELS
    from troyes.bots.registry import BOTS

    return beginning(incomplete, [*LEVELS, *BOTS])


def module_names(incomplete: str) -> list[str]:
    from troyes.city.modules import MODULES

    return beginning(incomplete, ["all", *MODULES])


def game_names(incomplete: str) -> list[str]:
    from troyes.games import GAMES

    return beginning(incomplete, GAMES)


def language_codes(incomplete: str) -> list[str]:
    from troyes.words.catalogue import languages

    return beginning(incomplete, languages())


def card_names(incomplete: str) -> list[str]:
    from troyes.city.modules import all_figures

    figures = all_figures()
    return beginning(incomplete, [*figures.activity, *figures.event, *figures.character])


def topic_names(incomplete: str) -> list[str]:
    from troyes.games import GAMES
    from troyes.reference import read_topics
    from troyes.words.catalogue import SOURCE

    return beginning(incomplete, [name for game in GAMES for name in read_topics(game, SOURCE)])
