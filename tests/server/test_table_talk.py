"""What is said at a private table stays there: for those who sit or sat at it, also after the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.serving import Client, Data, Running, play_out, seat_all
from troyes.server.database.checking.database import check_database

WORDS = "a word among friends"
DICE: Data = {"players": 2}


def say(client: Client, id: str, text: str = WORDS) -> Data:
    return client.good(client.post(f"/api/v2/games/{id}/chat", {"text": text}))


def hears(client: Client, id: str, **query: Any) -> bool:
    """Whether somebody is told the words, over HTTP and over a socket from the beginning; both must agree."""
    look = client.look(id, log=2000, **query)
    with client.watch(id, after=0, **query) as watching:
        frame = watching.frame()
    told = [WORDS in json.dumps(found, ensure_ascii=False) for found in (look, frame)]
    assert told[0] == told[1]
    assert look["seq"] == frame["seq"]
    assert {look["state"]["hears"], frame["state"]["hears"]} == {told[0]}
    numbers = [message["seq"] for message in frame["messages"]]
    assert numbers == list(range(1, frame["seq"] + 1))
    return told[0]


def friends(server: Running, **more: Any) -> tuple[list[Client], str, str]:
    """A running private table of two with one line said, and its invitation."""
    host, guest = server.client("Ada"), server.client("Ben")
    opened = host.open(game="dice", options=DICE, **more)
    id, invitation = opened["state"]["id"], opened["invitation"]
    guest.join(id, invitation)
    say(host, id)
    return [host, guest], id, invitation


def test_who_sits_there_hears_and_who_watches_does_not(server: Running) -> None:
    clients, id, invitation = friends(server)
    watcher, stranger = server.client("Zoe"), server.client()
    assert [hears(client, id) for client in clients] == [True, True]
    assert not hears(watcher, id, invitation=invitation)
    assert not hears(stranger, id, invitation=invitation)


def test_a_line_that_is_said_while_somebody_watches_leaves_no_trace(server: Running) -> None:
    """Not even a number: what a spectator is sent next is the next one."""
    clients, id, invitation = friends(server)
    with server.client("Zoe").watch(id, invitation=invitation) as outside, clients[1].watch(id) as inside:
        before, there = outside.frame()["seq"], inside.frame()["seq"]
        say(clients[0], id)
        clients[0].good(clients[0].post(f"/api/v2/games/{id}/leave"))
        frame = outside.frame()
        assert [(one["seq"], one["kind"]) for one in frame["messages"]] == [(before + 1, "seat")]
        assert inside.frame()["messages"][0]["seq"] == there + 1


def test_the_address_of_a_finished_game_shows_the_game_only(server: Running) -> None:
    clients, id, invitation = friends(server)
    play_out(clients, id)
    assert [hears(client, id) for client in clients] == [True, True]
    clients[0].good(clients[0].post(f"/api/v2/games/{id}/rematch"))
    for stranger in (server.client(), server.client("Zoe")):
        assert not hears(stranger, id)
        assert not hears(stranger, id, invitation=invitation)
        kinds = {message["kind"] for message in stranger.look(id, log=2000)["messages"]}
        assert kinds.isdisjoint({"chat", "rematch"})
        for part in ("record", "points", "replay", "spectators", "honours"):
            assert WORDS not in stranger.get(f"/api/v2/games/{id}/{part}").text
    assert "rematch" in {message["kind"] for message in clients[1].look(id)["messages"]}


def test_one_shared_game_leads_to_no_other_one(server: Running) -> None:
    """Whoever has the address of a finished game may see it: so an address is told only to who belongs there."""
    clients, id, _ = friends(server)
    play_out(clients, id)
    again = clients[0].good(clients[0].post(f"/api/v2/games/{id}/rematch"))["state"]["id"]
    clients[1].good(clients[1].post(f"/api/v2/games/{id}/rematch"))
    play_out(clients, again)
    tried = clients[0].open(**{"from": {"game": id, "step": 4}, "seats": [{"kind": "me"}, {"kind": "me"}]})
    seen = [clients[0].look(one, log=2000) for one in (id, again, tried["state"]["id"])]
    assert [again in json.dumps(seen[0]), id in json.dumps(seen[1]), id in json.dumps(seen[2])] == [True] * 3
    stranger = server.client()
    assert again not in json.dumps(stranger.look(id, log=2000))
    shown = stranger.look(again, log=2000)
    assert id not in json.dumps(shown)
    assert shown["state"]["rematch_of"] is None
    invited = stranger.look(tried["state"]["id"], invitation=tried["invitation"])["state"]
    assert invited["from"] == {"game": None, "step": 4}


def test_who_a_bot_plays_on_for_has_sat_there_and_who_was_sent_away_hears_no_more(server: Running) -> None:
    host = server.client("Ada")
    opened = host.open(game="dice", options={"players": 3})
    id, invitation = opened["state"]["id"], opened["invitation"]
    left, sent = server.client("Ben"), server.client("Cleo")
    for guest in (left, sent):
        guest.join(id, invitation)
    say(host, id)
    with sent.watch(id) as watching:
        watching.frame()
        left.good(left.post(f"/api/v2/games/{id}/leave"))
        host.good(host.post(f"/api/v2/games/{id}/send-away", {"seat": 2}))
        say(host, id)
    assert hears(left, id)
    assert sent.get(f"/api/v2/games/{id}", invitation=invitation).json()["error"]["code"] == "barred"
    play_out([host], id)
    assert hears(left, id)
    assert not hears(sent, id)


def test_who_gave_a_seat_up_before_the_start_has_not_played(server: Running) -> None:
    host, gone = server.client("Ada"), server.client("Ben")
    opened = host.open(game="dice", options={"players": 3})
    id, invitation = opened["state"]["id"], opened["invitation"]
    gone.join(id, invitation)
    say(host, id)
    assert hears(gone, id)
    gone.good(gone.post(f"/api/v2/games/{id}/leave"))
    assert not hears(gone, id, invitation=invitation)


def test_at_a_public_table_everybody_hears(server: Running) -> None:
    clients, id = seat_all(server, "dice", DICE, visibility="public")
    say(clients[0], id)
    assert hears(server.client(), id)
    play_out(clients, id)
    assert hears(server.client(), id)


def test_a_refusal_counts_as_its_reader_does(server: Running) -> None:
    """Who comes too late is told the state: in their own numbers."""
    _, id, invitation = friends(server)
    late = server.client("Zoe")
    refused = late.post(f"/api/v2/games/{id}/join", {"invitation": invitation}).json()
    assert refused["error"]["code"] == "no_free_seat"
    assert refused["seq"] == late.look(id, invitation=invitation)["seq"]
    assert not refused["state"]["hears"]


def test_the_board_of_duplicate_tables_does_not_count_words(server: Running) -> None:
    host = server.client("Ada")
    made = host.good(host.post("/api/v2/duplicates", {"game": "dice", "options": DICE, "tables": 2}), 201)
    before = server.client().get(f"/api/v2/duplicates/{made['id']}").json()["tables"]
    say(host, made["tables"][0]["id"])
    assert server.client().get(f"/api/v2/duplicates/{made['id']}").json()["tables"] == before


def test_ones_export_holds_ones_own_words_alone(server: Running) -> None:
    clients, *_ = friends(server)
    assert WORDS in clients[0].get("/api/v2/accounts/export").text
    assert WORDS not in clients[1].get("/api/v2/accounts/export").text


@pytest.mark.parametrize("after", ["remembered", "loaded"])
def test_what_is_counted_is_stored(server: Running, after: str) -> None:
    _, id, invitation = friends(server)
    if after == "loaded":
        server.services.games.forget(id)
    assert not hears(server.client(), id, invitation=invitation)
    assert [one.problem for one in check_database(server.services.database).findings] == []
