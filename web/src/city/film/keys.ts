// Keys of the film, and the clicks that end it: whoever acts has seen enough, and the click counts.
import { flushSync } from 'svelte';
import { SPEEDS, settings } from '../../settings.svelte';
import type { Film } from './film.svelte';

/** What can be played, in every layout. */
const PLAYABLE = '[data-die], [data-target], section.charter button, .phone-charter button';
const LETTERS = 'dtsup';
const TYPED = 'input, textarea, select, [contenteditable]';
const TAKES_KEYS = `button, a, ${TYPED}`;

export function listenTo(film: Film): () => void {
  const end = (): void => {
    film.toNow();
    flushSync(); // what is clicked next to see is the board as it is
  };
  const isOn = (): boolean => film.isTelling || film.again !== null || film.isPaused;
  const clicked = ({ target }: MouseEvent): void => {
    if (isOn() && target instanceof Element && !target.closest('[data-film]') && target.closest(PLAYABLE)) end();
  };
  const letters = (event: KeyboardEvent): void => {
    if (isOn() && isPlain(event) && LETTERS.includes(event.key.toLowerCase())) end();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const deed = deedOf(film, event, isOn());
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  addEventListener('click', clicked, true);
  addEventListener('keydown', letters, true);
  addEventListener('keydown', pressed);
  return () => {
    removeEventListener('click', clicked, true);
    removeEventListener('keydown', letters, true);
    removeEventListener('keydown', pressed);
  };
}

function deedOf(film: Film, { key, target }: KeyboardEvent, isOn: boolean): (() => void) | undefined {
  if (key === '<') return () => pace(-1);
  if (key === '>') return () => pace(1);
  if (key === 'ArrowLeft') return () => film.back();
  if (!isOn) return undefined;
  if (key === ' ' && !(target instanceof Element && target.closest(TAKES_KEYS))) return () => film.toggle();
  if (key === 'ArrowRight') return () => film.next();
  if (key === 'Escape') return () => film.toNow();
  return undefined;
}

/** One step slower or faster. */
function pace(step: 1 | -1): void {
  const at = SPEEDS.findIndex((speed) => speed === settings.speed);
  settings.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + step))]!;
}

const isPlain = ({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  settings.keys &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !repeat &&
  document.querySelector('dialog[open]') === null &&
  !(target instanceof Element && target.closest(TYPED));
