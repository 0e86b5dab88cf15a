// The families: colour, hat and mark, so that none is told by colour alone.
// a to d play the city, a to j Troyes Dice; n is nobody's (grey), k the King's.

export type FamilyLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'n';

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
  e: {
    colour: 'var(--pe,#B93A6E)',
    hatColour: 'var(--hat-e,#7C1B45)',
    markColour: LIGHT_MARK,
    hat: 'M11 18C6.5 12 8 3.5 14 2.5C17 2 19 4.5 20 7.5C21 4.5 23 2 26 2.5C32 3.5 33.5 12 29 18C27 14 24 12.5 20 12.5S13 14 11 18Z',
    mark: (colour) =>
      `<path d="M0 -4.900L1.3 -1.500L4.9 -1.300L2.1 1L3.1 4.500L0 2.500L-3.1 4.500L-2.1 1L-4.9 -1.300L-1.3 -1.500Z" fill="${colour}"/>`,
  },
  f: {
    colour: 'var(--pf,#45434C)',
    hatColour: 'var(--hat-f,#2B2930)',
    markColour: LIGHT_MARK,
    hat: 'M10.5 15L11.5 4.5C14.5 6.5 17.5 6.5 20 3C22.5 6.5 25.5 6.5 28.5 4.5L29.5 15C23 12.6 17 12.6 10.5 15Z',
    mark: (colour) => `<path d="M2.2 -4.500A5 5 0 1 0 2.2 4.500A4 4 0 1 1 2.2 -4.500Z" fill="${colour}"/>`,
  },
  g: {
    colour: 'var(--pg,#F6F1E4)',
    hatColour: 'var(--hat-g,#C7BC9E)',
    markColour: 'var(--mark-g,#3A2A1C)',
    hat: 'M8.5 27C7.5 14 10.5 4 20 4S32.5 14 31.5 27C29 25 27.5 22 27.5 17C27 13.5 24 12 20 12S13 13.5 12.5 17C12.5 22 11 25 8.5 27Z',
    mark: (colour) => stroked('M-3.8 -2.400H3.800M-3.8 2.400H3.8', colour, 2.5),
  },
  h: {
    colour: 'var(--ph,#7A4A2A)',
    hatColour: 'var(--hat-h,#4E2C15)',
    markColour: LIGHT_MARK,
    hat: 'M10 17C6.5 16 6.5 11 10 10C9.5 5.5 14 3 17 4.800C19 1.5 24 2 25.5 5C29.5 4.5 31.5 8 30 10.500C33.5 11.5 33.5 16 30 17C24 13.5 16 13.5 10 17Z',
    mark: (colour) => `<path d="M-4.8 -3.800H4.800L0 4.800Z" fill="${colour}"/>`,
  },
  i: {
    colour: 'var(--pi,#8CBBDD)',
    hatColour: 'var(--hat-i,#4F86AD)',
    markColour: 'var(--mark-i,#123049)',
    hat: 'M9 14C7.5 8.5 13 5.5 20 5.500S32.5 8.5 31 14C33 18 37 22 36 30C31.5 29 29.5 22 28 17C22 14 17 14 12.5 17C10.5 17.5 9.5 16 9 14Z',
    mark: (colour) =>
      stroked(
        'M-4.6 -1.400C-3 -4.2 -1.6 -4.2 0 -2S3 .2 4.6 -2.400M-4.6 3.200C-3 .4 -1.6 .4 0 2.600S3 4.8 4.6 2.2',
        colour,
        2.1,
      ),
  },
  j: {
    colour: 'var(--pj,#75731A)',
    hatColour: 'var(--hat-j,#4C4B0C)',
    markColour: LIGHT_MARK,
    hat: 'M11.5 18.500C9.5 10 13 2.5 21 1.500C29 .5 36 3 36.5 9C36.5 12.5 32.5 13 29.5 11C30 14 29.5 16.5 28.5 18.500C25 13.5 16 13.5 11.5 18.500Z',
    mark: (colour) =>
      `<path d="M0 -5A2.5 2.5 0 0 1 1.9 -.900A2.5 2.5 0 1 1 .8 2.600L1.5 5H-1.500L-.8 2.600A2.5 2.5 0 1 1 -1.9 -.900A2.5 2.5 0 0 1 0 -5Z" fill="${colour}"/>`,
  },
  k: {
    colour: 'var(--pk,#70408C)',
    hatColour: 'var(--hat-k,#D9A122)',
    markColour: 'var(--mark-k,#FFE9A8)',
    hat: 'M11 15L8 3L15 8.500L20 1L25 8.500L32 3L29 15C24 13 16 13 11 15Z',
    mark: (colour) => `<path d="M-4.6 4V-3L-2.1 0L0 -4.400L2.1 0L4.6 -3V4Z" fill="${colour}"/>`,
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
