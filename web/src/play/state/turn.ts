// Whose turn it is, in a few words.
import { t } from '../../words/words.svelte';
import type { Game } from './game.svelte';

interface Turn {
  readonly seat: number | null;
  readonly text: string;
}

/** Null while nobody is asked anything. */
export function turnOf(game: Game, yours: 'bar-your_turn' | 'phone-your_turn'): Turn | null {
  const { state } = game;
  if (!state) return null;
  if (game.isOver) return { seat: null, text: t(state.status === 'abandoned' ? 'bar-abandoned' : 'bar-over') };
  const seat = (game.isYourTurn ? state.you : state.pending[0]) ?? null;
  if (seat === null) return null;
  const who = state.seats[seat]?.name ?? '';
  return { seat, text: t(game.isYourTurn ? yours : 'bar-their_turn', { who }) };
}
