"""Verbs for whoever runs a server."""
