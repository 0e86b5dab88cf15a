// A decision asked in stages: each narrows the legal deeds until one is left. Nothing here knows a rule.
import type { Deed, Thing, Use } from '../../play/state/deeds';
import { t, words } from '../../words/words.svelte';

/** What a stage asks for: one part of a deed, or two that belong together. */
export type Part = 'verb' | 'target' | 'amount' | 'dice' | 'cube' | 'die' | 'paid' | 'as' | 'deed';

export interface Option {
  readonly id: string;
  readonly text: string;
  /** One of the deeds behind it. */
  readonly deed: Deed;
}

interface Stage {
  readonly part: Part;
  readonly options: readonly Option[];
}

/** A stage that was answered. */
export interface Chosen {
  readonly part: Part;
  readonly option: Option;
}

/** What is done comes first; where a die is taken from its place, that die does. */
const DEED_FIRST: readonly Part[] = ['verb', 'target', 'amount', 'dice', 'cube'];
const DIE_FIRST: readonly Part[] = ['die', 'paid', 'as', 'deed'];

const partsOf = (deeds: readonly Deed[]): readonly Part[] =>
  deeds.some(({ dice }) => dice.some((use) => use.place !== null)) ? DIE_FIRST : DEED_FIRST;

const thingId = (thing: Thing | null): string => (thing ? `${thing.kind}/${thing.key}/${thing.place}` : '');

/** Dice of one id are equal, and used alike. */
const useId = ({ owner, colour, value, place, asColour, asValue, isTurned, isChosen }: Use): string =>
  [owner, colour, value, place, asColour, asValue, isTurned, isChosen].join('/');

const IDS: Readonly<Record<Part, (deed: Deed) => string>> = {
  verb: ({ verb }) => verb,
  target: ({ target }) => thingId(target),
  amount: ({ amount }) => String(amount),
  dice: ({ dice }) => dice.map(useId).join(' '),
  cube: ({ cube }) => thingId(cube),
  die: ({ dice: [use] }) => String(use?.place),
  paid: ({ paid }) => paid ?? '',
  as: ({ dice: [use] }) => `${use?.asColour}/${use?.asValue}`,
  deed: ({ verb, target }) => `${verb} ${thingId(target)}`,
};

export const colourName = (colour: string | null): string => words.find(`colour-${colour}`) ?? '';

const TEXTS: Readonly<Record<Part, (deed: Deed) => string>> = {
  verb: ({ texts }) => texts.verb,
  target: ({ texts }) => texts.target,
  amount: ({ texts }) => texts.amount,
  dice: ({ dice }) => dice.map((use) => use.text).join(', '),
  cube: ({ texts }) => texts.cube,
  die: ({ dice: [use] }) => use?.text ?? '',
  paid: ({ texts }) => texts.paid,
  as: ({ dice: [use] }) => t('die-name', { colour: colourName(use?.asColour ?? null), value: use?.asValue ?? 0 }),
  deed: ({ texts }) => texts.target,
};

export const fitting = (deeds: readonly Deed[], chosen: readonly Chosen[]): Deed[] =>
  deeds.filter((deed) => chosen.every(({ part, option }) => IDS[part](deed) === option.id));

/** The next question, or null if a single deed is left. Stages with one answer are not asked. */
export function nextStage(deeds: readonly Deed[], chosen: readonly Chosen[]): Stage | null {
  const left = fitting(deeds, chosen);
  for (const part of partsOf(deeds)) {
    const options = optionsOf(left, part);
    if (options.length > 1) return { part, options };
  }
  return null;
}

function optionsOf(deeds: readonly Deed[], part: Part): Option[] {
  const found = new Map<string, Option>();
  for (const deed of deeds) {
    const id = IDS[part](deed);
    if (!found.has(id)) found.set(id, { id, text: TEXTS[part](deed), deed });
  }
  return [...found.values()];
}

// ---- dice, tapped together ----------------------------------------------------------------------------------------

/** How often each die stands in a lot. */
function counted(dice: readonly Use[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const use of dice) counts.set(useId(use), (counts.get(useId(use)) ?? 0) + 1);
  return counts;
}

/** Whether all dice of a part are in a lot, each as often. */
function holds(lot: readonly Use[], part: readonly Use[]): boolean {
  const counts = counted(lot);
  return [...counted(part)].every(([id, count]) => (counts.get(id) ?? 0) >= count);
}

/** All dice that some lot takes, each as often as one lot takes it. */
export function diceOf(options: readonly Option[]): Use[] {
  const most = new Map<string, Use[]>();
  for (const { deed } of options)
    for (const [id, count] of counted(deed.dice))
      if (count > (most.get(id)?.length ?? 0))
        most.set(
          id,
          deed.dice.filter((use) => useId(use) === id),
        );
  return [...most.values()].flat();
}

/** Whether one more die still makes a lot. */
export const canAdd = (options: readonly Option[], chosen: readonly Use[], die: Use): boolean =>
  options.some(({ deed }) => holds(deed.dice, [...chosen, die]));

/** The lot of exactly these dice. */
export const lotOf = (options: readonly Option[], chosen: readonly Use[]): Option | null =>
  options.find(({ deed }) => deed.dice.length === chosen.length && holds(deed.dice, chosen)) ?? null;

/** Whether every lot is a single die: then a tap is an answer. */
export const isSingle = (options: readonly Option[]): boolean => options.every(({ deed }) => deed.dice.length === 1);
