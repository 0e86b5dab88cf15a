// A clock that stands still until a test moves it on.
import type { Clock } from '../src/play/time/clock';

export class DrivenClock implements Clock {
  private time = 0;
  private waiting: { readonly at: number; readonly run: () => void }[] = [];

  now = (): number => this.time;

  after = (milliseconds: number, run: () => void): (() => void) => {
    const one = { at: this.time + milliseconds, run };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((other) => other !== one));
  };

  /** Everything that falls due in so many milliseconds happens, in order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}
