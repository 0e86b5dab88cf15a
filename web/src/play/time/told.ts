// What happened as it is told: one beat for each turn of a seat and each step of a phase, whatever messages brought it.
import type { Beat, Message } from '../../api/types';

/** A beat on top, with everything inside it that has come so far. */
export interface TimedBeat {
  /** Rises from beat to beat. */
  readonly number: number;
  /** More of it may come: its turn has not ended. */
  readonly open: boolean;
  readonly seat: number | null;
  readonly beat: Beat;
  /** The decisions whose messages brought it: an undo names them. */
  readonly decisions: readonly string[];
}

/** Places for the beats of one message. */
const PLACES = 1000;

/** The beats of messages, oldest first; the last one is open as long as nothing has begun after it. */
export function timed(messages: readonly Message[]): TimedBeat[] {
  const found: TimedBeat[] = [];
  for (const { seq, beats = [], decision } of messages) {
    for (const [place, beat] of beats.entries()) {
      const last = found.at(-1);
      const by = decision === undefined ? [] : [decision];
      if (last && beat.goes_on && (beat.kind === '' || isSameStep(beat, last.beat))) {
        found[found.length - 1] = { ...last, beat: joined(last.beat, beat), decisions: [...last.decisions, ...by] };
        continue;
      }
      if (last && isEmpty(last.beat)) found.pop(); // begun, and nothing in it
      found.push({ number: seq * PLACES + place, open: true, seat: beat.seat, beat, decisions: by });
    }
  }
  return found.filter(({ beat }) => !isEmpty(beat)).map((one, at, all) => ({ ...one, open: at === all.length - 1 }));
}

const isSameStep = (one: Beat, other: Beat): boolean =>
  one.kind === other.kind &&
  one.seat === other.seat &&
  one.subject?.key === other.subject?.key &&
  one.subject?.kind === other.subject?.kind;

const joined = (beat: Beat, more: Beat): Beat => ({
  ...beat,
  inside: [...(beat.inside ?? []), ...(more.inside ?? [])],
});

export const isEmpty = ({ inside = [], text, changes = [], moved = [] }: Beat): boolean =>
  inside.length === 0 && text === undefined && changes.length === 0 && moved.length === 0;

/** A step of a phase, not somebody's turn. */
export const isPhase = ({ seat, beat }: Pick<TimedBeat, 'seat' | 'beat'>): boolean =>
  seat === null && beat.kind !== 'turn';
