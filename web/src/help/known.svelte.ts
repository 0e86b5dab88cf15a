// Which lessons this device has had.
import { SvelteSet } from 'svelte/reactivity';

const KEY = 'troyes.lessons';

class Known {
  private readonly ids = new SvelteSet<string>(load());

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    this.ids.add(id);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.ids]));
    } catch {
      // without storage the lesson comes again in the next game
    }
  }

  /** Start over: a new first game. */
  clear(): void {
    this.ids.clear();
    try {
      localStorage.removeItem(KEY);
    } catch {
      // nothing was kept
    }
  }
}

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const lessonsKnown = new Known();
