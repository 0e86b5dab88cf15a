"""What people type about dice and cards, what is refused with which reason, and how a table begins."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.city.king.royal import royal, you
from tests.cli.helpers import Troyes
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.city.words.lexicon import Lexicon
from troyes.cli.king.files import fresh, newest
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.record import Record
from troyes.realtable.king_chance import Due
from troyes.realtable.king_dice import Wrong
from troyes.realtable.texts import is_said
from troyes.words.catalogue import catalogue, languages


def due(position: Position, language: str = "en") -> Due:
    return Due(position, language, Lexicon(CITY.names(position.setup), language, ["Anne"]))


def before(verb: str, **options: Any) -> Position:
    """A game that has come to the first chance of this kind, with the dice of a seed."""
    for seed in range(6, 60):
        position = CITY.new(CITY.setup({"players": 1, "start": "A", **options}))
        source, choices = FastSource(seed), SequenceSource(seed)
        while not position.is_over():
            if not position.is_chance():
                moves = position.moves(0)
                position.play(moves[int(choices.below(len(moves)))])
            elif due(position).verb == verb:
                return position
            else:
                position.play(position.draw(source))
    raise LookupError(verb)


def typed(position: Position, line: str, language: str = "en") -> str:
    return CITY.format(position, due(position, language).read(line))


# ---- what is understood --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["65 41 32", "654132", "56 14 23", "R65 Y41 W32", "r65 j41 b32", "* royal R65 Y41 W32"]
)
def test_the_roll_of_his_placement(line: str) -> None:
    assert typed(before("royal"), line) == "* royal R65 Y41 W32"


@pytest.mark.parametrize("line", ["52", "5 2", "5+2", "5, 2", "king 5 2", "* king 5 2"])
def test_his_two_dice(line: str) -> None:
    assert typed(before("king"), line) == "* king 5 2"


def test_the_dice_of_a_building() -> None:
    position = before("roll")
    yours, kings = due(position).citizens()
    assert yours + kings == 6
    mine, his = "654321"[:yours], "654321"[:kings]
    whole = f"* roll red A:{mine[::-1]} N:{his[::-1]}"
    for line in (f"{mine} {his}", mine + his, " ".join(mine + his), f"a:{mine} n:{his}", f"K:{his} A:{mine}", whole):
        assert typed(position, line) == whole


def test_cards_by_number_name_beginning_and_identifier() -> None:
    position = before("reveal")
    first = due(position).items[0]
    line = CITY.format(position, first.move)
    for name in ("1", first.label, first.label.upper(), first.label[:5], first.names[0], line, line[2:]):
        assert typed(position, name) == line
    french = due(position, "fr").items[0].label
    assert typed(position, french) == line


@pytest.mark.parametrize(
    ("line", "holder"),
    [("1", "A"), ("anne", "A"), ("moi", "A"), ("2", "N"), ("roi", "N"), ("N", "N")],
)
def test_who_holds_the_start_card(line: str, holder: str) -> None:
    assert typed(CITY.new(CITY.setup({"players": 1})), line) == f"* start {holder}"


def test_a_word_of_a_name_is_enough() -> None:
    assert typed(before("open"), "payns") == "* open hugues_de_payns"


def test_a_crowd_that_is_dealt_out() -> None:
    position = before("crowd", modules=["events"])
    line = CITY.format(position, position.draw(FastSource(1)))
    words = line.split()[2:]
    spaces = words[: words.index("lying")] if "lying" in words else words
    assert typed(position, "".join(spaces).lower()) == line
    assert typed(position, line) == line


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_chance_of_every_module_is_asked_for_and_understood(language: str) -> None:
    seen = set()
    for seed in range(3):
        position = CITY.new(CITY.setup({"players": 1, "modules": ["all"]}))
        source, choices = FastSource(seed), SequenceSource(seed)
        while not position.is_over():
            if not position.is_chance():
                moves = position.moves(0)
                position.play(moves[int(choices.below(len(moves)))])
                continue
            asked = due(position, language)
            move = position.draw(source)
            assert asked.read(CITY.format(position, move)) == move
            assert asked.draw(seed) in position.outcomes() or not position.outcomes()
            assert (asked.title() if asked.items else asked.prompt()).strip()
            assert is_said("ask", asked.verb, language) or asked.verb in ("roll", "black")
            seen.add(asked.verb)
            position.play(move)
    assert {"start", "open", "tile", "royal", "reveal", "purple", "roll", "event", "black", "king"} <= seen


# ---- what is refused, with the reason --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "line", "english", "french"),
    [
        ("king", "5", "The King rolls two dice, not 1.", "Le roi lance deux dés, pas 1."),
        ("king", "7 1", "No die shows 7", "Aucun dé ne montre 7"),
        ("king", "five", "only values of dice", "seulement des valeurs de dés"),
        ("king", "* roll red A:5", "only values of dice", "seulement des valeurs de dés"),
        (
            "royal",
            "65 41",
            "6 dice are rolled, 2 of each colour, not 4.",
            "On lance 6 dés, 2 de chaque couleur, pas 4.",
        ),
        ("royal", "R65 R41 W32", "name each colour once", "nommez chaque couleur une fois"),
        ("royal", "R651 Y4 W32", "name each colour once", "nommez chaque couleur une fois"),
        ("roll", "1", "that many dice, yours first", "autant de dés, les vôtres d'abord"),
        ("roll", "1111111", "that many dice, yours first", "autant de dés, les vôtres d'abord"),
        ("roll", "A:1 B:2", "only values of dice", "seulement des valeurs de dés"),
        ("roll", "111110", "No die shows 0", "Aucun dé ne montre 0"),
        ("black", "1 1 1 1 1 1 1 1 1", "black dice are rolled, not 9", "dés noirs, pas 9"),
        ("reveal", "99", "Type a number from 1 to", "Tapez un numéro de 1 à"),
        ("reveal", "sculptor", "Sculptor is a yellow activity of level", "est une activité jaune de niveau"),
        ("reveal", "tavern", "not in the list", "pas dans la liste"),
        ("event", "drought", "Drought is a yellow event", "est un évènement jaune"),
        ("event", "marauding", "has already been drawn", "a déjà été tiré"),
        ("open", "merchant", "not in the list", "pas dans la liste"),
        ("reroll", "7", "One die: a number from 1 to 6, not 7.", "Un dé : un nombre de 1 à 6, pas 7."),
        ("reroll", "12", "One die", "Un dé"),
    ],
)
def test_impossible_outcomes_are_refused(verb: str, line: str, english: str, french: str) -> None:
    position = before(verb)
    for language, expected in (("en", english), ("fr", french)):
        with pytest.raises(Wrong) as wrong:
            due(position, language).read(line)
        assert expected in wrong.value.text.replace("\u00a0", " ")


def test_a_name_that_may_be_several() -> None:
    with pytest.raises(Wrong) as wrong:
        due(before("open")).read("h")
    assert wrong.value.text == "h may be Hugues de Payns and Henry I: which one?"


def test_a_card_that_is_gone() -> None:
    position = royal(phase="workforce", seats=you(), drawn=["war"])
    with pytest.raises(Wrong) as wrong:
        due(position).read("War")
    assert wrong.value.text == "War has already been drawn."


def test_a_refusal_changes_nothing(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    options = ("king", "--table", "--name", "Anne", "--modules", "", "--file", path, "--lang", "en")
    out = troyes.fine(*options, answers="x\n3\n1\nnobody\n9\n\n1 2 3 9\n").out
    assert out.count("Who holds the start card?") == 1  # the list stays in sight
    lines = [entry.line for entry in Record.load(path).entries]
    assert lines[0] == "* start A"
    assert len(lines) == 5  # one drawn, three of the four numbers are in the list


# ---- the beginning ---------------------------------------------------------------------------------------------------


def options_of(path: Path) -> dict[str, Any]:
    return Record.load(path).options


def test_the_questions_of_a_new_table(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    french = languages().index("fr") + 1  # English is the usual one, and first
    answers = f"99\n{french}\n \x07\nZoé\n1 9\nbonus mauve 3\n7\n1 3\n"
    out = troyes.fine("king", "--table", "--file", path, answers=answers).out
    assert all(catalogue(language).text("language-name") in out for language in languages())
    assert "Avec quoi jouez-vous" in out
    assert out.count("pas compris") + out.count("not understood") == 3
    assert "Le défi du roi à votre table, Zoé." in out
    record = Record.load(path)
    assert record.seats == ["Zoé"]
    assert options_of(path)["modules"] == ["bonus", "activities", "purple_die"]
    assert options_of(path)["pool"] == "ladies"
    assert (options_of(path)["king_stops"], options_of(path)["king_colours"]) == ("board_empty", 2)


def test_enter_takes_the_usual_answers(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    troyes.fine("king", "--table", "--file", path, "--lang", "fr", answers="\n\n\n")
    assert Record.load(path).seats == ["Aubry"]
    assert options_of(path)["modules"] == []
    assert options_of(path)["king_stops"] == "board_empty"


def test_all_modules_by_one_word(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    troyes.fine("king", "--table", "--file", path, "--lang", "en", answers="\nall\n2\n")
    assert len(options_of(path)["modules"]) == 6
    assert options_of(path)["king_stops"] == "own_dice_empty"


def test_options_of_the_command_line_are_not_asked_for(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    words = ("--modules", "bonus", "--king-stops", "own_dice_empty", "--name", "Anne", "--lang", "en")
    out = troyes.fine("king", "--table", "--file", path, *words).out
    assert "Your choice" not in out
    assert options_of(path)["king_stops"] == "own_dice_empty"


def test_a_saved_table_is_offered_and_never_overwritten(troyes: Troyes, tmp_path: Path) -> None:
    plain = ("king", "--table", "--name", "Anne", "--modules", "", "--lang", "en")
    troyes.fine(*plain, answers="1\n")
    out = troyes.fine(*plain, answers="\n1\n").out
    assert "A table is saved in" in out
    assert "The table goes on" in out
    troyes.fine(*plain, answers="2\n2\n")
    first, second = sorted((tmp_path / "data" / "king").iterdir())
    assert [len(Record.load(path).entries) for path in (first, second)] == [2, 1]
    taken = tmp_path / "taken.jsonl"
    troyes.fine(*plain, "--file", taken, answers="1\n1\n")
    troyes.fine(*plain, "--file", taken, answers="new\n2\n")
    assert len(Record.load(taken).entries) == 2
    assert len(list((tmp_path / "data" / "king").iterdir())) == 3


def test_nothing_to_resume(troyes: Troyes, tmp_path: Path) -> None:
    plain = ("king", "--table", "--resume", "--lang", "en")
    assert "No saved table was found in" in troyes.fine(*plain, answers="Anne\n\n\n1\n").out


def test_a_broken_last_table_does_not_stop_a_new_one(troyes: Troyes, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "king"
    folder.mkdir(parents=True)
    (folder / "old.jsonl").write_text("nonsense\n")
    plain = ("king", "--table", "--name", "Anne", "--modules", "", "--lang", "en")
    out = troyes.fine(*plain, answers="1\n").out
    assert "old.jsonl" in out
    assert "Anne holds the start card." in out
    assert (folder / "old.jsonl").read_text() == "nonsense\n"


def test_files_are_named_by_day_and_found_by_age(tmp_path: Path) -> None:
    assert newest() is None
    paths = []
    for age in (20, 10):
        path = fresh(date(2026, 5, 4))
        path.write_text("")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
        paths.append(path)
    assert [path.name for path in paths] == ["table-2026-05-04-1.jsonl", "table-2026-05-04-2.jsonl"]
    assert newest() == paths[1]
