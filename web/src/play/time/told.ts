// What happened as it is told: one beat for each turn of a seat and each step of a phase, whatever messages brought it.
import type { Beat, Message } from '../../api/types';

/** A beat on top, with everything inside it that has come so far. */
export interface TimedBeat {
  /** Rises from beat to beat, the same for everybody. */
  readonly number: number;
  /** More of it may come: its turn has not ended. */
  readonly open: boolean;
  readonly seat: number | null;
  readonly beat: Beat;
}

/** The beats of messages, oldest first. Messages bring pieces; those with the same number are one beat. */
export function timed(messages: readonly Message[]): TimedBeat[] {
  const found = new Map<number, Beat>();
  for (const piece of messages.flatMap(({ beats = [] }) => beats)) {
    if (piece.number === undefined) continue;
    const before = found.get(piece.number)?.inside ?? [];
    found.set(piece.number, { ...piece, inside: [...before, ...(piece.inside ?? [])] });
  }
  const last = Math.max(...found.keys());
  return [...found]
    .map(([number, beat]) => ({ number, open: number === last && beat.is_open === true, seat: beat.seat, beat }))
    .filter(({ beat }) => beat.inside!.length > 0); // a turn that has just begun is told when it comes to something
}

/** A step of a phase, not somebody's turn. */
export const isPhase = ({ seat, beat }: Pick<TimedBeat, 'seat' | 'beat'>): boolean =>
  seat === null && beat.kind !== 'turn';
