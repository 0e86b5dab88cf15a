"""What who sits at a table is called."""

from __future__ import annotations

from tests.server.serving import Client, Running, seat_all
from troyes.server.live.tables.names import BOT_NAMES, LONGEST_NAME, SEATS, bot_name, own_name

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "apprentice"}


def names(client: Client, id: str) -> list[str]:
    return [seat["name"] for seat in client.state(id)["seats"]]


def test_ten_bots_have_ten_names() -> None:
    assert len({bot_name(number, ()) for number in range(SEATS)}) == SEATS
    taken = list(BOT_NAMES[:SEATS])
    assert len({bot_name(number, taken) for number in range(SEATS)} | set(taken)) == 2 * SEATS
    assert bot_name(0, [name.upper() for name in BOT_NAMES[:-1]]) == BOT_NAMES[-1]


def test_who_has_the_name_of_another_gets_a_number() -> None:
    assert own_name("Alix", ["Perrin"]) == "Alix"
    assert own_name("Alix", ["alix", "Alix 2"]) == "Alix 3"
    assert own_name("x" * LONGEST_NAME, ["x" * LONGEST_NAME]) == "x" * (LONGEST_NAME - 2) + " 2"


def test_bots_make_way_for_people(server: Running) -> None:
    client = server.client(BOT_NAMES[1])
    id = client.open(game="dice", seats=[BOT, BOT, {"kind": "me", "name": BOT_NAMES[0]}, ME])["state"]["id"]
    assert names(client, id) == [BOT_NAMES[SEATS], BOT_NAMES[SEATS + 1], BOT_NAMES[0], BOT_NAMES[1]]


def test_a_guest_is_called_like_nobody_at_the_table(server: Running) -> None:
    host = server.client("Alix")
    opened = host.open(game="city", seats=[ME, OPEN, OPEN, BOT])
    id = opened["state"]["id"]
    for _ in range(2):
        server.client("Alix").join(id, opened["invitation"])
    assert names(host, id) == ["Alix", "Alix 2", "Alix 3", BOT_NAMES[3]]


def test_who_takes_over_is_somebody_else(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 3}, visibility="public")
    before = names(clients[0], id)
    clients[1].good(clients[1].post(f"/api/v2/games/{id}/leave"))
    clients[0].good(clients[0].post(f"/api/v2/games/{id}/replace", {"seat": 2, "level": "apprentice"}))
    after = names(clients[0], id)
    assert len(set(after)) == 3
    assert set(before) & set(after) == {before[0]}
    clients[0].good(clients[0].post(f"/api/v2/games/{id}/abandon"))
    assert [
        seat["name"] for seat in clients[0].good(clients[0].post(f"/api/v2/games/{id}/rematch"))["state"]["seats"]
    ] == after
