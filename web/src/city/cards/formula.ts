// A rule in pictures, written short: `-1i > +6d` is “spend 1 influence, gain 6 deniers”.

type Picture = 'd' | 'i' | 'v' | 'c' | 'h' | 'e' | 't' | 'x' | 'r' | 'w' | 'y' | 'p' | 'k' | '>';

export interface Part {
  readonly amount: string;
  readonly picture: Picture | null;
}

const PART = /^([-+×÷=\d/]*)([divchetxrwypk>]?)$/;

/** Parts are separated by spaces; each is an amount, a picture, or an amount of a picture. A card may have none. */
export function partsOf(formula: string): Part[] {
  if (formula === '') return [];
  return formula.split(' ').map((word) => {
    const match = PART.exec(word);
    if (!match || word === '') throw new Error(`not a formula: ${formula}`);
    return { amount: (match[1] ?? '').replace('-', '−'), picture: (match[2] || null) as Picture | null };
  });
}
