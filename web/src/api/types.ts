// Short names for what the server answers. The shapes are made from its OpenAPI description (`make types`).
import type { components } from './schema';

/** Everything the server answers with, by its name there. */
export type Shapes = components['schemas'];

export type State = Shapes['StateShown'];
export type Seat = Shapes['SeatShown'];
export type Frame = Shapes['FrameShown'];
/** A new table; its invitation is told only once. */
export type Opened = Shapes['OpenedShown'];
export type Result = NonNullable<State['result']>;
export type Summary = Shapes['SummaryShown'];
export type NewGame = Shapes['NewGame'];
export type Level = Shapes['LevelShown'];
export type Terms = State['terms'];

/** What happened or would happen, in parts; sentences are runs, for showing. */
export type Beat = Shapes['BeatShown'];
/** A piece of a text: plain, or about an amount, a seat or a thing. */
export type Run = string | MarkedRun;
export type MarkedRun = Shapes['RunShown'];
export type Change = Shapes['ChangeShown'];
export type MovedPiece = Shapes['MovedShown'];
/** One part of what a move would cost or bring. */
export type Part = Shapes['PartShown'];
/** Legal moves as rows over shared tables; `deedsOf` reads them. */
export type DeedTables = Omit<Moves, 'decision'>;

/** A deed that somebody asks about; it need not be legal. */
export interface DeedSent {
  readonly verb: string;
  readonly target?: Partial<Shapes['ThingSent']> & Pick<Shapes['ThingSent'], 'kind'>;
  readonly dice?: readonly (Partial<Shapes['DieSent']> & Pick<Shapes['DieSent'], 'colour' | 'value'>)[];
  readonly paid?: string;
}

type Kinds = Frame['messages'][number];
type Of<Kind, Key> = Kind extends unknown ? (Key extends keyof Kind ? Kind[Key] : never) : never;
type Every<Kind> = Kind extends unknown ? keyof Kind : never;
/** A message of a game; what it holds besides what all have depends on its kind. */
export type Message = { readonly [Key in keyof Kinds]: Kinds[Key] } & {
  readonly [Key in Exclude<Every<Kinds>, keyof Kinds>]?: Of<Kinds, Key>;
};

/** Points, deniers and the like that a move brings to one seat. */
export type Sums = Readonly<Record<string, number>>;

/** What a move would cost and bring; `label`: without that, `later`: what the usual answers to its questions would add. */
export type Preview = Shapes['PreviewedMove'];
/** The deeds of a decision. */
export type Moves = Shapes['MovesShown'];
