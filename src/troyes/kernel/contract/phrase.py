# compiled
"""What a sentence says, without a language: the name of a text and typed parts for its gaps.

A `Speaker` puts phrases into words. A text is a list of runs: plain strings, and marked pieces that a screen may set
apart (an amount, a name of the table, a card). Joined they are the text; no program ever reads them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

from troyes.kernel.contract.shown import AboutShown, RunShown
from troyes.kernel.contract.things import Amount, Die, Thing
from troyes.words.catalogue import Catalogue
from troyes.words.phrasing import capital
from troyes.words.reading import Choice, Gap, Pattern

Part: TypeAlias = "int | str | Phrase | Who | Amount | Signed | Named | Dice | Series | Joined"
NO_PARTS: Final[Mapping[str, Any]] = {}


class Phrase(NamedTuple):
    """A text of a game's words, and what fills its gaps."""

    key: str
    parts: Mapping[str, Part] = NO_PARTS
    section: str = "log"


class Who(NamedTuple):
    """Somebody by the name at this table; `is_owner`: as whose something is (`Anna's`)."""

    seat: int
    is_owner: bool = False


class Signed(NamedTuple):
    """What somebody gains or loses: `+2 deniers`; a bare one is a number alone."""

    amount: Amount
    is_bare: bool = False


class Named(NamedTuple):
    """A thing by its name, in a form that the game knows: inside a sentence, as a place, …"""

    thing: Thing
    form: str = ""


class Dice(NamedTuple):
    """Dice one after the other, with articles or without; `beside`: a seat whose own dice need no owner, others do."""

    dice: tuple[Die, ...]
    has_articles: bool = False
    beside: int | None = None


class Series(NamedTuple):
    """`a, b and c`."""

    items: tuple[Part, ...]


class Joined(NamedTuple):
    """Parts with the same between each two of them."""

    items: tuple[Part, ...]
    by: str | Phrase = ", "


class Run(NamedTuple):
    """A piece of a text and what it is about: a seat, an amount, a thing."""

    text: str
    about: AboutShown


Runs: TypeAlias = "list[str | Run]"


def text_of(runs: Sequence[str | Run]) -> str:
    return "".join(run if type(run) is str else run[0] for run in runs)


def shown(runs: Sequence[str | Run]) -> list[str | RunShown]:
    """Runs as plain data."""
    return [run if isinstance(run, str) else {"text": run.text, **run.about} for run in runs]


# ---- in words ------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker(ABC):
    """One language, one table of people: the words of a game."""

    language: str
    catalogue: Catalogue

    @abstractmethod
    def pattern(self, section: str, key: str) -> Pattern: ...

    @abstractmethod
    def person(self, who: Who) -> str: ...

    @abstractmethod
    def amount(self, unit: str, n: int) -> str: ...

    @abstractmethod
    def thing(self, thing: Thing, form: str) -> str: ...

    @abstractmethod
    def lot(self, dice: Dice) -> str: ...


def sentence(speaker: Speaker, said: Part) -> Runs:
    """A text that begins with a capital, neighbouring strings joined."""
    runs: Runs = []
    for run in runs_of(speaker, said):
        if isinstance(run, str) and runs and isinstance(runs[-1], str):
            runs[-1] += run
        elif run != "":
            runs.append(run)
    if runs:
        first = runs[0]
        runs[0] = capital(first) if isinstance(first, str) else Run(capital(first.text), first.about)
    return runs


def runs_of(speaker: Speaker, part: Part) -> Iterator[str | Run]:
    said = SAYS.get(type(part))
    return iter((str(part),)) if said is None else said(speaker, part)


def phrase_runs(speaker: Speaker, phrase: Phrase) -> Iterator[str | Run]:
    return pattern_runs(speaker, speaker.pattern(phrase.section, phrase.key), phrase.parts)


def pattern_runs(speaker: Speaker, pattern: Pattern, parts: Mapping[str, Part]) -> Iterator[str | Run]:
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Gap):
            yield from runs_of(speaker, parts[piece.name])
        elif isinstance(piece, Choice):
            chosen = speaker.catalogue.chosen(piece, chooser(speaker, parts[piece.name]))
            yield from pattern_runs(speaker, chosen, parts)


def chooser(speaker: Speaker, part: Part) -> object:
    """What a text is chosen by: a number, or how something is called."""
    if isinstance(part, Signed):
        return part.amount.n
    if isinstance(part, Amount):
        return part.n
    return part if isinstance(part, int | str) else text_of([*runs_of(speaker, part)])


def who_runs(speaker: Speaker, who: Who) -> Iterator[Run]:
    yield Run(speaker.person(who), {"seat": who.seat})


def amount_runs(speaker: Speaker, amount: Amount) -> Iterator[Run]:
    yield Run(speaker.amount(amount.unit, amount.n), {"unit": amount.unit, "n": amount.n})


def signed_runs(speaker: Speaker, signed: Signed) -> Iterator[Run]:
    unit, n = signed.amount
    said = str(abs(n)) if signed.is_bare else speaker.amount(unit, n)
    yield Run(("+" if n >= 0 else "−") + said, {"unit": unit, "n": n, "is_change": True})


def named_runs(speaker: Speaker, named: Named) -> Iterator[str | Run]:
    thing, said = named.thing, speaker.thing(named.thing, named.form)
    yield Run(said, {"kind": thing.kind, "key": thing.key}) if thing.kind in MARKED else said


def dice_runs(speaker: Speaker, dice: Dice) -> Iterator[str]:
    yield speaker.lot(dice)


def series_runs(speaker: Speaker, series: Series) -> Iterator[str | Run]:
    last = len(series.items) - 1
    for at, item in enumerate(series.items):
        if at:
            yield f" {speaker.catalogue.text('list-and')} " if at == last else ", "
        yield from runs_of(speaker, item)


def joined_runs(speaker: Speaker, joined: Joined) -> Iterator[str | Run]:
    for at, item in enumerate(joined.items):
        if at:
            yield from runs_of(speaker, joined.by)
        yield from runs_of(speaker, item)


MARKED: Final = frozenset({"card", "event", "character", "tile"})
SAYS: Final[dict[type, Callable[[Speaker, Any], Iterator[str | Run]]]] = {
    Phrase: phrase_runs,
    Who: who_runs,
    Amount: amount_runs,
    Signed: signed_runs,
    Named: named_runs,
    Dice: dice_runs,
    Series: series_runs,
    Joined: joined_runs,
}
