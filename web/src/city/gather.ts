// Answers that belong together: dice against black dice, dice to turn over. They are clicked in any order and sealed
// once; what is clicked is sent one by one, in the order the server asks for it.
import type { Choice } from './choice';
import { keyOf } from './lots';
import type { DieId } from './move-like';
import { rulesOf, type CityView } from './view';

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

/** Steps of a gathering, in the words of the notation. */
const STEPS: ReadonlySet<string> = new Set(['beat', 'also', 'with', 'flip', 'turn', 'done']);

export const isStep = (choice: Choice): boolean => STEPS.has(choice.verb);

/** What is gathered now; null where a question has single answers. */
export function taskOf(view: CityView, choices: readonly Choice[], aside: string | null): Task | null {
  const has = (verb: string): boolean => choices.some((choice) => choice.verb === verb);
  const [need = 0, beaten = 0, held = 0] = view.step?.numbers ?? [];
  const flip = { kind: 'flip', enemies: [], isOpen: false, beaten: 0 } as const;
  if (has('turn')) return { ...flip, need: need > 0 ? 0 : 1, most: rulesOf(view).flip_limit - need };
  if (aside === 'flip') return { ...flip, need: 1, most: rulesOf(view).flip_limit };
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
  return die.value * (isRed ? rulesOf(view).red_factor : 1);
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

/** Dice as the server asks for them: red before yellow before white, low values first; purple ones are taken for red. */
const RANKS = { red: 0, purple: 1, yellow: 2, white: 3 };
const rank = (die: DieId): number => RANKS[die.colour] * 10 + die.value;

export const inOrder = (gathered: Gathered): Gathered => ({
  dice: [...gathered.dice].sort((one, other) => rank(one) - rank(other)),
  enemies: [...gathered.enemies].sort((one, other) => other - one),
});

/** Dice that are no longer waiting: spent against black dice, or turned over. */
export function used(task: Task, view: CityView, seat: number): number {
  if (task.kind === 'flip') return view.step?.kind === 'flip' ? (view.step.numbers[0] ?? 0) : 0;
  const dice = Object.values(view.seats[seat]?.dice ?? {}) as (readonly number[])[];
  return -dice.reduce((sum, values) => sum + values.length, 0);
}

/** What a gathering begins with, where it has not begun yet. */
export const beginning = (task: Task, choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice.verb === (task.kind === 'flip' ? 'flip' : 'beat'));

/** What to send next of what is left; null when all is sent, or the server asks for something else. */
export function nextStep(choices: readonly Choice[], left: Gathered): Choice | null {
  const find = (verbs: string, isIt: (choice: Choice) => boolean = () => true): Choice | null =>
    choices.find((choice) => verbs.includes(choice.verb) && isIt(choice)) ?? null;
  const [enemy] = left.enemies;
  if (enemy !== undefined) return find('also', (choice) => choice.targets.includes(`black:${enemy}`));
  if (find('also')) return find('done');
  const [die] = left.dice;
  if (die !== undefined) return find('with turn', (choice) => choice.dice[0] === keyOf(die));
  return choices.every(isStep) ? find('done') : null;
}
