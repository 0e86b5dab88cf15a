"""A new version on the database of an older one: a backup first, which is kept, then the migrations."""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from troyes.kernel.tools.writing import unwritable
from troyes.server.database import backups
from troyes.server.database.engine import Database
from troyes.server.database.faults import file_of
from troyes.server.database.migrate import migrate, newest
from troyes.server.settings import Settings

LOG: Final = logging.getLogger("troyes.server.storage")


class Upgrade:
    """`backup` is where the database was put before it was changed; None if there was nothing to change or to lose."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.backup: Path | None = None

    def run(self) -> Path | None:
        """Bring the database to this version, or leave it as it was."""
        try:
            migrate(self.database.writing, self.keep)
        except BaseException:
            if self.backup is not None:  # nothing has changed, and a server that is started again makes another one
                self.backup.unlink(missing_ok=True)
            raise
        return self.backup

    def keep(self, revision: str) -> None:
        """While the others wait. A backup that cannot be written stops everything."""
        target = self.place(revision)
        try:
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(target, error) from None
        written = backups.write(self.database, target)
        self.backup = target
        fields = {"backup": str(target), "games": written.games, "from": revision, "to": newest()}
        LOG.info("the schema is brought up to date", extra={"fields": fields})

    def place(self, revision: str) -> Path:
        """Beside the file, or in the data folder: a name that says what it is."""
        file = file_of(self.database.url)
        folder = Path(self.settings.data_folder) if file is None else file.parent
        stem, kind = (
            (make_url(self.database.url).database or "server", "jsonl.gz") if file is None else (file.stem, "sqlite3")
        )
        return folder / f"{stem}-before-{newest()}-{datetime.now():%Y-%m-%d-%H%M%S}.{kind}"
