"""Players that decide by themselves: `registry.make_bot` makes one by name."""
