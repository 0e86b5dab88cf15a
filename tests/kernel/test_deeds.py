"""Legal moves as data: one deed per move, told apart by its data, and as rows over shared tables."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kernel.play import GAME, staged
from troyes.city.edge import deeds as city_deeds
from troyes.city.modules import MODULES
from troyes.dice.edge import deeds as dice_deeds
from troyes.games import GAMES
from troyes.kernel.contract.deed import Deed, Use, grouped
from troyes.kernel.contract.deed_tables import COLUMNS, deed_from, tables_of
from troyes.kernel.contract.refusals import IllegalMove
from troyes.kernel.contract.things import Amount, Die, Thing
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.words.catalogue import languages

TWO_WAYS = {
    "seats": {"A": {"deniers": 10, "supply": 1, "dice": "Y5 Y6 W4"}, "B": {"dice": "Y3"}},
    "activities": {"merchant": {"tradesmen": {"A": 1}}, "priest": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}},
    "buildings": {"palace": "B . . . . ."},
}
TWO_DENIERS = (Amount("deniers", 2),)
KINDS = {"city": city_deeds.KINDS, "dice": dice_deeds.KINDS}
VERBS = {"city": tuple(city_deeds.VERBS.values()), "dice": dice_deeds.VERBS}
EVERY = [(name, options) for name, game in GAMES.items() for options in game.soak_options()]


def own(colour: str, value: int) -> Use:
    return Use(Die(0, colour, value))


def found(line: str) -> Deed:
    """The deed of a line of seat A, in the position of two ways."""
    position = staged(TWO_WAYS).position
    [deed] = [deed for deed in GAME.deeds(GAME.view(position, 0)) if GAME.write(deed, 0) == line]
    return deed


def read_back(shown: dict[str, Any]) -> list[Deed]:
    """Deeds from their rows, as a client makes them."""

    def entry(table: str, at: Any) -> Any:
        return None if at == -1 else shown[table][at]

    def use(at: int) -> dict[str, Any]:
        made = shown["uses"][at]
        return {**shown["dice"][made["die"]], **made}

    deeds = []
    for row in shown["moves"]:
        whole = dict(zip(COLUMNS, [*row, *[-1] * (len(COLUMNS) - len(row))], strict=True))
        amount, paid, price = entry("amounts", whole["amount"]), entry("paid", whole["paid"]), whole["price"]
        data = {
            "verb": entry("verbs", whole["verb"])["verb"],
            "target": entry("targets", whole["target"]),
            "dice": [use(at) for at in entry("lots", whole["lot"]) or []],
            "cube": entry("cubes", whole["cube"]),
            "amount": amount and amount["n"],
            "paid": paid and paid["resource"],
        }
        costs = {} if price == -1 else shown["prices"][price]["amounts"]
        deed = deed_from(data)._replace(id=str(whole["id"]))
        deeds.append(deed._replace(price=tuple(Amount(unit, n) for unit, n in costs.items())))
    return deeds


@pytest.mark.parametrize(("name", "options"), EVERY, ids=str)
def test_deeds_of_random_games_are_complete_different_and_travel_well(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    position, source, choices = game.new(game.setup(options)), FastSource(3), SequenceSource(3)
    verbs = {*VERBS[name], *(verb for module in MODULES.values() if module.edge for verb in module.edge.verbs)}
    position.roll(source)
    while not position.is_over():
        seat = position.pending()[0]
        view = game.view(position, seat)
        moves = view.moves()
        if choices.below(4) == 0:
            deeds = game.deeds(view)
            assert [int(deed.id) for deed in deeds[: len(moves)]] == moves
            assert {int(deed.id) for deed in deeds} == set(moves)
            assert len({deed._replace(id="") for deed in deeds}) == len(deeds)
            assert {deed.verb for deed in deeds} <= verbs
            assert {deed.target.kind for deed in deeds if deed.target} <= set(KINDS[name])
            for deed in deeds[: len(moves)][:20]:
                assert game.parse(position, game.write(deed._replace(id=""), seat)) == int(deed.id)
            shown = tables_of(deeds, game.voice.deed_words(view, languages()[int(choices.below(2))], "ABCDEFGHIJ"))
            assert read_back(json.loads(json.dumps(shown))) == deeds
            assert all(entry["text"] for table in ("verbs", "targets", "dice", "prices") for entry in shown[table])
        position.play(moves[choices.below(len(moves))])
        position.roll(source)


def test_an_action_names_its_card_its_dice_its_price_and_its_cube() -> None:
    deed = found("A activate merchant with Y5 B:Y3 using priest")
    assert deed.verb == "activate"
    assert deed.target == Thing("card", "merchant", 3)
    assert deed.dice == (own("yellow", 5), Use(Die(1, "yellow", 3)))
    assert deed.cube is not None
    assert (deed.cube.kind, deed.cube.key) == ("card", "priest")
    assert deed.price == (Amount("deniers", 4),)
    assert found("A farm with Y5").target == Thing("fields")
    assert found("A pass")._replace(id="") == Deed("", "pass")


def test_dice_first_or_target_first_lead_to_the_same_deeds() -> None:
    deeds = GAME.deeds(GAME.view(staged(TWO_WAYS).position, 0))
    by_dice = grouped(deeds, lambda deed: deed.dice)[own("yellow", 5), own("yellow", 6)]
    by_verb = grouped(deeds, lambda deed: deed.verb)["farm"]
    assert {"activate", "farm"} <= {deed.verb for deed in by_dice}
    assert set(grouped(by_dice, lambda deed: deed.verb)["farm"]) == {
        deed for deed in by_verb if deed.dice == (own("yellow", 5), own("yellow", 6))
    }


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A swap Y2 for B:W5", Deed("", "swap", None, (own("yellow", 2), Use(Die(1, "white", 5))))),
        ("A guard with N:R1", Deed("", "guard", Thing("guard"), (Use(Die(None, "red", 1)),), price=TWO_DENIERS)),
    ],
)
def test_moves_of_extensions_are_deeds_with_words_of_their_own(line: str, expected: Deed) -> None:
    match = staged(
        {
            "seats": {"A": {"deniers": 20, "dice": "Y2 R3"}, "B": {"dice": "W5 R6"}},
            "neutral": {"dice": "R1"},
            "ramparts": {
                "tiles": ["richer_agriculture", "extra_red_die", "swap_dice", "glory"],
                "guards": {"A": 15},
                "cubes": {"A": [0, 0, 1, 0]},
            },
        },
        modules=["ramparts"],
    )
    deeds = {GAME.write(deed, 0): deed._replace(id="") for deed in GAME.deeds(GAME.view(match.position, 0))}
    assert deeds[line] == expected


# ---- planning -----------------------------------------------------------------------------------------------------


def test_a_seat_plans_its_turn_as_if_it_were_now() -> None:
    match = staged({**TWO_WAYS, "turn": "B"})
    planned = GAME.view(match.position, 0).plan()
    assert GAME.view(match.position, 0).moves() == []
    match.play("B pass")
    assert GAME.deeds(planned) == GAME.deeds(GAME.view(match.position, 0))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"phase": "placement", "buildings": {"palace": ". . . . . ."}}, "no_dice"),
        ({"phase": "over"}, "over"),
        ({"turn": "B", "seats": {"A": {"passed": True}, "B": {"dice": "Y3"}}}, "passed"),
    ],
)
def test_where_there_is_no_turn_to_plan_it_is_said(data: dict[str, Any], code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.view(staged(data).position, 0).plan()
    assert refused.value.reason.code == code
    with pytest.raises(IllegalMove):
        GAME.view(staged(data).position, -1).plan()
