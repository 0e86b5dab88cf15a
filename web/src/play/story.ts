// Messages as a story: chapters with headings, sentences with what changed set apart.
import type { Message } from '../api/types';

export interface Line {
  readonly key: string;
  /** Who did it, if it begins something of theirs. */
  readonly seat: number | null;
  readonly text: string;
  readonly isHeading: boolean;
}

/** What begins a chapter: the sentence that says so is replaced by a heading. */
export type Begins = (sentence: string) => boolean;

/** The story of some messages, oldest first. `title` names a chapter by how many come after it. */
export function storyOf(messages: readonly Message[], begins: Begins, title: (fromLast: number) => string): Line[] {
  const lines: Line[] = [];
  let last: number | null = null;
  for (const message of messages) {
    (message.told ?? []).forEach((text, place) => {
      const key = `${message.seq}.${place}`;
      if (begins(text)) {
        last = null;
        lines.push({ key, seat: null, text: '', isHeading: true });
        return;
      }
      const seat = place === 0 ? message.seat : null;
      lines.push({ key, seat: seat === last ? null : seat, text, isHeading: false });
      if (place === 0) last = message.seat;
    });
  }
  let later = lines.filter((line) => line.isHeading).length;
  return lines.map((line) => (line.isHeading ? { ...line, text: title(--later) } : line));
}

export interface Piece {
  readonly text: string;
  readonly isChange: boolean;
}

const CHANGE = /([+−-]\d+(?: (?:deniers?|influence|VP|PV|cubes?|points? d['’]influence))?)/;

/** A sentence in pieces: amounts that change hands are set apart. */
export function piecesOf(sentence: string): Piece[] {
  return sentence.split(CHANGE).flatMap((text, at) => (text === '' ? [] : [{ text, isChange: at % 2 === 1 }]));
}
