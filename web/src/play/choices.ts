// The legal moves of a decision as rows that clicks filter. Nothing here knows a rule.
import type { Moves } from '../api/types';

export interface Row {
  /** How the server names the move. */
  readonly code: string;
  /** The move in notation, such as `A fight war with R5 B:R2 using priest`. */
  readonly line: string;
  /** The words of the line after the seat: what the boards of both games look at. */
  readonly words: readonly string[];
  /** The values of the game's fields, and what they are called. */
  readonly values: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

export function rowsOf(moves: Moves): Row[] {
  return moves.moves.map(([code, ...places], number) => {
    const line = moves.lines[number] ?? '';
    const values: Record<string, string> = {};
    const texts: Record<string, string> = {};
    moves.fields.forEach((field, at) => {
      const value = field.values[places[at] ?? 0];
      values[field.field] = value?.value ?? '';
      texts[field.field] = value?.text ?? '';
    });
    return { code, line, words: line.split(' ').slice(1), values, texts };
  });
}

/** The part of a line that follows a word, up to the next of the words that may follow it. */
export function after(row: Row, word: string, ...ends: readonly string[]): readonly string[] {
  const start = row.words.indexOf(word);
  if (start < 0) return [];
  const rest = row.words.slice(start + 1);
  const end = rest.findIndex((one) => ends.includes(one));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Whether `part` is contained in `whole`, each element as often as it occurs. */
export function contains(whole: readonly string[], part: readonly string[]): boolean {
  const left = [...whole];
  return part.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
