"""Effects as sentences and moves as choices: complete in every language, and readable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.city.helpers import play, setup_for, stage, with_questions
from troyes.city.beats.threats import losses
from troyes.city.edge.deeds import VERBS
from troyes.city.edge.edge import Edge
from troyes.city.edge.names import PHASES, Names
from troyes.city.edge.reasons.moves import ACCEPTED
from troyes.city.edge.view import STEPS
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules import codes, effect_codes
from troyes.city.rules.layout import NEUTRAL
from troyes.city.words.choices import describe_move
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.teller import tell_alone
from troyes.kernel.contract.effects import Effect, Trace
from troyes.kernel.contract.phrase import sentence as in_words
from troyes.kernel.contract.phrase import text_of
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.cursor import Cursor
from troyes.words.catalogue import ADDED, SOURCE, add_words, catalogue, folders, languages
from troyes.words.reading import Choice, Pattern

PEOPLE = ["Anna", "Bruno", "Gilles", "Denis"]
WHATS = {name: code for name, code in vars(effect_codes).items() if name.startswith(("E_", "N_"))}


OWN_WORDS = re.compile("(city|name|ladies|ramparts|king-(word|phase|log|plain|deed|source|rule))-")


def keys_of(*starts: str) -> set[str]:
    """The ends of all names of texts that begin so."""
    return {name.removeprefix(start) for name in catalogue(SOURCE).texts for start in starts if name.startswith(start)}


def written_as(pattern: Pattern) -> list[str]:
    """A text with an x in each gap, and what it chooses from."""
    choices = [piece for piece in pattern if isinstance(piece, Choice)]
    chosen_from = [text for choice in choices for variant in choice.variants.values() for text in written_as(variant)]
    return ["".join(piece if isinstance(piece, str) else "x" for piece in pattern), *chosen_from]


def told(position: Any, *lines: str, language: str = "en") -> list[str]:
    trace = Trace()
    for line in lines:
        position.play(CITY.parse(position, line), trace)
    return CITY.voice.tell(position.setup, trace.packed(), language, PEOPLE)


def chosen(position: Any, line: str, language: str = "en") -> str:
    move = CITY.parse(position, line)
    return describe_move(CITY.view(position, move & 15), move, language, PEOPLE)


# ---- nothing is missing --------------------------------------------------------------------------------------------


def test_french_punctuation_has_its_no_break_space() -> None:
    found = [key for key in catalogue("fr").texts if OWN_WORDS.match(key)]
    assert len(found) > 400
    for key in found:
        for written in written_as(catalogue("fr").pattern(key)):
            assert not re.search("[^\\u00a0][:;?!»]|«[^\\u00a0]", written), key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", WHATS)
def test_every_effect_has_words(what: str, language: str) -> None:
    because = effect_codes.B_EVENT if what == "E_WON" else effect_codes.B_CARD
    lexicon = Lexicon(CITY.names(setup_for()), language, PEOPLE)
    for amount in (1, -1):
        if what == "E_CARD" and amount < 0:
            continue
        assert tell_alone(lexicon, Effect(WHATS[what], 0, 1, because, amount))


def test_every_step_and_phase_has_words() -> None:
    assert set(STEPS.values()) | {"extension", "take_settle", "times_fight"} == keys_of("city-step-")
    assert set(PHASES) == keys_of("city-phase-") == keys_of("city-phase_name-")


def test_every_kind_of_move_has_words() -> None:
    assert set(VERBS.values()) - {"take", "times"} <= keys_of("city-choice-")
    assert {frame for frame in STEPS if frame != codes.F_CHANCE} == set(ACCEPTED)
    assert {STEPS[frame] for frame in ACCEPTED} == keys_of("city-now-")


def test_every_refusal_met_in_play_speaks_every_language() -> None:
    position = stage(players=3, phase="actions", turn="A", seats={"A": {"dice": "Y5 W4 R2"}})
    refusals = {}
    for line in ("A farm with R2", "A fight war with R2", "B pass", "A settle palace with Y5", "A build with Y5",
                 "A farm with Y6", "A beat", "* event war"):  # fmt: skip
        found = position.why_not(CITY.parse(position, line))
        assert found is not None, line
        refusals[found.code] = found
    assert len(refusals) > 4
    assert all(refusal.text(language) for refusal in refusals.values() for language in languages())
    assert all(refusal.text("fr") != refusal.text() for refusal in refusals.values())


@pytest.mark.parametrize("modules", [["bonus"], list(MODULES)], ids=["bonus", "everything"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_can_be_told_and_offered_in_every_language(players: int, modules: list[str]) -> None:
    position = CITY.new(setup_for(players, modules))
    dice, choices = FastSource(players), SequenceSource(players)
    sentences: dict[str, list[str]] = {language: [] for language in languages()}
    while not position.is_over():
        seat = position.pending()[0]
        moves = [] if seat == CHANCE else position.moves(seat)
        move = position.draw(dice) if seat == CHANCE else moves[choices.below(len(moves))]
        for language in languages() if seat != CHANCE else ():
            assert describe_move(CITY.view(position, seat), move, language, PEOPLE)
        trace = Trace()
        position.play(move, trace)
        for language in languages():
            sentences[language] += CITY.voice.tell(position.setup, trace.packed(), language, PEOPLE)
    assert len({len(found) for found in sentences.values()}) == 1
    for sentence in chain(*sentences.values()):
        assert sentence.endswith("."), sentence
        assert "  " not in sentence, sentence
        assert "!" not in sentence
        assert "{" not in sentence


# ---- words of an extension -----------------------------------------------------------------------------------------


class Hunt(Edge):
    words = "hunt"


HUNT = {
    "en": 'hunt-label-hunt = hunt for { COUNT($price, of: "deniers") }\nhunt-word-neutral = the forester\n',
    "fr": 'hunt-label-hunt = chasser pour { COUNT($price, of: "deniers") }\n',
}


@pytest.fixture
def _hunting(tmp_path: Path) -> Iterator[None]:
    for language, text in HUNT.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "hunt.ftl").write_text(text, encoding="utf-8")
    before = languages()
    add_words(tmp_path)
    assert languages() == before
    yield
    ADDED.remove(tmp_path)
    for kept in (folders, catalogue):
        kept.cache_clear()


@pytest.mark.usefixtures("_hunting")
def test_an_extension_says_things_in_its_own_words() -> None:
    figures = CITY.names(setup_for()).figures
    hunting, plain_game = Names(figures, (Hunt(),)), Names(figures)
    english, french = (Lexicon(hunting, language, PEOPLE) for language in ("en", "fr"))
    assert english.say("label", "hunt", price=2) == "hunt for 2 deniers"
    assert french.say("label", "hunt", price=1) == "chasser pour 1 denier"
    assert (english.who(NEUTRAL), english.who(0)) == ("the forester", "Anna")
    assert english.at(0) == "in the Palace"
    assert french.who(NEUTRAL) == "the forester", "what the extension lacks in a language is told in English"
    assert Lexicon(plain_game, "en", PEOPLE).who(NEUTRAL) == "neutral"
    assert not Lexicon(plain_game, "en", PEOPLE).has("label", "hunt")


# ---- and it reads well ---------------------------------------------------------------------------------------------


def merchant() -> Any:
    return stage(
        players=3,
        phase="actions",
        turn="A",
        seats={"A": {"deniers": 20, "supply": 1, "dice": "Y5 Y6"}, "B": {"dice": "W1"}, "C": {"dice": "Y5"}},
        activities={"merchant": {}},
    )


def test_a_purchase_and_an_activity() -> None:
    assert told(merchant(), "A activate merchant with Y5 Y6 C:Y5") == [
        "Anna uses yellow 5 and 6 and buys a yellow 5 from Gilles for 6 deniers.",
        "Anna sends a citizen from the supply to Merchant for 4 deniers.",
        "Merchant, 8 times: +16 deniers.",
    ]


def test_the_same_in_french() -> None:
    assert told(merchant(), "A activate merchant with Y5 Y6 C:Y5", language="fr") == [
        "Anna utilise les 5 et 6 jaunes et achète un 5 jaune à Gilles pour 6 deniers.",
        "Anna paie 4 deniers et engage pour Marchand un habitant de la réserve.",
        "Marchand, 8 fois\u00a0: +16 deniers.",
    ]


def test_a_choice_says_what_it_costs_and_brings() -> None:
    assert chosen(merchant(), "A activate merchant with Y5 Y6 C:Y5") == (
        "Merchant with yellow 5 and 6 and Gilles's yellow 5: 16 ÷ 2 = 8 activations, you pay 6 + 4 deniers, "
        "you gain 16 deniers"
    )
    assert chosen(merchant(), "A pass", "fr") == "Passer pour cette manche\u00a0: 2 deniers de côté"


@pytest.mark.parametrize(
    ("owner", "english", "french"),
    [
        ("A", "expels your own citizen", "expulse l'un de vos habitants"),
        ("B", "expels Bruno's citizen", "expulse un habitant de Bruno"),
        ("N", "expels a neutral citizen", "expulse un habitant neutre"),
    ],
)
def test_a_choice_says_whose_citizen_it_expels(owner: str, english: str, french: str) -> None:
    position = stage(
        phase="actions", turn="A", buildings={"palace": f". . . . {owner} ."}, seats={"A": {"supply": 1, "dice": "R5"}}
    )
    assert chosen(position, "A settle palace with R5").endswith(f": {english}")
    assert chosen(position, "A settle palace with R5", "fr").endswith(french)


def sums_foreseen(position: Any, line: str) -> list[dict[str, int]]:
    view = CITY.view(position, position.pending()[0])
    return CITY.gains(position.setup, CITY.foresee(view, CITY.parse(position, line)))


def test_sums_end_where_the_words_do_although_a_citizen_is_still_to_be_chosen() -> None:
    position = stage(
        players=3,
        phase="actions",
        turn="A",
        buildings={"palace": "A A . . . ."},
        seats={"A": {"deniers": 11, "supply": 1, "dice": "Y5 Y6"}, "B": {"dice": "W1"}, "C": {"dice": "Y4"}},
        activities={"merchant": {}},
    )
    line = "A activate merchant with Y5 Y6 C:Y4"
    assert chosen(position, line).endswith(": 15 ÷ 2 → 7 activations, you pay 6 + 4 deniers, you gain 14 deniers")
    assert sums_foreseen(position, line) == [{"deniers": 4}, {}, {"deniers": 6}]
    play(position, line)
    assert len(position.moves(0)) > 1
    assert {str(sums_foreseen(position, CITY.format(position, move))[0]) for move in position.moves(0)} == {
        "{'deniers': 14}"
    }


def test_a_building_still_to_be_chosen_is_foreseen_as_the_one_that_pays() -> None:
    position = stage(
        players=3,
        phase="actions",
        turn="A",
        buildings={"palace": "A . . . . .", "bishopric": "A A . . . ."},
        seats={"A": {"dice": "Y5"}, "B": {"dice": "W1"}},
        activities={"miller": {"tradesmen": {"A": 1}}},
    )
    assert (
        chosen(position, "A activate miller with Y5")
        == "Miller with yellow 5: 5 ÷ 4 → 1 activation, you gain 2 to 4 deniers"
    )


def test_cubes_on_events_still_to_be_chosen_are_counted_with_their_influence() -> None:
    position = stage(
        players=3,
        phase="actions",
        turn="A",
        events={"marauding": "", "war": ""},
        seats={"A": {"influence": 2, "deniers": 9, "dice": "R4 R2"}, "B": {"dice": "W1"}},
        activities={"chivalry": {"tradesmen": {"A": 1}}},
    )
    line = "A activate chivalry with R4"
    assert chosen(position, line) == (
        "Chivalry with red 4: 4 ÷ 2 = 2 activations, 2 cubes on events, you gain 2 influence"
    )
    assert sums_foreseen(position, line)[0] == {"influence": 2}
    play(position, line)
    assert (
        chosen(position, "A times 1", "fr")
        == "1 activation\u00a0: 1 cube sur un évènement, vous gagnez 1 point d'influence"
    )


def test_what_brings_nothing_says_so() -> None:
    position = stage(
        players=3,
        phase="actions",
        turn="A",
        seats={"A": {"dice": "R4 R1"}, "B": {"dice": "R6"}},
        activities={"joust": {"tradesmen": {"A": 1}}},
    )
    assert chosen(position, "A activate joust with R4") == "Joust with red 4: 4 ÷ 4 = 1 activation, no gain"


def test_an_activity_told_in_one_line_when_the_tradesman_is_there() -> None:
    position = stage(
        players=3,
        phase="actions",
        turn="A",
        seats={"A": {"dice": "Y6"}, "B": {"dice": "W1"}},
        activities={"merchant": {"tradesmen": {"A": 1}}},
    )
    assert told(position, "A activate merchant with Y6") == ["Anna uses a yellow 6.", "Merchant, 3 times: +6 deniers."]


def test_a_question_says_what_it_is_about() -> None:
    position = with_questions()

    def asked(line: str, language: str) -> str:
        after = position.clone()
        play(after, line)
        return CITY.voice.question(CITY.view(after, 0), language)

    assert asked("A fight marauding with R6", "en") == "How many cubes on Marauding?"
    assert asked("A fight marauding with R6", "fr") == "Combien de cubes sur «\u00a0Maraudage\u00a0»\u00a0?"
    assert asked("A activate merchant with Y5 Y6", "en") == "Merchant: which citizen becomes the tradesman?"
    assert asked("A settle palace with R6", "en") == "Which citizen goes to the Palace?"
    assert asked("A settle palace with R6", "fr") == "Quel habitant va au Palais\u00a0?"


@pytest.mark.parametrize(
    ("event", "what", "english", "french"),
    [
        (
            "heresy",
            effect_codes.E_INFLUENCE,
            "Heresy: Anna −1 influence, −2 VP (could not lose 2 influence); Bruno −2 influence.",
            "Anna −1 point d'influence, −2 PV (ne pouvait pas perdre 2 points d'influence)\u00a0;",
        ),
        (
            "drought",
            effect_codes.E_DENIERS,
            "Drought: Anna −1 denier, −2 VP (could not lose it all); Bruno −2 deniers.",
            "Anna −1 denier, −2 PV (ne pouvait pas perdre le tout)\u00a0;",
        ),
    ],
)
def test_points_lost_to_an_event_say_what_could_not_be_given(event: str, what: int, english: str, french: str) -> None:
    names = CITY.names(setup_for(players=3))
    because = effect_codes.B_EVENT + names.event_numbers[event]
    lost = [(what, 0, -1), (effect_codes.E_POINTS, 0, -2), (what, 1, -2)]
    cursor = Cursor([Effect(kind, who, 0, because, n) for kind, who, n in lost])
    found = losses(names, cursor).says
    assert found is not None
    said = [text_of(in_words(Lexicon(names, language, PEOPLE), found)) for language in ("en", "fr")]
    assert said[0] == english
    assert french in said[1]


def test_black_dice_are_told_as_one_fight() -> None:
    position = stage(players=3, phase="counter", turn="A", black="6 5", seats={"A": {"dice": "R3 Y2 W1"}})
    assert told(position, "A beat", "A done") == ["Anna counters black 6 with a red 3: +1 influence."]


def test_who_cannot_counter_is_named_even_without_points_to_lose() -> None:
    position = stage(players=3, phase="counter", turn="A", black="6", seats={"A": {"dice": "Y2"}})
    assert told(position, "A yield")[0] == "Anna cannot counter black 6 and has no VP to lose."


def test_an_event_is_countered() -> None:
    position = stage(
        players=3,
        phase="actions",
        turn="A",
        seats={"A": {"dice": "R6"}, "B": {"dice": "W1"}},
        events={"marauding": "", "war": "B B B B A"},
    )
    assert told(position, "A fight war with R6") == [
        "Anna uses a red 6.",
        "Anna places 1 cube on War: +1 influence.",
        "War countered: Bruno +5 VP; Anna +2 VP; Bruno wins the card.",
    ]


def test_a_citizen_is_expelled() -> None:
    position = stage(
        players=3,
        phase="actions",
        turn="A",
        seats={"A": {"dice": "R2", "supply": 1}, "B": {"dice": "W1"}},
        buildings={"palace": ". B . . . ."},
    )
    assert told(position, "A settle palace with R2") == [
        "Anna uses a red 2.",
        "Anna moves a citizen from the supply to the Palace; Bruno's citizen is expelled.",
    ]


# ---- wild dice, choices of cubes, hire in influence ----------------------------------------------------------------


def with_purple(**more: Any) -> Any:
    """Anna has a yellow 5 and the purple 6, Gilles a yellow 2."""
    seats = {
        "A": {"deniers": 20, "influence": 9, "supply": 1, "dice": "Y5 P6"},
        "B": {"dice": "W1"},
        "C": {"dice": "Y2"},
    }
    return stage(3, ["activities", "purple_die"], phase="actions", turn="A", seats=seats, **more)


def test_a_wild_die_is_named_with_the_colour_it_is_used_as() -> None:
    position = with_purple(activities={"merchant": {"tradesmen": {"A": 1}}})
    line = "A activate merchant with Y5 PY6"
    assert chosen(position, line).startswith("Merchant with yellow 5 and purple 6 as yellow: 11 ÷ 2 → 5 activations")
    assert chosen(position, line, "fr").startswith("Marchand avec 5 jaune et 6 mauve comme jaune\u00a0: ")
    assert chosen(position, "A reroll P6") == "Reroll the purple 6: you spend 1 influence"
    assert chosen(position, "A reroll P6", "fr").startswith("Relancer le 6 mauve")
    assert told(position.clone(), line)[0] == "Anna uses a yellow 5 and the purple 6."
    assert told(position.clone(), line, language="fr")[0] == "Anna utilise un 5 jaune et le 6 mauve."
    assert told(position, "A flip", "A turn P6", "A done") == [
        "Anna spends 4 influence and turns dice over: purple 6 to 1."
    ]
    turned = told(with_purple(), "A flip", "A turn P6", "A done", language="fr")
    assert turned == ["Anna dépense 4 points d'influence et retourne des dés\u00a0: le 6 mauve en 1."]


def test_a_tradesman_paid_in_influence() -> None:
    position = with_purple(activities={"recruiter": {}})
    line = "A activate recruiter with PR6"
    assert "you pay 3 influence" in chosen(position, line)
    assert told(position, line)[1] == "Anna sends a citizen from the supply to Recruiter for 3 influence."


@pytest.mark.parametrize(
    ("cube", "line", "expected"),
    [
        ("distiller", "A farm with Y5^ using distiller", "(yellow 5 turned to 2), "),
        ("winegrower", "A farm with Y5 C:Y2^ using winegrower", "(Gilles's yellow 2 free), "),
        ("preacher", "A farm with Y5^ C:Y2 using preacher", "(all dice as 5), "),
    ],
)
def test_what_a_cube_does_to_the_die_it_chooses(cube: str, line: str, expected: str) -> None:
    position = with_purple(activities={cube: {"cubes": {"A": 1}}})
    assert expected in chosen(position, line)
