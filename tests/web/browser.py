"""The real Chromium, and the page it opens: where they are, and what to do where they are not."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from troyes.server.api.page import FIRST, FOLDER

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find_browser() -> str | None:
    wanted = os.environ.get("TROYES_BROWSER")
    return next((path for name in ((wanted,) if wanted else NAMES) if (path := shutil.which(name))), None)


def is_page_built() -> bool:
    return (FOLDER / FIRST).is_file()


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """With a new, empty profile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
