"""Games that run: chance, turns, matches, records."""
