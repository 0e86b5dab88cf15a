"""What works on any game: scenarios, conformance, and reading what people write."""
