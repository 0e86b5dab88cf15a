import { describe, expect, it } from 'vitest';
import type { Beat, Message } from '../src/api/types';
import { heard, plainly } from '../src/play/talk/beats';
import { flowsOf, totalOf, withStart } from '../src/play/bar/flows';
import { chronicleOf } from '../src/play/talk/chronicle';

const move = (seq: number, ...beats: Beat[]): Message => ({ seq, kind: 'move', seat: 1, created: 0, beats });
const deniers = (n: number, key: string): NonNullable<Beat['changes']>[number] => ({
  seat: 0,
  unit: 'deniers',
  n,
  because: { kind: 'rule', key, text: key },
});
const passes: Beat = { kind: 'passes', seat: 1, text: [{ text: 'A new round begins.', seat: 1 }, ' passes.'] };
const round: Beat = { kind: 'round', seat: null, text: ['A new round begins.'] };
const income: Beat = {
  kind: 'income',
  seat: null,
  text: ['Income: ', { text: 'B', seat: 1 }, ' ', { text: '+10', unit: 'deniers', n: 10, is_change: true }, '.'],
  changes: [deniers(10, 'Income'), { seat: 1, unit: 'deniers', n: 10 }],
};
const shop: Beat = { kind: '', seat: 0, changes: [deniers(-2, 'Dice'), deniers(-4, 'Dice')] };
const messages = [
  move(
    7,
    { kind: 'turn', seat: 1, number: 1, inside: [passes] },
    { kind: 'end', seat: null, number: 2, inside: [round] },
    { kind: 'income', seat: null, number: 3, inside: [income] },
    { kind: 'actions', seat: null, number: 4, inside: [{ kind: 'actions', seat: null, text: ['All act.'] }] },
    { kind: 'turn', seat: 0, number: 5, is_open: true },
  ),
  move(8, { kind: 'turn', seat: 0, number: 5, goes_on: true, inside: [shop, passes] }),
  move(9, { kind: 'turn', seat: 0, number: 5, goes_on: true, inside: [income] }, { kind: 'turn', seat: 1, number: 6 }),
  move(10, { kind: 'turn', seat: 1, number: 6, inside: [passes] }),
  move(11, { kind: 'turn', seat: 0, number: 7, inside: [passes] }),
];

describe('the chronicle', () => {
  it('has chapters by what happens, not by what is said, and knows whose a line is', () => {
    const lines = chronicleOf(messages.slice(0, 1), { chapter: (back) => `Round ${3 - back}` });
    expect(lines.map((one) => (one.kind === 'line' ? [one.seat, plainly(one.headline)] : one.title))).toEqual([
      [1, 'A new round begins. passes.'],
      'Round 3',
      [null, 'Income: B +10.'],
      [null, 'All act.'],
    ]);
  });

  it('has one line for each turn, told by what came of it, and a divider for each turn of all', () => {
    const lines = chronicleOf(messages, { chapter: () => 'Round', turn: (n) => `Turn ${n}` }).slice(4);
    expect(lines.map((one) => (one.kind === 'line' ? [one.seat, one.sentences.length] : one.title))).toEqual([
      'Turn 1',
      [0, 2],
      [1, 1],
      'Turn 2',
      [0, 1],
    ]);
    const [, first] = lines;
    expect(first?.kind === 'line' && plainly(first.headline)).toBe('Income: B +10.');
  });

  it('is read out sentence by sentence', () => {
    expect(heard(messages)).toMatch(/^A new round begins. passes. A new round begins. Income: B [+]10. All act./);
    expect(heard([{ seq: 1, kind: 'chat', seat: 0, created: 0, text: 'Hello' }])).toBe('');
  });
});

describe('the accounts', () => {
  it('add up by source, whatever has words and whatever has none', () => {
    expect(flowsOf(messages, 0, ['deniers'], 'Other')).toEqual([
      { source: 'Income', amounts: { deniers: 20 } },
      { source: 'Dice', amounts: { deniers: -6 } },
    ]);
    expect(flowsOf(messages, 1, ['deniers'], 'Other')).toEqual([{ source: 'Other', amounts: { deniers: 20 } }]);
    expect(flowsOf(messages, 0, ['vp'], 'Other')).toEqual([]);
  });

  it('begin with what was there before, so that all of it is what is held', () => {
    const flows = [{ source: 'Income', amounts: { deniers: 10, influence: -1 } }];
    const held = (unit: string) => ({ deniers: 15, influence: -1 })[unit] ?? null;
    const whole = withStart(flows, ['deniers', 'influence', 'vp'], held, 'At the start');
    expect(whole[0]).toEqual({ source: 'At the start', amounts: { deniers: 5, influence: 0 } });
    expect(totalOf(whole, 'deniers')).toBe(15);
    expect(withStart(flows, ['vp'], () => null, 'At the start')).toBe(flows);
  });
});
