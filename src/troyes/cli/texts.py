"""The texts of the command line, and the language a run speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE, catalogue, languages
from troyes.words.choosing import closest

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def text(key: str, language: str, **values: object) -> str:
    return catalogue(language).text(key, **values)


def decimal(number: float, language: str, digits: int = 1) -> str:
    """A number as people write it: at most `digits` decimals, thousands apart."""
    return catalogue(language).number(number, digits)


def colon(language: str) -> str:
    return catalogue(language).text("language-colon")


def help_lines(section: str, language: str) -> list[tuple[str, str]]:
    """What can be typed, each with what it does: messages with `.does`, in the order of their file."""
    speaks = catalogue(language)
    keys = [key for key in catalogue(SOURCE).texts if key.startswith(f"{section}-") and key.endswith(".does")]
    return [(speaks.text(key.removesuffix(".does")), speaks.text(key)) for key in keys]


def choose_language(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """The language of a run: --lang, else TROYES_LANG, else the locale, else English."""
    environment = os.environ if environment is None else environment
    wanted = option_value(arguments, "--lang")
    if wanted is not None:
        return checked(wanted, "--lang")
    if environment.get("TROYES_LANG"):
        return checked(environment["TROYES_LANG"], "TROYES_LANG")
    return locale_language(environment)


def locale_language(environment: Mapping[str, str]) -> str:
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return closest(locale) or SOURCE


def checked(language: str, where: str) -> str:
    if language not in languages():
        problem = "is-not-a-language"
        raise BadInput(where, problem, "choose-one-of", language=language, known=languages())
    return language


def option_value(arguments: Sequence[str], option: str) -> str | None:
    """The value an option is given on the command line, looked up before it is parsed."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument.startswith(option + "="):
            return argument[len(option) + 1 :]
        if argument == option and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
