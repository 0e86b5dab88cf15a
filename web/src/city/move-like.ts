// What the board asks about the move that is being made, and what it tells of clicks. The board knows no rule.
import type { Effect, Sums } from '../api/types';

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
}

/** A click on it chooses it, or has chosen it, and what it would bring is known: that stands in place of its rule. */
export const isLit = ({ state, text }: Target): boolean =>
  (state === 'lit' || state === 'chosen') && text !== undefined;

/**
 * Targets by name:
 * `card:<slot>`, `event:<key>`, `cathedral`, `column:<1-6>`, `fields`, `building:<name>`, `place:<building>:<1-6>`,
 * `guard`, `tile:<gate>`, `seat:<A>`, `black:<value>`, `lying:<building>`, and wherever a citizen may be taken from
 * `take:<source>` with the words of the notation joined by colons: `take:supply`, `take:recruit`, `take:palace:3`,
 * `take:lying:palace`, `take:merchant`; a citizen held by an event is `citizen:<A>`.
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
  /** Its effects, as far as they can be foreseen. */
  readonly foreseen?: readonly Effect[];
  /** The target that the question is about, if it goes on with one. */
  readonly subject?: string | null;
  /** Nobody plays here: nothing can be clicked. */
  readonly isIdle?: boolean;
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
