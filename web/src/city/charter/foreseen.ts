// What the move that is chosen or pointed at would change on the board: read from the beats that the server foresees.
import type { Beat, MovedPiece } from '../../api/types';
import { walk } from '../../play/talk/beats';
import type { Owner } from '../move/move-like';
import type { Building, CityView } from '../view';

type Seated = Pick<CityView, 'seats'>;

const ownerOf = ({ seat }: MovedPiece, view: Seated): Owner => view.seats[seat ?? -1]?.letter ?? 'N';
const piecesIn = (beats: readonly Beat[]): MovedPiece[] => walk(beats).flatMap((beat) => beat.moved ?? []);

interface Moved {
  /** By place, from 0: who would come to stand there. */
  readonly newcomers: ReadonlyMap<number, Owner>;
  /** Who would be put out, and from which place, where that can be told. */
  readonly out: { readonly owner: Owner; readonly place: number | null } | null;
}

/** Who would come, shift and go in a building. */
export function movedIn(building: Building, beats: readonly Beat[], view: Seated): Moved {
  const newcomers = new Map<number, Owner>();
  let out: Moved['out'] = null;
  const spaceOf = (thing: MovedPiece['after']): number | null =>
    thing?.kind === 'space' && thing.key === building && thing.place != null ? thing.place - 1 : null;
  for (const piece of piecesIn(beats)) {
    const owner = ownerOf(piece, view);
    const [from, to] = [spaceOf(piece.before), spaceOf(piece.after)];
    if (to !== null) newcomers.set(to, owner);
    if (piece.after?.kind === 'lying' && piece.after.key === building) out = { owner, place: from };
  }
  return { newcomers, out };
}

interface Laid {
  readonly owner: Owner;
  /** Both from 0. */
  readonly level: number;
  readonly column: number;
}

/** Cubes that would come onto the cathedral. */
export const laidOn = (beats: readonly Beat[], view: Seated): Laid[] =>
  piecesIn(beats).flatMap((piece) => {
    const { after } = piece;
    if (after?.kind !== 'cathedral' || after.place == null) return [];
    return [{ owner: ownerOf(piece, view), level: Number(after.key) - 1, column: after.place - 1 }];
  });

/** How far a guard would walk: the steps of the move, else all the points of its die; null if no guard is sent. */
export function guardWalks(beats: readonly Beat[]): { seat: number; steps: number } | null {
  const all = walk(beats);
  const steps = all.flatMap((beat) => beat.changes ?? []).find(({ unit }) => unit === 'steps');
  const { seat, n } = steps ?? all.find(({ kind }) => kind === 'ramparts_sent') ?? {};
  return seat == null || n == null ? null : { seat, steps: n };
}
