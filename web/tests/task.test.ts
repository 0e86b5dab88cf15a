import { afterEach, describe, expect, it, vi } from 'vitest';
import { readChoices, type Choice } from '../src/city/move/choice';
import { leftAfter, nextStep, sumOf, takenOn, taskOf } from '../src/city/move/task';
import type { DieId } from '../src/city/move/move-like';
import type { CityView } from '../src/city/view';
import type { Deed } from '../src/play/state/deeds';
import { deedOf, die, sitAt, thing, use } from './city-table';

afterEach(() => vi.unstubAllGlobals());

const seats = [{ letter: 'A' }] as unknown as CityView['seats'];
const rules = { red_factor: 2, flip_limit: 3 };
const choice = (verb: string, more: Partial<Deed> = {}): Choice => readChoices([deedOf(verb, more)], { seats })[0]!;
const withDie = (verb: string, { colour, value }: DieId): Choice => choice(verb, { dice: [use(0, colour, value)] });
const also = (value: number): Choice => choice('also', { target: thing('black', '', value) });
const red4 = die('A', 'red', 4);
const yellow6 = die('A', 'yellow', 6);
const white1 = die('A', 'white', 1);

describe('what is gathered', () => {
  const view = {
    rules,
    black_dice: [5, 3, 3],
    step: { kind: 'counter', seat: 0, numbers: [0, 0, 0, 0] },
  } as unknown as CityView;

  it('begins with the highest black die, and others may join', () => {
    const task = taskOf(view, [choice('beat'), withDie('reroll', red4)], null)!;
    expect([task.kind, task.enemies, task.isOpen]).toEqual(['fight', [5], true]);
    expect(sumOf(task, { dice: [red4], enemies: [] }, view)).toEqual({ held: 8, need: 5, beaten: 1, isEnough: true });
    expect(sumOf(task, { dice: [red4], enemies: [3, 3] }, view).isEnough).toBe(false);
    expect(sumOf(task, { dice: [red4, white1, yellow6], enemies: [3, 3] }, view)).toEqual({
      held: 15,
      need: 11,
      beaten: 3,
      isEnough: true,
    });
  });

  it('takes on one more black die of a value with each click, then none of them again', () => {
    const must = [5];
    expect(takenOn(3, view.black_dice, must, [])).toEqual([3]);
    expect(takenOn(3, view.black_dice, must, [3])).toEqual([3, 3]);
    expect(takenOn(3, view.black_dice, must, [3, 3])).toEqual([]);
    expect(takenOn(5, view.black_dice, must, [3])).toEqual([3]);
  });

  it('is nothing while influence is spent, except on turning dice over', () => {
    const choices = [choice('beat'), withDie('reroll', red4), choice('flip')];
    expect(taskOf(view, choices, 'reroll')).toBeNull();
    expect(taskOf(view, choices, 'flip')).toMatchObject({ kind: 'flip', need: 1, most: 3 });
    expect(taskOf(view, [choice('yield')], null)).toBeNull();
  });

  it('goes on where it was left', () => {
    const held = { ...view, step: { kind: 'with', seat: 0, numbers: [8, 2, 5, 0], about: null } } as CityView;
    expect(taskOf(held, [withDie('with', yellow6)], null)).toMatchObject({ kind: 'fight', need: 3, beaten: 2 });
    const turned = { ...view, step: { kind: 'flip', seat: 0, numbers: [2, 0, 0, 0], about: null } } as CityView;
    expect(taskOf(turned, [withDie('turn', yellow6), choice('done')], null)).toMatchObject({ need: 0, most: 1 });
  });
});

describe('what is sent', () => {
  const all = { dice: [white1, yellow6, red4], enemies: [2, 3] };

  it('is whatever is listed first, however it was clicked', () => {
    expect(nextStep([also(3), also(2), choice('done')], all)).toEqual(also(3));
    expect(nextStep([withDie('with', red4), withDie('with', white1)], all)).toEqual(withDie('with', red4));
    expect(nextStep([withDie('turn', white1), choice('done')], all)).toEqual(withDie('turn', white1));
  });

  it('is enemies first, then dice, then that it is enough', () => {
    const dice: DieId[] = [yellow6];
    const enemies = [also(3), also(2), choice('done')];
    expect(nextStep(enemies, { dice, enemies: [2] })).toEqual(also(2));
    expect(nextStep(enemies, { dice, enemies: [] })?.verb).toBe('done');
    const own = [withDie('with', red4), withDie('with', yellow6), choice('done')];
    expect(nextStep(own, { dice, enemies: [] })).toEqual(withDie('with', yellow6));
    expect(nextStep(own, { dice: [], enemies: [] })?.verb).toBe('done');
  });

  it('stops where something else is asked', () => {
    expect(nextStep([withDie('with', red4)], { dice: [yellow6], enemies: [] })).toBeNull();
    expect(nextStep([also(3), choice('done')], { dice: [], enemies: [2] })).toBeNull();
    expect(nextStep([choice('beat'), choice('flip')], { dice: [], enemies: [] })).toBeNull();
  });

  it('leaves out what the server has taken by itself', () => {
    const after = leftAfter(withDie('with', red4), all, [red4, yellow6, white1], [white1]);
    expect(after).toEqual({ dice: [white1], enemies: [2, 3] });
    expect(leftAfter(also(2), { dice: [], enemies: [2, 2, 3] }, [], []).enemies).toEqual([2, 3]);
  });

  it('counts a die that is turned over, also where another one shows its old value then', () => {
    const [red3, both] = [die('A', 'red', 3), { dice: [die('A', 'red', 3), red4], enemies: [] }];
    const first = leftAfter(withDie('turn', red3), both, [red3, red4], [red4, red4]);
    expect(first.dice).toEqual([red4]);
    expect(leftAfter(withDie('turn', red4), first, [red4, red4], [red3, red4]).dice).toEqual([]);
  });
});

describe('at the table', () => {
  it('lights every die of one’s own, whatever comes first', () => {
    const { move } = sitAt('commit-4p');
    const me = move.view!.seats[move.seat]!;
    const dice = Object.entries(me.dice).flatMap(([colour, values]) =>
      (values ?? []).map((value, at) =>
        die(me.letter, colour, value, values!.slice(0, at).filter((v) => v === value).length),
      ),
    );
    expect(dice.length).toBeGreaterThan(1);
    expect(dice.map((one) => move.die(one))).toEqual(dice.map(() => 'can'));
    expect(move.isReady).toBe(false);
    for (const one of dice) move.clickDie(one);
    expect(move.sum!.held).toBeGreaterThanOrEqual(move.sum!.need);
    expect(move.isReady).toBe(true);
  });
});
