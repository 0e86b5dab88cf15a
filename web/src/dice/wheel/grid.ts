// A grid of buttons as one stop for the Tab key: arrows move inside, up and down to the row above and below.
import type { Attachment } from 'svelte/attachments';

/** `{@attach grid(12)}` on something that holds rows of so many buttons. */
export function grid(columns: number): Attachment<HTMLElement> {
  return (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];
    const stop = (at: number): void => all().forEach((one, number) => (one.tabIndex = number === at ? 0 : -1));
    const move = (event: KeyboardEvent): void => {
      const buttons = all();
      const from = buttons.indexOf(document.activeElement as HTMLElement);
      const to = from < 0 ? null : next(event.key, from, buttons.length, columns);
      if (to === null) return;
      event.preventDefault();
      buttons[to]?.focus();
    };
    const enter = (event: FocusEvent): void => {
      const at = all().indexOf(event.target as HTMLElement);
      if (at >= 0) stop(at);
    };
    stop(0);
    group.addEventListener('keydown', move);
    group.addEventListener('focusin', enter);
    return () => {
      group.removeEventListener('keydown', move);
      group.removeEventListener('focusin', enter);
    };
  };
}

/** Where a key leads from one of so many; null if it is another key or nothing lies there. */
export function next(key: string, from: number, count: number, columns: number): number | null {
  const row = from - (from % columns);
  const steps: Record<string, number> = {
    Home: row,
    End: Math.min(row + columns, count) - 1,
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
