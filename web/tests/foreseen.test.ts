// Pieces that would come to stand elsewhere, read from the effects of a preview.
import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/api/types';
import { guardWalks, laidOn, movedIn } from '../src/city/foreseen';
import type { CityView } from '../src/city/view';

const view = { seats: ['A', 'B', 'C', 'D'].map((letter) => ({ letter })) } as unknown as Pick<CityView, 'seats'>;

const effect = (what: string, seat: number | null, where: string | null, amount: number): Effect => ({
  what,
  seat,
  where,
  because: null,
  amount,
});

describe('a citizen who is placed', () => {
  const shifted = [
    effect('supply', 0, null, -1),
    effect('citizen', 1, 'bishopric:4', -1),
    effect('citizen', 0, 'bishopric:4', 1),
    effect('citizen', 3, 'bishopric:5', -1),
    effect('citizen', 1, 'bishopric:5', 1),
    effect('citizen', 1, 'bishopric:6', -1),
    effect('citizen', 3, 'bishopric:6', 1),
    effect('lying', 1, 'bishopric', 1),
  ];

  it('shifts the others of the row, and the last of them goes', () => {
    const moved = movedIn('bishopric', shifted, view);
    expect([...moved.newcomers]).toEqual([
      [3, 'A'],
      [4, 'B'],
      [5, 'D'],
    ]);
    expect(moved.out).toEqual({ owner: 'B', place: 5 });
  });

  it('changes nothing in another building', () => {
    expect(movedIn('palace', shifted, view)).toEqual({ newcomers: new Map(), out: null });
  });

  it('may put out one of his own, whose place no effect tells', () => {
    const moved = movedIn('palace', [effect('lying', 0, 'palace', 1)], view);
    expect(moved.out).toEqual({ owner: 'A', place: null });
  });

  it('has nothing to do with what comes after the turn', () => {
    const later = [effect('turn', 1, null, 0), effect('lying', 4, 'palace', 1)];
    expect(movedIn('palace', later, view).out).toBeNull();
    expect(movedIn('palace', later.toReversed(), view).out).toEqual({ owner: 'N', place: null });
  });
});

it('cubes of the cathedral come to lie on their level and in their column', () => {
  const effects = [effect('cathedral', 2, '3:5', 1), effect('cathedral', 4, '1:1', -1)];
  expect(laidOn(effects, view)).toEqual([{ owner: 'C', level: 2, column: 4 }]);
});

describe('a guard', () => {
  it('may use all points of his die', () => {
    expect(guardWalks([effect('action', 0, 'guard', 4)])).toEqual({ seat: 0, steps: 4 });
  });
  it('walks as far as he is told', () => {
    expect(guardWalks([effect('guard', 1, null, 3)])).toEqual({ seat: 1, steps: 3 });
  });
  it('stays when another deed is done', () => {
    expect(guardWalks([effect('action', 0, 'settle', 1)])).toBeNull();
  });
});
