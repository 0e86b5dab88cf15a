// Another game with the same people.
import { post } from '../api/client';
import type { Opened } from '../api/types';
import { enter } from '../lobby/waiting/enter';
import type { Game } from '../play/state/game.svelte';

/** Those who played may ask for it; a game of the day is played once. */
export const canPlayAgain = ({ state }: Game): boolean => state !== null && state.you !== null && !state.deal;

export const playAgain = (game: Game): Promise<boolean> =>
  game.act(async () => enter(await post<Opened>(`/games/${game.id}/rematch`)));
