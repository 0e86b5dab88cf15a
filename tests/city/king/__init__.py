"""The solo game against the King."""
