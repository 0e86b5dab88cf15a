"""The texts of the command line, and the language a run speaks."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from troyes.kernel.refusals import BadInput
from troyes.words.catalogue import languages

NARROW_SPACE = "\u202f"  # between thousands, in French
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def all_texts() -> dict[str, Any]:
    """Tables of `{ en, fr }` entries, by section."""
    return tomllib.loads(files("troyes.cli").joinpath("texts.toml").read_text(encoding="utf-8"))


def text(key: str, language: str, **values: object) -> str:
    """The text of a dotted key, filled with values."""
    found = find_text(key, language)
    if found is None:
        raise KeyError(key)
    return found.format(**values) if values else found


def find_text(key: str, language: str) -> str | None:
    """The text of a dotted key as written, or None."""
    entry: Any = all_texts()
    for part in key.split("."):
        if not isinstance(entry, dict) or part not in entry:
            return None
        entry = entry[part]
    if not isinstance(entry, dict) or not isinstance(entry.get(language), str):
        return None
    return str(entry[language])


def count(number: float, key: str, language: str) -> str:
    """A number with its noun: `1 game`, `3 games`. French has the singular below two."""
    single = abs(number) == 1 if language == "en" else abs(number) < 2
    noun = text(f"noun.{key}.{'one' if single else 'many'}", language)
    return f"{decimal(number, language)} {noun}"


def decimal(number: float, language: str, digits: int = 1) -> str:
    """A number as people write it: at most `digits` decimals, thousands apart, a comma in French."""
    shown = f"{number:,.{digits}f}" if isinstance(number, float) else f"{number:,}"
    if "." in shown:
        shown = shown.rstrip("0").rstrip(".")
    shown = "0" if shown == "-0" else shown
    if language == "fr":
        shown = shown.replace(",", NARROW_SPACE).replace(".", ",")
    return shown


def colon(language: str) -> str:
    """French puts a no-break space before a colon."""
    return "\u00a0:" if language == "fr" else ":"


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
    return "fr" if locale.lower().startswith("fr") else "en"


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
