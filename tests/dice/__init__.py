"""Tests of Troyes Dice."""
