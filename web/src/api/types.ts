// Short names for what the server answers. The shapes are made from its OpenAPI description (`make types`).
import type { components } from './schema';

type Schemas = components['schemas'];

export type State = Schemas['StateShown'];
export type Seat = Schemas['SeatShown'];
export type Frame = Schemas['FrameShown'];
/** A new table; its invitation is told only once. */
export type Opened = Frame & { readonly invitation: string };
export type Decision = Schemas['DecisionShown'];
export type Result = NonNullable<State['result']>;
export type Summary = Schemas['SummaryShown'];
export type NewGame = Schemas['NewGame'];
export type Terms = State['terms'];

/** Something that happened because of a move: what changed, for whom, where, by how much and because of what. */
export interface Effect {
  readonly what: string;
  readonly seat: number | null;
  readonly where: string | number | null;
  readonly because: { readonly kind: string; readonly key: string; readonly name: string } | null;
  readonly amount: number;
}

/** A message of a game; what it holds depends on its kind. */
export interface Message {
  readonly seq: number;
  readonly kind: 'opened' | 'seat' | 'start' | 'move' | 'undo' | 'chat' | 'rules' | 'end' | 'rematch';
  readonly seat: number | null;
  readonly created: number;
  readonly told?: readonly string[];
  readonly effects?: readonly Effect[];
  readonly line?: string;
  readonly lines?: readonly string[];
  readonly decision?: string;
  readonly is_whole_turn?: boolean;
  readonly back?: readonly string[];
  readonly text?: string;
  readonly reason?: string;
  readonly name?: string;
  /** Who had the seat that it is about, and what kind of player has it now. */
  readonly person?: string | null;
  readonly seated?: string;
  readonly game?: string;
}

/** Points, deniers and the like that a move brings to one seat. */
export type Sums = Readonly<Record<string, number>>;

export interface Preview {
  readonly move: string;
  readonly text: string;
  readonly told: readonly string[];
  readonly effects?: readonly Effect[];
  /** What the usual answers to the questions of the move would add. */
  readonly foreseen?: readonly Effect[];
  readonly seats?: readonly Sums[];
}

export interface Moves {
  readonly decision: Decision;
  readonly fields: readonly { readonly field: string; readonly values: readonly { value: string; text: string }[] }[];
  readonly moves: readonly (readonly [string, ...number[]])[];
  readonly lines: readonly string[];
}
