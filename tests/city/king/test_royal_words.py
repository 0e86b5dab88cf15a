"""What the King does in words, in English and French, and how his dice are written."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.city.helpers import look, play, seen
from tests.city.king.royal import royal, you
from tests.city.king.test_citizen import ALL_OUT
from troyes.city.game import CITY
from troyes.city.king.rules import ROYAL_ROLL, ROYAL_TURN
from troyes.city.rules.codes import chance_move
from troyes.city.rules.extension_codes import KING
from troyes.city.rules.layout import FACE_UP, NONE
from troyes.city.rules.position import Position, new_position
from troyes.city.rules.state import slice_of
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match


def told(p: Position, *lines: str, language: str = "en", who: str = "Anna") -> list[str]:
    trace = Trace()
    for line in lines:
        p.play(CITY.parse(p, line), trace)
    return CITY.voice.tell(p.setup, trace.packed(), language, [who])


TURNS: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"neutral": {"dice": "R6 Y5 W1"}},
        "5 2",
        "The King rolls 5 + 2 = 7: 2 cubes on the cathedral, columns 6 and 5, +2 VP. "
        "He pays with a red 6 and a yellow 5.",
        "Le roi lance 5 + 2 = 7 : 2 cubes sur la cathédrale, colonnes 6 et 5, +2 PV. "
        "Il paie avec un 6 rouge et un 5 jaune.",
    ),
    (
        {"cathedral": ["A A A A A A", "A A A A A A", "A A . A A A"], "neutral": {"dice": "W1"}},
        "3 4",
        "The King rolls 3 + 4 = 7: 1 cube on the cathedral, column 3, +2 VP. He pays with all he has: a white 1.",
        "Le roi lance 3 + 4 = 7 : 1 cube sur la cathédrale, colonne 3, +2 PV. "
        "Il paie avec tout ce qui lui reste : un 1 blanc.",
    ),
    (
        {"cathedral": ["A A A A A A", "A A A A A A", "A A A A A A"]},
        "3 4",
        "The King rolls 3 + 4 = 7: the cathedral is full, +2 VP. He has no dice to pay with.",
        "Le roi lance 3 + 4 = 7 : la cathédrale est pleine, +2 PV. Il n'a aucun dé pour payer.",
    ),
    (
        {"seats": you("R5 W1"), "neutral": {"dice": "W6 R3 Y3"}},
        "1 1",
        "The King rolls 1 + 1 = 2: +3 VP. He buys a red 5 from Anna for 6 deniers. He pays with a white 6 and a red 3.",
        "Le roi lance 1 + 1 = 2 : +3 PV. Il achète un 5 rouge à Anna pour 6 deniers. "
        "Il paie avec un 6 blanc et un 3 rouge.",
    ),
    (
        {"buildings": {"palace": "A . . . . ."}, "neutral": {"dice": "R6 Y5"}},
        "2 2",
        "The King rolls 2 + 2 = 4: a citizen comes to the Palace and expels Anna's citizen. He pays with a red 6.",
        "Le roi lance 2 + 2 = 4 : un habitant arrive au Palais et expulse un habitant d'Anna. Il paie avec un 6 rouge.",
    ),
    (
        {"buildings": {"bishopric": "N A ."}, "neutral": {"dice": "W6"}},
        "4 6",
        "The King rolls 4 + 6 = 10: a citizen comes to the Bishopric and pushes Anna's citizen on to "
        "row 1/2/3, space 3. "
        "He pays with a white 6.",
        "Le roi lance 4 + 6 = 10 : un habitant arrive à l'Évêché et pousse celui d'Anna "
        "(ligne 1/2/3, place 3). "
        "Il paie avec un 6 blanc.",
    ),
    (
        {"buildings": {"city_hall": "A N"}, "neutral": {"dice": "Y6"}},
        "4 6",
        "The King rolls 4 + 6 = 10: a citizen comes to the City Hall and pushes Anna's citizen on to "
        "row 1/6, space 2; "
        "the King's citizen is expelled. He pays with a yellow 6.",
        "Le roi lance 4 + 6 = 10 : un habitant arrive à l'Hôtel de ville et pousse celui d'Anna "
        "(ligne 1/6, place 2) ; "
        "un habitant du roi est expulsé. Il paie avec un 6 jaune.",
    ),
    (
        {},
        "2 2",
        "The King rolls 2 + 2 = 4: he finds nobody to expel or to push. He has no dice to pay with.",
        "Le roi lance 2 + 2 = 4 : il ne trouve personne à expulser ni à pousser. Il n'a aucun dé pour payer.",
    ),
    (
        ALL_OUT,
        "2 2",
        "The King rolls 2 + 2 = 4: he has no citizen left. He has no dice to pay with.",
        "Le roi lance 2 + 2 = 4 : il n'a plus d'habitant. Il n'a aucun dé pour payer.",
    ),
    (
        {"activities": {"tithe": {}}, "neutral": {"dice": "Y6"}},
        "3 3",
        "The King rolls 3 + 3 = 6: a tradesman on Tithe, on a space worth 3 VP. He pays with a yellow 6.",
        "Le roi lance 3 + 3 = 6 : un homme de métier sur Dîme, à un emplacement qui vaut 3 PV. "
        "Il paie avec un 6 jaune.",
    ),
    (
        {},
        "3 3",
        "The King rolls 3 + 3 = 6: no space is left for a tradesman of his. He has no dice to pay with.",
        "Le roi lance 3 + 3 = 6 : plus aucun emplacement pour un homme de métier. Il n'a aucun dé pour payer.",
    ),
    (
        ALL_OUT,
        "3 3",
        "The King rolls 3 + 3 = 6: he has no citizen left. He has no dice to pay with.",
        "Le roi lance 3 + 3 = 6 : il n'a plus d'habitant. Il n'a aucun dé pour payer.",
    ),
    (
        {"king": {"events_won": 3, "characters": ["henry_i"]}, "seats": you(events_won=1)},
        "4 4",
        "The King rolls 4 + 4 = 8: Henry I counts now: the King +3 VP; Anna +1 VP.",
        "Le roi lance 4 + 4 = 8 : Henry Ier est décompté : le roi +3 PV ; Anna +1 PV.",
    ),
    (
        {"king": {"characters": ["henry_i"]}},
        "4 4",
        "The King rolls 4 + 4 = 8: Henry I counts now, for nobody.",
        "Le roi lance 4 + 4 = 8 : Henry Ier est décompté, sans profit pour personne.",
    ),
    (
        {"king": {"characters": []}},
        "4 4",
        "The King rolls 4 + 4 = 8: no character is left, +1 VP.",
        "Le roi lance 4 + 4 = 8 : il n'y a plus de personnage, +1 PV.",
    ),
]


def padded(fields: dict[str, Any]) -> dict[str, Any]:
    """Buildings may be named by their first spaces."""
    buildings = {
        name: " ".join([*spaces.split(), ".", ".", ".", ".", "."][:6])
        for name, spaces in fields.get("buildings", {}).items()
    }
    return {"seats": you(), **fields, "buildings": buildings}


@pytest.mark.parametrize(("fields", "dice", "english", "french"), TURNS)
def test_each_result_in_words(fields: dict[str, Any], dice: str, english: str, french: str) -> None:
    assert told(royal(**padded(fields)), f"* king {dice}") == [english]
    spaced = french.replace(" :", "\u00a0:").replace(" ;", "\u00a0;")
    assert told(royal(**padded(fields)), f"* king {dice}", language="fr") == [spaced]


def test_an_event_is_settled_before_he_pays() -> None:
    fields: dict[str, Any] = {"seats": you(), "neutral": {"dice": "R6 Y5 W1"}, "events": {"brigands": "A A"}}
    assert told(royal(**fields), "* king 2 3") == [
        "The King rolls 2 + 3 = 5: 2 cubes on Brigands.",
        "Brigands countered: Anna +2 VP; the King +2 VP; Anna wins the card.",
        "He pays with a red 6 and a yellow 5.",
    ]
    assert told(royal(**fields), "* king 2 3", language="fr")[0] == (
        "Le roi lance 2 + 3 = 5\u00a0: 2 cubes sur «\u00a0Brigandage\u00a0»."
    )


def test_black_dice_in_words() -> None:
    fields: dict[str, Any] = {"phase": "counter", "turn": "A", "black": "6 5", "seats": you("R6 W1")}
    line = ["A beat", "A done", "A done"]
    assert told(royal(**fields, neutral={"dice": "Y2"}), *line)[-2:] == [
        "The King beats black 5 with a yellow 2.",
        "You and the King act in turn.",
    ]
    assert "The King has no dice; black 5 leaves all the same." in told(royal(**fields), *line)
    assert "Le roi n'a plus de dés\u00a0; le 5 noir part quand même." in told(royal(**fields), *line, language="fr")


def test_the_placement_in_words() -> None:
    p = royal(phase="placement")
    assert told(p.clone(), "* royal R65 Y41 W32") == [
        "The King rolls red 6 and 5, yellow 4 and 1 and white 3 and 2: "
        "his citizens take Palace 6; Palace 5; City Hall, row 1/6, space 1."
    ]
    assert told(p, "* royal R65 Y41 W32", language="fr") == [
        "Le roi lance 6 et 5 rouges, 4 et 1 jaunes et 3 et 2 blancs\u00a0: "
        "ses habitants occupent Palais 6\u00a0; Palais 5\u00a0; Hôtel de ville, ligne 1/6, place 1."
    ]


def test_neutral_pieces_are_called_the_kings() -> None:
    p = royal(phase="events", events={"traveling_builders": ""})
    trace = Trace()
    q = royal(turn="A", seats=you("Y2 W1"), neutral={"dice": "Y6"})
    q.play(CITY.parse(q, "A farm with Y2 N:Y6"), trace)
    assert CITY.voice.tell(q.setup, trace.packed(), "en", ["Anna"])[0] == (
        "Anna uses a yellow 2 and buys a yellow 6 from the King for 4 deniers."
    )
    assert "au roi pour 4 deniers" in CITY.voice.tell(q.setup, trace.packed(), "fr", ["Anna"])[0]
    assert look(p, "N.vp") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whole_games_are_told_without_the_neutral_player(language: str) -> None:
    setup = royal(seats=you()).setup
    for seed in range(4):
        match = Match(CITY, setup, FastSource(seed), ["Anna"])
        choices = SequenceSource(seed)
        effects = match.advance()
        while not match.position.is_over():
            moves = match.position.moves(0)
            effects += match.play(moves[choices.below(len(moves))])
        story = CITY.voice.tell(setup, effects, language, ["Anna"])
        assert not [line for line in story if re.search(r"[Nn]eutr", line)]
        assert not [line for line in story if re.search(r"[{}]|\bde le\b|\bà le\b", line)]
        if language == "fr":
            assert not [line for line in story if re.search(r"[^\u00a0\d][:;?!]", line)]


def test_effects_of_a_result_can_be_told_without_its_roll() -> None:
    """A page may begin in the middle of a turn."""
    trace = Trace()
    p = royal(seats=you("R5 W1"), neutral={"dice": "W6 R3"}, events={"war": "A"})
    p.play(CITY.parse(p, "* king 2 3"), trace)
    for start in range(len(trace.packed()) - 1):  # the last one says that your turn begins
        assert CITY.voice.tell(p.setup, trace.packed()[start:], "en", ["Anna"])


# ---- notation, views, scenarios --------------------------------------------------------------------------------------


def test_his_dice_are_written_and_read_back() -> None:
    p = royal(seats=you())
    for move in p.outcomes():
        assert CITY.parse(p, CITY.format(p, move)) == move
    assert CITY.format(p, CITY.parse(p, "* king 5 2")) == "* king 5 2"
    for line in ("* king 5", "* king 5 2 1", "* king 0 2", "* king 7 1", "* king a b"):
        with pytest.raises(BadInput):
            CITY.parse(p, line)
    start = new_position(royal(seats=you()).setup)
    assert ROYAL_ROLL != ROYAL_TURN
    for seed in range(20):
        q = royal(phase="placement")
        move = q.draw(FastSource(seed))
        assert CITY.parse(q, CITY.format(q, move)) == move
        assert q.why_not(move) is None
    assert start.is_chance()


def test_what_everybody_sees_of_him() -> None:
    p = royal(
        turn="A",
        seats=you(),
        neutral={"dice": "Y5 R5 W6"},
        king={"vp": 7, "events_won": 2, "characters": ["urbain_iv", "henry_i"]},
    )
    data = seen(p)["king"]
    assert (data["vp"], data["events_won"]) == (7, 2)
    assert data["dice"] == [
        {"colour": "white", "value": 6},
        {"colour": "red", "value": 5},
        {"colour": "yellow", "value": 5},
    ]
    assert [entry["character"] for entry in data["characters"]] == ["urbain_iv", "henry_i"]
    assert [entry["result"] for entry in data["results"]] == list(range(2, 13))
    assert data["results"][5]["name"] == "Cathedral"
    french = CITY.view(p, 0).to_dict("fr")["king"]
    assert french["results"][5]["name"] == "Cathédrale"


def test_a_scenario_names_his_points_and_the_column() -> None:
    p = royal(turn="A", seats=you(), king={"vp": 4, "events_won": 1, "characters": ["thibaut_ii"]})
    assert look(p, "king.vp", "king.events_won", "king.characters") == [4, 1, ["thibaut_ii"]]
    assert len(look(royal(turn="A", seats=you()), "king.characters")) == 6
    assert look(p, "king.total") == look(p, "N.total")
    for wrong in (
        {"points": 4},
        {"vp": -1},
        {"characters": ["nobody"]},
        {"characters": ["henry_i", "henry_i"]},
        {"characters": "henry_i"},
        {"characters": ["henry_i"] * 7},
    ):
        with pytest.raises(BadInput):
            royal(turn="A", seats=you(), king=wrong)
    with pytest.raises(BadInput):
        look(p, "king.nothing")


def test_the_keys_of_his_dice_are_his_own() -> None:
    """What he rolls depends on seed, round and turn, never on what you do."""

    def rolls(first: str) -> list[str]:
        p = royal(turn="A", seats=you("Y2 Y4 Y6 W1"), neutral={"dice": "R6"})
        found = []
        for line in (first, "A pass"):
            play(p, line)
            move = p.draw(FastSource(7))
            found.append(CITY.format(p, move))
            p.play(move)
            if p.pending() != [0]:
                break
        return found

    assert rolls("A farm with Y2") == rolls("A farm with Y4 Y6")


@pytest.mark.parametrize(
    ("kind", "outcome"),
    [
        (ROYAL_TURN, 0),
        (ROYAL_TURN, 1 << 3 | 7),
        (ROYAL_TURN, 7 << 3 | 1),
        (ROYAL_ROLL, 0),
        (ROYAL_ROLL, 0o111165),  # the red dice are written 5 6, which is another way to say 6 5
        (ROYAL_ROLL, 0o1111117 << 3),
    ],
)
def test_outcomes_that_cannot_be_are_refused(kind: int, outcome: int) -> None:
    p = royal(phase="placement") if kind == ROYAL_ROLL else royal(seats=you())
    assert p.why_not(int(chance_move(kind, outcome))) is not None


def test_a_broken_column_is_noticed() -> None:
    p = royal(turn="A", seats=you(), king={"characters": ["henry_i", "urbain_iv"]})
    assert CITY.violations(p) == []
    p.v[FACE_UP] = NONE  # a gap on top
    p.v[slice_of(p, KING)] = -1
    assert len(CITY.violations(p)) == 2
