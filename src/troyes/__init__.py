"""The board game Troyes: its rules, its players and its tools."""

__version__ = "0.1.0"
