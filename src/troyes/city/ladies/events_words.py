"""Texts of the Ladies' events and of the purple die."""

from __future__ import annotations

from troyes.city.figures import read_data

FILE = "ladies/events_words.toml"


def text(section: str, key: str, language: str, **values: object) -> str:
    template: str = read_data(FILE)[section][key][language]
    return template.format(**values)
