// Texts as the server sends them (see words/page.py), filled with values: plain strings, gaps, and choices by a number
// or a word. Which form a number takes in a language is known to the browser.

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;
export type Pattern = string | readonly Piece[];
type Piece = string | Gap | Choice;
type Gap = readonly [name: string, how?: string];
type Choice = readonly [name: string, how: string, variants: Readonly<Record<string, Pattern>>, usual: string];

/** One language: what its numbers look like. */
export class Filling {
  private readonly plural: Intl.PluralRules;
  private readonly numbers: Intl.NumberFormat;

  constructor(readonly language: string) {
    this.plural = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language);
  }

  fill(pattern: Pattern, values: Values): string {
    return this.pieces<never>(pattern, values, {}).join('');
  }

  /** A text with pieces in some of its gaps, one after the other. */
  pieces<T>(pattern: Pattern, values: Values, inGaps: Readonly<Record<string, readonly T[]>>): (string | T)[] {
    if (typeof pattern === 'string') return pattern === '' ? [] : [pattern];
    return pattern.flatMap<string | T>((piece) => {
      if (typeof piece === 'string') return [piece];
      const [name, how = ''] = piece;
      if (piece.length === 4) return this.pieces(this.chosen(piece, values[name]), values, inGaps);
      return inGaps[name] ?? [this.written(values[name], how)];
    });
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  private chosen([, how, variants, usual]: Choice, value: Value | undefined): Pattern {
    const key = SOUNDS[how]?.(String(value)) ?? String(value);
    const form = typeof value === 'number' ? this.plural.select(Math.abs(value)) : '';
    return variants[key] ?? variants[form] ?? variants[usual]!;
  }

  private written(value: Value | undefined, how: string): string {
    return how === 'NUMBER' && typeof value === 'number' ? this.number(value) : String(value);
  }
}

const SOUNDS: Readonly<Record<string, (name: string) => string>> = {
  START: (name) => (/^[aeiouyhœæ]/i.test(name.normalize('NFD')) ? 'vowel' : 'consonant'),
  END: (name) => (/[sßxz]$/i.test(name) ? 'sibilant' : 'plain'),
};
