"""The beginning of a table: a saved one goes on, or a few questions set up a new one. Enter takes the usual answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.cli.king.files import folder, fresh, load_table, newest
from troyes.cli.king.texts import say
from troyes.cli.play.seats import PEOPLE
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.play.record_file import is_text
from troyes.kernel.play.record_following import RecordFile
from troyes.kernel.tools.spelling import nearest, simple
from troyes.words.catalogue import catalogue, languages

# A variant by its option: the value it sets, and the module without which it means nothing.
VARIANTS: dict[str, tuple[Any, str]] = {
    "pool": ("ladies", "activities"),
    "king_stops": ("own_dice_empty", ""),
    "king_colours": (2, ""),
}


class Given(NamedTuple):
    """What the command line has settled; None where it is still to be asked."""

    language: str | None = None
    name: str | None = None
    modules: list[str] | None = None
    options: dict[str, Any] | None = None
    figures: dict[str, Any] | None = None
    seed: int | None = None
    file: Path | None = None
    resume: bool = False


class Begun(NamedTuple):
    """A table that can be played: its match, the file that follows it, its language."""

    match: Match
    file: RecordFile
    language: str


class Opening:
    """Asks through `read`, which shows a prompt and returns a line, and `print`."""

    def __init__(self, read: Callable[[str], str], show: Callable[..., None], usual: str) -> None:
        self.read = read
        self.print = show
        self.language = usual

    def say(self, section: str, key: str, **values: object) -> str:
        return say(section, key, self.language, **values)

    def begin(self, given: Given) -> Begun:
        """A file that is named and cannot be read is an error; the last table, unless it is asked for, is not."""
        saved = given.file if given.file is not None else newest()
        record = None
        if saved is not None and saved.exists():
            record = load_table(saved) if given.file or given.resume else self.readable(saved)
        if given.language or not given.resume:
            self.language = given.language or self.ask_language()
        if saved is not None and record is not None and (given.resume or self.goes_on(saved, record)):
            return Begun(Match.resume(record, None), RecordFile(saved, mine=True), self.language)
        if given.resume:
            self.print(self.say("start", "no_table", where=given.file or folder()), "yellow")
        return self.new_table(given)

    def readable(self, path: Path) -> Record | None:
        try:
            record = load_table(path)
            record.replay()
            return record
        except BadInput as error:
            self.print(error.text(self.language), "yellow")
            return None

    def new_table(self, given: Given) -> Begun:
        name = given.name or self.ask_name()
        modules = self.ask_modules() if given.modules is None else given.modules
        options = self.ask_variants(modules) if given.options is None else given.options
        setup = CITY.setup({"players": 1, "modules": modules, **options}, given.figures)
        seed = random.SystemRandom().randrange(2**32) if given.seed is None else given.seed
        match = Match(CITY, setup, None, [name], seed)
        file = given.file if given.file and not given.file.exists() else fresh()
        return Begun(match, RecordFile(file), self.language)

    # ---- questions ------------------------------------------------------------------------------------------------

    def ask_language(self) -> str:
        """Every language by its own name, and the question in each of them: nobody knows yet who reads it."""
        order = [self.language, *(language for language in languages() if language != self.language)]
        title = " / ".join(dict.fromkeys(say("start", "language", language) for language in order))
        chosen = self.pick(title, [catalogue(language).text("language-name") for language in order])
        return order[chosen]

    def goes_on(self, path: Path, record: Record) -> bool:
        """Whether the person goes on with a saved table."""
        over = record.scores is not None
        moves = len(record.entries)
        key = "saved_over" if over else "saved"
        self.print(self.say("start", key, file=path, round=record.replay().round, moves=moves))
        answers = ["new", "go_on"] if over else ["go_on", "new"]
        return answers[self.pick("", [self.say("start", key) for key in answers])] == "go_on"

    def ask_name(self) -> str:
        while True:
            name = self.read(self.say("start", "name", usual=PEOPLE[0])) or PEOPLE[0]
            if is_text(name, 30):
                return name
            self.print(self.say("start", "bad_name"), "yellow")

    def ask_modules(self) -> list[str]:
        names = list(MODULES)
        labels = [self.say("module", name) for name in names]
        chosen = self.pick_some(self.say("start", "modules"), labels, names, self.say("start", "modules_hint"))
        return [names[k] for k in chosen]

    def ask_variants(self, modules: Sequence[str]) -> dict[str, Any]:
        keys = [key for key, (_, module) in VARIANTS.items() if not module or module in modules]
        labels = [self.say("variant", key) for key in keys]
        chosen = self.pick_some(self.say("start", "options"), labels, keys, self.say("start", "options_hint"))
        return {keys[k]: VARIANTS[keys[k]][0] for k in chosen}

    # ---- lists ----------------------------------------------------------------------------------------------------

    def show(self, title: str, labels: Sequence[str], hint: str) -> None:
        if title:
            self.print(title, "bold")
        for number, label in enumerate(labels, 1):
            self.print(f"{number:>3} {label}")
        self.print(f"  {hint}", "dim")

    def pick(self, title: str, labels: Sequence[str]) -> int:
        """One of a list; Enter takes the first."""
        self.show(title, labels, self.say("start", "one_hint"))
        while True:
            line = self.read(self.say("start", "prompt")) or "1"
            found = place_of(line, labels, labels)
            if found is not None:
                return found
            self.print(self.say("start", "not_one", input=line[:30], most=len(labels)), "yellow")

    def pick_some(self, title: str, labels: Sequence[str], names: Sequence[str], hint: str) -> list[int]:
        """Some of a list, by numbers or names; Enter takes none."""
        self.show(title, labels, hint)
        while True:
            words = self.read(self.say("start", "prompt")).replace(",", " ").split()
            if [word.lower() for word in words] in (["all"], ["tout"], ["tous"]):
                return list(range(len(labels)))
            found = [place_of(word, labels, names) for word in words]
            if None not in found:
                return sorted({place for place in found if place is not None})
            wrong = words[found.index(None)]
            self.print(self.say("start", "not_one", input=wrong[:30], most=len(labels)), "yellow")


def place_of(word: str, labels: Sequence[str], names: Sequence[str]) -> int | None:
    """A number of the list, or a name nearly right."""
    if word.isascii() and word.isdigit():
        return int(word[:6]) - 1 if 1 <= int(word[:6]) <= len(labels) else None
    known = [simple(name) for name in (*names, *labels)]
    within = {place % len(labels) for place, name in enumerate(known) if simple(word) in name}
    if len(within) == 1:
        return within.pop()
    near = nearest(simple(word), known) if len(word) > 2 else None
    return None if near is None else known.index(near) % len(labels)
