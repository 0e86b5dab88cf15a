"""Names that people type: nearly right is right enough to be understood, or at least to be suggested."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches


def simple(name: str) -> str:
    """A name without case, accents, spaces and dashes."""
    bare = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "_".join(bare.lower().replace("-", " ").replace("'", " ").replace("_", " ").split())


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name most like the one given, whatever its case."""
    names = {candidate.lower(): candidate for candidate in known}
    near = get_close_matches(name.lower(), list(names), n=1, cutoff=0.5)
    return names[near[0]] if near else None
