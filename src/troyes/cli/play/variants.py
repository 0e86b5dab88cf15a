"""How a game of the city is set up on the command line: modules, variants, figures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from troyes.city.edge.options import ALONE, CHOICES
from troyes.city.figures.checks import Figures
from troyes.city.figures.figures import fitting, read_overrides, with_overrides
from troyes.city.modules import MODULES, all_figures, figures_for
from troyes.cli.options import split_names
from troyes.kernel.contract.refusals import BadInput

EVERY_MODULE = "all"
NEEDS_MODULE = {"pool": "activities"}
SOLO_ONLY = ("king_stops", "king_colours")

Given = Mapping[str, Any]  # the parameters of a verb, by name


def check_modules(modules: str) -> list[str]:
    """The modules that are named, in their usual order; `all` names every one."""
    named = split_names(modules)
    for module in named:
        if module not in (*MODULES, EVERY_MODULE):
            known = [*MODULES, EVERY_MODULE]
            raise BadInput("--modules", "no-module-is-called", "modules", name=module, known=known)
    return [module for module in MODULES if module in named or EVERY_MODULE in named]


def flag(name: str) -> str:
    """An option as it is typed."""
    return "--" + name.replace("_", "-")


def variants_given(given: Given) -> dict[str, Any]:
    """What the command line says of the city's variants."""
    return {name: given[name] for name in CHOICES}


def city_options(players: int, modules: list[str], **variants: Any) -> dict[str, Any]:
    """Options of a game: what was not asked for is left out; BadInput names what does not go together."""
    asked = {name: value for name, value in variants.items() if value}
    for name, value in asked.items():
        if value not in CHOICES[name]:
            remedy = "choose-one-of"
            raise BadInput(flag(name), "is-not-known-city", remedy, value=value, known=CHOICES[name])
        needed = NEEDS_MODULE.get(name)
        if needed and needed not in modules:
            raise BadInput(flag(name), "needs-the-module", "add-it-to-modules", module=needed)
        if name in SOLO_ONLY and players != 1:
            raise BadInput(flag(name), "is-about-the-king", "leave-it-out-or-choose-players")
    if asked.get("tournament") and players < 3:
        raise BadInput("--tournament", "is-for-three-or", "leave-it-out-or-choose-more")
    if asked.get("revealed") and players == 1:
        raise BadInput("--revealed", ALONE, "leave-it-out-or-choose-more")
    return {"players": players, "modules": modules, **asked}


def load_figures(path: Path | None, modules: list[str], players: int = 4, pool: str = "") -> Figures:
    """The stock figures of a game, with the user's file laid over them."""
    return laid_over(figures_for({"players": players, "modules": modules, "pool": pool}), path)


def laid_over(stock: Figures, path: Path | None) -> Figures:
    if path is None:
        return stock
    own = fitting(stock, all_figures(), read_overrides(path), str(path))
    return with_overrides(stock, own, str(path))
