// Which drawing stands for a card, an event, a character or a rampart face.
import { symbols } from '../art/symbols';
import type { CityView } from './view';

export function emblemOf(key: string): string | null {
  const name = key.replace(/\d+$/, '').replaceAll('_', '-');
  return ['e', 'p', 't'].map((kind) => `${kind}-${name}`).find((id) => id in symbols) ?? null;
}

/** The letter of the drawings of an owner; in the King's game what is nobody's is his. */
export const familyOf = (owner: string, view: Pick<CityView, 'king'> | null = null): string =>
  owner === 'N' ? (view?.king ? 'k' : 'n') : owner.toLowerCase();
