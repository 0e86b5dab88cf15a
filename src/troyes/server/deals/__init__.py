"""Deals: one secret for several games, so that what people make of the same dice can be compared."""
