"""The player that plays on from the moves that look best to `learned`, for as long as it may think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from troyes.bots.budget import Budget
from troyes.bots.city.knowledge import learned_for
from troyes.bots.city.search import CitySearch
from troyes.bots.dice.search import DiceSearch
from troyes.bots.judgement import VALUE, Judged, Judgement
from troyes.bots.learned import LearnedBot
from troyes.bots.look import judged, looked_at
from troyes.bots.search import Search
from troyes.bots.search_processes import search_on_processes
from troyes.kernel.contract.rules import View
from troyes.kernel.play.chance import SequenceSource

SECONDS: Final = 1.0  # when nobody says how long it may think


class SearchBot(LearnedBot):
    """`search:seconds=0.5`, `search:evaluations=5000`, `search:seconds=1,threads=4`: less if its budget is less."""

    parameters: ClassVar[Mapping[str, type]] = {"seconds": float, "evaluations": int, "threads": int}

    def __init__(
        self, seed: int = 0, seconds: float | None = None, evaluations: int | None = None, threads: int = 1
    ) -> None:
        super().__init__(seed)
        self.seconds = SECONDS if seconds is None and evaluations is None else seconds
        self.evaluations = evaluations
        self.threads = threads

    def choose(self, view: View, budget: Budget) -> int:
        if (said := view.customary(self.source)) is not None:
            return said
        look = self.look(view)
        if len(look.considered) == 1:
            return look.considered[0]
        own = budget.within(self.seconds, self.evaluations)
        ranked = sorted(looked_at(look, look.considered, own), key=lambda found: -found[1])
        return self.searched(view, ranked, own).best().move

    def judge(self, view: View, budget: Budget) -> Judgement:
        """What was searched has a standard error; the rest is worth what it looks like one move ahead, and never more
        than the worst that was searched."""
        if view.customary(SequenceSource(0)) is not None:
            return super().judge(view, budget)
        look = self.look(view)
        own = budget.within(self.seconds, self.evaluations)
        ranked = sorted(looked_at(look, [*look.considered, *look.left_out], own), key=lambda found: -found[1])
        candidates = self.searched(view, ranked, own).all
        found = {candidate.move: candidate for candidate in candidates}
        least = min(candidate.value() for candidate in candidates)
        judgements = list[Judged]()
        for move, worth in ranked:
            value = found[move].value() if move in found else min(float(worth), least)
            first = judged(look, move, worth)
            parts = {**first.parts, VALUE: first.parts[VALUE] + (value - worth) / 100}
            judgements.append(Judged(move, value / 100, parts, found[move].error() / 100 if move in found else 0.0))
        return Judgement(tuple(judgements))

    def searched(self, view: View, ranked: list[tuple[int, int]], budget: Budget) -> Search[Any]:
        search = self.search_for(view, ranked, int(self.source.below(1 << 30)))
        if len(search.left) > 1:
            if self.threads > 1:
                search_on_processes(search, budget, self.threads)
            else:
                search.run(budget)
        return search

    def search_for(self, view: View, ranked: list[tuple[int, int]], seed: int) -> Search[Any]:
        return {"city": self.search_city, "dice": self.search_sheet}[view.game](view, ranked, seed)

    def search_city(self, view: View, ranked: list[tuple[int, int]], seed: int) -> Search[Any]:
        known: Any = view.known
        return CitySearch(known, learned_for(known.setup, temper=self.temper), ranked, seed)

    def search_sheet(self, view: View, ranked: list[tuple[int, int]], seed: int) -> Search[Any]:
        known: Any = view.known
        return DiceSearch(known, self.temper, view.seat, ranked, seed)
