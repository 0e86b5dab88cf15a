"""`troyes version`: what is running."""

from __future__ import annotations

import platform
from typing import Any

from troyes import __version__
from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, screen
from troyes.cli.texts import text
from troyes.compiled import is_compiled
from troyes.words.catalogue import SOURCE


def about() -> dict[str, Any]:
    return {
        "version": __version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": f"{platform.system()} {platform.machine()}",
    }


def version_command(json: Json = False, lang: Lang = SOURCE) -> None:
    found = about()
    if json:
        print_json(found)
        return
    rules_are = text("cli-version-compiled" if found["compiled"] else "cli-version-plain", lang)
    screen().print(f"troyes {found['version']}, {rules_are}")
    screen().print(f"{found['implementation']} {found['python']}, {found['system']}")
