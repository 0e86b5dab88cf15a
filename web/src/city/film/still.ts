// A beat as it stands on the board: what is ringed, where threads run, what has changed by how much. Made from the
// pieces and changes of the beat alone; where a thing is drawn is found by its mark.
import type { Beat, Change } from '../../api/types';
import { walk } from '../../play/talk/beats';
import { isDrawn, type Unit } from '../board/runs';
import type { CityView } from '../view';

/** A thing on the board: the attribute that carries its name, so that desks, tablets and phones are alike. */
export interface Mark {
  readonly selector: string;
  readonly shape: 'card' | 'place' | 'round';
}

/** A die that somebody has taken out of a house. */
export interface Gone {
  readonly house: string;
  readonly colour: string;
  readonly value: number;
  readonly price: number | null;
}

export interface Delta {
  readonly selector: string;
  readonly seat: number;
  readonly unit: Unit;
  readonly n: number;
}

export interface Still {
  readonly seat: number | null;
  /** The house of who acts. */
  readonly home: string;
  readonly dice: readonly Gone[];
  /** Where it was done. */
  readonly place: Mark | null;
  readonly marks: readonly Mark[];
  readonly deltas: readonly Delta[];
}

const letter = (seat: number | null | undefined): string => (seat == null || seat > 3 ? 'N' : 'ABCD'[seat]!);
export const houseOf = (seat: number | null): string => `[data-house="${letter(seat)}"]`;
const card = (key: string): Mark => ({ selector: `[data-card="${key}"]`, shape: 'card' });
const event = (key: string): Mark => ({ selector: `[data-event="${key}"]`, shape: 'card' });
const LOT = 'lot';
const CATHEDRAL: Mark = { selector: '[data-cathedral]', shape: 'card' };
const FIELDS: Mark = { selector: '[data-fields]', shape: 'card' };

type Place = NonNullable<NonNullable<Beat['moved']>[number]['after']>;

/** Where a piece came to lie; null for the box and for chests. */
function markOf({ kind, key, place }: Place): Mark | null {
  if (kind === 'space') return { selector: `[data-place="${key}:${place}"]`, shape: 'place' };
  if (kind === 'lying') return { selector: `[data-lying="${key}"]`, shape: 'place' };
  if (kind === 'tradesman') return { selector: `[data-space="${key}:${place}"]`, shape: 'place' };
  if (kind === 'cathedral') return { selector: `[data-light="${key}:${place}"]`, shape: 'place' };
  if (kind === 'card') return card(key);
  if (kind === 'event') return event(key);
  if (kind === 'gate') return { selector: `[data-gate="${place}"]`, shape: 'place' };
  return null;
}

/** What a turn is about: a card, an event, the cathedral, the fields or a building. */
function placeOf(beats: readonly Beat[]): Mark | null {
  for (const { kind, subject, moved = [] } of walk(beats)) {
    if (kind === LOT) continue; // a card may have changed its dice
    if (kind === 'builds' || kind === 'builds_begun') return CATHEDRAL;
    if (kind === 'farms' || kind === 'farms_nothing') return FIELDS;
    if (subject?.kind === 'card') return card(subject.key);
    if (subject?.kind === 'event') return event(subject.key);
    const home = moved.find(({ what, after }) => what === 'citizen' && after?.kind === 'space');
    if (home) return { selector: `[data-building="${home.after!.key}"]`, shape: 'card' };
  }
  return null;
}

export function stillOf(seat: number | null, beats: readonly Beat[]): Still {
  const all = walk(beats);
  const place = placeOf(beats);
  const dice = all.flatMap(({ kind, dice = [] }) =>
    kind === LOT || kind === 'commits'
      ? dice.map(({ owner, colour, value, price }) => ({ house: houseOf(owner), colour, value, price: price ?? null }))
      : [],
  );
  const marks = new Map<string, Mark>();
  for (const { after } of all.flatMap(({ moved = [] }) => moved)) {
    const mark = after && markOf(after);
    if (mark && mark.selector !== place?.selector) marks.set(mark.selector, mark);
  }
  return {
    seat,
    home: houseOf(seat),
    dice,
    place,
    marks: [...marks.values()],
    deltas: deltasOf(all.flatMap(({ changes = [] }) => changes)),
  };
}

const AT: Readonly<Record<Unit, (seat: number) => string>> = {
  deniers: (seat) => `[data-purse="${letter(seat)}"]`,
  influence: (seat) => `[data-disc="${letter(seat)}"]`,
  vp: (seat) => `[data-points="${letter(seat)}"]`,
};

/** What everybody has more or less of in the end. */
export function deltasOf(changes: readonly Change[]): Delta[] {
  const sums = new Map<string, Delta>();
  for (const { seat, unit, n } of changes) {
    if (seat === null || !isDrawn(unit)) continue;
    const selector = AT[unit](seat);
    sums.set(selector, { selector, seat, unit, n: (sums.get(selector)?.n ?? 0) + n });
  }
  return [...sums.values()].filter(({ n }) => n !== 0);
}

/** What a seat has more or less of by a beat, and the cubes and citizens it has laid or sent, for a chip. */
export function broughtTo(seat: number | null, beats: readonly Beat[]): { units: Delta[]; cubes: number } {
  const all = walk(beats);
  const own = all.flatMap(({ changes = [] }) => changes).filter((change) => change.seat === seat);
  const cubes = all
    .flatMap(({ moved = [] }) => moved)
    .filter(({ what, seat: owner, after }) => what === 'cube' && owner === seat && after?.kind !== undefined);
  return { units: deltasOf(own), cubes: cubes.reduce((sum, { n }) => sum + n, 0) };
}

/** The emblem of a turn. */
export function emblemKey(beats: readonly Beat[], view: Pick<CityView, 'activities' | 'events'>): Emblem {
  for (const { kind, subject } of walk(beats)) {
    if (kind === LOT) continue;
    if (kind === 'builds' || kind === 'builds_begun') return { icon: 'i-hammer' };
    if (kind === 'farms' || kind === 'farms_nothing') return { icon: 'i-wheat' };
    if (kind === 'passes' || kind === 'passes_bare') return { icon: 'i-night' };
    if (subject?.kind === 'card' || subject?.kind === 'event') {
      const name =
        view.activities.find((one) => one.card === subject.key) ?? view.events.find((one) => one.event === subject.key);
      return { key: subject.key, name: name && 'name' in name ? name.name : '' };
    }
    if (kind.startsWith('settles') || kind === 'place') return { icon: 'i-people' };
  }
  return { icon: 'i-hand' };
}

export type Emblem = { readonly icon: string } | { readonly key: string; readonly name: string };
