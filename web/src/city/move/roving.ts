// Arrow keys inside a part of the board: one stop for the Tab key, then from thing to thing by where they lie.
import type { Attachment } from 'svelte/attachments';

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The nearest spot in a direction; straight ahead counts more than aside. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let shortest = Infinity;
  spots.forEach((spot, at) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead > 1 && ahead + 2 * aside < shortest) {
      shortest = ahead + 2 * aside;
      best = at;
    }
  });
  return best;
}

export const roving: Attachment<HTMLElement> = (region) => {
  let current: HTMLElement | null = null;
  const all = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('button:not(:disabled)')];

  const settle = (): void => {
    const buttons = all();
    if (!current || !buttons.includes(current)) current = buttons[0] ?? null;
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    const button = (event.target as HTMLElement).closest('button');
    if (button && button !== current) {
      current = button;
      settle();
    }
  };
  const pressed = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (!way || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    const others = all().filter((button) => button !== current);
    const found = others[nearest(middle(current), others.map(middle), way)];
    if (!found) return;
    event.preventDefault();
    found.focus();
  };

  const observer = new MutationObserver(settle);
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', focused);
  region.addEventListener('keydown', pressed);
  settle();
  return () => {
    observer.disconnect();
    region.removeEventListener('focusin', focused);
    region.removeEventListener('keydown', pressed);
  };
};

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
