// What the charter is called by whoever comes to it without seeing it: its name, and what it asks.
import type { Game } from '../../play/state/game.svelte';
import { t } from '../../words/words.svelte';
import type { CityMove } from '../move/move.svelte';

export function charterName({ decision }: Game, move: CityMove): string {
  if (decision === null) return t('move-charter');
  return `${t('move-charter')}. ${move.isBoard ? t('move-lot') : decision.question}`;
}
