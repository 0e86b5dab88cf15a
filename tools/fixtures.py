"""Records what the page's tests read: answers of the real server in games that bots play there, the same in every run.

python tools/fixtures.py [name ...]

Each file in `web/tests/data` is a frame as the first seat gets it, with the `moves` that it may make, the `previews` of
some of them, and `next`: what it is told while the game goes on for some moves, with the view `after` them. A file of
a real table (`table-`) is an answer about lines that a client has kept.
"""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.moving_time import MovingTime  # noqa: E402
from tests.server.serving import Client, Data, Running, serving  # noqa: E402
from troyes.bots.budget import Budget  # noqa: E402
from troyes.bots.registry import make_bot  # noqa: E402
from troyes.city.game import CITY  # noqa: E402
from troyes.dice.edge.options import DICTATED  # noqa: E402
from troyes.dice.game import DICE  # noqa: E402
from troyes.kernel.contract.rules import CHANCE  # noqa: E402
from troyes.kernel.play.chance import FastSource  # noqa: E402
from troyes.server.randomness import Randomness  # noqa: E402
from troyes.server.settings import Settings  # noqa: E402

FOLDER: Final = ROOT / "web" / "tests" / "data"
NAMES: Final = ("Alix", "Blaise", "Colette", "Denise")
STRANGE: Final = ("A new round begins.", "x: you gain 9 VP, y", "→ 5; +9 deniers", "דינה <b>{who}</b>")
MOST_PREVIEWS: Final = 50  # in one request
LOG: Final = 12
EVERYTHING: Final = {"modules": ["all"]}
Fits = Callable[[Data], bool]


class Scene(NamedTuple):
    """A position of a game that is recorded: the first that fits in which the first seat decides."""

    game: str
    options: Data
    fits: Fits
    deal: str  # scenes with the same deal and bot show the same game
    previews: int = MOST_PREVIEWS
    log: int = LOG  # how many of the last messages
    next: int = 0  # how many moves are played afterwards
    language: str = "en"
    bot: str = "noisy"
    names: tuple[str, ...] = NAMES
    is_varied: bool = False  # previews of moves of all sorts, not of the first ones
    has_end: bool = False  # with the view after the moves that follow, as `after`


class AtTable(NamedTuple):
    """A position at a real table: the first that fits in which somebody decides."""

    kind: str  # as its address names it
    rules: Any
    options: Data
    fits: Fits
    seed: int
    previews: int = MOST_PREVIEWS


class SameNames(Randomness):
    """Nothing is left to chance: names follow from the scene, the dice from its deal."""

    def __init__(self) -> None:
        self.scene, self.deal, self.count = "", "", 0

    def begin(self, scene: str, deal: str) -> None:
        self.scene, self.deal, self.count = scene, deal, 0

    def id(self) -> str:
        self.count += 1
        drawn = hashlib.sha256(f"{self.scene} {self.count}".encode()).digest()
        return base64.urlsafe_b64encode(drawn[:12]).decode().replace("-", "_")

    def secret(self) -> bytes:
        return hashlib.sha256(self.deal.encode()).digest()


# ---- positions ----------------------------------------------------------------------------------------------------


def asks(kind: str, **wanted: Any) -> Fits:
    """The city asks the first seat this; what else is wanted stands in the view."""

    def fits(view: Data) -> bool:
        step = view["step"] or {}
        return bool(step.get("kind") == kind) and all(view[name] == value for name, value in wanted.items())

    return fits


def both(*all_of: Fits) -> Fits:
    return lambda view: all(fits(view) for fits in all_of)


def has_purple(view: Data) -> bool:
    return bool(view["seats"][0]["dice"].get("purple"))


def has_pair(view: Data) -> bool:
    """Of its dice two are equal and some have another colour; there is influence to spend."""
    mine = view["seats"][0]
    dice = [values for values in mine["dice"].values() if values]
    return len(dice) > 1 and any(len(set(values)) < len(values) for values in dice) and has_influence(view)


def has_influence(view: Data) -> bool:
    return bool(view["seats"][0]["influence"] >= 4)


def has_lying(view: Data) -> bool:
    """A citizen of the first seat lies beside a building."""
    return any("A" in building["lying"] for building in view["buildings"].values())


def has_cubes(view: Data) -> bool:
    """The first seat may change its dice with the cube of a card."""
    letter = view["seats"][0]["letter"]
    return any(letter in card["cubes"] for card in view["activities"] if card["card"] is not None)


def has_enemies(view: Data) -> bool:
    """Several black dice to beat."""
    return len(view["black_dice"]) > 1


def day(number: int) -> Fits:
    return lambda view: bool(view["day"] >= number and any(die["available"] for die in view["dice"]))


def alike(view: Data) -> bool:
    """Two dice of the same price: they may lead to the same sheet."""
    prices = [die["any"] or die["deniers"] for die in view["dice"] if die["available"]]
    return len(set(prices)) < len(prices)


def struck(view: Data) -> bool:
    """A roll has cost the first seat a die of its sheet that a Fortress has saved for the second."""
    lost, saved = (seat["crossed"] for seat in view["seats"])
    return any(lost[colour][at] and not saved[colour][at] for colour in lost for at in range(len(lost[colour])))


TWO: Final = {"players": 2}
FOUR: Final = {"players": 4, **EVERYTHING}
TURN: Final = asks("turn")
SECOND_ROUND: Final = Scene("city", {"players": 4}, asks("turn", round=2), "names", previews=0, log=80)
SCENES: Final = {
    "turn-2p": Scene("city", TWO, asks("turn", round=1), "two"),
    "turn-2p-fr": Scene("city", TWO, asks("turn", round=1), "two", language="fr"),
    "take-2p": Scene("city", TWO, asks("take"), "two"),
    "pair-2p": Scene("city", TWO, both(TURN, has_pair), "two-d", previews=150),
    "lying-2p": Scene("city", TWO, both(asks("take"), has_lying), "two-d"),
    "story-2p": Scene("city", TWO, asks("turn", round=2), "two", log=60, next=8),
    "plain-4p": SECOND_ROUND,
    "strange-4p": SECOND_ROUND._replace(names=STRANGE),
    "strange-4p-fr": SECOND_ROUND._replace(names=STRANGE, language="fr"),
    "turn-4p": Scene("city", FOUR, both(TURN, has_purple, has_cubes), "four", next=4),
    "film-4p": Scene("city", FOUR, asks("turn", round=2), "four", previews=0, log=1, next=60, has_end=True),
    "purple-4p": Scene("city", FOUR, both(TURN, has_purple), "four"),
    "counter-4p": Scene("city", FOUR, both(asks("counter"), has_enemies), "four"),
    "threat-4p": Scene("city", FOUR, both(asks("counter"), has_enemies, has_influence), "four-b"),
    "commit-4p": Scene("city", FOUR, both(asks("with"), has_enemies), "four"),
    "results-4p": Scene("city", FOUR, both(TURN, has_purple, has_cubes), "four", next=4, is_varied=True),
    "results-4p-fr": Scene("city", FOUR, both(TURN, has_purple, has_cubes), "four", language="fr", is_varied=True),
    "turn-king": Scene("city", {"players": 1}, TURN, "king", next=6),
    "dice-2p": Scene("dice", {"players": 2}, day(3), "dice", previews=400, next=2),
    "dice-1p": Scene("dice", {"players": 1}, both(day(5), alike), "dice", previews=400),
    "dice-struck": Scene("dice", {"players": 2}, struck, "dice2", previews=0, next=1, bot="random"),
    "dice-building": Scene("dice", {"players": 2}, asks("prestige"), "dice"),
    "dice-direction": Scene("dice", {"players": 1, "numbering": "crier"}, asks("direction"), "dice"),
    "dice-number": Scene("dice", {"players": 1, "numbering": "expert"}, asks("number"), "dice"),
}
TABLES: Final = {
    "table-king": AtTable("king", CITY, {"modules": ["all"]}, both(TURN, has_purple), 1, previews=1),
    "table-king-place": AtTable("king", CITY, {}, asks("place"), 1, previews=0),
    "table-dice": AtTable("dice", DICE, {"players": 2, **DICTATED}, day(2), 1, previews=1),
}


# ---- playing ------------------------------------------------------------------------------------------------------


class Table:
    """People who play as bots would."""

    def __init__(self, server: Running, scene: Scene) -> None:
        self.server, self.scene = server, scene
        self.people = [server.client(scene.names[0])]
        self.people[0].http.headers["Accept-Language"] = scene.language
        opened = self.people[0].open(game=scene.game, options=scene.options)
        self.id: str = opened["state"]["id"]
        for name in scene.names[1 : len(opened["state"]["seats"])]:
            self.people.append(server.client(name))
            self.people[-1].join(self.id, opened["invitation"])
        self.bots = [make_bot(scene.bot, seat) for seat, _ in enumerate(self.people)]

    @property
    def first(self) -> Client:
        return self.people[0]

    def position(self) -> Any:
        game = self.server.services.games.known(self.id)
        assert game is not None
        assert game.turn is not None
        return game.turn.position, game.about.game

    def pending(self) -> list[int]:
        position, _ = self.position()
        return [] if position.is_over() else list(position.pending())

    def go_on(self) -> None:
        """Whoever is first to decide does so."""
        position, rules = self.position()
        seat = self.pending()[0]
        code = self.bots[seat].choose(rules.view(position, seat), Budget.none())
        decision = self.people[seat].state(self.id)["decision"]["id"]
        self.people[seat].good(self.people[seat].send(self.id, decision, str(code)))

    def go_to_scene(self) -> None:
        while self.pending():
            if self.pending()[:1] == [0] and self.scene.fits(self.first.state(self.id)["view"]):
                return
            self.go_on()
        raise AssertionError("no position of this game fits")

    def previews(self, moves: Data) -> list[Data]:
        rows = sorts_of(moves) if self.scene.is_varied else moves["moves"]
        ids = list(dict.fromkeys(row[0] for row in rows))[: self.scene.previews]
        found: list[Data] = []
        for at in range(0, len(ids), MOST_PREVIEWS):
            body = {"decision": moves["decision"]["id"], "moves": ids[at : at + MOST_PREVIEWS]}
            found += self.first.good(self.first.post(f"/api/v2/games/{self.id}/moves/preview", body))["moves"]
        return found

    def recorded(self) -> Data:
        self.go_to_scene()
        frame = self.first.look(self.id, log=self.scene.log)
        moves = self.first.moves(self.id)
        previews = self.previews(moves)
        for _ in range(self.scene.next):
            self.go_on()
        told = self.first.look(self.id, log=self.scene.next * 2)["messages"] if self.scene.next else []
        news = [message for message in told if message["seq"] > frame["seq"]]
        after = {"after": self.first.state(self.id)["view"]} if self.scene.has_end else {}
        return {**frame, "moves": moves, "previews": previews, "next": news, **after}


def recorded_at(client: Client, scene: AtTable) -> Data:
    """What the server answers about lines that lead to the scene."""
    rules = scene.rules
    options = {**scene.options, "players": scene.options.get("players", 1)}
    names = NAMES[: options["players"]]
    position, chance = rules.new(rules.setup(options)), FastSource(scene.seed)
    bots = [make_bot("noisy", seat) for seat, _ in enumerate(names)]
    lines: list[str] = []
    while CHANCE in position.pending() or not scene.fits(rules.view(position, position.pending()[0]).to_dict("en")):
        [seat, *_] = position.pending()
        view = None if seat == CHANCE else rules.view(position, seat)
        move = position.draw(chance) if view is None else bots[seat].choose(view, Budget.none())
        lines.append(rules.format(position, move))
        position.play(move)
    body = {"options": options, "seats": names, "lines": lines, "since": max(0, len(lines) - LOG)}
    ids = [row[0] for row in ask_table(client, scene, body)["decision"]["moves"]]
    return ask_table(client, scene, {**body, "previews": ids[: scene.previews]})


def ask_table(client: Client, scene: AtTable, body: Data) -> Data:
    return client.good(client.post(f"/api/v2/real-table/{scene.kind}", body))


def sorts_of(moves: Data) -> list[list[Any]]:
    """The first move for each thing that can be done somewhere, by own dice or bought ones, by a cube of each card."""
    found: dict[tuple[Any, ...], list[Any]] = {}
    for row in moves["moves"]:
        _, verb, target, _, price, cube = (*row, *[-1] * 6)[:6]
        found.setdefault((verb, target, price >= 0, cube), row)
    return list(found.values())


@contextmanager
def stage() -> Iterator[Callable[[str], Data]]:
    """A server whose games are the same in every run."""
    names = SameNames()

    def record(name: str) -> Data:
        if name in TABLES:
            return recorded_at(server.client(), TABLES[name])
        scene = SCENES[name]
        names.begin(name, scene.deal)
        return Table(server, scene).recorded()

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite:///{folder}/games.db")
        with serving(settings, MovingTime(), randomness=names) as server:
            yield record


def text_of(recorded: Data) -> str:
    return json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(names: list[str]) -> None:
    logging.disable(logging.WARNING)
    with stage() as record:
        for name in names or (*SCENES, *TABLES):
            text = text_of(record(name))
            (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
            print(f"{name}.json: {len(text) // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
