"""Moves of the city as lines, and back."""
