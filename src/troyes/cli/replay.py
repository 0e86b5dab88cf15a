"""`troyes replay FILE`: a recorded game in words, checked move by move, and the position it leads to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import RenderableType

from troyes.city.game import CITY
from troyes.cli.beat_lines import sentences_of
from troyes.cli.dice import board as dice_board
from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, screen
from troyes.cli.play import board
from troyes.cli.play.ending import judgement, score_sheet, verdict
from troyes.cli.play.look import Look
from troyes.cli.texts import text
from troyes.games import game_of
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.moments import Moment, moments
from troyes.kernel.play.record import Record
from troyes.kernel.play.sources import sources_of
from troyes.kernel.play.turn import Step
from troyes.words.catalogue import SOURCE

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Moves = Annotated[bool, typer.Option("--moves", show_default=False)]
Until = Annotated[int | None, typer.Option("--until", min=0, metavar="N", show_default=False)]


def replay_command(
    file: File, until: Until = None, moves: Moves = False, json: Json = False, lang: Lang = SOURCE
) -> None:
    """The whole record is replayed before anything is shown, so that a broken one shows its fault and nothing else."""
    record = Record.load(file)
    record.seats = distinct(record.seats)
    setup = record.setup()
    steps = list(record.steps(until))
    position: Any = steps[-1].position if steps else record.game.new(setup)
    beats = [beat_told(record, setup, one, lang) for one in moments(record.game, setup, steps, list)]
    lines = [told(record, setup, number, step, lang) for number, step in enumerate(steps, 1)]
    hashes = sum(1 for entry in record.entries[: len(steps)] if entry.hash)
    if json:
        print_json(as_data(record, lines, beats, hashes, position, lang))
        return
    if moves:
        show_moves(lines)
    else:
        show_beats(beats, len(lines))
    show(record, len(lines), hashes, position, lang)


def distinct(names: list[str]) -> list[str]:
    """Names that tell seats apart: `random (B)` where two are called random."""
    return [f"{name} ({chr(ord('A') + seat)})" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def told(record: Record, setup: Any, number: int, step: Step, lang: str) -> dict[str, Any]:
    sentences = game_of(record.game).voice.tell(setup, step.effects, lang, record.seats)
    return {"n": number, "line": step.line, "text": sentences}


def beat_told(record: Record, setup: Any, moment: Moment, lang: str) -> dict[str, Any]:
    speaker = game_of(record.game).voice.speaker(setup, lang, record.seats)
    return {
        "n": moment.beat.number,
        "seat": moment.beat.seat,
        "kind": moment.beat.kind,
        "round": moment.round,
        "phase": moment.phase,
        "moves": moment.step,
        "points": moment.points,
        "text": sentences_of(speaker, moment.beat),
    }


def show_beats(beats: list[dict[str, Any]], last: int) -> None:
    """A line for every turn and every step of a phase, with the number of its last move."""
    console, width = screen(), len(str(last))
    for beat in beats:
        if beat["text"]:
            console.print(f"{beat['moves']:>{width}}  {' '.join(beat['text'])}", soft_wrap=True)


def show_moves(lines: list[dict[str, Any]]) -> None:
    """The lines of the record, each with all that it did."""
    console, width = screen(), len(str(len(lines)))
    for move in lines:
        console.print(f"{move['n']:>{width}}  {move['line']}", style="dim", soft_wrap=True)
        for sentence in move["text"]:
            console.print(f"{'':>{width}}  {sentence}", soft_wrap=True)


def show(record: Record, played: int, hashes: int, position: Any, lang: str) -> None:
    console = screen()
    console.print()
    console.print(picture(record, position, console.width, lang))
    console.print()
    if position.is_over():
        show_scores(record, position, lang)
    console.print(
        text("cli-replay-verified", lang, played=played, length=len(record.entries), hashes=hashes), style="dim"
    )


def picture(record: Record, position: Any, width: int, lang: str) -> RenderableType:
    """The position as its game draws it."""
    return PICTURES[record.game.name](record, record.game.view(position, SPECTATOR).to_dict(lang), width, lang)


def city_picture(record: Record, data: Mapping[str, Any], width: int, lang: str) -> RenderableType:
    return board.draw(data, Look(CITY.names(record.setup()), lang, record.seats, width, True))


def dice_picture(record: Record, data: Mapping[str, Any], width: int, lang: str) -> RenderableType:
    return dice_board.draw(data, dice_board.DiceLook(lang, record.seats, width, SPECTATOR))


PICTURES: Final = {"city": city_picture, "dice": dice_picture}


def show_scores(record: Record, position: Any, lang: str) -> None:
    """Every point by source, as at the end of a game in the terminal."""
    scores = record.game.scores(position)
    screen().print(score_sheet(game_of(record.game), position.setup, scores, record.seats, lang))
    screen().print(verdict(scores, record.seats, lang))
    for line in judgement(scores, len(record.seats), lang):
        screen().print(line)
    screen().print()


def as_data(
    record: Record,
    moves: list[dict[str, Any]],
    beats: list[dict[str, Any]],
    hashes: int,
    position: Any,
    lang: str,
) -> dict[str, Any]:
    over = position.is_over()
    return {
        "game": record.game.name,
        "options": record.options,
        "seats": record.seats,
        "rules": record.rules,
        "length": len(record.entries),
        "moves": moves,
        "beats": beats,
        "hashes_verified": hashes,
        "over": over,
        "scores": position.totals() if over else None,
        "sources": sources_of(game_of(record.game), position, lang) if over else None,
        "position": record.game.view(position, SPECTATOR).to_dict(lang),
    }
