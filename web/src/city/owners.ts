// What owners of dice are called.
import type { State } from '../api/types';
import { t } from '../words/words.svelte';
import type { CityView } from './view';

export function ownerName(letter: string, state: State | null, view: CityView | null): string {
  if (letter === 'N') return t(view?.king ? 'move-owner-king' : 'move-owner-neutral');
  const seat = view?.seats.findIndex((one) => one.letter === letter) ?? -1;
  return state?.seats[seat]?.name ?? letter;
}
