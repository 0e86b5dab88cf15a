"""The `troyes` command. `main` is its entry point; `run` is the same for a program that wants the exit code.

Exit codes: 0 fine, 1 an expectation of a scenario failed, 2 bad input, 3 a fault of the program, 130 interrupted,
141 the reader of the output went away.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Any

import typer

from troyes.cli import failures
from troyes.cli.texts import choose_language, locale_language, text
from troyes.kernel.contract.refusals import BadInput, IllegalMove

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # typer exports only its subclass


def main() -> None:
    """Run the command line of this process and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show an accent is no reason to stop
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code; whatever goes wrong is told in one line on stderr."""
    language = locale_language(os.environ)  # for what is wrong with the choice of another
    try:
        language = choose_language(arguments)
        code = carry_out(list(arguments), language)
        sys.stdout.flush()
        return code
    except typer.Exit as error:
        return int(error.exit_code)
    except BrokenPipeError:
        silence_output()
        return failures.PIPE_CLOSED
    except KeyboardInterrupt:
        return complain(text("cli-failure-interrupted", language), failures.INTERRUPTED)
    except Exception as error:
        show_traceback(error)
        return explain(error, language)


def carry_out(arguments: list[str], language: str) -> int:
    from troyes.cli import completion
    from troyes.cli.app import build, defaults

    command: Any = build(language)
    if completion.VARIABLE in os.environ:
        return completion.answer(command)
    with command.make_context("troyes", arguments, default_map=defaults(command, language)) as context:
        result = command.invoke(context)
    return result if isinstance(result, int) else failures.FINE


def explain(error: Exception, language: str) -> int:
    """Tell an error in words."""
    if isinstance(error, BadInput):
        return complain(error.text(language), failures.BAD_INPUT)
    if isinstance(error, IllegalMove):
        return complain(error.reason.text(language), failures.BAD_INPUT)
    if isinstance(error, USAGE_ERROR):
        return complain(failures.usage_line(error, language), failures.BAD_INPUT)
    if isinstance(error, EOFError | typer.Abort):
        return complain(text("cli-failure-input_ended", language), failures.BAD_INPUT)
    if isinstance(error, OSError) and error.filename:
        return complain(failures.file_line(error, language), failures.BAD_INPUT)
    return complain(failures.fault_line(error, language), failures.FAULT)


def show_traceback(error: Exception) -> None:
    """Only for those who ask for it with TROYES_DEBUG=1."""
    if os.environ.get("TROYES_DEBUG") == "1":
        traceback.print_exception(error)


def complain(line: str, code: int) -> int:
    print(f"troyes: {line}", file=sys.stderr)
    return code


def silence_output() -> None:
    """Nobody reads any more: what is still buffered must not raise when the process ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        return
