"""Troyes Dice, the roll-and-write for one to ten players."""
