"""Trying again from a position that has been played: its moves are taken over, the dice after them are new."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.beats import changes, moved, sentences
from tests.server.serving import Client, Running, decider, play_next, play_out, seat_all, serving
from troyes.kernel.play.fair import check
from troyes.kernel.play.record import Record
from troyes.server.database.checking.database import check_database
from troyes.server.database.engine import Database
from troyes.server.database.tables import messages
from troyes.server.settings import from_environment

Data = dict[str, Any]
OPTIONS: list[tuple[str, Data]] = [("city", {"players": 2, "modules": ["all"]}), ("dice", {"players": 2})]


def record_of(client: Client, id: str) -> Record:
    return Record.from_text(client.get(f"/api/v2/games/{id}/record").text)


def replay(client: Client, id: str, step: int, **query: Any) -> Data:
    found = client.good(client.get(f"/api/v2/games/{id}/replay", **query, **{"from": step, "to": step}))
    one: Data = found["steps"][0]
    return one


def go_on(clients: list[Client], origin: Data, **wanted: Any) -> Data:
    """A table of the same people; its state when it has begun."""
    opened = clients[0].open(**{"from": origin}, **wanted)
    id = opened["state"]["id"]
    for client in clients[1:]:
        client.join(id, opened["invitation"])
    return clients[0].state(id)


@pytest.fixture(scope="module", params=OPTIONS, ids=["city", "dice"])
def finished(request: pytest.FixtureRequest, server: Running) -> tuple[list[Client], str, Record]:
    """Players, a game of theirs that is over, and its record."""
    game, options = request.param
    clients, id = seat_all(server, game, options)
    play_out(clients, id)
    return clients, id, record_of(clients[0], id)


def turn_begins(record: Record) -> list[int]:
    """Steps after which somebody has to decide and nobody has chosen yet."""
    lines = [entry.line for entry in record.entries]
    return [n for n in range(1, len(lines)) if lines[n - 1].startswith("*") and not lines[n].startswith("*")]


def test_a_table_begins_where_another_was(finished: tuple[list[Client], str, Record]) -> None:
    clients, id, record = finished
    step = turn_begins(record)[2]
    state = go_on(clients, {"game": id, "step": step})
    assert (state["status"], state["from"]) == ("running", {"game": id, "step": step})
    assert state["view"] == replay(clients[0], id, step)["view"]
    assert (state["undo"], state["terms"]["rated"]) == (None, False)
    assert state["options"] == clients[0].state(id)["options"]
    assert state["commitment"] != clients[0].state(id)["commitment"]
    assert clients[0].state(id)["from"] is None


def test_the_dice_after_it_are_new_and_promised(finished: tuple[list[Client], str, Record]) -> None:
    clients, id, record = finished
    step = turn_begins(record)[1]
    state = go_on(clients, {"game": id, "step": step})
    play_out(clients, state["id"])
    made = record_of(clients[1], state["id"])
    assert (made.dictated, made.entries[:step]) == (step, record.entries[:step])
    verdict = check(made, state["commitment"])
    assert (verdict.is_fair, verdict.is_promised) == (True, True)
    assert verdict.fitting == sum(entry.line.startswith("*") for entry in made.entries[step:])
    assert [entry.line for entry in made.entries if entry.line.startswith("*")] != [
        entry.line for entry in record.entries if entry.line.startswith("*")
    ]
    assert clients[0].good(clients[0].get(f"/api/v2/games/{state['id']}/replay"))["moves"] == len(made.entries)


def test_any_step_will_do(finished: tuple[list[Client], str, Record]) -> None:
    """In the middle of a turn or before a roll; where all choose at the same time their turn begins anew."""
    clients, id, record = finished
    begins = turn_begins(record)
    for step in (0, begins[0] - 1, begins[3] + 1, begins[4]):
        state = go_on(clients, {"game": id, "step": step})
        is_within = record.game.simultaneous and step not in (0, *begins) and record.entries[step - 1].line[0] != "*"
        assert state["from"]["step"] == (max(n for n in begins if n < step) if is_within else step)
        client = decider(clients, state["id"])
        assert client is not None
        client.play(state["id"])


def test_the_figures_are_as_sure_as_they_were(server: Running) -> None:
    """A file does not tell what somebody has confirmed: then what counts is what its reader confirms himself."""
    own = {"activity": {"artisan": {"hire": 3}, "merchant": {"hire": 9}}, "rules": {"income": 11}}
    clients, id = seat_all(server, "city", {"players": 2}, figures=own)
    play_out(clients, id)
    played = clients[0].state(id)["figures"]
    assert (played["confirmed"], played["changed"]) == (
        1,
        ["Merchant: Hire 9 instead of 4", "Rules: Income 11 instead of 10"],
    )
    state = go_on(clients, {"game": id, "step": 5})
    assert state["figures"] == played
    server.services.games.forget(state["id"])
    assert clients[1].state(state["id"])["figures"] == played
    text = clients[0].get(f"/api/v2/games/{id}/record").text
    without = go_on(clients, {"record": text, "step": 5})["figures"]
    assert without == {**played, "confirmed": 0, "assumed": played["assumed"] + 1}
    kept = {"activity": {"artisan": {"hire": 3}, "merchant": {"hire": 8}}}
    clients[0].good(clients[0].http.put("/api/v2/figures/mine", json={"figures": kept}))
    assert go_on(clients, {"record": text, "step": 5})["figures"] == played


def test_what_was_taken_over_is_told_from_the_first_move(finished: tuple[list[Client], str, Record]) -> None:
    clients, id, record = finished
    step = turn_begins(record)[3]
    told = clients[0].good(clients[0].get(f"/api/v2/games/{id}/replay", **{"from": 1, "to": step}))["steps"]
    new = go_on(clients, {"game": id, "step": step})["id"]
    start = next(one for one in clients[0].look(new)["messages"] if one["kind"] == "start")
    assert changes(start["beats"]) == [one for played in told for one in changes(played["beats"])]
    assert {one["seat"] for one in moved(start["beats"], "character")} <= {0}
    assert len(sentences(start)) > step / 4


def points_of(client: Client, id: str) -> list[Data]:
    turns: list[Data] = client.good(client.get(f"/api/v2/games/{id}/points"))["turns"]
    return turns


def test_its_points_are_told_from_the_first_move(finished: tuple[list[Client], str, Record]) -> None:
    """Turn by turn as those of the game it goes on from, also where it leaves that in the middle of a turn."""
    clients, id, record = finished
    known = [(one["move"], one["round"], one["points"]) for one in points_of(clients[0], id)]
    begins = turn_begins(record)
    for step in (begins[-4], begins[-3] - 1, begins[-3] + 1):
        state = go_on(clients, {"game": id, "step": step})
        for count in range(2):
            play_next(clients, state["id"], count)
        clients[0].good(clients[0].post(f"/api/v2/games/{state['id']}/abandon"))
        turns = points_of(clients[1], state["id"])
        before = [turn for turn in turns if turn["move"] < state["from"]["step"]]
        assert [(one["move"], one["round"], one["points"]) for one in before] == [
            one for one in known if one[0] < state["from"]["step"]
        ]
        assert {turn["created"] for turn in before} == {turns[len(before)]["created"]}
        moves = [turn["move"] for turn in turns]
        assert (len(before) > 3, moves) == (True, sorted(set(moves)))


def test_points_of_rules_that_are_gone_are_told_from_the_table_on(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 1})
    play_out(clients, id)
    new = go_on(clients, {"game": id, "step": 9})["id"]
    play_out(clients, new)
    whole = points_of(clients[0], new)
    with server.services.database.writing.begin() as connection:
        query = select(messages.c.seq, messages.c.body).where(messages.c.game == new, messages.c.kind == "start")
        seq, body = connection.execute(query).one()
        body["lines"][2][1] = "* nothing of the kind"
        spoilt = update(messages).where(messages.c.game == new, messages.c.seq == seq).values(body=body)
        connection.execute(spoilt)
    left = points_of(clients[0], new)
    assert 0 < len(left) < len(whole)
    assert left == whole[-len(left) :]


def test_everybody_sits_where_they_sat(server: Running) -> None:
    """Bots keep their names and levels; what others want is theirs to say."""
    ada, zoe = server.client("Ada"), server.client("Zoé")
    wanted = [{"kind": "bot", "level": "apprentice"}, {"kind": "me", "name": "Ada of Troyes"}, {"kind": "open"}]
    opened = ada.open(game="city", options={"players": 3}, seats=wanted)
    id = opened["state"]["id"]
    zoe.join(id, opened["invitation"])
    ada.good(ada.post(f"/api/v2/games/{id}/abandon"))
    origin = {"game": id, "step": 0}
    bot = ada.state(id)["seats"][0]["name"]

    def seats(client: Client, **wanted: Any) -> list[tuple[str, str, str | None]]:
        state = client.open(**{"from": origin}, **wanted)["state"]
        return [(one["kind"], one["name"], one["level"]) for one in state["seats"]]

    first, mine = ("bot", bot, "apprentice"), ("person", "Ada of Troyes", None)
    assert seats(ada) == [first, mine, ("open", "", None)]
    assert seats(zoe) == [first, ("open", "", None), ("person", "Zoé", None)]
    me, same = {"kind": "me"}, {"kind": "same"}
    assert seats(ada, seats=[same, me, same]) == [first, ("person", "Ada", None), ("bot", "Zoé", "journeyman")]
    assert seats(zoe, seats=[same, me, {**same, "level": "apprentice"}])[2][0::2] == ("bot", "apprentice")
    names = [name for _, name, _ in seats(zoe, seats=[same, me, same])]
    assert (names[1], len(set(names))) == ("Zoé", 3)
    assert [level for _, _, level in seats(ada, seats=[{"kind": "bot"}, me, me])] == ["journeyman", None, None]
    text = ada.get(f"/api/v2/games/{id}/record").text
    origin = {"record": text, "step": 0}
    assert seats(ada, seats=[me, same, same]) == [
        ("person", "Ada", None), ("bot", "Ada of Troyes", "journeyman"), ("bot", "Zoé", "journeyman"),
    ]  # fmt: skip
    answer = ada.post("/api/v2/games", {"seats": [me, same]}, lang="fr")
    assert (answer.status_code, "auparavant" in answer.json()["error"]["message"]) == (422, True)


def test_what_was_taken_over_cannot_be_taken_back(finished: tuple[list[Client], str, Record]) -> None:
    clients, id, record = finished
    id = go_on(clients, {"game": id, "step": turn_begins(record)[3]})["id"]
    client = decider(clients, id)
    assert client is not None
    start = client.state(id)["view"]
    client.play(id)
    if client.state(id)["undo"]:
        client.good(client.undo(id, whole_turn=True))
        assert client.state(id)["view"] == start
    assert client.state(id)["undo"] is None


def test_hidden_characters_stay_hidden(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 3})
    play_out(clients, id)
    state = go_on(clients, {"game": id, "step": 60})
    for seat, client in enumerate(clients):
        frame = client.look(state["id"], log=2000)
        start = next(one for one in frame["messages"] if one["kind"] == "start")
        deals = [line for line in start["lines"] if line.startswith("* deal")]
        assert [line.endswith("?") for line in deals] == [other != seat for other in range(3)]
        hands = [one["characters"] for one in frame["state"]["view"]["seats"]]
        assert [None in hand for hand in hands] == [other != seat for other in range(3)]


def test_a_file_can_be_gone_on_from(finished: tuple[list[Client], str, Record]) -> None:
    clients, id, record = finished
    step = turn_begins(record)[2]
    text = clients[0].get(f"/api/v2/games/{id}/record").text
    state = go_on(clients, {"record": text, "step": step}, seats=[{"kind": "me"}, {"kind": "open"}])
    assert state["from"] == {"game": None, "step": step}
    assert state["view"] == replay(clients[0], id, step)["view"]


def test_it_is_nobodys_result(finished: tuple[list[Client], str, Record]) -> None:
    clients, id, record = finished
    path = "/api/v2/results"
    before = clients[0].good(clients[0].get(path))
    state = go_on(clients, {"game": id, "step": turn_begins(record)[-1]})
    play_out(clients, state["id"])
    assert clients[0].state(state["id"])["status"] == "over"
    assert clients[0].good(clients[0].get(path)) == before


def test_what_cannot_be_gone_on_from(finished: tuple[list[Client], str, Record], server: Running) -> None:
    clients, id, record = finished
    text = clients[0].get(f"/api/v2/games/{id}/record").text
    running = seat_all(server, "dice", {"players": 1})
    redacted = running[0][0].get(f"/api/v2/games/{running[1]}/record").text
    most = len(record.entries)
    wrong: list[tuple[Data, int, str]] = [
        ({"from": {"game": id, "step": most}}, 422, "la partie y est terminée"),
        ({"from": {"game": id, "step": most + 1}}, 422, f"il y a {most} coups"),
        ({"from": {"step": 3}}, 422, "nomme une partie ou contient un enregistrement"),
        ({"from": {"game": id, "record": text, "step": 3}}, 422, "nomme une partie ou contient un enregistrement"),
        ({"from": {"game": id, "step": 3}, "options": {"players": 2}}, 422, "vient de la partie reprise"),
        ({"from": {"game": id, "step": 3}, "game": "city"}, 422, "vient de la partie reprise"),
        ({"from": {"game": id, "step": 3}, "terms": {"rated": True}}, 422, "n'est pas classée"),
        ({"from": {"game": id, "step": 3}, "seats": [{"kind": "me"}] * 3}, 422, "sièges"),
        ({"from": {"game": "nowhere", "step": 3}}, 404, "n'existe pas"),
        ({"from": {"record": "hello", "step": 0}}, 422, "JSON"),
        ({"from": {"record": redacted, "step": 0}}, 422, "expurgé"),
    ]
    for body, status, said in wrong:
        answer = clients[0].post("/api/v2/games", body, lang="fr")
        assert answer.status_code == status, answer.text
        assert said in answer.json()["error"]["message"]
    answer = running[0][0].post("/api/v2/games", {"from": {"game": running[1], "step": 0}})
    assert answer.json()["error"]["code"] == "not_over"
    stranger = server.client("Zoé")
    assert stranger.post("/api/v2/games", {"from": {"game": running[1], "step": 0}}).status_code == 404


def test_a_deal_that_others_still_play_is_not_gone_on_from(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    first, second = ada.good(ada.post("/api/v2/duplicates", {"game": "dice", "options": {"players": 1}}), 201)["tables"]
    blaise.join(second["id"], second["invitation"])
    play_out([ada], first["id"])
    wanted = {"from": {"game": first["id"], "step": 5}}
    assert ada.post("/api/v2/games", wanted).json()["error"]["code"] == "deal_goes_on"
    play_out([blaise], second["id"])
    state = ada.open(**wanted)["state"]
    assert (state["deal"], state["from"]["game"]) == (None, first["id"])


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_it_survives_a_restart_and_the_check(database_url: str, game: str, options: Data) -> None:
    settings = from_environment({"TROYES_DATABASE_URL": database_url}, bots=False)
    with serving(settings) as first:
        clients, old = seat_all(first, game, options)
        play_out(clients, old)
        opened = clients[0].open(**{"from": {"game": old, "step": turn_begins(record_of(clients[0], old))[3]}})
        id = opened["state"]["id"]
    with serving(settings) as second:
        for client in clients:
            client.move_to(second.url)
        clients[1].join(id, opened["invitation"])
        for _ in range(3):
            client_now = decider(clients, id)
            assert client_now is not None
            client_now.play(id)
        before = [client.state(id) for client in clients]
    with serving(settings) as third:
        for client in clients:
            client.move_to(third.url)
        assert [client.state(id) for client in clients] == before
        play_out(clients, id)
        assert check(record_of(clients[0], id), before[0]["commitment"]).is_fair
    database = Database(settings)
    found = check_database(database)
    database.close()
    assert (found.findings, found.departed) == ([], [])
