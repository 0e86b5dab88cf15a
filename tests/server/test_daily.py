"""City of the Day: one deal for all, one attempt for each, a board, and no dice told before the day is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import DATABASES, MakeUrl
from tests.server.moving_time import DAY, MINUTE, MovingTime, moved_time, wait_for
from tests.server.serving import Client, Running, serving
from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import SecureSource
from troyes.kernel.play.fair import commitment_of
from troyes.server.bots.levels import PAR, STRONGEST, Levels
from troyes.server.bots.runner import EVALUATIONS
from troyes.server.database.tables import accounts
from troyes.server.deals.daily.days import beginning_of, day_of
from troyes.server.deals.daily.keeping import DailyKeeping
from troyes.server.deals.measure import points_of
from troyes.server.settings import from_environment

BEGINS = 20_000 * DAY  # midnight
NOON = BEGINS + DAY // 2


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Running]:
    with serving(from_environment({"TROYES_DATABASE_URL": make_url(request.param)}), MovingTime(NOON)) as running:
        yield running


@pytest.fixture
def time(server: Running) -> MovingTime:
    """Every test has a day of its own, from noon on."""
    time = moved_time(server)
    time.move(DAY - (time.at - NOON) % DAY)
    return time


def today(client: Client, game: str) -> dict[str, Any]:
    (found,) = [deal for deal in client.good(client.get("/api/v2/daily"))["deals"] if deal["game"] == game]
    return dict(found)


def board(client: Client, day: str, game: str) -> dict[str, Any]:
    return client.good(client.get(f"/api/v2/daily/{day}/{game}"))


def attempt(client: Client, day: str, game: str) -> dict[str, Any]:
    state = client.good(client.post(f"/api/v2/daily/{day}/{game}/attempt"), 201)["state"]
    return dict(state)


def with_account(server: Running, name: str, is_new: bool = False) -> Client:
    client = server.client(name)
    login = f"{name}{client.id}".lower().replace("_", "x").replace("-", "y")
    answer = client.post("/api/v2/accounts", {"login": login, "password": "a long and winding sentence"})
    assert answer.status_code in (200, 201, 204), answer.text
    if not is_new:
        made_yesterday(server, client)
    return client


def made_yesterday(server: Running, client: Client) -> None:
    """Their account is as old as the days before this one."""
    query = update(accounts).where(accounts.c.person == client.id)
    yesterday = beginning_of(day_of(moved_time(server).at)) - 1
    with server.services.database.writing.begin() as connection:
        connection.execute(query.values(created=yesterday))


def finish(client: Client, id: str, choice: int = 0) -> dict[str, Any]:
    while (state := client.state(id))["status"] == "running":
        client.play(id, choice)
    return dict(state)


def test_days_begin_at_midnight() -> None:
    assert day_of(0) == "1970-01-01"
    assert day_of(BEGINS - 1) == "2024-10-03"
    assert day_of(BEGINS) == "2024-10-04"
    assert beginning_of("2024-10-04") == BEGINS
    with pytest.raises(ValueError, match=r"."):
        beginning_of("2024-02-30")


def test_against_an_automaton_the_difference_counts() -> None:
    assert points_of([40, 31], 1) == [9]
    assert points_of([40], 1) == [40]
    assert points_of([40, 31, 7], 3) == [40, 31, 7]


@pytest.mark.parametrize("game", ["city", "dice"])
def test_everybody_has_the_same_deal_and_one_attempt(server: Running, time: MovingTime, game: str) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    deal = today(ada, game)
    assert (deal["day"], deal["secret"], deal["you"]) == (day_of(time.at), None, None)
    first, second = attempt(ada, deal["day"], game), attempt(blaise, deal["day"], game)
    assert first["id"] != second["id"]
    assert first["deal"] == second["deal"] == deal["deal"]
    assert first["commitment"] == second["commitment"] == deal["commitment"]
    assert first["view"] == second["view"]  # the same dice
    ada.play(first["id"])
    again = attempt(ada, deal["day"], game)
    assert again["id"] == first["id"]  # one attempt, taken up where it was left
    assert again == ada.state(first["id"])
    assert blaise.get(f"/api/v2/games/{first['id']}").status_code == 404
    assert today(ada, game)["you"]["status"] == "running"
    assert today(ada, game)["attempts"] == 2


def test_guests_have_other_dice_than_accounts(server: Running, time: MovingTime) -> None:
    day, guest, ada = day_of(time.at), server.client("Guest"), with_account(server, "Ada")
    theirs, hers = today(guest, "dice"), today(ada, "dice")
    assert (theirs["for_guests"], hers["for_guests"]) == (True, False)
    assert today(server.client(), "dice")["deal"] == theirs["deal"] != hers["deal"]
    assert theirs["commitment"] != hers["commitment"]
    finish(guest, attempt(guest, day, "dice")["id"])
    finish(ada, attempt(ada, day, "dice")["id"])
    shown = board(guest, day, "dice")
    assert ([one["person"] for one in shown["ranked"]], shown["attempts"]) == ([ada.id], 1)
    assert (shown["you"]["ranked"], shown["you"]["place"], shown["you"]["points"] is None) == (False, None, False)
    keep(server)
    time.move(DAY)
    for client in (guest, ada):
        over = board(client, day, "dice")
        assert over["par"]["points"] == reached("dice", bytes.fromhex(over["secret"]))


def test_an_account_is_ranked_from_the_day_after_it_was_made(server: Running, time: MovingTime) -> None:
    day, ada = day_of(time.at), with_account(server, "Ada", is_new=True)
    assert today(ada, "dice")["for_guests"]
    finish(ada, attempt(ada, day, "dice")["id"])
    found = board(ada, day, "dice")
    assert (found["ranked"], found["you"]["ranked"]) == ([], False)
    time.at = beginning_of(day) + DAY
    tomorrow = day_of(time.at)
    assert not today(ada, "dice")["for_guests"]
    finish(ada, attempt(ada, tomorrow, "dice")["id"])
    assert [one["person"] for one in board(ada, tomorrow, "dice")["ranked"]] == [ada.id]
    time.at += DAY // 2  # the next test has another day


def test_a_guest_who_makes_an_account_goes_on_with_the_same_dice(server: Running, time: MovingTime) -> None:
    day, ada = day_of(time.at), server.client("Ada")
    begun = attempt(ada, day, "dice")
    made = {"login": f"ada{time.at}", "password": "a long and winding sentence"}
    assert ada.post("/api/v2/accounts", made).status_code in (200, 201, 204)
    assert attempt(ada, day, "dice")["id"] == begun["id"]
    assert today(ada, "city")["for_guests"]  # whoever made the account may have seen the other dice of guests
    made_yesterday(server, ada)
    assert attempt(ada, day, "dice")["id"] == begun["id"]  # one attempt, whatever they are now
    finish(ada, begun["id"])
    assert ada.id not in [one["person"] for one in board(ada, day, "dice")["ranked"]]


def test_no_hints_and_nothing_is_taken_back(server: Running, time: MovingTime) -> None:
    ada = server.client("Ada")
    id = attempt(ada, day_of(time.at), "dice")["id"]
    ada.play(id)
    assert ada.state(id)["undo"] is None
    assert ada.undo(id).status_code in (409, 422)
    assert ada.post(f"/api/v2/games/{id}/hint").status_code in (403, 409)
    assert ada.post(f"/api/v2/games/{id}/chat", {"text": "a six"}).status_code == 403


def test_only_accounts_are_ranked_and_equal_points_share_a_place(server: Running, time: MovingTime) -> None:
    day = day_of(time.at)
    people = [with_account(server, "Ada"), with_account(server, "Blaise"), with_account(server, "Chloé")]
    guest = server.client("Guest")
    reached = []
    for client, choice in zip([*people, guest], (0, 0, 1, 0)):
        state = finish(client, attempt(client, day, "dice")["id"], choice)
        assert state["result"]["secret"] is None
        reached.append(state["result"]["scores"][0])
    found = board(guest, day, "dice")
    assert (found["finished"], found["secret"]) == (1, None)  # of the guests' own deal
    assert {one["person"] for one in found["ranked"]} == {client.id for client in people}
    points = [one["points"] for one in found["ranked"]]
    assert points == sorted(reached[:3], reverse=True)
    assert [one["place"] for one in found["ranked"]] == [1 + sum(other > own for other in points) for own in points]
    assert len({one["place"] for one in found["ranked"]}) < 3  # Ada and Blaise have played the same moves
    assert (found["you"]["ranked"], found["you"]["place"], found["you"]["points"]) == (False, None, reached[3])
    mine = board(people[0], day, "dice")["you"]
    assert mine["place"] == next(one["place"] for one in found["ranked"] if one["person"] == people[0].id)


def test_who_gives_up_has_had_their_attempt(server: Running, time: MovingTime) -> None:
    day, ada = day_of(time.at), with_account(server, "Ada")
    id = attempt(ada, day, "city")["id"]
    ada.good(ada.post(f"/api/v2/games/{id}/leave"))
    found = board(ada, day, "city")
    assert (found["you"]["status"], found["you"]["points"], found["ranked"]) == ("abandoned", None, [])
    answer = ada.post(f"/api/v2/daily/{day}/city/attempt")
    assert answer.json()["state"]["id"] == id


@pytest.mark.parametrize("game", ["city", "dice"])
def test_par_is_what_the_bot_makes_of_the_same_dice(server: Running, time: MovingTime, game: str) -> None:
    ada, day = server.client("Ada"), day_of(time.at)
    today(ada, game)
    keep(server)
    par = wait_for(lambda: today(ada, game)["par"])
    time.move(DAY)
    secret = bytes.fromhex(board(ada, day, game)["secret"])
    assert par == {"bot": bot_for_par(game), "points": reached(game, secret)}


def keep(server: Running) -> None:
    """Now and not at the next look of the server itself."""
    loop = server.services.loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(DailyKeeping(server.services).keep(), loop).result(120)


def bot_for_par(name: str) -> str:
    return Levels().bots_of(PAR, name)[0]


def reached(name: str, secret: bytes) -> int:
    """What the bot reaches, played here with as many evaluations as in a thread of the server."""
    game, bot = game_named(name), bot_for_par(name)
    position, source = game.new(game.setup({"players": 1}, None)), SecureSource(secret)
    while not position.is_over():
        seat = position.pending()[0]
        if seat == CHANCE:
            position.play(position.draw(source))
        else:
            budget = Budget(evaluations=EVALUATIONS) if bot.startswith(STRONGEST) else Budget.none()
            position.play(make_bot(bot).choose(game.view(position, seat), budget))
    mine, *king = position.totals()
    return int(mine - sum(king))


def test_the_secret_is_told_when_the_day_is_over_and_not_before(server: Running, time: MovingTime) -> None:
    ada, day = with_account(server, "Ada"), day_of(time.at)
    state = attempt(ada, day, "dice")
    id = state["id"]
    finish(ada, id)
    time.at = beginning_of(day) + DAY - 1
    assert board(ada, day, "dice")["secret"] is None
    assert '"secret"' not in ada.get(f"/api/v2/games/{id}/record").text.replace('"secret":null', "")
    time.at += 1
    secret = board(ada, day, "dice")["secret"]
    assert commitment_of(bytes.fromhex(secret)) == state["commitment"]
    assert secret in ada.get(f"/api/v2/games/{id}/record").text
    assert today(ada, "dice")["day"] != day
    assert today(ada, "dice")["commitment"] != state["commitment"]


def test_nobody_begins_late_and_what_ends_late_is_not_ranked(server: Running, time: MovingTime) -> None:
    ada, blaise, day = with_account(server, "Ada"), with_account(server, "Blaise"), day_of(time.at)
    id = attempt(ada, day, "dice")["id"]
    ada.play(id)
    time.at = beginning_of(day) + DAY + MINUTE
    answer = blaise.post(f"/api/v2/daily/{day}/dice/attempt", lang="fr")
    assert (answer.status_code, answer.json()["error"]["message"]) == (409, "Cette journée est finie.")
    assert attempt(ada, day, "dice")["id"] == id
    finish(ada, id)
    found = board(ada, day, "dice")
    assert (found["ranked"], found["you"]["ranked"], found["you"]["place"]) == ([], False, None)
    assert found["you"]["points"] is not None


# ---- a clock that is set -----------------------------------------------------------------------------------------


def test_a_day_that_is_over_stays_over_when_the_clock_is_set_back(database_url: str) -> None:
    """By an hour over midnight, and over a restart: the dice of the day before may have been told."""
    settings, time = from_environment({"TROYES_DATABASE_URL": database_url}), MovingTime(NOON)
    first, second = day_of(NOON), day_of(NOON + DAY)
    with serving(settings, time) as running:
        ada, blaise = with_account(running, "Ada"), with_account(running, "Blaise")
        begun = attempt(ada, first, "dice")["id"]
        time.move(DAY // 2 + 10 * MINUTE)
        assert board(ada, first, "dice")["secret"] is not None
        deal = today(ada, "dice")["deal"]
        time.step(-60 * MINUTE)
        assert_second_day(blaise, time, first, second, deal)
        finish(ada, begun)
        assert board(ada, first, "dice")["ranked"] == []  # ended in an hour that the clock shows twice
    time.restart()
    with serving(settings, time) as running:
        for client in (ada, blaise):
            client.move_to(running.url)
        assert_second_day(blaise, time, first, second, deal)
        finish(blaise, attempt(blaise, second, "dice")["id"])
        assert [one["person"] for one in board(ada, second, "dice")["ranked"]] == [blaise.id]
        late = with_account(running, "Chloé", is_new=True)
        assert today(late, "dice")["for_guests"]
        time.move(60 * MINUTE)
        assert (today(late, "dice")["for_guests"], today(ada, "dice")["deal"]) == (True, deal)
        time.move(DAY)
        assert today(ada, "dice")["day"] == day_of(NOON + 2 * DAY)
        assert not today(late, "dice")["for_guests"]


def assert_second_day(client: Client, time: MovingTime, first: str, second: str, deal: str) -> None:
    """Though the clock shows the first one."""
    assert day_of(time.at) == first
    shown = today(client, "dice")
    assert (shown["day"], shown["deal"], shown["secret"]) == (second, deal, None)
    assert client.post(f"/api/v2/daily/{first}/dice/attempt").json()["error"]["code"] == "day_over"
    assert client.good(client.get("/api/v2/daily/days"))["days"][0]["day"] == first


def test_a_clock_that_was_a_year_ahead_brings_no_day_back_and_holds_none_up(database_url: str) -> None:
    settings, time = from_environment({"TROYES_DATABASE_URL": database_url}), MovingTime(NOON)
    with serving(settings, time) as running:
        ada = running.client("Ada")
        seen = [today(ada, "dice")["deal"]]
        time.step(365 * DAY)
        seen.append(today(ada, "dice")["deal"])
        time.step(-365 * DAY)
        shown = today(ada, "dice")
        assert (shown["day"], shown["deal"] in seen, shown["secret"]) == (day_of(NOON + DAY), False, None)
        assert board(ada, day_of(NOON), "dice")["secret"] is not None
        time.move(DAY)
        assert today(ada, "dice")["deal"] == shown["deal"]
        time.move(DAY)
        assert today(ada, "dice")["day"] == day_of(NOON + 2 * DAY)


def test_a_day_ends_though_nobody_looks_at_the_next_one(server: Running, time: MovingTime) -> None:
    ada, day = server.client("Ada"), day_of(time.at)
    id = attempt(ada, day, "dice")["id"]
    finish(ada, id)
    again = {"from": {"game": id, "step": 0}}
    assert ada.post("/api/v2/games", again).json()["error"]["code"] == "deal_goes_on"
    time.move(DAY)
    keep(server)
    assert ada.post("/api/v2/games", again).status_code == 201


def test_days_without_a_city(server: Running, time: MovingTime) -> None:
    ada = server.client("Ada")
    for day in ("1999-01-01", "2024-02-30", "2999-12-31"):
        assert ada.get(f"/api/v2/daily/{day}/dice").status_code == 404
        assert ada.post(f"/api/v2/daily/{day}/dice/attempt").status_code == 404
    assert ada.get("/api/v2/daily/yesterday/dice").status_code == 422
    assert server.client().post(f"/api/v2/daily/{day_of(time.at)}/dice/attempt").status_code == 401


def test_many_requests_at_once_begin_one_attempt(server: Running, time: MovingTime) -> None:
    ada, day = server.client("Ada"), day_of(time.at)
    with ThreadPoolExecutor(8) as threads:
        ids = list(threads.map(lambda _: attempt(ada, day, "dice")["id"], range(8)))
    assert len(set(ids)) == 1
    assert today(ada, "dice")["attempts"] == 1


def test_two_processes_have_one_deal_and_one_attempt(postgresql_url: str) -> None:
    settings, time = from_environment({"TROYES_DATABASE_URL": postgresql_url}), MovingTime(NOON)
    with serving(settings, time) as one, serving(settings, time) as two:
        for _ in range(3):
            time.move(DAY)
            ada = one.client("Ada")
            same = Client(two.url)
            same.move_to(two.url)
            same.http.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            day = day_of(time.at)
            with ThreadPoolExecutor(8) as threads:
                states = list(threads.map(lambda k: attempt((ada, same)[k % 2], day, "dice"), range(8)))  # noqa: B023
            assert len({state["id"] for state in states}) == 1
            assert len({state["commitment"] for state in states}) == 1
            assert today(ada, "dice")["deal"] == today(same, "dice")["deal"] == states[0]["deal"]


def test_past_days_are_listed_with_the_own_results(server: Running, time: MovingTime) -> None:
    client, other = server.client("Aubry"), server.client("Blaise")
    first = today(client, "dice")["day"]
    game = attempt(client, first, "dice")["id"]
    client.good(client.post(f"/api/v2/games/{game}/leave", {}))
    assert first not in [one["day"] for one in client.good(client.get("/api/v2/daily/days"))["days"]]
    time.move(DAY)
    second = today(client, "dice")["day"]
    time.move(DAY)
    days = client.good(client.get("/api/v2/daily/days"))["days"]
    assert [one["day"] for one in days][:2] == [second, first]
    assert [one["game"] for one in days[1]["deals"]] == ["city", "dice"]
    city, dice = days[1]["deals"]
    assert (city["you"], dice["you"]["game"], dice["you"]["status"]) == (None, game, "abandoned")
    assert commitment_of(bytes.fromhex(dice["secret"])) == dice["commitment"]
    assert other.good(other.get("/api/v2/daily/days", limit=1))["days"][0]["day"] == second
    older = client.good(client.get("/api/v2/daily/days", before=second, limit=1))["days"]
    assert [one["day"] for one in older] == [first]
    assert client.get("/api/v2/daily/days", before="yesterday").status_code == 422
