"""Completion of the command in a shell: `troyes completion bash` prints the lines that switch it on.

The shell then runs the command with `_TROYES_COMPLETE` set, which answers and does nothing else.
"""

from __future__ import annotations

import os
from typing import Annotated, Any, Final

import typer
from typer.completion import get_completion_inspect_parameters, shell_complete

from troyes.cli.options import Lang
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE

VARIABLE: Final = "_TROYES_COMPLETE"
SHELLS: Final = ("bash", "zsh", "fish", "powershell")
Shell = Annotated[str, typer.Argument(metavar="SHELL", show_default=False, autocompletion=lambda: SHELLS)]


def completion_command(shell: Shell, lang: Lang = SOURCE) -> int:
    if shell not in SHELLS:
        raise BadInput(shell, "is-no-shell-that", "shells", shells=list(SHELLS))
    return say(None, f"source_{shell}")


def answer(command: Any) -> int:
    """What a shell asks for while somebody types; whatever it asks, nothing is started."""
    return say(command, os.environ[VARIABLE])


def say(command: Any, instruction: str) -> int:
    get_completion_inspect_parameters()  # makes typer's shells known
    return shell_complete(command, {}, "troyes", VARIABLE, instruction)
