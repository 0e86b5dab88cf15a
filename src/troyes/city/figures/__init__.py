"""Figures of cards and places: read, checked, listed, overridden."""
