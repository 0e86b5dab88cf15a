"""Addresses about games and tables."""
