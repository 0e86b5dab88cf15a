// Messages as a story: chapters with headings, sentences with what changed set apart.
import type { Message } from '../api/types';

export interface Line {
  readonly key: string;
  /** The family the sentence is about, if it is about one. */
  readonly who: string | null;
  readonly text: string;
  readonly isHeading: boolean;
}

/** What begins a chapter: the sentence that says so is replaced by a heading. */
export type Begins = (sentence: string) => boolean;

/** Whether a sentence is the one with which a round of the city begins. */
export const beginsRound: Begins = (sentence) => /^(A new round begins|Une nouvelle manche commence)\.$/.test(sentence);

/** The family of whoever a sentence begins with. */
export type Speaker = (sentence: string) => string | null;

/**
 * Finds people by the names with which sentences begin; of two that fit, the longer. A sentence begins with a capital,
 * whatever a name does.
 */
export function speakerIn(names: readonly { readonly name: string; readonly family: string }[]): Speaker {
  const longest = names
    .filter(({ name }) => name !== '')
    .map(({ name, family }) => ({ start: `${name} `.toLowerCase(), family }))
    .sort((one, other) => other.start.length - one.start.length);
  return (sentence) => {
    const low = sentence.toLowerCase();
    return longest.find(({ start }) => low.startsWith(start))?.family ?? null;
  };
}

/** The story of some messages, oldest first. `title` names a chapter by how many come after it. */
export function storyOf(
  messages: readonly Message[],
  begins: Begins,
  title: (fromLast: number) => string,
  speaker: Speaker,
): Line[] {
  const lines = messages.flatMap((message) =>
    (message.told ?? []).map((text, place): Line => {
      const isHeading = begins(text);
      return { key: `${message.seq}.${place}`, who: isHeading ? null : speaker(text), text, isHeading };
    }),
  );
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
