// Dice in notation (`R4`, `B:W2~`, `PY3`) and dice on the board are the same dice: what each is called on either side.
import type { Row } from '../play/choices';
import type { Colour, DieId, Owner } from './move-like';

/** A die as a line writes it. Equal dice have the same key; what a line does with the die is apart. */
export interface Token {
  readonly key: string;
  /** The colour a purple die is used as. */
  readonly as: Colour | null;
  readonly mark: '' | '~' | '^';
}

const LETTERS: Readonly<Record<Colour, string>> = { red: 'R', yellow: 'Y', white: 'W', purple: 'P' };
const COLOURS: Readonly<Record<string, Colour>> = { R: 'red', Y: 'yellow', W: 'white', P: 'purple' };
const DIE = /^(?:([A-Z]):)?(P)?([RYW])?([1-6])([~^])?$/;

/** What equal dice have in common: `B:R4`. */
export const keyOf = (die: Omit<DieId, 'index'>): string => `${die.owner}:${LETTERS[die.colour]}${die.value}`;

export const sameDie = (one: DieId, other: DieId): boolean => keyOf(one) === keyOf(other) && one.index === other.index;

/** A die as the seat `me` writes it: its own without an owner. */
export const writeDie = (die: Omit<DieId, 'index'>, me: string): string =>
  `${die.owner === me ? '' : `${die.owner}:`}${LETTERS[die.colour]}${die.value}`;

/** The die a key stands for, without its place among equals. */
export function readKey(key: string): Omit<DieId, 'index'> {
  const [owner = '', rest = ''] = key.split(':');
  return { owner: owner as Owner, colour: COLOURS[rest[0] ?? ''] ?? 'red', value: Number(rest[1]) };
}

export function readToken(text: string, me: string): Token | null {
  const found = DIE.exec(text);
  if (!found) return null;
  const [, owner = me, purple, colour, value, mark = ''] = found;
  if (purple === undefined && colour === undefined) return null;
  const key = `${owner}:${purple ?? colour}${value}`;
  const as = purple !== undefined && colour !== undefined ? COLOURS[colour]! : null;
  return { key, as, mark: mark as Token['mark'] };
}

/** The dice of a move, in the order of its line: a lot, a die to roll again, both dice of a swap. */
export function diceOf(row: Row, me: string): Token[] {
  const end = row.words.indexOf('using');
  const words = end < 0 ? row.words : row.words.slice(0, end);
  return words.slice(1).flatMap((word) => readToken(word, me) ?? []);
}

/** What is left of `whole` without `part`; null if `part` is not contained in it. */
export function without(whole: readonly string[], part: readonly string[]): string[] | null {
  const left = [...whole];
  for (const one of part) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Dice of the board for keys: of equal ones the first that are still free. */
export function layOut(keys: readonly string[]): DieId[] {
  const used = new Map<string, number>();
  return keys.map((key) => {
    const nth = used.get(key) ?? 0;
    used.set(key, nth + 1);
    return { ...readKey(key), index: nth };
  });
}
