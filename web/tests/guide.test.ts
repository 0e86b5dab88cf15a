import { afterEach, describe, expect, it, vi } from 'vitest';
import { LESSONS, fitting, lessonsFor, lessonsOf } from '../src/help/lessons';
import { mustsOn, othersOn } from '../src/help/obstacles';
import { covered, freest } from '../src/help/placing';
import { words } from '../src/words/words.svelte';
import type { Deed } from '../src/play/state/deeds';
import { deedOf, thing, use } from './city-table';

const PASS = deedOf('pass');
const FARM = deedOf('farm', { dice: [use(0, 'yellow', 3)] });
const BOUGHT = deedOf('farm', { dice: [use(0, 'yellow', 3), use(1, 'yellow', 4)] });
const IMPROVED = deedOf('farm', { ...BOUGHT, cube: thing('card', 'priest', 6) });
const MILLER = deedOf('activate', { target: thing('card', 'miller', 3), dice: [use(0, 'yellow', 5)] });
const GAIN = deedOf('gain', { dice: [use(null, 'red', 4, { place: 3 })] });
const ME = { seat: 0 };

describe('lessons', () => {
  it('have a title and a text', () => {
    for (const { id } of LESSONS) {
      expect(words.find(`guide-${id}`), id).toBeDefined();
      expect(words.find(`guide-${id}-title`), id).toBeDefined();
    }
  });

  it('are due when what they explain can be done, and not before', () => {
    const ids = (...deeds: Deed[]) => lessonsFor('city', deeds, ME).map((lesson) => lesson.id);
    expect(ids()).toEqual([]);
    expect(ids(deedOf('place', { target: thing('space', 'palace', 3) }))).toEqual(['place']);
    expect(ids(PASS, FARM)).toEqual(['turn', 'farm', 'pass']);
    expect(ids(IMPROVED)).toEqual(['turn', 'neighbours', 'farm', 'using']);
    expect(ids({ ...FARM, dice: [use(null, 'yellow', 3)] })).toContain('neighbours');
  });

  it('tell of passing what it means at this table', () => {
    const ids = (view: Record<string, unknown>) => lessonsFor('city', [PASS], view).map(({ id }) => id);
    expect(ids({})).toEqual(['pass']);
    expect(ids({ king: {} })).toEqual(['king-pass']);
    expect(lessonsOf('city', PASS, { king: {} })).toEqual(['king-pass']);
  });

  it('belong to their game', () => {
    expect(lessonsFor('dice', [GAIN], { day: 1 }).map((lesson) => lesson.id)).toEqual(['wheel', 'gather']);
    expect(lessonsFor('dice', [PASS], { day: 1 })).toEqual([]);
  });
});

describe('a lesson', () => {
  it('is known by whoever has done it', () => {
    expect(lessonsOf('city', BOUGHT, ME)).toEqual(['turn', 'neighbours', 'farm']);
    expect(lessonsOf('city', MILLER, ME)).toEqual(['turn', 'activate']);
    expect(lessonsOf('dice', GAIN, {})).toEqual(['wheel', 'gather']);
    expect(lessonsOf('dice', { ...GAIN, paid: 'knowledge' }, {})).toContain('paid');
  });

  it('is about what is lit: trades come up when dice first suit one', () => {
    const due = lessonsFor('city', [PASS, FARM, MILLER], ME);
    expect(fitting(due, () => false)?.id).toBe('turn');
    expect(fitting(due, (about) => about.includes('card:'))?.id).toBe('activate');
    expect(fitting([], () => true)).toBeNull();
  });
});

describe('the place of a lesson', () => {
  const PAGE = { width: 400, height: 800 };
  const SIZE = { width: 300, height: 150 };
  const box = (left: number, top: number, width: number, height: number, weight = 1) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
    weight,
  });

  it('is where it is wanted, if nothing is there', () => {
    expect(freest(SIZE, [], PAGE, { left: 92, top: 150 })).toEqual({ left: 92, top: 150, cost: 0 });
  });

  it('is the gap between what has to be clicked', () => {
    const charter = box(0, 560, 400, 240, 1000);
    const board = box(0, 46, 400, 310, 1000);
    const { left, top, cost } = freest(SIZE, [charter, board], PAGE, { left: 92, top: 150 });
    expect(cost).toBe(0);
    expect(covered({ left, top, right: left + 300, bottom: top + 150 }, [charter, board])).toBe(0);
  });

  it('covers the least where everything is taken', () => {
    const all = [box(0, 0, 400, 400, 1000), box(0, 400, 400, 400, 3)];
    const found = freest(SIZE, all, PAGE, { left: 8, top: 8 });
    expect([found.top >= 400, found.cost]).toEqual([true, 300 * 150 * 3]);
  });
});

describe('what a bubble keeps clear of', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('is looked up in two parts: what must be clicked, without measuring the rest of the page', () => {
    document.body.innerHTML =
      '<i class="lit"></i><button></button><p></p><aside class="sheet"><b class="can"></b></aside>';
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    const [must, ...more] = mustsOn(document);
    expect([more.length, measured.mock.contexts]).toEqual([0, [document.querySelector('.lit')]]);
    const others = othersOn(document);
    expect(others).toHaveLength(2);
    expect(others.every(({ weight }) => weight < must!.weight)).toBe(true);
  });

  it('are dice and purses before all that is only read', () => {
    document.body.innerHTML =
      '<section class="house"><div class="dice"></div><div class="chest"></div></section><ol role="log"></ol><button></button>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    const weights = othersOn(document).map(({ weight }) => weight);
    expect(weights.slice(0, 2).every((weight) => weight > Math.max(...weights.slice(2)))).toBe(true);
  });
});
