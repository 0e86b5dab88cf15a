// The legal moves of what is asked now. Without them nothing can be done: they are asked for until they have come.
import { asRefused } from '../../api/client';
import type { Moves } from '../../api/types';

/** Milliseconds: until somebody who waits is told so, and between two tries. */
const LATE = 4_000;
const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

type Ask = (signal: AbortSignal) => Promise<Moves>;

export class DeedList {
  /** They take so long that it should be said. */
  isLate = $state(false);

  private request = new AbortController();
  private wakeUp: () => void = () => undefined;

  /** The list; null if it is not wanted any more. What the server refuses is thrown. */
  async fetch(ask: Ask, isWanted: () => boolean): Promise<Moves | null> {
    this.isLate = false;
    const late = setTimeout(() => isWanted() && (this.isLate = true), LATE);
    try {
      for (let wait = SHORTEST_WAIT; isWanted(); wait = Math.min(wait * 2, LONGEST_WAIT)) {
        const moves = await this.attempt(ask);
        if (moves !== null) return moves;
        if (!isWanted()) break;
        this.isLate = true;
        if (!this.request.signal.aborted) await this.pause(wait);
      }
      return null;
    } finally {
      clearTimeout(late);
      if (isWanted()) this.isLate = false;
    }
  }

  /** Ask at once: somebody does not want to wait, or the server is there again. */
  again(): void {
    this.request.abort();
    this.wakeUp();
  }

  /** Null if nobody answers, or not as it should be. */
  private async attempt(ask: Ask): Promise<Moves | null> {
    this.request = new AbortController();
    try {
      return await ask(this.request.signal);
    } catch (error) {
      const { status } = asRefused(error);
      if (status === 0 || status === 429 || status >= 500) return null;
      throw error;
    }
  }

  private async pause(wait: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.wakeUp = resolve;
      timer = setTimeout(resolve, wait);
    });
    clearTimeout(timer);
  }
}
