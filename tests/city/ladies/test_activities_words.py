"""The Ladies' activity cards in words: told, asked and offered in every language."""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

import pytest

from tests.city.helpers import play, setup_for, stage
from tests.city.ladies.activity_stage import MODULES, cubes, with_lady
from tests.city.test_words import PEOPLE, chosen, keys_of, told
from troyes.city.game import CITY
from troyes.city.ladies.activities.edge import ActivitiesEdge
from troyes.city.ladies.events.edge import EventsEdge
from troyes.city.ladies.ramparts.edge import RampartsEdge
from troyes.city.rules.position import Position
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.words.catalogue import languages

NBSP = "\u00a0"


def woodcutter() -> Position:
    return with_lady("woodcutter", "Y6", activities={"woodcutter": cubes(A=2)})


TOLD: list[tuple[Position, list[str], list[str], list[str]]] = [
    (
        woodcutter(), ["A activate woodcutter with Y6", "A spend 2"],
        ["Anna uses a yellow 6.", "Woodcutter, 3 times.", "Woodcutter: Anna −2 cubes, +8 deniers."],
        ["Anna utilise un 6 jaune.", "Bûcheron, 3 fois.", f"Bûcheron{NBSP}: Anna −2 cubes, +8 deniers."],
    ),
    (
        with_lady("breeder", "Y6", activities={"breeder": cubes(A=1)}), ["A activate breeder with Y6", "A stock 2"],
        ["Anna uses a yellow 6.", "Breeder, 2 times.", "Breeder: Anna −6 deniers, +2 cubes."],
        ["Anna utilise un 6 jaune.", "Éleveur, 2 fois.", f"Éleveur{NBSP}: Anna −6 deniers, +2 cubes."],
    ),
    (
        with_lady("hostess", "Y6 Y2"), ["A activate hostess with Y6 Y2", "A share 1"],
        ["Anna uses yellow 2 and 6.", "Hostess, 2 times.", "Hostess: Anna +4 influence, +1 VP."],
        ["Anna utilise les 2 et 6 jaunes.", "Hôtelière, 2 fois.",
         f"Hôtelière{NBSP}: Anna +4 points d'influence, +1 PV."],
    ),
    (
        with_lady("master_builder", "W5", cathedral=["B B B B B B"] * 3),
        ["A activate master_builder with W5", "A column 1"],
        ["Anna uses a white 5.", "Master Builder, once.",
         "Anna builds on the cathedral, column 1, up to level 4: +1 VP, +1 influence."],
        ["Anna utilise un 5 blanc.", "Maître d'œuvre, une fois.",
         f"Anna bâtit la cathédrale, colonne 1, jusqu'au niveau 4{NBSP}: +1 PV, +1 point d'influence."],
    ),
    (
        with_lady("catapult", "R3", events={"drought": ""}, activities={"catapult": cubes(A=1)}),
        ["A activate catapult with R3", "A spend 1", "A cube drought"],
        ["Anna uses a red 3.", "Catapult, once.", "Catapult: Anna −1 cube.",
         "Catapult: Anna places 2 cubes on Drought: +2 influence."],
        ["Anna utilise un 3 rouge.", "Catapulte, une fois.", f"Catapulte{NBSP}: Anna −1 cube.",
         f"Catapulte{NBSP}: Anna pose 2 cubes sur «{NBSP}Sécheresse{NBSP}»{NBSP}: +2 points d'influence."],
    ),
    (
        with_lady("executioner", "R3", B={"influence": 5}, C={"influence": 5}),
        ["A activate executioner with R3", "A victim C"],
        ["Anna uses a red 3.", "Executioner, once: +1 influence.",
         "Executioner: Gilles −1 influence; Anna +1 influence."],
        ["Anna utilise un 3 rouge.", f"Bourreau, une fois{NBSP}: +1 point d'influence.",
         f"Bourreau{NBSP}: Gilles −1 point d'influence{NBSP}; Anna +1 point d'influence."],
    ),
    (
        with_lady("fort", "R6 R3"), ["A activate fort with R6 R3"],
        ["Anna uses red 3 and 6.", "Fort, 2 times: +2 cubes, +3 VP, +3 influence."],
        ["Anna utilise les 3 et 6 rouges.", f"Fort, 2 fois{NBSP}: +2 cubes, +3 PV, +3 points d'influence."],
    ),
    (
        with_lady("scribe", "W6"), ["A activate scribe with W6"],
        ["Anna uses a white 6.", "Scribe, once: no gain."],
        ["Anna utilise un 6 blanc.", f"Scribe, une fois{NBSP}: aucun gain."],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "moves", "english", "french"), TOLD, ids=[row[1][0].split()[2] for row in TOLD])
def test_what_a_card_does_is_told(position: Position, moves: list[str], english: list[str], french: list[str]) -> None:
    for language, sentences in (("en", english), ("fr", french)):
        p = position.clone()
        assert [sentence for move in moves for sentence in told(p, move, language=language)] == sentences


@pytest.mark.ruling(179)
def test_a_tradesman_paid_with_influence_is_told_and_offered_so() -> None:
    p = with_lady("princess", "R6", A={"supply": 1}, activities={"recruiter": {}})
    line = "A activate recruiter with R6"
    assert chosen(p, line) == "Recruiter with red 6: 6 ÷ 4 → 1 activation, you pay 3 influence, you gain 1 cube"
    assert told(p.clone(), line)[1] == "Anna pays 3 influence for a tradesman."
    assert told(p.clone(), line, language="fr")[1] == "Anna paie 3 points d'influence pour un homme de métier."


DICE: list[tuple[str, str, str]] = [
    ("winegrower", "R6 B:R5^", "red 6 and Bruno's red 5 (Bruno's red 5 free), Winegrower cube: 11 ÷ 4 → 2"),
    ("preacher", "R1 R6^", "red 1 and 6 (all dice as 6), Preacher cube: 12 ÷ 4 = 3"),
    ("distiller", "R1^ R6", "red 1 and 6 (red 1 turned to 6), Distiller cube: 12 ÷ 4 = 3"),
    ("recruiter", "R1", "red 1, Recruiter cube: 7 ÷ 4 → 1"),
    ("herbalist", "W5", "white 5, Herbalist cube: 15 ÷ 4 → 3"),
]


@pytest.mark.parametrize(("cube", "dice", "text"), DICE)
def test_a_choice_names_what_its_cube_does(cube: str, dice: str, text: str) -> None:
    p = with_lady("princess", "R6 R1 W5", B={"dice": "R5"}, activities={cube: {"cubes": {"A": 1}}})
    assert chosen(p, f"A activate princess with {dice} using {cube}").startswith(f"Princess with {text} activation")


# ---- questions and choices ------------------------------------------------------------------------------------------

ASKED: list[tuple[Position, list[str], str, str, str, str]] = [
    (
        woodcutter(), ["A activate woodcutter with Y6"], "A stock 3",
        "Woodcutter: lay cubes on the card, or use cubes that lie there?",
        f"Bûcheron{NBSP}: poser des cubes sur la carte, ou utiliser ceux qui s'y trouvent{NBSP}?", "Lay 3 cubes",
    ),
    (
        with_lady("hostess", "Y6 Y6"), ["A activate hostess with Y6 Y6"], "A share 1",
        "How many activations bring influence? The others bring VP.",
        f"Combien d'activations rapportent de l'influence{NBSP}? Les autres rapportent des PV.",
        "1 for influence, 2 for VP",
    ),
    (
        with_lady("master_builder", "W6 W5", cathedral=["B B B . . ."]), ["A activate master_builder with W6 W5"],
        "A column 2", "Which column of the cathedral? (2 to place)",
        f"Quelle colonne de la cathédrale{NBSP}? (2 à poser)", "Column 2, level 2",
    ),
    (
        with_lady("executioner", "R3"), ["A activate executioner with R3"], "A victim D",
        "Who loses a point of influence?", f"Qui perd un point d'influence{NBSP}?", "Denis",
    ),
    (
        with_lady("scout", "R6"), ["A activate scout with R6"], "A cube marauding",
        "Pay for a cube on which event? Or be done.", f"Payer un cube sur quel évènement{NBSP}? Ou terminer.",
        "A cube on Marauding",
    ),
    (
        with_lady("catapult", "R6", events={"war": ""}, activities={"catapult": cubes(A=2)}),
        ["A activate catapult with R6", "A spend 2"], "A cube war", "Fire at which event? (2 to fire)",
        f"Tirer sur quel évènement{NBSP}? (2 à tirer)", "A cube on War",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "moves", "answer", "english", "french", "label"), ASKED, ids=[row[1][0].split()[2] for row in ASKED]
)
def test_what_is_asked_and_offered(
    position: Position, moves: list[str], answer: str, english: str, french: str, label: str
) -> None:
    p = play(position.clone(), *moves)
    assert CITY.voice.question(CITY.view(p, 0), "en") == english
    assert CITY.voice.question(CITY.view(p, 0), "fr") == french
    assert chosen(p, answer).split(":")[0] == label


def test_every_question_of_the_edges_has_words() -> None:
    ladies = {*ActivitiesEdge.steps.values(), *EventsEdge.steps.values()}
    assert {*ladies, "column_more"} == keys_of("ladies-step-")
    assert ladies == keys_of("ladies-now-")
    assert {*RampartsEdge.steps.values(), "walk_on", "shield"} == keys_of("ramparts-step-")
    assert set(RampartsEdge.steps.values()) == keys_of("ramparts-now-")
    for edge in (ActivitiesEdge, EventsEdge, RampartsEdge):
        assert set(edge.steps) == set(edge.accepted)


# ---- the score sheet -------------------------------------------------------------------------------------------------


@pytest.mark.ruling(181, 184, 190)
def test_the_score_sheet_names_the_sources_of_the_end() -> None:
    held = {"master_builder": {}, "hermit": {"cubes": {"A": 1}}, "princess": {"cubes": {"A": 1}}}
    p = stage(4, MODULES, phase="over", cathedral=["A . . . . ."], activities=held)
    extra = [line for line in CITY.scores(p)[0] if line.source == "extension"]
    assert {CITY.voice.name_source(p.setup, line, "en"): line.points for line in extra} == {
        "Most cubes on Princess": 6, "Cubes on Hermit": 8, "No cube on the fourth floor": -2,
    }  # fmt: skip
    assert {CITY.voice.name_source(p.setup, line, "fr") for line in extra} == {
        "Majorité sur Princesse", "Cubes sur Ermite", "Aucun cube au quatrième étage",
    }  # fmt: skip


# ---- whole games -----------------------------------------------------------------------------------------------------


def random_game(options: dict[str, Any], seed: int) -> dict[str, list[str]]:
    position = CITY.new(CITY.setup(options))
    dice, choices = FastSource(seed), SequenceSource(seed)
    said: dict[str, list[str]] = {language: [] for language in languages()}
    while not position.is_over():
        seat = position.pending()[0]
        moves = [] if seat == CHANCE else position.moves(seat)
        move = position.draw(dice) if seat == CHANCE else moves[choices.below(len(moves))]
        for language in languages() if seat != CHANCE else ():
            view = CITY.view(position, seat)
            said[language] += [
                CITY.voice.question(view, language),
                CITY.voice.describe(view, move, language, PEOPLE) + ".",
            ]
        trace = Trace()
        position.play(move, trace)
        for language in languages():
            said[language] += CITY.voice.tell(position.setup, trace.packed(), language, PEOPLE)
    return said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_speak_every_language_without_codes(players: int) -> None:
    said = random_game({"players": players, "modules": ["activities"], "pool": "ladies"}, players)
    assert len({len(found) for found in said.values()}) == 1
    for sentence in chain(*said.values()):
        assert sentence[-1] in ".?)" or NBSP in sentence, sentence
        assert not re.search(r"[{}]|  |\bmove\b|\bextension\b|\b\d{3,}\b|_", sentence), sentence
    for sentence in said["fr"]:
        assert not re.search(r"[^\u00a0 ]? [:;?!]", sentence), sentence


def test_the_names_of_the_cards_are_in_the_setup() -> None:
    names = CITY.names(setup_for(4, MODULES))
    card = names.card_numbers["templar_commander"]
    assert [names.card(card, language) for language in ("en", "fr")] == ["Templar Commander", "Chef templier"]
