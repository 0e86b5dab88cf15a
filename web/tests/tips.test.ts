import { describe, expect, it } from 'vitest';
import { placeTip, type Obstacle } from '../src/help/placing';
import { toldBeyond } from '../src/help/tips.svelte';

const PAGE = { width: 1366, height: 768 };
const TIP = { width: 290, height: 150 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('an explanation', () => {
  const at = (near: ReturnType<typeof box>, avoid: Obstacle[] = [], shapes = [TIP]) =>
    placeTip(near, shapes, PAGE, avoid);

  it('stands beside what it explains, upwards: the row below stays free', () => {
    const near = box(100, 300, 170, 120);
    expect(at(near)).toMatchObject({ left: 278, top: 270, cost: 0 });
  });

  it('stands on the other side where there is no room, and inside the window', () => {
    expect(at(box(1300, 700, 40, 40))).toMatchObject({ left: 1002, top: 590, cost: 0 });
  });

  it('takes the shape that covers nothing it must not cover', () => {
    const low = { width: 470, height: 100 };
    expect(at(box(300, 50, 170, 110), [], [{ width: 290, height: 200 }, low])).toMatchObject({ ...low, cost: 0 });
  });

  it('leaves the seal free', () => {
    const seal = { ...box(1100, 690, 250, 60), weight: 2000 };
    const { left, cost } = at(box(900, 650, 180, 100), [seal]);
    expect([left, cost]).toEqual([602, 0]);
  });
});

describe('what describes a thing to whoever listens', () => {
  it('is all of its explanation, what is seen before the rule', () => {
    const tip = { title: 'Cathedral', text: ['White dice build it.'], said: ['Level I: 1 Alix, 2 free.'] };
    expect(toldBeyond('Cathedral', tip)).toBe('Level I: 1 Alix, 2 free. White dice build it.');
  });

  it('says nothing that its name says, nor anything where nothing is explained', () => {
    expect(toldBeyond('red 4, costs 1 denier', { text: ['Costs 1 denier.', 'It may be dyed.'] })).toBe(
      'It may be dyed.',
    );
    expect(toldBeyond('Rules', { text: ['Rules'] })).toBe('');
    expect(toldBeyond('Rules', null)).toBe('');
  });
});
