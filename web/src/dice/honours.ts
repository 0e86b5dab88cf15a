// The honour board of a person and the feats of one game, as the server tells them.
import { get } from '../api/client';
import { words } from '../words/words.svelte';

export interface Honour {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

export interface Board {
  readonly games: number;
  readonly won: number;
  readonly best: number;
  readonly honours: readonly (Honour & {
    readonly earned: string | null;
    readonly count: number | null;
    readonly needed: number | null;
  })[];
}

export interface Feats {
  readonly seats: readonly (readonly Honour[])[];
}

/** To be read in `{#await}`; another language asks again. */
export const boardOf = (): Promise<Board> => get<Board>('/honours', { lang: words.language });
export const featsOf = (game: string): Promise<Feats> => get<Feats>(`/games/${game}/honours`, { lang: words.language });

/** The drawing of a feat. */
export const medalOf = (key: string): string => `h-${key.replaceAll('_', '-')}`;
