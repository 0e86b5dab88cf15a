"""Games in memory and as they are stored, step by step."""
