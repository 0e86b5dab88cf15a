"""Storage: the same tables in SQLite and in PostgreSQL, written in batches, migrated at start-up."""
