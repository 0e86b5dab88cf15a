import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../src/session.svelte';
import {
  editorOf,
  groupsOf,
  isAt,
  keepFigures,
  named,
  ownFigures,
  read,
  unnamed,
  valueIn,
  written,
  type Figure,
} from '../src/table/figures/figures';
import { figuresToUse } from '../src/table/figures/own';

const hire = { group: 'activity', key: 'miller', field: 'hire' };
const income = { group: 'rules', key: null, field: 'income' };

describe('figures of one’s own', () => {
  it('are named and forgotten without a trace', () => {
    const own = named(named({}, hire, 4), income, 9);
    expect(own).toEqual({ activity: { miller: { hire: 4 } }, rules: { income: 9 } });
    expect([valueIn(own, hire), valueIn(own, income), valueIn({}, hire)]).toEqual([4, 9, undefined]);
    expect(unnamed(unnamed(own, hire), income)).toEqual({});
    expect(unnamed(named(own, { ...hire, field: 'divisor' }, 2), hire)).toEqual({
      activity: { miller: { divisor: 2 } },
      rules: { income: 9 },
    });
  });

  it('are kept on the device', () => {
    keepFigures({ activity: { miller: { hire: 4 } } }, localStorage);
    expect(ownFigures(localStorage)).toEqual({ activity: { miller: { hire: 4 } } });
    keepFigures({}, localStorage);
    expect(localStorage.getItem('troyes.figures')).toBeNull();
    localStorage.setItem('troyes.figures', '[1');
    expect(ownFigures(localStorage)).toEqual({});
  });

  it('are written and read as in a file', () => {
    for (const value of [
      3,
      true,
      'red',
      [3, 1],
      [
        [1, 2],
        [3, 4],
      ],
      { accepts: ['red'], add_lot: 5 },
    ])
      expect(read(written(value))).toEqual(value);
    expect(written({ deniers: 2 })).toBe('{ deniers = 2 }');
    expect(read('[1, 2,]')).toEqual([1, 2]);
    expect(read('[1, ')).toBeUndefined();
  });

  it('find their errors, their cards and the way to ask', () => {
    expect(isAt('activity.miller.gain.vp', 'activity.miller.gain')).toBe(true);
    expect(isAt('activity.miller.gains', 'activity.miller.gain')).toBe(false);
    expect([5, false, [1, 2], { vp: 1 }, [], 'red', [[1]], { a: [1] }].map(editorOf)).toEqual([
      'number',
      'switch',
      'numbers',
      'table',
      'text',
      'text',
      'text',
      'text',
    ]);
    const figure = (group: string, key: string | null, field: string) =>
      ({ group, key, field, name: key ?? 'Rules', group_name: group }) as Figure;
    const groups = groupsOf([
      figure('activity', 'a', 'x'),
      figure('activity', 'b', 'x'),
      figure('activity', 'a', 'y'),
      figure('rules', null, 'z'),
    ]);
    expect(groups.map((group) => group.cards.map((card) => [card.id, card.figures.length]))).toEqual([
      [
        ['activity.a', 2],
        ['activity.b', 1],
      ],
      [['rules', 1]],
    ]);
  });
});

describe('the figures of a real table', () => {
  const mine = named({}, hire, 4);
  const here = named({}, income, 9);
  const answer = (answers: Record<string, unknown>) =>
    vi.stubGlobal('fetch', (url: string) => {
      const found = Object.entries(answers).find(([path]) => url.startsWith(`/api/v2${path}?`));
      return found ? Promise.resolve(Response.json(found[1])) : Promise.reject(new TypeError('away'));
    });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    [session.me, session.isKnown] = [null, false];
  });

  it('are the default of the person, before those of the device', async () => {
    keepFigures(here, localStorage);
    answer({ '/people/here': { person: { id: 'a', name: 'Aubry' } }, '/figures/mine': { own: mine } });
    expect(await figuresToUse()).toEqual({ from: 'person', figures: mine });
    answer({ '/figures/mine': { own: {} } });
    expect(await figuresToUse()).toEqual({ from: 'device', figures: here });
  });

  it('are the stock for strangers, and those of the device while the server is away', async () => {
    answer({ '/people/here': { person: null } });
    expect(await figuresToUse()).toEqual({ from: 'stock', figures: {} });
    session.isKnown = false;
    answer({});
    keepFigures(here, localStorage);
    expect(await figuresToUse()).toEqual({ from: 'device', figures: here });
    expect(session.isKnown).toBe(false);
  });
});
