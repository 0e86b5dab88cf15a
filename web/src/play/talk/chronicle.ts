// Messages as a chronicle: chapters with headings, and one line for every beat, which opens to all its sentences.
import type { Message, Run } from '../../api/types';
import { isPhase, timed, type TimedBeat } from '../time/told';
import { toldIn, type Told } from './beats';

/** `unit`: the beat it tells. A line of several sentences opens. */
export interface Line {
  readonly kind: 'line';
  readonly key: string;
  /** Whose line it is, if it is somebody's. */
  readonly seat: number | null;
  readonly headline: readonly Run[];
  readonly sentences: readonly (readonly Run[])[];
  readonly unit: TimedBeat;
}

interface Heading {
  readonly kind: 'chapter' | 'turn';
  readonly key: string;
  readonly title: string;
  readonly unit: TimedBeat;
}

/** The kinds of beats that begin a chapter: a round of the city, a day of Troyes Dice. */
const CHAPTERS = ['round', 'day'];
/** From here on everybody acts in turn. */
const ACTIONS = 'actions';

export const isChapter = ({ kind }: Pick<Told, 'kind'>): boolean => CHAPTERS.includes(kind);

export interface Titles {
  /** A chapter, by how many come after it. */
  readonly chapter: (fromLast: number) => string;
  /** A turn of everybody; left out where nobody counts them. */
  readonly turn?: (n: number) => string;
  /** A step of a phase that has too much to say. */
  readonly step?: (kind: string) => string | undefined;
}

/** A step with more sentences than these is named, not told. */
const MOST = 2;

/** The chronicle of some messages, oldest first. */
export function chronicleOf(messages: readonly Message[], titles: Titles): (Line | Heading)[] {
  const units = timed(messages);
  let later = units.flatMap(({ beat }) => toldIn([beat])).filter(isChapter).length;
  const found: (Line | Heading)[] = [];
  let turns: Map<number, number> | null = null;
  for (const unit of units) {
    if (unit.beat.kind === ACTIONS) turns = new Map();
    else if (turns && titles.turn && unit.beat.kind === 'turn' && unit.seat !== null) {
      const n: number = (turns.get(unit.seat) ?? 0) + 1;
      const isNew = n > Math.max(0, ...turns.values());
      turns.set(unit.seat, n);
      if (isNew) found.push({ kind: 'turn', key: `t${unit.number}`, title: titles.turn(n), unit });
    }
    const told = toldIn(unit.beat.inside ?? []);
    const at = told.findIndex(isChapter);
    if (at >= 0) turns = null;
    found.push(...lineOf(unit, at < 0 ? told : told.slice(0, at), 'a', titles));
    if (at >= 0) found.push({ kind: 'chapter', key: `c${unit.number}`, title: titles.chapter(--later), unit });
    if (at >= 0) found.push(...lineOf(unit, told.slice(at + 1), 'b', titles));
  }
  return found;
}

/** None for what has nothing to say. */
function lineOf(unit: TimedBeat, told: readonly Told[], part: string, titles: Titles): Line[] {
  const sentences = told.map(({ text }) => text);
  const [first] = sentences;
  if (!first) return [];
  const whole = sentences.flatMap((text, at) => (at > 0 ? [' ', ...text] : text));
  // a turn is told by what came of it
  const headline = !isPhase(unit) ? sentences.at(-1)! : sentences.length > MOST ? named(unit, first, titles) : whole;
  return [{ kind: 'line', key: `${unit.number}${part}`, seat: unit.seat, headline, sentences, unit }];
}

function named({ beat }: TimedBeat, first: readonly Run[], { step }: Titles): readonly Run[] {
  const name = step?.(beat.kind);
  return name === undefined ? first : [name];
}
