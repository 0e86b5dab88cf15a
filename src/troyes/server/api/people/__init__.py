"""Addresses about people, their bots and notices."""
