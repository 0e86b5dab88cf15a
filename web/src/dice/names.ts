// Buildings, dice and amounts in words.
import { t, words } from '../words/words.svelte';
import type { Sums } from './move/options';
import type { Row, WheelDie } from './view';
import { columnOf, rowOf } from './view';

export const amount = (unit: string, n: number): string => words.find(`dice-unit-${unit}`, { n }) ?? `${n} ${unit}`;

export function amounts(sums: Sums, sign = ''): string {
  const shown = Object.entries(sums).filter(([, n]) => n !== 0);
  return shown.map(([unit, n]) => `${sign}${amount(unit, n)}`).join(', ');
}

export const building = (row: Row): string => t(`dice-row-${row}`);
/** `Hall 3`: columns are counted from the left. */
export const site = (where: string): string => `${building(rowOf(where))} ${columnOf(where) + 1}`;
export const colour = (name: string): string => words.find(`colour-${name}`) ?? name;
/** A plaza is feminine where words have a gender. */
export const plazaColour = (name: string): string => words.find(`dice-plaza-${name}`) ?? name;
export const dieName = (name: string, value: number): string => t('die-name', { colour: colour(name), value });

/** What a die on the wheel costs before any change, without a resource of one's choice. */
export const priceOf = (die: WheelDie): Sums => ({
  deniers: die.deniers,
  influence: die.influence,
  knowledge: die.knowledge,
});

/** The same in words. */
export function price(die: WheelDie): string {
  const fixed = amounts(priceOf(die));
  const free = die.any > 0 ? t('dice-price-any', { n: die.any }) : '';
  return [free, fixed].filter(Boolean).join(', ') || t('dice-price-free');
}

/** `Costs 2 deniers`, or that it is free. */
export function costs(die: WheelDie): string {
  const asked = price(die);
  return asked === t('dice-price-free') ? asked : t('dice-die-costs', { price: asked });
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
