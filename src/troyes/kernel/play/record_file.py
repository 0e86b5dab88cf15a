"""The file of a record: JSON Lines. First the header, then one line per move, at the end of a game its scores."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from troyes import find_game
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Entry, Record
from troyes.kernel.tools.bounds import check_size
from troyes.kernel.tools.reading import cause
from troyes.kernel.tools.writing import write_whole
from troyes.words.message import Message, line_number, place

FORMAT = "troyes-record"
VERSION = 1
MOST_MOVES = 5000  # the longest games have less than half as many
LONGEST_SEAT = 5_000  # characters; the bot of a file is named with its path
LONGEST_LINE = 100_000  # characters; the header of a game with all figures needs a seventh of them
REMEDY = Message("see-docs-records-md")
NEWER = "update-troyes-or-save"
OUT_OF_ORDER = "should-be-move-not"
HEADER = ("format", "version", "game", "rules", "options", "figures", "seats")
MAY_FOLLOW = ("seed", "redacted", "commitment", "secret", "dictated")


# ---- writing -----------------------------------------------------------------------------------------------------


def line_of(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def header_of(record: Record) -> dict[str, Any]:
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game.name,
        "rules": record.rules,
        "options": record.options,
        "figures": record.figures,
        "seats": record.seats,
    }
    if record.seed is not None:
        header["seed"] = record.seed
    if record.redacted_for is not None:
        header["redacted"] = record.redacted_for
    if record.commitment is not None:
        header["commitment"] = record.commitment
    if record.secret is not None:
        header["secret"] = record.secret.hex()
    if record.dictated:
        header["dictated"] = record.dictated
    return header


def lines_of(record: Record, since: int = 0) -> str:
    """The lines of the moves after the first `since`, and the scores of a finished game."""
    lines = []
    for number, entry in enumerate(record.entries[since:], since + 1):
        move: dict[str, Any] = {"n": number, "move": entry.line}
        if entry.hash:
            move["hash"] = entry.hash
        lines.append(line_of(move))
    if record.scores is not None:
        lines.append(line_of({"end": {"scores": record.scores}}))
    return "".join(lines)


def text_of(record: Record) -> str:
    """The whole file."""
    return line_of(header_of(record)) + lines_of(record)


def save(record: Record, path: str | Path) -> None:
    """Write the whole file at once, over whatever it held; `RecordFile` is more careful."""
    data = text_of(record).encode()
    write_whole(Path(path), data)


# ---- reading -----------------------------------------------------------------------------------------------------


def load(path: str | Path) -> Record:
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise BadInput(str(path), "cannot-be-read", "name-a-readable-record", why=cause(error)) from None
    return read(data, str(path))


def read(data: bytes, where: str) -> Record:
    """The record in the bytes of a file; BadInput for anything else."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        raise BadInput((where, line_number(number)), "is-not-utf-8", REMEDY) from None
    lines = text.split("\n")
    ends_well = lines[-1] == ""
    if ends_well:
        lines.pop()
    if not lines:
        raise BadInput(where, "is-empty", "name-a-record-the")
    if len(lines) > MOST_MOVES + 2:  # header and scores
        raise BadInput(where, "has-more-than-moves", "name-the-record-of", most=MOST_MOVES)
    record = read_header(read_line(lines[0], place(where, line_number(1)), False), where)
    for number, line in enumerate(lines[1:], 1):
        may_be_cut = number == len(lines) - 1 and not ends_well
        try:
            read_row(record, read_line(line, "", may_be_cut), number, "")
        except BadInput as error:  # most lines are good: only one that is not needs the name of its place
            raise error.within(place(where, line_number(number + 1))) from None
    return record


def no_constant(name: str) -> None:
    raise ValueError(name)


DECODER = json.JSONDecoder(parse_constant=no_constant)  # one for all lines: each new one would keep memory


def read_line(line: str, where: str, may_be_cut: bool) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise BadInput(where, "has-more-than-characters", REMEDY, most=LONGEST_LINE)
    try:
        row = DECODER.decode(line)
    except (ValueError, RecursionError):
        if may_be_cut:
            raise BadInput(where, "is-cut-off", "delete-this-last-line") from None
        raise BadInput(where, "is-not-json", REMEDY) from None
    if not isinstance(row, dict):
        raise BadInput(where, "is-not-a-json", REMEDY)
    check_size(row, where, REMEDY)
    return row


def read_header(row: dict[str, Any], where: str) -> Record:
    """The header says that this is a record, of which game, and how it was set up."""
    here = place(where, line_number(1))
    if row.get("format") != FORMAT:
        raise BadInput(here, "is-not-the-header", "name-a-record-the")
    if row.get("version") != VERSION or isinstance(row["version"], bool):
        raise BadInput(here, "version-is-not-known", NEWER, found=row.get("version"))
    check_names(row, HEADER, MAY_FOLLOW, here)
    seats = row["seats"]
    if not isinstance(seats, list) or not all(is_text(name, LONGEST_SEAT) for name in seats):
        raise BadInput(here, "seats-must-be-a", REMEDY)
    if not is_text(row["rules"], 100):
        raise BadInput(here, "rules-must-be-a", REMEDY)
    record = set_up(row, where)
    record.seed = read_seed(row, here)
    record.redacted_for = read_redacted(row, len(seats), here)
    record.commitment = read_hex(row, "commitment", here)
    secret = read_hex(row, "secret", here)
    record.secret = None if secret is None else bytes.fromhex(secret)
    record.dictated = read_dictated(row, here)
    return record


def set_up(row: dict[str, Any], where: str) -> Record:
    """Options and figures are checked by the game itself, and kept complete."""
    here = place(where, line_number(1))
    game = find_game(row["game"], place(here, "game"))
    for name in ("options", "figures"):
        if not isinstance(row[name], dict):
            raise BadInput(here, "must-be-a-table", REMEDY, name=name)
    try:
        setup = game.setup(row["options"], row["figures"])
        record = Record.begin(game, setup, row["seats"] or [""])
    except BadInput as error:
        raise error.within(here) from None
    record.rules, record.where = row["rules"], where
    return record


def read_seed(row: dict[str, Any], here: str) -> str | int | None:
    seed = row.get("seed")
    if seed is None or is_text(seed, 200) or (isinstance(seed, int) and not isinstance(seed, bool)):
        return seed
    raise BadInput(here, "seed-must-be-a", REMEDY)


def read_redacted(row: dict[str, Any], seats: int, here: str) -> int | None:
    seat = row.get("redacted")
    if seat is None:
        return None
    if not is_whole(seat) or not -1 <= seat < seats:
        raise BadInput(here, "redacted-must-be-a", REMEDY)
    return int(seat)


def read_dictated(row: dict[str, Any], here: str) -> int:
    moves = row.get("dictated", 0)
    if not is_whole(moves) or moves < 0:
        raise BadInput(here, "dictated-must-be-a", REMEDY)
    return int(moves)


def read_hex(row: dict[str, Any], name: str, here: str) -> str | None:
    value = row.get(name)
    if value is None or (isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value)):
        return value
    raise BadInput(here, "must-be-64-digits-from-0-to-f-kernel", REMEDY, name=name)


def read_row(record: Record, row: dict[str, Any], number: int, where: str) -> None:
    """One line after the header: the next move, or the scores at the end."""
    if record.scores is not None:
        raise BadInput(where, "stands-after-the-end", REMEDY)
    if "end" in row:
        read_end(record, row, where)
        return
    check_names(row, ("n", "move"), ("hash",), where)
    if not is_whole(row["n"]) or row["n"] != number:
        raise BadInput(where, OUT_OF_ORDER, REMEDY, number=number, found=row["n"])
    if not is_text(row["move"], 200):
        raise BadInput(where, "move-must-be-a", "see-docs-notation-md")
    mark = row.get("hash", "")
    if "hash" in row and not (isinstance(mark, str) and re.fullmatch(r"[0-9a-f]{16}", mark)):
        raise BadInput(where, "hash-must-be-16", REMEDY)
    record.entries.append(Entry(row["move"], mark))


def read_end(record: Record, row: dict[str, Any], where: str) -> None:
    check_names(row, ("end",), (), where)
    end = row["end"]
    scores = end.get("scores") if isinstance(end, dict) and len(end) == 1 else None
    counts = (len(record.seats), len(record.seats) + 1)  # an automaton may have scored as well
    if not isinstance(scores, list) or len(scores) not in counts or not all(is_whole(points) for points in scores):
        raise BadInput(where, "end-must-hold-one", REMEDY)
    record.scores = scores


def check_names(row: dict[str, Any], needed: tuple[str, ...], optional: tuple[str, ...], where: str) -> None:
    for name in needed:
        if name not in row:
            raise BadInput(where, "is-missing", REMEDY, name=name)
    for name in row:
        if name not in needed + optional:
            raise BadInput(where, "is-not-known-here", REMEDY, name=name)


def is_text(value: Any, longest: int) -> bool:
    """A short line that can be shown and saved as it is."""
    return isinstance(value, str) and 0 < len(value) <= longest and value.isprintable()


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
