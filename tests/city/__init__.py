"""Tests of the base game."""
