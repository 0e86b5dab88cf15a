// Pieces that would come to stand elsewhere, read from the beats of a preview.
import { describe, expect, it } from 'vitest';
import type { Beat, MovedPiece } from '../src/api/types';
import { ofThisMove } from '../src/city/beats';
import { guardWalks, laidOn, movedIn } from '../src/city/charter/foreseen';
import type { CityView } from '../src/city/view';
import { recordedIn } from './city-table';

const view = { seats: ['A', 'B', 'C', 'D'].map((letter) => ({ letter })) } as unknown as Pick<CityView, 'seats'>;
const { previews } = recordedIn('results-4p');

const foreseenOf = (label: string): Beat[] => {
  const { beats, later } = previews.find((preview) => preview.label === label)!;
  return [...ofThisMove(beats), ...ofThisMove(later)];
};

type There = MovedPiece['after'];
const space = (place: number): There => ({ kind: 'space', key: 'bishopric', place });
const moved = (seat: number, before: There, after: There): MovedPiece => ({
  what: 'citizen',
  seat,
  before,
  after,
  n: 1,
});
const beat = (...pieces: MovedPiece[]): Beat => ({ kind: 'settles', seat: 0, moved: pieces });
const turn = (seat: number, goes_on: boolean, ...inside: Beat[]): Beat => ({ kind: 'turn', seat, goes_on, inside });

describe('a citizen who is placed', () => {
  const lying = { kind: 'lying', key: 'bishopric' };
  const shifted = [
    turn(
      0,
      true,
      beat(
        moved(0, { kind: 'supply', key: '' }, space(4)),
        moved(1, space(4), space(5)),
        moved(3, space(5), space(6)),
        moved(1, space(6), lying),
      ),
    ),
  ];

  it('shifts the others of the row, and the last of them goes', () => {
    const found = movedIn('bishopric', shifted, view);
    expect([...found.newcomers]).toEqual([
      [3, 'A'],
      [4, 'B'],
      [5, 'D'],
    ]);
    expect(found.out).toEqual({ owner: 'B', place: 5 });
  });

  it('changes nothing in another building', () => {
    expect(movedIn('palace', shifted, view)).toEqual({ newcomers: new Map(), out: null });
  });

  it('may put out one whose place is not told', () => {
    expect(movedIn('bishopric', [turn(0, true, beat(moved(4, null, lying)))], view).out).toEqual({
      owner: 'N',
      place: null,
    });
  });

  it('has nothing to do with what comes after the turn', () => {
    const next = turn(1, false, beat(moved(4, null, lying)));
    expect(ofThisMove([...shifted, next])).toEqual(shifted);
    expect(ofThisMove([next, ...shifted])).toEqual([]);
  });

  it('is foreseen by the server whoever is taken', () => {
    const found = movedIn('city_hall', foreseenOf('City Hall with yellow 5'), view);
    expect(found.newcomers.size).toBeGreaterThan(0);
    expect(found.out?.owner).toBe('D');
    expect(found.out?.place).not.toBeNull();
    const open = movedIn('city_hall', foreseenOf("City Hall with Denise's yellow 4"), view);
    expect(open.out).toBeNull(); // it depends on the citizen
  });
});

it('cubes of the cathedral come to lie on their level and in their column', () => {
  const [laid, ...more] = laidOn(foreseenOf('Cathedral with purple 3 as white'), view);
  expect([laid?.owner, laid?.column, more.length]).toEqual(['A', 2, 0]);
  const taken = { what: 'cube', seat: 4, before: { kind: 'cathedral', key: '1', place: 1 }, after: null, n: 1 };
  const come = { what: 'cube', seat: 2, before: null, after: { kind: 'cathedral', key: '3', place: 5 }, n: 1 };
  expect(laidOn([beat(taken, come)], view)).toEqual([{ owner: 'C', level: 2, column: 4 }]);
});

describe('a guard', () => {
  it('may use all points of his die', () => {
    expect(guardWalks(foreseenOf('Send the guard with yellow 5'))).toEqual({ seat: 0, steps: 5 });
  });
  it('walks as far as he is told', () => {
    const patrol = { kind: 'ramparts_patrol', seat: 1, changes: [{ seat: 1, unit: 'steps', n: 3 }] };
    expect(guardWalks([turn(1, true, patrol)])).toEqual({ seat: 1, steps: 3 });
  });
  it('stays when another deed is done', () => {
    expect(guardWalks(foreseenOf('City Hall with yellow 5'))).toBeNull();
  });
});
