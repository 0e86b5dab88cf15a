"""For translators: `python -m troyes.words` says which languages there are and how complete they are, `check de` what
is wrong with one, `new es` begins another one."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from troyes.words.catalogue import OWN, SOURCE, catalogue, folders, languages
from troyes.words.checking import problems, written

MISSING = "is missing"


def main(arguments: list[str] | None = None) -> int:
    wanted = options().parse_args(arguments)
    if wanted.verb == "check":
        return check(wanted.language)
    if wanted.verb == "new":
        return begin(wanted.language, Path(wanted.folder))
    for language in languages():
        print(standing(language))
    return 0


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m troyes.words", description=say("words-about"))
    verbs = parser.add_subparsers(dest="verb")
    check = verbs.add_parser("check", help=say("words-help-check"))
    check.add_argument("language")
    new = verbs.add_parser("new", help=say("words-help-new"))
    new.add_argument("language")
    new.add_argument("--folder", default=str(OWN), help=say("words-help-folder"))
    return parser


def say(key: str, **values: object) -> str:
    return catalogue(SOURCE).text(key, **values)


def standing(language: str) -> str:
    """How much of a language is there."""
    total = sum(len(written(SOURCE, is_page)) for is_page in (False, True))
    missing = sum(problem.what == MISSING for problem in problems(language))
    name = catalogue(language).text("language-name")
    return say("words-standing", code=language, name=name, done=total - missing, total=total)


def check(language: str) -> int:
    """Everything that is wrong, by file and line; 1 if there is anything."""
    if language not in languages():
        print(say("words-unknown", code=language, known=languages()), file=sys.stderr)
        return 2
    found = problems(language)
    for problem in found:
        print(f"{problem.file}:{problem.line}: {problem.key} {problem.what}")
    print(standing(language))
    return int(bool(found))


def begin(language: str, folder: Path) -> int:
    """The English files as the beginning of another language; a folder that is there is left alone."""
    made = folder / language
    if made.exists():
        print(say("words-exists", folder=made), file=sys.stderr)
        return 2
    [source, *_] = folders()[SOURCE]
    shutil.copytree(source, made)
    print(say("words-begun", folder=made, code=language))
    return 0


if __name__ == "__main__":
    sys.exit(main())
