// What time it is and what comes later: the page's own, or one that a test drives.
export interface Clock {
  /** In milliseconds, from any beginning. */
  now(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
