"""Games at a real table: the client keeps the lines, the server says what they lead to, and keeps nothing."""
