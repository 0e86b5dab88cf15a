"""Names that look like sentences, amounts, templates or markup are shown as they are and change nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.beats import sentences, walk
from tests.server.conftest import MakeUrl
from tests.server.serving import Client, Running, play_next, seat_all, serving
from troyes.kernel.play.record import Record
from troyes.server.live.tables.names import LONGEST_NAME
from troyes.server.randomness import Randomness
from troyes.server.settings import from_environment
from troyes.words.catalogue import languages

Data = dict[str, Any]
STRANGE = ("x: you gain 9 VP, y", "A new round begins.", "→ 5; +9 deniers", "Une nouvelle manche commence.")
MARKUP = ("<b>bold</b>", "{who}", "%s", "דינה +3")
PLAIN = ("Alix", "Blaise", "Colin", "Denise")
MOVES = 90


class SameSecret(Randomness):
    """Every table has the same dice."""

    def secret(self) -> bytes:
        return bytes(32)


@pytest.fixture(scope="module")
def server(make_url: MakeUrl) -> Iterator[Running]:
    settings = from_environment({"TROYES_DATABASE_URL": make_url("sqlite")})
    with serving(settings, randomness=SameSecret()) as running:
        yield running


def played(server: Running, game: str, names: tuple[str, ...]) -> tuple[Client, str]:
    """The same moves, whatever people are called; whoever is first looks."""
    clients, id = seat_all(server, game, {"players": len(names)}, names=names)
    for count in range(MOVES):
        if clients[0].state(id)["status"] != "running":
            break
        play_next(clients, id, count * 3)
    assert [seat["name"] for seat in clients[0].state(id)["seats"]] == list(names)
    return clients[0], id


def told(client: Client, id: str, language: str) -> list[Data]:
    """All that is told of a game: its messages, and its steps."""
    messages: list[Data] = client.look(id, log=2000, lang=language)["messages"]
    steps = client.good(client.get(f"/api/v2/games/{id}/replay", **{"from": 0, "to": 199, "lang": language}))["steps"]
    return [*messages, *steps]


def nameless(beat: Data) -> Data:
    """A beat in which people stand by their seats alone."""
    text = [run if isinstance(run, str) or "seat" not in run else run["seat"] for run in beat.get("text", ())]
    return {**beat, "text": text, "inside": [nameless(one) for one in beat.get("inside", ())]}


def told_names(server: Running, game: str, language: str) -> tuple[str, ...]:
    """Sentences of the very game, in its own words, as far as a name is long: the shortest, which are whole."""
    said = {text for shown in told(*played(server, game, PLAIN), language) for text in sentences(shown)}
    names = {" ".join(text.split())[:LONGEST_NAME].strip() for text in said}
    return tuple(sorted(names, key=lambda name: (len(name), name))[: len(PLAIN)])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["city", "dice"])
def test_people_may_be_called_like_what_is_told(server: Running, game: str, language: str) -> None:
    names = told_names(server, game, language)
    assert len(names) == len(PLAIN)
    check_names(server, game, names, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("names", [STRANGE, MARKUP], ids=["sentences", "markup"])
@pytest.mark.parametrize("game", ["city", "dice"])
def test_what_people_are_called_changes_nothing_but_their_names(
    server: Running, game: str, names: tuple[str, ...], language: str
) -> None:
    check_names(server, game, names, language)


def check_names(server: Running, game: str, names: tuple[str, ...], language: str) -> None:
    plain, strange = (told(*played(server, game, chosen), language) for chosen in (PLAIN, names))
    assert len(plain) == len(strange) > MOVES / 3
    for one, other in zip(plain, strange, strict=True):
        beats = [[nameless(beat) for beat in shown.get("beats", ())] for shown in (one, other)]
        assert beats[0] == beats[1]
    runs = [run for shown in strange for beat in walk(shown.get("beats", ())) for run in beat.get("text", ())]
    named = {(run["seat"], run["text"]) for run in runs if not isinstance(run, str) and "seat" in run}
    for seat, name in enumerate(names):
        own = [text for number, text in named if number == seat]
        assert own
        assert all(name.casefold() in text.casefold() for text in own)


def test_a_record_keeps_every_name(server: Running) -> None:
    client, id = played(server, "city", STRANGE)
    record = Record.from_text(client.get(f"/api/v2/games/{id}/record").text)
    assert tuple(record.seats) == STRANGE


@pytest.mark.parametrize("name", [*STRANGE, *MARKUP, "a,b;c:d→e", "👩‍🚀"])
def test_a_name_is_kept_as_it_is_told(server: Running, name: str) -> None:
    client = server.client("Aubry")
    assert client.good(client.http.patch("/api/v2/people/me", json={"name": name}))["name"] == name
    seats = [{"kind": "me", "name": name}, {"kind": "me", "name": "Zoé"}]
    state = client.open(game="city", seats=seats)["state"]
    assert [seat["name"] for seat in state["seats"]] == [name, "Zoé"]


def test_what_happens_around_the_table_is_told_with_any_name(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 4}, names=MARKUP)
    for seat in (1, 2):
        clients[0].good(clients[0].post(f"/api/v2/games/{id}/replace", {"seat": seat, "level": "apprentice"}))
    for language, place in (("en", "a bot, takes the place of"), ("fr", "un robot, prend la place de")):
        messages = clients[0].look(id, lang=language)["messages"]
        found = [one["beats"][0]["text"] for one in messages if one.get("reason") == "replaced"]
        assert [f"{place} {name}." in text for [text], name in zip(found, MARKUP[1:3], strict=True)] == [True, True]
