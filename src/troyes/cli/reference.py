"""Rules and cards looked up during a game."""

from __future__ import annotations

from difflib import get_close_matches

from troyes.city.card_texts import card_text as whole_text
from troyes.city.names import Names, display
from troyes.city.setup import Setup
from troyes.city.words.characters import character_text
from troyes.cli.play_texts import say
from troyes.cli.texts import colon
from troyes.kernel.game import LANGUAGES
from troyes.kernel.spelling import simple
from troyes.reference import read_topics


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


def card_text(names: Names, setup: Setup, wanted: str, language: str) -> str:
    """Whatever bears this name, in either language: cards, events, characters, gates, the King's results, places.

    Nothing is guessed: a name that is not known is answered with those that come close.
    """
    known = known_texts(names, setup, language)
    found = known.get(simple(wanted))
    if found:
        return "\n".join(dict.fromkeys(text for _, text in found))
    near = [name for name in known if simple(wanted) and simple(wanted) in name]
    near += get_close_matches(simple(wanted), known, 5, 0.6)
    shown = sorted({title for name in near for title, _ in known[name]})[:8]
    if not shown:
        return say("game", "no_card", language, name=wanted[:40])
    return say("game", "near_cards", language, name=wanted[:40], names=", ".join(shown))


def known_texts(names: Names, setup: Setup, language: str) -> dict[str, list[tuple[str, str]]]:
    """By every simple name: title and text of all that bear it."""
    known: dict[str, list[tuple[str, str]]] = {}
    figures = names.figures
    for section in ("activity", "event", "character", "outdoor", "king"):
        for key, entry in figures.section(section).items():
            if section == "character":
                said = character_text(figures, setup, key, language)
            else:
                said = whole_text(figures, section, key, language, names.is_alone)
            title = display(entry, language)
            told = (title, f"{title}{colon(language)} {said}")
            for name in {simple(key), *(simple(entry["name"][other]) for other in LANGUAGES)}:
                known.setdefault(name, []).append(told)
    topics = read_topics("city", language)
    for key, topic in TOPICS.items():
        titles = {other: place_title(names, key, other) for other in LANGUAGES}
        more = say("game", "more_rules", language, topic=topic)
        told = (titles[language], f"{titles[language]}{colon(language)} {topics[topic]['summary']} {more}")
        for name in {key, *(simple(title) for title in titles.values())}:
            known.setdefault(name, []).append(told)
    return known


def place_title(names: Names, key: str, language: str) -> str:
    """A place or an action as the menu calls it."""
    if key in ("palace", "bishopric", "city_hall"):
        return display(names.figures.board[key], language)
    return say("places", key, language)
