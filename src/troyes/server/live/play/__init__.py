"""What players do: moves, chat, clocks, the end."""
