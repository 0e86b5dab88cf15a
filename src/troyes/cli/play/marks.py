"""How pieces look in the terminal: always a letter or a shape as well as a colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

SHAPES = {"red": "◆", "yellow": "■", "white": "●", "purple": "✦", "black": "▲"}
LETTERS = {"red": "R", "yellow": "Y", "white": "W", "purple": "P", "black": ""}
DIE_STYLES = {
    "red": "bold white on red3",
    "yellow": "bold black on gold1",
    "white": "bold black on grey93",
    "purple": "bold white on purple4",
    "black": "bold white on grey23",
}
ORDER_STYLES = {"red": "red", "yellow": "yellow", "white": "bright_white", "board": "magenta"}
SEAT_STYLES = {
    "A": "bold dark_orange",
    "B": "bold dodger_blue1",
    "C": "bold green3",
    "D": "bold orchid",
    "E": "bold deep_sky_blue1",
    "F": "bold gold3",
    "G": "bold medium_purple1",
    "H": "bold spring_green3",
    "I": "bold salmon1",
    "J": "bold turquoise2",
    "N": "grey62",
}
FREE = "·"


def owner(letter: str | None) -> Text:
    """A citizen or cube of an owner, or an empty place."""
    return Text(FREE, "dim") if letter is None else Text(letter, SEAT_STYLES[letter])


def owners(letters: Sequence[str | None], between: str = " ") -> Text:
    return Text(between).join(owner(letter) for letter in letters)


def die(colour: str, value: int) -> Text:
    return Text(f"{LETTERS[colour]}{SHAPES[colour]}{value}", DIE_STYLES[colour])


def dice(held: dict[str, list[int]]) -> Text:
    """Dice of a district, colour by colour."""
    rows = [Text(" ").join(die(colour, value) for value in held[colour]) for colour in held if held[colour]]
    return Text("  ").join(rows)


def person(letter: str, name: str) -> Text:
    return Text(f"{letter} {name}", SEAT_STYLES[letter])
