// How a game is called.
import type { Summary } from '../api/types';
import { t } from '../words/words.svelte';

/** A game in a list, or one that is looked at. */
type Named = Pick<Summary, 'game' | 'options'>;

export const isKing = (game: Named): boolean => game.game === 'city' && game.options.players === 1;

export function gameName(game: Named): string {
  return t(isKing(game) ? 'lobby-king' : game.game === 'dice' ? 'lobby-dice' : 'lobby-city');
}

/** The others at the table, and that somebody is missing; the game itself for whoever plays alone. */
export function company(game: Named & Pick<Summary, 'seats'>, me: string | undefined): string {
  const mine = game.seats.find((seat) => seat.person !== null && seat.person === me);
  const others = game.seats.filter((seat) => seat !== mine);
  if (others.length === 0) return t('lobby-alone', { game: gameName(game) });
  if (others.every((seat) => !seat.name)) return t('waiting-open');
  return others.map((seat) => seat.name || '…').join(', ');
}

export function emblem(game: Named): string {
  if (game.game === 'dice') return 'b-fortress';
  return isKing(game) ? 'b-palace' : 'b-cathedral';
}
