// Messages as a chronicle: chapters with headings, and what is told in them line by line.
import type { Message, Run } from '../../api/types';
import { toldIn, type Told } from './beats';

interface Line {
  readonly key: string;
  /** Whose line it is, if it is somebody's. */
  readonly seat: number | null;
  readonly text: readonly Run[];
  readonly isHeading: boolean;
}

/** The kinds of beats that begin a chapter: a round of the city, a day of Troyes Dice. */
const CHAPTERS = ['round', 'day'];

export const isChapter = ({ kind }: Pick<Told, 'kind'>): boolean => CHAPTERS.includes(kind);

/** The chronicle of some messages, oldest first. `title` names a chapter by how many come after it. */
export function chronicleOf(messages: readonly Message[], title: (fromLast: number) => string): Line[] {
  const told = messages.flatMap(({ seq, beats }) =>
    toldIn(beats ?? []).map((beat, place) => ({ key: `${seq}.${place}`, beat })),
  );
  let later = told.filter(({ beat }) => isChapter(beat)).length;
  return told.map(({ key, beat }) =>
    isChapter(beat)
      ? { key, seat: null, text: [title(--later)], isHeading: true }
      : { key, seat: beat.seat, text: beat.text, isHeading: false },
  );
}
