"""Words of the dice game: every effect is told, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from troyes.dice.game import DICE
from troyes.dice.rules import codes
from troyes.dice.words import sentences as words
from troyes.dice.words.choices import describe_move, same_move
from troyes.dice.words.phrases import source_name
from troyes.kernel.contract.effects import Trace
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.words.catalogue import languages

PEOPLE = ["Anne", "Bruno"]
KINDS = {name: value for name, value in vars(codes).items() if name.startswith(("E_", "N_")) and name != "NO_PAYMENT"}
LEAVING = {"E_DONE", "E_SPENT", "N_ACTION"}  # told with what they belong to, or seen without words


def trace(*effects: tuple[int, int, int, int, int]) -> list[int]:
    made = Trace()
    for effect in effects:
        made.add(*effect)
    return made.packed()


def staged(data: dict[str, Any], **options: Any) -> Any:
    return DICE.stage(DICE.setup({"players": 2, **options}), data, "test")


def told(position: Any, line: str, language: str = "en") -> list[str]:
    made = Trace()
    position.play(DICE.parse(position, line), made)
    return DICE.voice.tell(position.setup, made.packed(), language, PEOPLE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", sorted(set(KINDS) - LEAVING))
def test_every_effect_has_words(kind: str, language: str) -> None:
    because = codes.B_SETUP if kind in ("E_NUMBER", "E_FACE") else codes.B_DIE
    seat = codes.NOBODY if kind in ("E_DIE", "E_DAY", "E_HALF", "E_FACE", "E_NUMBER", "E_TILE", "E_RAID") else 0
    effects = trace((KINDS[kind], seat, 1, because, 1), (codes.N_ACTION, seat, 0, 1, 1))
    [sentence] = words.tell(effects, language, PEOPLE)
    assert "{" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_told_and_every_move_described(seed: int, language: str) -> None:
    setup = DICE.setup({"players": 2, "banquets": True, "numbering": ("standard", "crier", "expert")[seed]})
    match, choose = Match(DICE, setup, FastSource(seed), PEOPLE), random.Random(seed)
    sentences = DICE.voice.tell(setup, match.advance(), language, PEOPLE)
    while not match.position.is_over():
        seat = match.position.pending()[0]
        view = DICE.view(match.position, seat)
        move = choose.choice(view.moves())
        sentences.append(describe_move(view, move, language) + ".")
        sentences += DICE.voice.tell(setup, match.play(move), language, PEOPLE)
    assert all("{" not in sentence and sentence.endswith(".") for sentence in sentences)
    assert all(source_name(line, language) for lines in DICE.scores(match.position) for line in lines)


def test_a_die_paid_recoloured_and_changed_in_one_sentence() -> None:
    position = staged(
        {
            "day": 1,
            "roll": "2 4 5 black 1",
            "wheel": "W/W R/R R/Y R/Y Y/Y Y/W Y/W W/R W/R",
            "seats": {"A": {"deniers": 5, "influence": 3, "knowledge": 3}},
        }
    )
    [first] = told(position.clone(), "A die 3 as yellow 6 gain")
    assert first == (
        "Anne takes a 4 for 1 denier, makes it yellow for 2 knowledge, brings it to 6 for 2 influence "
        "and gains 6 deniers; resident of the track: +1 yellow resident."
    )
    [french] = told(position, "A die 3 as yellow 6 gain", "fr")
    assert french.startswith("Anne prend un 4 pour 1 denier, le rend jaune pour 2 connaissances")


def test_who_loses_a_die_and_whom_a_fortress_protects() -> None:
    position = staged({"day": 4, "seats": {"B": {"built": ["fortress 3"]}}})
    sentences = told(position, "* roll 1 3 6 black 3")
    assert sentences[0] == "The dice lie 1 3 3 6; the plaza for any resource is destroyed."
    assert sentences[1].endswith("die of column 3 is crossed out: Anne; protected by a Fortress: Bruno.")


def test_a_link_is_named_and_a_bonus_left_to_choose_is_announced() -> None:
    position = staged(
        {
            "day": 1,
            "roll": "1 3 5 black 6",
            "wheel": "W/W R/R R/Y R/Y Y/Y Y/W Y/W W/R W/R",
            "seats": {"A": {"built": ["fortress 2"], "residents": [5, 6, 6]}},
        }
    )
    view = DICE.view(position, 0)
    move = DICE.parse(position, "A die 1 as red 1 prestige")
    assert describe_move(view, move, "en").startswith("R◆1 build Fortress 1: free, +2 red residents")
    assert describe_move(view, move, "en").endswith("then choose a bonus")
    assert "link: +1 red resident" in told(position, "A die 1 as red 1 prestige")[0]


def test_an_action_left_out_for_its_twin_is_found() -> None:
    position = staged({"day": 1, "roll": "3 3 3 black 1", "wheel": "W/W R/R R/Y R/Y R/W Y/Y Y/W Y/W W/R"})
    view = DICE.view(position, 0)
    for move in view.moves():
        assert same_move(view, move) == move
