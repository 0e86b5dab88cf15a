"""What leaves the server about a game. Everything is made for one viewer: a seat, or a spectator.

Positions are shown as views, effects as far as the viewer may see them, lines as far as it may read them. Where all
choose at the same time, of others only who is done is told until all are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Row

from troyes.games import GameName, OptionsShown, ViewShown, show
from troyes.kernel.contract.beat import numbered
from troyes.kernel.contract.rules import SPECTATOR, winners
from troyes.kernel.contract.showing import show_beats
from troyes.kernel.contract.shown import BeatShown
from troyes.kernel.play.sources import sources_of
from troyes.server.live.kept.live_game import OVER, RUNNING, LiveGame, Seat
from troyes.server.live.told import numbering
from troyes.server.live.told.posts import MOVE, START, UNDO, Post, line_for
from troyes.server.live.told.sentences import told_around
from troyes.server.live.told.sharing import SEEN, STATE, VIEW, Sharing
from troyes.server.live.told.shown import DecisionShown, MessageShown, OriginShown, ResultShown, SeatShown, StateShown

Shown = dict[str, Any]


# ---- the state ---------------------------------------------------------------------------------------------------


def state_for(game: LiveGame, seat: int, language: str, hears: bool, sharing: Sharing | None = None) -> StateShown:
    """The whole game as a viewer may know it now."""
    sharing = sharing or Sharing()
    common = sharing.once((STATE, language), lambda: state_for_all(game, language))
    return {
        **(common if hears else alone(common)),
        "you": None if seat == SPECTATOR else seat,
        "yours": yours(game, seat),
        "view": view_for(game, seat, language, sharing),
        "decision": decision_for(game, seat, language, sharing),
        "beat": beat_for(game, seat),
        "undo": game.undo_name(seat),
    }


def state_for_all(game: LiveGame, language: str) -> StateShown:
    """What is the same for every viewer; the rest has its place and no value."""
    about = game.about
    return {
        "id": game.id,
        "game": cast(GameName, about.game.name),
        "status": game.status,
        "options": cast(OptionsShown, about.options),
        "figures": about.playing_with.told[language],
        "terms": about.terms.shown(),
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
        "yours": [],
        "host": host_of(game),
        "seats": [seat_shown(one.number, one, one.deadline) for one in game.seats],
        "pending": game.pending(),
        "view": None,
        "decision": None,
        "beat": None,
        "undo": None,
        "result": result_of(game, language) if game.status == OVER else None,
    }


def alone(state: StateShown) -> StateShown:
    """What those are told who are shown this game and no other one of the same people: addresses open games."""
    origin = state["from"]
    own: OriginShown | None = None if origin is None else {**origin, "game": None}
    return {**state, "hears": False, "rematch_of": None, "from": own}


def view_for(game: LiveGame, seat: int, language: str, sharing: Sharing) -> ViewShown | None:
    """The position; what a spectator sees of it is made once for all, where that helps."""
    view = seen_by(game, seat, sharing)
    if view is None or game.about.game.simultaneous:
        return None if view is None else show(view, language)
    public = sharing.once((VIEW, language), lambda: show(seen_by(game, SPECTATOR, sharing), language))
    return show(view, language, public)


def seen_by(game: LiveGame, seat: int, sharing: Sharing) -> Any:
    """The view of a seat, None before the start; made once for one state."""
    if game.turn is None:
        return None
    rules, position = game.about.game, game.turn.position
    return sharing.once((SEEN, seat), lambda: rules.view(position, seat))


def yours(game: LiveGame, seat: int) -> list[int]:
    """All seats of who holds this one."""
    return [] if seat == SPECTATOR else game.seats_of(game.seats[seat].person)


def origin_of(game: LiveGame) -> OriginShown | None:
    """The game that this one goes on from."""
    found = game.about.beginning
    return None if found is None else {"game": found.game, "step": len(found.lines)}


def host_of(game: LiveGame) -> int | None:
    seat = game.seat_of(game.host)
    return None if seat == SPECTATOR else seat


def seat_shown(number: int, seat: Seat | Row[Any], deadline: int | None) -> SeatShown:
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


def beat_for(game: LiveGame, seat: int) -> int | None:
    """The beat in which the viewer is, or all are; None before the start."""
    if game.turn is None:
        return None
    own = numbering.own_number(game.about, game.beat, game.turn, seat) if game.status == RUNNING else None
    return own or game.beat.number


def decision_for(game: LiveGame, seat: int, language: str, sharing: Sharing) -> DecisionShown | None:
    """What the viewer has to decide, as a sentence, with the name that an answer must give."""
    name = game.decision(seat)
    if name is None or game.turn is None:
        return None
    return {"id": name, "question": game.about.game.voice.question(seen_by(game, seat, sharing), language)}


def result_of(game: LiveGame, language: str) -> ResultShown:
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


def post_for(game: LiveGame, post: Post, number: int, seat: int, language: str) -> MessageShown:
    """A message as a viewer may know it, from its row alone: the same whenever it is asked for."""
    return cast(MessageShown, parts_for(game, post, number, seat, language))


def parts_for(game: LiveGame, post: Post, number: int, seat: int, language: str) -> Shown:
    """What its kind calls for, as `shown.py` declares it."""
    shown = {"seq": number, "kind": post.kind, "seat": post.seat, "created": post.created}
    if post.kind in (START, MOVE):
        return {**shown, **played_for(game, post, seat, language)}
    if post.kind == UNDO:
        names = [decision for _, decision in post.body["back"]]
        is_known = post.seat == seat or not game.about.game.simultaneous
        left = numbering.before(post).number
        return {**shown, "back": names if is_known else [], "beat": left, "open": left}
    around = told_around(game, post)
    told: Shown = {}
    if around is not None:
        told["beats"] = [{"kind": post.kind, "seat": post.seat, "text": [around.text(language)]}]
    return {**shown, **{name: value for name, value in post.body.items() if name != "asked"}, **told}


def played_for(game: LiveGame, post: Post, seat: int, language: str) -> Shown:
    """A start or a move. Where all choose at the same time, the move that ends a turn tells all of it anew."""
    simultaneous = game.about.game.simultaneous
    is_revealed = not simultaneous or bool(post.body["lines"])
    shown: Shown = {"lines": [line_for(row, seat) for row in post.body["lines"]], "is_whole_turn": is_revealed}
    if post.kind == START:
        shown["commitment"] = post.body["commitment"]
    elif not simultaneous or post.seat == seat:
        # moves that were played before ids were kept have none
        shown |= {"decision": post.body["decision"], "line": post.body["line"], "move": post.body.get("move")}
    effects, left = effects_for(game, post, seat, is_revealed), numbering.open_after(game.about, post)
    told = post.words.once((*effects, language), lambda: beats_for(game, post, effects, language, left))
    number = told[0]["number"] if told else numbering.before(post).number
    return {**shown, "beat": number, "open": left, "beats": told}


def beats_for(
    game: LiveGame, post: Post, effects: Sequence[int], language: str, left_open: int | None
) -> list[BeatShown]:
    """Effects as beats with their numbers; only what the viewer may know has come this far."""
    found, _ = numbered(numbering.before(post), numbering.beats_in(game.about, post, effects))
    return show_beats(game.about.game.voice.speaker(game.about.setup, language, game.names()), found, left_open)


def effects_for(game: LiveGame, post: Post, seat: int, is_revealed: bool) -> list[int]:
    effects = post.effects or {"own": [], "lines": []}
    if not is_revealed:
        return game.about.game.visible(effects["own"], seat) if post.seat == seat else []
    found = [effect for line in effects["lines"] for effect in line]
    return found if game.about.game.simultaneous else game.about.game.visible(found, seat)


def folded(posts: Sequence[MessageShown]) -> list[MessageShown]:
    """A list of shown messages without what was taken back and without what a later one tells anew."""
    back = {name for post in posts if post["kind"] == "undo" for name in post["back"]}
    kept: list[MessageShown] = []
    for post in posts:
        if post["kind"] == "undo" or (post["kind"] == "move" and post.get("decision") in back):
            continue
        if post["kind"] == "move" and post["is_whole_turn"]:
            kept = [one for one in kept if one["kind"] != "move" or one["is_whole_turn"]]
        kept.append(post)
    return kept
