"""Every screen of the page, and how one comes to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.web.marks import DICE, PLACES, SITES
from tests.web.player import Player
from tests.web.tables import first_step, go_on_from, open_table, played
from tests.web.traffic import Data
from troyes.kernel.play.record import Record

Screen = Callable[[Player], None]
EVERYTHING = {"players": 4, "modules": ["all"]}


# ---- around the games ------------------------------------------------------------------------------------------------


def page_at(path: str, shows: str = "main") -> Screen:
    def screen(player: Player) -> None:
        player.visit(path)
        player.page.wait_for_selector(shows)
        player.page.wait_for_load_state("networkidle")

    return screen


def lobby_for(game: str) -> Screen:
    def screen(player: Player) -> None:
        player.visit()
        player.choose_game(game)

    return screen


def house_rules(player: Player) -> None:
    player.visit()
    for module in ("Ladies: characters", "Ladies: activities", "Ramparts"):
        player.click(player.button(module))
    player.seat(2, "by link")
    player.click(player.button("House rules"))
    player.page.get_by_label("Clock").select_option(index=1)


def settings(player: Player) -> None:
    player.visit()
    player.click(player.button("Settings"))


def join_dialog(player: Player) -> None:
    player.visit()
    player.click(player.button("Join"))


def waiting_room(player: Player) -> None:
    player.visit()
    player.seat(2, "by link")
    player.open_gates()
    player.page.get_by_label("Invitation link").wait_for()


def invitation(player: Player) -> None:
    """Of a table that somebody else has opened."""
    waiting_room(player)
    link = player.page.get_by_label("Invitation link").input_value()
    player.page.context.clear_cookies()
    player.page.goto(link)
    player.button("Sit down").wait_for()


def account(player: Player) -> None:
    open_table(player, game="dice", seats=[{"kind": "me"}])
    page_at("/account")(player)


def hand_over(player: Player) -> None:
    player.visit()
    player.seat(2, "a person here")
    player.seat(3, "nobody")
    player.open_gates()
    while player.wait() != "hand over":
        player.step()


# ---- the city --------------------------------------------------------------------------------------------------------


@cache
def city_record() -> Record:
    return played("city", EVERYTHING, 5)


@cache
def king_record() -> Record:
    return played("city", {"players": 1, "modules": ["all"]}, 5)


def is_action(view: Data, round: int = 3) -> bool:
    return bool(view["phase"] == "actions" and view["round"] >= round and view["step"]["kind"] == "turn")


def show(player: Player, id: str) -> None:
    player.visit(f"/games/{id}")
    player.wait()
    while player.click_any("aside .ways .off"):
        pass


def placement(player: Player) -> None:
    player.visit()
    player.open_gates()
    player.wait()


def city_turn(player: Player) -> None:
    show(player, go_on_from(player, city_record(), first_step(city_record(), is_action)))


def city_lot(player: Player) -> None:
    """Dice are chosen, and what they can do is lit."""
    city_turn(player)
    player.click_any(DICE)
    player.page.wait_for_selector("button[data-target].lit")
    player.page.wait_for_load_state("networkidle")


def city_place(player: Player) -> None:
    """A place was clicked first."""
    city_turn(player)
    player.click_any(PLACES)
    player.page.wait_for_load_state("networkidle")


def city_ledger(player: Player) -> None:
    city_turn(player)
    ledger = player.page.get_by_role("tab", name="Ledger")
    if ledger.count() == 0:  # part of the story on a phone, in a drawer on a tablet
        player.click(player.page.locator("button[data-place=story], button[aria-label=Ledger]"))
    player.click(ledger)


def king(player: Player) -> None:
    record = king_record()
    show(player, go_on_from(player, record, first_step(record, lambda view: is_action(view, 2))))


# ---- Troyes Dice -----------------------------------------------------------------------------------------------------


@cache
def dice_record() -> Record:
    return played("dice", {"players": 3, "banquets": True}, 5)


def dice_turn(player: Player) -> None:
    record = dice_record()
    show(player, go_on_from(player, record, first_step(record, lambda view: bool(view["day"] >= 5))))


def dice_use(player: Player) -> None:
    dice_turn(player)
    player.click_any("section.charter [role=radio]")
    player.page.wait_for_load_state("networkidle")


def dice_ways(player: Player) -> None:
    dice_turn(player)
    player.click_any(SITES)
    player.page.wait_for_load_state("networkidle")


def dice_alone(player: Player) -> None:
    show(player, open_table(player, game="dice", seats=[{"kind": "me"}]))


# ---- after a game ----------------------------------------------------------------------------------------------------


def count_of(record: Callable[[], Record]) -> Screen:
    """The last decision is played, and the points are counted."""

    def screen(player: Player) -> None:
        steps = [number for number, step in enumerate(record().steps(), 1) if is_due(step.position)]
        show(player, go_on_from(player, record(), steps[-1]))
        player.play()

    return screen


def is_due(position: object) -> bool:
    return not position.is_over() and 0 in list(position.pending())  # type: ignore[attr-defined]


def replay_of(record: Callable[[], Record]) -> Screen:
    """From a file, in the middle of the game."""

    def screen(player: Player) -> None:
        player.visit("/replay")
        content = record().to_text().encode()
        file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": content}
        player.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        slider = player.page.get_by_role("slider")
        slider.wait_for()
        slider.fill(str(len(record().entries) // 2))
        player.page.wait_for_load_state("networkidle")

    return screen


SCREENS: dict[str, Screen] = {
    "lobby": lobby_for("Troyes(?! Dice)"),
    "lobby-dice": lobby_for("Troyes Dice"),
    "lobby-king": lobby_for("The King"),
    "house-rules": house_rules,
    "settings": settings,
    "join-dialog": join_dialog,
    "waiting-room": waiting_room,
    "invitation": invitation,
    "hand-over": hand_over,
    "watch": page_at("/watch"),
    "daily": page_at("/daily", "section"),
    "account": account,
    "no-such-page": page_at("/nowhere"),
    "no-such-game": page_at("/games/nothing"),
    "placement": placement,
    "city": city_turn,
    "city-lot": city_lot,
    "city-place": city_place,
    "city-ledger": city_ledger,
    "king": king,
    "dice": dice_turn,
    "dice-use": dice_use,
    "dice-ways": dice_ways,
    "dice-alone": dice_alone,
    "count-city": count_of(city_record),
    "count-dice": count_of(dice_record),
    "replay-file": page_at("/replay"),
    "replay-city": replay_of(city_record),
    "replay-dice": replay_of(dice_record),
    "rules": page_at("/rules"),
    "cards": page_at("/cards"),
    "almanac": page_at("/almanac"),
    "almanac-event": page_at("/almanac/event/brigands"),
    "almanac-tile": page_at("/almanac/dice/tile-1"),
    "table": page_at("/table"),
    "table-king": page_at("/table/king"),
    "table-dice": page_at("/table/dice"),
    "table-score": page_at("/table/score"),
}
