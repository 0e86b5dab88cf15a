// The legal moves of Troyes Dice as options: one per way to use a die, or per answer to a follow-up question. They are
// deeds in the words of this game; nothing here knows a rule.
import type { Beat, Change, Preview } from '../../api/types';
import { walk } from '../../play/talk/beats';
import type { Deed, Thing } from '../../play/state/deeds';
import { siteOf, type Colour, type Resource, type Row } from '../view';

export interface Option {
  /** How the server names the move. Ways with one code lead to the same sheet. */
  readonly code: string;
  readonly die: number;
  readonly payment: Resource | '';
  readonly colour: Colour;
  readonly value: number;
  readonly deed: 'gain' | 'prestige' | 'function';
  /** The building it builds. */
  readonly site: string | null;
  /** What the die costs, used like this. */
  readonly price: Sums;
}

export interface Answer {
  readonly code: string;
  /** The building a bonus gives, or the colour of the track a resident goes to. */
  readonly site: string | null;
  readonly colour: Colour | null;
  /** What the crier says: how the numbers go, or the number of the next column. */
  readonly direction: string | null;
  readonly number: number | null;
}

/** A building as a place on the sheet; null for anything else. */
const siteIn = (thing: Thing | null): string | null =>
  thing?.kind === 'building' && thing.place !== null ? siteOf(thing.key as Row, thing.place - 1) : null;

/** A deed as a use of a die; null for an answer to a follow-up question. */
export function readUse({ id, verb, target, dice: [use], paid, price }: Deed): Option | null {
  if (!use) return null;
  return {
    code: id,
    die: use.place ?? 0,
    payment: (paid ?? '') as Resource | '',
    colour: (use.asColour ?? use.colour) as Colour,
    value: use.asValue ?? use.value,
    deed: verb as Option['deed'],
    site: siteIn(target),
    price,
  };
}

export function readAnswer({ id, verb, target, dice, amount }: Deed): Answer | null {
  if (dice.length > 0) return null;
  return {
    code: id,
    site: siteIn(target),
    colour: verb === 'resident' ? (target!.key as Colour) : null,
    direction: verb === 'direction' ? target!.key : null,
    number: verb === 'number' ? amount : null,
  };
}

/** What a move spends and brings, by resource and colour of residents. */
export interface Outcome {
  readonly spent: Sums;
  readonly gained: Sums;
  /** Buildings it builds, the bonus ones included. */
  readonly built: readonly string[];
  /** The number written for a Cathedral; 0 for none. */
  readonly worth: number;
  /** Something is still to be chosen after it. */
  readonly goesOn: boolean;
  /** Why residents and resources come: the rule and what it brings. */
  readonly reasons: readonly { readonly key: string; readonly gained: Sums }[];
}
export type Sums = Readonly<Record<string, number>>;

export function outcomeOf({ results, beats }: Preview, seat: number): Outcome {
  const amounts = (kind: string): readonly Change[] => results.find((part) => part.kind === kind)?.amounts ?? [];
  const gains = amounts('get');
  const keys = [...new Set(gains.map(ruleOf))];
  return {
    spent: sums(amounts('pay').map((change) => ({ ...change, n: -change.n }))),
    gained: sums(gains),
    built: builtIn(beats, seat),
    worth: results.find((part) => part.kind === 'worth')?.n ?? 0,
    goesOn: results.some((part) => part.kind === 'then'),
    reasons: keys.map((key) => ({ key, gained: sums(gains.filter((one) => ruleOf(one) === key)) })),
  };
}

const ruleOf = (change: Change): string => change.because?.key ?? '';

/** The buildings that a seat builds in some beats. */
export function builtIn(beats: readonly Beat[], seat: number): string[] {
  const moved = walk(beats).flatMap((beat) => beat.moved ?? []);
  return moved.flatMap(({ seat: whose, after }) => {
    const site = after && siteIn({ place: null, ...after });
    return whose === seat && site ? [site] : [];
  });
}

export function sums(changes: readonly Change[]): Sums {
  const held: Record<string, number> = {};
  for (const { unit, n } of changes) held[unit] = (held[unit] ?? 0) + n;
  return held;
}

export const total = (held: Sums): number => Object.values(held).reduce((sum, n) => sum + n, 0);

/** How much more one way costs than another, by resource; only what differs. */
export function difference(more: Sums, less: Sums): Sums {
  const found: Record<string, number> = {};
  for (const unit of new Set([...Object.keys(more), ...Object.keys(less)])) {
    const by = (more[unit] ?? 0) - (less[unit] ?? 0);
    if (by !== 0) found[unit] = by;
  }
  return found;
}

/** The option nearest to what is wanted; what is wanted most must be so. */
export function nearest(options: readonly Option[], wanted: Partial<Option>, must: keyof Option): Option | null {
  const possible = options.filter((option) => option[must] === wanted[must]);
  const distance = (option: Option): number =>
    (option.colour === wanted.colour ? 0 : 1000) +
    (option.payment === wanted.payment ? 0 : 100) +
    Math.abs(option.value - (wanted.value ?? 0)) * 10 +
    (option.deed === wanted.deed ? 0 : 1);
  return possible.reduce<Option | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
}
