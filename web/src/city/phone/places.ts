// Which part of the city a target belongs to, where only one part is shown at a time, and how large things are there.
import type { Thing } from '../../play/state/deeds';
import type { CityMove } from '../move/move.svelte';
import { BOARD, frameFor, wideScale } from '../board/scale';
import { BUILDINGS, COLOUR_OF, type Building, type CityView } from '../view';

export type Place = 'events' | 'ramparts' | Building | 'cathedral' | 'story';

export const ICONS: Readonly<Record<Place, string>> = {
  events: 'i-swords',
  ramparts: 'b-fortress',
  palace: 'b-palace',
  bishopric: 'b-bishopric',
  city_hall: 'b-cityhall',
  cathedral: 'b-cathedral',
  story: 'i-quill',
};

export const placesOf = (view: Pick<CityView, 'ramparts'>): Place[] => [
  'events',
  ...(view.ramparts ? (['ramparts'] as const) : []),
  'palace',
  'bishopric',
  'city_hall',
  'cathedral',
  'story',
];

/** Where a thing is seen; null for what is always in sight. */
export function placeOf(thing: Thing | undefined, view: Pick<CityView, 'activities'>): Place | null {
  switch (thing?.kind) {
    case 'event':
    case 'black':
    case 'citizen':
      return 'events';
    case 'card': {
      const colour = view.activities.find((card) => card.slot === thing.place)?.colour;
      return BUILDINGS.find((building) => COLOUR_OF[building] === colour) ?? null;
    }
    case 'building':
    case 'space':
    case 'lying':
      return thing.key as Building;
    case 'fields':
      return 'city_hall';
    case 'cathedral':
    case 'column':
      return 'cathedral';
    case 'guard':
    case 'gate':
      return 'ramparts';
    default:
      return null;
  }
}

/** Each answer of a question has a place of its own: it can be given on the board. */
export function isOnBoard(options: CityMove['options']): boolean {
  const targets = new Set(options.map((option) => option.target));
  return options.length > 3 && targets.size === options.length && !targets.has(null);
}

/** How many lit targets each place has. */
export function litPlaces(move: Pick<CityMove, 'options' | 'isIdle'>, view: CityView): Partial<Record<Place, number>> {
  const found: Partial<Record<Place, Set<string>>> = {};
  if (move.isIdle) return {};
  for (const { target, choice } of move.options) {
    const place = placeOf(choice.deed.target ?? undefined, view);
    if (place !== null && target !== null) (found[place] ??= new Set()).add(target);
  }
  return Object.fromEntries(Object.entries(found).map(([place, targets]) => [place, targets.size]));
}

// ---- the square ------------------------------------------------------------------------------------------------------

/** The width of a die's cell: for a finger. */
export const CELL = 34;
const MOST_ROWS = 3;
/** The narrowest house: its purse has to be read. */
const LEAST_HOUSE = 62;
/** The King has more dice than anybody. */
const KINGS_SHARE = 1.8;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How wide the houses are: all alike while their dice have room, else those with many dice take from the others. */
export function squareLayout(
  counts: readonly number[],
  width: number,
  isKing = false,
  mostRows = MOST_ROWS,
): { widths: number[]; rows: number } {
  const parts = counts.map((_, at) => (isKing && at === 0 ? KINGS_SHARE : 1));
  const shares = parts.map((part) => part / sum(parts));
  const needs = counts.map((count) => Math.max(LEAST_HOUSE, Math.ceil(count / mostRows) * CELL));
  const isCrowded = needs.some((need, at) => need > width * shares[at]!);
  const spare = Math.max(0, width - sum(needs));
  const widths = needs.map((need, at) => (isCrowded ? need + spare * shares[at]! : width * shares[at]!));
  const rows = counts.map((count, at) => Math.ceil(count / Math.floor(widths[at]! / CELL)));
  return { widths, rows: Math.max(2, ...rows) };
}

// ---- windows ---------------------------------------------------------------------------------------------------------

export type Layout = 'desktop' | 'wide' | 'tablet' | 'lying' | 'phone';

const LEAST_DESKTOP = 1024;
const LEAST_WIDE = 900;
const LEAST_TABLET = 768;
/** A lower window is a phone lying on its side. */
const LEAST_HEIGHT = 640;
/** The desk is preferred from this width on, as long as it is not drawn smaller than this. */
const COMFORTABLE_WIDTH = 1240;
const COMFORTABLE = 0.9;

export function layoutFor(width: number, height: number): Layout {
  const { scale } = frameFor(width, height);
  const isComfortable = width >= COMFORTABLE_WIDTH && scale >= COMFORTABLE;
  if (width >= LEAST_DESKTOP && (isComfortable || scale > wideScale(width, height))) return 'desktop';
  if (width > height && height < LEAST_HEIGHT) return 'lying';
  if (width > height && width >= LEAST_WIDE) return 'wide';
  return width < LEAST_TABLET ? 'phone' : 'tablet';
}

/** How small the board of a replay may be drawn. */
const LEAST_REPLAY = 0.8;
const LEAST_TERRACES = 700;

/** For a room so wide beside or above the tools, in a window so high. */
export function replayLayout(width: number, height: number): Exclude<Layout, 'wide'> {
  if (width >= BOARD.width * LEAST_REPLAY) return 'desktop';
  if (width > height * 1.2) return 'lying';
  return width < LEAST_TERRACES ? 'phone' : 'tablet';
}
