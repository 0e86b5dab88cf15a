"""The activity cards of The Ladies of Troyes."""
