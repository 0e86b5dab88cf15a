// Asking why something cannot be done: the line of a move that nobody may make, without its letter.
import type { Option } from './options';
import { colourOf, columnOf, isPrestige, rowOf, type WheelDie } from './view';

/** A die as it lies, for what it brings. */
export function useOf(die: number, shown: WheelDie | undefined): string {
  const paid = (shown?.any ?? 0) > 0 ? ' paid deniers' : '';
  return `die ${die}${paid} as ${shown?.colour ?? 'red'} ${shown?.value ?? 1} gain`;
}

/** A building, with the die that would be tried for it. */
export function buildingWith(
  site: string,
  { die, payment }: Pick<Option, 'die' | 'payment'>,
  numbers: readonly number[],
): string {
  const row = rowOf(site);
  const paid = payment ? ` paid ${payment}` : '';
  const deed = isPrestige(row) ? 'prestige' : 'function';
  return `die ${die}${paid} as ${colourOf(row)} ${numbers[columnOf(site)] ?? 1} ${deed}`;
}

/** A building that a bonus might give. */
export const bonusOf = (site: string): string => `build ${rowOf(site)} ${columnOf(site) + 1}`;
