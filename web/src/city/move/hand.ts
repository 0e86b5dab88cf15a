// The characters of a family, as far as they are known.
import { t } from '../../words/words.svelte';
import type { CharacterScore, CityView, SeatView } from '../view';

export interface Figure {
  readonly key: string;
  readonly name: string;
  readonly score: CharacterScore | null;
}

export const handOf = (seat: SeatView | undefined): Figure[] =>
  (seat?.characters ?? []).flatMap((key, at) =>
    key === null ? [] : [{ key, name: seat?.character_names[at] ?? '', score: seat?.character_scores?.[at] ?? null }],
  );

/** The characters that lie before a house: at the end all are turned over. */
export const shownBefore = (view: CityView, seat: SeatView): Figure[] => (view.phase === 'over' ? handOf(seat) : []);

/** Which seat held a character. */
export const holderOf = (view: CityView, key: string): number | null => {
  const at = view.seats.findIndex((seat) => seat.characters.includes(key));
  return at < 0 ? null : at;
};

/** In words: who it is, and what the character brought their family. */
export const figureFact = ({ name, score }: Figure): string => t('board-held', { name, n: score?.vp ?? 0 });
