"""The player that looks one move ahead."""

from __future__ import annotations

from troyes.bots.reference import ReferenceBot


class GreedyBot(ReferenceBot):
    """Today the same player as the reference; unlike the reference, it may become better."""
