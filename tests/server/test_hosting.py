"""What a host may do, and a second game between the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.beats import sentences
from tests.server.serving import Client, Running, play_next, seat_all
from tests.server.waiting import until

CITY = {"players": 2}


def refused(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    code: str = answer.json()["error"]["code"]
    return code


def order(client: Client, id: str, what: str, key: str | None = None, **body: Any) -> Any:
    return client.post(f"/api/v2/games/{id}/{what}", body or None, key)


# ---- send away --------------------------------------------------------------------------------------------------


def test_who_is_sent_away_before_the_start_leaves_an_open_seat_and_does_not_come_back(server: Running) -> None:
    host, guest = server.client("Ada"), server.client("Blaise")
    opened = host.open(game="city", options={"players": 3}, visibility="public")
    id = opened["state"]["id"]
    guest.join(id)
    posted = host.good(order(host, id, "send-away", seat=1))
    assert (posted["reason"], posted["who"], posted["seated"]) == ("kicked", "Blaise", "open")
    assert host.state(id)["seats"][1]["kind"] == "open"
    assert refused(guest.post(f"/api/v2/games/{id}/join", {}), 403) == "barred"
    server.client("Chloé").join(id)


def test_a_bot_goes_on_for_who_is_sent_away_later(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY, visibility="public")
    with clients[1].watch(id) as watching:
        watching.frame()
        clients[0].good(order(clients[0], id, "send-away", seat=1))
    state = clients[0].state(id)
    assert (state["status"], state["seats"][1]["kind"], state["seats"][1]["level"]) == ("running", "bot", "journeyman")
    assert clients[1].state(id)["you"] is None
    for count in range(20):  # the bot answers
        until(lambda: clients[0].state(id)["pending"] == [0])
        clients[0].play(id, count)


def test_who_is_sent_away_from_a_table_with_a_link_is_told_so(server: Running) -> None:
    """Not that there is no such game; and nobody else learns that there is one."""
    clients, id = seat_all(server, "city", CITY)
    clients[0].good(order(clients[0], id, "send-away", seat=1))
    answer = clients[1].get(f"/api/v2/games/{id}", lang="fr")
    assert refused(answer, 403) == "barred"
    assert answer.json()["error"]["message"] == "L'hôte vous a renvoyé de cette table."
    assert refused(server.client("Zoé").get(f"/api/v2/games/{id}"), 404) == "no_such_game"


@pytest.mark.parametrize("game", ["city", "dice"])
def test_whoever_a_bot_plays_on_for_may_watch_and_reads_it(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, CITY)
    clients[0].good(order(clients[0], id, "replace", seat=1))
    frame = clients[1].look(id, lang="fr")
    bot = frame["state"]["seats"][1]["name"]
    assert (frame["state"]["you"], frame["state"]["decision"], frame["state"]["undo"]) == (None, None, None)
    [post] = [one for one in frame["messages"] if one.get("reason") == "replaced"]
    assert sentences(post) == [f"{bot}, un robot, prend la place de Guest 1."]
    with clients[1].watch(id) as watching:
        assert watching.frame()["state"]["you"] is None


def test_what_happens_around_the_table_is_told(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 4})
    sent = clients[0].good(order(clients[0], id, "send-away", seat=1))
    assert sentences(sent) == [f"The host sends Guest 1 away: {sent['name']}, a bot, plays on."]
    left = clients[2].good(clients[2].post(f"/api/v2/games/{id}/leave"))
    assert sentences(left) == [f"Guest 2 leaves: {left['name']}, a bot, plays on."]
    clients[0].good(order(clients[0], id, "abandon"))
    messages = clients[3].look(id, lang="fr")["messages"]
    assert sentences(messages[-1]) == ["Ada a mis fin à la partie."]
    assert all("beats" not in one for one in messages if one.get("reason") == "joined")


def test_sending_away_is_carried_out_once(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    answers = [order(clients[0], id, "send-away", key="k", seat=1) for _ in range(3)]
    assert answers[0].status_code == 200
    assert len({answer.content for answer in answers}) == 1
    assert refused(order(clients[0], id, "send-away", seat=1), 409) == "nobody_there"
    assert refused(order(clients[0], id, "replace", key="k", seat=1), 409) == "key_reused"


def test_only_the_host_rules_the_table(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    before = clients[0].look(id)
    for what in ("send-away", "replace"):
        assert refused(order(clients[1], id, what, seat=0), 403) == "not_host"
    assert refused(order(clients[1], id, "abandon"), 403) == "not_host"
    assert refused(order(clients[0], id, "send-away", seat=0), 409) == "own_seat"
    assert refused(order(clients[0], id, "send-away", seat=7), 422) == "no_such_seat"
    assert refused(order(clients[0], id, "replace", seat=1, level="divine"), 422) == "bad_input"
    assert clients[0].look(id) == before


# ---- replace, abandon --------------------------------------------------------------------------------------------


def test_a_bot_in_the_last_open_seat_starts_the_game(server: Running) -> None:
    host = server.client("Ada")
    id = host.open(game="dice", options={"players": 3})["state"]["id"]
    host.good(order(host, id, "replace", seat=1, level="apprentice"))
    assert host.state(id)["status"] == "open"
    host.good(order(host, id, "replace", seat=2, level="journeyman"))
    state = host.state(id)
    assert state["status"] == "running"
    assert [seat["level"] for seat in state["seats"]] == [None, "apprentice", "journeyman"]


def test_the_host_chooses_how_strong_a_bot_goes_on(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 3})
    posted = clients[0].good(order(clients[0], id, "replace", seat=1, level="apprentice"))
    assert (posted["reason"], posted["who"], posted["level"]) == ("replaced", "Guest 1", "apprentice")
    clients[0].good(order(clients[0], id, "replace", seat=2))
    assert [seat["level"] for seat in clients[0].state(id)["seats"]] == [None, "apprentice", "journeyman"]


def test_who_leaves_chooses_how_strong_a_bot_goes_on(server: Running) -> None:
    """Without a choice it is as the table has agreed; what is repeated is what was asked for."""
    clients, id = seat_all(server, "city", {"players": 4}, terms={"substitute": "apprentice"})
    path = f"/api/v2/games/{id}/leave"
    answer = clients[1].post(path, level="divine", lang="fr")
    assert (answer.status_code, answer.json()["error"]["remedy"]) == (
        422,
        "Niveaux\u00a0: apprentice, journeyman, master, grandmaster",
    )
    assert clients[1].state(id)["you"] == 1
    posted = clients[1].good(clients[1].post(path, key="k", level="journeyman"))
    assert (posted["reason"], posted["level"]) == ("left", "journeyman")
    assert clients[1].good(clients[1].post(path, key="k", level="journeyman")) == posted
    assert refused(clients[1].post(path, key="k", level="apprentice"), 409) == "key_reused"
    clients[2].good(clients[2].post(path))
    assert [seat["level"] for seat in clients[0].state(id)["seats"]] == [None, "journeyman", "apprentice", None]


@pytest.mark.parametrize("game", ["city", "dice"])
def test_the_host_ends_a_game(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, CITY)
    play_next(clients, id)
    ended = clients[0].good(order(clients[0], id, "abandon", key="k"))
    assert (ended["kind"], ended["reason"], len(ended["secret"])) == ("end", "host", 64)
    assert order(clients[0], id, "abandon", key="k").json() == ended
    state = clients[1].state(id)
    assert (state["status"], state["pending"], state["decision"]) == ("abandoned", [], None)
    assert refused(order(clients[0], id, "abandon"), 409) == "not_running"
    assert refused(order(clients[0], id, "send-away", seat=1), 409) == "not_running"


# ---- rematch -----------------------------------------------------------------------------------------------------


def finished(server: Running, **more: Any) -> tuple[list[Client], str]:
    clients, id = seat_all(server, "dice", CITY, **more)
    clients[0].good(order(clients[0], id, "abandon"))
    return clients, id


def test_a_rematch_seats_the_same_and_starts_when_all_have_come(server: Running) -> None:
    clients, id = finished(server)
    with clients[1].watch(id) as watching:
        watching.frame()
        first = clients[0].good(order(clients[0], id, "rematch"))
        [told] = watching.frame()["messages"]
    new = first["state"]["id"]
    assert (told["kind"], told["game"]) == ("rematch", new)
    assert first["invitation"]
    assert (first["state"]["status"], first["state"]["you"], first["state"]["rematch_of"]) == ("open", 0, id)
    second = clients[1].good(order(clients[1], id, "rematch"))
    assert (second["state"]["id"], second["state"]["status"], second["state"]["you"]) == (new, "running", 1)
    assert second["invitation"] is None
    assert second["state"]["options"] == clients[0].state(id)["options"]
    assert second["state"]["commitment"] != clients[0].state(id)["commitment"]
    play_next(clients, new)
    assert clients[0].good(order(clients[0], id, "rematch"))["state"]["id"] == new


def test_who_was_sent_away_from_a_rematch_does_not_come_back(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 3})
    clients[0].good(order(clients[0], id, "abandon"))
    new = clients[0].good(order(clients[0], id, "rematch"))["state"]["id"]
    clients[1].good(order(clients[1], id, "rematch"))
    clients[0].good(order(clients[0], new, "send-away", seat=1))
    assert refused(order(clients[1], id, "rematch"), 403) == "barred"


def test_a_rematch_against_bots_starts_at_once(server: Running) -> None:
    host = server.client("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    id = host.open(game="dice", options=CITY, seats=seats)["state"]["id"]
    assert refused(order(host, id, "rematch"), 409) == "not_over"
    host.good(order(host, id, "abandon"))
    assert host.good(order(host, id, "rematch"))["state"]["status"] == "running"
    assert refused(order(server.client("Zoé"), id, "rematch"), 403) == "not_seated"


def test_after_a_rematch_that_was_given_up_there_is_another(server: Running) -> None:
    clients, id = finished(server)
    first = clients[0].good(order(clients[0], id, "rematch"))["state"]["id"]
    clients[0].good(order(clients[0], first, "abandon"))
    second = clients[1].good(order(clients[1], id, "rematch"))["state"]
    assert (second["id"] != first, second["you"], second["host"]) == (True, 1, 1)


# ---- lists -------------------------------------------------------------------------------------------------------


def test_lists_can_be_narrowed(server: Running) -> None:
    host = server.client("Ada")
    ids = {game: host.open(game=game, options=CITY, visibility="public")["state"]["id"] for game in ("city", "dice")}
    host.good(order(host, ids["dice"], "abandon"))

    def listed(**query: str) -> list[str]:
        return [game["id"] for game in host.good(host.get("/api/v2/games", **query))["games"]]

    assert set(listed(filter="mine")) == set(ids.values())
    assert listed(filter="mine", game="dice") == [ids["dice"]]
    assert listed(filter="mine", status="open") == [ids["city"]]
    assert listed(filter="mine", game="city", status="abandoned") == []
    assert listed(filter="open", game="dice") == []
    assert host.get("/api/v2/games", game="chess").status_code == 422
