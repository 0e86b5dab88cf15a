"""How Alembic runs here: in the transaction it is given."""

from __future__ import annotations

from alembic import context

from troyes.server.database.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, compare_type=True)
context.run_migrations()
