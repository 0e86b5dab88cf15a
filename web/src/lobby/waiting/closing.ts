// When a public table closes that nobody joins.
import { t, words } from '../../words/words.svelte';

export function closing(closes: number | null | undefined): string {
  if (closes === null || closes === undefined) return '';
  const then = new Date(closes);
  const time = then.toLocaleTimeString(words.language, { hour: '2-digit', minute: '2-digit' });
  if (then.toDateString() === new Date().toDateString()) return t('waiting-closes', { time });
  return t('waiting-closes-day', { day: then.toLocaleDateString(words.language, { weekday: 'long' }), time });
}
