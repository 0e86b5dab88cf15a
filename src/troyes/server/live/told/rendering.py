"""What leaves the server about a game. Everything is made for one viewer: a seat, or a spectator.

Positions are shown as views, effects as far as the viewer may see them, lines as far as it may read them. Where all
choose at the same time, of others only who is done is told until all are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from orjson import Fragment, dumps
from sqlalchemy import Row

from troyes.games import ViewShown, show
from troyes.kernel.contract.beat import numbered
from troyes.kernel.contract.rules import SPECTATOR, winners
from troyes.kernel.contract.showing import show_beats
from troyes.kernel.contract.shown import BeatShown
from troyes.kernel.play.sources import sources_of
from troyes.server.live.kept.live_game import OVER, RUNNING, LiveGame, Seat
from troyes.server.live.told import numbering
from troyes.server.live.told.posts import MOVE, START, UNDO, Post, line_for
from troyes.server.live.told.sentences import told_around
from troyes.server.live.told.sharing import SEEN, STATE, VIEW, Sharing, joined
from troyes.server.live.told.shown import DecisionShown, MessageShown, OriginShown, ResultShown, SeatShown

Shown = dict[str, Any]


# ---- the state ---------------------------------------------------------------------------------------------------


def written_state(game: LiveGame, seat: int, language: str, hears: bool, sharing: Sharing) -> bytes:
    """The whole game as a viewer may know it now (`StateShown`), as JSON."""
    own = own_state(game, seat, language, sharing)
    if own["view"] is not None and not game.about.game.simultaneous:
        own["view"] = Fragment(sharing.beside((VIEW, language), own["view"], public_view(game, language, sharing)))
    return joined(sharing.written((STATE, language, hears), lambda: state_of(game, language, hears)), dumps(own))


def own_state(game: LiveGame, seat: int, language: str, sharing: Sharing) -> Shown:
    """What is the viewer's own."""
    return {
        "you": None if seat == SPECTATOR else seat,
        "yours": yours(game, seat),
        "view": view_for(game, seat, language, sharing),
        "decision": decision_for(game, seat, language, sharing),
        "beat": beat_for(game, seat),
        "undo": game.undo_name(seat),
        "goes_back": game.goes_back(seat),
    }


def state_of(game: LiveGame, language: str, hears: bool) -> Shown:
    """What is the same for every viewer who hears the table, or who does not: those are shown this game and no other
    one of the same people, since addresses open games."""
    about = game.about
    origin = origin_of(game)
    return {
        "id": game.id,
        "game": about.game.name,
        "status": game.status,
        "options": about.options,
        "figures": about.playing_with.told[language],
        "terms": about.terms.shown(),
        "visibility": game.visibility,
        "commitment": about.commitment,
        "deal": about.deal,
        "hears": hears,
        "rematch_of": about.rematch_of if hears else None,
        "from": origin if hears or origin is None else {**origin, "game": None},
        "created": about.created,
        "started": game.started,
        "ended": game.ended,
        "closes": game.closes,
        "host": host_of(game),
        "seats": [seat_shown(one.number, one, one.deadline) for one in game.seats],
        "pending": game.pending(),
        "went_back": game.went_back,
        "result": result_of(game, language) if game.status == OVER else None,
    }


def view_for(game: LiveGame, seat: int, language: str, sharing: Sharing) -> ViewShown | None:
    """The position; what a spectator sees of it is made once for all, where that helps."""
    view = seen_by(game, seat, sharing)
    if view is None or game.about.game.simultaneous:
        return None if view is None else show(view, language)
    return show(view, language, public_view(game, language, sharing))


def public_view(game: LiveGame, language: str, sharing: Sharing) -> ViewShown:
    return sharing.once((VIEW, language), lambda: show(seen_by(game, SPECTATOR, sharing), language))


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
    if name is None:
        return None
    ask = game.about.game.voice.question
    return {"id": name, "question": sharing.once((name, language), lambda: ask(seen_by(game, seat, sharing), language))}


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


class Played(NamedTuple):
    """What a viewer may know of a start or a move: those who know the same are told the same."""

    effects: tuple[int, ...]
    lines: tuple[str, ...]
    is_whole_turn: bool
    is_named: bool  # by the decision it answers, its line and its id


def post_for(game: LiveGame, post: Post, number: int, seat: int, language: str) -> MessageShown:
    """A message as a viewer may know it, from its row alone: the same whenever it is asked for."""
    shown = {"seq": number, "kind": post.kind, "seat": post.seat, "created": post.created}
    if post.kind in (START, MOVE):
        told = played_for(game, post, played_by(game, post, seat), language)
    elif post.kind == UNDO:
        is_known = post.seat == seat or not game.about.game.simultaneous
        left = numbering.before(post).number
        told = {
            "back": [decision for _, decision in post.body["back"]] if is_known else [],
            "beat": left,
            "open": left,
        }
    else:
        told = around_for(game, post, language)
    return cast(MessageShown, shown | told)


def written_post(game: LiveGame, post: Post, number: int, seat: int, language: str) -> bytes:
    """The same as JSON."""
    known = played_by(game, post, seat) if post.kind in (START, MOVE) else seat
    return post.words.written((number, language, known), lambda: post_for(game, post, number, seat, language))


def around_for(game: LiveGame, post: Post, language: str) -> Shown:
    """What happens around the table, as its kind is declared in `shown.py`."""
    told: Shown = {name: value for name, value in post.body.items() if name != "asked"}
    around = told_around(game, post)
    if around is not None:
        told["beats"] = [{"kind": post.kind, "seat": post.seat, "text": [around.text(language)]}]
    return told


def played_by(game: LiveGame, post: Post, seat: int) -> Played:
    """Where all choose at the same time, the move that ends a turn tells all of it anew."""
    simultaneous = game.about.game.simultaneous
    is_revealed = not simultaneous or bool(post.body["lines"])
    is_named = post.kind == MOVE and (not simultaneous or post.seat == seat)
    lines = tuple(line_for(row, seat) for row in post.body["lines"])
    return Played(tuple(effects_for(game, post, seat, is_revealed)), lines, is_revealed, is_named)


def played_for(game: LiveGame, post: Post, played: Played, language: str) -> Shown:
    shown: Shown = {"lines": played.lines, "is_whole_turn": played.is_whole_turn}
    if post.kind == START:
        shown["commitment"] = post.body["commitment"]
    elif played.is_named:  # moves that were played before ids were kept have none
        shown |= {"decision": post.body["decision"], "line": post.body["line"], "move": post.body.get("move")}
    effects, left = played.effects, numbering.open_after(game.about, post)
    told = post.words.once((effects, language), lambda: beats_for(game, post, effects, language, left))
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
