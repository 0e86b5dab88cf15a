"""Whoever opens a table of the city may name the start player's seat; where results are compared it is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.beats import sentences
from tests.server.serving import Client, Running
from troyes.city.rules.layout import NEUTRAL

BOTS = [{"kind": "bot", "level": "apprentice"}] * 2
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def start_of(state: dict[str, Any]) -> tuple[str | None, int]:
    return state["options"]["start"], state["view"]["start"]


@pytest.mark.parametrize(("start", "seat"), [("A", 0), ("B", 1), ("C", 2)])
def test_it_may_be_anybody_bots_too(server: Running, start: str, seat: int) -> None:
    state = server.client("Ada").open(options={"start": start}, seats=[*BOTS, ME])["state"]
    assert start_of(state) == (start, seat)


@pytest.mark.parametrize(("start", "seat"), [("A", 0), ("N", NEUTRAL)])
def test_it_may_be_the_king(server: Running, start: str, seat: int) -> None:
    assert start_of(server.client("Ada").open(options={"players": 1, "start": start})["state"]) == (start, seat)


def test_it_is_the_seat_whoever_comes_to_sit_there(server: Running) -> None:
    ada, blaise, chloe = (server.client(name) for name in ("Ada", "Blaise", "Chloé"))
    opened = ada.open(options={"start": "C"}, seats=[ME, OPEN, OPEN])
    id, invitation = opened["state"]["id"], opened["invitation"]
    assert opened["state"]["options"]["start"] == "C"  # told while the table waits
    chloe.good(chloe.post(f"/api/v2/games/{id}/join", {"seat": 2, "invitation": invitation}))
    chloe.good(chloe.post(f"/api/v2/games/{id}/leave"))
    blaise.good(blaise.post(f"/api/v2/games/{id}/join", {"seat": 2, "invitation": invitation}))
    chloe.join(id, invitation)
    state = blaise.state(id)
    assert (start_of(state), state["you"], state["pending"]) == (("C", 2), 2, [2])
    assert "Blaise holds the start card." in told(blaise, id)


def told(client: Client, id: str) -> list[str]:
    return [sentence for message in client.look(id)["messages"] for sentence in sentences(message)]


def test_otherwise_it_is_drawn(server: Running) -> None:
    ada = server.client("Ada")
    for options in ({}, {"start": None}):
        option, seat = start_of(ada.open(options=options, seats=[ME, *BOTS])["state"])
        assert option is None
        assert seat in range(3)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"options": {"players": 3, "start": "D"}}, ("'D' is not a seat", "'D' n'est pas un siège")),
        ({"options": {"players": 2, "start": "N"}}, ("'N' is not a seat", "'N' n'est pas un siège")),
        ({"options": {"players": 2, "start": 1}}, ("1 is not a seat", "1 n'est pas un siège")),
        ({"options": {"players": 2, "start": ["A"]}}, ("is not a seat", "n'est pas un siège")),
        ({"game": "dice", "options": {"start": "A"}}, ("is not known", "est inconnu")),
        (
            {"options": {"players": 2, "start": "A"}, "terms": {"rated": True}},
            (
                "in a rated game the start player is drawn",
                "dans une partie classée, le premier joueur est tiré au sort",
            ),
        ),
    ],
)
def test_what_cannot_be_is_refused(server: Running, wanted: dict[str, Any], told: tuple[str, str]) -> None:
    ada = server.client("Ada")
    for language, words in zip(("en", "fr"), told):
        answer = ada.post("/api/v2/games", wanted, lang=language)
        assert answer.status_code == 422, answer.text
        assert words in answer.json()["error"]["message"].replace("\u00a0", " ")


def test_duplicate_tables_draw_one_for_all(server: Running) -> None:
    ada = server.client("Ada")
    answer = ada.post("/api/v2/duplicates", {"options": {"players": 2, "start": "B"}, "seats": [ME, BOTS[0]]})
    assert answer.status_code == 422
    assert "at duplicate tables the start player is drawn" in answer.json()["error"]["message"]
    ada.good(ada.post("/api/v2/duplicates", {"options": {"players": 2, "start": None}, "seats": [ME, BOTS[0]]}), 201)


def test_rated_games_and_the_city_of_the_day_draw(server: Running) -> None:
    ada = server.client("Ada")
    rated = ada.open(options={"players": 2}, terms={"rated": True}, visibility="public")["state"]
    assert rated["options"]["start"] is None
    for deal in ada.good(ada.get("/api/v2/daily"))["deals"]:
        assert deal["options"].get("start") is None


def test_a_rematch_keeps_it(server: Running) -> None:
    ada = server.client("Ada")
    id = ada.open(options={"start": "B"}, seats=[ME, *BOTS])["state"]["id"]
    ada.good(ada.post(f"/api/v2/games/{id}/abandon"))
    assert start_of(ada.good(ada.post(f"/api/v2/games/{id}/rematch"))["state"]) == ("B", 1)
