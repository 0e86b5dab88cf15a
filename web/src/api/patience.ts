// How long a request waits: it is given up when nothing comes for a while, or when nobody wants its answer any more.

/** Milliseconds; longer where the server has much to do, such as a hint, a new game or a whole replay. */
const PATIENCE = 8_000;
const LONG_PATIENCE = 60_000;
const LONG_WORK = /\/(games|rematch|attempt|hint|replay)$/;

export class Patience {
  private readonly end = new AbortController();
  private readonly longest: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    path: string,
    private readonly unwanted?: AbortSignal,
  ) {
    this.longest = LONG_WORK.test(path) ? LONG_PATIENCE : PATIENCE;
    unwanted?.addEventListener('abort', this.lose);
    this.renew();
  }

  get signal(): AbortSignal {
    return this.end.signal;
  }

  /** Something has come. */
  renew(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.lose, this.longest);
  }

  /** All has come, or nothing will. */
  rest(): void {
    clearTimeout(this.timer);
    this.unwanted?.removeEventListener('abort', this.lose);
  }

  private readonly lose = (): void => this.end.abort();
}
