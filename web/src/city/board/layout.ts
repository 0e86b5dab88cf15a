// Where things stand on the board and how large they are: numbers only, so that tests can look at them.
import type { Colour, DieId, Owner } from '../move/move-like';
import type { CityView, Dice } from '../view';

/** Where the parts of a board stand, from its upper left corner. */
interface Geometry {
  readonly events: number;
  readonly wall: { readonly top: number; readonly height: number } | null;
  readonly terraces: readonly [number, number, number];
  readonly terrace: number;
  /** Of the drawing of a building, and of an activity beside it. */
  readonly building: number;
  readonly card: number;
  readonly church: { readonly left: number; readonly width: number; readonly height: number };
  readonly fields: { readonly top: number; readonly height: number };
  readonly lane: { readonly top: number; readonly height: number };
  readonly street: { readonly top: number; readonly height: number };
}
interface Room {
  readonly width: number;
  readonly height: number;
}
/** Heights of what does not share the rest, and the gaps above, between and below the terraces. */
interface Rows {
  readonly events: number;
  readonly wall: number;
  readonly lane: number;
  readonly street: number;
  readonly fields: number;
  readonly gaps: readonly [above: number, between: number, below: number];
}

const PLAIN: Rows = { events: 120, wall: 0, lane: 30, street: 170, fields: 44, gaps: [7, 6, 5] };
const WALLED: Rows = { events: 110, wall: 58, lane: 26, street: 157, fields: 42, gaps: [5, 4, 3] };
/** Lower boards leave things out: sentences of events, roofs above the eaves, the names over the charter. */
const LOW: Rows = { events: 94, wall: 0, lane: 27, street: 134, fields: 42, gaps: [5, 5, 4] };
const LOWEST: Rows = { events: 90, wall: 0, lane: 26, street: 128, fields: 40, gaps: [5, 5, 4] };
const LOW_WALLED: Rows = { events: 90, wall: 58, lane: 24, street: 126, fields: 38, gaps: [4, 3, 3] };
const LOW_BELOW = 650;
const LOWEST_BELOW = 592;
/** The street that is not there, and what of a board beyond the usual height goes to events and street. */
const NO_STREET = 182;
const USUAL = 718;
const SHARES = { events: 0.12, street: 0.2 };
const DRAWN = { building: 252, terrace: 124, church: 290, churchHeight: 328 };
/** How much the drawings grow on a high board. */
const LARGEST = 1.1;
/** From here on the cathedral grows with its height. */
const ROOMY = 350;
/** Of agriculture, below the cathedral. */
const NARROWEST_FIELDS = 228;
const BETWEEN_CARDS = 7;

function rowsFor(hasWall: boolean, height: number): Rows {
  if (height < LOW_BELOW) return hasWall ? LOW_WALLED : height < LOWEST_BELOW ? LOWEST : LOW;
  const usual = hasWall ? WALLED : PLAIN;
  const more = Math.max(0, height - USUAL);
  return {
    ...usual,
    events: Math.round(usual.events + SHARES.events * more),
    street: Math.round(usual.street + SHARES.street * more),
  };
}

/** `isWhole`: with influence and street; else the board ends below the fields. */
export function geometry(view: Pick<CityView, 'ramparts'>, room: Room, isWhole = true): Geometry {
  const whole = isWhole ? room.height : room.height + NO_STREET;
  const { events, wall, lane, street, fields, gaps } = rowsFor(Boolean(view.ramparts), whole);
  const [above, between, below] = gaps;
  const underLane = view.ramparts ? 0 : 2;
  const laneTop = isWhole ? room.height - street - underLane - lane : room.height;
  const first = events + wall + above;
  const terrace = Math.floor((laneTop - below - first - 2 * between) / 3);
  const [second, third] = [first + terrace + between, first + 2 * (terrace + between)];
  const fieldsTop = laneTop - below - fields;
  const church = fieldsTop - first - 4;
  const size = Math.min(LARGEST, church / DRAWN.churchHeight);
  const churchWidth = Math.max(
    NARROWEST_FIELDS,
    Math.round(DRAWN.church * (church < ROOMY ? Math.min(1, size) : size)),
  );
  const left = room.width - churchWidth + 1;
  const building = Math.round(DRAWN.building * Math.min(LARGEST, terrace / DRAWN.terrace));
  return {
    events,
    wall: wall ? { top: events, height: wall } : null,
    terraces: [first, second, third],
    terrace,
    building,
    card: Math.floor((left - building - 3 * BETWEEN_CARDS) / 3),
    church: { left, width: churchWidth, height: church },
    fields: { top: fieldsTop, height: fields },
    lane: { top: laneTop, height: lane },
    street: { top: laneTop + lane + underLane, height: street },
  };
}

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
