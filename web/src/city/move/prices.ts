// What the dice of a move cost: they are bought in its beats.
import type { Preview } from '../../api/types';
import { walk } from '../../play/talk/beats';
import { keyOf } from './lots';
import type { Colour, Owner } from './move-like';

export interface Price {
  /** A seat; null: nobody's dice, or the King's. */
  readonly owner: number | null;
  readonly amount: number;
  readonly dice: number;
}

const boughtIn = (preview: Preview) =>
  walk(preview.beats).flatMap((beat) =>
    (beat.dice ?? []).flatMap(({ price, ...die }) => (price == null ? [] : { ...die, price })),
  );

/** What the dice of others cost: per owner, in the order of the lot. */
export function pricesOf(preview: Preview): Price[] {
  const prices = new Map<number | null, Price>();
  for (const { owner, price } of boughtIn(preview)) {
    const { amount, dice } = prices.get(owner) ?? { amount: 0, dice: 0 };
    prices.set(owner, { owner, amount: amount + price, dice: dice + 1 });
  }
  return [...prices.values()];
}

/** The price of every die of others in the lot, by the key of the die. */
export function pricesByDie(preview: Preview, letters: readonly Owner[]): Map<string, number> {
  return new Map(
    boughtIn(preview).map(({ owner, colour, value, price }) => {
      const letter = owner === null ? 'N' : (letters[owner] ?? 'N');
      return [keyOf({ owner: letter, colour: colour as Colour, value }), price];
    }),
  );
}
