"""At a real table: the client keeps the lines, the server answers with everything and keeps nothing."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.beats import sentences
from tests.server.serving import Client, serving
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.compiled import is_compiled
from troyes.kernel.play.record import Record
from troyes.server.real_table.king import KingTable
from troyes.server.real_table.table import Question
from troyes.server.settings import from_environment

Data = dict[str, Any]
KING, DICE = "/api/v2/real-table/king", "/api/v2/real-table/dice"
LAID_OUT = ["* start A", *(f"* open {name}" for name in CITY.names(CITY.setup({"players": 1})).characters[:6])]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A device that the server does not know: nobody has to introduce themselves here."""
    settings = from_environment({"TROYES_DATABASE_URL": f"sqlite:///{tmp_path_factory.mktemp('table') / 'g.sqlite3'}"})
    with serving(settings) as running:
        yield running.client()


def ask(client: Client, path: str, body: Data, lang: str = "en") -> Data:
    return client.good(client.post(path, body, lang=lang))


def refused(client: Client, path: str, body: Data, lang: str = "en") -> Data:
    answer = client.post(path, body, lang=lang)
    assert answer.status_code in (409, 422), answer.text
    error: Data = answer.json()["error"]
    return error


def tell(chance: Data, luck: random.Random) -> str:
    """What somebody would say who knows nothing but the inputs."""
    said: list[str] = []
    for one in chance["inputs"]:
        if one["kind"] == "card":
            line: str = luck.choice(one["choices"])["line"]
            return line
        if one["kind"] == "dice":
            assert not one["choices"]
            said.append("".join(str(luck.randint(1, 6)) for _ in range(one["count"])))
        else:
            said += lay_out(one, luck)
    return " ".join(said)


def lay_out(one: Data, luck: random.Random) -> list[str]:
    left = {choice["piece"] or choice["value"]: choice["left"] for choice in one["choices"]}
    laid = []
    for _ in range(one["count"]):
        choice = luck.choice([choice for choice in one["choices"] if left[choice["piece"] or choice["value"]]])
        left[choice["piece"] or choice["value"]] -= 1
        laid.append(choice["value"])
    return laid


def play_through(client: Client, path: str, body: Data, seed: int, lang: str) -> tuple[Data, set[str], list[Data]]:
    """A whole game in which the client answers from what it is shown; the kinds of chance it met, what it was told."""
    luck, kinds, parts = random.Random(seed), set[str](), list[Data]()
    shown = ask(client, path, body, lang)
    while shown["result"] is None:
        assert (shown["chance"] is None) != (shown["decision"] is None)
        if shown["chance"] is not None:
            kinds.add(shown["chance"]["kind"])
            assert shown["chance"]["asked"].strip()[-1] in ".?" or shown["chance"]["kind"] == "open"
            then = tell(shown["chance"], luck)
        else:
            then = luck.choice(shown["decision"]["moves"])[0]
        lines, is_deed = shown["lines"], shown["decision"] is not None
        shown = ask(client, path, {**body, "lines": lines, "then": then, "since": len(lines)}, lang)
        assert len(shown["lines"]) == len(lines) + 1
        if is_deed and luck.random() < 0.2:  # a deed may also be named by its line
            assert ask(client, path, {**body, "lines": lines, "then": shown["lines"][-1]})["lines"] == shown["lines"]
        parts += [{"beats": shown["beats"], "steps": shown["steps"]}]
    return shown, kinds, parts


# ---- the King ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("modules", "lang"), [([], "en"), (list(MODULES), "fr")])
def test_a_whole_game_against_the_king(client: Client, modules: list[str], lang: str) -> None:
    body = {"options": {"modules": modules}, "seats": ["Aubry"]}
    end, kinds, parts = play_through(client, KING, body, 3, lang)
    assert {"start", "open", "royal", "reveal", "roll", "event", "king"} <= kinds
    assert end["result"]["scores"] == end["points"]["totals"]
    assert end["points"]["names"][0] == "Aubry"
    assert len(end["points"]["names"]) == 2
    assert end["result"]["verdict"]["text"]
    position = CITY.new(CITY.setup({"players": 1, "modules": modules}))
    for line in end["lines"]:
        position.play(CITY.parse(position, line))
    assert position.totals() == end["result"]["scores"]
    whole = ask(client, KING, {**body, "lines": end["lines"]}, lang)
    record = Record.from_text(ask(client, KING, {**body, "lines": end["lines"], "record": True}, lang)["record"])
    assert [entry.line for entry in record.entries] == end["lines"]
    assert (record.replay().totals(), record.scores, record.seats) == (end["result"]["scores"],) * 2 + (["Aubry"],)
    assert len(whole["beats"]) == len(whole["steps"]) == len(end["lines"])
    assert [beats for part in parts for beats in part["beats"]] == whole["beats"]
    assert [steps for part in parts for steps in part["steps"]] == whole["steps"]


def test_a_whole_game_is_answered_quickly(client: Client) -> None:
    end, _, _ = play_through(client, KING, {"options": {"modules": ["all"]}}, 4, "en")
    question = Question({"modules": ["all"]}, {}, [], end["lines"], "en")
    started = time.thread_time()
    assert KingTable(question).answer()["result"] == end["result"]
    assert time.thread_time() - started < (0.1 if is_compiled() else 1.0)


def test_what_the_king_does_comes_as_steps_for_the_hands(client: Client) -> None:
    shown = ask(client, KING, {"lines": LAID_OUT, "then": "* royal R64 Y31 W51", "seats": ["Aubry"]})
    assert shown["steps"][-1][0] == "Palace 6: put a citizen of the King there."
    assert "The King rolls red 6 and 4" in sentences({"beats": shown["beats"][-1]})[0]
    assert shown["decision"]["seat"] == 0
    assert shown["decision"]["question"]


def test_dice_are_asked_for_by_colour_and_owner(client: Client) -> None:
    chance = ask(client, KING, {"lines": LAID_OUT})["chance"]
    assert chance["kind"] == "royal"
    assert [(one["colour"], one["count"], one["owner"]) for one in chance["inputs"]] == [
        ("red", 2, "king"),
        ("yellow", 2, "king"),
        ("white", 2, "king"),
    ]


def test_cards_are_asked_for_by_deck_with_names_and_texts(client: Client) -> None:
    first = ask(client, KING, {"lines": LAID_OUT[:1]}, "fr")["chance"]["inputs"][0]
    assert first["deck"] == {"section": "character"}
    assert len(first["choices"]) == 6
    assert ("henry_i", "* open henry_i") in [(choice["value"], choice["line"]) for choice in first["choices"]]
    assert all(choice["text"] for choice in first["choices"])


def test_copies_of_an_event_are_told_apart_by_what_they_call(client: Client) -> None:
    """On a real table it matters which copy was drawn; the same line means the same card."""
    luck, state = random.Random(5), ask(client, KING, {"lines": LAID_OUT})
    while not (state["chance"] and state["chance"]["kind"] == "event"):
        body: Data = {"lines": state["lines"]}
        body |= {"roll": True} if state["chance"] else {"then": luck.choice(state["decision"]["moves"])[0]}
        state = ask(client, KING, body)
    choices = {choice["value"]: choice for choice in state["chance"]["inputs"][0]["choices"]}
    for key, colour in (("brigands", "white"), ("brigands2", "yellow"), ("brigands3", "white")):
        assert choices[key]["text"].endswith(f"It calls a {colour} event.")
        then = ask(client, KING, {"lines": state["lines"], "then": choices[key]["line"]})
        assert f"a {colour} one" in then["chance"]["asked"]


@pytest.mark.parametrize(
    ("then", "reason"),
    [
        ("64 31", "6 dice are rolled, 2 of each colour, not 4."),
        ("64 31 57", "No die shows 7: values go from 1 to 6."),
        ("* royal R64 Y31", "R64 Y31: name each colour once, with its 2 values: R65 Y41 W32."),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(client: Client, then: str, reason: str) -> None:
    error = refused(client, KING, {"lines": LAID_OUT, "then": then})
    assert (error["code"], error["message"]) == ("impossible_outcome", reason)
    french = refused(client, KING, {"lines": LAID_OUT, "then": then}, "fr")
    assert french["message"] != reason
    assert french["remedy"] == "Regardez encore les dés, la carte ou les pièces"


def test_several_answers_are_taken_or_refused_whole(client: Client) -> None:
    assert ask(client, KING, {"then": ["me", *LAID_OUT[1:]]})["lines"] == LAID_OUT
    error = refused(client, KING, {"lines": LAID_OUT[:1], "then": ["henry_i", "henry_i"]}, "fr")
    assert error["message"].endswith("est déjà dans la colonne.")


def test_the_server_rolls_what_it_is_asked_to_roll(client: Client) -> None:
    shown = ask(client, KING, {"lines": LAID_OUT, "roll": True})
    assert shown["lines"][-1].startswith("* royal R")
    assert shown["decision"]
    assert refused(client, KING, {"lines": shown["lines"], "roll": True})["code"] == "nothing_due"
    both = ask(client, KING, {"lines": LAID_OUT[:-1], "then": LAID_OUT[-1], "roll": True})
    assert both["lines"][-1].startswith("* royal R")


def test_a_move_that_the_rules_forbid_is_refused_with_the_rule(client: Client) -> None:
    lines = [*LAID_OUT, "* royal R64 Y31 W51"]
    error = refused(client, KING, {"lines": lines, "then": "place palace 6"}, "fr")
    assert error["code"] == "space_taken" or "Palais" in error["message"]
    assert refused(client, KING, {"lines": lines, "then": "99999999999999999999"})["code"]
    assert refused(client, KING, {"lines": lines, "then": "* royal R64 Y31 W51"})["code"] == "not_asked"
    placed = ask(client, KING, {"lines": lines, "then": "place palace 4"})
    assert placed["lines"][-1] == "A place palace 4"


def test_a_kept_line_that_departs_is_named(client: Client) -> None:
    error = refused(client, KING, {"lines": [*LAID_OUT[:2], LAID_OUT[1]]})
    assert (error["code"], error["where"]) == ("bad_input", "lines, line 3")
    error = refused(client, KING, {"lines": ["* start A", "nonsense"]}, "fr")
    assert (error["where"], error["remedy"]) == ("lines, ligne 2", "Reprenez cette ligne et celles qui la suivent")


def test_previews_of_moves(client: Client) -> None:
    lines = [*LAID_OUT, "* royal R64 Y31 W51"]
    moves = [row[0] for row in ask(client, KING, {"lines": lines})["decision"]["moves"]]
    shown = ask(client, KING, {"lines": lines, "previews": moves[:2]})
    assert [preview["move"] for preview in shown["previews"]] == moves[:2]
    assert all(preview["text"] and sentences(preview) for preview in shown["previews"])
    assert len(shown["lines"]) == len(lines)


@pytest.mark.parametrize(
    "body",
    [
        {"options": {"players": 2}},
        {"seats": ["Aubry", "Bertrade"]},
        {"options": {"modules": ["nothing"]}},
        {"options": {"pool": 10**40}},
        {"figures": {"activity": {"merchant": {"cost": "\ud800"}}}},
        {"lines": LAID_OUT, "then": "\ud800"},
        {"seats": ["\ud800"]},
        {"lines": ["x"] * 3001},
        {"then": "x" * 201},
        {"then": ["x"] * 41},
        {"seat": -1},
        {"unknown": 1},
    ],
)
def test_what_is_no_table_is_refused(client: Client, body: Data) -> None:
    sent = json.dumps(body).encode()  # half letters too
    answer = client.http.post(KING, content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]


# ---- Troyes Dice -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "seats", "lang"),
    [
        ({"banquets": True, "numbering": "expert"}, ["Aubry", "Bertrade", "Colin"], "fr"),
        ({"numbering": "crier"}, [], "en"),
    ],
)
def test_a_whole_game_of_dice(client: Client, options: Data, seats: list[str], lang: str) -> None:
    body = {"options": options, "seats": seats}
    end, kinds, parts = play_through(client, DICE, body, 5, lang)
    assert {"wheel", "roll"} < kinds
    assert end["points"]["names"] == (seats or ["A"])
    assert end["result"]["scores"] == end["points"]["totals"]
    assert end["result"]["verdict"] is None
    whole = ask(client, DICE, {**body, "lines": end["lines"], "record": True}, lang)
    assert Record.from_text(whole["record"]).replay().totals() == end["result"]["scores"]
    assert [beats for part in parts for beats in part["beats"]] == whole["beats"]


@pytest.mark.ruling(298)
def test_at_a_real_table_the_direction_is_dictated_or_said_after_the_first_number(client: Client) -> None:
    """What was kept without a direction goes on as it was."""
    for direction, numbers in ((None, [4, 5, 6, 1, 2, 3]), ("descending", [4, 3, 2, 1, 6, 5])):
        options = {"numbering": "crier", **({} if direction is None else {"direction": direction})}
        shown = ask(client, DICE, {"options": options, "seats": ["Aubry", "Bertrade"], "then": "4"})
        assert (shown["view"]["numbers"], shown["chance"]["kind"]) == (numbers, "wheel")
    body = {
        "options": {"numbering": "crier", "direction": "asked"},
        "seats": ["Aubry", "Bertrade"],
        "lines": ["* first 4"],
    }
    shown = ask(client, DICE, body)
    assert (shown["pending"], shown["decision"]["seat"], shown["chance"]) == ([0], 0, None)
    later = ask(client, DICE, {**body, "then": shown["decision"]["moves"][1][0]})
    assert (later["lines"][-1], later["view"]["numbers"]) == ("A direction descending", [4, 3, 2, 1, 6, 5])


WHEEL = ["* wheel R/R Y/Y W/W R/Y R/Y Y/W Y/W W/R W/R", "* roll 2 3 6 black 1"]


def test_seats_may_answer_in_any_order(client: Client) -> None:
    body = {"seats": ["Aubry", "Bertrade"], "lines": WHEEL, "record": True}
    shown = ask(client, DICE, {**body, "seat": 1})
    assert shown["pending"] == [0, 1]
    assert (shown["decision"]["seat"], shown["view"]["seat"]) == (1, 1)
    later = ask(client, DICE, {**body, "seat": 1, "then": shown["decision"]["moves"][0][0]})
    assert later["lines"][-1].startswith("B ")
    assert (later["pending"], later["decision"]["seat"], later["view"]["seat"]) == ([0], 0, 1)
    both = ask(client, DICE, {**body, "lines": later["lines"], "then": later["decision"]["moves"][0][0]})
    in_order = [entry.line[0] for entry in Record.from_text(both["record"]).entries]
    assert ([line[0] for line in both["lines"]], in_order) == (list("**BA"), list("**AB"))


def test_dice_that_cannot_be_are_refused(client: Client) -> None:
    error = refused(client, DICE, {"lines": WHEEL[:1], "then": "1 3 6"}, "fr")
    assert error["message"] == "Quatre nombres de 1 à 6, le dé noir en dernier\u00a0: 1 3 6 3"
    assert refused(client, DICE, {"then": WHEEL[0].replace("W/W", "R/R")})["code"] == "impossible_outcome"
    assert refused(client, DICE, {"lines": WHEEL, "seats": ["A", "B"], "options": {"players": 3}})["where"] == "seats"


def test_dice_are_read_as_people_say_them(client: Client) -> None:
    assert ask(client, DICE, {"lines": WHEEL[:1], "then": "623 1"})["lines"][-1] == WHEEL[1]
    assert ask(client, DICE, {"lines": WHEEL[:1], "roll": True})["lines"][-1].startswith("* roll ")


def test_nothing_is_kept(client: Client) -> None:
    before = client.good(client.get("/api/v2/games", filter="running"))
    ask(client, KING, {"lines": LAID_OUT})
    assert client.good(client.get("/api/v2/games", filter="running")) == before
    assert not client.http.cookies


# ---- the page about it -------------------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "server-real-table.md").read_text(encoding="utf-8")


def test_the_page_names_addresses_that_exist_and_every_field(client: Client) -> None:
    described = client.get("/openapi.json").json()
    told = re.findall(r"^\| `(GET|POST) (/api/v2/\S+)`", PAGE, re.MULTILINE)
    assert len(told) == 5
    assert all(method.lower() in described["paths"][path] for method, path in told)
    for model in ("RealTable", "RealTableShown", "InputShown", "ScoreShown", "TopicShown"):
        for name in described["components"]["schemas"][model]["properties"]:
            assert f"`{name}`" in PAGE or name in ("options", "figures", "label"), (model, name)


def test_the_examples_of_the_page_work(client: Client) -> None:
    table, sheet = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    assert ask(client, KING, table)["lines"] == [*table["lines"], table["then"]]
    scored = ask(client, "/api/v2/real-table/score", sheet)
    assert scored["totals"] == [32, 30]
