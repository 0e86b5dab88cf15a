"""Bots at the tables of the server."""
