"""Texts in every language: messages of Project Fluent, read, filled and checked."""
