// What the town remembers: what brought or cost somebody most.
import type { Beat, Message, Run } from '../api/types';
import { toldIn } from '../play/talk/beats';
import { isChapter } from '../play/talk/chronicle';

export interface Moment {
  readonly key: string;
  readonly round: number;
  readonly points: number;
  readonly text: readonly Run[];
  /** Whose moment it is, where the text does not say. */
  readonly seat: number | null;
}

const MOST = 3;

/** The biggest gains and losses of points, in the order in which they happened. `last` is the round that was last. */
export function momentsOf(messages: readonly Message[], last: number): Moment[] {
  const told = messages.flatMap(({ seq, beats }) =>
    toldIn(beats ?? []).map((beat, place) => ({ key: `${seq}.${place}`, beat })),
  );
  let round = last - told.filter(({ beat }) => isChapter(beat)).length;
  const found: Moment[] = [];
  for (const { key, beat } of told) {
    if (isChapter(beat)) round++;
    const points = swing(beat);
    if (points === 0) continue;
    found.push({
      key,
      round: Math.max(1, round),
      points,
      text: beat.text,
      seat: isNamed(beat.text) ? null : beat.seat,
    });
  }
  return found
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
    .toSorted((a, b) => found.indexOf(a) - found.indexOf(b));
}

/** The largest change of somebody's points in a beat. */
function swing({ changes = [] }: Beat): number {
  const sums = new Map<number | null, number>();
  for (const { seat, unit, n } of changes) if (unit === 'vp') sums.set(seat, (sums.get(seat) ?? 0) + n);
  return [...sums.values()].reduce((best, sum) => (Math.abs(sum) > Math.abs(best) ? sum : best), 0);
}

const isNamed = (text: readonly Run[]): boolean =>
  text.some((run) => typeof run !== 'string' && run.seat !== undefined);
