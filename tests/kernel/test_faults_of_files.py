"""Why a file cannot be read or written is told, with the way out that helps."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from troyes.kernel.tools.reading import NO_NAME, NOT_TEXT, cause
from troyes.kernel.tools.writing import FOLDER_REMEDY, MAKE_ROOM, unwritable


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(errno.ENOENT, "not this"), "No such file or directory"),
        (OSError(errno.ELOOP, "goes round in circles"), "goes round in circles"),
        (OSError("without a number"), "without a number"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), NOT_TEXT),
        (ValueError("embedded null byte"), NO_NAME),
    ],
)
def test_the_cause_is_told(error: Exception, told: str) -> None:
    assert cause(error) == told


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
def test_where_room_is_missing_room_helps(number: int) -> None:
    assert unwritable(Path("game.json"), OSError(number, "")).remedy == MAKE_ROOM


@pytest.mark.parametrize("error", [PermissionError(errno.EACCES, ""), ValueError("embedded null byte")])
def test_elsewhere_another_folder_helps(error: Exception) -> None:
    assert unwritable(Path("game.json"), error).remedy == FOLDER_REMEDY
