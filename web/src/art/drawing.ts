// What every drawing is made of: one ink, a few washes, all colours from custom properties so that themes cost nothing.

export interface Drawing {
  viewBox: string;
  body: string;
}

export type Drawings = Record<string, Drawing>;

/** The pen: outlines of every piece and emblem; each path adds its own width. */
export const INK = 'stroke="var(--line,#3A2A1C)" stroke-linejoin="round" stroke-linecap="round"';

/** Flat fills. The materials of emblems are deeper at night, when their ink is cream (style/art.css). */
const flat = (token: string, colour: string): string => `fill="var(--${token},${colour})"`;
export const WASH = flat('wash', '#F6E3A8');
export const VELLUM = flat('vellum', '#FCF6E8');
export const SOLID = flat('line', '#3A2A1C');
export const GOLD = flat('gold', '#D9A122');
export const SILVER = flat('silver', '#DEDCD4');
export const RED = flat('red', '#A92C22');
export const LEAF = flat('leaf', '#8A9A55');
export const WHEAT = flat('wheat', '#DDB44A');
export const BUFF = flat('buff', '#C9B48C');
export const WOOD = flat('wood', '#B98548');
export const BARK = flat('bark', '#8A6038');
export const METAL = flat('metal', '#BFC3C6');
export const STEEL = flat('steel', '#8B8780');
export const CREAM = flat('cream', '#FFF6E0');
export const ROCK = flat('rock', '#D8CDB8');
export const SHADOW = flat('shadow', '#4A433B');
export const FIRE = flat('fire', '#D9701E');
export const FLAME = flat('flame', '#F6DC8A');
export const SKIN = flat('skin', '#F0CFA8');

/** A closed shape, inked and filled. */
export const shape = (path: string, fill: string): string => `<path d="${path}" ${fill}/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${fill}/>`;

export const oval = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" ${fill}/>`;

/** A pen stroke, without a width that of the emblem. */
export const stroke = (path: string, width?: number): string =>
  `<path d="${path}" fill="none"${width ? ` stroke-width="${width}"` : ''}/>`;

/** Another symbol inside an emblem. It brings its own ink: that of the emblem must not outline it a second time. */
export const inset = (id: string, x: number, y: number, width: number, height = width): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}" stroke="none"/>`;

/** The same for pieces, which keep dark ink on their bright colours by night (style/art.css). */
export const insetPiece = (id: string, x: number, y: number, width: number, height = width): string =>
  `<g class="piece">${inset(id, x, y, width, height)}</g>`;

/** A stroke of light, the one highlight of a drawing. */
export const shine = (path: string, width = 2): string =>
  `<path d="${path}" fill="none" stroke="#FFF8E2" stroke-opacity=".75" stroke-width="${width}"/>`;

/** A stick, strap or blade: a line of colour with an ink edge on both sides. */
export const rod = (path: string, fill: string, width = 4): string => {
  const colour = fill.slice(6, -1);
  return `<path d="${path}" fill="none" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width - 2.6}"/>`;
};

export const drawing = (viewBox: string, body: string): Drawing => ({ viewBox, body });

/** Emblem of a trade or an event: ink and flat washes on a box of 56; the class holds its inks of day and night. */
export const emblem = (body: string): Drawing =>
  drawing('0 0 56 56', `<g class="emblem" ${INK} stroke-width="1.7">${body}</g>`);

/** The same without changing inks: what it shows looks alike by day and night. */
export const painting = (body: string): Drawing => drawing('0 0 56 56', `<g ${INK} stroke-width="1.7">${body}</g>`);

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
