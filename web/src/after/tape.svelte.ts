// A game step by step: fetched in pieces, kept, walked through in either direction.
import { get, post } from '../api/client';
import type { Opened, Shapes } from '../api/types';
import { openTable } from '../lobby/opening/opening';

export type Step = Shapes['StepShown'];
type Piece = Shapes['ReplayShown'];
/** What a file tells besides its steps. */
export type Whole = Shapes['WholeReplayShown'];

const PIECE = 60;

export class Tape {
  /** The number of the last step; step 0 is the start. */
  moves = $state(0);
  at = $state(0);
  steps = $state.raw<readonly (Step | undefined)[]>([]);
  /** The step shown: the nearest one at hand while the right one is on its way. */
  readonly step = $derived(this.steps[this.at] ?? nearest(this.steps, this.at));

  private readonly asked = new Set<number>();

  /** Of a game on this server, or of the text of a record. */
  constructor(
    private readonly source: { readonly id: string } | { readonly record: string },
    private readonly seat: number | null,
  ) {}

  /** Fetch the first piece, then the rest one by one, so that the slider finds everything at hand. */
  async open(at: number | null): Promise<Piece> {
    const first = await this.fetch(0);
    this.go(at ?? 0);
    void this.rest();
    return first;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.moves, to));
    const piece = Math.floor(this.at / PIECE) * PIECE;
    if (!this.asked.has(piece)) void this.fetch(piece).catch(() => this.asked.delete(piece));
  }

  /** A new table from the step shown. */
  again(order: Readonly<Record<string, unknown>>): Promise<Opened> {
    const from =
      'id' in this.source ? { game: this.source.id, step: this.at } : { record: this.source.record, step: this.at };
    return openTable({ ...order, from });
  }

  private async rest(): Promise<void> {
    for (let piece = PIECE; piece <= this.moves; piece += PIECE) {
      if (!this.asked.has(piece)) await this.fetch(piece).catch(() => this.asked.delete(piece));
    }
  }

  private async fetch(from: number): Promise<Piece> {
    this.asked.add(from);
    const range = { from, to: from + PIECE - 1 };
    const piece =
      'id' in this.source
        ? await get<Piece>(`/games/${this.source.id}/replay`, { ...range, seat: this.seat })
        : await post<Whole>('/replay', { record: this.source.record, seat: this.seat, ...range });
    this.moves = piece.moves;
    const steps = [...this.steps];
    for (const step of piece.steps) steps[step.step] = step;
    this.steps = steps;
    return piece;
  }
}

function nearest(steps: readonly (Step | undefined)[], at: number): Step | undefined {
  for (let away = 1; away <= Math.max(at, steps.length); away++) {
    const found = steps[at - away] ?? steps[at + away];
    if (found) return found;
  }
  return undefined;
}
