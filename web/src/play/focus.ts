// Where the focus goes when the button that had it is gone: whoever plays by keyboard is not sent to the top of the page.
import type { Game } from './state/game.svelte';

/** Nothing has the focus, or something that can no longer be used. */
export function isFocusLost(): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || held.matches(':disabled');
}

/** To be called in an effect: whoever has played or taken back, and whoever is asked again, goes on at the charter. */
export function goOnAt(charter: HTMLElement | undefined, game: Pick<Game, 'decision' | 'isBusy'>): void {
  if ((game.isBusy || game.decision !== null) && charter && isFocusLost()) charter.focus({ preventScroll: true });
}
