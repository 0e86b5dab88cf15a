"""Bots that an operator adds to a server: people choose them by name, and they see what their seat has seen."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.odd_bots import in_file
from tests.server.serving import Client, Running, seat_all, serving
from troyes.bots.registry import find_bot
from troyes.games import game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.seen import MOST_SEEN, Seen
from troyes.kernel.play.match import Match
from troyes.server.bots import seen_data
from troyes.server.bots.crew import Crew
from troyes.server.bots.levels import BEST, Levels, levels_with
from troyes.server.bots.question import Question
from troyes.server.bots.seen_data import read_seen, write_seen
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.told import posts
from troyes.server.live.told.posts import counting
from troyes.server.settings import Settings, from_environment

MASON = """
from troyes.bots.bot import Bot

class Mason(Bot):
    games = ("city",)

    def choose(self, view, budget):
        return view.moves()[0]

class Journal(Bot):
    looks_back = 400

    def choose(self, view, budget):
        return view.moves()[-1]

class MuchTooLongForALevel(Mason):
    pass
"""
JOURNEYMAN = ["greedy", "noisy", "random"]
STRONGEST = ["search", "learned", *JOURNEYMAN]
LEVELS = ["apprentice", "journeyman", "master", "grandmaster"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mason.py"
    path.write_text(MASON, encoding="utf-8")
    return path


def settings_for(folder: Path, **given: Any) -> Settings:
    return from_environment({"TROYES_DATABASE_URL": f"sqlite:///{folder / 'games.sqlite3'}"}, **given)


# ---- levels ------------------------------------------------------------------------------------------------------


def test_levels_go_down_to_a_bot_that_cannot_fail() -> None:
    levels = Levels()
    assert levels.bots_of("journeyman", "city") == JOURNEYMAN
    assert levels.bots_of("apprentice", "dice") == ["noisy", "random"]
    assert levels.bots_of("master", "city") == ["learned", *JOURNEYMAN]
    assert levels.bots_of("grandmaster", "city") == levels.bots_of(BEST, "city") == STRONGEST
    with pytest.raises(BadInput, match="Levels: apprentice, journeyman, master, grandmaster"):
        levels.check(BEST, "city", "seats")


def test_a_bot_of_the_operator_is_a_level_of_its_own_name(file: Path) -> None:
    levels = levels_with([f"{file}:Mason", "reference"])
    assert levels.of_game("city") == [*LEVELS, "Mason", "reference"]
    assert levels.of_game("dice") == LEVELS
    assert levels.bots_of("Mason", "city") == [f"{file}:Mason", *JOURNEYMAN]
    assert levels.bots_of("Mason", "dice") == JOURNEYMAN
    assert levels.bots_of(BEST, "city") == STRONGEST  # nobody knows how well it plays
    assert levels.check("Mason", "city", "seats") == "Mason"
    with pytest.raises(
        BadInput, match=r"no level is called 'Mason'\. Levels: apprentice, journeyman, master, grandmaster"
    ):
        levels.check("Mason", "dice", "seats")


def test_a_level_that_is_gone_is_played_by_a_journeyman_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    levels = Levels()
    with caplog.at_level(logging.WARNING):
        assert levels.bots_of("Mason", "city") == JOURNEYMAN
        assert levels.bots_of("Mason", "dice") == JOURNEYMAN
    assert [record.getMessage() for record in caplog.records] == [
        "the bot of level 'Mason' is no longer here: 'journeyman' plays in its place"
    ]


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (["{file}:MuchTooLongForALevel"], "its name is longer than 16 letters"),
        (["{file}:Mason", "{folder}/../{folder.name}/mason.py:Mason"], "there is another bot called 'Mason'"),
        (["{file}:Carver"], "there is no class 'Carver'"),
        (["carver"], "is not known"),
        (["{folder}/broken.py:Mason"], r"SyntaxError \(invalid syntax\) at line 3 of .*broken.py"),
        (["{folder}/failing.py:Mason"], r"JSONDecodeError .* at line 3 of .*failing.py"),
        (["{folder}/ending.py:Mason"], r"SystemExit \(2\) at line 1 of .*ending.py"),
    ],
)
def test_a_bot_that_cannot_play_is_named_before_anything_is_opened(named: list[str], said: str, file: Path) -> None:
    folder = file.parent
    (folder / "broken.py").write_text("\n\ndef choose(:\n", encoding="utf-8")
    (folder / "failing.py").write_text("import json\n\nPRICES = json.loads('{')\n", encoding="utf-8")
    (folder / "ending.py").write_text("raise SystemExit(2)\n", encoding="utf-8")
    names = tuple(name.format(file=file, folder=folder) for name in named)
    with pytest.raises(BadInput, match=said), serving(settings_for(folder, own_bots=names)):
        pass
    assert not (folder / "games.sqlite3").exists()


def test_bots_of_installed_packages_are_levels_and_broken_ones_are_left_out(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    about = file.parent / "masons-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: masons\nVersion: 1.0\n", encoding="utf-8")
    entries = "[troyes.bots]\nthe_mason = mason:Mason\nthe_carver = mason:Carver\n"
    (about / "entry_points.txt").write_text(entries, encoding="utf-8")
    monkeypatch.syspath_prepend(str(file.parent))
    with caplog.at_level(logging.WARNING):
        assert levels_with([]).of_game("city") == [*LEVELS, "the_mason"]
    assert "the_carver" in caplog.text
    assert levels_with(["the_mason"]).of_game("city") == [*LEVELS, "the_mason"]


def test_the_environment_names_bots() -> None:
    assert from_environment({"TROYES_BOTS": "a.py:A, wizard,"}).own_bots == ("a.py:A", "wizard")
    assert from_environment({"TROYES_BOTS": "wizard"}, own_bots=("b.py:B",)).own_bots == ("b.py:B",)


# ---- at tables ---------------------------------------------------------------------------------------------------


def test_people_choose_a_bot_and_its_worker_sees_what_its_seat_has_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "seen"
    monkeypatch.setenv("TROYES_TEST_SEEN", str(told))
    settings = settings_for(tmp_path, own_bots=(in_file("telling"),))
    crew = Crew(levels_with(settings.own_bots), 1)
    with serving(settings, runner=crew) as server:
        ada = server.client("Ada")
        levels = ada.good(ada.get("/api/v2/levels"))["levels"]
        assert levels[4:] == [{"level": "TellingBot", "games": ["city", "dice"]}]
        id = with_bot(ada, "TellingBot")
        play_until(ada, id, lambda: told.exists() and len(told.read_text().splitlines()) > 3)
        figures = ada.http.get("/metrics").text
    *_, before, last = [json.loads(line) for line in told.read_text().splitlines()]
    assert last[: len(before)] == before
    assert ["* deal A ?"] in [line[:1] for line in last]
    assert all(effects for _, effects in last[-3:])
    assert crew.counts == {"started": 1}
    assert 'troyes_bots_seen_bytes_bucket{le="8192.0"}' in figures


def with_bot(client: Client, level: str) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    id: str = client.open(game="city", options={"players": 2}, seats=seats)["state"]["id"]
    return id


def play_until(client: Client, id: str, is_enough: Callable[[], bool]) -> None:
    while not is_enough():
        if client.state(id)["decision"] is not None:
            client.play(id)


def test_a_level_must_be_known_and_play_the_game(file: Path, tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, own_bots=(f"{file}:Mason",))) as server:
        ada = server.client("Ada")
        for game, level, status in [
            ("city", "Mason", 201),
            ("dice", "Mason", 422),
            ("city", "Carver", 422),
            ("city", "easy", 422),
        ]:
            seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
            wanted = {"game": game, "options": {"players": 2}, "seats": seats}
            assert ada.post("/api/v2/games", wanted).status_code == status
            terms = {"game": game, "options": {"players": 2}, "terms": {"substitute": level}}
            assert ada.post("/api/v2/games", terms).status_code == status
            assert ada.post("/api/v2/duplicates", {**wanted, "tables": 2}).status_code == status
        for game, status in [("city", 200), ("dice", 422)]:
            [host, *_], id = seat_all(server, game, {"players": 3})
            assert host.post(f"/api/v2/games/{id}/replace", {"seat": 1, "level": "Mason"}).status_code == status
            assert host.post(f"/api/v2/games/{id}/leave", level="Mason").status_code == status


def test_what_earlier_versions_called_a_level_is_refused_with_the_list(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        ada = server.client("Ada")
        for level in ("easy", "medium"):
            seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
            answer = ada.post("/api/v2/games", {"game": "dice", "seats": seats})
            assert answer.status_code == 422
            assert answer.json()["error"]["remedy"] == f"Levels: {', '.join(LEVELS)}"


def test_three_of_a_level_have_three_temperaments_for_the_whole_game(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        clients, id = seat_all(server, "city", {"players": 3}, terms={"help": True})
        asked = [question(server, state_of(server, id), seat, "master") for seat in range(3)]
        assert len({one.temper for one in asked}) == 3
        assert 0 not in {one.temper for one in asked}
        for _ in range(4):
            decider = next(one for one in clients if one.state(id)["decision"] is not None)
            decider.play(id)
        later = [question(server, state_of(server, id), seat, "master") for seat in range(3)]
        assert [one.temper for one in later] == [one.temper for one in asked]
        assert question(server, state_of(server, id), 0, BEST).temper == 0  # a hint goes by the plain prices


def test_after_a_restart_without_it_a_journeyman_plays_on(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(settings_for(tmp_path, own_bots=(f"{file}:Mason",))) as server:
        ada = server.client("Ada")
        id = with_bot(ada, "Mason")
    with serving(settings_for(tmp_path)) as server, caplog.at_level(logging.WARNING):
        ada.move_to(server.url)
        for _ in range(12):
            play_until(ada, id, lambda: ada.state(id)["decision"] is not None)
            ada.play(id)
        assert ada.state(id)["seats"][1]["level"] == "Mason"
        assert ada.state(id)["status"] == "running"
        again = ada.good(ada.get("/api/v2/levels"))["levels"]
    assert [level["level"] for level in again] == LEVELS
    assert caplog.text.count("no longer here") == 1


def test_of_two_servers_the_one_without_it_lets_a_journeyman_play(
    file: Path, postgresql_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    address = {"TROYES_DATABASE_URL": postgresql_url}
    with (
        serving(from_environment(address, own_bots=(f"{file}:Journal",))) as one,
        serving(from_environment(address)) as other,
    ):
        ada = one.client("Ada")
        id = with_bot(ada, "Journal")
        with caplog.at_level(logging.WARNING):
            for number in range(100):  # the bot is asked by the server at which its turn has come
                if number >= 16 and "no longer here" in caplog.text:
                    break
                ada.move_to((one, other)[number >= 8].url)
                play_until(ada, id, lambda: ada.state(id)["decision"] is not None)
                ada.play(id)
        game = ada.state(id)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "Journal"}]
        wanted = {"game": "city", "options": {"players": 2}, "seats": seats}
        ada.move_to(other.url)
        assert ada.post("/api/v2/games", wanted).status_code == 422
        while ada.state(id)["decision"] is None:
            time.sleep(0.01)  # the bot is still playing
        told = state_of(other, id).seq
        while state_of(one, id).seq < told:
            time.sleep(0.01)  # the other server has yet to hear of it
        check_seen(one, id)
    assert (game["status"], game["seats"][1]["level"]) == ("running", "Journal")
    assert caplog.text.count("no longer here") == 1


# ---- what a seat has seen ----------------------------------------------------------------------------------------


def question(server: Running, game: LiveGame, seat: int, level: str) -> Question:
    bots, loop = server.services.bots, server.services.loop
    assert bots is not None
    assert loop is not None
    asking = bots.question(game, seat, "0.0.0", level)
    return asyncio.run_coroutine_threadsafe(asking, loop).result(60)


def state_of(server: Running, id: str) -> LiveGame:
    found = server.services.games.known(id)
    assert found is not None
    return found


def same_match(server: Running, id: str) -> Match:
    """The same game at one screen."""
    game = state_of(server, id)
    rows = counting(server.services.database.read(lambda connection: posts.read_after(connection, id, 0)))
    match = Match(game_named(game.about.game.name), game.about.setup, None)
    begun: list[posts.Post] = []
    for row in rows:
        begun = [] if row.body["lines"] else [*begun, row]
        for line in row.body["lines"]:
            match.apply(match.game.parse(match.position, line[1]))
    for row in begun:
        match.apply(match.game.parse(match.position, row.body["line"]))
    return match


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 3}),
    ("city", {"players": 2, "modules": ["all"]}),
    ("dice", {"players": 3, "banquets": True}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_seat_has_seen_what_it_would_have_seen_at_one_screen(
    file: Path, tmp_path: Path, name: str, options: dict[str, Any]
) -> None:
    choices = random.Random(3)
    with serving(settings_for(tmp_path, own_bots=(f"{file}:Journal",))) as server:
        clients, id = seat_all(server, name, options)
        for number in range(26):
            client = choices.choice([one for one in clients if one.state(id)["decision"] is not None])
            client.play(id, choices.randrange(1000))
            if number % 4 == 1:
                client.undo(id)  # or it is too late
            if number % 3 == 0:
                check_seen(server, id)
        assert question(server, state_of(server, id), 0, "journeyman").seen == b""


def check_seen(server: Running, id: str) -> None:
    match, game = same_match(server, id), state_of(server, id)
    for seat in range(len(game.seats)):
        found = read_seen(question(server, game, seat, "Journal").seen, MOST_SEEN)
        assert found == match.seen(seat, MOST_SEEN)
        assert len(found) > 2


def test_what_travels_is_bounded_and_the_oldest_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = [Seen(f"A pass {number}", (number, 2**62)) for number in range(MOST_SEEN + 100)]
    assert read_seen(write_seen(reversed(moves), 7), 7) == tuple(moves[-7:])
    assert read_seen(write_seen(reversed(moves), 7), 3) == tuple(moves[-3:])
    assert read_seen(write_seen(reversed(moves), 9999), 9999) == tuple(moves[-MOST_SEEN:])
    assert read_seen(write_seen(reversed(moves), 7), 0) == read_seen(b"", 7) == read_seen(b"[]", 7) == ()
    monkeypatch.setattr(seen_data, "MOST_BYTES", 200)
    data = write_seen(reversed(moves), 9999)
    assert 150 < len(data) <= 200
    assert read_seen(data, 9999) == tuple(moves[-len(read_seen(data, 9999)) :])


def test_a_bot_in_a_file_says_how_far_it_looks_back(file: Path) -> None:
    levels = levels_with([f"{file}:Mason", f"{file}:Journal"])
    assert getattr(find_bot(f"{file}:Journal"), "looks_back", 0) == 400
    assert levels.looks_back("Journal", "city") == 400
    assert [levels.looks_back(level, "city") for level in ("Mason", "journeyman", BEST, "gone")] == [0, 0, 0, 0]
