"""Notices: who plays by correspondence can hear by mail or by webhook that it is their turn."""
