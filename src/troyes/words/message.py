"""Messages: the name of a text with its values, told in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping

from troyes.words.catalogue import SOURCE, catalogue


class Message(str):
    """A text in English that can be told in other languages too. Values may be messages, or lists of what is told."""

    key: str
    values: Mapping[str, object]

    def __new__(cls, key: str, /, **values: object) -> Message:
        made = super().__new__(cls, catalogue(SOURCE).text(key, **values))
        made.key = key
        made.values = values
        return made

    def text(self, language: str = SOURCE) -> str:
        return catalogue(language).text(self.key, **self.values)

    def __reduce__(self) -> tuple[object, tuple[str, Mapping[str, object]]]:
        """It may have to travel to another process."""
        return message, (self.key, self.values)


def message(key: str, values: Mapping[str, object]) -> Message:
    """A text filled, or a message as it is."""
    return key if isinstance(key, Message) else Message(key, **values)


def place(*parts: str) -> Message:
    """Where something is, from the outside in: a file, a line, a field. Parts that are empty are left out."""
    outer, *inner = [part for part in parts if part] or [""]
    found = outer if isinstance(outer, Message) else Message("place", part=outer)
    for part in inner:
        found = Message("place-inside", outer=found, inner=part)
    return found


def line_number(number: int) -> Message:
    return Message("line", number=number)
