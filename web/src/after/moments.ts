// What the town remembers: the sentences that brought or cost somebody most.
import type { Message } from '../api/types';
import { beginsRound, speakerIn } from '../play/story';

export interface Moment {
  readonly key: string;
  readonly round: number;
  readonly points: number;
  readonly text: string;
  /** Whose moment it is, where the text does not say. */
  readonly who: string | null;
}

const MOST = 3;
const POINTS = /([+−-]\d+)\s(?:VP|PV)(?!\p{L})/gu;
const SENTENCES = /(?<=\.)\s+(?=\p{Lu})/u;

/**
 * The biggest gains and losses of points, in the order in which they happened. `last` is the round that was last,
 * `names` are those with which sentences begin.
 */
export function momentsOf(messages: readonly Message[], last: number, names: readonly string[]): Moment[] {
  const lines = messages.flatMap(({ seq, told }) => (told ?? []).map((text, at) => ({ key: `${seq}.${at}`, text })));
  const speaker = speakerIn(names.map((name) => ({ name, family: name })));
  let who: string | null = null;
  let round = last - lines.filter(({ text }) => beginsRound(text)).length;
  const found: Moment[] = [];
  for (const { key, text } of lines) {
    if (beginsRound(text)) round++;
    who = speaker(text) ?? who;
    const points = swing(text);
    if (points === 0) continue;
    const carried = carrying(text);
    const isNamed = names.some((name) => carried.toLowerCase().includes(name.toLowerCase()));
    found.push({ key, round: Math.max(1, round), points, text: carried, who: isNamed ? null : who });
  }
  return found
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
    .toSorted((a, b) => found.indexOf(a) - found.indexOf(b));
}

/** The largest change of somebody's points that a line tells of. */
function swing(text: string): number {
  const changes = [...text.matchAll(POINTS)].map(([, change]) => Number(change!.replace('−', '-')));
  return changes.reduce((best, points) => (Math.abs(points) > Math.abs(best) ? points : best), 0);
}

/** Of a line of several sentences, those with the points. */
function carrying(text: string): string {
  return text
    .split(SENTENCES)
    .filter((sentence) => swing(sentence) !== 0)
    .join(' ');
}
