# compiled
"""The switchboard: which moves are legal for the frame on top, and what playing one sets off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.rules.actions import play_action, play_pass
from troyes.city.rules.changes import add_supply, stand
from troyes.city.rules.codes import (
    ALSO,
    BEAT,
    CHANCE_SEAT,
    CUBE,
    DONE,
    EXTENSION_FRAME,
    EXTENSION_MOVE,
    F_ALSO,
    F_CHANCE,
    F_COUNTER,
    F_CUBE,
    F_FLIP,
    F_PLACE,
    F_SHOOT,
    F_SPLIT,
    F_TAKE,
    F_TIMES,
    F_TURN,
    F_WITH,
    FLIP,
    PASS,
    PLACE,
    RECRUIT,
    REROLL,
    SHOOT,
    SPLIT,
    TAKE,
    TIMES,
    TURN_OVER,
    WITH,
    YIELD,
    choice,
    dice_of,
    first_die,
    kind_of,
    outcome_of,
    seat_of,
    target_of,
)
from troyes.city.rules.counter import (
    end_also,
    end_with,
    list_also,
    list_counter,
    list_with,
    play_also,
    play_beat,
    play_with,
    play_yield,
)
from troyes.city.rules.effect_codes import B_SETUP
from troyes.city.rules.follow_ups import (
    list_cubes,
    list_portions,
    list_shoot,
    list_take,
    list_times,
    play_cube,
    play_shoot,
    play_split,
    play_take,
    play_times,
)
from troyes.city.rules.influence import begin_flip, list_flips, recruit, reroll, turn_over
from troyes.city.rules.layout import BUILDINGS, DEPTH, EMPTY, SPACES
from troyes.city.rules.luck import apply_chance
from troyes.city.rules.main_moves import list_turn
from troyes.city.rules.phases import advance, is_follow_up
from troyes.city.rules.state import State, pop, top

GAME_OVER: Final = -1


def decider(s: State) -> i64:
    """The seat that has to decide, CHANCE_SEAT, or GAME_OVER."""
    if s.v[DEPTH] == 0:
        return GAME_OVER
    at = top(s)
    return CHANCE_SEAT if s.v[at] == F_CHANCE else s.v[at + 1]


def list_moves(s: State) -> i64:
    """Write the legal moves of the deciding seat into the scratch list; returns how many."""
    at = top(s)
    kind = s.v[at]
    seat = s.v[at + 1]
    if kind == F_TURN:
        return list_turn(s, seat)
    if kind == F_TAKE:
        return list_take(s, seat)
    if kind == F_TIMES:
        return list_times(s, seat)
    if kind == F_CUBE:
        return list_cubes(s, seat)
    if kind == F_COUNTER:
        return list_counter(s, seat)
    if kind == F_WITH:
        return list_with(s, seat)
    if kind == F_ALSO:
        return list_also(s, seat)
    if kind == F_PLACE:
        return list_places(s, seat)
    if kind == F_FLIP:
        return list_flips(s, seat)
    if kind == F_SPLIT:
        return list_portions(s, seat, SPLIT)
    if kind == F_SHOOT:
        return list_shoot(s, seat)
    n: i64 = 0
    for extension in s.setup.on_frame:
        n = max(n, extension.list_frame(s, seat, kind))
    return n


def list_places(s: State, seat: i64) -> i64:
    """Initial placement: any empty space."""
    space: i64
    n: i64 = 0
    for space in range(SPACES):
        if s.v[BUILDINGS + space] == EMPTY:
            s.scratch.moves[n] = choice(seat, PLACE, space)
            n += 1
    return n


def apply(s: State, move: i64) -> None:
    """Play a legal move (or a possible outcome) and go on to the next decision. Nothing is checked here."""
    answer(s, move)
    while go_on(s):
        pass


def answer(s: State, move: i64) -> None:
    """Give the answer that the frame on top waits for, and nothing more."""
    if seat_of(move) == CHANCE_SEAT:
        apply_chance(s, outcome_of(move))
    else:
        apply_move(s, move)


def go_on(s: State) -> bool:
    """One step on: a rule, or a follow-up with a single option; False when nothing happens by itself."""
    if advance(s):
        return True
    if s.v[DEPTH] == 0 or not is_follow_up(s.v[top(s)]) or list_moves(s) != 1:
        return False
    apply_move(s, s.scratch.moves[0])
    return True


def apply_move(s: State, move: i64) -> None:
    kind = kind_of(move)
    seat = seat_of(move)
    target = target_of(move)
    if s.v[top(s)] >= EXTENSION_FRAME and kind != DONE:
        for extension in s.setup.on_move:
            extension.play(s, seat, move)
    elif kind == TAKE:
        play_take(s, seat, target)
    elif kind == TIMES:
        play_times(s, seat, target)
    elif kind == CUBE:
        play_cube(s, seat, target)
    elif kind == PASS:
        play_pass(s, seat)
    elif kind == REROLL:
        reroll(s, seat, first_die(dice_of(move)))
    elif kind == RECRUIT:
        recruit(s, seat)
    elif kind == FLIP:
        begin_flip(s, seat)
    elif kind == TURN_OVER:
        turn_over(s, seat, first_die(dice_of(move)))
    elif kind == BEAT:
        play_beat(s, seat)
    elif kind == YIELD:
        play_yield(s, seat)
    elif kind == ALSO:
        play_also(s, seat, target)
    elif kind == WITH:
        play_with(s, seat, first_die(dice_of(move)))
    elif kind == DONE:
        play_done(s, seat)
    elif kind == SPLIT:
        play_split(s, seat, target)
    elif kind == SHOOT:
        play_shoot(s, seat)
    elif kind == PLACE:
        place(s, seat, target)
    elif kind >= EXTENSION_MOVE:
        for extension in s.setup.on_move:
            extension.play(s, seat, move)
    else:
        play_action(s, seat, move)


def place(s: State, seat: i64, space: i64) -> None:
    pop(s)
    add_supply(s, seat, -1, B_SETUP)
    stand(s, space, seat, B_SETUP)


def play_done(s: State, seat: i64) -> None:
    kind = s.v[top(s)]
    if kind == F_ALSO:
        end_also(s, seat)
    elif kind == F_WITH:
        end_with(s, seat)
    else:
        pop(s)
