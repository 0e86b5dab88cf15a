// What people and things of the board are called.
import type { State } from '../api/types';
import { t, words } from '../words/words.svelte';
import type { DieId, Owner } from './move/move-like';
import type { CityView } from './view';

/** Only the people of a state: a replay or a count has no more. */
export type Company = Pick<State, 'seats'> & Partial<Pick<State, 'you' | 'pending'>>;

export type Who = (owner: Owner) => string;

/** Names by the letter of a seat; N is nobody, or the King. */
export function whoIn(view: CityView, company: Company): Who {
  return (owner) => {
    if (owner === 'N') return view.king ? t('board-king') : t('move-owner-neutral');
    const seat = owner.charCodeAt(0) - 65;
    return company.seats[seat]?.name ?? owner;
  };
}

/** `Alix 2, Perrin 1`. */
export function counted(counts: Readonly<Partial<Record<Owner, number>>>, who: Who): string {
  const owners = Object.entries(counts) as [Owner, number][];
  return owners.map(([owner, count]) => `${who(owner)} ${count}`).join(', ');
}

/** The same for a list of owners. */
export function listed(owners: readonly Owner[], who: Who): string {
  const counts: Partial<Record<Owner, number>> = {};
  for (const owner of owners) counts[owner] = (counts[owner] ?? 0) + 1;
  return counted(counts, who);
}

export const colourName = (colour: string): string => words.find(`colour-${colour}`) ?? colour;

export const dieName = (die: Pick<DieId, 'colour' | 'value'>): string =>
  t('die-name', { colour: colourName(die.colour), value: die.value });
