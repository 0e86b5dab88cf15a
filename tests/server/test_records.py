"""Records, points over time, hints and spectators."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.playing import Desk
from tests.server.random_play import play_to_end
from tests.server.serving import Client, Running, decider, play_next, seat_all
from tests.server.waiting import until
from troyes.kernel.play.chance import SequenceSource
from troyes.kernel.play.fair import check, commitment_of
from troyes.kernel.play.record import Record
from troyes.server.live.kept.points import points_of
from troyes.server.live.kept.record import record_for

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 2, "modules": ["all"]}),
    ("dice", {"players": 2}),
]


def record(client: Client, id: str) -> Record:
    answer = client.get(f"/api/v2/games/{id}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/jsonl")
    return Record.from_text(answer.text)


def play_out(clients: list[Client], id: str) -> None:
    """To the end, with some changes of mind."""
    count = 0
    while (client := decider(clients, id)) is not None:
        client.play(id, count * 5)
        count += 1
        if count % 7 == 0 and client.state(id)["undo"]:
            client.good(client.undo(id))


# ---- records -----------------------------------------------------------------------------------------------------


def test_the_record_of_a_finished_game_replays_and_its_dice_are_fair(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    promised = clients[0].state(id)["commitment"]
    play_out(clients, id)
    found = record(clients[1], id)
    verdict = check(found, promised)
    assert (verdict.is_fair, verdict.is_promised) == (True, True)
    assert found.scores == clients[0].state(id)["result"]["scores"]
    assert found.secret is not None
    assert commitment_of(found.secret) == promised
    assert found == record(clients[0], id)
    points = clients[0].good(clients[0].get(f"/api/v2/games/{id}/points"))
    assert len(points["names"]) == len(found.scores or [])
    assert points["turns"][-1]["points"] == found.scores
    rounds = [turn["round"] for turn in points["turns"]]
    assert (rounds[0], rounds) == (1, sorted(rounds))
    assert rounds[-1] > 3


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_records_and_points_come_from_the_rows(database_url: str, game: str, options: dict[str, Any]) -> None:
    desk = Desk(database_url)
    over = play_to_end(desk, desk.open(game, options), SequenceSource(5))
    found = desk.database.read(lambda connection: record_for(connection, over, 0))
    assert check(found).is_fair
    turns = desk.database.read(lambda connection: points_of(connection, over))
    assert (turns[-1]["points"], turns[-1]["move"]) == (found.scores, len(found.entries))
    for turn in turns[:: len(turns) // 5]:
        assert found.replay(turn["move"]).totals() == turn["points"]
    desk.close()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_record_of_a_running_game_holds_what_its_reader_may_know(
    server: Running, game: str, options: dict[str, Any]
) -> None:
    clients, id = seat_all(server, game, options, visibility="public")
    for count in range(9):
        play_next(clients, id, count)
    for seat, client in [*enumerate(clients), (-1, server.client())]:
        found = record(client, id)
        assert (found.redacted_for, found.secret, found.scores, found.seed) == (seat, None, None, None)
        assert found.commitment == client.state(id)["commitment"]
        assert not any(entry.hash for entry in found.entries)
    assert clients[0].get(f"/api/v2/games/{id}/points").status_code == 409


def test_hidden_hands_are_not_in_the_record_of_others(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 3})
    own = {seat: {entry.line for entry in record(client, id).entries} for seat, client in enumerate(clients)}
    for seat, lines in own.items():
        dealt = [line for line in lines if line.startswith("* deal")]
        assert len([line for line in dealt if line.endswith("?")]) == 2
        others = [line for other, found in own.items() if other != seat for line in found]
        assert all(line.endswith("?") or line not in others for line in dealt)


def test_lines_in_progress_are_only_in_the_own_record(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    before = [len(record(client, id).entries) for client in clients]
    line = clients[0].play(id)["line"]
    assert [len(record(client, id).entries) for client in clients] == [before[0] + 1, before[1]]
    assert record(clients[0], id).entries[-1].line == line
    clients[0].good(clients[0].undo(id))
    assert [len(record(client, id).entries) for client in clients] == before


def test_a_game_that_was_broken_off_tells_its_secret(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    for count in range(12):
        play_next(clients, id, count)
    clients[0].good(clients[0].post(f"/api/v2/games/{id}/abandon"))
    found = record(clients[1], id)
    assert (found.scores, check(found).is_fair) == (None, True)
    assert clients[0].good(clients[0].get(f"/api/v2/games/{id}/points"))["turns"]


def test_points_name_people_as_they_write_themselves(server: Running) -> None:
    client = server.client("anna")
    id = client.open(game="city", options={"players": 1})["state"]["id"]
    client.good(client.post(f"/api/v2/games/{id}/abandon"))
    assert client.good(client.get(f"/api/v2/games/{id}/points"))["names"] == ["anna", "The King"]


def test_nobody_unknown_reads_a_record(server: Running) -> None:
    _, id = seat_all(server, "dice", {"players": 2})
    stranger = server.client("Zoé")
    for what in ("record", "points", "spectators"):
        assert stranger.get(f"/api/v2/games/{id}/{what}").status_code == 404


# ---- hints -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_hint_is_a_legal_move_in_words(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, {"players": 2}, terms={"help": True})
    first = decider(clients, id)
    assert first is not None
    first.play(id)  # the first decision of a game may be one that every bot makes alike
    client = decider(clients, id)
    assert client is not None
    before = client.look(id)
    hint = client.good(client.post(f"/api/v2/games/{id}/hint", lang="fr"))
    assert hint["decision"]["id"] == before["state"]["decision"]["id"]
    assert hint["move"] in [row[0] for row in client.moves(id)["moves"]]
    assert hint["text"]
    best = hint["best"]
    assert (len(best), best[0]["move"], best[0]["behind"]) == (3, hint["move"], 0)
    assert {one["move"] for one in best} <= {row[0] for row in client.moves(id)["moves"]}
    assert [one["behind"] for one in best] == sorted(one["behind"] for one in best)
    for one in best:
        assert one["behind"] == pytest.approx(best[0]["value"] - one["value"], abs=0.011)
        assert sum(one["parts"].values()) == pytest.approx(one["value"], abs=0.1)
    assert client.look(id) == before
    client.good(client.send(id, hint["decision"]["id"], hint["line"]))


def test_no_hint_where_the_table_allows_no_help_or_nothing_is_asked(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    assert clients[0].post(f"/api/v2/games/{id}/hint").status_code == 403
    clients, id = seat_all(server, "city", {"players": 2}, terms={"help": True})
    other = next(client for client in clients if client is not decider(clients, id))
    assert other.post(f"/api/v2/games/{id}/hint").status_code == 409


# ---- spectators --------------------------------------------------------------------------------------------------


def test_who_watches_is_told(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2}, visibility="public")
    zoe, nobody = server.client("Zoé"), server.client()
    path = f"/api/v2/games/{id}/spectators"
    with clients[0].watch(id) as seated, zoe.watch(id) as first, nobody.watch(id) as second:
        for watching in (seated, first, second):
            watching.frame()
        found = clients[1].good(clients[1].get(path))
        assert found == {"spectators": [{"id": zoe.id, "name": "Zoé"}], "unknown": 1}
    until(lambda: clients[1].get(path).json() == {"spectators": [], "unknown": 0})
