"""The points of a sheet, source by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.city.game import CITY
from troyes.city.rules.scoring import step_points
from troyes.kernel.contract.rules import ScoreLine, winners
from troyes.realtable.score_table import KING, Player, Table, cubes_key


class Outcome(NamedTuple):
    """The lines of all players, and last of the King if he plays, the same for all; the totals; who has won."""

    lines: list[list[ScoreLine]]
    totals: list[int]
    winners: list[int]


def outcome(table: Table, players: Sequence[Player]) -> Outcome:
    lines = [score_player(table, player, players) for player in players]
    totals = [sum(line.points for line in column) for column in lines]
    return Outcome(lines, totals, winners(totals, sum(KING not in player for player in players)))


def score_player(table: Table, player: Player, players: Sequence[Player]) -> list[ScoreLine]:
    """Every source of points of a player, those without points included."""
    setup, held = table.setup, player["tradesman_vp"]
    lines = [
        ScoreLine("vp", "", player["vp"]),
        ScoreLine("presence", "", player["events"] * int(setup.event_presence)),
        ScoreLine("tradesman", "", sum(held) if isinstance(held, list) else held),
    ]
    for level in range(table.levels):
        lines.append(ScoreLine("level", str(level + 1), level_points(table, player, level)))
    numbers = CITY.names(setup).character_numbers
    for name in table.characters:
        points = int(step_points(setup, numbers[name], counted(table, player, name)))
        lines.append(ScoreLine("character", name, points))
    for card in table.stores:
        lines.append(ScoreLine("cubes", card, card_points(table, player, players, card)))
    if table.outdoor:
        lines.append(ScoreLine("outdoor", table.outdoor, outdoor_points(table, player, players)))
    return lines


def level_points(table: Table, player: Player, level: int) -> int:
    """A level without a cube costs points; floors that only a card reaches do not concern the King."""
    if level >= int(table.setup.cathedral_levels) and player.get(KING):
        return 0
    return 0 if player["cathedral"][level] else -int(table.setup.missing_level)


def counted(table: Table, player: Player, character: str) -> int:
    what = table.counts(character)
    return sum(player["cathedral"]) if what == "cathedral" else int(player.get(what, 0))


def card_points(table: Table, player: Player, players: Sequence[Player], card: str) -> int:
    """Cubes that are worth less the more there are, and the share of those who have most."""
    entry, key = table.figures.activity[card], cubes_key(card)
    all_cubes = [int(other.get(key, 0)) for other in players]
    own = int(player.get(key, 0))
    points = own * max(1, entry["cube_vp"] - sum(all_cubes)) if "cube_vp" in entry else 0
    if own and own == max(all_cubes):
        points += int(entry.get("most_vp", 0)) // all_cubes.count(own)
    return points


def outdoor_points(table: Table, player: Player, players: Sequence[Player]) -> int:
    """Each cube, or ranks: players with as many cubes share what their ranks are worth."""
    entry = table.figures.outdoor[str(table.outdoor)]
    own = int(player.get("outdoor_cubes", 0))
    points = own * int(entry.get("cube_vp", 0))
    ranks = entry.get("rank_vp", [])
    if not own or not ranks:
        return points
    others = [int(other.get("outdoor_cubes", 0)) for other in players]
    ahead, level = sum(cubes > own for cubes in others), others.count(own)
    return points + int(sum(ranks[ahead : ahead + level])) // level
