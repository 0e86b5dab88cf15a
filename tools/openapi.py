"""Writes the description of the server's API to a file; the page's types are made from it.

python tools/openapi.py build/openapi.json
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from troyes.server.app import create_app
from troyes.server.services import Services
from troyes.server.settings import Settings


def description() -> str:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Services(Settings(database_url=f"sqlite:///{folder}/none.db")))
        whole = app.openapi()
        shapes = {**whole, "paths": {}}
        return json.dumps(shapes, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(description(), encoding="utf-8")
