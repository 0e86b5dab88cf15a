"""What happened and what would happen as data, in messages and previews."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.beats import changes, moved, sentences, walk
from tests.server.serving import Client, Running, decider, play_next, seat_all
from troyes.kernel.contract.beat import Counted, Step
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.contract.things import Thing
from troyes.server.database.engine import to_json
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.told import numbering, posts, rendering
from troyes.server.live.told.posts import Post
from troyes.words.catalogue import languages

Data = dict[str, Any]


def start_of(client: Client, id: str) -> list[Data]:
    start = next(one for one in client.look(id, log=2000)["messages"] if one["kind"] == "start")
    found: list[Data] = start["beats"]
    return found


def test_the_start_shows_a_seat_its_own_characters_only(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 3}, visibility="public")
    for seat, client in enumerate(clients):
        dealt = [(one["seat"], one["after"]["key"]) for one in moved(start_of(client, id), "character")]
        assert [owner for owner, _ in dealt] == [seat]
        assert dealt[0][1] == client.state(id)["view"]["seats"][seat]["characters"][0]
    assert not moved(start_of(server.client("Zoé"), id), "character")


@pytest.mark.parametrize("game", ["city", "dice"])
def test_what_a_preview_sums_up_is_what_the_move_brings(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, {"players": 2})
    for _ in range(30):
        client = decider(clients, id)
        if client is None:
            break
        found, before = client.moves(id), client.state(id)
        code = found["moves"][len(found["moves"]) // 2][0]
        body = {"decision": found["decision"]["id"], "moves": [code]}
        row = client.good(client.post(f"/api/v2/games/{id}/moves/preview", body))["moves"][0]
        assert len(row["seats"]) == 2
        message = client.good(client.send(id, found["decision"]["id"], code))
        foreseen, happened = changes(row["beats"]), changes(message["beats"])
        if message["is_whole_turn"] and game == "dice":
            own = [one for one in happened if one["seat"] == before["you"]]
            assert [one for one in foreseen if one not in own] == []
        else:
            assert happened[: len(foreseen)] == foreseen
        is_all = happened == foreseen and client.state(id)["decision"] is None
        if game == "city" and is_all:  # else something is still to be chosen, and foreseen in the sums
            after = client.state(id)["view"]["seats"]
            for seat, gained in enumerate(row["seats"]):
                old = before["view"]["seats"][seat]
                sums = {unit: after[seat][unit] - old[unit] for unit in ("deniers", "influence", "vp")}
                assert gained == {unit: n for unit, n in sums.items() if n}


def test_a_preview_foresees_what_the_plain_answers_add(server: Running) -> None:
    """Which citizen is placed is asked after the dice are used; that one comes to the building is foreseen."""
    clients, id = seat_all(server, "city", {"players": 2})
    client = decider(clients, id)
    settling: list[str] = []
    while not settling:
        assert client is not None
        found = client.moves(id)
        settling = [row[0] for row in found["moves"] if found["verbs"][row[1]]["verb"] == "settle"]
        if not settling:
            client.good(client.send(id, found["decision"]["id"], found["moves"][0][0]))
            client = decider(clients, id)
    assert client is not None
    body = {"decision": found["decision"]["id"], "moves": settling[:1]}
    row = client.good(client.post(f"/api/v2/games/{id}/moves/preview", body))["moves"][0]
    assert not moved(row["beats"], "citizen")
    assert moved(row["later"], "citizen")


def test_a_round_and_a_day_begin_with_a_beat_of_their_own(server: Running) -> None:
    for game, kind, unit in (("city", "round", "rounds"), ("dice", "day", "day")):
        clients, id = seat_all(server, game, {"players": 2})
        found: list[Data] = []
        while not found:
            client = decider(clients, id)
            assert client is not None
            client.play(id, 1)
            log = clients[0].look(id, log=1)["messages"]
            found = [beat for one in log for beat in walk(one.get("beats", ())) if beat["kind"] == kind]
        assert all(beat["text"] and beat["seat"] is None for beat in found)
        assert [(one["unit"], one["n"]) for one in found[0]["changes"]] == [(unit, 1)]


def test_names_of_causes_are_in_the_language_of_the_reader(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 1})
    shown = [clients[0].look(id, log=9, lang=language)["messages"] for language in ("en", "fr")]
    english, french = ([one for message in log for one in changes(message.get("beats", ()))] for log in shown)
    assert {one["because"]["text"] for one in english} == {"Set-up"}
    assert {one["because"]["text"] for one in french} == {"Mise en place"}
    assert [sentences(one) for one in shown[0]] != [sentences(one) for one in shown[1]]


def test_beats_are_made_once_per_language_and_per_set_of_what_may_be_known(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat and two spectators read the deal, of which everybody knows another part, and a move, of which all know
    the same. Nobody's are cut out of those of somebody else."""
    clients, id = seat_all(server, "city", {"players": 3}, visibility="public")
    play_next(clients, id)
    game = server.services.games.known(id)
    assert game is not None
    rows = server.services.database.read(lambda connection: posts.read_after(connection, id, 0))
    made: list[str] = []
    render = rendering.beats_for

    def counted(game: LiveGame, post: Post, effects: list[int], language: str, left: int | None) -> Any:
        made.append(language)
        return render(game, post, effects, language, left)

    monkeypatch.setattr(rendering, "beats_for", counted)
    for kind, sets in (("start", 4), ("move", 1)):
        row = next(row for row in rows if row.kind == kind)
        for seat in (*range(3), SPECTATOR, SPECTATOR):
            for language in languages():
                shown: Any = rendering.post_for(game, row, 1, seat, language)
                effects = rendering.effects_for(game, row, seat, True)
                assert shown["beats"] == render(game, row, effects, language, shown["open"])
        assert sorted(made) == sorted(languages() * sets)
        made.clear()


# ---- numbers -----------------------------------------------------------------------------------------------------


def numbers(messages: list[Data]) -> dict[int, tuple[Any, ...]]:
    """The beats of some messages by number: their kind, their seat and how much is inside."""
    found: dict[int, tuple[Any, ...]] = {}
    for beat in (beat for one in messages if one["kind"] in ("start", "move") for beat in one["beats"]):
        _, _, before = found.get(beat["number"], ("", None, 0))
        found[beat["number"]] = beat["kind"], beat["seat"], before + len(beat.get("inside", ()))
    return found


@pytest.mark.parametrize(("game", "options"), [("city", {"players": 3, "modules": ["all"]}), ("dice", {"players": 2})])
def test_beats_have_one_number_for_everybody(server: Running, game: str, options: Data) -> None:
    clients, id = seat_all(server, game, options, visibility="public")
    for count in range(25):
        play_next(clients, id, count)
    looks = [client.look(id, log=2000) for client in (*clients, server.client("Zoé"))]
    told = [numbers(look["messages"]) for look in looks]
    shown = [{number: beat[:2] for number, beat in one.items()} for one in told]
    assert sorted(told[-1]) == list(range(1, len(told[-1]) + 1))
    for one, look in zip(shown, looks, strict=True):
        assert {number: one[number] for number in shown[-1]} == shown[-1]
        assert look["state"]["beat"] in one or look["state"]["decision"] is None or game == "dice"
    for message in (one for look in looks for one in look["messages"] if one["kind"] == "move" and one["beats"]):
        assert message["beat"] == message["beats"][0]["number"]
        is_open = [beat["number"] for beat in message["beats"] if beat.get("is_open")]
        assert is_open == ([] if message["open"] is None else [message["open"]])


def test_who_takes_back_makes_the_beat_shorter(server: Running) -> None:
    """The undo says which beat is open again; what is told of it afterwards has its number."""
    clients, id = seat_all(server, "city", {"players": 2})
    before = numbers(clients[1].look(id, log=2000)["messages"])
    number = clients[0].state(id)["beat"]
    client = decider(clients, id)
    assert client is not None
    client.play(id, 1)
    played = clients[1].look(id, log=2000)
    assert played["state"]["beat"] == number + 1
    assert played["messages"][-1]["beat"] == number
    assert played["messages"][-1]["beats"][-1].items() >= {"number": number + 1, "is_open": True}.items()
    took_back = client.good(client.undo(id))
    assert (took_back["beat"], took_back["open"]) == (number, number)
    assert numbers(clients[1].look(id, log=2000)["messages"]) == before
    assert clients[0].state(id)["beat"] == number
    server.services.games.forget(id)
    assert clients[0].state(id)["beat"] == number
    client.play(id, 1)
    assert numbers(clients[1].look(id, log=2000)["messages"]) == numbers(played["messages"])


def test_a_row_keeps_how_far_beats_are_numbered() -> None:
    for so_far in (
        Counted(),
        Counted(7, Step("turn", 2), True),
        Counted(9, Step("event", None, Thing("event", "x", 3))),
    ):
        assert numbering.read(json.loads(to_json(numbering.kept(so_far)))) == so_far


def test_what_others_choose_has_its_number_before_it_is_told(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    number = clients[0].state(id)["beat"]
    assert clients[1].state(id)["beat"] == number + 1
    while clients[1].state(id)["decision"] is not None and clients[0].state(id)["beat"] == number:
        clients[1].play(id, 1)
    own = clients[1].look(id, log=2000)["messages"][-1]
    assert (own["beat"], own["open"]) == (number + 1, number + 1)
    other = clients[0].look(id, log=2000)["messages"][-1]
    assert (other["beat"], other["beats"]) == (number + 1, [])
    while clients[0].state(id)["beat"] == number:
        clients[0].play(id, 1)
    told = numbers(clients[0].look(id, log=2000)["messages"])
    assert [told[number][:2], told[number + 1][:2]] == [("turn", 0), ("turn", 1)]
