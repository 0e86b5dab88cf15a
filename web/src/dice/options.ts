// The legal moves of Troyes Dice as options: one per way to use a die, or per answer to a follow-up question. They are
// read from the lines of the notation and filtered; nothing here knows a rule.
import type { Effect, Preview } from '../api/types';
import type { Colour, Resource, Row } from './view';
import { FUNCTION, PRESTIGE, siteOf } from './view';

export interface Option {
  /** How the server names the move. */
  readonly code: string;
  readonly die: number;
  readonly payment: Resource | '';
  readonly colour: Colour;
  readonly value: number;
  readonly deed: 'gain' | 'prestige' | 'function';
  /** The building it builds. */
  readonly site: string | null;
}

export interface Answer {
  readonly code: string;
  /** The building a bonus gives, or the colour of the track a resident goes to. */
  readonly site: string | null;
  readonly colour: Colour | null;
  /** What the crier says: a direction, or the number of the next column. */
  readonly cry: string | null;
}

/** Another way to the same sheet as a listed move. */
export interface Way {
  readonly line: string;
  readonly move: string;
}

const USE = /^\w die (\d)(?: paid (\w+))? as (\w+) (\d) (gain|prestige|function)$/;
const BUILD = /^\w build (\w+) (\d)$/;
const RESIDENT = /^\w resident (\w+)$/;
const CRY = /^\w (?:direction|number) (\w+)$/;

/** A use of a die, read from its line; null for an answer to a follow-up question. */
export function readUse(code: string, line: string, numbers: readonly number[]): Option | null {
  const [, die, payment = '', colour, value, deed] = USE.exec(line) ?? [];
  if (die === undefined) return null;
  const option = {
    die: Number(die),
    payment: payment as Resource | '',
    colour: colour as Colour,
    value: Number(value),
  };
  return {
    code,
    ...option,
    deed: deed as Option['deed'],
    site: siteBuilt(option.colour, option.value, deed!, numbers),
  };
}

function siteBuilt(colour: Colour, value: number, deed: string, numbers: readonly number[]): string | null {
  const column = numbers.indexOf(value);
  if (deed === 'gain' || column < 0) return null;
  return siteOf((deed === 'prestige' ? PRESTIGE : FUNCTION)[colour], column);
}

export function readAnswer(code: string, line: string): Answer | null {
  const [, row, column] = BUILD.exec(line) ?? [];
  if (row) return { code, site: siteOf(row as Row, Number(column) - 1), colour: null, cry: null };
  const [, cry] = CRY.exec(line) ?? [];
  if (cry) return { code, site: null, colour: null, cry };
  const [, colour] = RESIDENT.exec(line) ?? [];
  return colour ? { code, site: null, colour: colour as Colour, cry: null } : null;
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

export function outcomeOf(preview: Preview, seat: number): Outcome {
  const effects = (preview.effects ?? []).filter((effect) => effect.seat === seat);
  const gains = effects.filter((effect) => effect.what === 'circled' || effect.what === 'resident');
  const keys = [...new Set(gains.map((effect) => effect.because?.key ?? ''))];
  return {
    spent: sums(effects.filter((effect) => effect.what === 'spent')),
    gained: sums(gains),
    built: effects.filter((effect) => effect.what === 'built').map((effect) => String(effect.where)),
    worth: effects.find((effect) => effect.what === 'worth')?.amount ?? 0,
    goesOn: !effects.some((effect) => effect.what === 'done' && effect.amount > 0),
    reasons: keys.map((key) => ({ key, gained: sums(gains.filter((one) => (one.because?.key ?? '') === key)) })),
  };
}

export function sums(effects: readonly Effect[]): Sums {
  const held: Record<string, number> = {};
  for (const effect of effects) held[String(effect.where)] = (held[String(effect.where)] ?? 0) + effect.amount;
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
