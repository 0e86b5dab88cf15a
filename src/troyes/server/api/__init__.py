"""The API: one router per file."""
