import { afterEach, describe, expect, it, vi } from 'vitest';
import { allLessons, fitting, lessonsFor, lessonsOf } from '../src/help/lessons';
import { mustsOn, othersOn } from '../src/help/obstacles';
import { covered, freest } from '../src/help/placing';
import type { Row } from '../src/play/choices';
import { texts } from '../src/words/texts';

const row = (line: string): Row => ({ code: '1', line, words: line.split(' ').slice(1), values: {}, texts: {} });

describe('lessons', () => {
  it('have a title and a text in both languages', () => {
    for (const { id } of allLessons) {
      expect(texts, id).toHaveProperty([`guide.${id}`]);
      expect(texts, id).toHaveProperty([`guide.${id}.title`]);
    }
  });

  it('are due when what they explain can be done, and not before', () => {
    const ids = (...lines: string[]) => lessonsFor('city', lines.map(row), {}).map((lesson) => lesson.id);
    expect(ids()).toEqual([]);
    expect(ids('A place palace 3')).toEqual(['place']);
    expect(ids('A pass', 'A farm with Y3')).toEqual(['turn', 'farm', 'pass']);
    expect(ids('A farm with Y3 B:Y4 using priest')).toEqual(['turn', 'neighbours', 'farm', 'using']);
  });

  it('tell of passing what it means at this table', () => {
    const ids = (view: Record<string, unknown>) => lessonsFor('city', [row('A pass')], view).map(({ id }) => id);
    expect(ids({})).toEqual(['pass']);
    expect(ids({ king: {} })).toEqual(['king-pass']);
    expect(lessonsOf('city', row('A pass'), { king: {} })).toEqual(['king-pass']);
  });

  it('belong to their game', () => {
    const rows = [row('A die 3 as red 4 gain')];
    expect(lessonsFor('dice', rows, { day: 1 }).map((lesson) => lesson.id)).toEqual(['wheel', 'gather']);
    expect(lessonsFor('city', rows, {})).toEqual([]);
  });
});

describe('a lesson', () => {
  it('is known by whoever has done it', () => {
    expect(lessonsOf('city', row('A farm with Y3 B:Y4'), {})).toEqual(['turn', 'neighbours', 'farm']);
    expect(lessonsOf('city', row('A activate miller with Y5'), {})).toEqual(['turn', 'activate']);
    expect(lessonsOf('dice', row('A die 3 as red 4 gain'), {})).toEqual(['wheel', 'gather']);
  });

  it('is about what is lit: trades come up when dice first suit one', () => {
    const due = lessonsFor('city', ['A pass', 'A farm with Y3', 'A activate miller with B:Y5'].map(row), {});
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
