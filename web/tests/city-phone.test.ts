import { describe, expect, it } from 'vitest';
import type { Option } from '../src/city/charter/offers';
import {
  isOnBoard,
  layoutFor,
  litPlaces,
  placeOf,
  placesOf,
  replayLayout,
  squareLayout,
} from '../src/city/phone/places';
import { scaleFor, wideScale } from '../src/city/board/scale';
import { nameOf } from '../src/city/move/targets';
import type { CityView } from '../src/city/view';
import type { Thing } from '../src/play/state/deeds';
import { deedOf, thing } from './city-table';

const view = {
  activities: [
    { slot: 1, colour: 'red', level: 1, card: 'diplomat' },
    { slot: 5, colour: 'white', level: 2, card: null },
    { slot: 7, colour: 'yellow', level: 1, card: 'merchant' },
  ],
} as unknown as CityView;
const option = (target: Thing | null): Option => {
  const choice = { deed: deedOf('', { target }) };
  return { code: '', target: target && nameOf(target), choice } as unknown as Option;
};

describe('places of a small screen', () => {
  it('show a target where it lies', () => {
    expect(placeOf(thing('card', 'merchant', 7), view)).toBe('city_hall');
    expect(placeOf(thing('card', '', 5), view)).toBe('bishopric');
    expect(placeOf(thing('space', 'palace', 3), view)).toBe('palace');
    expect(placeOf(thing('lying', 'bishopric'), view)).toBe('bishopric');
    expect(placeOf(thing('building', 'city_hall'), view)).toBe('city_hall');
    expect(placeOf(thing('fields'), view)).toBe('city_hall');
    expect(placeOf(thing('column', '', 4), view)).toBe('cathedral');
    expect(placeOf(thing('black', '', 6), view)).toBe('events');
    expect(placeOf(thing('gate', 'glory', 2), view)).toBe('ramparts');
  });

  it('leave alone what is always in sight', () => {
    const always = [thing('supply'), thing('recruit'), thing('seat', 'B', 1), thing('card', '', 9), undefined];
    for (const one of always) expect(placeOf(one, view)).toBeNull();
  });

  it('count each lit target once', () => {
    const war = thing('event', 'war');
    const options = [war, war, thing('event', 'heresy'), thing('fields'), null].map(option);
    expect(litPlaces({ options, isIdle: false }, view)).toEqual({ events: 2, city_hall: 1 });
    expect(litPlaces({ options, isIdle: true }, view)).toEqual({});
  });

  it('have the walls only where there are some', () => {
    expect(placesOf({})).not.toContain('ramparts');
    expect(placesOf({ ramparts: { length: 20, tiles: [], guards: {}, threat: null } })).toContain('ramparts');
  });
});

describe('questions that are answered on the board', () => {
  const places = [1, 2, 3, 4].map((place) => thing('space', 'palace', place));
  it('need a place for every answer, and enough of them', () => {
    expect(isOnBoard(places.map(option))).toBe(true);
    expect(isOnBoard(places.slice(1).map(option))).toBe(false);
    expect(isOnBoard([...places, null].map(option))).toBe(false);
    expect(isOnBoard([...places, places[0]!].map(option))).toBe(false);
  });
});

describe('the square', () => {
  it('has cells for fingers on the narrowest phone', () => {
    const { widths, rows } = squareLayout([2, 5, 4, 6, 3], 348);
    expect(rows).toBe(3);
    for (const width of widths) expect(width).toBeCloseTo(348 / 5);
  });

  it('makes houses with many dice wider before it grows beyond three rows', () => {
    const { widths, rows } = squareLayout([0, 8, 2, 2, 2], 360);
    expect(rows).toBe(3);
    expect(widths[1]).toBeGreaterThanOrEqual(3 * 34);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(62);
    expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360);
  });

  it('scrolls where even that is too narrow', () => {
    const { widths, rows } = squareLayout([4, 9, 9, 9, 9], 348);
    expect(rows).toBe(3);
    expect(widths).toEqual([68, 102, 102, 102, 102]);
  });

  it('stays low where there is no height', () => {
    expect(squareLayout([2, 6, 4, 6, 3], 360, false, 2).rows).toBe(2);
  });

  it('gives the King room for his many dice', () => {
    const { widths, rows } = squareLayout([14, 4], 374, true);
    expect(rows).toBe(2);
    expect(widths[0]).toBeGreaterThan(widths[1]!);
  });

  it('keeps two rows when dice are used up', () => {
    expect(squareLayout([0, 0, 1], 374).rows).toBe(2);
  });
});

describe('the layout', () => {
  it.each([
    [390, 844, 'phone'],
    [932, 430, 'lying'],
    [800, 600, 'lying'],
    [820, 1180, 'tablet'],
    [1024, 768, 'wide'],
    [1180, 820, 'wide'],
    [1280, 720, 'desktop'],
    [1366, 768, 'desktop'],
    [1366, 480, 'desktop'],
  ])('of a window of %i × %i is that of a %s', (width, height, layout) => {
    expect(layoutFor(width, height)).toBe(layout);
  });

  it.each([
    [374, 844, 'phone'],
    [828, 390, 'lying'],
    [780, 768, 'tablet'],
    [804, 1180, 'tablet'],
    [1062, 768, 'desktop'],
  ])('of a replay in a room of %i, in a window %i high, is that of a %s', (width, height, layout) => {
    expect(replayLayout(width, height)).toBe(layout);
  });

  it('draws a board on a wide tablet larger than the same board at a desk', () => {
    expect(wideScale(1024, 768)).toBeGreaterThan(0.9);
    expect(scaleFor(1024, 768)).toBeLessThan(0.76);
  });
});
