"""Positions by name, and what scenarios look at."""
