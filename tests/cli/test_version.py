"""`troyes version`."""

from __future__ import annotations

import platform

from tests.cli.helpers import Troyes
from troyes import __version__


def test_version_for_people_and_machines(troyes: Troyes) -> None:
    assert __version__ in troyes.fine("version").out
    assert troyes.fine("--version").out == troyes.fine("version").out
    data = troyes.fine("version", "--json").data
    assert data["version"] == __version__
    assert data["python"] == platform.python_version()
    assert isinstance(data["compiled"], bool)
