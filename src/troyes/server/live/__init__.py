"""Games in memory: what is accepted, what each viewer is told, and who is told at once."""
