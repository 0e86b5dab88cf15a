import { describe, expect, it } from 'vitest';
import { readChoices } from '../src/city/move/choice';
import { keyOf, layOut, seatOf, seenIn, without } from '../src/city/move/lots';
import type { Colour } from '../src/city/move/move-like';
import { coloursAt, nameOf, sitesOf, targetsOf, verbAt } from '../src/city/move/targets';
import type { CityView } from '../src/city/view';
import { siteFor } from '../src/city/charter/why-not';
import type { Thing } from '../src/play/state/deeds';
import { deedOf, thing, use } from './city-table';

const view = {
  seats: [{ letter: 'A' }, { letter: 'B' }],
  activities: [
    { slot: 3, card: 'merchant', colour: 'yellow', level: 1 },
    { slot: 4, card: null, colour: 'yellow', level: 2 },
  ],
  events: [{ event: 'war', fought_with: ['red'] }],
  black_dice: [6, 4],
} as unknown as CityView;

describe('dice of deeds', () => {
  it('are those of the board', () => {
    expect(seenIn(use(1, 'white', 2), view)).toEqual({ owner: 'B', colour: 'white', value: 2 });
    expect(seenIn(use(null, 'red', 4), view).owner).toBe('N');
    expect([seatOf('B', view), seatOf('N', view)]).toEqual([1, null]);
  });

  it('are laid out one by one', () => {
    const red3 = { owner: 'A', colour: 'red', value: 3 } as const;
    const white1 = { owner: 'B', colour: 'white', value: 1 } as const;
    expect(layOut([red3, red3, white1]).map(({ index }) => index)).toEqual([0, 1, 0]);
    expect(keyOf(red3)).toBe(keyOf({ ...red3 }));
    expect(new Set([red3, white1, { ...red3, value: 1 }, { ...red3, owner: 'N' as const }].map(keyOf)).size).toBe(4);
  });

  it('count as often as they occur', () => {
    expect(without(['a', 'a', 'b'], ['a'])).toEqual(['a', 'b']);
    expect(without(['a'], ['a', 'a'])).toBeNull();
  });

  it('can be used in several ways', () => {
    const priest = { cube: thing('card', 'priest', 6) };
    const ways = [
      { dice: [use(0, 'yellow', 5), use(0, 'purple', 1, { asColour: 'yellow' })] },
      { dice: [use(0, 'yellow', 5), use(0, 'purple', 1, { asColour: 'red' })] },
      { dice: [use(0, 'yellow', 5, { isChosen: true })], ...priest },
      { dice: [use(0, 'yellow', 5, { isTurned: true })], ...priest },
      { dice: [use(0, 'yellow', 5)], ...priest },
    ];
    const choices = readChoices(
      ways.map((way) => deedOf('farm', way)),
      view,
    );
    expect(new Set(choices.map(({ way }) => way)).size).toBe(5);
    expect(choices.map(({ isPlain }) => isPlain)).toEqual([true, true, false, false, false]);
  });
});

describe('places', () => {
  it('belong to things', () => {
    const at = (verb: string, target: Thing) => targetsOf(deedOf(verb, { target }));
    expect(at('activate', thing('card', 'merchant', 3))).toEqual(['card:3']);
    expect(at('fight', thing('event', 'war'))).toEqual(['event:war']);
    expect(at('place', thing('space', 'palace', 6))).toEqual(['place:palace:6']);
    expect(at('lay', thing('gate', 'glory', 2))).toEqual(['tile:2']);
    expect(at('lose', thing('gate', '', 1))).toEqual(['tile:1']);
    expect(at('beat', thing('black', '', 6))).toEqual(['black:6']);
    expect(at('release', thing('citizen', 'B', 1))).toEqual(['citizen:B']);
    expect(at('build', thing('cathedral'))).toEqual(['cathedral']);
    expect(at('take', thing('card', 'merchant', 3))).toEqual(['take:card:3', 'card:3']);
    expect(at('give', thing('lying', 'palace'))).toEqual(['take:lying:palace', 'lying:palace']);
    expect(targetsOf(deedOf('times', { amount: 2 }))).toEqual([]);
  });

  it('have something that dice do there, and colours of dice', () => {
    expect(sitesOf(view).map((site) => [nameOf(site), verbAt(site), coloursAt(site, view)])).toEqual([
      ['card:3', 'activate', ['yellow']],
      ['event:war', 'fight', ['red']],
      ['building:palace', 'settle', ['red']],
      ['building:bishopric', 'settle', ['white']],
      ['building:city_hall', 'settle', ['yellow']],
      ['cathedral', 'build', ['white']],
      ['fields', 'farm', ['yellow']],
    ]);
    expect(verbAt(thing('seat', 'A', 0))).toBeNull();
  });

  it('are found for dice that do nothing', () => {
    const site = (colour: Colour) => siteFor([{ owner: 'A', colour, value: 3 }], view);
    expect([site('red')?.kind, site('yellow')?.kind, site('white')?.kind, site('purple')?.kind]).toEqual([
      'event',
      'fields',
      'cathedral',
      'fields',
    ]);
  });
});
