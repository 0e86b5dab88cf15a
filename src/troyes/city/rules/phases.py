# compiled
"""The course of a game: set-up, initial placement, rounds of six phases, end.

`run` goes on until somebody has to decide or chance has to speak. With an empty stack the phase decides what comes
next; otherwise the frame on top does.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cards.events import resolve
from troyes.city.rules.changes import add_coins, add_supply, note, stand
from troyes.city.rules.codes import (
    DEAL,
    DRAW_EVENT,
    DRAW_START,
    EXTENSION_FRAME,
    F_AFTER,
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
    LAY_OPEN,
    REVEAL_CARD,
    ROLL,
    ROLL_BLACK,
)
from troyes.city.rules.counter import black_dice_remain
from troyes.city.rules.effect_codes import (
    B_ROUND_END,
    B_SETUP,
    B_WAIT,
    E_ROUND,
    E_START,
    INSIDE_PHASE,
    N_PHASE,
    N_TURN,
    NOBODY,
)
from troyes.city.rules.event_queue import all_open_banners, event_at
from troyes.city.rules.income import pay_everyone
from troyes.city.rules.layout import (
    ACTIONS,
    ANNOUNCED,
    BLACK_TAKEN,
    BOX_REDS,
    BUILDINGS,
    CALLED,
    CLOSED,
    COLOURS,
    COUNTER,
    DEPTH,
    DICE_LEFT,
    EMPTY,
    EVENTS,
    INCOME,
    LAID,
    MAX_BLACK,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    NONE,
    OVER,
    PASSED,
    PHASE,
    PLACEMENT,
    QUEUE_LENGTH,
    RED,
    REROLLS,
    REVEAL,
    ROUND,
    ROUND_END,
    SETUP,
    SHOTS,
    SPACES,
    SPARED,
    START,
    STEP,
    TURN,
    WORKFORCE,
)
from troyes.city.rules.luck import pool_count
from troyes.city.rules.opening import snake_seat
from troyes.city.rules.order import next_in_turn, person_from_start
from troyes.city.rules.round_end import clear_dice, collect, pass_start_card, send_home
from troyes.city.rules.state import State, get, pop, push, seat_at, top

# ---- running -----------------------------------------------------------------------------------------------------


def run(s: State) -> None:
    """Go on to the next decision, chance or the end."""
    while advance(s):
        pass


def advance(s: State) -> bool:
    """One step on; False when somebody has to decide, chance has to speak or the game is over."""
    if s.v[DEPTH] > 0:
        return not waits(s)
    if s.v[PHASE] == OVER:
        return False
    next_step(s)
    return True


def waits(s: State) -> bool:
    """Whether the frame on top needs an answer; shots that are used up or have no target are removed."""
    at = top(s)
    kind = s.v[at]
    if kind == F_SHOOT and (all_open_banners(s) == 0 or s.v[at + 3] == 0):
        pop(s)
        return False
    if kind == F_AFTER:
        end_action(s)
        return False
    if kind >= EXTENSION_FRAME:
        for extension in s.setup.on_frame:
            if not extension.frame_waits(s, s.v[at + 1], kind):
                return False
    return True


def end_action(s: State) -> None:
    """Everything an action set off is decided: tell the extensions."""
    at = top(s)
    seat = s.v[at + 1]
    kind = s.v[at + 2]
    target = s.v[at + 3]
    pop(s)
    for extension in s.setup.on_ended:
        extension.action_ended(s, seat, kind, target)


def is_follow_up(kind: i64) -> bool:
    """Decisions inside a move already begun: with a single option they are taken at once."""
    return kind >= EXTENSION_FRAME or kind in (F_ALSO, F_WITH, F_FLIP, F_TAKE, F_TIMES, F_CUBE, F_SPLIT, F_SHOOT)


def enter(s: State, phase: i64) -> None:
    s.v[PHASE] = phase
    s.v[STEP] = 0
    note(s, N_PHASE, NOBODY, phase, 0, 0)
    for extension in s.setup.on_phase:
        extension.phase_starts(s, phase)


def next_step(s: State) -> None:
    phase = s.v[PHASE]
    if phase == ACTIONS:
        step_actions(s)
    elif phase == COUNTER:
        step_counter(s)
    elif phase == EVENTS:
        step_events(s)
    elif phase == PLACEMENT:
        step_placement(s)
    elif phase == SETUP:
        step_setup(s)
    elif phase == REVEAL:
        step_reveal(s)
    elif phase == INCOME:
        pay_everyone(s)
        enter(s, WORKFORCE)
    elif phase == WORKFORCE:
        step_workforce(s)
    else:
        end_round(s)


def ask_chance(s: State, seat: i64, kind: i64, index: i64, a: i64, b: i64) -> None:
    push(s, F_CHANCE, seat, kind, index, a, b)


# ---- before the first round --------------------------------------------------------------------------------------


def step_setup(s: State) -> None:
    """Start seat, then characters, one seat at a time, then those that lie open for all."""
    setup = s.setup
    step = s.v[STEP]
    s.v[STEP] += 1
    if step == 0:
        if setup.start < 0:
            ask_chance(s, NOBODY, DRAW_START, 0, 0, 0)
    elif step <= setup.players:
        if setup.characters_each > 0:
            ask_chance(s, step - 1, DEAL, step - 1, 0, 0)
    elif step <= setup.players + setup.face_up:
        place = step - setup.players - 1
        ask_chance(s, NOBODY, LAY_OPEN, place, place, 0)
    else:
        if setup.start >= 0:  # noted now, not at step 0: nobody could be told of what happens before the first chance
            note(s, E_START, setup.start, 0, B_SETUP, 1)
        s.v[BOX_REDS] = pool_count(s, DRAW_EVENT, RED) - setup.rounds
        for space in setup.neutral_spaces:
            add_supply(s, NEUTRAL, -1, B_SETUP)
            stand(s, space, NEUTRAL, B_SETUP)
        enter(s, PLACEMENT)


def step_placement(s: State) -> None:
    space: i64
    step = s.v[STEP]
    if step < s.setup.players * s.setup.start_citizens:
        s.v[STEP] += 1
        seat = snake_seat(s, step)
        note(s, N_TURN, seat, INSIDE_PHASE, 0, 0)
        push(s, F_PLACE, seat, 0, 0, 0, 0)
        for extension in s.setup.on_placement:
            extension.before_placement(s, step)
        return
    for space in range(SPACES):
        if s.v[BUILDINGS + space] == EMPTY and s.v[NEUTRAL_SUPPLY] > 0:
            add_supply(s, NEUTRAL, -1, B_SETUP)
            stand(s, space, NEUTRAL, B_SETUP)
    begin_round(s)


# ---- phases 0 to 2 -----------------------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    seat: i64
    s.v[ROUND] += 1
    note(s, E_ROUND, NOBODY, 0, B_ROUND_END, 1)
    for seat in range(s.setup.players):
        s.v[seat_at(seat) + REROLLS] = 0
        s.v[seat_at(seat) + SHOTS] = 0
    enter(s, REVEAL)


def step_reveal(s: State) -> None:
    """In rounds 1 to 3 one card of each colour, of the level of the round."""
    step = s.v[STEP]
    if s.v[ROUND] > 3 or step >= COLOURS:
        enter(s, INCOME)
        return
    s.v[STEP] += 1
    slot = step * 3 + s.v[ROUND] - 1
    ask_chance(s, NOBODY, REVEAL_CARD, slot, slot, 0)


def step_workforce(s: State) -> None:
    """One roll per building."""
    space: i64
    step = s.v[STEP]
    if step >= COLOURS:
        enter(s, EVENTS)
        ask_chance(s, NOBODY, DRAW_EVENT, 0, RED, 0)
        s.v[STEP] = NONE  # drawing; from 0 on it is the place in the queue
        return
    s.v[STEP] += 1
    for space in range(step * 6, step * 6 + 6):
        if s.v[BUILDINGS + space] != EMPTY:
            ask_chance(s, NOBODY, ROLL, step, step, 0)
            return


# ---- phase 3 -----------------------------------------------------------------------------------------------------


def step_events(s: State) -> None:
    """New cards enter the queue, then all are resolved from left to right, then the black dice are rolled."""
    step = s.v[STEP]
    if step < 0:
        called = s.v[CALLED]
        if called != NONE:
            s.v[STEP] -= 1
            ask_chance(s, NOBODY, DRAW_EVENT, -s.v[STEP] - 1, called, 1 if called == RED else 0)
        else:
            s.v[STEP] = 0
    elif step >= s.v[QUEUE_LENGTH]:
        begin_counter(s)
    elif s.v[ANNOUNCED] == 0:
        s.v[ANNOUNCED] = 1
        for extension in s.setup.on_threat:
            extension.event_threatens(s, step, event_at(s, step))
    else:
        s.v[ANNOUNCED] = 0
        resolve(s, step)
        s.v[SPARED] = 0
        s.v[STEP] += 1


def begin_counter(s: State) -> None:
    dice = s.v[BLACK_TAKEN]
    cap: i64 = s.setup.black_dice_cap if s.setup.black_dice_cap > 0 else MAX_BLACK
    s.v[BLACK_TAKEN] = 0
    s.v[TURN] = s.v[START]
    enter(s, COUNTER)
    if dice > 0:
        ask_chance(s, NOBODY, ROLL_BLACK, 0, min(dice, cap), 0)


def step_counter(s: State) -> None:
    """Round the table until no black die remains."""
    if black_dice_remain(s):
        seat = s.v[TURN]
        s.v[TURN] = next_in_turn(s, seat)
        note(s, N_TURN, seat, INSIDE_PHASE, 0, 0)
        if seat != NEUTRAL:
            push(s, F_COUNTER, seat, 0, 0, 0, 0)
        for extension in s.setup.on_automaton:
            if seat == NEUTRAL:
                extension.automaton_counters(s)
        return
    s.v[TURN] = s.v[START]
    enter(s, ACTIONS)
    if s.v[DICE_LEFT] == 0:
        enter(s, ROUND_END)


# ---- phase 4 -----------------------------------------------------------------------------------------------------


def everybody_passed(s: State) -> bool:
    seat: i64
    for seat in range(s.setup.players):
        if not get(s, seat, PASSED):
            return False
    return True


def automaton_plays_on(s: State) -> bool:
    for extension in s.setup.on_automaton:
        if extension.automaton_plays_on(s):
            return True
    return False


def step_actions(s: State) -> None:
    """Step 0: the turn of a seat begins; step 1: it is over."""
    seat = s.v[TURN]
    if s.v[STEP] == 0:
        s.v[STEP] = 1
        begin_turn(s, seat)
    elif s.v[DICE_LEFT] == 0 or (everybody_passed(s) and not automaton_plays_on(s)):
        enter(s, ROUND_END)
    else:
        s.v[STEP] = 0
        s.v[TURN] = next_to_act(s, seat)


def begin_turn(s: State, seat: i64) -> None:
    s.v[CLOSED] = 0
    s.v[LAID] = 0
    if seat != NEUTRAL:
        note(s, N_TURN, seat, 0, 0, 0)
        push(s, F_TURN, seat, 0, 0, 0, 0)
    elif automaton_plays_on(s):
        note(s, N_TURN, seat, 0, 0, 0)
        for extension in s.setup.on_automaton:
            extension.automaton_acts(s)


def next_to_act(s: State, seat: i64) -> i64:
    """The next one who has not passed; those who have receive a denier when play reaches them."""
    while True:
        seat = next_in_turn(s, seat)
        if seat == NEUTRAL:
            if automaton_plays_on(s):
                return seat
        elif not get(s, seat, PASSED):
            return seat
        else:
            add_coins(s, seat, s.setup.waiting_income, B_WAIT)


# ---- phase 5 -----------------------------------------------------------------------------------------------------


def end_round(s: State) -> None:
    i: i64
    for i in range(s.setup.players):
        collect(s, person_from_start(s, i))
    send_home(s)
    clear_dice(s)
    pass_start_card(s)
    if s.v[ROUND] >= s.setup.rounds:
        enter(s, OVER)
    else:
        begin_round(s)
