"""A real table of the King's Challenge."""
