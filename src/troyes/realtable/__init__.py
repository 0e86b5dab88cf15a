"""Help for people at a real table: what they rolled and drew, what they move by hand, what they count at the end."""
