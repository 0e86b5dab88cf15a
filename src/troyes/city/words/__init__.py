"""Words: effects as sentences, moves as choices, in English and French."""

from __future__ import annotations

from troyes.city.words.teller import tell

__all__ = ["tell"]
