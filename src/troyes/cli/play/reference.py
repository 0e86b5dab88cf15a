"""Rules and cards looked up during a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from troyes.city.cards.texts import card_text as whole_text
from troyes.city.cards.texts import display, names_everywhere
from troyes.city.edge.names import Names
from troyes.city.rules.setup import Setup
from troyes.city.words.characters import character_text
from troyes.cli.play.texts import say
from troyes.cli.texts import colon
from troyes.kernel.tools.spelling import simple
from troyes.reference import read_topics
from troyes.words.catalogue import languages


def plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_")


def rule_text(topic: str, language: str, game: str) -> str:
    """A topic of the rules reference as Markdown; the list of topics, and no guess, if there is none of that name."""
    topics = read_topics(game, language)
    names = ", ".join(topics)
    if not topic:
        return say("game", "rules_topics", language, topics=names)
    keys = {plain(entry["title"]): key for key, entry in topics.items()} | {key: key for key in topics}
    if plain(topic) not in keys:
        return say("game", "no_topic", language, topic=topic, topics=names)
    found = topics[keys[plain(topic)]]
    return f"**{found['title']}**\n\n{found['body'].strip()}"


# What else the menu names, and the topic of the rules that explains it.
TOPICS = {
    "palace": "citizens",
    "bishopric": "citizens",
    "city_hall": "citizens",
    "cathedral": "cathedral",
    "agriculture": "agriculture",
    "guard": "ramparts",
    "swap": "ramparts",
    "reroll": "influence",
    "recruit": "influence",
    "flip": "influence",
    "pass": "passing",
    "black_dice": "black_dice",
}


class Thing(NamedTuple):
    """Something a person may ask about: what it can be called, its title, what there is to say."""

    names: Iterable[str]
    title: str
    text: str


def lookup(things: Iterable[Thing], wanted: str, language: str, unknown: str) -> str:
    """Everything of this name; a name that is not known is answered with those that come close, else with `unknown`."""
    known: dict[str, list[Thing]] = {}
    own: dict[str, list[Thing]] = {}  # by what it is called in the language of whoever asks
    for thing in things:
        own.setdefault(simple(thing.title), []).append(thing)
        for name in {simple(name) for name in thing.names}:
            known.setdefault(name, []).append(thing)
    asked = simple(wanted)
    if asked in known:
        return "\n".join(dict.fromkeys(f"{thing.title}{colon(language)} {thing.text}" for thing in known[asked]))
    titles = titles_near(asked, own) or titles_near(asked, known)
    shown = sorted(titles, key=lambda title: (len(title), title))[:8]
    return say("game", "near_cards", language, name=wanted[:40], names=", ".join(shown)) if shown else unknown


def titles_near(asked: str, known: Mapping[str, list[Thing]]) -> set[str]:
    near = [name for name in known if asked and asked in name] + get_close_matches(asked, known, 5, 0.6)
    return {thing.title for name in near for thing in known[name]}


def topic_thing(names: Iterable[str], title: str, game: str, topic: str, language: str) -> Thing:
    """A word that a topic of the rules explains."""
    summary = read_topics(game, language)[topic]["summary"]
    return Thing(names, title, f"{summary} {say('game', 'more_rules', language, topic=topic)}")


def card_text(names: Names, setup: Setup, wanted: str, language: str) -> str:
    """Whatever bears this name, in any language: cards, events, characters, gates, the King's results, places."""
    unknown = say("game", "no_card", language, name=wanted[:40])
    return lookup(city_things(names, setup, language), wanted, language, unknown)


def city_things(names: Names, setup: Setup, language: str) -> Iterator[Thing]:
    figures = names.figures
    for section in ("activity", "event", "character", "outdoor", "king"):
        for key in figures.section(section):
            if section == "character":
                said = character_text(figures, setup, key, language)
            else:
                said = whole_text(figures, section, key, language, names.is_alone)
            names_of = names_everywhere(figures, section, key)
            yield Thing((key, *names_of), display(figures, section, key, language), said)
    for key, topic in TOPICS.items():
        titles = {other: place_title(names, key, other) for other in languages()}
        yield topic_thing((key, *titles.values()), titles[language], "city", topic, language)


def place_title(names: Names, key: str, language: str) -> str:
    """A place or an action as the menu calls it."""
    if key in ("palace", "bishopric", "city_hall"):
        return display(names.figures, "board", key, language)
    return say("places", key, language)
