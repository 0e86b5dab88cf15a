// What the town remembers: the moves that brought or cost somebody most.
import type { Message } from '../api/types';

export interface Moment {
  readonly seq: number;
  readonly round: number;
  readonly points: number;
  readonly text: string;
}

const MOST = 3;

/** The biggest gains and losses of points by a single move, in the order in which they happened. */
export function momentsOf(messages: readonly Message[]): Moment[] {
  let round = 0;
  const found: Moment[] = [];
  for (const message of messages) {
    for (const effect of message.effects ?? []) {
      if (effect.what === 'round' || effect.what === 'day') round += effect.amount;
    }
    const points = swing(message);
    const text = (message.told ?? []).join(' ');
    if (points !== 0 && text) found.push({ seq: message.seq, round: Math.max(1, round), points, text });
  }
  return found
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.seq - b.seq)
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq);
}

/** The largest change of one seat's points in a message. */
function swing(message: Message): number {
  const sums = new Map<number, number>();
  for (const effect of message.effects ?? []) {
    if (effect.what === 'vp' && effect.seat !== null)
      sums.set(effect.seat, (sums.get(effect.seat) ?? 0) + effect.amount);
  }
  return [...sums.values()].reduce((best, points) => (Math.abs(points) > Math.abs(best) ? points : best), 0);
}
