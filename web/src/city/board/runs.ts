// Texts as the server tells them: plain pieces, and amounts that may be drawn. No text is ever read.
import type { MarkedRun, Run } from '../../api/types';
import { plainly } from '../../play/talk/beats';
import { t, words } from '../../words/words.svelte';

export type Unit = 'deniers' | 'influence' | 'vp';
export const PICTURES: Readonly<Record<Unit, string>> = { deniers: 'denier', vp: 'vp-icon', influence: 'influence' };

export const isDrawn = (unit: string | null | undefined): unit is Unit => unit != null && unit in PICTURES;

/** A run that is drawn: a number and the picture of its unit. */
export type Sum = MarkedRun & { readonly unit: Unit; readonly n: number };

export const isSum = (run: Run): run is Sum => typeof run !== 'string' && isDrawn(run.unit) && run.n != null;

/** The number of a sum, with its sign where it is a gain or a loss. */
export const numberOf = (sum: Sum): string => (sum.is_change ? words.signed(sum.n) : String(sum.n));

/** About how many letters wide runs are; a picture is as wide as two. */
export const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, run) => sum + (isSum(run) ? numberOf(run).length + 2 : plainly([run]).length), 0);

/** The amounts of a text, drawn or not. */
export const amountsIn = (runs: readonly Run[]): MarkedRun[] =>
  runs.flatMap((run) => (typeof run !== 'string' && run.unit != null ? [run] : []));

/** An amount as a gain or a loss. */
export const signed = (run: MarkedRun, sign: 1 | -1): MarkedRun => ({
  ...run,
  text: (sign > 0 ? '+' : '−') + run.text,
  n: sign * Math.abs(run.n ?? 0),
  is_change: true,
});

/** So many deniers. */
export const deniers = (n: number): Sum => ({ text: `${n} ${t('unit-deniers', { n })}`, unit: 'deniers', n });

export const listed = (items: readonly (readonly Run[])[]): Run[] =>
  items.flatMap((item, at) => (at === 0 ? item : [', ', ...item]));
