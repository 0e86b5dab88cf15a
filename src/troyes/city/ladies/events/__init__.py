"""The events of The Ladies of Troyes."""
