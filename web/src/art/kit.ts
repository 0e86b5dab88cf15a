// The hand that draws: trembling ink lines, hatching, walls, and the pieces placed inside a larger drawing.
// Everything returns SVG text. Randomness is seeded: the same drawing looks the same every time.

export type Point = [number, number];

interface InkOptions {
  close?: boolean;
  /** how far the pen strays */
  amplitude?: number;
  /** length of one stroke before the pen corrects itself */
  stroke?: number;
  seed?: number;
}

/** A small seeded generator (mulberry32): numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is enough for ink. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path of a hand-inked polyline: every edge sags and trembles a little, corners are not quite met. */
function inkPath(points: Point[], options: InkOptions = {}): string {
  const { close = false, amplitude = 0.7, stroke = 30, seed = 1 } = options;
  const first = points[0] ?? [0, 0];
  const random = seededRandom(seed * 7919 + Math.round(first[0] * 13 + first[1] * 7));
  const stray = (point: Point): Point => [
    point[0] + (random() - 0.5) * amplitude,
    point[1] + (random() - 0.5) * amplitude,
  ];
  const start = stray(first);
  let path = `M${round(start[0])} ${round(start[1])}`;
  let here = start;
  const corners = points.slice(1);
  for (const corner of corners) {
    const end = stray(corner);
    path += inkEdge(here, end, amplitude, stroke, random);
    here = end;
  }
  return close ? `${path}${inkEdge(here, start, amplitude, stroke, random)}Z` : path;
}

function inkEdge(from: Point, to: Point, amplitude: number, stroke: number, random: () => number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const strokes = Math.max(1, Math.round(length / stroke));
  const normalX = -(to[1] - from[1]) / (length || 1);
  const normalY = (to[0] - from[0]) / (length || 1);
  let path = '';
  let last = from;
  for (let k = 1; k <= strokes; k++) {
    const offset = k < strokes ? (random() - 0.5) * amplitude * 1.4 : 0;
    const x = from[0] + ((to[0] - from[0]) * k) / strokes + normalX * offset;
    const y = from[1] + ((to[1] - from[1]) * k) / strokes + normalY * offset;
    const sag = (random() - 0.5) * amplitude * 1.3;
    const midX = round((last[0] + x) / 2 + normalX * sag);
    const midY = round((last[1] + y) / 2 + normalY * sag);
    path += `Q${midX} ${midY} ${round(x)} ${round(y)}`;
    last = [x, y];
  }
  return path;
}

/** Attributes of an ink line of the given width. */
export const ink = (width = 1.5): string =>
  `stroke="var(--line)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export const polygon = (points: Point[], attributes = '', options: InkOptions = {}): string =>
  `<path d="${inkPath(points, { close: true, ...options })}" ${attributes}/>`;

export const polyline = (points: Point[], attributes = '', options: InkOptions = {}): string =>
  `<path d="${inkPath(points, options)}" fill="none" ${attributes}/>`;

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes = '',
  options: InkOptions = {},
): string {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return polygon(corners, attributes, options);
}

interface HatchOptions {
  gap?: number;
  slant?: number;
  seed?: number;
}

/** Hatching: short parallel pen strokes. */
export function hatch(x: number, y: number, width: number, height: number, options: HatchOptions = {}): string {
  const { gap = 5, slant = 4, seed = 3 } = options;
  const random = seededRandom(seed);
  let path = '';
  for (let i = 0; i < width; i += gap) {
    const top = random() * height * 0.35;
    const bottom = random() * height * 0.2;
    path += `M${round(x + i + slant)} ${round(y + top)}L${round(x + i)} ${round(y + height - bottom)}`;
  }
  return `<path d="${path}" fill="none" stroke="var(--line)" stroke-opacity=".28" stroke-width=".8"/>`;
}

/** Merlons along the top of a wall. */
export function crenels(x: number, y: number, width: number, count: number, height = 7): Point[] {
  const unit = width / (2 * count - 1);
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const left = x + i * 2 * unit;
    points.push([left, y + height], [left, y], [left + unit, y], [left + unit, y + height]);
  }
  return points;
}

/** Path of an opening, round or pointed. */
export function arch(x: number, y: number, width: number, height: number, pointed = false): string {
  if (pointed) {
    const spring = round(y + width * 0.62);
    const bend = round(y + width * 0.2);
    return `M${x} ${y + height}V${spring}Q${x} ${bend} ${x + width / 2} ${y}Q${x + width} ${bend} ${x + width} ${spring}V${y + height}Z`;
  }
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height}Z`;
}

export const use = (id: string, x: number, y: number, width: number, height = width, attributes = ''): string =>
  `<use href="#${id}" x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" ${attributes}/>`;

/** A die too small for pips: silhouette and numeral. */
export const placedMini = (colour: string, value: number, x: number, y: number, size = 17): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round((size / 24) * 1000) / 1000})">` +
  `<use href="#mini-${colour}" width="24" height="24"/>` +
  `<text x="12" y="17.6" text-anchor="middle" class="mt mt-${colour}">${value}</text></g>`;

export const placedCitizen = (family: string, x: number, y: number, width: number): string =>
  use(`cit-${family}`, x, y, round(width), round(width * 1.2));

export const placedCube = (family: string, x: number, y: number, size: number): string =>
  use(`cube-${family}`, x, y, size);
