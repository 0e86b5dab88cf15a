"""The honour board over HTTP, and other ways to the same sheet."""

from __future__ import annotations

import pytest

from tests.server.serving import Client, Running, seat_all
from troyes.dice.edge.honours import all_honours, point_honours


def finish(client: Client, id: str) -> None:
    """Gather whatever the last die brings until the game is over."""
    while client.state(id)["status"] == "running":
        client.play(id, -1)


def test_a_finished_game_is_on_the_board_of_its_player(server: Running) -> None:
    [alix], id = seat_all(server, "dice", {"players": 1, "banquets": True})
    before = alix.good(alix.get("/api/v2/honours"))
    assert [one["key"] for one in before["honours"]] == list(all_honours())
    assert before["games"] == 0
    assert not any(one["earned"] for one in before["honours"])
    finish(alix, id)
    points = alix.state(id)["result"]["scores"][0]
    after = alix.good(alix.get("/api/v2/honours"))
    assert (after["games"], after["best"], after["won"]) == (1, points, 0)
    board = {one["key"]: one for one in after["honours"]}
    assert (board["solo_games"]["count"], board["solo_games"]["needed"]) == (1, 3)
    assert board["banquet_games"]["count"] == 1
    feats = [one["key"] for one in alix.good(alix.get(f"/api/v2/games/{id}/honours"))["seats"][0]]
    assert [key for key in feats if key.startswith("points_")] == point_honours(points, True, 1)
    assert feats == [one["key"] for one in after["honours"] if one["earned"]]


@pytest.mark.ruling(299)
def test_a_bot_is_company(server: Running) -> None:
    """One person and one bot are two seats, so it is a game with others."""
    ada = server.client("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    id = ada.open(game="dice", options={"players": 2}, seats=seats)["state"]["id"]
    with ada.watch(id) as watching:
        while (state := ada.state(id))["status"] == "running":
            if state["decision"]:
                ada.play(id, -1)
            else:
                watching.frame()
    board = {one["key"]: one["count"] for one in ada.good(ada.get("/api/v2/honours"))["honours"]}
    assert (board["multiplayer_games"], board["solo_games"]) == (1, 0)


def test_honours_speak_french_and_wait_for_the_end(server: Running) -> None:
    [alix], id = seat_all(server, "dice", {"players": 1})
    assert alix.get(f"/api/v2/games/{id}/honours").status_code == 409
    board = alix.good(alix.get("/api/v2/honours", lang="fr"))
    assert board["honours"][0]["name"] == "Guetteur solitaire"
