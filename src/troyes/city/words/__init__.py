"""Words: effects as sentences, moves as choices, in every language.

`tell` needs effects and names alone. `describe_move` lives in `choices`: it also needs a view.
"""

from __future__ import annotations

from troyes.city.words.teller import tell

__all__ = ["tell"]
