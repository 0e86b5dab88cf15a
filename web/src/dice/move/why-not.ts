// Asking why something cannot be done: a deed that nobody may do, as data.
import type { DeedSent } from '../../api/types';
import type { Option } from './options';
import { colourOf, columnOf, isPrestige, rowOf, type WheelDie } from '../view';

/** A die as it lies, for what it brings. */
export function useOf(die: number, shown: WheelDie | undefined): DeedSent {
  const { colour = 'red', value = 1, any = 0 } = shown ?? {};
  return {
    verb: 'gain',
    dice: [{ place: die, colour, value, as_colour: colour, as_value: value }],
    ...(any > 0 ? { paid: 'deniers' } : {}),
  };
}

/** A building, with the die that would be tried for it. */
export function buildingWith(
  site: string,
  { die, payment }: Pick<Option, 'die' | 'payment'>,
  numbers: readonly number[],
): DeedSent {
  const row = rowOf(site);
  const as = { as_colour: colourOf(row), as_value: numbers[columnOf(site)] ?? 1 };
  return {
    verb: isPrestige(row) ? 'prestige' : 'function',
    dice: [{ place: die, colour: as.as_colour, value: as.as_value, ...as }],
    ...(payment ? { paid: payment } : {}),
  };
}

/** A building that a bonus might give. */
export const bonusOf = (site: string): DeedSent => ({
  verb: 'build',
  target: { kind: 'building', key: rowOf(site), place: columnOf(site) + 1 },
});
