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
    { kind: 'turn', seat: 1, inside: [passes] },
    { kind: '', seat: null, inside: [round] },
    { kind: 'income', seat: null, inside: [income] },
  ),
  move(8, { kind: 'turn', seat: 0, goes_on: true, inside: [shop] }),
];

describe('the chronicle', () => {
  it('has chapters by what happens, not by what is said, and knows whose a line is', () => {
    const lines = chronicleOf(messages, (back) => `Round ${3 - back}`);
    expect(lines.map((line) => [line.key, plainly(line.text), line.seat, line.isHeading])).toEqual([
      ['7.0', 'A new round begins. passes.', 1, false],
      ['7.1', 'Round 3', null, true],
      ['7.2', 'Income: B +10.', null, false],
    ]);
  });

  it('is read out sentence by sentence', () => {
    expect(heard(messages)).toBe('A new round begins. passes. A new round begins. Income: B +10.');
    expect(heard([{ seq: 1, kind: 'chat', seat: 0, created: 0, text: 'Hello' }])).toBe('');
  });
});

describe('the accounts', () => {
  it('add up by source, whatever has words and whatever has none', () => {
    expect(flowsOf(messages, 0, ['deniers'], 'Other')).toEqual([
      { source: 'Income', amounts: { deniers: 10 } },
      { source: 'Dice', amounts: { deniers: -6 } },
    ]);
    expect(flowsOf(messages, 1, ['deniers'], 'Other')).toEqual([{ source: 'Other', amounts: { deniers: 10 } }]);
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
