import { beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_ROUND, LONGEST_TURN, LONGEST_WAIT, lengthOf, stepParts, turnParts } from '../src/play/time/lengths';
import { Timeline, type Telling } from '../src/play/time/timeline';
import { DrivenClock } from './driven-clock';

const PLAIN = turnParts({ takes: true, does: true, brings: 1, letters: 30 });
const telling = (number: number, more: Partial<Telling<string>> = {}): Telling<string> => ({
  number,
  parts: PLAIN,
  what: `beat ${number}`,
  ...more,
});
const some = (count: number, more: Partial<Telling<string>> = {}): Telling<string>[] =>
  Array.from({ length: count }, (_, at) => telling(at + 1, more));

let clock: DrivenClock;
let shown: string[];
let pace: number;
let waits: boolean;
let isHidden: boolean;
let timeline: Timeline<string>;

beforeEach(() => {
  clock = new DrivenClock();
  shown = [];
  [pace, waits, isHidden] = [1, false, false];
  timeline = new Timeline<string>(
    clock,
    {
      play: (one, part, length) =>
        shown.push(`${clock.now()} ${one.number} ${one.parts[part]!.name} ${Math.round(length)}`),
      end: (one) => shown.push(`${clock.now()} ${one.number} end`),
      now: () => shown.push(`${clock.now()} now`),
    },
    { pace: () => pace, waits: () => waits, isHidden: () => isHidden },
  );
});

/** When each beat had been told. */
const ends = (): number[] => shown.filter((line) => line.endsWith(' end')).map((line) => parseInt(line));

describe('a beat', () => {
  it('is told part by part in its calm time, and then it is now', () => {
    timeline.tell(telling(1));
    clock.pass(5000);
    expect(shown).toEqual([
      '0 1 take 280',
      '280 1 do 420',
      '700 1 bring 500',
      '1200 1 rest 400',
      '1600 1 end',
      '1600 now',
    ]);
  });

  it('takes longer for what repeats and for long sentences, but never too long', () => {
    expect(lengthOf(turnParts({ takes: true, does: true, brings: 3, letters: 30 }))).toBe(1600 + 440);
    expect(lengthOf(turnParts({ takes: true, does: true, brings: 1, letters: 60 }))).toBe(1600 + 360);
    expect(lengthOf(turnParts({ takes: true, does: true, brings: 40, letters: 400 }))).toBe(LONGEST_TURN);
    expect(lengthOf(turnParts({ takes: false, does: false, brings: 0, letters: 20 }))).toBe(700);
  });
});

describe('several beats', () => {
  it('are told one at a time and in order, whenever they come', () => {
    timeline.tell(telling(1));
    clock.pass(900);
    timeline.tell(telling(2));
    clock.pass(100);
    timeline.tell(telling(3));
    clock.pass(10_000);
    const numbers = shown.filter((line) => !line.endsWith('now')).map((line) => Number(line.split(' ')[1]));
    expect(numbers).toEqual([...numbers].sort());
    expect(ends()).toEqual([1600, 3200, 4800]);
  });

  it('go at half their length when more than three wait', () => {
    timeline.tell(...some(5));
    clock.pass(20_000);
    expect(ends()).toEqual([800, 1600, 3200, 4800, 6400]);
  });

  it('come only as chips when more than eight wait', () => {
    timeline.tell(...some(10));
    clock.pass(100);
    expect(shown).toEqual(['0 1 end']);
    clock.pass(30_000);
    expect(shown.at(-1)).toMatch(/ now$/);
    expect(ends()[1]).toBe(250); // the ninth of those that wait is still one too many
    expect(ends()[2]).toBeGreaterThan(500);
  });

  it('take no longer than twelve seconds between the own seal and the next decision', () => {
    timeline.seal();
    const long = turnParts({ takes: true, does: true, brings: 40, letters: 400 });
    for (let at = 1; at <= 20; at++) {
      timeline.tell(telling(at, { parts: long }));
      clock.pass(1000);
    }
    clock.pass(60_000);
    expect(ends().at(-1)! - 8 * 1000).toBeLessThanOrEqual(LONGEST_WAIT);
    timeline.seal();
    shown = [];
    const start = clock.now();
    timeline.tell(...some(8, { parts: long }));
    clock.pass(60_000);
    expect(ends().at(-1)! - start).toBeLessThanOrEqual(LONGEST_WAIT);
  });

  it('go at the speed that is set, or are not told at all', () => {
    pace = 0.25;
    timeline.tell(telling(1));
    clock.pass(5000);
    expect(ends()).toEqual([400]);
    pace = 0;
    shown = [];
    timeline.tell(telling(2), telling(3));
    expect(shown).toEqual(['5000 2 end', '5000 3 end', '5000 now']);
  });

  it('are not told to a page that nobody looks at', () => {
    isHidden = true;
    timeline.tell(telling(1), telling(2));
    expect(shown).toEqual(['0 1 end', '0 2 end', '0 now']);
    expect(timeline.isTelling).toBe(false);
  });
});

describe('a round', () => {
  it('takes seven seconds at most, and its steps are no crowd', () => {
    const steps = Array.from({ length: 12 }, (_, at) => telling(at + 1, { parts: stepParts('event'), isPhase: true }));
    timeline.tell(...steps);
    clock.pass(60_000);
    expect(ends()).toHaveLength(12);
    expect(ends().at(-1)).toBeGreaterThan(LONGEST_ROUND - 200);
    expect(ends().at(-1)).toBeLessThanOrEqual(LONGEST_ROUND + 1);
    expect(shown.some((line) => line.includes('bring'))).toBe(true);
  });
});

describe('a reveal', () => {
  it('is never faster than twice', () => {
    pace = 0.25;
    timeline.tell(telling(1, { isReveal: true }));
    clock.pass(10_000);
    expect(ends()).toEqual([800]);
  });
});

describe('whoever looks', () => {
  it('pauses and goes on where it stood', () => {
    timeline.tell(telling(1));
    clock.pass(500);
    timeline.pause();
    clock.pass(60_000);
    expect(ends()).toEqual([]);
    timeline.tell(telling(2));
    expect(timeline.waiting).toBe(1);
    timeline.resume();
    clock.pass(1100);
    expect(ends()).toEqual([61_600]);
  });

  it('goes to the next beat, which stands as a still while paused', () => {
    timeline.tell(telling(1), telling(2));
    timeline.next();
    expect(shown).toEqual(['0 1 take 280', '0 1 end', '0 2 take 280']);
    timeline.tell(telling(3));
    timeline.pause();
    shown = [];
    timeline.next();
    expect(shown).toEqual(['0 2 end', '0 3 take 0', '0 3 do 0', '0 3 bring 0', '0 3 rest 0']);
    clock.pass(60_000);
    expect(ends()).toEqual([0]);
    timeline.next();
    expect(shown.at(-1)).toBe('60000 now');
  });

  it('comes to now at once, with every beat told', () => {
    timeline.tell(telling(1), telling(2), telling(3));
    clock.pass(300);
    timeline.toNow();
    expect(shown.slice(-4)).toEqual(['300 1 end', '300 2 end', '300 3 end', '300 now']);
    clock.pass(10_000);
    expect(shown.at(-1)).toBe('300 now');
  });

  it('may want every beat to wait', () => {
    waits = true;
    timeline.tell(telling(1), telling(2));
    clock.pass(60_000);
    expect(shown.at(-1)).toBe('1200 1 rest 400');
    timeline.next();
    expect(shown.slice(-2)).toEqual(['60000 1 end', '60000 2 take 280']);
  });

  it('sees what may be done with the rest of the last beat', () => {
    timeline.tell(telling(1), telling(2));
    clock.pass(1300);
    expect(timeline.isResting).toBe(false);
    clock.pass(1500);
    expect(timeline.isResting).toBe(true);
  });
});

describe('a beat that is taken back', () => {
  it('is not told if it was waiting', () => {
    timeline.tell(telling(1), telling(2), telling(3));
    expect(timeline.retract(2)).toBe(false);
    clock.pass(10_000);
    expect(shown.some((line) => / 2 /.test(line))).toBe(false);
    expect(ends()).toEqual([1600, 3200]);
  });

  it('runs back if it was told', () => {
    timeline.tell(telling(1));
    clock.pass(900);
    expect(timeline.retract(1)).toBe(true);
    timeline.tell({ number: 1, parts: [{ name: 'back', length: 280 }], what: 'undo' });
    clock.pass(280);
    expect(shown.slice(-3)).toEqual(['900 1 back 280', '1180 1 end', '1180 now']);
  });
});
