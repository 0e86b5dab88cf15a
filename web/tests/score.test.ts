import { afterEach, describe, expect, it, vi } from 'vitest';
import { Counting } from '../src/table/score/counting.svelte';
import {
  asked,
  emptySheet,
  entered,
  entryOf,
  levelsOf,
  sheetToSend,
  trimmed,
  type Field,
  type Form,
} from '../src/table/score/score';

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  kind: 'whole',
  low: 0,
  high: 20,
  label: key,
  because: null,
  ...more,
});
const cathedral = field('cathedral', { kind: 'levels', high: 6, length: 3, longer_with: 'master_builder' });
const form: Form = {
  players: 1,
  modules: [],
  characters: {
    label: '',
    least: 0,
    most: 2,
    choices: ['henry_i', 'thibaut_ii'].map((value) => ({ value, name: value, text: '' })),
  },
  activities: { label: '', choices: [{ value: 'master_builder', name: '', text: '' }] },
  outdoor: { label: '', choices: [] },
  fields: [field('vp', { high: 999 }), cathedral, field('deniers', { because: { characters: ['thibaut_ii'] } })],
  king_fields: [field('vp', { high: 999 })],
};

describe('the end-scoring sheet', () => {
  it('asks for what the choices count, and one level more with its card', () => {
    const sheet = { ...emptySheet(), characters: ['thibaut_ii'], activities: ['master_builder'] };
    expect(asked(form.fields, sheet).map((one) => one.key)).toEqual(['vp', 'cathedral', 'deniers']);
    expect(asked(form.fields, emptySheet()).map((one) => one.key)).toEqual(['vp', 'cathedral']);
    expect([levelsOf(cathedral, sheet), levelsOf(cathedral, emptySheet())]).toEqual([4, 3]);
  });

  it('keeps numbers within their limits', () => {
    const entries = entered(entered({}, cathedral, 9, 1), form.fields[0]!, -3);
    expect(entries).toEqual({ cathedral: [0, 6, 0], vp: 0 });
    expect(entryOf(entries, cathedral, 1)).toBe(6);
    expect(entered({}, form.fields[0]!, Number.NaN)).toEqual({ vp: 0 });
  });

  it('sends what `troyes score` reads, and nothing that was not asked', () => {
    const sheet = { ...emptySheet(), players: [{ vp: 30, cathedral: [1, 1], deniers: 5 }], king: { vp: 26 } };
    expect(sheetToSend(sheet, form, ['Anne'])).toEqual({
      characters: [],
      player: [{ name: 'Anne', vp: 30, cathedral: [1, 1, 0] }],
      king: { vp: 26 },
    });
  });

  it('forgets choices that are no longer offered', () => {
    const sheet = { ...emptySheet(), characters: ['henry_i', 'nobody'], outdoor: ['majority'] };
    expect(trimmed(sheet, form)).toMatchObject({ characters: ['henry_i'], outdoor: [] });
  });
});

describe('the count of a sheet', () => {
  it('names nobody before everybody has entered something', () => {
    const counting = new Counting();
    counting.form = { ...form, characters: { ...form.characters, least: 0 } };
    counting.sheet = { ...emptySheet(), names: ['Anne'], players: [{}] };
    counting.scored = { names: [], lines: [], totals: [-6, -6], winners: [0], verdict: null };
    const seen = () => [counting.isBegun, counting.isEntered, counting.totalOf(0), counting.totalOf(1)];
    expect(seen()).toEqual([false, false, null, null]);
    counting.enter(0, { vp: 0 });
    expect(seen()).toEqual([true, false, -6, null]);
    counting.enter(1, { vp: 3 });
    expect(seen()).toEqual([true, true, -6, -6]);
  });
});

describe('answers that come late', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server that answers when it is told to, in any order. */
  function slowServer(): ((answer: Response) => void)[] {
    const waiting: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
    return waiting;
  }
  const refused = () => Response.json({ error: { code: 'x', message: 'No.', remedy: '' } }, { status: 422 });

  it('replace no newer form, and drop nothing that it offers', async () => {
    const waiting = slowServer();
    const counting = new Counting();
    counting.sheet = { ...emptySheet(), names: ['Anne'], players: [{}], activities: ['master_builder'] };
    const asks = [counting.ask(1, ''), counting.ask(1, 'ladies')];
    waiting[1]!(Response.json({ ...form, modules: ['ladies'] }));
    await asks[1];
    waiting[0]!(Response.json({ ...form, activities: { label: '', choices: [] } }));
    await asks[0];
    expect([counting.form?.modules, counting.sheet.activities]).toEqual([['ladies'], ['master_builder']]);
  });

  it('clear no newer count when they are refusals', async () => {
    const waiting = slowServer();
    const counting = new Counting();
    counting.used = { figures: {} } as Counting['used'];
    counting.form = form;
    counting.sheet = { ...emptySheet(), names: ['Anne'], players: [{ vp: 3 }] };
    counting.update();
    counting.update();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!(Response.json({ names: [], lines: [], totals: [3, 0], winners: [0], verdict: null }));
    await vi.waitFor(() => expect(counting.scored?.totals).toEqual([3, 0]));
    waiting[0]!(refused());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([counting.scored?.totals, counting.problem]).toEqual([[3, 0], null]);
  });
});
