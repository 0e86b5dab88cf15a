"""Time to decide: what is left to each seat, and what happens when nothing is."""
