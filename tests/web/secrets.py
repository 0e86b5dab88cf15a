"""What a seat was sent before the end holds nothing that only others may know."""

from __future__ import annotations

import json
from itertools import takewhile
from typing import Any

from tests.web.player import Player
from tests.web.traffic import Data


def before_the_end(player: Player) -> list[Any]:
    def is_running(content: Any) -> bool:
        state = content.get("state") if isinstance(content, dict) else None
        return not state or state["status"] != "over"

    return list(takewhile(is_running, player.traffic.of_game(player.game)))


def check_characters(player: Player, seat: int = 0) -> None:
    """Nobody else's character is named in anything that came before the end."""
    final: Data = player.traffic.states(player.game)[-1]
    assert final["status"] == "over"
    told = [json.dumps(content) for content in before_the_end(player)]
    assert len(told) > 20
    for other in final["view"]["seats"]:
        keys = [key for key in other["characters"] if key]
        assert keys
        if final["view"]["seats"].index(other) == seat:
            assert all(any(f'"{key}"' in text for text in told) for key in keys)
        else:
            assert not [(key, text) for key in keys for text in told if f'"{key}"' in text]


def check_choices(player: Player, seat: int) -> None:
    """In Troyes Dice: what others do in a half-day does not show before the half-day is over for all."""
    contents = [content for content in before_the_end(player) if isinstance(content, dict)]
    sheets: dict[tuple[Any, ...], Data] = {}
    seen = 0
    for content in contents:
        for message in content.get("messages") or []:
            if message["kind"] == "move" and message["seat"] != seat and not message.get("is_whole_turn"):
                assert not any(message.get(name) for name in ("lines", "beats", "line")), message
                seen += 1
        view = (content.get("state") or {}).get("view")
        if not view:
            continue
        for number, shown in enumerate(view["seats"]):
            if number == seat:
                continue
            sheet = {name: value for name, value in shown.items() if name != "done"}
            assert sheets.setdefault((view["day"], view["half"], number), sheet) == sheet
    assert seen > 10
    assert len({(day, half) for day, half, _ in sheets if day > 0}) == 16  # the crier speaks before the first day
