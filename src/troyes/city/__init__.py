"""The rules of the board game Troyes."""
