// Several people at one screen: who comes to it next.
import type { State } from '../../api/types';

export const isOver = (state: State | null): boolean => state?.status === 'over' || state?.status === 'abandoned';

/** The seat that has to decide and whose player has not come to the screen yet; `isSeated`: somebody has. */
export function handOver(state: State | null, isSeated: boolean): number | null {
  const yours = state?.yours ?? [];
  if (!state || yours.length < 2 || isOver(state)) return null;
  if (!isSeated) return state.pending.find((seat) => yours.includes(seat)) ?? state.you;
  if (state.decision) return null;
  return state.pending.find((seat) => yours.includes(seat) && seat !== state.you) ?? null;
}
