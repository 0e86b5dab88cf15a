"""The crier: seat A decides what the numbering leaves open, before the first half-day, openly and for good."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.helpers import LETTERS, legal, let_chance, lines, look, play, refused
from troyes.bots.budget import Budget
from troyes.bots.registry import bots_for, make_bot
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position, play_random
from troyes.kernel.contract.effects import decode_effect
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.tools.conformance import Conformance
from troyes.kernel.tools.scenario import run
from troyes.kernel.tools.scenario_file import read_scenario

pytestmark = pytest.mark.ruling(298)
NAMES = ["Anne", "Bruno", "Colette"]
CRIER = {"players": 3, "numbering": "crier"}
EXPERT = {"players": 3, "numbering": "expert"}


def new(**options: Any) -> Position:
    return DICE.new(DICE.setup(options))


def asked(**more: Any) -> Position:
    """Before the crier says up or down."""
    return play(new(**CRIER, **more), "* first 4")


def match(options: dict[str, Any]) -> Match:
    found = Match(DICE, DICE.setup(options), FastSource(3), NAMES)
    found.advance()
    return found


# ---- who is asked, and what --------------------------------------------------------------------------------------


def test_the_crier_alone_is_asked_up_or_down_once_the_first_number_is_known() -> None:
    p = asked()
    assert look(p, "phase", "pending", "numbers", "day") == ["crying", "A", "4 0 0 0 0 0", 0]
    assert lines(p) == ["A direction ascending", "A direction descending"]
    assert lines(p, "B") == lines(p, "C") == []


@pytest.mark.parametrize(("word", "numbers"), [("ascending", "4 5 6 1 2 3"), ("descending", "4 3 2 1 6 5")])
def test_the_numbers_go_where_he_says(word: str, numbers: str) -> None:
    p = play(asked(), f"A direction {word}")
    assert look(p, "phase", "pending", "numbers") == ["wheel", "*", numbers]


def test_a_first_number_that_is_dictated_is_not_rolled_but_asked_about() -> None:
    p = new(**CRIER, first=4)
    assert look(p, "pending") == "A"
    assert p.same_as(play(new(**CRIER), "* first 4"))


def test_the_expert_names_six_different_numbers() -> None:
    p = new(**EXPERT)
    for left, number in zip((6, 5, 4, 3, 2), (3, 1, 6, 2, 5)):
        assert look(p, "pending") == "A"
        assert len(lines(p)) == left
        play(p, f"A number {number}")
    assert look(p, "phase", "pending", "numbers") == ["wheel", "*", "3 1 6 2 5 4"]


def test_a_whole_game_begins_when_he_has_spoken() -> None:
    p = let_chance(play(asked(), "A direction descending"))
    assert look(p, "day", "pending", "phase") == [1, "A B C", "choosing"]


# ---- who dictates is obeyed --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        ({}, "1 2 3 4 5 6"),
        ({"numbering": "crier", "first": 4, "direction": "ascending"}, "4 5 6 1 2 3"),
        ({"numbering": "crier", "first": 4, "direction": "descending"}, "4 3 2 1 6 5"),
        ({"numbering": "expert", "order": [3, 1, 6, 2, 5, 4]}, "3 1 6 2 5 4"),
    ],
    ids=str,
)
def test_options_that_dictate_are_obeyed_without_asking(options: dict[str, Any], numbers: str) -> None:
    p = new(**options)
    assert look(p, "phase", "numbers") == ["wheel", numbers]


@pytest.mark.parametrize("order", [None, "drawn"])
def test_an_order_that_is_drawn_asks_nobody(order: str | None) -> None:
    p = new(**EXPERT, order=order)
    assert look(p, "pending") == "*"
    assert look(play(p, "* order 3 1 6 2 5 4"), "phase") == "wheel"


@pytest.mark.parametrize(
    ("options", "numbering"),
    [
        ({"numbering": "crier", "direction": "ascending", "order": None}, "* first 4"),
        ({"numbering": "crier", "direction": "descending", "order": None}, "* first 4"),
        ({"numbering": "expert", "direction": "ascending", "order": None}, "* order 3 1 6 2 5 4"),
    ],
)
def test_old_records_replay(options: dict[str, Any], numbering: str) -> None:
    """They name every option, and hold no line of a crier."""
    record = Record(DICE, {"players": 1, "first": None, "banquets": False, **options}, DICE.plain_figures(), ["A"])
    old = Match.resume(record, None)
    for line in (numbering, "* wheel R/R Y/Y W/W R/Y Y/R Y/W W/Y W/R R/W", "* roll 1 3 6 black 3"):
        old.play_chance(line)
    again = Record.from_text(old.record.to_text()).replay()
    assert look(again, "pending", "phase") == ["A", "choosing"]


def test_tables_that_are_compared_leave_nothing_to_a_crier() -> None:
    for options in (CRIER, EXPERT, {**CRIER, "direction": "asked"}, {**EXPERT, "order": "asked"}):
        assert let_chance(new(**DICE.dictated(options))).pending() == [0, 1, 2]
    assert DICE.dictated({**CRIER, "direction": "descending"})["direction"] == "descending"
    assert DICE.dictated({**EXPERT, "order": [6, 5, 4, 3, 2, 1]})["order"] == [6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"direction": "sideways"}, "option direction"),
        ({"direction": None}, "option direction"),
        ({"order": "mixed"}, "option order"),
        ({"order": [1, 2, 3, 4, 5, 5]}, "option order"),
    ],
)
def test_other_values_are_refused(options: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput, match=where):
        DICE.setup(options)


# ---- what is refused ---------------------------------------------------------------------------------------------


def test_others_and_other_moves_wait_for_the_crier() -> None:
    p = asked()
    for line in ("B direction ascending", "B die 1 as red 1 gain", "A die 1 as red 1 gain", "C number 4"):
        assert refused(p, line) == "crier_first"
    assert refused(p, "D direction ascending") == "no_seat"
    assert refused(p, "* wheel R/R Y/Y W/W R/Y Y/R Y/W W/Y W/R R/W") == "no_chance"


def test_he_says_only_what_he_is_asked_for() -> None:
    assert refused(asked(), "A number 5") == "up_or_down"
    p = play(new(**EXPERT), "A number 2", "A number 6")
    assert refused(p, "A direction ascending") == "one_to_six"
    assert refused(p, "A number 6") == "number_taken"
    found = p.why_not(DICE.parse(p, "A number 6"))
    assert found is not None
    assert [found.text(language) for language in ("en", "fr")] == [
        "Column 2 carries this number.",
        "La colonne 2 porte ce numéro.",
    ]


def test_once_the_columns_are_numbered_nobody_speaks() -> None:
    p = play(asked(), "A direction ascending")
    assert refused(p, "A direction ascending") == "chance_first"
    let_chance(p)
    assert refused(p, "A direction ascending") == refused(p, "B number 4") == "numbered"


# ---- in the open, and for good -----------------------------------------------------------------------------------


def test_what_he_says_is_seen_by_all_at_once_and_not_taken_back() -> None:
    m = match(EXPERT)
    m.play("A number 3")
    assert [DICE.look(m.position, "numbers")] == ["3 0 0 0 0 0"]
    for seat in (0, 1, 2, SPECTATOR):
        told = DICE.voice.tell(m.position.setup, m.story(seat), "en", NAMES)
        assert told == ["Anne cries: column 1 carries 3."]
        assert DICE.view(m.position, seat).to_dict()["numbers"] == [3, 0, 0, 0, 0, 0]
        assert [entry.line for entry in m.record.redacted(seat).entries] == ["A number 3"]
    assert not m.can_undo(0)
    with pytest.raises(IllegalMove):
        m.undo(0, whole_turn=True)


def test_the_first_line_of_a_half_day_is_taken_back_but_not_the_cry() -> None:
    m = match(CRIER)
    m.play("A direction descending")
    numbers = look(m.position, "numbers")
    assert not m.can_undo(0)
    m.play(m.position.moves(0)[0])
    m.undo(0, whole_turn=True)
    assert not m.can_undo(0)
    assert look(m.position, "pending", "numbers") == ["A B C", numbers]


def test_the_cry_is_told_in_both_languages() -> None:
    m = match(CRIER)
    m.play("A direction descending")
    told = [DICE.voice.tell(m.position.setup, m.story(1), language, NAMES)[:2] for language in ("en", "fr")]
    assert told == [
        ["The first column carries 4.", "Anne cries: downwards! The columns carry 4 3 2 1 6 5."],
        [
            "La première colonne porte le 4.",
            "Anne crie\u00a0: décroissant\u00a0! Les colonnes portent 4 3 2 1 6 5.",
        ],
    ]


def test_the_last_number_is_told_with_the_one_before_and_all_six_in_one() -> None:
    m = match(EXPERT)
    for number in (3, 1, 6, 2):
        m.play(f"A number {number}")
    last = DICE.voice.tell(m.position.setup, m.play("A number 5"), "en", NAMES)
    assert last[0] == "Anne cries: column 5 carries 5 and column 6 carries 4."
    assert DICE.voice.tell(m.position.setup, m.story(2), "en", NAMES)[0] == "Anne cries: the columns carry 3 1 6 2 5 4."


def test_the_question_names_what_is_known_already() -> None:
    view = DICE.view(asked(), 0)
    assert view.step() == {"kind": "direction", "seat": 0}
    assert DICE.voice.question(view, "en").startswith("You are the crier. The first column carries 4")
    assert [DICE.voice.describe(view, move, "en", NAMES) for move in view.moves()] == [
        "Upwards: 4 5 6 1 2 3",
        "Downwards: 4 3 2 1 6 5",
    ]
    expert = DICE.view(play(new(**EXPERT), "A number 3"), 0)
    assert expert.step() == {"kind": "number", "seat": 0}
    assert DICE.voice.question(expert, "en") == "You are the crier. Which number does column 2 carry?"
    assert DICE.voice.describe(expert, expert.moves()[0], "fr", NAMES) == "La colonne 2 porte le 1\u00a0: 3 1 · · · ·"
    assert DICE.view(asked(), 1).step() is None
    assert DICE.view(asked(), 1).to_dict()["pending"] == [0]
    assert DICE.view(asked(), 1).to_dict()["wheel"] == []


def test_effects_name_the_crier_as_their_cause() -> None:
    m = match(CRIER)
    played = map(decode_effect, m.play("A direction ascending")[:6])
    named = [DICE.name_effect(m.position.setup, effect) for effect in played]
    assert [(one.what, one.where, one.amount) for one in named] == [
        ("direction", "ascending", 4),
        *[("number", column, number) for column, number in zip(range(2, 7), (5, 6, 1, 2, 3))],
    ]
    assert {one.because for one in named} == {Thing("rule", "crier")}


# ---- bots --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", bots_for("dice"))
def test_a_bot_says_up(bot: str) -> None:
    p = asked()
    for seed in range(12):
        assert DICE.format(p, make_bot(bot, seed).choose(DICE.view(p, 0), Budget.none())) == "A direction ascending"


@pytest.mark.parametrize("bot", bots_for("dice"))
def test_a_bot_draws_the_order(bot: str) -> None:
    orders = set()
    for seed in range(8):
        p, player = new(**EXPERT), make_bot(bot, seed)
        while look(p, "phase") == "crying":
            p.play(player.choose(DICE.view(p, 0), Budget.none()))
        orders.add(look(p, "numbers"))
    assert len(orders) > 4
    assert all(sorted(order.split()) == list("123456") for order in orders)


@pytest.mark.parametrize("options", [CRIER, EXPERT], ids=str)
def test_the_compiled_loop_speaks_as_the_random_bot_does(options: dict[str, Any]) -> None:
    fast, slow = new(**options), new(**options)
    play_random(fast, FastSource(5), SequenceSource(8))
    source, bot = FastSource(5), make_bot("random", 8)
    slow.roll(source)
    while not slow.is_over():
        slow.play(bot.choose(DICE.view(slow, slow.pending()[0]), Budget.none()))
        slow.roll(source)
    assert fast.same_as(slow)


# ---- the promises of the kernel, scenarios -----------------------------------------------------------------------


@pytest.mark.parametrize("options", [CRIER, EXPERT], ids=str)
def test_the_promises_of_the_kernel_hold_for_a_crier(options: dict[str, Any]) -> None:
    conformance = Conformance(DICE, share=0.3)
    for seed in range(3):
        conformance.play(options, seed)
    assert conformance.checked > 20


def test_who_sits_first_in_another_game() -> None:
    """The last winner is the crier; where nobody is asked, everybody keeps his seat."""
    crier, plain = DICE.setup(CRIER), DICE.setup({"players": 3})
    assert [DICE.sits_first(crier, won) for won in ([1], [1, 2], [0, 2], [])] == [1, 1, 0, 0]
    assert DICE.sits_first(plain, [2]) == 0


@pytest.mark.parametrize(
    ("options", "numbers", "line", "then"),
    [
        (CRIER, "4", "A direction descending", "4 3 2 1 6 5"),
        (EXPERT, "", "A number 4", "4 0 0 0 0 0"),
        (EXPERT, "3 1 6 2", "A number 5", "3 1 6 2 5 4"),
    ],
)
def test_a_scenario_stages_the_crier(options: dict[str, Any], numbers: str, line: str, then: str) -> None:
    data = {"game": "dice", "title": "t", "options": options, "position": {"numbers": numbers}}
    steps = {"play": [line], "expect": {"numbers": then}, "illegal": ["B number 1"]}
    result = run(read_scenario({**data, "steps": [steps]}, "test"))
    assert result.passed, result.diff()


@pytest.mark.parametrize(
    ("options", "position"),
    [
        (CRIER, {"numbers": "4", "day": 2}),
        (CRIER, {"numbers": "4 5"}),
        (EXPERT, {"numbers": "4 4"}),
        (EXPERT, {"numbers": "1 2 3 4 5"}),
        ({**CRIER, "direction": "ascending"}, {"numbers": "4"}),
    ],
)
def test_a_crier_is_staged_only_where_one_is_asked(options: dict[str, Any], position: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        DICE.stage(DICE.setup(options), position, "test")


@pytest.mark.parametrize("letter", LETTERS[1:3])
def test_nobody_else_is_ever_the_crier(letter: str) -> None:
    assert not legal(asked(), f"{letter} direction ascending")
