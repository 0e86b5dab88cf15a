"""Self-play in the city, one net per number of players."""
