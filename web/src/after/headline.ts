// Who has won, in words.
import { t, words } from '../words/words.svelte';
import { ranking } from './count';

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}
interface Headline {
  readonly title: string;
  readonly text: string;
}

/** Who reads it, and what is known of those at the table. */
interface Reader {
  readonly you: number | null;
  readonly figuresOf: (seat: number) => readonly string[];
}
const ANYBODY: Reader = { you: null, figuresOf: () => [] };

/** A king who is not beaten leaves nobody to win. */
export function headlineOf({ scores, winners }: Result, names: readonly string[], reader = ANYBODY): Headline {
  const [first, second] = ranking(scores);
  const points = scores[first!] ?? 0;
  const more = points - (scores[second ?? first!] ?? 0);
  const best = winners.map((seat) => names[seat] ?? '');
  if (scores.length === 1)
    return { title: t('tally-alone', { name: names[0] ?? '' }), text: t('tally-fame-alone', { points }) };
  if (best.length > 1) return { title: tie(best), text: t('tally-fame-tie', { points }) };
  const title = best.length === 0 ? t('tally-king') : t('tally-wins', { name: best[0]! });
  if (more === 0) return { title, text: t('tally-fame-king', { points }) };
  const text = t('tally-fame', { points, more, who: nextBest(scores, names, second!, reader.you) });
  const figures = best.length === 0 ? [] : reader.figuresOf(winners[0]!);
  if (figures.length === 0) return { title, text };
  return { title, text: `${text} ${t('tally-figures', { n: figures.length, names: listed(figures) })}` };
}

/** Who is second: the reader, somebody with a name, or several. */
function nextBest(scores: readonly number[], names: readonly string[], second: number, you: number | null): string {
  if (scores.filter((points) => points === scores[second]).length > 1) return t('tally-next_best');
  return second === you ? t('board-you') : (names[second] ?? '');
}

/** Several share a victory. */
export const tie = (names: readonly string[]): string => t('tally-tie', { names: listed(names) });

const listed = (names: readonly string[]): string => new Intl.ListFormat(words.language).format(names);
