# compiled
"""The figures of the ramparts, from the data into the setup."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import (
    ARRIVAL,
    COLOUR,
    COST,
    CUBE_POINTS,
    EFFECT,
    EFFECTS,
    FACE_COUNT,
    FACE_FIGURES,
    FACE_SIZE,
    GAIN_DENIERS,
    GAIN_INFLUENCE,
    GAIN_POINTS,
    GATE_PLACES,
    LENGTH,
    LEVEL,
    RANKS,
    SWAPS,
)
from troyes.city.rules.setup import Setup

COLOURS: Final = ("red", "yellow", "white", "purple")


def fill_figures(setup: Setup, figures: dict[str, dict[str, Any]]) -> None:
    rules = figures["rules"]
    write(setup, LENGTH, rules["rampart_length"])
    write_all(setup, GATE_PLACES, rules["rampart_gates"])
    write(setup, FACE_COUNT, len(figures["outdoor"]))
    for face, entry in enumerate(figures["outdoor"].values()):
        fill_face(setup, FACE_FIGURES + face * FACE_SIZE, entry)


def fill_face(setup: Setup, at: int, entry: dict[str, Any]) -> None:
    gain = entry.get("gain", {})
    write(setup, at + LEVEL, entry["level"])
    write(setup, at + EFFECT, EFFECTS.index(entry["effect"]))
    write(setup, at + COLOUR, COLOURS.index(entry.get("colour", "purple")))
    write(setup, at + GAIN_DENIERS, gain.get("deniers", 0))
    write(setup, at + GAIN_INFLUENCE, gain.get("influence", 0))
    write(setup, at + GAIN_POINTS, gain.get("vp", 0))
    write(setup, at + COST, entry.get("cost", {}).get("deniers", 0))
    write(setup, at + SWAPS, entry.get("swaps", 0))
    write(setup, at + CUBE_POINTS, entry.get("cube_vp", 0))
    write_all(setup, at + ARRIVAL, entry.get("arrival_vp", []))
    write_all(setup, at + RANKS, entry.get("rank_vp", []))


def write(setup: Setup, at: i64, value: i64) -> None:
    setup.figures[at] = value


def write_all(setup: Setup, at: int, values: list[int]) -> None:
    for k, value in enumerate(values):
        write(setup, at + k, value)
