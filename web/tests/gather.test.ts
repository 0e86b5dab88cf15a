import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../src/city/choice';
import { inOrder, nextStep, sumOf, takenOn, taskOf } from '../src/city/gather';
import type { DieId } from '../src/city/move-like';
import type { CityView } from '../src/city/view';
import { die, sitAt } from './city-table';

afterEach(() => vi.unstubAllGlobals());

const choice = (verb: string, dice: string[] = [], targets: string[] = []): Choice =>
  ({ verb, dice, targets, code: [verb, ...dice, ...targets].join(' ') }) as unknown as Choice;
const red4 = die('A', 'red', 4);
const yellow6 = die('A', 'yellow', 6);
const white1 = die('A', 'white', 1);

describe('what is gathered', () => {
  const view = {
    black_dice: [5, 3, 3],
    step: { kind: 'counter', seat: 0, numbers: [0, 0, 0, 0] },
  } as unknown as CityView;

  it('begins with the highest black die, and others may join', () => {
    const task = taskOf(view, [choice('beat'), choice('reroll', ['A:R4'])], null)!;
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
    const choices = [choice('beat'), choice('reroll', ['A:R4']), choice('flip')];
    expect(taskOf(view, choices, 'reroll')).toBeNull();
    expect(taskOf(view, choices, 'flip')).toMatchObject({ kind: 'flip', need: 1, most: 3 });
    expect(taskOf(view, [choice('yield')], null)).toBeNull();
  });

  it('goes on where it was left', () => {
    const held = { ...view, step: { kind: 'with', seat: 0, numbers: [8, 2, 5, 0] } } as CityView;
    expect(taskOf(held, [choice('with', ['A:Y6'])], null)).toMatchObject({ kind: 'fight', need: 3, beaten: 2 });
    const turned = { ...view, step: { kind: 'flip', seat: 0, numbers: [2, 0, 0, 0] } } as CityView;
    expect(taskOf(turned, [choice('turn', ['A:Y6']), choice('done')], null)).toMatchObject({ need: 0, most: 1 });
  });
});

describe('what is sent', () => {
  it('has the order that the server asks for, however it was clicked', () => {
    const clicked = { dice: [white1, yellow6, red4], enemies: [2, 3] };
    expect(inOrder(clicked)).toEqual({ dice: [red4, yellow6, white1], enemies: [3, 2] });
  });

  it('is enemies first, then dice, then that it is enough', () => {
    const dice: DieId[] = [yellow6];
    const also = [choice('also', [], ['black:3']), choice('also', [], ['black:2']), choice('done')];
    expect(nextStep(also, { dice, enemies: [3] })?.code).toBe('also black:3');
    expect(nextStep(also, { dice, enemies: [] })?.code).toBe('done');
    const own = [choice('with', ['A:R4']), choice('with', ['A:Y6']), choice('done')];
    expect(nextStep(own, { dice, enemies: [] })?.code).toBe('with A:Y6');
    expect(nextStep(own, { dice: [], enemies: [] })?.code).toBe('done');
  });

  it('stops where something else is asked', () => {
    expect(nextStep([choice('with', ['A:R4'])], { dice: [yellow6], enemies: [] })).toBeNull();
    expect(nextStep([choice('beat'), choice('flip')], { dice: [], enemies: [] })).toBeNull();
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
