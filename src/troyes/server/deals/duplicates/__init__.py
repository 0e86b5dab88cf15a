"""Duplicate tables: the same deal at several tables, compared by matchpoints."""
