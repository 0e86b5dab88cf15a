"""What a person has to do on the board for the King: for each result, for his placement, for events and black dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.king.royal import royal, you
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.effects import Trace
from troyes.realtable.king_steps import parts_of, steps_of


def steps(p: Position, line: str, language: str = "en") -> list[list[str]]:
    """The steps of every royal act that a line leads to."""
    trace = Trace()
    p.play(CITY.parse(p, line), trace)
    lexicon = Lexicon(CITY.names(p.setup), language, ["Anne"])
    return [steps_of(lexicon, p.setup, part.effects) for part in parts_of(p.setup, trace.packed()) if part.royal]


HIS = {"dice": "R6 Y5 Y5 W4 W4 W1"}
RESULTS: list[tuple[str, str, dict[str, Any], list[str], list[str]]] = [
    (
        "2",
        "1 1",
        {"seats": you("Y3 W6")},
        [
            "The King receives 3 VP.",
            "Remove the white 6 from your own district.",
            "Take 6 deniers from the bank.",
            "Remove the red 6 and the yellow 5 from the King's district.",
        ],
        [
            "Le roi reçoit 3 PV.",
            "Retirez de votre quartier le 6 blanc.",
            "Prenez 6 deniers à la banque.",
            "Retirez du quartier du roi le 6 rouge et le 5 jaune.",
        ],
    ),
    (
        "3",
        "1 2",
        {"seats": {"A": {}}},
        ["The King receives 2 VP.", "Remove the red 6 and the yellow 5 from the King's district."],
        ["Le roi reçoit 2 PV.", "Retirez du quartier du roi le 6 rouge et le 5 jaune."],
    ),
    (
        "4",
        "3 1",
        {"buildings": {"palace": "A . . . . N"}},
        [
            "Palace 1: put a citizen of the King there.",
            "Your citizen is expelled: lay it down on the Palace.",
            "Remove the red 6 from the King's district.",
        ],
        [
            "Palais 1 : posez-y un habitant du roi.",
            "Votre habitant est expulsé : couchez-le sur le Palais.",
            "Retirez du quartier du roi le 6 rouge.",
        ],
    ),
    (
        "4, nobody there",
        "2 2",
        {"neutral": {}},
        ["The King has no die to remove."],
        ["Le roi n'a aucun dé à retirer."],
    ),
    (
        "5",
        "2 3",
        {"events": {"heresy": "A A"}},
        [
            "Put 3 cubes of the King on Heresy.",
            "The King receives 4 VP.",
            "You receive 2 VP.",
            "Heresy is covered: take all cubes off it.",
            "Heresy leaves the row: the King wins the card.",
            "Remove the red 6 and 2 yellow 5s from the King's district.",
        ],
        [
            "Posez 3 cubes du roi sur « Hérésie ».",
            "Le roi reçoit 4 PV.",
            "Vous recevez 2 PV.",
            "« Hérésie » : tous les étendards sont couverts, ôtez les cubes.",
            "« Hérésie » quitte la file : le roi gagne la carte.",
            "Retirez du quartier du roi le 6 rouge et 2 dés jaunes de 5.",
        ],
    ),
    (
        "6",
        "4 2",
        {"activities": {"merchant": {}}},
        [
            "Put a citizen of the King on Merchant, on its space worth 2 VP.",
            "Remove the red 6 from the King's district.",
        ],
        ["Posez un habitant du roi sur Marchand, à son emplacement de 2 PV.", "Retirez du quartier du roi le 6 rouge."],
    ),
    (
        "7",
        "5 2",
        {},
        [
            "Put cubes of the King on the cathedral: level 1, columns 6 and 5.",
            "The King receives 2 VP.",
            "Remove the red 6 and the yellow 5 from the King's district.",
        ],
        [
            "Posez des cubes du roi sur la cathédrale : niveau 1, colonnes 6 et 5.",
            "Le roi reçoit 2 PV.",
            "Retirez du quartier du roi le 6 rouge et le 5 jaune.",
        ],
    ),
    (
        "7, two levels",
        "5 2",
        {"cathedral": ["A A A . A A"]},
        [
            "Put a cube of the King on the cathedral: level 1, column 4.",
            "Put a cube of the King on the cathedral: level 2, column 6.",
            "The King receives 2 VP.",
            "Remove the red 6 and the yellow 5 from the King's district.",
        ],
        [
            "Posez un cube du roi sur la cathédrale : niveau 1, colonne 4.",
            "Posez un cube du roi sur la cathédrale : niveau 2, colonne 6.",
            "Le roi reçoit 2 PV.",
            "Retirez du quartier du roi le 6 rouge et le 5 jaune.",
        ],
    ),
    (
        "8",
        "4 4",
        {"king": {"characters": ["henry_i", "urbain_iv"], "events_won": 0}, "seats": you(events_won=9)},
        ["Take Henry I off the column and out of the game.", "You receive 6 VP."],
        ["Ôtez Henry Ier de la colonne et du jeu.", "Vous recevez 6 PV."],
    ),
    ("8, none left", "4 4", {"king": {"characters": []}}, ["The King receives 1 VP."], ["Le roi reçoit 1 PV."]),
    (
        "9",
        "6 3",
        {"events": {"war": "N"}, "neutral": {"dice": "R6"}},
        [
            "Put 5 cubes of the King on War.",
            "The King receives 7 VP.",
            "War is covered: take all cubes off it.",
            "War leaves the row: the King wins the card.",
            "Remove the red 6 from the King's district.",
        ],
        [],
    ),
    (
        "10",
        "4 6",
        {"buildings": {"city_hall": "A . . . . ."}, "neutral": {"dice": "Y3"}},
        [
            "City Hall, row 1/6: put a citizen of the King in front, on the left, and push the others to the right.",
            "Remove the yellow 3 from the King's district.",
        ],
        [
            "Hôtel de ville, ligne 1/6 : posez un habitant du roi en tête, à gauche, "
            "et poussez les autres vers la droite.",
            "Retirez du quartier du roi le 3 jaune.",
        ],
    ),
    (
        "11",
        "5 6",
        {"seats": you("R2 P6"), "modules": ["purple_die"]},
        [
            "The King receives 2 VP.",
            "Remove the red 2 from your own district.",
            "Take 4 deniers from the bank.",
            "Remove the red 6 from the King's district.",
        ],
        [],
    ),
    (
        "12",
        "6 6",
        {"seats": {"A": {}}, "neutral": {"dice": "W1"}},
        ["The King receives 3 VP.", "Remove the white 1 from the King's district."],
        ["Le roi reçoit 3 PV.", "Retirez du quartier du roi le 1 blanc."],
    ),
]


@pytest.mark.parametrize(("result", "dice", "fields", "english", "french"), RESULTS, ids=[row[0] for row in RESULTS])
def test_every_result_step_by_step(
    result: str, dice: str, fields: dict[str, Any], english: list[str], french: list[str]
) -> None:
    staged = {"seats": you(), "neutral": HIS, **fields}
    for language, expected in (("en", english), ("fr", french)):
        if expected:
            [found] = steps(royal(**staged), f"* king {dice}", language)
            assert [" ".join(step.split()) for step in found] == expected


def test_no_result_is_left_out() -> None:
    assert {int(row[0].split(",")[0]) for row in RESULTS} == set(range(2, 13))
    assert all(sum(map(int, row[1].split())) == int(row[0].split(",")[0]) for row in RESULTS)


def test_his_placement_names_every_space() -> None:
    p = CITY.new(CITY.setup({"players": 1, "start": "A"}))
    while p.is_chance() and len(p.outcomes()) > 0:
        p.play(p.outcomes()[0])
    assert steps(p, "* royal R66 Y51 W61") == [
        [
            "Palace 6: put a citizen of the King there.",
            "Palace 5: put a citizen of the King there.",
            "Bishopric, row 1/2/3, space 1: put a citizen of the King there.",
        ]
    ]


def test_his_turn_against_black_dice() -> None:
    p = royal(phase="counter", turn="A", start="A", seats={"A": {"dice": "R6"}}, neutral={"dice": "Y5 R5"}, black="5 3")
    found: list[list[str]] = []
    for line in ("A beat", "A done"):
        found += steps(p, line)
    assert found == [["Remove the black 3.", "Remove the red 5 from the King's district."]]


def test_an_event_that_lets_a_royal_citizen_in() -> None:
    fields: dict[str, Any] = {
        "phase": "events",
        "events": {"wayfarers": ""},
        "seats": you(),
        "buildings": {"city_hall": "A N . . N N"},
    }
    p = waiting_for_the_die(royal(**fields))
    assert steps(p, "* site 1")[0] == [
        "City Hall, row 1/6: put a citizen of the King in front, on the left, and push the others to the right.",
        "A citizen of the King is expelled: lay it down on the City Hall.",
    ]
    p = waiting_for_the_die(royal(**fields))
    assert steps(p, "* site 3")[0] == [
        "A citizen of the King enters a row that is all his: it looks the same.",
        "A citizen of the King is expelled: lay it down on the City Hall.",
    ]


def waiting_for_the_die(p: Position) -> Position:
    """Draw what comes before the die of the event."""
    while not CITY.format(p, p.outcomes()[0]).startswith("* site"):
        p.play(p.outcomes()[0])
    return p
