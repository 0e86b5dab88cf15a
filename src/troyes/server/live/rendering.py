"""What leaves the server about a game. Everything is made for one viewer: a seat, or a spectator.

Positions are shown as views, effects as far as the viewer may see them, lines as far as it may read them. Where all
choose at the same time, of others only who is done is told until all are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from troyes.kernel.game import SPECTATOR, winners
from troyes.kernel.sources import sources_of
from troyes.server.live.live_game import OVER, LiveGame, Seat
from troyes.server.live.posts import MOVE, START, UNDO, Post, line_for
from troyes.server.live.rules_lock import RULES
from troyes.server.live.sharing import STATE, VIEW, Sharing
from troyes.server.live.telling import told_around

Shown = dict[str, Any]


# ---- the state ---------------------------------------------------------------------------------------------------


def state_for(game: LiveGame, seat: int, language: str, hears: bool, sharing: Sharing | None = None) -> Shown:
    """The whole game as a viewer may know it now."""
    sharing = sharing or Sharing()
    with RULES:
        return {
            **sharing.once((STATE, language), lambda: state_for_all(game, language)),
            **({} if hears else alone(game)),
            "you": None if seat == SPECTATOR else seat,
            "yours": yours(game, seat),
            "view": view_for(game, seat, language, sharing),
            "decision": decision_for(game, seat, language),
            "undo": game.undo_name(seat),
        }


def state_for_all(game: LiveGame, language: str) -> Shown:
    """What is the same for every viewer; the rest has its place and no value."""
    about = game.about
    return {
        "id": game.id,
        "game": about.game.name,
        "status": game.status,
        "options": about.options,
        "figures": about.playing_with.told[language],
        "terms": about.terms.model_dump(),
        "visibility": game.visibility,
        "commitment": about.commitment,
        "deal": about.deal,
        "hears": True,
        "rematch_of": about.rematch_of,
        "from": origin_of(game),
        "created": about.created,
        "started": game.started,
        "ended": game.ended,
        "closes": game.closes,
        "you": None,
        "yours": None,
        "host": host_of(game),
        "seats": [seat_shown(one.number, one, one.deadline) for one in game.seats],
        "pending": game.pending(),
        "view": None,
        "decision": None,
        "undo": None,
        "result": result_of(game, language) if game.status == OVER else None,
    }


def alone(game: LiveGame) -> Shown:
    """What those are told instead who are shown this game and no other one of the same people: addresses open games."""
    origin = origin_of(game)
    return {"hears": False, "rematch_of": None, "from": None if origin is None else {**origin, "game": None}}


def view_for(game: LiveGame, seat: int, language: str, sharing: Sharing) -> Shown | None:
    """The position; what a spectator sees of it is made once for all, where that helps."""
    if game.turn is None:
        return None
    rules, position = game.about.game, game.turn.position
    view = rules.view(position, seat)
    if rules.simultaneous:
        return view.to_dict(language)
    return view.to_dict(
        language, sharing.once((VIEW, language), lambda: rules.view(position, SPECTATOR).to_dict(language))
    )


def yours(game: LiveGame, seat: int) -> list[int]:
    """All seats of who holds this one."""
    return [] if seat == SPECTATOR else game.seats_of(game.seats[seat].person)


def origin_of(game: LiveGame) -> Shown | None:
    """The game that this one goes on from."""
    found = game.about.beginning
    return None if found is None else {"game": found.game, "step": len(found.lines)}


def host_of(game: LiveGame) -> int | None:
    seat = game.seat_of(game.host)
    return None if seat == SPECTATOR else seat


def seat_shown(number: int, seat: Seat | Row[Any], deadline: int | None) -> Shown:
    """A seat of a game, or as the table `seats` keeps it, with its deadline by the calendar."""
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "level": seat.level,
        "bank": seat.bank,
        "deadline": deadline,
    }


def decision_for(game: LiveGame, seat: int, language: str) -> Shown | None:
    """What the viewer has to decide, as a sentence, with the name that an answer must give."""
    name = game.decision(seat)
    if name is None or game.turn is None:
        return None
    rules = game.about.game
    return {"id": name, "question": rules.question(rules.view(game.turn.position, seat), language)}


def result_of(game: LiveGame, language: str) -> Shown:
    """Every point of everybody by source, and the secret of the dice."""
    assert game.turn is not None
    rules, totals = game.about.game, list(game.scores or ())
    return {
        "scores": totals,
        "winners": winners(totals, len(game.seats)),
        "sources": sources_of(rules, game.turn.position, language),
        "secret": None if game.about.deal is not None else game.about.secret.hex(),
    }


# ---- messages ----------------------------------------------------------------------------------------------------


def post_for(
    game: LiveGame, post: Post, number: int, seat: int, language: str, sharing: Sharing | None = None
) -> Shown:
    """A message as a viewer may know it, from its row alone: the same whenever it is asked for."""
    shown = {"seq": number, "kind": post.kind, "seat": post.seat, "created": post.created}
    if post.kind in (START, MOVE):
        return {**shown, **played_for(game, post, seat, language, sharing or Sharing())}
    if post.kind == UNDO:
        names = [decision for _, decision in post.body["back"]]
        is_known = post.seat == seat or not game.about.game.simultaneous
        return {**shown, "back": names if is_known else []}
    around = told_around(game, post)
    told = {} if around is None else {"told": [around.text(language)]}
    return {**shown, **{name: value for name, value in post.body.items() if name != "asked"}, **told}


def played_for(game: LiveGame, post: Post, seat: int, language: str, sharing: Sharing) -> Shown:
    """A start or a move. Where all choose at the same time, the move that ends a turn tells all of it anew."""
    simultaneous = game.about.game.simultaneous
    is_revealed = not simultaneous or bool(post.body["lines"])
    shown: Shown = {"lines": [line_for(row, seat) for row in post.body["lines"]], "is_whole_turn": is_revealed}
    if post.kind == START:
        shown["commitment"] = post.body["commitment"]
    elif not simultaneous or post.seat == seat:
        shown |= {"decision": post.body["decision"], "line": post.body["line"]}
    effects = effects_for(game, post, seat, is_revealed)
    return {**shown, **sharing.once((*effects, language), lambda: words_for(game, effects, language))}


def words_for(game: LiveGame, effects: Sequence[int], language: str) -> Shown:
    """Effects as sentences and as plain data."""
    named = game.about.game.name_effects(game.about.setup, effects, language)
    return {"told": told(game, effects, language), "effects": named}


def effects_for(game: LiveGame, post: Post, seat: int, is_revealed: bool) -> list[int]:
    effects = post.effects or {"own": [], "lines": []}
    if not is_revealed:
        return game.about.game.visible(effects["own"], seat) if post.seat == seat else []
    found = [effect for line in effects["lines"] for effect in line]
    return found if game.about.game.simultaneous else game.about.game.visible(found, seat)


def told(game: LiveGame, effects: Sequence[int], language: str) -> list[str]:
    with RULES:
        return game.about.game.tell(game.about.setup, effects, language, game.names()) if effects else []


def folded(posts: Sequence[Shown]) -> list[Shown]:
    """A list of shown messages without what was taken back and without what a later one tells anew."""
    back = {name for post in posts if post["kind"] == UNDO for name in post["back"]}
    kept: list[Shown] = []
    for post in posts:
        if post["kind"] == UNDO or post.get("decision") in back:
            continue
        if post["kind"] == MOVE and post["is_whole_turn"]:
            kept = [one for one in kept if one["kind"] != MOVE or one["is_whole_turn"]]
        kept.append(post)
    return kept
