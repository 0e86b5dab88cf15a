// Telling somebody who looks elsewhere that it is their turn: title, bell, notification.
import { settings } from '../../settings.svelte';
import { t } from '../../words/words.svelte';
import type { Game } from '../state/game.svelte';
import { sound } from './sound';

let told = '';

/** To be called in an effect: it reads what it depends on. */
export function announce(game: Game): void {
  const { decision, state } = game;
  if (!state && game.problem) document.title = t('app-name');
  // whoever waits for a game or has seen its end is told so by that page
  if (!state || state.status === 'open' || (game.isOver && state.result)) return;
  const name = t(state.game === 'dice' ? 'lobby-dice' : state.options.players === 1 ? 'lobby-king' : 'lobby-city');
  document.title = decision ? t('turn-title', { game: name }) : name;
  if (!decision || game.isBusy) return;
  const key = `${game.id} ${decision.id.split('.')[0]}`;
  if (key === told) return;
  told = key;
  if (!document.hidden) return;
  sound('bell');
  if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(name, { body: decision.question, tag: game.id, icon: '/icon.svg' });
  }
}
