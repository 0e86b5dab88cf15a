// What the charter offers, made from the legal moves: answers, ways to use the same dice, lots by their price.
import type { Part, Preview, Sums } from '../../api/types';
import { ASIDES, MAIN, type Choice } from '../move/choice';
import { sumsOf } from './results';

/** One line of the charter: something that may be chosen. */
export interface Option {
  readonly code: string;
  readonly target: string | null;
  readonly label: string;
  /** What it would cost and bring; nothing until that is known. */
  readonly results: readonly Part[];
  /** The card whose cube it spends, if it spends one. */
  readonly cube: string;
  readonly sums: Sums;
  readonly choice: Choice;
}

/** A way to use the same dice. */
export interface Way {
  readonly way: string | null;
  readonly choice: Choice;
  readonly worth: number | null;
}

export interface Aside {
  readonly verb: string;
  readonly choices: readonly Choice[];
}

export const LARGEST_LOT = 3;

/** What may be done besides, by what it is; only where there is something else to answer. */
export function asidesOf(choices: readonly Choice[]): Aside[] {
  if (!choices.some((choice) => MAIN.has(choice.verb))) return [];
  return ASIDES.flatMap((verb) => {
    const here = choices.filter((choice) => choice.verb === verb);
    return here.length > 0 ? [{ verb, choices: here }] : [];
  });
}

/** What influence buys; it stays in sight while it cannot be had. */
const SPENDING: readonly string[] = ['reroll', 'flip', 'recruit'];

/** All that may be done besides, and without any move what influence could buy. */
export function besidesOf(choices: readonly Choice[]): Aside[] {
  const asides = asidesOf(choices);
  if (!choices.some((choice) => MAIN.has(choice.verb))) return [];
  return ASIDES.flatMap((verb) => {
    const found = asides.find((aside) => aside.verb === verb);
    return found ?? (SPENDING.includes(verb) ? { verb, choices: [] } : []);
  });
}

/** A citizen at home costs nothing elsewhere: it is offered before those that work. */
export function freeFirst(choices: readonly Choice[]): readonly Choice[] {
  const isFree = (choice: Choice): boolean => choice.targets.includes('take:supply');
  return [...choices.filter(isFree), ...choices.filter((choice) => !isFree(choice))];
}

/** `place`: the dice are for this place, and the line is called after it. */
export function optionOf(choice: Choice, place: string | null, preview: Preview | undefined, seat: number): Option {
  const said = preview?.label ?? sayRow(choice);
  const label = place === null ? said : placeName(choice) || said;
  const target = choice.targets[0] ?? null;
  return {
    code: choice.code,
    target,
    label,
    results: preview?.results ?? [],
    cube: place === null ? '' : choice.deed.texts.cube,
    sums: sumsOf(preview, seat),
    choice,
  };
}

/** A move in words until its preview has come. */
function sayRow(choice: Choice): string {
  return [placeName(choice), ...choice.deed.dice.map(({ text }) => text)].filter(Boolean).join(', ');
}

/** What a move is about, else what is done. */
export const placeName = ({ deed: { texts } }: Choice): string => texts.target || texts.amount || texts.verb;

/** The ways to use some dice, at a place if one is chosen; none where they are used as they were rolled and not else. */
export function waysOf(
  exact: readonly Choice[],
  target: string | undefined,
  worth: (choice: Choice) => number | null,
): Way[] {
  const here = target === undefined ? exact : exact.filter((choice) => choice.targets.includes(target));
  // as which colour a purple die is used matters only where one place takes several
  const isPlainClear = target === undefined || here.filter((choice) => choice.isPlain).length < 2;
  const ways = new Map<string | null, Choice>();
  for (const choice of here) {
    const way = choice.isPlain && isPlainClear ? null : choice.way;
    if (!ways.has(way)) ways.set(way, choice);
  }
  const isOnlyPlain = ways.size < 2 && here.every((choice) => choice.isPlain);
  return isOnlyPlain ? [] : [...ways].map(([way, choice]) => ({ way, choice, worth: worth(choice) }));
}

/** Lots by their cost, then by their size; where the cost is not known yet, by how many dice are somebody else's. */
export function cheapestFirst(
  lots: readonly Choice[],
  me: string,
  costs: (choice: Choice) => number | null,
): readonly Choice[] {
  const bought = (choice: Choice): number => choice.lot.filter(({ owner }) => owner !== me).length;
  const rank = (choice: Choice): number =>
    (costs(choice) ?? bought(choice) * LARGEST_LOT) * 10 + choice.dice.length + (choice.isPlain ? 0 : 0.5);
  return [...lots].sort((one, other) => rank(one) - rank(other));
}
