// The honour board of a person and the feats of one game, as the server tells them.
import { get } from '../../api/client';
import type { Shapes } from '../../api/types';
import { words } from '../../words/words.svelte';

export type Board = Shapes['HonoursShown'];
type Feats = Shapes['FeatsShown'];

/** To be read in `{#await}`; another language asks again. */
export const boardOf = (): Promise<Board> => get<Board>('/honours', { lang: words.language });
export const featsOf = (game: string): Promise<Feats> => get<Feats>(`/games/${game}/honours`, { lang: words.language });

/** The drawing of a feat. */
export const medalOf = (key: string): string => `h-${key.replaceAll('_', '-')}`;
