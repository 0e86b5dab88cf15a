// The count told step by step: one source after the other, by itself or by hand.
import { sound } from '../play/talk/sound';
import { settings } from '../settings.svelte';

const PAUSE = 900;

export class Telling {
  /** How many sources have been counted so far. */
  told = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly all: () => number) {}

  get isDone(): boolean {
    return this.told >= this.all();
  }

  /** From the first source on; at once for whoever wants nothing to move. */
  play(): void {
    this.stop();
    const pause = settings.time(PAUSE);
    this.told = pause === 0 ? this.all() : Math.min(1, this.all());
    if (pause > 0) this.timer = setInterval(() => this.next(), pause);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** By hand: then nothing goes on by itself. */
  go(by: number): void {
    this.stop();
    this.told = Math.max(0, Math.min(this.all(), this.told + by));
  }

  private next(): void {
    this.told = Math.min(this.all(), this.told + 1);
    if (!this.isDone) return;
    this.stop();
    sound('end');
  }
}
