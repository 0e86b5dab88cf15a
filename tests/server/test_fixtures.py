"""What the page's tests read is what the server answers: `make fixtures` would write the same files."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.serving import Data

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "web" / "tests" / "data"
# Of every game one whole file; of the others, that there is one.
COMPARED = ("lying-2p", "commit-4p", "turn-king", "dice-2p")


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fixtures", ROOT / "tools" / "fixtures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FIXTURES = load()


@pytest.fixture(scope="module")
def record() -> Iterator[Callable[[str], Data]]:
    with FIXTURES.stage() as found:
        yield found


@pytest.mark.xdist_group("fixtures")
@pytest.mark.parametrize("name", COMPARED)
def test_the_page_is_tested_with_what_the_server_answers(record: Callable[[str], Data], name: str) -> None:
    kept = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    assert record(name) == kept, "the server answers otherwise by now: run `make fixtures`"


def test_every_scene_is_recorded() -> None:
    assert set(FIXTURES.SCENES) <= {path.stem for path in DATA.glob("*.json")}
