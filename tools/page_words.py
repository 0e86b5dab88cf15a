"""The texts of the page for what is made and tested in `web/`: as data, or their names as TypeScript.

PYTHONPATH=src python tools/page_words.py texts | types
"""

from __future__ import annotations

import json
import sys

from troyes.words.catalogue import catalogue, languages
from troyes.words.page import names_as_types, page_texts


def texts() -> str:
    """Every language: its code, its name and all its texts."""
    found = [
        {"code": code, "name": catalogue(code).text("language-name"), "texts": page_texts(code)} for code in languages()
    ]
    return json.dumps(found)


if __name__ == "__main__":
    print({"texts": texts, "types": names_as_types}[sys.argv[1]](), end="")
