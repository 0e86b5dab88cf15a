import { beforeEach, describe, expect, it, vi } from 'vitest';
import { different, forcedCard, leftOf, type Chance, type Choice } from '../src/table/answer';
import { begin, canRedo, canUndo, extended, grown, load, newsFrom, redone, save, undone } from '../src/table/kept';
import { RealTable } from '../src/table/real.svelte';
import {
  canAdd,
  diceOf,
  fitting,
  isSingle,
  lotOf,
  nextStage,
  readToken,
  stagesOf,
  type Chosen,
} from '../src/table/stages';
import { rowsOf, type Row } from '../src/play/choices';

describe('a kept game', () => {
  const start = begin('king', ['Aubry'], { modules: [] });
  const two = grown(extended(grown(start, ['* start A']), ['* start A', '* open x']), [
    '* start A',
    '* open x',
    '* king 5 2',
  ]);

  it('takes steps back and does them again, whole', () => {
    const back = undone(undone(two));
    expect([back.lines, canUndo(back), canRedo(back)]).toEqual([[], false, true]);
    const once = redone(back);
    expect(once.lines).toEqual(['* start A', '* open x']);
    expect(redone(once).lines).toEqual(two.lines);
    expect(canRedo(grown(once, [...once.lines, '* king 1 1']))).toBe(false);
    expect(undone(start)).toBe(start);
  });

  it('knows which lines are news', () => {
    expect(newsFrom(two)).toBe(2);
    const dice = grown(grown(begin('dice', ['A', 'B'], {}), ['* wheel', '* roll 1 2 3 black 4']), [
      '* wheel',
      '* roll 1 2 3 black 4',
      'A die 1',
    ]);
    expect(newsFrom(dice)).toBe(1); // whoever answers second still reads the roll
  });

  it('survives the closing of the page, and refuses what something else has written', () => {
    save(two, localStorage);
    expect(load('king', localStorage)).toEqual(two);
    expect(load('dice', localStorage)).toBeNull();
    localStorage.setItem('troyes.table.king', '{"game":"king","lines":[1]}');
    expect(load('king', localStorage)).toBeNull();
    localStorage.setItem('troyes.table.king', 'nonsense');
    expect(load('king', localStorage)).toBeNull();
  });
});

describe('a table', () => {
  const answers: Record<string, unknown>[] = [];
  const asked: Record<string, unknown>[] = [];
  const answer = (lines: string[], chance: Chance | null = null) => ({
    lines,
    chance,
    pending: [],
    told: [],
    steps: [],
    previews: [],
    decision: null,
    result: null,
  });

  beforeEach(() => {
    localStorage.clear();
    answers.length = asked.length = 0;
    vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
      asked.push(JSON.parse(String(request.body)));
      const next = answers.shift()!;
      const isGood = !('error' in next);
      return new Response(JSON.stringify(next), {
        status: isGood ? 200 : 409,
        headers: { 'Content-Type': 'application/json' },
      });
    });
  });

  const card = (line: string): Chance => ({
    kind: 'open',
    asked: '',
    inputs: [
      {
        kind: 'card',
        label: '',
        count: 1,
        colour: null,
        owner: null,
        deck: null,
        choices: [{ value: '', name: '', line, text: '', piece: '', left: 1 }],
      },
    ],
  });

  it('draws the only card by itself, as part of the same step', async () => {
    const table = new RealTable('king');
    answers.push(answer([]), answer(['* open a'], card('* open b')), answer(['* open a', '* open b']));
    await table.start(['Aubry'], {}, {});
    await table.tell('* open a');
    expect(asked.at(-1)).toMatchObject({ lines: ['* open a'], then: '* open b', since: 0 });
    expect(load('king', localStorage)!.lines).toEqual(['* open a', '* open b']);
    answers.push(answer([]));
    await table.undo();
    expect(table.kept!.lines).toEqual([]);
  });

  it('keeps everything when something is refused', async () => {
    const table = new RealTable('dice');
    answers.push(answer(['x']), { error: { code: 'impossible_outcome', message: 'No die shows 7.', remedy: '' } });
    await table.start(['Anne'], {}, {});
    await table.tell('777 7');
    expect([table.problem?.message, table.kept!.lines, table.canUndo]).toEqual(['No die shows 7.', ['x'], false]);
    expect(new RealTable('dice').kept!.lines).toEqual(['x']);
  });
});

describe('what is due', () => {
  const choice = (value: string, name: string, more: Partial<Choice> = {}): Choice => ({
    value,
    name,
    line: `* event ${value}`,
    text: '',
    piece: '',
    left: 1,
    ...more,
  });

  it('offers copies once if they are alike', () => {
    const cards = [
      choice('b', 'B', { text: 'white' }),
      choice('b2', 'B', { text: 'yellow' }),
      choice('b3', 'B', { text: 'white' }),
    ];
    expect(different(cards).map((one) => one.value)).toEqual(['b', 'b2']);
    expect(forcedCard(null)).toBeNull();
  });

  it('counts the two faces of a piece as one', () => {
    const plazas = [
      choice('R/Y', '', { piece: 'R/Y', left: 2 }),
      choice('Y/R', '', { piece: 'R/Y', left: 2 }),
      choice('W/W', ''),
    ];
    expect(leftOf(plazas, ['R/Y', 'W/W'])).toEqual({ 'R/Y': 1, 'Y/R': 1, 'W/W': 0 });
  });
});

describe('a decision', () => {
  const row = (line: string, values: Record<string, string>): Row => ({
    code: line,
    line,
    words: line.split(' ').slice(1),
    values,
    texts: values,
  });
  const FIELDS = ['action', 'target', 'dice'];
  const rows = [
    row('A farm with Y3', { action: 'farm', target: '0', dice: 'Y3' }),
    row('A farm with Y3 Y3', { action: 'farm', target: '0', dice: 'Y3 Y3' }),
    row('A farm with Y3 N:Y5', { action: 'farm', target: '0', dice: 'Y3 N:Y5' }),
    row('A pass', { action: 'pass', target: '1', dice: '' }),
  ];
  const choose = (chosen: readonly Chosen[], id: number): Chosen[] => {
    const stage = nextStage(rows, FIELDS, chosen)!;
    return [...chosen, { stage, option: stage.options[id]! }];
  };

  it('is asked in stages that leave out what goes without saying', () => {
    expect(nextStage(rows, FIELDS, [])!.options.map((one) => one.values[0])).toEqual(['farm', 'pass']);
    expect(nextStage(rows, FIELDS, choose([], 1))).toBeNull();
    expect(fitting(rows, choose([], 1))[0]!.code).toBe('A pass');
    expect(nextStage(rows, FIELDS, choose([], 0))!.fields).toEqual(['dice']);
    expect(stagesOf(['die', 'payment', 'colour', 'value', 'deed'])).toEqual([
      ['die'],
      ['payment'],
      ['colour', 'value'],
      ['deed'],
    ]);
  });

  it('takes dice together only while they make a lot', () => {
    const { options } = nextStage(rows, FIELDS, choose([], 0))!;
    expect(diceOf(options)).toEqual(['Y3', 'Y3', 'N:Y5']);
    expect(canAdd(options, ['Y3', 'Y3'], 'N:Y5')).toBe(false);
    expect(lotOf(options, ['N:Y5', 'Y3'])!.row.code).toBe('A farm with Y3 N:Y5');
    expect(lotOf(options, ['N:Y5'])).toBeNull();
    expect(isSingle(options)).toBe(false);
  });

  it('reads dice of the notation', () => {
    expect(readToken('N:W2~')).toMatchObject({ owner: 'N', colour: 'white', value: 2, mark: '~', as: null });
    expect(readToken('PR5')).toMatchObject({ owner: '', colour: 'purple', as: 'red', value: 5 });
    expect(readToken('what')).toBeNull();
  });

  it('comes from the rows of the server', () => {
    const found = rowsOf({
      decision: null as never,
      fields: [{ field: 'action', values: [{ value: 'pass', text: 'Pass' }] }],
      moves: [['7', 0]],
      lines: ['A pass'],
    });
    expect(nextStage(found, ['action'], [])).toBeNull();
    expect(fitting(found, [])[0]!.code).toBe('7');
  });
});
