// The families: colour, hat and mark, so that none is told by colour alone. n is nobody's (grey).

export type FamilyLetter = 'a' | 'b' | 'c' | 'd' | 'n';

export interface Family {
  colour: string;
  hatColour: string;
  markColour: string;
  /** drawn over the head on the 40 × 48 box of a citizen; the plume, if any, behind the hat */
  hat: string;
  plume?: string;
  /** on a box of 10 around the middle, in the given colour */
  mark: (colour: string) => string;
}

const LIGHT_MARK = 'var(--mark,#FFF8E8)';
const stroked = (path: string, colour: string, width: number): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" fill="none"/>`;

export const FAMILIES: Record<FamilyLetter, Family> = {
  a: {
    colour: 'var(--pa,#D65F16)',
    hatColour: 'var(--hat-a,#8A3606)',
    markColour: LIGHT_MARK,
    hat: 'M11 24C9 14 12.5 6 20 5C27 4 31 6.5 37.5 5.5C35.5 9.5 32 10.5 29 11.5C30.5 16 30 20.5 29 24C27.5 20 27 15.5 24.5 13.5C21.5 11.5 17 12.5 15 15C13.5 17.5 13 21 11 24Z',
    mark: (colour) => stroked('M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6', colour, 2.8),
  },
  b: {
    colour: 'var(--pb,#2C68AB)',
    hatColour: 'var(--hat-b,#153D6C)',
    markColour: LIGHT_MARK,
    hat: 'M5 13.5C5 11 9 10.5 11.5 10C11 4.5 15 2.5 20.5 2.5C27 2.5 30 5.5 29.5 10C32 10.5 35.5 11.5 35.5 13.5C35.5 15.6 29 16.2 20 16.2S5 15.8 5 13.5Z',
    mark: (colour) => `<path d="M0 -5L4.2 0L0 5L-4.2 0Z" fill="${colour}"/>`,
  },
  c: {
    colour: 'var(--pc,#3C7C3B)',
    hatColour: 'var(--hat-c,#1F4D20)',
    markColour: LIGHT_MARK,
    hat: 'M3.5 15.5C9 12.5 12 5.5 18.5 4.5C25 3.5 29 8 29.5 14.5C20 13 11.5 14 3.5 15.5Z',
    plume: 'M26 9C28 4 32 .8 37.5 1.2C36 6 32 9.5 27.5 11Z',
    mark: (colour) => stroked('M-4.4 2.6L0 -2.2L4.4 2.6', colour, 3),
  },
  d: {
    colour: 'var(--pd,#E3C48C)',
    hatColour: 'var(--hat-d,#B78A48)',
    markColour: 'var(--mark-d,#54330C)',
    hat: 'M12 15.5C15 10 19.5 4.5 24.5 .9C27 5.5 28.5 9.5 28.8 14.5C23 12.2 17 13 12 15.5Z',
    plume: 'M24 2C30 7 34 16 33 27C30.5 22 29 17 26.5 13Z',
    mark: (colour) => `<circle r="3.8" fill="${colour}"/>`,
  },
  n: {
    colour: 'var(--pn,#A29E95)',
    hatColour: 'var(--hat-n,#6F6B63)',
    markColour: LIGHT_MARK,
    hat: 'M12.5 18C11.5 11 15 7.5 20 7.5S28.5 11 27.5 18C26.5 15 25.5 13.5 24 13.2C21 14.5 17.5 14.2 15.5 13.5C14 14.5 13.2 16 12.5 18Z',
    mark: () => '',
  },
};

/** A family's mark around (x, y); size 10 is as drawn. */
export function familyMark(letter: FamilyLetter, x: number, y: number, size: number, colour?: string): string {
  const family = FAMILIES[letter];
  const body = family.mark(colour ?? family.markColour);
  return body && `<g transform="translate(${x} ${y}) scale(${size / 10})">${body}</g>`;
}
