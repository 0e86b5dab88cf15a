"""Rules and cards looked up during a game."""

from __future__ import annotations

from difflib import get_close_matches

from troyes.city.card_texts import card_text as whole_text
from troyes.city.names import Names, display
from troyes.city.setup import Setup
from troyes.city.words.characters import character_text
from troyes.cli.play_texts import say
from troyes.cli.texts import colon
from troyes.reference import read_topics


def plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_")


def rule_text(topic: str, language: str, game: str) -> str:
    """A topic of the rules reference as Markdown; the list of topics if there is none of that name."""
    topics = read_topics(game, language)
    names = ", ".join(topics)
    if not topic:
        return say("game", "rules_topics", language, topics=names)
    keys = {plain(entry["title"]): key for key, entry in topics.items()} | {key: key for key in topics}
    near = [plain(topic)] if plain(topic) in keys else get_close_matches(plain(topic), keys, 1, 0.6)
    if not near:
        return say("game", "no_topic", language, topic=topic, topics=names)
    found = topics[keys[near[0]]]
    return f"**{found['title']}**\n\n{found['body'].strip()}"


def card_text(names: Names, setup: Setup, wanted: str, language: str) -> str:
    """An activity, event, character, outdoor activity or result of the King in full, by its name in either language."""
    figures = names.figures
    known = {}
    for section in ("king", "outdoor", "character", "event", "activity"):
        for key, entry in figures.section(section).items():
            if section == "character":
                said = character_text(figures, setup, key, language)
            else:
                said = whole_text(figures, section, key, language, names.is_alone)
            text = f"{display(entry, language)}{colon(language)} {said}"
            known[key] = known[plain(entry["name"]["en"])] = known[plain(entry["name"]["fr"])] = text
    near = [plain(wanted)] if plain(wanted) in known else get_close_matches(plain(wanted), known, 1, 0.5)
    return known[near[0]] if near else say("game", "no_card", language, name=wanted)
