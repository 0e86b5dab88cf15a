// Beats as the board looks at them.
import type { Beat, Change } from '../api/types';
import { walk } from '../play/talk/beats';

/** Beats up to the next turn or phase: one that does not go on with what has begun is of no move before it. */
export function ofThisMove(beats: readonly Beat[]): readonly Beat[] {
  const end = beats.findIndex((beat) => !beat.goes_on);
  return end < 0 ? beats : beats.slice(0, end);
}

export const changesIn = (beats: readonly Beat[]): Change[] => walk(beats).flatMap((beat) => beat.changes ?? []);
