// What a move would cost and bring, from the parts that the server tells of it: their kinds, numbers and units say what
// they are, their texts are only shown.
import type { Part, Preview, Run, Sums } from '../../api/types';
import { t, words } from '../../words/words.svelte';
import { plainly } from '../../play/talk/beats';
import { amountsIn, isDrawn, isSum, listed, signed, type Unit } from '../board/runs';

/**
 * Results for a place on the board: one price, without that of the dice, then what it brings: `hire 4: +14 deniers`.
 * `target` is the place: what stands there need not be named.
 */
export function shortened(results: readonly Part[], dicePrice = 0, target: string | null = null): Run[] {
  const prices = results.flatMap((part) => priceIn(part, dicePrice));
  const brings = results.flatMap((part) => gainIn(part, target));
  const often = results.filter(isTimes).map((part) => amountsIn(part.text));
  const brought = listed(brings.length > 0 ? brings : often);
  if (prices.length === 0 || brought.length === 0) return prices.length === 0 ? brought : listed(prices);
  return words.pieces('move-price-for', { price: listed(prices), what: brought });
}

/** How often something is done: told only where nothing is known of what that brings. */
const isTimes = ({ kind, amounts }: Part): boolean =>
  kind === 'value' && amounts.every((change) => change.unit === 'activations');

/** What is paid goes for dice and for hiring; what is spent is the price of the deed itself. Nothing is no price. */
function priceIn(part: Part, dicePrice: number): Run[][] {
  if (part.kind !== 'pay' && part.kind !== 'spend') return [];
  const n = countsOf(part, dicePrice).find(({ unit }) => unit === 'deniers')?.n ?? 0;
  const others = amountsIn(part.text).filter(({ unit }) => unit !== 'deniers');
  // deniers go without saying
  const price = [...(n === 0 ? [] : [[String(-n)]]), ...others.map((run) => [run])];
  if (price.length === 0) return [];
  return [words.pieces(part.kind === 'pay' ? 'move-price-hire' : 'move-price-pay', { n: listed(price) })];
}

/** What a part brings, if it is no price; what the dice are worth is told elsewhere. */
function gainIn(part: Part, target: string | null): Run[][] {
  switch (part.kind) {
    case 'pay':
    case 'spend':
      return [];
    case 'get':
      return amountsIn(part.text).map((run) => [...leastOf(part, run), signed(run, 1)]);
    case 'banners':
      return []; // the event shows its banners
    case 'lose':
      return amountsIn(part.text).map((run) => [signed(run, -1)]);
    case 'value':
      return isTimes(part) ? [] : amountsIn(part.text).map((run) => [isSum(run) ? signed(run, 1) : run]);
    case 'countered':
      return [isAbout(part, target) ? [t('move-countered')] : [...part.text]];
    default:
      return [[...part.text]];
  }
}

/** `4–`, where a later choice says how much it is. */
const leastOf = ({ ranges }: Part, { unit }: { unit?: string | null }): Run[] =>
  ranges.filter((range) => range.unit === unit).map(({ least }) => `${least}–`);

const isAbout = (part: Part, target: string | null): boolean =>
  part.text.some((run) => typeof run !== 'string' && run.kind != null && `${run.kind}:${run.key}` === target);

// ---- amounts ---------------------------------------------------------------------------------------------------------

export interface Amount {
  readonly unit: Unit;
  readonly n: number;
}
interface Count {
  readonly unit: string;
  readonly n: number;
}

const COUNTED: ReadonlySet<string> = new Set(['value', 'pay', 'spend', 'lose', 'get']);
const isCounted = ({ kind, amounts }: Part): boolean =>
  COUNTED.has(kind) && amounts.every((change) => isDrawn(change.unit));

/** Results as amounts that can be drawn, and the words that are left. */
export function partsOf(results: readonly Part[], dicePrice = 0): { words: string; amounts: Amount[] } {
  const left = results.filter((part) => !isCounted(part));
  const counts = results.filter(isCounted).flatMap((part) => countsOf(part, dicePrice));
  const isLike = (one: Count, other: Count): boolean => one.unit === other.unit && one.n < 0 === other.n < 0;
  return { words: left.map((part) => plainly(part.text)).join(', '), amounts: added(counts, isLike) as Amount[] };
}

/** What a part counts, by unit; the price of the dice is none of it. */
function countsOf(part: Part, dicePrice: number): Count[] {
  const dice = part.kind === 'pay' ? [{ unit: 'deniers', n: dicePrice }] : [];
  return added([...part.amounts, ...dice], (one, other) => one.unit === other.unit).filter(({ n }) => n !== 0);
}

/** Counts that are alike as one, where the first of them stood. */
function added(counts: readonly Count[], isLike: (one: Count, other: Count) => boolean): Count[] {
  return counts.reduce<Count[]>((all, { unit, n }) => {
    const at = all.findIndex((one) => isLike(one, { unit, n }));
    return at < 0 ? [...all, { unit, n }] : all.with(at, { unit, n: all[at]!.n + n });
  }, []);
}

// ---- single figures --------------------------------------------------------------------------------------------------

const partOf = (preview: Preview | undefined, kind: string): Part | undefined =>
  preview?.results.find((part) => part.kind === kind);

/** The worth of the dice as the server counts it, cubes and all. */
export const worthOf = (preview: Preview | undefined): number | null => partOf(preview, 'value')?.n ?? null;

/** Deniers that are paid before anything comes back: dice and a tradesman. */
export const costOf = (preview: Preview): number =>
  (partOf(preview, 'pay')?.amounts ?? []).reduce((sum, { unit, n }) => (unit === 'deniers' ? sum - n : sum), 0);

/** Deniers that passing sets aside. */
export const asideOf = (preview: Preview | undefined): number => partOf(preview, 'aside')?.amounts[0]?.n ?? 0;

export const sumsOf = (preview: Preview | undefined, seat: number): Sums => preview?.seats?.[seat] ?? {};
