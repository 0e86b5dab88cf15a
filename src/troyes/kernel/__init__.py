"""What every game shares: the contract of a game, chance, records, moves and effects."""
