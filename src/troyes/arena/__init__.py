"""Matches between bots and what is measured in them."""
