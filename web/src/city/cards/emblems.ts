// Which drawing stands for a card, an event, a character or a rampart face.
import { cards } from '../../art/cards';
import { sharedEmblems } from '../../art/emblems-both';
import { portraits } from '../../art/portraits';
import type { CityView } from '../view';

const DRAWN = { ...cards, ...portraits, ...sharedEmblems };

export function emblemOf(key: string): string | null {
  const name = key.replace(/\d+$/, '').replaceAll('_', '-');
  return ['e', 'p', 't'].map((kind) => `${kind}-${name}`).find((id) => id in DRAWN) ?? null;
}

/** The letter of the drawings of an owner; in the King's game what is nobody's is his. */
export const familyOf = (owner: string, view: Pick<CityView, 'king'> | null = null): string =>
  owner === 'N' ? (view?.king ? 'k' : 'n') : owner.toLowerCase();
