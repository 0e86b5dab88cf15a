// The telling of what has happened, one beat at a time and in order. The truth is there already; nothing waits for
// this. It knows nothing of boards: a stage shows what it says, and a clock tells it the time.
import type { Clock } from './clock';
import { CHIP, LONGEST_ROUND, LONGEST_WAIT, lengthOf, type Part } from './lengths';

/** A beat, or what is new of it, ready to be told. */
export interface Telling<T> {
  readonly number: number;
  readonly parts: readonly Part[];
  /** A character or an end comes out: never faster than twice. */
  readonly isReveal?: boolean;
  /** A step of a round; a round as a whole has a longest time. */
  readonly isPhase?: boolean;
  readonly what: T;
}

export interface Stage<T> {
  /** A part begins and takes so long; a length of 0 is a still. */
  play(one: Telling<T>, part: number, length: number): void;
  /** It has been told, and the board stands as it stood then. */
  end(one: Telling<T>): void;
  /** Nothing waits any more: it is now. */
  now(): void;
}

export interface Manner {
  /** How long a calm second takes: 1, ½, ¼; 0 for at once. */
  readonly pace: () => number;
  /** Every beat stands until the next is asked for. */
  readonly waits: () => boolean;
  /** Nobody looks at the page. */
  readonly isHidden: () => boolean;
}

/** More than so many that wait are told at half their length, and so many only as chips. */
const SOME = 3;
const MANY = 8;
/** One beat takes no more than this part of the time that is left. */
const SHARE = 0.5;
const FASTEST_REVEAL = 0.5;

interface Current<T> {
  readonly one: Telling<T>;
  readonly factor: number;
  part: number;
  ends: number;
}

export class Timeline<T> {
  private queue: Telling<T>[] = [];
  private current: Current<T> | null = null;
  private stop: (() => void) | null = null;
  /** What is left of the part while it is held. */
  private left: number | null = null;
  private isHeld = false;
  private told = 0;
  /** Calm time of the round that is being told. */
  private round = 0;
  isPaused = false;

  constructor(
    private readonly clock: Clock,
    private readonly stage: Stage<T>,
    private readonly manner: Manner,
  ) {}

  /** How many wait to be told, without the one that is. */
  get waiting(): number {
    return this.queue.length;
  }

  get isTelling(): boolean {
    return this.current !== null || this.queue.length > 0;
  }

  /** The last part of the last beat: nothing moves any more. */
  get isResting(): boolean {
    return this.queue.length === 0 && this.current !== null && this.current.part === this.current.one.parts.length - 1;
  }

  tell(...more: readonly Telling<T>[]): void {
    this.queue.push(...more);
    if (this.manner.pace() === 0 || this.manner.isHidden()) return this.toNow();
    if (this.current === null && !this.isPaused) this.begin();
  }

  /** The own move is sent: from here to the next decision the telling has its longest time. */
  seal(): void {
    this.told = 0;
  }

  pause(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    if (this.current === null) return;
    this.left = Math.max(0, this.current.ends - this.clock.now());
    this.hush();
  }

  resume(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    if (this.current === null) return this.begin();
    const left = this.left ?? 0;
    this.left = null;
    this.current.ends = this.clock.now() + left;
    this.stop = this.clock.after(left, () => this.go());
  }

  /** On to the next beat; after the last one it is now. While paused it stands as a still. */
  next(): void {
    this.finish();
    if (this.queue.length === 0) return this.settle();
    this.begin(this.isPaused);
  }

  /** Everything that waits has been told. */
  toNow(): void {
    this.isPaused = false;
    if (!this.isTelling) return;
    this.finish();
    for (const one of this.queue.splice(0)) this.stage.end(one);
    this.settle();
  }

  /** What is not told yet of a beat is taken back; true if some of it was told already. */
  retract(number: number): boolean {
    const before = this.queue.length;
    this.queue = this.queue.filter((one) => one.number !== number);
    const isToldNow = this.current?.one.number === number;
    if (isToldNow) {
      this.hush();
      this.current = null;
      if (!this.isPaused) this.begin();
    }
    return isToldNow || this.queue.length === before;
  }

  /** Another game, or the same one anew: nothing of what was to be told counts. */
  forget(): void {
    this.hush();
    this.queue = [];
    this.current = null;
    this.isPaused = false;
    this.told = 0;
  }

  // ---- inside --------------------------------------------------------------------------------------------------------

  private begin(isStill = false): void {
    const isCrowd = this.crowd > MANY;
    const factor = isStill ? 0 : this.factor();
    const one = this.queue.shift();
    if (one === undefined) return this.settle();
    if (isCrowd && !isStill) return this.chip(one);
    this.current = { one, factor, part: -1, ends: this.clock.now() };
    if (!isStill) return this.go();
    one.parts.forEach((_, part) => this.stage.play(one, part, 0));
    this.current.part = one.parts.length - 1;
  }

  /** Only its chip comes. */
  private chip(one: Telling<T>): void {
    this.stage.end(one);
    this.spend(CHIP);
    this.stop = this.clock.after(CHIP, () => this.begin());
  }

  /** The next part, or the end of the beat. */
  private go(): void {
    const { current } = this;
    if (current === null) return;
    this.stop = null;
    current.part += 1;
    const part = current.one.parts[current.part];
    if (part === undefined) {
      current.part -= 1;
      if (this.manner.waits()) return void (this.isHeld = true);
      this.finish();
      return this.queue.length === 0 ? this.settle() : this.begin();
    }
    const length = part.length * current.factor;
    current.ends = this.clock.now() + length;
    this.spend(length);
    this.stage.play(current.one, current.part, length);
    if (this.current === current) this.stop = this.clock.after(length, () => this.go());
  }

  private finish(): void {
    this.hush();
    this.left = null;
    this.isHeld = false;
    const { current } = this;
    this.current = null;
    if (current !== null) this.stage.end(current.one);
  }

  private settle(): void {
    this.hush();
    this.stage.now();
  }

  private hush(): void {
    this.stop?.();
    this.stop = null;
  }

  /** What a calm millisecond of the next beat takes. */
  private factor(): number {
    const [one] = this.queue;
    if (one === undefined) return 0;
    const calm = lengthOf(one.parts);
    const slow = this.manner.pace() * (this.crowd > SOME ? 0.5 : 1);
    const pace = slow * this.hurry(one);
    const left = Math.max(0, LONGEST_WAIT - this.told);
    const all = this.queue.reduce((sum, { parts }) => sum + lengthOf(parts), 0) * pace;
    const factor = pace * Math.min(1, left / Math.max(1, all), (left * SHARE) / Math.max(1, calm * pace));
    this.round = one.isPhase ? this.round + (calm * factor) / slow : 0;
    return one.isReveal ? Math.max(FASTEST_REVEAL, factor) : factor;
  }

  /** A long round goes faster as a whole. */
  private hurry(one: Telling<T>): number {
    if (!one.isPhase) return 1;
    const end = this.queue.findIndex(({ isPhase }) => !isPhase);
    const steps = end < 0 ? this.queue : this.queue.slice(0, end);
    const length = steps.reduce((sum, { parts }) => sum + lengthOf(parts), 0);
    return Math.min(1, Math.max(0, LONGEST_ROUND - this.round) / Math.max(1, length));
  }

  /** How many wait; the steps of one round are one film. */
  private get crowd(): number {
    return this.queue.filter(({ isPhase }, at) => !isPhase || !this.queue[at - 1]?.isPhase).length;
  }

  private spend(milliseconds: number): void {
    this.told += milliseconds;
  }

  /** It has been told and stands until the next is asked for. */
  get isWaitingForMe(): boolean {
    return this.isHeld;
  }
}
