// What has been agreed about a table: what lies on it, and how long anybody may think.
import type { Terms } from '../api/types';
import { t, words } from '../words/words.svelte';
import { numberingOf } from './opening/numbering';

type Options = Readonly<Record<string, unknown>>;

/** Modules and variants by name; nothing for the plain game. */
export function playedWith(options: Options): string[] {
  const modules = ((options.modules ?? []) as string[]).map((module) => words.find(`module-${module}`) ?? module);
  if (options.banquets) modules.push(t('module-banquets'));
  if (options.pool === 'ladies') modules.push(`${t('house-pool')} ${t('house-pool-ladies')}`);
  if (options.start === 'N') modules.push(t('about-start-king'));
  if (options.revealed) modules.push(t('about-revealed'));
  if (options.tournament) modules.push(t('about-tournament'));
  const numbering = numberingOf(options);
  if (numbering) modules.push(t('about-numbering', { how: t(`table-numbering-${numbering}`) }));
  if (options.king_stops === 'own_dice_empty') modules.push(`${t('table-stops')} ${t('table-stops-own_dice_empty')}`);
  if (options.king_colours === 2) modules.push(`${t('table-colours')} ${t('table-colours-2')}`);
  return modules;
}

export function timeToDecide({ clock }: Terms): string {
  if (clock.kind === 'live') return t('menu-clock-live', { seconds: clock.seconds, bank: clock.bank });
  if (clock.kind === 'correspondence') return t('menu-clock-correspondence', { n: clock.days });
  return t('about-no_clock');
}
