import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/api/types';
import { payments } from '../src/city/motion';

const deniers = (seat: number, amount: number, card?: string): Effect => ({
  what: 'deniers',
  seat,
  where: null,
  because: card ? { kind: 'card', key: card, name: card } : { kind: 'rule', key: 'purchase', name: '' },
  amount,
});

describe('coins', () => {
  it('go from the buyer of dice to their owner', () => {
    expect(payments([deniers(0, -4), deniers(1, 4)])).toEqual([{ from: 0, to: 1, amount: 4, card: null }]);
  });

  it('come from the card that brings them', () => {
    expect(payments([deniers(2, 6, 'merchant')])).toEqual([{ from: null, to: 2, amount: 6, card: 'merchant' }]);
  });

  it('go to the bank when nobody receives them', () => {
    expect(payments([deniers(0, 10), deniers(0, -6), deniers(1, 10)])).toEqual([
      { from: null, to: 0, amount: 10, card: null },
      { from: 0, to: null, amount: 6, card: null },
      { from: null, to: 1, amount: 10, card: null },
    ]);
  });

  it('stay where they are when something else changes', () => {
    expect(
      payments([
        { ...deniers(0, 3), what: 'influence' },
        { ...deniers(0, 1), seat: null },
      ]),
    ).toEqual([]);
  });
});
