// Keys for whoever plays without a mouse. Single letters can be switched off; Tab, arrows and Enter always work.
import type { Attachment } from 'svelte/attachments';
import { keyHelp } from '../pieces/keyhelp.svelte';
import { settings } from '../settings.svelte';
import { isTyping } from './typing';

export interface Keys {
  readonly play: () => void;
  readonly undo: () => void;
  readonly pass?: () => void;
}

/** Where the letters D and T go: dice that may be taken, and places that are lit or could be asked. */
const DICE = 'button[data-die]:not(:disabled)';
const TARGETS = 'button[data-target]:not(:disabled), [role="radiogroup"] button[data-option]:not(:disabled)';

/** Listens on the window; to be called in an effect. Returns how to stop. */
export function listen(keys: Keys): () => void {
  const down = (event: KeyboardEvent) => {
    if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target))
      return;
    if (document.querySelector('dialog[open]')) return; // nothing is played behind a sheet that lies over the board
    switch (event.key.toLowerCase()) {
      case 'd':
        return next(event, DICE);
      case 't':
        return next(event, TARGETS);
      case 's':
        return act(event, keys.play);
      case 'u':
        return act(event, keys.undo);
      case 'p':
        return act(event, keys.pass);
      case '?':
        return act(event, () => (keyHelp.isOpen = true));
    }
  };
  addEventListener('keydown', down);
  return () => removeEventListener('keydown', down);
}

function act(event: KeyboardEvent, deed: (() => void) | undefined): void {
  if (!deed) return;
  event.preventDefault();
  deed();
}

/** Moves the focus to the next of them; with Shift to the one before. */
function next(event: KeyboardEvent, selector: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);
  // what may be done comes before what may only be asked about
  const able = found.filter((one) => one.matches('.can, .chosen, .lit, [data-option]'));
  const list = able.length > 0 ? able : found;
  if (list.length === 0) return;
  event.preventDefault();
  const at = list.indexOf(document.activeElement as HTMLElement);
  const step = event.shiftKey ? -1 : 1;
  list[(at + step + list.length) % list.length]?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The nearest one that way; none in a list that runs the other way. */
function towards(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const middle = (one: HTMLElement): [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const found = all.map((one) => {
    const [across, down] = [middle(one)[0] - x, middle(one)[1] - y];
    const ahead = (isAcross ? across : down) * STEPS[key]!;
    return { one, ahead, aside: Math.abs(isAcross ? down : across), far: Math.hypot(across, down) };
  });
  const ahead = found.filter((place) => place.ahead > place.aside);
  return ahead.sort((one, other) => one.far - other.far)[0]?.one;
}

/** What arrows go to: buttons, and links that say so. */
const STOPS = 'button:not(:disabled), a[data-stop]';

/** One stop for Tab, arrows inside: `{@attach roving}` on a list of buttons or links. */
export const roving: Attachment<HTMLElement> = (list) => {
  const buttons = () => [...list.querySelectorAll<HTMLElement>(STOPS)];
  const settle = (stop?: HTMLElement) => {
    const all = buttons();
    const one =
      stop ??
      all.find((button) =>
        button.matches('[aria-checked="true"],[aria-selected="true"],[aria-pressed="true"],[aria-current]'),
      ) ??
      all[0];
    for (const button of list.querySelectorAll<HTMLElement>('button, a[data-stop]'))
      button.tabIndex = button === one ? 0 : -1;
  };
  const move = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? null : at + step;
    if (at < 0 || to === null) return;
    event.preventDefault();
    const there = step === undefined ? undefined : towards(all, all[at]!, event.key);
    (there ?? all[(to + all.length) % all.length])?.focus();
  };
  const focused = (event: FocusEvent) =>
    event.target instanceof HTMLElement && event.target.matches(STOPS) && settle(event.target);
  const watch = new MutationObserver(() => {
    if (!list.contains(document.activeElement)) settle();
  });
  settle();
  watch.observe(list, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-checked', 'disabled'],
  });
  list.addEventListener('keydown', move);
  list.addEventListener('focusin', focused);
  return () => {
    watch.disconnect();
    list.removeEventListener('keydown', move);
    list.removeEventListener('focusin', focused);
  };
};
