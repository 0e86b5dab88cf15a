// Who has won, in words.
import { t, words } from '../words/words.svelte';
import { ranking } from './count';

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}
export interface Headline {
  readonly title: string;
  readonly text: string;
}

/** A king who is not beaten leaves nobody to win. */
export function headlineOf({ scores, winners }: Result, names: readonly string[]): Headline {
  const [first, second] = ranking(scores);
  const points = scores[first!] ?? 0;
  const more = points - (scores[second ?? first!] ?? 0);
  const best = winners.map((seat) => names[seat] ?? '');
  if (scores.length === 1)
    return { title: t('count.alone', { name: names[0] ?? '' }), text: t('count.fame.alone', { points }) };
  if (best.length > 1) return { title: tie(best), text: t('count.fame.tie', { points }) };
  const title = best.length === 0 ? t('count.king') : t('count.wins', { name: best[0]! });
  return { title, text: t(more === 0 ? 'count.fame.king' : 'count.fame', { points, more }) };
}

/** Several share a victory. */
export const tie = (names: readonly string[]): string =>
  t('count.tie', { names: new Intl.ListFormat(words.language).format(names) });
