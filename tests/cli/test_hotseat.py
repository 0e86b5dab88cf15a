"""Several people at one terminal play the city; nobody sees what is another's."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from tests.cli.pseudo import window
from troyes.city.cards.texts import display
from troyes.city.game import CITY
from troyes.kernel.play.record import Record

TWO = ("play", "--names", "Anna,Bob", "--seed", 5)
NEXT = "it is your turn. Enter when nobody else looks: "
FIGURES = CITY.names(CITY.setup({"players": 2})).figures
CHARACTERS = [display(FIGURES, "character", key, "en") for key in FIGURES.character]


def secrets(text: str) -> set[str]:
    return {name for name in CHARACTERS if name in text}


def test_names_say_who_sits_at_the_screen(troyes: Troyes, tmp_path: Path) -> None:
    for options, seats in [
        (("--names", "Anna,Bob"), ["Anna", "Bob"]),
        (("--names", "Anna Lee,Bob", "--bots", "random"), ["Anna Lee", "Bob", "Colin [random]"]),
        (("--names", "Anna", "--players", 2), ["Anna", "Blanche [greedy]"]),
        (("--hotseat", "--players", 2), ["Aubry", "Blanche"]),
    ]:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
        troyes.fine("play", *options, "--save", path, answers="")
        assert Record.load(path).seats == seats


@pytest.mark.parametrize("names", ["Anna,anna", "Anna,Bob [greedy]", "A,B,C,D,E"])
def test_names_that_cannot_be_are_refused(troyes: Troyes, names: str) -> None:
    troyes.refused("play", "--names", names)


def test_the_screen_is_handed_over_and_secrets_stay_secret(troyes: Troyes) -> None:
    out = troyes.fine(*TWO, answers="\n1\n" * 12 + "l\n").out
    parts = out.split(NEXT)
    assert "Your character" not in parts[0]
    seen: dict[str, set[str]] = {"Anna": set(), "Bob": set()}
    for before, part in itertools.pairwise(parts):
        who = before.split()[-1].rstrip(",")
        seen[who] |= secrets(part)
        assert f"{'Bob' if who == 'Anna' else 'Anna'} is dealt" not in part
    assert len(seen["Anna"]) == len(seen["Bob"]) == 2
    assert not seen["Anna"] & seen["Bob"]


def test_what_others_did_is_told_to_each(troyes: Troyes) -> None:
    out = troyes.fine(*TWO, answers="\n1\n\n2\n2\n\n").out
    parts = out.split(NEXT)
    first, second = (before.split()[-1].rstrip(",") for before in parts[:2])
    assert f"{first} places a citizen" in parts[2]
    assert f"{second} places a citizen" in parts[3]


def test_the_screen_is_wiped_before_it_is_handed_over() -> None:
    with window(*TWO, columns=120, lines=60) as screen:
        screen.wait_for(NEXT)
        screen.answer("", "Your choice: ")
        since = len(screen.shown)
        screen.type("1")
        screen.wait_for(NEXT, since)
        assert "\x1b[H\x1b[2J\x1b[3J" in screen.shown[since:]
        assert not secrets(screen.shown[screen.shown.rindex("\x1b[3J") :])


def test_a_whole_game_of_three_at_one_screen_in_french(troyes: Troyes) -> None:
    options = ("play", "--names", "Anna,Bob,Chloé", "--seed", 2, "--lang", "fr")
    out = troyes.fine(*options, answers="\n1\n1\n1\n" * 700).out
    assert "Décompte final" in out
    assert "{" not in out
