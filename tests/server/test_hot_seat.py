"""One device that goes from hand to hand: one person holds several seats of a game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Client, Data, Running
from troyes.server.database.tables import messages, results
from troyes.server.operations.clocks.expiry import expire

ME = {"kind": "me"}
HOURS = 2 * 3600 * 1000  # milliseconds


def share(server: Running, game: str = "city", seats: int = 2, **more: Any) -> tuple[Client, str]:
    """A running game at which one person holds all seats."""
    client = server.client("Ada")
    return client, client.open(game=game, seats=[ME] * seats, **more)["state"]["id"]


def refused(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    code: str = answer.json()["error"]["code"]
    return code


def moves(client: Client, id: str, **query: Any) -> Data:
    return client.good(client.get(f"/api/v2/games/{id}/moves", **query))


def play(client: Client, id: str, seat: int, at: int = 0) -> Data:
    """A listed move of one of the seats."""
    found = moves(client, id, seat=seat)
    sent = {"decision": found["decision"]["id"], "move": found["moves"][at % len(found["moves"])][0]}
    return client.good(client.post(f"/api/v2/games/{id}/moves", sent, seat=seat))


def play_out(client: Client, id: str) -> Data:
    """The others' decisions included: without a seat it is always the one that has to decide."""
    count = 0
    while (state := client.state(id))["status"] == "running":
        client.play(id, count)
        count += 1
    return state


# ---- opening -----------------------------------------------------------------------------------------------------


def test_every_seat_has_a_name(server: Running) -> None:
    ada = server.client("Ada")
    wanted = [ME, {"kind": "me", "name": "Perrin"}, {"kind": "bot", "level": "apprentice"}, ME]
    state = ada.open(game="city", seats=wanted)["state"]
    assert [seat["name"] for seat in state["seats"]][:2] == ["Ada", "Perrin"]
    assert state["seats"][3]["name"] == "Ada 2"
    assert (state["status"], state["yours"]) == ("running", [0, 1, 3])
    assert server.client("Blaise").get(f"/api/v2/games/{state['id']}").status_code == 404


def test_a_long_name_leaves_room_for_a_number(server: Running) -> None:
    state = server.client("x" * 40).open(game="dice", seats=[ME, ME])["state"]
    assert [seat["name"] for seat in state["seats"]] == ["x" * 40, "x" * 38 + " 2"]


def test_who_has_one_seat_or_none_sees_so(server: Running) -> None:
    ada = server.client("Ada")
    id = ada.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
    assert ada.state(id)["yours"] == [0]
    state = server.client("Blaise").state(id)
    assert (state["you"], state["yours"]) == (None, [])


def test_duplicate_tables_are_not_for_one_device(server: Running) -> None:
    answer = server.client("Ada").post("/api/v2/duplicates", {"game": "city", "seats": [ME, ME]})
    assert refused(answer, 422) == "bad_input"


def test_a_bot_holds_one_seat(server: Running) -> None:
    ada = server.client("Ada")
    bot = ada.good(ada.post("/api/v2/bots", {"name": "Robot"}), 201)
    token = ada.good(ada.post(f"/api/v2/bots/{bot['id']}/tokens", {"name": "test"}), 201)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    for seats, status in (([ME, ME], 422), ([ME, {"kind": "open"}], 201)):
        answer = server.client().http.post("/api/v2/games", json={"game": "city", "seats": seats}, headers=headers)
        assert answer.status_code == status, answer.text


# ---- whose view --------------------------------------------------------------------------------------------------


def test_without_a_seat_it_is_the_one_that_has_to_decide(server: Running) -> None:
    ada, id = share(server)
    seen = set()
    for count in range(12):
        state = ada.state(id)
        assert [state["you"]] == state["pending"]
        assert state["decision"] is not None
        seen.add(state["you"])
        ada.play(id, count)
    assert seen == {0, 1}


def test_each_seat_sees_its_own_characters(server: Running) -> None:
    ada, id = share(server)
    for seat in (0, 1):
        state = ada.state(id, seat=seat)
        assert (state["you"], state["view"]["seat"], state["yours"]) == (seat, seat, [0, 1])
        shown = [one["characters"] for one in state["view"]["seats"]]
        assert all(shown[seat])
        assert not any(shown[1 - seat])


def test_a_seat_that_is_not_yours_is_refused(server: Running) -> None:
    ada = server.client("Ada")
    blaise = server.client("Blaise")
    opened = ada.open(game="city", seats=[ME, ME, {"kind": "open"}], visibility="public")
    id = opened["state"]["id"]
    blaise.join(id)
    path = f"/api/v2/games/{id}"
    before = ada.look(id)
    decision = f"1.{before['state']['pending'][0]}.0"
    for client, seat in ((ada, 2), (ada, 9), (blaise, 0), (server.client("Chloé"), 1), (server.client(), 0)):
        assert refused(client.get(path, seat=seat), 403) == "not_your_seat"
        assert refused(client.get(f"{path}/record", seat=seat), 403) == "not_your_seat"
        with client.watch(id, seat=seat) as watching, pytest.raises(ConnectionClosed) as closed:
            watching.frame()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    for client, seat in ((ada, 2), (blaise, 0)):
        asked = [
            client.get(f"{path}/moves", seat=seat),
            client.post(f"{path}/moves", {"decision": decision, "move": "A pass"}, seat=seat),
            client.post(f"{path}/moves/preview", {"decision": decision, "moves": ["1"]}, seat=seat),
            client.post(f"{path}/why-not", {"move": "A pass"}, seat=seat),
            client.post(f"{path}/undo", {"undo": decision}, seat=seat),
            client.post(f"{path}/chat", {"text": "Hello"}, seat=seat),
            client.post(f"{path}/hint", seat=seat),
            client.post(f"{path}/leave", seat=seat),
        ]
        assert [refused(answer, 403) for answer in asked] == ["not_your_seat"] * len(asked)
    stranger = ada if before["state"]["pending"] == [2] else blaise
    assert refused(stranger.send(id, decision, "A pass"), 409) == "not_asked"  # the name of another's decision
    assert ada.look(id) == before


# ---- playing -----------------------------------------------------------------------------------------------------


def test_a_whole_game_of_each_kind(server: Running) -> None:
    for game in ("city", "dice"):
        ada, id = share(server, game)
        state = play_out(ada, id)
        assert len(state["result"]["scores"]) == 2
        assert state["yours"] == [0, 1]


def test_in_the_dice_game_one_seat_chooses_after_the_other(server: Running) -> None:
    ada, id = share(server, "dice", 3)
    for seat in range(3):
        state = ada.state(id)
        assert (state["you"], state["pending"]) == (seat, list(range(seat, 3)))
        turn = state["decision"]["id"].split(".")[0]
        while (state := ada.state(id, seat=seat))["decision"] and state["decision"]["id"].split(".")[0] == turn:
            play(ada, id, seat)
    assert ada.state(id)["pending"] == [0, 1, 2]


def test_the_name_of_a_decision_says_whose_it_is(server: Running) -> None:
    """In the dice game both have to decide; whoever holds both seats may answer either without naming the seat."""
    ada, id = share(server, "dice")
    found = moves(ada, id, seat=1)
    code = found["moves"][0][0]
    posted = ada.good(ada.send(id, found["decision"]["id"], code))
    assert posted["seat"] == 1
    assert (
        refused(ada.post(f"/api/v2/games/{id}/moves", {"decision": "1.1.0", "move": code}, seat=0), 409) == "outdated"
    )


def test_a_conflict_tells_the_state_of_the_seat_that_asked(server: Running) -> None:
    ada, id = share(server, "dice")
    answer = ada.post(f"/api/v2/games/{id}/moves", {"decision": "9.1.9", "move": "1"}, seat=1)
    assert (answer.status_code, answer.json()["state"]["you"]) == (409, 1)


def test_one_seat_does_not_take_back_what_the_other_has_done(server: Running) -> None:
    ada, id = share(server)
    path = f"/api/v2/games/{id}/undo"
    first = ada.state(id)["you"]
    while ada.state(id)["you"] == first:
        play(ada, id, first)
    other = 1 - first
    name = ada.state(id, seat=first)["undo"]
    assert name is not None
    assert ada.state(id, seat=other)["undo"] is None
    assert refused(ada.post(path, {"undo": name}, seat=other), 422) == "no_undo"
    posted = ada.good(ada.post(path, {"undo": name}))  # its name says whose it is
    assert posted["seat"] == first
    assert ada.state(id)["you"] == first
    play(ada, id, first)
    play(ada, id, other)
    assert ada.state(id, seat=first)["undo"] is None
    name = ada.state(id, seat=other)["undo"]
    assert name is not None
    assert refused(ada.post(path, {"undo": name}, seat=first), 422) == "no_undo"


# ---- sockets -----------------------------------------------------------------------------------------------------


def test_a_socket_shows_one_seat_and_no_other(server: Running) -> None:
    ada, id = share(server)
    with ada.watch(id, seat=0) as first, ada.watch(id, seat=1) as second:
        frames = {0: first.frame(), 1: second.frame()}
        for count in range(8):
            ada.play(id, count)
            for seat, watching in ((0, first), (1, second)):
                frame = watching.frame()
                assert frame["seq"] == frames[seat]["seq"] + 1
                assert (frame["state"]["you"], frame["state"]["view"]["seat"]) == (seat, seat)
                assert not any(frame["state"]["view"]["seats"][1 - seat]["characters"])
                frames[seat] = frame


def test_a_socket_without_a_seat_stays_with_the_one_it_began_with(server: Running) -> None:
    ada, id = share(server)
    with ada.watch(id) as watching:
        seat = watching.frame()["state"]["you"]
        for count in range(8):
            ada.play(id, count)
            assert watching.frame()["state"]["you"] == seat


# ---- around the table --------------------------------------------------------------------------------------------


def test_a_game_that_waits_for_two_seats_of_somebody_waits_once(server: Running) -> None:
    ada, id = share(server, "dice")
    turns = ada.good(ada.get("/api/v2/your-turn"))
    assert turns == {"count": 1, "games": [{"id": id, "game": "dice", "seat": 0, "seats": [0, 1], "deadline": None}]}
    listed = ada.good(ada.get("/api/v2/games", filter="mine"))["games"]
    assert [(game["id"], game["your_turn"]) for game in listed] == [(id, True)]


def test_one_seat_is_left_and_then_the_other(server: Running) -> None:
    ada, id = share(server, visibility="public")
    path = f"/api/v2/games/{id}/leave"
    with ada.watch(id, seat=1) as left, ada.watch(id, seat=0) as kept:
        left.frame(), kept.frame()
        posted = ada.good(ada.post(path, key="k", seat=1))
        assert (posted["seat"], posted["reason"], posted["who"]) == (1, "left", "Ada 2")
        assert kept.frame()["state"]["yours"] == [0]
        with pytest.raises(ConnectionClosed) as closed:
            left.frame()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
    assert ada.post(path, key="k", seat=1).json() == posted
    assert refused(ada.post(path, key="k"), 409) == "key_reused"
    state = ada.state(id)
    assert ([seat["kind"] for seat in state["seats"]], state["host"]) == (["person", "bot"], 0)
    assert refused(ada.get(f"/api/v2/games/{id}", seat=1), 403) == "not_your_seat"
    ada.good(ada.post(path))
    assert server.client().state(id)["status"] == "abandoned"


def test_all_seats_are_left_at_once(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = ada.open(game="city", seats=[ME, {"kind": "open"}, ME])
    id = opened["state"]["id"]
    blaise.join(id, opened["invitation"])
    number = blaise.look(id)["seq"]
    ada.good(ada.post(f"/api/v2/games/{id}/leave"))
    look = blaise.look(id)
    left = [(post["seq"], post["who"]) for post in look["messages"] if post.get("reason") == "left"]
    assert left == [(number + 1, "Ada"), (number + 2, "Ada 2")]  # a bot may have moved since
    assert ([seat["kind"] for seat in look["state"]["seats"]], look["state"]["host"]) == (["bot", "person", "bot"], 1)


def test_before_the_start_left_seats_are_open_again(server: Running) -> None:
    ada = server.client("Ada")
    id = ada.open(game="city", seats=[ME, ME, {"kind": "open"}])["state"]["id"]
    ada.good(ada.post(f"/api/v2/games/{id}/leave", seat=0))
    state = ada.state(id)
    assert ([seat["kind"] for seat in state["seats"]], state["host"], state["you"]) == (
        ["open", "person", "open"],
        1,
        1,
    )


def test_each_seat_speaks_for_itself(server: Running) -> None:
    ada, id = share(server)
    for seat in (1, 0):
        said = ada.good(ada.post(f"/api/v2/games/{id}/chat", {"text": f"I am {seat}"}, seat=seat))
        assert (said["seat"], said["text"]) == (seat, f"I am {seat}")


def test_a_hint_is_for_the_seat(server: Running) -> None:
    ada, id = share(server, "dice", terms={"help": True})
    for seat in (0, 1):
        hint = ada.good(ada.post(f"/api/v2/games/{id}/hint", seat=seat))
        assert hint["decision"]["id"].split(".")[1] == str(seat)


def test_results_count_for_nobody(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = ada.open(game="dice", seats=[ME, ME, {"kind": "open"}])
    id = opened["state"]["id"]
    blaise.join(id, opened["invitation"])
    while (state := ada.state(id))["status"] == "running":
        client = blaise if state["pending"] == [2] else ada
        client.play(id)
    found = {client.id: client.good(client.get(f"/api/v2/people/{client.id}/statistics")) for client in (ada, blaise)}
    assert found[ada.id]["games"] == []
    assert [one["games"] for one in found[blaise.id]["games"]] == [1]
    assert found[blaise.id]["ratings"] == []
    rows = server.services.database.read(
        lambda connection: connection.execute(
            select(results.c.person, results.c.rated).where(results.c.game == id).order_by(results.c.seat)
        ).all()
    )
    assert [tuple(row) for row in rows] == [(None, False), (None, False), (blaise.id, False)]


def test_who_asks_for_another_game_keeps_all_seats_and_names(server: Running) -> None:
    ada = server.client("Ada")
    id = ada.open(game="dice", seats=[ME, {"kind": "me", "name": "Perrin"}])["state"]["id"]
    play_out(ada, id)
    again = ada.good(ada.post(f"/api/v2/games/{id}/rematch"))["state"]
    assert (again["status"], again["yours"]) == ("running", [0, 1])
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Perrin"]


def mixed_rematch(server: Running) -> tuple[Client, Client, str]:
    """Ada holds two seats, Blaise opens the second game."""
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = ada.open(game="city", seats=[ME, {"kind": "open"}, ME])
    id = opened["state"]["id"]
    blaise.join(id, opened["invitation"])
    ada.good(ada.post(f"/api/v2/games/{id}/abandon"))
    again = blaise.good(blaise.post(f"/api/v2/games/{id}/rematch"))["state"]
    assert (again["status"], again["yours"]) == ("open", [1])
    state = ada.good(ada.post(f"/api/v2/games/{id}/rematch"))["state"]
    assert (state["id"], state["status"], state["yours"]) == (again["id"], "running", [0, 2])
    return ada, blaise, again["id"]


def test_who_comes_to_another_game_takes_all_seats_again(server: Running) -> None:
    ada, _, id = mixed_rematch(server)
    assert [seat["name"] for seat in ada.state(id)["seats"]] == ["Ada", "Blaise", "Ada 2"]


def test_who_is_sent_away_loses_all_seats(server: Running) -> None:
    ada, blaise, id = mixed_rematch(server)
    posted = blaise.good(blaise.post(f"/api/v2/games/{id}/send-away", {"seat": 2}, key="k"))
    assert (posted["seat"], posted["who"]) == (2, "Ada 2")
    assert blaise.post(f"/api/v2/games/{id}/send-away", {"seat": 2}, key="k").json() == posted
    assert [seat["kind"] for seat in blaise.state(id)["seats"]] == ["bot", "person", "bot"]
    assert ada.get(f"/api/v2/games/{id}").json()["error"]["code"] == "barred"


def test_time_takes_one_seat_and_not_the_other(server: Running) -> None:
    ada, id = share(server, terms={"clock": {"kind": "live", "seconds": 3600, "bank": 0}})
    seat = ada.state(id)["you"]

    async def pass_time() -> bool:
        return await server.services.order(lambda orders: expire(orders._replace(steady=orders.steady + HOURS), id), id)

    loop = server.services.loop
    assert loop is not None
    assert asyncio.run_coroutine_threadsafe(pass_time(), loop).result(30)
    state = ada.state(id)
    assert (state["status"], state["host"], state["yours"]) == ("running", 1 - seat, [1 - seat])
    assert state["seats"][seat]["kind"] == "bot"


def test_all_names_go_with_the_person(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = ada.open(game="city", seats=[ME, {"kind": "me", "name": "Perrin"}, {"kind": "open"}])
    id = opened["state"]["id"]
    blaise.join(id, opened["invitation"])
    ada.good(ada.post(f"/api/v2/games/{id}/leave", seat=1))
    assert ada.post("/api/v2/accounts/delete", {}).status_code == 204
    bodies = server.services.database.read(
        lambda connection: list(connection.execute(select(messages.c.body).where(messages.c.game == id)).scalars())
    )
    assert "Perrin" not in str(bodies)
    assert "Ada" not in str(bodies)
    assert [seat["kind"] for seat in blaise.state(id)["seats"]] == ["bot", "bot", "person"]
