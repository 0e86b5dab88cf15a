"""The King's Challenge: the solo game against a player who is not a person."""
