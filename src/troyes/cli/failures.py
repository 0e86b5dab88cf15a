"""What a user reads when something goes wrong: one plain message, never a traceback."""

from __future__ import annotations

import re
from typing import Any

from troyes.cli.texts import colon, text
from troyes.kernel.tools.reading import cause
from troyes.kernel.tools.spelling import nearest

FINE, UNMET, BAD_INPUT, FAULT = 0, 1, 2, 3
INTERRUPTED, PIPE_CLOSED = 130, 141  # as shells report the signals
EXTRA = re.compile(r"unexpected extra arguments?(?:\(s\))? \((.*)\)")


def file_line(error: OSError, language: str) -> str:
    return text("cli-failure-file", language, file=error.filename or "", why=cause(error).text(language))


def fault_line(error: BaseException, language: str) -> str:
    """An unexpected error: what it was, and what to send to whom."""
    what = f"{type(error).__name__}{colon(language)} {error}" if str(error) else type(error).__name__
    return text("cli-failure-fault", language, what=" ".join(what.split()))


def usage_line(error: Any, language: str) -> str:
    """A command line that cannot be understood: what is wrong and what would be near."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "troyes"
    return f"{usage_problem(error, context, language)} {text('cli-failure-help', language, path=path)}"


def usage_problem(error: Any, context: Any, language: str) -> str:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        known = [name for param in context.command.get_params(context) for name in param.opts]
        options = [name for name in known if name.startswith("-")]
        return with_suggestion("cli-failure-no_option", error.option_name, options, language)
    if kind == "NoArgsIsHelpError":
        return text("cli-failure-no_verb_given", language)
    if kind == "MissingParameter":
        return text("cli-failure-missing", language, name=parameter_name(error.param))
    if kind == "BadOptionUsage":
        return text("cli-failure-no_value", language, name=error.option_name)
    if kind == "BadParameter" and error.param is not None:
        return text(
            "cli-failure-value", language, name=parameter_name(error.param), what=expected(error.param, language)
        )
    if context is not None and getattr(context.command, "commands", None) and "ommand" in error.format_message():
        return unknown_verb(error, context, language)
    if found := EXTRA.search(error.format_message()):
        return text("cli-failure-extra", language, words=found[1])
    return text("cli-failure-usage", language, what=error.format_message().rstrip("."))


def unknown_verb(error: Any, context: Any, language: str) -> str:
    quoted = error.format_message().split("'")
    if len(quoted) < 3:
        return text("cli-failure-no_verb_given", language)
    return with_suggestion("cli-failure-no_verb", quoted[1], list(context.command.commands), language)


def with_suggestion(key: str, name: str, known: list[str], language: str) -> str:
    near = nearest(name, known)
    hint = (
        text("cli-failure-near", language, name=near)
        if near
        else text("cli-failure-known", language, names=", ".join(known))
    )
    return f"{text(key, language, name=name)} {hint}"


def parameter_name(param: Any) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar or param.name).upper()
    return str(max(param.opts, key=len))


def expected(param: Any, language: str) -> str:
    """What a parameter asks for, from its limits (kept on it or on its type, depending on the version of typer)."""
    holder = param if hasattr(param, "min") else getattr(param, "type", None)
    low, high = getattr(holder, "min", None), getattr(holder, "max", None)
    if low is not None and high is not None:
        return text("cli-expected-range", language, low=low, high=high)
    if low is not None:
        return text("cli-expected-from", language, low=low)
    return text("cli-expected-other", language)
