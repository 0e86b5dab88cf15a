import { describe, expect, it } from 'vitest';
import { diceOf, keyOf, layOut, readToken, without, writeDie } from '../src/city/lots';
import { lengthOf, partsOf, shortened, tokensOf, worthOf } from '../src/city/results';
import { deedAt, targetsOf } from '../src/city/targets';
import type { Row } from '../src/play/choices';
import { piecesOf, speakerIn, storyOf } from '../src/play/story';
import { flowsOf, totalOf, withStart } from '../src/play/flows';
import type { Message } from '../src/api/types';
import { die } from './city-table';

const row = (line: string): Row => ({ code: '', line, words: line.split(' ').slice(1), values: {}, texts: {} });
const places = {
  activities: [
    { slot: 3, card: 'merchant', colour: 'yellow', level: 1 },
    { slot: 4, card: null, colour: 'yellow', level: 2 },
  ],
  events: [],
  black_dice: [6, 4],
  ramparts: { length: 20, tiles: [{ gate: 2, place: 10, tile: 'glory' }], guards: {}, threat: null },
} as unknown as Parameters<typeof targetsOf>[1];

describe('dice in notation', () => {
  it('are read with owner, colour as used and mark', () => {
    expect(readToken('Y5', 'A')).toEqual({ key: 'A:Y5', as: null, mark: '' });
    expect(readToken('B:W2~', 'A')).toEqual({ key: 'B:W2', as: null, mark: '~' });
    expect(readToken('PY4', 'A')).toEqual({ key: 'A:P4', as: 'yellow', mark: '' });
    expect(readToken('P4', 'C')).toEqual({ key: 'C:P4', as: null, mark: '' });
    expect(readToken('palace', 'A')).toBeNull();
  });

  it('are found in every kind of line', () => {
    const keys = (line: string) => diceOf(row(line), 'A').map((token) => token.key);
    expect(keys('A activate merchant with Y5 C:Y5^ using priest')).toEqual(['A:Y5', 'C:Y5']);
    expect(keys('A swap R2 for B:W5')).toEqual(['A:R2', 'B:W5']);
    expect(keys('A reroll P3')).toEqual(['A:P3']);
    expect(keys('A place palace 6')).toEqual([]);
  });

  it('are written as the seat that plays writes them', () => {
    expect(writeDie(die('A', 'yellow', 5), 'A')).toBe('Y5');
    expect(writeDie(die('N', 'red', 3), 'A')).toBe('N:R3');
    expect(layOut(['A:R3', 'A:R3', 'B:W1']).map((one) => `${keyOf(one)}#${one.index}`)).toEqual([
      'A:R3#0',
      'A:R3#1',
      'B:W1#0',
    ]);
  });

  it('count as often as they occur', () => {
    expect(without(['A:R3', 'A:R3', 'A:R5'], ['A:R3'])).toEqual(['A:R3', 'A:R5']);
    expect(without(['A:R3'], ['A:R3', 'A:R3'])).toBeNull();
  });
});

describe('places', () => {
  it('belong to lines', () => {
    const at = (line: string) => targetsOf(row(line), places)[0];
    expect(at('A activate merchant with Y5')).toBe('card:3');
    expect(at('A fight war with R5')).toBe('event:war');
    expect(at('A place palace 6')).toBe('place:palace:6');
    expect(at('A lay glory')).toBe('tile:2');
    expect(at('A lose tile 1')).toBe('tile:1');
    expect(at('A beat')).toBe('black:6');
    expect(at('A also 4')).toBe('black:4');
    expect(at('A release B')).toBe('citizen:B');
    expect(at('A times 2')).toBeUndefined();
    expect(targetsOf(row('A take merchant'), places)).toEqual(['take:merchant', 'card:3']);
  });

  it('have a deed for dice, or none', () => {
    expect(deedAt('card:3', places)).toBe('activate merchant');
    expect(deedAt('card:4', places)).toBeNull();
    expect(deedAt('building:palace', places)).toBe('settle palace');
    expect(deedAt('seat:A', places)).toBeNull();
  });
});

describe('results', () => {
  it('draw what they count, in the order in which it is said', () => {
    const executioner = 'embauche 4 : +4 points d’influence, Denise −1 point d’influence';
    expect(tokensOf(executioner)).toEqual([
      'embauche 4 : ',
      { said: '+4', unit: 'influence' },
      ', Denise ',
      { said: '−1', unit: 'influence' },
    ]);
    expect(tokensOf('+1 VP and 16 deniers')).toEqual([
      { said: '+1', unit: 'vp' },
      ' and ',
      { said: '16', unit: 'deniers' },
    ]);
    expect(tokensOf('2 cubes on events')).toEqual(['2 cubes on events']);
    expect(lengthOf(executioner)).toBeLessThan(executioner.length - 20);
  });

  it('are cut to signs and amounts, in both languages', () => {
    expect(shortened('16 → 4 cubes, you gain 4 influence, War is countered')).toBe('4 cubes, +4 influence, countered');
    expect(shortened('8 → 4 activations, you pay 4 + 5 deniers', 4)).toBe('hire 5: 4 activations');
    expect(shortened('15 → 7 activations, you pay 6 + 4 deniers, you gain 14 deniers', 6)).toBe('hire 4: +14 deniers');
    const ransom = '4 → 1 activation, you pay 2 deniers, 1 cube on an event, you gain 1 influence, you spend 3 deniers';
    expect(shortened(ransom)).toBe('hire 2, pay 3: 1 cube on an event, +1 influence');
    expect(partsOf(ransom).amounts).toEqual([
      { unit: 'deniers', n: -5 },
      { unit: 'influence', n: 1 },
    ]);
    expect(shortened('3 → 1 activation, you gain 1 influence, you spend 1 denier')).toBe('pay 1: +1 influence');
    expect(shortened('8 → 4 deniers, you pay 2 deniers', 2)).toBe('+4 deniers');
    expect(shortened('7 → 1 activation, you pay 8 deniers and 3 influence, you gain 1 cube', 8)).toBe(
      'hire 3 influence: +1 cube',
    );
    expect(shortened('you lose 2 VP')).toBe('−2 VP');
    expect(partsOf('4 cubes, you pay 12 deniers, you gain 4 influence and 3 VP, War is countered')).toEqual({
      words: '4 cubes, War is countered',
      amounts: [
        { unit: 'deniers', n: -12 },
        { unit: 'influence', n: 4 },
        { unit: 'vp', n: 3 },
      ],
    });
    expect(partsOf("vous gagnez 2 points d'influence et 1 PV").amounts).toEqual([
      { unit: 'influence', n: 2 },
      { unit: 'vp', n: 1 },
    ]);
    expect(worthOf('Merchant with yellow 5: 25 → 8 activations')).toBe(25);
  });
});

describe('the story', () => {
  const messages = [
    { seq: 7, kind: 'move', seat: 1, created: 0, told: ['B passes.', 'A new round begins.', 'Income: B +10 −2.'] },
    { seq: 8, kind: 'move', seat: 0, created: 0, told: ['A fights.'] },
    { seq: 9, kind: 'move', seat: 0, created: 0, told: ['A takes 2.'] },
  ] as Message[];

  it('has chapters, and knows whom a sentence is about', () => {
    const speaker = speakerIn([
      { name: 'A', family: 'a' },
      { name: 'B', family: 'b' },
    ]);
    const begins = (text: string) => text.startsWith('A new round');
    const story = storyOf(messages, begins, (back) => `Round ${3 - back}`, speaker);
    expect(story.map((line) => [line.text, line.who])).toEqual([
      ['B passes.', 'b'],
      ['Round 3', null],
      ['Income: B +10 −2.', null],
      ['A fights.', 'a'],
      ['A takes 2.', 'a'],
    ]);
    expect(piecesOf('Income: B +10 −2.').map((piece) => piece.isChange)).toEqual([false, true, false, true, false]);
  });

  it('adds up by source', () => {
    const gain = (amount: number, name: string) => ({
      what: 'deniers',
      seat: 0,
      where: null,
      because: { kind: 'rule', key: name, name },
      amount,
    });
    const told = [{ ...messages[0]!, effects: [gain(10, 'Income'), gain(-2, 'Dice'), gain(-4, 'Dice')] }];
    expect(flowsOf(told, 0, ['deniers'], 'Other')).toEqual([
      { source: 'Income', amounts: { deniers: 10 } },
      { source: 'Dice', amounts: { deniers: -6 } },
    ]);
  });

  it('begins with what was there before, so that all of it is what is held', () => {
    const flows = [{ source: 'Income', amounts: { deniers: 10, influence: -1 } }];
    const held = (unit: string) => ({ deniers: 15, influence: -1 })[unit] ?? null;
    const whole = withStart(flows, ['deniers', 'influence', 'vp'], held, 'At the start');
    expect(whole[0]).toEqual({ source: 'At the start', amounts: { deniers: 5, influence: 0 } });
    expect(totalOf(whole, 'deniers')).toBe(15);
    expect(withStart(flows, ['vp'], () => null, 'At the start')).toBe(flows);
  });
});
