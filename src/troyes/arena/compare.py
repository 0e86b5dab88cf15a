"""Bots against each other on duplicate deals: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from troyes.arena.deals import Deals, make_deals
from troyes.arena.measures import Seat, measured, result_of_deal, seats_of
from troyes.arena.plan import check_count
from troyes.arena.played import GameFile, Played, play_game
from troyes.arena.simulate import Progress
from troyes.arena.sprt import Sprt
from troyes.arena.workers import Answers, answers, answers_of_cluster, cores
from troyes.bots.registry import threads_of
from troyes.compiled import is_compiled
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

Sharing = Callable[[Callable[[tuple[Deals, int]], Played], Iterable[tuple[Deals, int]]], Answers[Played]]

SHARE: Final = (0.05, 0.5)  # of victories: the margin of a test unless told, and a large result of a deal
POINTS: Final = (1.0, 10.0)  # the same for points alone


@dataclass
class Comparison:
    """Whole deals, in their order, and the test that may have ended them."""

    deals: Deals
    games: list[Played] = field(default_factory=list)
    test: Sprt | None = None

    def data(self) -> dict[str, Any]:
        """Everything that was measured, as plain data."""
        return {
            "game": self.deals.game,
            "players": self.deals.players,
            "modules": list(self.deals.modules),
            "seed": self.deals.seed,
            "deals": len(self.games) // len(self.deals.seatings),
            "games": len(self.games),
            "compiled": is_compiled(),
            **measured(self.deals, self.games),
            "sprt": None if self.test is None else {"verdict": self.test.verdict, "margin": self.test.margin},
        }

    def seats(self) -> Iterator[Seat]:
        for game in self.games:
            yield from seats_of(self.deals, game)

    def take(self, kept: Mapping[int, Played]) -> bool:
        """Go on to the last deal that is whole, or that the test needs; whether there is nothing more to play."""
        each = len(self.deals.seatings)
        while len(self.games) < self.deals.num and not self.is_sure():
            numbers = range(len(self.games), len(self.games) + each)
            if any(number not in kept for number in numbers):
                return False
            found = [kept[number] for number in numbers]
            self.games += found
            if self.test is not None:
                self.test.add(result_of_deal(self.deals, found))
        return True

    def is_sure(self) -> bool:
        return self.test is not None and self.test.verdict is not None


def compare(
    bots: str | Sequence[str],
    game: str = "city",
    players: int = 2,
    deals: int = 100,
    seed: int = 1,
    modules: Sequence[str] = (),
    figures: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    processes: int | None = None,
    keep: str | Path | None = None,
    cluster: bool = False,
    sprt: bool = False,
    margin: float | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play deals and measure the bots; equal arguments give equal games, however they are shared out.

    Every deal is played in every rotation of seats. Of two bots at a table of three or more the first sits alone
    against the rest; of more bots than seats everybody meets everybody. `game` is also "king", the city alone against
    the King. `processes`: games at once; unless told, all cores, shared by those that a bot thinks on. `keep`: a file
    of finished games that a second call goes on from. `sprt`: stop as soon as one of two bots is shown to be the
    better one, see sprt.py; `margin` is the least difference that matters, in victories (0.05) or, alone, in points
    (1). `cluster`: on a Ray cluster. BadInput for anything wrong. With several processes call it under `if __name__
    == "__main__":`.
    """
    asked = make_deals(bots, game, players, deals, seed, modules, figures, options)
    threads = max(threads_of(bot) for bot in asked.contestants())
    at_once = max(1, cores() // threads) if processes is None else processes
    check_count("processes", at_once, Message("how-many-processes-share"))
    found = Comparison(asked, test=sequential(asked, margin) if sprt else None)
    sharing = partial(answers_of_cluster, cores_each=threads) if cluster else partial(answers, processes=at_once)
    with closing(GameFile(None if keep is None else Path(keep), asked)) as file:
        play(found, file, sharing, progress)
    return found


def sequential(deals: Deals, margin: float | None) -> Sprt:
    if len(deals.contestants()) != 2:
        raise BadInput("sprt", "compares-two-bots", "name-two-bots", given=len(deals.contestants()))
    usual, spread = SHARE if deals.players > 1 else POINTS
    wanted = usual if margin is None else margin
    if not wanted > 0:
        raise BadInput("margin", "must-be-above-zero", "name-the-least-difference", value=wanted)
    return Sprt(wanted, spread)


def play(found: Comparison, file: GameFile, sharing: Sharing, progress: Progress | None) -> None:
    """What is missing, until there are deals enough or the test is sure. Games come in any order, deals are taken in
    theirs."""
    if found.take(file.games):
        return
    total = found.deals.num
    missing = [(found.deals, number) for number in range(total) if number not in file.games]
    done = total - len(missing)
    with closing(sharing(play_game, missing)) as games:
        for _, game in games:
            file.add(game)
            done += 1
            if progress is not None:
                progress(done, total)
            if found.take(file.games):
                return
