"""Which of the languages somebody wants: from the tag of a locale or of a browser, such as `de-AT`."""

from __future__ import annotations

from functools import lru_cache

from troyes.words.catalogue import languages


def closest(tag: str) -> str | None:
    """The language of a tag, or one that it is a kind of, or a kind of it: `de_AT.UTF-8` is German. None if there is
    none."""
    wanted = tag.partition(".")[0].partition("@")[0].replace("_", "-").strip().lower()
    known = {code.lower(): code for code in languages()}
    base = wanted.partition("-")[0]
    while wanted and wanted not in known:
        wanted = wanted.rpartition("-")[0]
    return known.get(wanted) or next((code for lower, code in known.items() if lower.startswith(f"{base}-")), None)


@lru_cache(256)  # browsers say the same with every request
def accepted(header: str) -> str | None:
    """The best of what an Accept-Language header lists by quality; `*` says nothing of one language."""
    ranges = [part.split(";") for part in header.split(",")]
    ranked = sorted(ranges, key=quality, reverse=True)  # what is listed first comes first among equals
    return next((found for tag, *given in ranked if quality([tag, *given]) > 0 and (found := closest(tag))), None)


def quality(part: list[str]) -> float:
    """1 unless told; 0 for what is not wanted or cannot be read."""
    for given in part[1:]:
        name, _, value = given.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
