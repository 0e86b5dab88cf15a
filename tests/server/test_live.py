"""Live updates: numbered without gaps, caught up with after a gap, telling nobody what they may not know."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Client, Running, Watching, play_next, seat_all

DICE: dict[str, Any] = {"players": 3}


def closed_with(watching: Watching) -> int:
    """The code a socket is closed with; what was sent before is passed over."""
    try:
        while True:
            watching.frame()
    except ConnectionClosed as closing:
        return 0 if closing.rcvd is None else closing.rcvd.code


def test_frames_are_numbered_without_gaps(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2}, visibility="public")
    spectator = server.client()
    with clients[0].watch(id) as seated, spectator.watch(id) as watching:
        numbers = [seated.frame()["seq"], watching.frame()["seq"]]
        for count in range(12):
            play_next(clients, id, count)
            for place, socket in enumerate((seated, watching)):
                frame = socket.frame()
                expected = list(range(numbers[place] + 1, frame["seq"] + 1))
                assert [message["seq"] for message in frame["messages"]] == expected
                numbers[place] = frame["seq"]
        assert frame["state"] == spectator.state(id)


def test_who_comes_back_gets_what_was_missed(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    with clients[0].watch(id) as watching:
        seen = watching.frame()["seq"]
    posted = [play_next(clients, id, count) for count in range(5)]
    with clients[0].watch(id, after=seen) as watching:
        frame = watching.frame()
    assert [message["line"] for message in frame["messages"]] == [post["line"] for post in posted]
    assert frame["state"] == clients[0].state(id)


@pytest.mark.parametrize(("game", "options"), [("city", {"players": 2}), ("dice", {"players": 2})])
def test_who_wants_legal_moves_gets_them_with_every_decision(server: Running, game: str, options: Any) -> None:
    clients, id = seat_all(server, game, options, visibility="public")
    with clients[0].watch(id, moves="true", lang="fr") as deciding, server.client().watch(id, moves="true") as watching:
        for count in range(8):
            frame = deciding.frame()
            while frame["state"]["pending"] != (now := clients[0].state(id))["pending"]:
                frame = deciding.frame()
            if now["decision"] is None:
                assert "moves" not in frame
            else:
                assert frame["moves"] == clients[0].moves(id, lang="fr")
            assert "moves" not in watching.frame()
            play_next(clients, id, count)
    with clients[0].watch(id) as plain:
        assert "moves" not in plain.frame()


@pytest.mark.parametrize("after", [10**6, 0])
def test_what_makes_no_sense_is_answered_with_the_state(server: Running, after: int) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    with clients[0].watch(id, after=after) as watching:
        frame = watching.frame()
    assert frame["state"] == clients[0].state(id)
    assert len(frame["messages"]) == (frame["seq"] if after == 0 else 0)


def test_a_chain_of_others_is_not_even_counted(server: Running) -> None:
    """While all choose, others see that somebody is done, not in how many steps nor how often they thought again."""
    clients, id = seat_all(server, "dice", DICE, visibility="public")
    spectator = server.client()
    with clients[0].watch(id) as own, clients[1].watch(id) as other, spectator.watch(id) as watching:
        sockets = (own, other, watching)
        first = [socket.frame()["seq"] for socket in sockets]
        taken = 0
        while 0 in clients[0].state(id)["pending"]:
            clients[0].play(id)
            taken += 1
        own_frames = [own.frame() for _ in range(taken)]
        assert [frame["seq"] for frame in own_frames] == list(range(first[0] + 1, first[0] + taken + 1))
        for socket, number in zip(sockets[1:], first[1:]):
            frame = socket.frame()
            [message] = frame["messages"]
            assert frame["seq"] == number + 1
            assert (message["kind"], message["seat"], message["beats"], message["lines"]) == ("move", 0, [], [])
            assert "line" not in message
            assert "decision" not in message


def test_all_lines_are_told_at_once_in_the_order_of_the_seats(server: Running) -> None:
    clients, id = seat_all(server, "dice", DICE)
    turn = clients[0].moves(id)["decision"]["id"].split(".")[0]
    for client in reversed(clients):
        while (found := client.state(id)["decision"]) and found["id"].split(".")[0] == turn:
            client.play(id)
    last = [client.look(id)["messages"][-1] for client in clients]
    assert last[0]["lines"] == last[1]["lines"] == last[2]["lines"]
    assert last[0]["beats"] == last[2]["beats"] != []
    seats = [line[0] for line in last[0]["lines"] if line[0] != "*"]
    assert seats == sorted(seats)
    assert set(seats) == {"A", "B", "C"}


def test_who_leaves_a_seat_no_longer_gets_what_it_sees(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2}, visibility="public")
    with clients[1].watch(id) as watching:
        watching.frame()
        clients[1].good(clients[1].post(f"/api/v2/games/{id}/leave"))
        assert closed_with(watching) == 4000
    with clients[1].watch(id) as watching:
        assert watching.frame()["state"]["you"] is None


def test_strangers_hear_nothing(server: Running) -> None:
    _, id = seat_all(server, "city", {"players": 2})
    with server.client("Zoé").watch(id) as watching:
        assert closed_with(watching) == 4404
    with server.client().watch("nothing") as watching:
        assert closed_with(watching) == 4404


def test_invited_spectators_may_watch(server: Running) -> None:
    ada = server.client("Ada")
    opened = ada.open(game="city", options={"players": 2})
    with server.client().watch(opened["state"]["id"], invitation=opened["invitation"]) as watching:
        assert watching.frame()["state"]["you"] is None


@pytest.mark.parametrize("sent", ["", "{", '{"type": "move"}', b"\x00\xff", "x" * 1000])
def test_a_socket_understands_nothing_but_ping(server: Running, sent: str | bytes) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    before = clients[0].look(id)
    with clients[0].watch(id) as watching:
        watching.frame()
        watching.socket.send("ping")
        assert watching.socket.recv(timeout=30) == '"pong"'
        watching.socket.send(sent)
        assert closed_with(watching) == 1003
    assert clients[0].look(id) == before


def test_a_socket_that_sends_too_much_is_closed(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    with clients[0].watch(id) as watching:
        watching.frame()
        watching.socket.send("x" * 100_000)
        assert closed_with(watching) == 1009


def test_a_page_of_another_site_cannot_listen(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    clients[0].origin = "https://elsewhere.example"
    with clients[0].watch(id) as watching:
        assert closed_with(watching) == 4403


def test_chat_reaches_everybody(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    with clients[0].watch(id) as watching:
        watching.frame()
        clients[1].good(clients[1].post(f"/api/v2/games/{id}/chat", {"text": " Bien   joué ! "}))
        [message] = watching.frame()["messages"]
    assert (message["kind"], message["seat"], message["text"]) == ("chat", 1, "Bien joué !")


def test_the_end_is_told_with_the_secret_of_the_dice(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 1})
    commitment = clients[0].state(id)["commitment"]
    finish(clients[0], id)
    found = clients[0].look(id)
    end = found["messages"][-1]
    assert (end["kind"], end["scores"]) == ("end", found["state"]["result"]["scores"])
    assert hashlib.sha256(b"troyes dice 1\n" + bytes.fromhex(end["secret"])).hexdigest() == commitment


def finish(client: Client, id: str) -> None:
    while client.state(id)["status"] == "running":
        client.play(id)
