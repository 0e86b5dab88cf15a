// What the board asks about the move that is being made, and what it tells of clicks. The board knows no rule.
import type { Beat, Run, Sums } from '../../api/types';
import type { Things } from './targets';

export type Colour = 'red' | 'white' | 'yellow' | 'purple';
export type Owner = 'A' | 'B' | 'C' | 'D' | 'N';

export interface DieId {
  readonly owner: Owner;
  readonly colour: Colour;
  readonly value: number;
  /** Among the equal dice of a district. */
  readonly index: number;
}

/** rest: nothing to do with it now; can: a click adds it; dear: it could be used, but not paid. */
export type DieState = 'rest' | 'can' | 'chosen' | 'dear' | 'idle';

export type TargetState = 'idle' | 'lit' | 'chosen' | 'broker' | 'why';

export interface Target {
  readonly state: TargetState;
  /** What it would bring, what it would cost at least, or why it cannot be. */
  readonly text?: string;
  /** The same with its amounts apart: they may be drawn. */
  readonly runs?: readonly Run[];
}

/** A click on it chooses it, or has chosen it, and what it would bring is known: that stands in place of its rule. */
export const isLit = ({ state, text }: Target): boolean =>
  (state === 'lit' || state === 'chosen') && text !== undefined;

/**
 * Targets by name:
 * `card:<slot>`, `event:<key>`, `cathedral`, `column:<1-6>`, `fields`, `building:<name>`, `place:<building>:<1-6>`,
 * `guard`, `tile:<gate>`, `seat:<A>`, `black:<value>`, `lying:<building>`, and wherever a citizen may be taken from
 * `take:<place>`: `take:supply`, `take:recruit`, `take:place:palace:3`, `take:lying:palace`, `take:card:4`; a citizen
 * held by an event is `citizen:<A>`. What a name stands for is in `things`.
 */
export interface CityMoveLike {
  die(id: DieId): DieState;
  /** The price of a chosen die that belongs to somebody else. */
  price(id: DieId): number | null;
  clickDie(id: DieId): void;
  target(id: string): Target;
  clickTarget(id: string): void;
  /** The pointer or the focus is on a target, or has left it. */
  pointTarget(id: string | null): void;
  /** What the chosen or pointed move brings, by seat. */
  readonly ghost: readonly Sums[];
  /** What would happen by it, as far as it can be foreseen. */
  readonly foreseen?: readonly Beat[];
  /** The target that the question is about, if it goes on with one. */
  readonly subject?: string | null;
  /** What places stand for, as far as the move is about them. */
  readonly things?: Things;
  /** Nobody plays here: nothing can be clicked. */
  readonly isIdle?: boolean;
  /** Something is told: nothing is lit, but what is clicked counts. */
  readonly isQuiet?: boolean;
}

const IDLE: Target = { state: 'idle' };

/** For those who watch. */
export const idleMove: CityMoveLike = {
  die: () => 'rest',
  price: () => null,
  clickDie: () => undefined,
  target: () => IDLE,
  clickTarget: () => undefined,
  pointTarget: () => undefined,
  ghost: [],
  isIdle: true,
};
