// Small parts of the drawn town, shared by its buildings.

import { arch, crenels, hatch, ink, polygon, round, seededRandom, type Point } from '../kit';

/** A drawing that stands alone on the page; the words around it say what it shows. */
export const scene = (width: number, height: number, body: string, kind = ''): string =>
  `<svg class="scene ${kind}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${body}</svg>`;

export const timber = (width: number): string =>
  `stroke="var(--timber)" stroke-width="${width}" stroke-linecap="square"`;

export const pennant = (x: number, y: number, fill: string, size = 1): string =>
  `<path d="M${x} ${y}V${y - 15 * size}" ${ink(1.3)}/>` +
  `<path d="M${x} ${y - 15 * size}Q${x + 6 * size} ${y - 17 * size} ${x + 13 * size} ${y - 13 * size}Q${x + 6 * size} ${y - 11 * size} ${x} ${y - 8 * size}Z" fill="${fill}" ${ink(1.1)}/>`;

/** Pointed roof of a tower that is `width` wide and starts at x. */
export function coneRoof(x: number, width: number, y: number, height: number, fill: string, seed = 2): string {
  const corners: Point[] = [
    [x - 3, y],
    [x + width / 2, y - height],
    [x + width + 3, y],
  ];
  const shade = hatch(x + width * 0.55, y - height * 0.55, width * 0.4, height * 0.5, { gap: 4, slant: -5, seed });
  return polygon(corners, `fill="${fill}" ${ink()}`, { seed }) + shade;
}

/** A few stones picked out on a wall. */
export function stones(x: number, y: number, width: number, height: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    path += `M${round(x + random() * (width - 12))} ${round(y + random() * (height - 5))}h${round(5 + random() * 7)}`;
    if (random() > 0.5) path += `v${round(2 + random() * 3)}`;
  }
  return `<path d="${path}" fill="none" stroke="var(--line)" stroke-opacity=".33" stroke-width=".9"/>`;
}

/** A wall from x to x + width with merlons on top, down to `bottom`. */
export function battlement(x: number, y: number, width: number, count: number, bottom: number, height = 7): Point[] {
  return [
    [x, bottom],
    [x, y + height],
    ...crenels(x, y, width, count, height),
    [x + width, y + height],
    [x + width, bottom],
  ];
}

export const tuft = (x: number, y: number): string =>
  `<path d="M${x} ${y}l-2 -5M${x + 2} ${y}l0 -7M${x + 4} ${y}l3 -5" stroke="var(--line)" stroke-opacity=".5" stroke-width="1" fill="none" stroke-linecap="round"/>`;

/** A place for a citizen: an opening with a soft inner edge. */
export const niche = (x: number, y: number, width: number, height: number, pointed = false): string =>
  `<path d="${arch(x, y, width, height, pointed)}" fill="var(--niche)" ${ink(1.4)}/>` +
  `<path d="${arch(x + 2, y + 2, width - 4, height - 2, pointed)}" fill="none" stroke="var(--line)" stroke-opacity=".18" stroke-width="2.4"/>`;

/** An expelled citizen lies beside the building. */
export const lyingCitizen = (family: string, x: number, y: number, size = 20): string =>
  `<g transform="translate(${x} ${y}) rotate(-90)"><use href="#cit-${family}" width="${size}" height="${size * 1.2}"/></g>`;

/** Who stands where: a family letter, or nothing. */
export type Occupant = string | null;

/** A place on a scene, for the buttons laid over it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
