// What every drawing is made of: one ink, a few washes, all colours from custom properties so that themes cost nothing.

export interface Drawing {
  viewBox: string;
  body: string;
}

export type Drawings = Record<string, Drawing>;

/** The pen: outlines of every piece and emblem; each path adds its own width. */
export const INK = 'stroke="var(--line,#3A2A1C)" stroke-linejoin="round" stroke-linecap="round"';

/** Fills of the emblems: wash of the order, sheet, wood and buff, solid ink, metal, gold. */
export const WASH = 'fill="var(--wash,#F6E3A8)"';
export const VELLUM = 'fill="var(--vellum,#FCF6E8)"';
export const BUFF = 'fill="#C9B48C"';
export const SOLID = 'fill="var(--line,#3A2A1C)"';
export const GOLD = 'fill="var(--gold,#D9A122)"';

export const drawing = (viewBox: string, body: string): Drawing => ({ viewBox, body });

/** Emblem of a trade or an event, or a portrait: ink and flat washes on a box of 56. */
export const emblem = (body: string): Drawing => drawing('0 0 56 56', `<g ${INK} stroke-width="1.7">${body}</g>`);

/** Interface icon: a line in the colour of the text, on a box of 24. */
export const lineIcon = (body: string): Drawing =>
  drawing(
    '0 0 24 24',
    `<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
  );

/** Interface icon filled with the colour of the text. */
export const solidIcon = (path: string): Drawing => drawing('0 0 24 24', `<path d="${path}" fill="currentColor"/>`);

/** Building of Troyes Dice: its walls take --b, its openings --bh. */
export const building = (body: string): Drawing =>
  drawing('0 0 48 48', `<g ${INK} stroke-width="1.9" fill="var(--b,#FCF6E8)">${body}</g>`);

export const OPENING = 'fill="var(--bh,#3A2A1C)"';
