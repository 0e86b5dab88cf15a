"""Addresses that play nothing: rules, figures, real tables."""
