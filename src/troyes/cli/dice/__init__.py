"""Troyes Dice in the terminal and at a real table."""
