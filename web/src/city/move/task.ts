// Answers that belong together: dice against black dice, dice to turn over. They are clicked in any order and sent
// once; what is clicked is sent one by one, whatever of it is listed first.
import type { Choice } from './choice';
import { keyOf, type SeenDie } from './lots';
import type { DieId } from './move-like';
import type { CityView } from '../view';

/** What is being gathered. */
export interface Task {
  readonly kind: 'fight' | 'flip';
  /** The black dice taken on already, or at least the highest; others may join them while `isOpen`. */
  readonly enemies: readonly number[];
  readonly isOpen: boolean;
  /** Pips that are missing still; for turning over: one die. */
  readonly need: number;
  /** Dice at most. */
  readonly most: number;
  /** Black dice that will have been beaten, and what that brings. */
  readonly beaten: number;
}

/** Steps of a gathering. */
const STEPS: ReadonlySet<string> = new Set(['beat', 'also', 'with', 'flip', 'turn', 'done']);

export const isStep = (choice: Choice): boolean => STEPS.has(choice.verb);

/** What is gathered now; null where a question has single answers. */
export function taskOf(view: CityView, choices: readonly Choice[], aside: string | null): Task | null {
  const has = (verb: string): boolean => choices.some((choice) => choice.verb === verb);
  const [need = 0, beaten = 0, held = 0] = view.step?.numbers ?? [];
  const flip = { kind: 'flip', enemies: [], isOpen: false, beaten: 0 } as const;
  if (has('turn')) return { ...flip, need: need > 0 ? 0 : 1, most: view.rules.flip_limit - need };
  if (aside === 'flip') return { ...flip, need: 1, most: view.rules.flip_limit };
  if (aside !== null) return null;
  const fight = { kind: 'fight', most: Infinity } as const;
  if (has('beat')) {
    const highest = Math.max(...view.black_dice);
    return { ...fight, enemies: [highest], isOpen: view.black_dice.length > 1, need: highest, beaten: 1 };
  }
  if (has('also')) return { ...fight, enemies: [], isOpen: true, need, beaten };
  if (has('with')) return { ...fight, enemies: [], isOpen: false, need: need - held, beaten };
  return null;
}

/** What a die counts against black dice; a purple one is taken for red. */
export function strengthOf(die: DieId, view: CityView): number {
  const isRed = die.colour === 'red' || die.colour === 'purple';
  return die.value * (isRed ? view.rules.red_factor : 1);
}

/** What has been clicked so far. */
export interface Gathered {
  readonly dice: readonly DieId[];
  /** Black dice besides those of the task. */
  readonly enemies: readonly number[];
}

export interface Sum {
  readonly held: number;
  readonly need: number;
  readonly beaten: number;
  readonly isEnough: boolean;
}

export function sumOf(task: Task, gathered: Gathered, view: CityView): Sum {
  const strengths = gathered.dice.map((die) => (task.kind === 'flip' ? 1 : strengthOf(die, view)));
  const held = strengths.reduce((sum, one) => sum + one, 0);
  const need = gathered.enemies.reduce((sum, value) => sum + value, task.need);
  const isEnough = held >= need && gathered.dice.length <= task.most;
  return { held, need, beaten: task.beaten + gathered.enemies.length, isEnough };
}

/** Another black die joins those that are fought; when none of its value is left, they stand back again. */
export function takenOn(
  value: number,
  there: readonly number[],
  must: readonly number[],
  picked: readonly number[],
): readonly number[] {
  const count = (values: readonly number[]): number => values.filter((one) => one === value).length;
  const isLeft = count(must) + count(picked) < count(there);
  return isLeft ? [...picked, value] : picked.filter((one) => one !== value);
}

/** What a gathering begins with, where it has not begun yet. */
export const beginning = (task: Task, choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice.verb === (task.kind === 'flip' ? 'flip' : 'beat'));

/** What of it is sent next: the first that is listed; null when all is sent, or the server asks for something else. */
export function nextStep(choices: readonly Choice[], left: Gathered): Choice | null {
  const dice = left.dice.map(keyOf);
  const enemies = choices.filter(({ verb }) => verb === 'also');
  const next = choices.find((choice) =>
    enemies.length > 0 ? isAmong(left.enemies, choice) : choice.dice.some((die) => dice.includes(die)),
  );
  if (next) return next;
  const isAllSent = enemies.length > 0 ? left.enemies.length === 0 : dice.length === 0 && choices.every(isStep);
  return (isAllSent && choices.find(({ verb }) => verb === 'done')) || null;
}

const isAmong = (enemies: readonly number[], { verb, deed }: Choice): boolean =>
  verb === 'also' && enemies.includes(deed.target!.place!);

/** What is left to be sent when a step has been answered: the server takes by itself what has no alternative. */
export function leftAfter(step: Choice, left: Gathered, before: readonly SeenDie[], now: readonly SeenDie[]): Gathered {
  const gone = missing(before.map(keyOf), now.map(keyOf));
  const at = left.enemies.findIndex((enemy) => isAmong([enemy], step));
  return {
    dice: left.dice.filter((die) => !takeOne(gone, keyOf(die))),
    enemies: left.enemies.filter((_, enemy) => enemy !== at),
  };
}

/** What `before` had more of than `now`. */
function missing(before: readonly string[], now: readonly string[]): string[] {
  const there = [...now];
  return before.filter((one) => !takeOne(there, one));
}

function takeOne(all: string[], one: string): boolean {
  const at = all.indexOf(one);
  if (at >= 0) all.splice(at, 1);
  return at >= 0;
}
