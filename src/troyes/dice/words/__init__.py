"""Troyes Dice in words."""
