// Why the last move cannot be taken back, as far as a player can tell.
import type { Plain } from '../../words/words.svelte';
import type { Game } from '../state/game.svelte';

export function whyNoUndo({ state, messages, you }: Pick<Game, 'state' | 'messages' | 'you'>): Plain | null {
  if (state === null || state.undo) return null;
  if (!state.terms.undo) return 'undo-never';
  const last = messages.findLast((message) => message.kind === 'move');
  if (last?.seat === you) return 'undo-rolled';
  return messages.some((message) => message.kind === 'move' && message.seat === you) ? 'undo-others' : 'undo-nothing';
}
