import { describe, expect, it } from 'vitest';
import type { Beat, Change } from '../src/api/types';
import { payments } from '../src/city/film/coins';
import { recordedIn } from './city-table';

const deniers = (seat: number, n: number, card?: string): Change => ({
  seat,
  unit: 'deniers',
  n,
  because: card ? { kind: 'card', key: card, text: '' } : { kind: 'rule', key: 'purchase', text: '' },
});
/** Each change in a beat of its own, inside a turn. */
const paid = (...changes: Change[]): Beat[] => [
  { kind: 'turn', seat: 0, inside: changes.map((change) => ({ kind: 'lot', seat: 0, changes: [change] })) },
];

describe('coins', () => {
  it('go from the buyer of dice to their owner', () => {
    expect(payments(paid(deniers(0, -4), deniers(1, 4)))).toEqual([{ from: 0, to: 1, amount: 4, card: null }]);
  });

  it('come from the card that brings them', () => {
    expect(payments(paid(deniers(2, 6, 'merchant')))).toEqual([{ from: null, to: 2, amount: 6, card: 'merchant' }]);
  });

  it('go to the bank when nobody receives them', () => {
    expect(payments(paid(deniers(0, 10), deniers(0, -6), deniers(1, 10)))).toEqual([
      { from: null, to: 0, amount: 10, card: null },
      { from: 0, to: null, amount: 6, card: null },
      { from: null, to: 1, amount: 10, card: null },
    ]);
  });

  it('stay where they are when something else changes', () => {
    expect(payments(paid({ ...deniers(0, 3), unit: 'influence' }, { ...deniers(0, 1), seat: null }))).toEqual([]);
  });

  it('are told by the server with a move', () => {
    const { previews } = recordedIn('results-4p');
    const coinsOf = (label: string) => payments(previews.find((preview) => preview.label === label)!.beats);
    expect(coinsOf("Baker with yellow 5 and Denise's yellow 4")).toEqual([
      { from: 0, to: 3, amount: 4, card: null },
      { from: null, to: 0, amount: 3, card: 'baker' },
    ]);
    expect(coinsOf('Agriculture with yellow 5')).toEqual([{ from: null, to: 0, amount: 2, card: null }]);
  });
});
