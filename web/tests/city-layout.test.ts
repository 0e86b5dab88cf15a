import { describe, expect, it } from 'vitest';
import {
  diceOf,
  diceSize,
  eventLayout,
  geometry,
  houseWidths,
  nextLevel,
  streetOrder,
  titleSize,
} from '../src/city/board/layout';
import { nearest } from '../src/city/move/roving';
import { frameFor, scaleFor } from '../src/city/board/scale';

const BOARD = 1084;

describe('the dice of a district', () => {
  it('lie by colour, the highest first, and equal ones are numbered', () => {
    const dice = diceOf('B', { yellow: [2, 5, 5], red: [1], purple: [4] });
    expect(dice.map(({ colour, value, index }) => `${colour} ${value} ${index}`)).toEqual([
      'purple 4 0',
      'red 1 0',
      'yellow 5 0',
      'yellow 5 1',
      'yellow 2 0',
    ]);
    expect(dice.every((die) => die.owner === 'B')).toBe(true);
  });

  it.each([
    [4, 37],
    [6, 32],
    [8, 32],
    [12, 26],
  ])('%i of them before a narrow house are %i wide', (count, size) => {
    expect(diceSize(count, 172, 73).size).toBe(size);
  });

  it.each([1, 5, 6, 9, 12, 18])('%i of them stay inside the house', (count) => {
    const { size, gap, width } = diceSize(count, 172, 73);
    const perRow = Math.max(1, Math.floor((width + gap) / (size + gap)));
    expect(width).toBeLessThanOrEqual(176);
    expect(Math.ceil(count / perRow) * (size * (50 / 48) + 1)).toBeLessThanOrEqual(75);
  });
});

describe('a board', () => {
  const WALL = { ramparts: {} } as Parameters<typeof geometry>[0];
  const SIZES = [
    [1366, 625],
    [1280, 650],
    [1280, 720],
    [1536, 730],
    [1366, 768],
    [1920, 1200],
    [2560, 1080],
    [2560, 1440],
  ] as const;

  it.each(SIZES)('fills a window of %i × %i, and its parts follow each other', (width, height) => {
    const frame = frameFor(width, height);
    expect([frame.width * frame.scale, frame.height * frame.scale]).toEqual([
      expect.closeTo(width, 3),
      expect.closeTo(height, 3),
    ]);
    expect(frame.board.width + frame.side).toBeCloseTo(frame.width - 20, 3);
    for (const view of [{}, WALL]) {
      const at = geometry(view, frame.board);
      const last = at.terraces[2] + at.terrace;
      expect(at.terraces[0]).toBeGreaterThanOrEqual(at.events + (at.wall?.height ?? 0));
      expect(last).toBeLessThan(at.lane.top);
      expect(at.fields.top + at.fields.height).toBeLessThan(at.lane.top);
      expect(at.street.top + at.street.height).toBeCloseTo(frame.board.height, 3);
      expect(at.church.left + at.church.width).toBeLessThanOrEqual(frame.board.width + 1);
      expect(at.building + 3 * (at.card + 7)).toBeLessThanOrEqual(at.church.left);
      expect(at.card).toBeGreaterThanOrEqual(150);
      expect(at.terrace).toBeGreaterThanOrEqual(84);
    }
  });

  it('is as it was drawn in the window it was drawn for', () => {
    const { board, scale, side } = frameFor(1366, 768);
    expect([scale, side, board]).toEqual([1, 262, { width: 1084, height: 718 }]);
    expect(geometry({}, board)).toMatchObject({ terrace: 124, card: 174, building: 252, church: { left: 795 } });
  });
});

describe('the street', () => {
  it('runs clockwise and ends with your house', () => {
    expect(streetOrder(4, 1)).toEqual([2, 3, 0, 1]);
    expect(streetOrder(3, null)).toEqual([0, 1, 2]);
    expect(streetOrder(1, 0)).toEqual([0]);
  });

  it.each([1, 2, 3, 4])('of %i houses fits on the board', (players) => {
    const widths = houseWidths(players, true, 172, BOARD);
    expect(widths).toHaveLength(players + 1);
    expect(widths.reduce((sum, width) => sum + width, 0) + 6 * players).toBeLessThanOrEqual(BOARD);
    expect(widths.at(-1)).toBeGreaterThanOrEqual(widths[1]!);
  });
});

describe('events', () => {
  it.each([1, 5, 6, 8, 9, 12, 16])('%i of them end inside the board', (count) => {
    const { width, step } = eventLayout(count, BOARD);
    expect((count - 1) * step + width).toBeLessThanOrEqual(BOARD + 0.01);
    expect(width).toBeGreaterThanOrEqual(70);
  });

  it.each([10, 12])('%i of them lose their sentence and their emblem, and nothing of the rest is covered', (count) => {
    const { width, step, emblem, isShort } = eventLayout(count, BOARD);
    expect([emblem, isShort]).toEqual([0, true]);
    expect(step).toBeGreaterThan(width);
    expect(eventLayout(9, BOARD).isShort).toBe(false);
  });

  it('overlap only when there are very many, and a header stays visible', () => {
    const many = eventLayout(16, BOARD);
    expect(many.step).toBeLessThan(many.width);
    expect(many.step).toBeGreaterThan(65);
  });
});

describe('titles', () => {
  it('step down until they fit', () => {
    expect(titleSize('Priest', 116)).toBe(16);
    expect(titleSize('Maîtres d’œuvre itinérants', 130)).toBe(13);
  });
});

describe('the cathedral', () => {
  it('puts the next cube on the lowest free level of a column', () => {
    const levels = [
      ['A', null, 'B', null, null, null],
      ['A', null, null, null, null, null],
      ['B', null, null, null, null, null],
    ] as const;
    expect([0, 1, 2].map((column) => nextLevel(levels, column))).toEqual([3, 0, 1]);
  });
});

describe('arrow keys', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: 0, y: 80 },
  ];
  it('go to what lies straight ahead', () => {
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(2);
    expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(-1);
  });
});

describe('the scale of the page', () => {
  it('fills the window between 1024 wide and 1.75 times', () => {
    expect(scaleFor(1366, 768)).toBe(1);
    expect(scaleFor(1920, 1080)).toBeCloseTo(1.405, 2);
    expect(scaleFor(3840, 2160)).toBe(1.75);
    expect(scaleFor(1024, 768)).toBeCloseTo(0.75, 2);
    expect(scaleFor(900, 500)).toBeCloseTo(0.75, 2);
  });
});
