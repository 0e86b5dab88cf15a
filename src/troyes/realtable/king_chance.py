"""The dice and cards that are due at a real table: what to ask for, and what a typed answer means.

Every answer becomes a line of notation, or one of the outcomes listed, and the rules have the last word on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from troyes.city.cards.texts import display, names_everywhere
from troyes.city.edge.names import Names, colour_word
from troyes.city.figures.fields import COLOUR_NAMES
from troyes.city.game import CITY
from troyes.city.rules import codes
from troyes.city.rules.layout import BUILDINGS, CARDS, EMPTY, FACE_UP, MAX_FACE_UP, NEUTRAL, RED, SPACES_PER_BUILDING
from troyes.city.rules.position import Position
from troyes.city.rules.state import top
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource
from troyes.realtable.king_dice import Wrong, black_line, crowd_line, one_die, roll_line, royal_line, two_dice
from troyes.realtable.king_lists import find
from troyes.realtable.texts import is_said, say
from troyes.words.catalogue import languages

YOU = 0


class Item(NamedTuple):
    """A card or another outcome of a list: its chance move, what it is called, and every name it answers to."""

    move: int
    label: str
    names: tuple[str, ...]


class Due:
    """The chance on top of a position."""

    def __init__(self, position: Position, language: str, lexicon: Lexicon) -> None:
        self.position = position
        self.language = language
        self.lexicon = lexicon
        self.names: Names = lexicon.names
        at = top(position)
        self.kind = int(position.v[at + 2])
        self.index = int(position.v[at + 3])
        self.a = int(position.v[at + 4])
        self.b = int(position.v[at + 5])
        self.example = CITY.format(position, position.draw(FastSource(7))).split()[1:]
        self.verb = self.example[0]
        self.items = self.listed() if self.verb not in READERS else []

    def say(self, section: str, key: str, **values: object) -> str:
        return say(section, key, self.language, **values)

    # ---- what is asked --------------------------------------------------------------------------------------------

    def listed(self) -> list[Item]:
        """The outcomes as a list of names; nothing where a die is rolled."""
        lines = [(move, CITY.format(self.position, move).split()[2:]) for move in self.position.outcomes()]
        if all(len(words) == 1 and words[0].isdecimal() for _, words in lines):
            return []
        return [self.item(move, " ".join(words)) for move, words in lines]

    def item(self, move: int, word: str) -> Item:
        outcome = int(codes.outcome_of(move))
        if self.verb == "start":
            you = self.say("ask", "start_you", who=self.lexicon.who(YOU))
            label = self.say("ask", "start_king") if outcome == NEUTRAL else you
            names = ("king", "roi") if outcome == NEUTRAL else ("me", "you", "moi", "vous")
            return Item(move, label, (word, label, self.lexicon.who(outcome), *names))
        named = {"open": self.names.character, "reveal": self.names.card, "event": self.names.event}.get(self.verb)
        if self.verb == "tile":
            figures = self.names.figures
            label = display(figures, "outdoor", word, self.language)
            return Item(move, label, (word, *names_everywhere(figures, "outdoor", word)))
        if named is None:
            return Item(move, word, (word,))
        return Item(move, named(outcome, self.language), (word, *(named(outcome, tongue) for tongue in languages())))

    def is_die(self) -> bool:
        """Whether one die with its six values is rolled."""
        return self.verb in ("purple",) or (self.verb not in READERS and not self.items and self.is_small())

    def is_forced(self) -> bool:
        """Whether only one card can be drawn."""
        return len(self.items) == 1

    def is_small(self) -> bool:
        return len(self.position.outcomes()) > 0

    def title(self) -> str:
        """The heading of a list."""
        if self.verb == "open":
            laid = sum(1 for k in range(MAX_FACE_UP) if self.position.v[FACE_UP + k] >= 0)
            return self.say("ask", "open", n=laid + 1, most=int(self.position.setup.face_up))
        if self.verb == "reveal":
            return self.say("ask", "reveal", colour=self.colour(self.a // 3), level=self.a % 3 + 1)
        if self.verb == "event":
            key = "event_box" if self.b else "event_called" if self.index or self.a != RED else "event"
            return self.say("ask", key, colour=self.colour(self.a))
        if self.verb == "start":
            return self.say("ask", "start")
        return self.asked("pick")

    def hint(self) -> str:
        return self.say("ask", {"open": "column_hint", "reveal": "cards_hint"}.get(self.verb, "list_hint"))

    def prompt(self) -> str:
        """The question where no list is shown."""
        if self.items:
            return self.say("ask", "choice") if self.verb == "start" else self.say("ask", "drawn")
        prompts: dict[str, Callable[[], str]] = {
            "roll": self.ask_roll,
            "black": self.ask_black,
            "royal": self.ask_royal,
            "king": lambda: self.say("ask", "king"),
            "purple": lambda: self.say("ask", "purple"),
            "reroll": lambda: self.say("ask", "reroll", colour=self.lexicon.colour(self.a)),
            "shot": lambda: self.say("ask", "shot", card=self.lexicon.card(int(self.position.v[CARDS + self.a]))),
        }
        if self.verb in prompts:
            return prompts[self.verb]()
        return self.asked("die" if self.is_die() else "line")

    def asked(self, usual: str) -> str:
        """The text for this verb, else the usual one; events that roll a die carry their number."""
        key = self.verb if is_said("ask", self.verb, self.language) else usual
        event = self.a // 4 if self.verb == "crowd" else self.a
        title = self.lexicon.event_title(event) if key in ("site", "uprising", "monk", "crowd") else ""
        return self.say("ask", key, verb=self.verb, event=title, gate=self.a + 1, example=" ".join(self.example[1:]))

    def ask_roll(self) -> str:
        hands = [n for n in self.citizens() if n]
        example = " ".join("".join(str((place * 2 + 3) % 6 + 1) for place in range(n)) for n in hands)
        return self.say("ask", self.key(), example=example, **self.values())

    def ask_black(self) -> str:
        example = " ".join(str(6 - place % 6) for place in range(self.a))
        return self.say("ask", self.key(), example=example, **self.values())

    def ask_royal(self) -> str:
        each = self.royal_each()
        values = [str(k * 4 % 6 + 1) for k in range(3 * each)]
        example = " ".join("".join(values[k : k + each]) for k in range(0, 3 * each, each))
        return self.say("ask", "royal", example=example, **self.values())

    def key(self) -> str:
        """What its texts are called: the verb, and how many roll."""
        if self.verb == "roll":
            yours, kings = self.citizens()
            return "roll_both" if yours and kings else "roll_yours" if yours else "roll_kings"
        return self.verb

    def royal_each(self) -> int:
        """How many dice of each colour place the King's citizens."""
        return len(self.example[1]) - 1

    def values(self) -> dict[str, object]:
        """What the words about these dice have to name."""
        if self.verb == "roll":
            yours, kings = self.citizens()
            building, colour = self.lexicon.building(self.a), self.lexicon.colour_many(self.a)
            return {"building": building, "yours": yours, "kings": kings, "colour": colour}
        if self.verb == "crowd":
            return {"event": self.lexicon.event_title(self.a // 4)}
        return {"n": self.royal_each() if self.verb == "royal" else self.a}

    def citizens(self) -> tuple[int, int]:
        """Your citizens and the King's on the building that is rolled for."""
        base = BUILDINGS + self.a * SPACES_PER_BUILDING
        owners = [int(self.position.v[base + i]) for i in range(SPACES_PER_BUILDING)]
        return owners.count(YOU), sum(1 for owner in owners if owner not in (YOU, EMPTY))

    def colour(self, colour: int) -> str:
        return colour_word(colour, self.language)

    # ---- what is typed --------------------------------------------------------------------------------------------

    def read(self, typed: str) -> int:
        """The chance move of an answer; Wrong says what is the matter with it."""
        rest = self.bare(typed)
        if self.items:
            return find(self, rest)
        words = READERS[self.verb](self, rest) if self.verb in READERS else self.other(rest)
        try:
            move = CITY.parse(self.position, f"* {self.verb} {words}")
        except BadInput as error:
            raise Wrong(error.text(self.language)) from None
        if self.position.why_not(move) is not None:
            raise Wrong(self.say("wrong", "impossible", input=typed[:60]))
        return move

    def bare(self, typed: str) -> str:
        """Without the star and the verb of the notation, which may be left out."""
        words = typed.removeprefix("*").split()
        return " ".join(words[1:] if words[:1] == [self.verb] and len(words) > 1 else words)

    def read_roll(self, rest: str) -> str:
        """The colour may be left out."""
        colour = COLOUR_NAMES[self.a]
        return f"{colour} {roll_line(rest.removeprefix(colour).strip(), *self.citizens(), self.language)}"

    def other(self, rest: str) -> str:
        return one_die(rest, self.language) if self.is_die() else rest

    def draw(self, seed: int) -> int:
        """What the program rolls or draws."""
        return self.position.draw(FastSource(seed))


Reader = Callable[[Due, str], str]
READERS: dict[str, Reader] = {
    "roll": lambda due, typed: due.read_roll(typed),
    "black": lambda due, typed: black_line(typed, due.a, due.language),
    "king": lambda due, typed: two_dice(typed, due.language),
    "royal": lambda due, typed: royal_line(typed, due.royal_each(), due.language),
    "purple": lambda due, typed: f"A:{one_die(typed.upper().removeprefix('A:'), due.language)}",
    "crowd": lambda due, typed: crowd_line(typed),
}
