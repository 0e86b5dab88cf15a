"""What a game promises, and the data that leave it: moves, deeds, effects, beats, refusals."""
