// What the move that is chosen or pointed at would change on the board: read from the effects that the server foresees.
import type { Effect } from '../api/types';
import type { Owner } from './move-like';
import type { Building, CityView } from './view';

type Seated = Pick<CityView, 'seats'>;

const ownerOf = (effect: Effect, view: Seated): Owner => view.seats[effect.seat ?? -1]?.letter ?? 'N';

/** Effects up to the next turn: what comes after it is not of this move. */
function ofThisMove(effects: readonly Effect[]): readonly Effect[] {
  const end = effects.findIndex(({ what }) => what === 'turn' || what === 'phase');
  return end < 0 ? effects : effects.slice(0, end);
}

export interface Moved {
  /** By place, from 0: who would come to stand there. */
  readonly newcomers: ReadonlyMap<number, Owner>;
  /** Who would be put out, and from which place, where that can be told. */
  readonly out: { readonly owner: Owner; readonly place: number | null } | null;
}

/** Who would come, shift and go in a building. */
export function movedIn(building: Building, effects: readonly Effect[], view: Seated): Moved {
  const newcomers = new Map<number, Owner>();
  const left = new Map<Owner, number>();
  let out: Moved['out'] = null;
  for (const effect of ofThisMove(effects)) {
    const [where, place] = String(effect.where).split(':');
    if (where !== building) continue;
    const owner = ownerOf(effect, view);
    if (effect.what === 'citizen' && effect.amount > 0) newcomers.set(Number(place) - 1, owner);
    if (effect.what === 'citizen' && effect.amount < 0) left.set(owner, Number(place) - 1);
    // citizens shift towards the end of their row: the last who left his place is the one who finds no other
    if (effect.what === 'lying' && effect.amount > 0) out = { owner, place: left.get(owner) ?? null };
  }
  return { newcomers, out };
}

export interface Laid {
  readonly owner: Owner;
  /** Both from 0. */
  readonly level: number;
  readonly column: number;
}

/** Cubes that would come onto the cathedral. */
export const laidOn = (effects: readonly Effect[], view: Seated): Laid[] =>
  ofThisMove(effects)
    .filter(({ what, amount }) => what === 'cathedral' && amount > 0)
    .map((effect) => {
      const [level = 1, column = 1] = String(effect.where).split(':').map(Number);
      return { owner: ownerOf(effect, view), level: level - 1, column: column - 1 };
    });

/** How far a guard would walk: the steps of the move, else all the points of its die; null if no guard is sent. */
export function guardWalks(effects: readonly Effect[]): { seat: number; steps: number } | null {
  const mine = ofThisMove(effects);
  const found =
    mine.find(({ what }) => what === 'guard') ?? mine.find(({ what, where }) => what === 'action' && where === 'guard');
  return found?.seat == null ? null : { seat: found.seat, steps: found.amount };
}
