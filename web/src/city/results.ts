// What the server says a move would bring, cut to the room there is: `Merchant with yellow 5: 5 → 2 activations, …`.
import type { Effect, Preview, Sums } from '../api/types';
import { words } from '../words/words.svelte';

/** What comes before the colon: the choice itself. */
export const choiceOf = (text: string): string => split(text)[0];
/** What comes after it: its result; empty if the choice is all there is to say. */
export const resultOf = (text: string): string => split(text)[1];

function split(text: string): [string, string] {
  const found = /^(.*?)\s?:\s(.*)$/s.exec(text);
  return found ? [found[1]!, found[2]!] : [text, ''];
}

/** What is paid goes for dice and for hiring; what is spent is the price of the deed itself. */
const PAY = /^(?:you pay|vous payez) /;
const SPEND = /^(?:you spend|vous dépensez) /;
const LOSE = /^(?:you lose|vous perdez) /;
const GAIN = /^(?:you gain|vous gagnez) /;

/** A result for a place on the board: one price, without that of the dice, then what it brings: `hire 4: +14 deniers`. */
export function shortened(result: string, dicePrice = 0): string {
  const prices: string[] = [];
  const brings: string[] = [];
  let often = '';
  for (const part of result.split(', ')) {
    if (PAY.test(part)) prices.push(...price('move.price.hire', lessDice(part.replace(PAY, ''), dicePrice)));
    else if (SPEND.test(part)) prices.push(...price('move.price.pay', part.replace(SPEND, '')));
    else if (GAIN.test(part)) brings.push(`+${part.replace(GAIN, '')}`);
    else if (LOSE.test(part)) brings.push(`−${part.replace(LOSE, '')}`);
    else if (TIMES.test(part)) often = part.replace(TOTAL, '');
    else if (part !== '') brings.push(part.replace(CROP, '+$1').replace(TOTAL, '').replace(BEATEN, '$1'));
  }
  const brought = brings.join(', ') || often;
  return prices.length === 0 ? brought : words.t('move.price.for', { price: prices.join(', '), what: brought });
}

/** `8 → 4 activations`, `8 → 4 deniers` and `8 → 2 cubes`: what the dice are worth is told elsewhere. */
const TIMES = /^\d+ → \d+ activations?$/;
const CROP = /^\d+ → (\d+ deniers?)$/;
const TOTAL = /^\d+ → /;
/** `War is countered`, said at the card of the War. */
const BEATEN = /^.+ (?:is|est) (countered|contré)$/;

/** Deniers go without saying; nothing is no price. */
function price(key: 'move.price.hire' | 'move.price.pay', amounts: string): string[] {
  const n = amounts.replace(/^0 deniers?(?: and | et )?/, '').replace(/ deniers?/, '');
  return n === '' ? [] : [words.t(key, { n })];
}

/** What is paid without the price of the dice. */
const lessDice = (amounts: string, dicePrice: number): string =>
  addUp(amounts).replace(/^(\d+) (?=denier)/, (_, n: string) => `${Number(n) - dicePrice} `);

/** `4 + 5 deniers` is nine of them. */
const addUp = (amounts: string): string =>
  amounts.replace(/\d+(?: \+ \d+)+/, (sum) => String(sum.split(' + ').reduce((all, one) => all + Number(one), 0)));

export type Unit = 'deniers' | 'influence' | 'vp';
export const PICTURES: Readonly<Record<Unit, string>> = { deniers: 'denier', vp: 'vp-icon', influence: 'influence' };
export interface Amount {
  readonly unit: Unit;
  readonly n: number;
}

const AMOUNT = /^(\d+) (deniers?|influence|points? d['’]influence|VP|PV)$/;

/** A result as amounts that can be drawn, and the words that are left. */
export function partsOf(result: string, dicePrice = 0): { words: string; amounts: Amount[] } {
  const amounts: Amount[] = [];
  const left = result.split(', ').flatMap((part) => {
    const crop = CROP.exec(part);
    if (crop) amounts.push(...(readAmounts(crop[1]!, 1) ?? []));
    if (crop) return [];
    const sign = GAIN.test(part) ? 1 : [PAY, SPEND, LOSE].some((verb) => verb.test(part)) ? -1 : 0;
    const said = PAY.test(part)
      ? lessDice(part.replace(PAY, ''), dicePrice)
      : part.replace(SPEND, '').replace(LOSE, '').replace(GAIN, '');
    const found = sign === 0 ? null : readAmounts(said, sign);
    if (found !== null) amounts.push(...found.filter((amount) => amount.n !== 0));
    return found === null && part !== '' ? [part] : [];
  });
  return { words: left.join(', '), amounts: merged(amounts) };
}

/** One price: what is paid for several things in one unit. */
function merged(amounts: readonly Amount[]): Amount[] {
  const is = (one: Amount, other: Amount) => one.unit === other.unit && one.n < 0 === other.n < 0;
  return amounts.reduce<Amount[]>((all, amount) => {
    const at = all.findIndex((one) => is(one, amount));
    return at < 0 ? [...all, amount] : all.with(at, { unit: amount.unit, n: all[at]!.n + amount.n });
  }, []);
}

function readAmounts(text: string, sign: number): Amount[] | null {
  const found = text.split(/ and | et |, /).map((part) => AMOUNT.exec(part));
  if (found.some((one) => one === null)) return null;
  return found.map((one) => ({ unit: unitOf(one![2]!), n: sign * Number(one![1]) }));
}

const unitOf = (word: string): Unit =>
  word.startsWith('denier') ? 'deniers' : word === 'VP' || word === 'PV' ? 'vp' : 'influence';

const COUNTED = /([+−]?\d+) (deniers?|influence|points? d['’]influence|VP|PV)(?!\p{L})/u;

/** Words, and amounts with their sign that are drawn. */
export type Token = string | { readonly said: string; readonly unit: Unit };

/** A result in the order in which it is said. */
export function tokensOf(text: string): Token[] {
  const found = COUNTED.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [all, said = '', unit = ''] = found;
  const before = text.slice(0, found.index);
  return [...(before ? [before] : []), { said, unit: unitOf(unit) }, ...tokensOf(text.slice(found.index + all.length))];
}

/** About how many letters wide a result is. */
export const lengthOf = (text: string): number =>
  tokensOf(text).reduce((sum, token) => sum + (typeof token === 'string' ? token.length : token.said.length + 2), 0);

/** The worth of the dice as the server counts it, cubes and all. */
export function worthOf(text: string): number | null {
  const found = /(\d+)\s*→/.exec(text);
  return found ? Number(found[1]) : null;
}

export interface Price {
  readonly owner: number | null;
  readonly amount: number;
  readonly dice: number;
}

const isMine = (effect: Effect, me: number, key: string): boolean =>
  effect.what === 'deniers' && effect.seat === me && effect.because?.key === key;

/** What the dice of others cost: per owner, in the order of the lot. */
export function pricesOf(preview: Preview, me: number): Price[] {
  const prices: Price[] = [];
  let owner: number | null = null;
  for (const effect of preview.effects ?? []) {
    if (effect.what === 'die') owner = effect.seat;
    if (!isMine(effect, me, 'purchase')) continue;
    const at = prices.findIndex((price) => price.owner === owner);
    const known = at < 0 ? { owner, amount: 0, dice: 0 } : prices[at]!;
    const more = { owner, amount: known.amount - effect.amount, dice: known.dice + 1 };
    if (at < 0) prices.push(more);
    else prices[at] = more;
  }
  return prices;
}

/** The price of every die of others in the lot, by the key of the die. */
export function pricesByDie(preview: Preview, me: number, letters: readonly string[]): Map<string, number> {
  const prices = new Map<string, number>();
  let key = '';
  for (const effect of preview.effects ?? []) {
    if (effect.what === 'die' && typeof effect.where === 'string') {
      const [colour = '', value = ''] = effect.where.split(':');
      const owner = effect.seat === null ? 'N' : (letters[effect.seat] ?? 'N');
      key = `${owner}:${colour[0]?.toUpperCase() ?? ''}${value}`;
    }
    if (isMine(effect, me, 'purchase')) prices.set(key, -effect.amount);
  }
  return prices;
}

/** What is paid before anything comes back: dice and a tradesman. */
export function costOf(preview: Preview, me: number): number {
  const paid = (preview.effects ?? []).filter((effect) => isMine(effect, me, 'purchase') || isMine(effect, me, 'hire'));
  return paid.reduce((sum, effect) => sum - effect.amount, 0);
}

export const sumsOf = (preview: Preview | undefined, seat: number): Sums => preview?.seats?.[seat] ?? {};
