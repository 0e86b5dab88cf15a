// The board after some beats: what they say is done to a view, step by step, until the truth takes its place. What
// comes out (cards, events) is taken from the truth, which knows it already.
import type { Beat, Change, MovedPiece } from '../../api/types';
import { walk } from '../../play/talk/beats';
import type { Owner } from '../move/move-like';
import type { Building, CityView, Dice } from '../view';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Writable<T[Key]> : T[Key] };
type Draft = Writable<CityView>;
type Place = NonNullable<MovedPiece['after']>;

/** Names of phases as the view has them, by the beats that begin them. */
const PHASES: Readonly<Record<string, CityView['phase']>> = {
  activities: 'activities',
  income: 'income',
  workforce: 'workforce',
  threats: 'events',
  event: 'events',
  black_dice: 'counter',
  actions: 'actions',
  end: 'end',
};

/** A view after these beats. */
export function staged(view: CityView, beats: readonly Beat[], truth: CityView): CityView {
  const draft = structuredClone(view) as Draft;
  for (const beat of walk(beats)) {
    const phase = PHASES[beat.kind];
    if (phase && beat.seat === null) draft.phase = phase;
    for (const change of beat.changes ?? []) changed(draft, change);
    for (const piece of beat.moved ?? []) if (piece.before) take(draft, piece, piece.before);
    for (const piece of beat.moved ?? []) if (piece.after) put(draft, piece, piece.after, truth);
  }
  return draft as CityView;
}

function changed(draft: Draft, { seat, unit, n }: Change): void {
  if (unit === 'rounds') draft.round += n;
  const one = draft.seats[seat ?? -1];
  if (!one) {
    if (unit === 'vp' && draft.king?.vp != null) draft.king = { ...draft.king, vp: draft.king.vp + n };
    return;
  }
  if (unit === 'deniers' || unit === 'influence' || unit === 'coins') one[unit] += n;
  else if (unit === 'vp' && one.vp !== null) one.vp += n;
  else if (unit === 'passed') one.passed = n > 0;
  else if (unit === 'start' && n > 0) draft.start = seat!;
}

const ownerOf = (draft: Draft, { seat }: MovedPiece): Owner => draft.seats[seat ?? -1]?.letter ?? 'N';

function take(draft: Draft, piece: MovedPiece, from: Place): void {
  if (piece.what === 'die') return void Array.from({ length: piece.n }, () => takeDie(draft, piece, from));
  for (let n = 0; n < piece.n; n++) {
    if (piece.what === 'citizen') citizen(draft, piece, from, -1);
    else if (piece.what === 'cube') cube(draft, piece, from, -1);
    else if (piece.what === 'event' && piece.seat === null)
      draft.events = draft.events.filter(({ event }) => event !== from.key);
  }
}

function put(draft: Draft, piece: MovedPiece, to: Place, truth: CityView): void {
  for (let n = 0; n < piece.n; n++) {
    if (piece.what === 'die') putDie(draft, piece, to);
    else if (piece.what === 'citizen') citizen(draft, piece, to, 1);
    else if (piece.what === 'cube') cube(draft, piece, to, 1);
    else if (piece.what === 'card') turnUp(draft, to, truth);
    else if (piece.what === 'event') event(draft, piece, to, truth);
  }
}

// ---- dice ------------------------------------------------------------------------------------------------------------

function diceOf(draft: Draft, { seat }: MovedPiece): Writable<Dice> {
  const one = draft.seats[seat ?? -1] ?? draft.neutral;
  return one.dice as Writable<Dice>;
}

function takeDie(draft: Draft, piece: MovedPiece, { key, place }: Place): void {
  const values = key === 'black' ? draft.black_dice : diceOf(draft, piece)[key as keyof Dice];
  const at = (values as number[] | undefined)?.indexOf(place!) ?? -1;
  if (at >= 0) (values as number[]).splice(at, 1);
}

function putDie(draft: Draft, piece: MovedPiece, { key, place }: Place): void {
  if (key === 'black') return void (draft.black_dice as number[]).push(place!);
  const dice = diceOf(draft, piece) as Record<string, number[]>;
  dice[key] = [...(dice[key] ?? []), place!].sort((one, other) => one - other);
}

// ---- citizens and cubes ----------------------------------------------------------------------------------------------

function citizen(draft: Draft, piece: MovedPiece, { kind, key, place }: Place, way: 1 | -1): void {
  const owner = ownerOf(draft, piece);
  const seat = draft.seats[piece.seat ?? -1];
  const building = draft.buildings[key as Building];
  if (kind === 'supply') {
    if (seat) seat.supply += way;
    else draft.neutral.supply += way;
  } else if (kind === 'general' && seat) seat.general += way;
  else if (kind === 'space' && building) {
    const length = building.rows[0]!.length;
    const [row, column] = [Math.floor((place! - 1) / length), (place! - 1) % length];
    const spaces = building.rows[row] as (Owner | null)[] | undefined;
    if (spaces && (way > 0 || spaces[column] === owner)) spaces[column] = way > 0 ? owner : null;
  } else if (kind === 'lying' && building) count(building.lying as Owner[], owner, way);
  else if (kind === 'tradesman') {
    const card = draft.activities.find((one) => one.card === key);
    const space = card && 'spaces' in card ? card.spaces[place! - 1] : undefined;
    if (space) space.owner = way > 0 ? owner : null;
  }
}

function cube(draft: Draft, piece: MovedPiece, { kind, key, place }: Place, way: 1 | -1): void {
  const owner = ownerOf(draft, piece);
  if (kind === 'event') {
    const found = draft.events.find((one) => one.event === key);
    if (found) count(found.cubes as Owner[], owner, way);
  } else if (kind === 'cathedral') {
    const level = draft.cathedral[Number(key) - 1] as (Owner | null)[] | undefined;
    if (level) level[place! - 1] = way > 0 ? owner : null;
  } else if (kind === 'card') {
    const card = draft.activities.find((one) => one.card === key);
    if (card && 'cubes' in card) tally(card.cubes as Record<string, number>, owner, way);
  } else if (kind === 'gate') {
    const tile = draft.ramparts?.tiles.find(({ gate }) => gate === place);
    if (tile && 'cubes' in tile) tally(tile.cubes as Record<string, number>, owner, way);
  }
}

function count(list: Owner[], owner: Owner, way: 1 | -1): void {
  if (way > 0) return void list.push(owner);
  const at = list.indexOf(owner);
  if (at >= 0) list.splice(at, 1);
}

function tally(counts: Record<string, number>, owner: Owner, way: 1 | -1): void {
  const n = (counts[owner] ?? 0) + way;
  if (n > 0) counts[owner] = n;
  else delete counts[owner];
}

// ---- cards and events ------------------------------------------------------------------------------------------------

function turnUp(draft: Draft, { key }: Place, truth: CityView): void {
  const known = truth.activities.find((one) => one.card === key);
  const at = draft.activities.findIndex(({ slot }) => slot === known?.slot);
  if (!known || at < 0) return;
  const card = structuredClone(known) as Draft['activities'][number];
  if ('spaces' in card) for (const space of card.spaces) space.owner = null; // nobody has come yet
  if ('cubes' in card) card.cubes = {};
  draft.activities[at] = card;
}

function event(draft: Draft, piece: MovedPiece, { key }: Place, truth: CityView): void {
  const winner = draft.seats[piece.seat ?? -1];
  if (winner) return void (winner.events_won += 1);
  const known = truth.events.find((one) => one.event === key);
  if (!known || piece.before !== null || draft.events.some((one) => one.event === key)) return;
  draft.events.push({ ...(structuredClone(known) as Draft['events'][number]), cubes: [] });
}
