// Dice of deeds and dice on the board are the same dice. Equal dice are told apart on the board alone, by their place.
import type { Use } from '../../play/state/deeds';
import type { Colour, DieId, Owner } from './move-like';
import type { CityView } from '../view';

/** A die as everybody sees it, without its place among equals. */
export type SeenDie = Omit<DieId, 'index'>;

/** What equal dice have in common: for comparing. */
export const keyOf = ({ owner, colour, value }: SeenDie): string => `${owner} ${colour} ${value}`;

export const sameDie = (one: DieId, other: DieId): boolean => keyOf(one) === keyOf(other) && one.index === other.index;

export const seenIn = (use: Pick<Use, 'owner' | 'colour' | 'value'>, { seats }: Pick<CityView, 'seats'>): SeenDie => ({
  owner: use.owner === null ? 'N' : seats[use.owner]!.letter,
  colour: use.colour as Colour,
  value: use.value,
});

/** The seat whose die it is; null: nobody's, or the King's. */
export function seatOf(owner: Owner, { seats }: Pick<CityView, 'seats'>): number | null {
  const seat = seats.findIndex(({ letter }) => letter === owner);
  return seat < 0 ? null : seat;
}

/** Dice of the own district. */
export function ownDice(view: CityView, seat: number): SeenDie[] {
  const mine = view.seats[seat];
  if (mine === undefined) return [];
  return Object.entries(mine.dice).flatMap(([colour, values]) =>
    values.map((value) => ({ owner: mine.letter, colour: colour as Colour, value })),
  );
}

/** What is left of `whole` without `part`; null if `part` is not contained in it. */
export function without(whole: readonly string[], part: readonly string[]): string[] | null {
  const left = [...whole];
  for (const one of part) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Dice of the board for a lot: of equal ones the first. */
export function layOut(dice: readonly SeenDie[]): DieId[] {
  const used = new Map<string, number>();
  return dice.map(({ owner, colour, value }) => {
    const key = keyOf({ owner, colour, value });
    const index = used.get(key) ?? 0;
    used.set(key, index + 1);
    return { owner, colour, value, index };
  });
}
