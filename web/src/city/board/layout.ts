// Where things stand on the board and how large they are: numbers only, so that tests can look at them.
import type { Colour, DieId, Owner } from '../move/move-like';
import type { CityView, Dice } from '../view';

/** Heights of a board of 1084 × 718. With the ramparts everything below makes room for the wall. */
interface Geometry {
  readonly events: number;
  readonly wall: { readonly top: number; readonly height: number } | null;
  readonly terraces: readonly [number, number, number];
  readonly terrace: number;
  readonly fields: { readonly top: number; readonly height: number };
  readonly lane: { readonly top: number; readonly height: number };
  readonly street: { readonly top: number; readonly height: number };
}

const PLAIN: Geometry = {
  events: 120,
  wall: null,
  terraces: [127, 257, 387],
  terrace: 124,
  fields: { top: 467, height: 44 },
  lane: { top: 516, height: 30 },
  street: { top: 548, height: 170 },
};
const WALLED: Geometry = {
  events: 110,
  wall: { top: 110, height: 58 },
  terraces: [173, 294, 415],
  terrace: 117,
  fields: { top: 488, height: 42 },
  lane: { top: 535, height: 26 },
  street: { top: 561, height: 157 },
};

export const geometry = (view: CityView): Geometry => (view.ramparts ? WALLED : PLAIN);

// ---- dice ----------------------------------------------------------------------------------------------------------

const ORDER: readonly Colour[] = ['purple', 'red', 'white', 'yellow'];

/** The dice of a district as they lie: by colour, the highest first. */
export function diceOf(owner: Owner, dice: Dice): DieId[] {
  return ORDER.flatMap((colour) => {
    const values = [...(dice[colour] ?? [])].sort((a, b) => b - a);
    return values.map((value, at) => ({ owner, colour, value, index: at - values.indexOf(value) }));
  });
}

export const dieKey = (die: DieId): string => `${die.owner}:${die.colour}:${die.value}:${die.index}`;

const SIZES = [
  { size: 37, gap: 6, rows: 1 },
  { size: 32, gap: 4, rows: 2 },
  { size: 30, gap: 4, rows: 1 },
  { size: 26, gap: 3, rows: 2 },
  { size: 22, gap: 2, rows: 2 },
  { size: 20, gap: 3, rows: 3 },
] as const;

interface DiceLayout {
  readonly size: number;
  readonly gap: number;
  /** Width of the rows, so that they are about equally long. */
  readonly width: number;
}

/** The largest size at which so many dice fit; many lie in two rows. */
export function diceSize(count: number, width: number, height: number): DiceLayout {
  const found = SIZES.find(({ size, gap, rows }) => {
    const perRow = Math.floor((width + gap) / (size + gap));
    return count <= perRow * rows && rows * (size * (50 / 48) + 1) <= height + 2;
  });
  const { size, gap, rows } = found ?? SIZES[5];
  const longest = Math.ceil(count / rows);
  return { size, gap, width: Math.max(longest * (size + gap) - gap + 2, 40) };
}

// ---- the street ----------------------------------------------------------------------------------------------------

/** Seats clockwise from the gate; the house of the one who looks is the last. */
export function streetOrder(players: number, you: number | null): number[] {
  const first = you === null || you < 0 ? 0 : you + 1;
  return Array.from({ length: players }, (_, at) => (first + at) % players);
}

const GAP = 6;

/** Widths of the houses, the neutral district first; the last house is larger if it is yours. */
export function houseWidths(players: number, hasYou: boolean, quarter: number, width: number): number[] {
  const parts = players + (hasYou ? 0.2 : 0);
  const unit = (width - quarter - GAP * players) / parts;
  const houses = Array.from({ length: players }, (_, at) =>
    Math.floor(unit * (hasYou && at === players - 1 ? 1.2 : 1)),
  );
  return [quarter, ...houses];
}

// ---- events --------------------------------------------------------------------------------------------------------

interface EventLayout {
  /** Of one card, and from the left edge of one to that of the next. */
  readonly width: number;
  readonly step: number;
  /** Size of the emblem; very narrow cards have none. */
  readonly emblem: number;
  /** Too narrow for sentences: only name, dice, points, enemies and banners. */
  readonly isShort: boolean;
}

const WIDEST = 179;
/** With a sentence, and without. */
const NARROWEST = 112;
const SHORTEST = 70;

/** Cards grow narrower, then lose their sentence before they overlap; the last one is always whole. */
export function eventLayout(count: number, room: number, isLow = false): EventLayout {
  const fits = Math.floor((room + GAP) / Math.max(1, count) - GAP);
  const isShort = fits < NARROWEST;
  const width = Math.max(SHORTEST, Math.min(WIDEST, fits));
  const emblem = width < 124 ? 0 : isLow || width < 146 ? 24 : 31;
  const step = fits >= SHORTEST ? width + GAP : (room - width) / Math.max(1, count - 1);
  return { width, step, emblem, isShort };
}

// ---- words that must fit -------------------------------------------------------------------------------------------

const NARROW = /[iIjlft'’.,:;() ]/;
const WIDE = /[mwMWŒœÆæ]/;

/** About how wide a title is, in widths of its letter height. */
export function titleWidth(text: string): number {
  let width = 0;
  for (const letter of text)
    width += NARROW.test(letter) ? 0.27 : WIDE.test(letter) ? 0.74 : /[A-ZÀ-Þ]/.test(letter) ? 0.57 : 0.46;
  return width;
}

/** The first of some sizes at which a title fits, else the last. */
export function titleSize(text: string, room: number, sizes: readonly number[] = [16, 14, 13]): number {
  return sizes.find((size) => titleWidth(text) * size <= room) ?? sizes.at(-1) ?? 13;
}

// ---- cathedral -----------------------------------------------------------------------------------------------------

/** The level on which the next cube of a column comes to lie, from 0. */
export function nextLevel(cathedral: CityView['cathedral'], column: number): number {
  const free = cathedral.findIndex((level) => level[column] == null);
  return free < 0 ? cathedral.length : free;
}
