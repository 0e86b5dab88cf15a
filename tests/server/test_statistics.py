"""Results, ratings, statistics and leaderboards."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select

from tests.server.serving import WAIT, Client, Running, decider
from troyes.server.database.engine import Database
from troyes.server.database.migrate import migrate
from troyes.server.database.tables import people, ratings, results
from troyes.server.database.writer import Transaction
from troyes.server.live.kept.live_game import Seat
from troyes.server.live.play.results import Result, lock, results_of, save
from troyes.server.settings import from_environment


def play_out(clients: list[Client], game: str) -> dict[str, Any]:
    count = 0
    while (client := decider(clients, game)) is not None:
        client.play(game, count * 7)
        count += 1
    return clients[0].state(game)


def table(clients: list[Client], **wanted: Any) -> str:
    opened = clients[0].open(game="dice", options={"players": len(clients)}, **wanted)
    for client in clients[1:]:
        client.join(opened["state"]["id"], opened["invitation"])
    id: str = opened["state"]["id"]
    return id


def statistics(server: Running, person: str) -> dict[str, Any]:
    client = server.client()
    return client.good(client.get(f"/api/v2/people/{person}/statistics"))


def rows(server: Running, game: str) -> list[Any]:
    with server.services.database.reading.connect() as connection:
        return list(connection.execute(select(results).where(results.c.game == game).order_by(results.c.seat)).all())


# ---- places ------------------------------------------------------------------------------------------------------


def places(scores: list[int], seats: int) -> list[int]:
    return [result.place for result in results_of([Seat(number, "open") for number in range(seats)], scores)]


def test_equal_points_share_a_place() -> None:
    assert places([40, 55, 40, 12], 4) == [2, 1, 2, 4]


@pytest.mark.parametrize(("scores", "place"), [([41, 40], 1), ([40, 40], 2), ([39, 40], 2)])
def test_only_who_is_ahead_of_the_king_is_first(scores: list[int], place: int) -> None:
    assert places(scores, 1) == [place]


def test_who_left_keeps_the_result_of_the_seat() -> None:
    seats = [
        Seat(0, "person", "a"),
        Seat(1, "bot", level="apprentice", left_by="b"),
        Seat(2, "bot", level="apprentice"),
    ]
    found = results_of(seats, [10, 20, 30])
    assert [(one.person, one.has_left) for one in found] == [("a", False), ("b", True), (None, True)]
    assert found[0] == Result(0, "a", None, 10, 3)


# ---- ratings -----------------------------------------------------------------------------------------------------


def test_a_rated_game_changes_ratings_as_the_model_says(server: Running) -> None:
    clients = [server.client("Aubry"), server.client("Blaise"), server.client("Clotilde")]
    id = table(clients, terms={"rated": True})
    scores = play_out(clients, id)["result"]["scores"]
    model = PlackettLuce()
    wanted = model.rate([[model.rating()] for _ in scores], ranks=[-points for points in scores])
    for client, [rating] in zip(clients, wanted):
        found = statistics(server, client.id)["ratings"]
        assert [(one["game"], one["games"]) for one in found] == [("dice", 1)]
        assert found[0]["mu"] == pytest.approx(rating.mu, abs=0.001)
        assert found[0]["sigma"] == pytest.approx(rating.sigma, abs=0.001)
        assert found[0]["rating"] == pytest.approx(rating.mu - 3 * rating.sigma, abs=0.01)
    assert all(row.rated for row in rows(server, id))


def test_statistics_and_history_of_a_person(server: Running) -> None:
    clients = [server.client("Aubry"), server.client("Blaise")]
    ids = [table(clients), table(clients, terms={"rated": True})]
    scores = [play_out(clients, id)["result"]["scores"] for id in ids]
    [found] = statistics(server, clients[0].id)["games"]
    assert (found["game"], found["players"], found["games"], found["left"]) == ("dice", 2, 2, 0)
    assert found["mean"] == round((scores[0][0] + scores[1][0]) / 2, 2)
    assert found["best"] == max(scores[0][0], scores[1][0])
    wins = sum(mine >= other for mine, other in scores)
    assert (found["wins"], found["places"]) == (wins, [wins, 2 - wins])
    mine = clients[0].good(clients[0].get("/api/v2/results"))["results"]
    assert [one["id"] for one in mine] == ids[::-1]
    assert [one["rating"] is None for one in mine] == [False, True]
    assert [one["points"] for one in mine] == [scores[1][0], scores[0][0]]
    last = clients[0].good(clients[0].get("/api/v2/results", before=mine[0]["ended"]))["results"]
    assert [one["id"] for one in last] == ids[:1]


def test_solo_games_and_games_with_bots_alone_are_not_rated(server: Running) -> None:
    client = server.client("Aubry")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    for wanted in ({"options": {"players": 1}}, {"options": {"players": 2}, "seats": seats}):
        id = client.open(game="dice", terms={"rated": True}, **wanted)["state"]["id"]
        count = 0
        while (state := client.state(id))["status"] == "running":
            if state["decision"] is not None:
                client.play(id, count := count + 7)
        assert not any(row.rated for row in rows(server, id))
    found = statistics(server, client.id)
    assert found["ratings"] == []
    assert [(one["players"], one["games"]) for one in found["games"]] == [(1, 1), (2, 1)]


def test_who_leaves_a_rated_game_is_last(server: Running) -> None:
    clients = [server.client("Aubry"), server.client("Blaise"), server.client("Clotilde")]
    id = table(clients, terms={"rated": True, "substitute": "apprentice"})
    clients[2].good(clients[2].post(f"/api/v2/games/{id}/leave", {}))
    finish(clients[:2], id)
    found = [statistics(server, client.id) for client in clients]
    assert [one["games"][0]["left"] for one in found] == [0, 0, 1]
    assert found[2]["games"][0]["games"] == 0
    rated = [one["ratings"][0]["mu"] for one in found]
    assert rated[2] < min(rated[:2])
    assert rated[2] < 25


def finish(clients: list[Client], game: str) -> None:
    """With bots at the table."""
    count = 0
    while clients[0].state(game)["status"] == "running":
        for client in clients:
            if client.state(game)["decision"] is not None:
                client.play(game, count := count + 7)


def test_whom_the_host_replaced_has_no_result(server: Running) -> None:
    clients = [server.client("Aubry"), server.client("Blaise"), server.client("Clotilde")]
    id = table(clients, terms={"substitute": "apprentice"})
    clients[0].good(clients[0].post(f"/api/v2/games/{id}/send-away", {"seat": 2}))
    finish(clients[:2], id)
    assert statistics(server, clients[2].id) == {
        "person": {"id": clients[2].id, "name": "Clotilde", "is_bot": False},
        "games": [],
        "ratings": [],
    }
    assert [row.person is None for row in rows(server, id)] == [False, False, True]


def test_nobody_is_rated_against_their_own_bot(server: Running) -> None:
    owner, other = server.client("Aubry"), server.client("Blaise")
    for person, is_rated in ((owner, False), (other, True)):
        bot = Client(server.url)
        made = owner.good(owner.post("/api/v2/bots", {"name": "Robot"}), 201)
        bot.http.headers["Authorization"] = f"Bearer {made['token']['token']}"
        id = table([person, bot], terms={"rated": True})
        play_out([person, bot], id)
        assert [row.rated for row in rows(server, id)] == [is_rated, is_rated]
    leaders = other.good(other.get("/api/v2/leaderboards/dice", limit=200))["leaders"]
    assert [one["person"]["name"] for one in leaders if one["person"]["is_bot"]] == ["Robot"]


def test_two_games_that_end_at_once_both_count(database_url: str) -> None:
    """In two processes: the second one waits for the first and goes on from its rating."""
    settings = from_environment({"TROYES_DATABASE_URL": database_url})
    processes = [Database(settings), Database(settings)]
    migrate(processes[0].writing)
    with processes[0].writing.begin() as connection:
        row = {"id": "p", "name": "P", "language": "en", "role": "player", "created": 1}
        connection.execute(insert(people), row)
    both = Barrier(2)

    def end_game(process: Database) -> None:
        both.wait(WAIT)
        with process.writing.begin() as connection:
            rating = lock(connection, "p", "city", 1)
            time.sleep(0.2)
            save(connection, "p", "city", {"mu": rating.mu + 1, "sigma": rating.sigma, "changed": 2})

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(end_game, processes))
    with processes[0].reading.connect() as connection:
        assert connection.execute(select(ratings.c.mu, ratings.c.games)).one() == (27.0, 2)
    for process in processes:
        process.close()


# ---- leaderboards ------------------------------------------------------------------------------------------------


def insert_rated(transaction: Transaction, values: list[tuple[str, float, float, int]]) -> None:
    for id, mu, sigma, games in values:
        row = {"id": id, "name": id.capitalize(), "language": "en", "role": "player", "created": 1}
        transaction.connection.execute(insert(people), row)
        row = {"person": id, "played": "city", "mu": mu, "sigma": sigma, "games": games, "changed": 1}
        transaction.connection.execute(insert(ratings), row)


def test_the_leaderboard_is_ordered_by_what_is_sure(server: Running) -> None:
    values = [("lucky", 40.0, 8.0, 1), ("steady", 30.0, 1.0, 30), ("twin", 30.0, 1.0, 20), ("new", 25.0, 8.0, 2)]
    assert server.services.writer is not None
    server.services.writer.submit(lambda transaction: insert_rated(transaction, values)).result()
    client = server.client()
    found = client.good(client.get("/api/v2/leaderboards/city"))["leaders"]
    assert [(one["place"], one["person"]["name"], one["rating"]) for one in found] == [
        (1, "Steady", 27.0),
        (1, "Twin", 27.0),
        (3, "Lucky", 16.0),
        (4, "New", 1.0),
    ]
    found = client.good(client.get("/api/v2/leaderboards/city", least_games=20, limit=1))["leaders"]
    assert [one["person"]["id"] for one in found] == ["steady"]
    assert client.get("/api/v2/leaderboards/chess").status_code == 422


def test_nobody_is_found_under_a_wrong_id(server: Running) -> None:
    answer = server.client().get("/api/v2/people/nobody/statistics", lang="fr")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == "Cette personne n'existe pas."
