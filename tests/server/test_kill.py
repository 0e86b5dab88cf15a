"""A server that is killed loses nothing it has acknowledged, plays nothing twice, and every game goes on to its end.

Players play over HTTP and listen on sockets while the server is killed at random moments, also while it starts. They
repeat what was not answered under the same key, and come back to catch up with what they missed. TROYES_KILLS sets how
often; `make proof-kill` kills a hundred times on each database.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.persistent import Table, close_all
from tests.server.processes import ServerProcess
from tests.server.proof_rows import Rows

KILLS = int(os.environ.get("TROYES_KILLS", "5"))
LONGEST = 1.5  # seconds between a start and a kill
TABLES: tuple[tuple[dict[str, Any], int], ...] = (
    ({"game": "city", "options": {"players": 2}}, 2),
    ({"game": "dice", "options": {"players": 3}}, 3),
    ({"game": "dice", "seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]}, 1),
)


def kill_often(server: ServerProcess, kills: int, moments: random.Random) -> None:
    """Every fifth time before it is ready."""
    for kill in range(kills):
        if kill % 5 != 4:
            server.wait()
        time.sleep(moments.uniform(0, LONGEST))
        server.kill()
        server.start()
    server.wait()


def play_to_the_end(tables: list[Table]) -> None:
    for table in tables:
        table.ends.set()
    for table in tables:
        table.join(300)
        assert not table.is_alive(), f"{table.name} never came to its end"


def check_everything(url: str, tables: list[Table]) -> Counter[str]:
    rows, found = Rows(url), Counter[str]()
    for table in tables:
        for player in table.players:
            found += rows.check_player(player)
        found["told"] += rows.check_told(table)
        for game in table.games:
            rows.check_game(game)
        found["games"] += len(table.games)
    rows.close()
    return found


def test_nothing_acknowledged_is_lost_by_kills(
    database_url: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    server = ServerProcess(database_url, tmp_path / "server")
    tables = [Table([server.url], number, wanted, people) for number, (wanted, people) in enumerate(TABLES)]
    found = play_and_kill([server], tables)
    record_property("figure", f"killed {KILLS} times on {database_url.partition(':')[0]}: {figure(found)}")


def test_two_servers_play_the_same_games_while_one_is_killed(
    postgresql_url: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Every player hears of the moves made at the other server, and catches up when its own one is back."""
    servers = [ServerProcess(postgresql_url, tmp_path / name) for name in ("killed", "other")]
    urls = [server.url for server in servers]
    tables = [Table(urls, number, wanted, people) for number, (wanted, people) in enumerate(TABLES[:2])]
    found = play_and_kill(servers, tables)
    record_property("figure", f"two servers, one of them killed {KILLS} times: {figure(found)}")


def play_and_kill(servers: list[ServerProcess], tables: list[Table]) -> Counter[str]:
    """Kill the first server; what is found in the end."""
    try:
        for server in servers:
            server.start()
        for server in servers[1:]:
            server.wait()
        for table in tables:
            table.start()
        kill_often(servers[0], KILLS, random.Random(os.urandom(8)))
        play_to_the_end(tables)
        for server in servers:
            server.stop()
        left = [group for server in servers for group in server.left_behind()]
    finally:
        for server in servers:
            server.clean()
        close_all([player for table in tables for player in table.players])
    for table in tables:
        if table.error is not None:
            raise table.error
    found = check_everything(servers[0].surroundings["TROYES_DATABASE_URL"], tables)
    assert (found["lost"], found["doubled"], found["unasked"]) == (0, 0, 0), found
    assert found["moves"] > 0
    for server in servers:
        assert not server.tracebacks()
    assert not left, "a killed server has left processes behind"
    return found


def figure(found: Counter[str]) -> str:
    return (
        f"{found['acknowledged']} orders acknowledged "
        f"({found['moves']} moves), {found['lost']} lost, {found['doubled']} played twice; "
        f"{found['repeated']} were cut off and repeated ({found['written_before_the_cut']} of them had been written); "
        f"{found['told']} messages told, none of them missing; {found['games']} games played to their end"
    )
