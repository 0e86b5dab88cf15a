// A legal move of the city as its parts: what is done, with which dice, where, and in which way.
import type { Row } from '../play/choices';
import { diceOf, type Token } from './lots';
import { targetsOf, type Places } from './targets';

/** A turn is made of these: a lot of dice does something somewhere. */
export const ACTIONS: ReadonlySet<string> = new Set(['activate', 'build', 'fight', 'settle', 'farm', 'guard']);
/** Decisions that something else may be done before. */
export const MAIN: ReadonlySet<string> = new Set([...ACTIONS, 'pass', 'beat', 'yield']);
/** What may be done besides, before the decision that is asked. */
export const ASIDES: readonly string[] = ['reroll', 'flip', 'recruit', 'extra', 'swap', 'shield', 'ask'];

export interface Choice {
  readonly row: Row;
  readonly code: string;
  readonly verb: string;
  readonly dice: readonly string[];
  readonly tokens: readonly Token[];
  readonly targets: readonly string[];
  /** The card, or nothing, that gives a cube for it. */
  readonly using: string;
  /** What else differs between moves with the same dice at the same place: cube, dice turned, colour of purple dice. */
  readonly way: string;
  /** Nothing is spent and no die is turned. */
  readonly isPlain: boolean;
}

export function readChoices(rows: readonly Row[], places: Places, me: string): Choice[] {
  return rows.map((row) => {
    const tokens = diceOf(row, me);
    const verb = row.words[0] ?? '';
    const at = row.words.indexOf('using');
    const using = at < 0 ? '' : row.words.slice(at + 1).join(' ');
    const marked = tokens.filter((token) => token.mark !== '');
    const marks = marked.map((token) => token.key + token.mark).join(' ');
    const colours = tokens.map((token) => token.as ?? '').join('');
    return {
      row,
      code: row.code,
      verb,
      dice: tokens.map((token) => token.key),
      tokens,
      targets: targetsOf(row, places),
      using,
      way: [using, marks, colours].join('|'),
      isPlain: using === '' && marks === '',
    };
  });
}
