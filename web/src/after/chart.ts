// The numbers beside a chart of points over time.

/** What everybody would have had after so many moves. */
export interface Then {
  readonly move: number;
  readonly round: number;
  readonly points: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 4;

/** Round numbers between the least and the most points, few enough to be read. */
export function pointLines(least: number, most: number): number[] {
  const step = STEPS.find((one) => Math.floor(most / one) - Math.ceil(least / one) < MOST_LINES) ?? STEPS.at(-1)!;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}

/** The turns with which rounds begin; what comes before the first one belongs to it. */
export function roundStarts(turns: readonly Then[]): { readonly turn: number; readonly round: number }[] {
  const rounds = turns.map(({ round }) => Math.max(1, round));
  return rounds.flatMap((round, turn) => (turn === 0 || round > rounds[turn - 1]! ? [{ turn, round }] : []));
}

/** The turn with which a table went on from another game, if it did: what comes before it was taken over. */
export function forkAt(turns: readonly Then[], taken: number | undefined): number | null {
  const at = taken === undefined ? -1 : turns.findIndex(({ move }) => move >= taken);
  return at > 0 ? at : null;
}

const APART = 15;

/** Marks that would overlap, moved apart: downwards, and up again where they would leave the picture. */
export function spread(wanted: readonly number[], lowest: number): number[] {
  const apart = Math.min(APART, (lowest + APART) / Math.max(1, wanted.length));
  let above = -Infinity;
  const down = wanted.map((place) => (above = Math.max(place, above + apart)));
  let below = lowest + apart;
  return down
    .toReversed()
    .map((place) => (below = Math.min(place, below - apart)))
    .toReversed();
}
