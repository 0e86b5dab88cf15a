"""`troyes rules [TOPIC]`: the short rules reference, in our own words."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markdown import Markdown

from troyes.cli.known_names import topic_names
from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, screen, table
from troyes.cli.texts import colon, text
from troyes.games import GAMES
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.spelling import nearest
from troyes.reference import read_topics
from troyes.words.catalogue import SOURCE

Topic = Annotated[str | None, typer.Argument(metavar="TOPIC", show_default=False, autocompletion=topic_names)]


def rules_command(topic: Topic = None, json: Json = False, lang: Lang = SOURCE) -> None:
    topics = {name: entry for game in GAMES for name, entry in read_topics(game, lang).items()}
    if topic is None:
        show_list(topics, json, lang)
    else:
        show_topic(find_topic(topics, topic), topics, json, lang)


def show_list(topics: dict[str, Any], json: bool, lang: str) -> None:
    if json:
        print_json({name: {"title": t["title"], "summary": t["summary"]} for name, t in topics.items()})
        return
    listing = table(text("cli-rules-title", lang), ("", "left"), ("", "left"))
    listing.show_header = False
    for name, topic in topics.items():
        listing.add_row(name, topic["summary"])
    screen().print(listing)
    screen().print()
    screen().print(text("cli-rules-hint", lang))


def find_topic(topics: dict[str, Any], wanted: str) -> str:
    """A topic by its key or by its title, in any case; BadInput suggests the nearest."""
    plain = wanted.strip().lower().replace(" ", "_").replace("-", "_")
    names = {name: name for name in topics}
    names.update({topic["title"].lower().replace(" ", "_"): name for name, topic in topics.items()})
    if plain in names:
        return names[plain]
    near = nearest(plain, names)
    remedy = "troyes-rules-lists-the" if near is None else "did-you-mean-kernel"
    raise BadInput("TOPIC", "no-topic-is-called", remedy, name=wanted, near=near and names[near])


def show_topic(name: str, topics: dict[str, Any], json: bool, lang: str) -> None:
    topic = topics[name]
    if json:
        print_json({"topic": name, **topic})
        return
    console = screen()
    console.print(topic["title"], style="bold")
    console.print(topic["summary"], style="dim")
    console.print()
    console.print(Markdown(topic["body"].strip()))
    console.print()
    console.print(f"{text('cli-rules-see', lang)}{colon(lang)} {', '.join(topic['see'])}", style="dim")
    numbers = ", ".join(str(n) for n in topic["rulings"])
    console.print(f"{text('cli-rules-rulings', lang)}{colon(lang)} {numbers}", style="dim")
