// The first game: which lesson is due, found in what can be done just now. Each is told once per device.
import type { Deed } from '../play/state/deeds';

interface Lesson {
  readonly id: string;
  /** What on the board it is about, for "show me". */
  readonly about: string;
  /** It is learnt by a click on what it is about; else by playing such a move. */
  readonly isOneClick?: boolean;
}

interface Rule extends Lesson {
  readonly game: 'city' | 'dice';
  /** About the course of the game: no move shows that it has been understood. */
  readonly isNoDeed?: boolean;
  readonly isDue: (deeds: readonly Deed[], view: Readonly<Record<string, unknown>>) => boolean;
}

const verb =
  (...verbs: readonly string[]) =>
  (deeds: readonly Deed[]): boolean =>
    deeds.some((deed) => verbs.includes(deed.verb));
const target = (kind: string): string => `[data-target^="${kind}"]`;

/** In the order in which they are told when several are due. */
export const LESSONS: readonly Rule[] = [
  { id: 'place', game: 'city', about: target('place:'), isDue: verb('place') },
  { id: 'counter', game: 'city', about: target('black:'), isDue: verb('beat', 'yield') },
  { id: 'with', game: 'city', about: '[data-die]', isDue: verb('beat', 'with') },
  {
    id: 'turn',
    game: 'city',
    about: '[data-die]',
    isOneClick: true,
    isDue: verb('activate', 'fight', 'build', 'settle', 'farm'),
  },
  {
    id: 'neighbours',
    game: 'city',
    about: '[data-house]',
    isDue: (deeds, view) => deeds.some(({ dice }) => dice.some(({ owner }) => owner !== view.seat)),
  },
  { id: 'activate', game: 'city', about: target('card:'), isDue: verb('activate') },
  { id: 'fight', game: 'city', about: target('event:'), isDue: verb('fight') },
  { id: 'build', game: 'city', about: target('cathedral'), isDue: verb('build') },
  { id: 'settle', game: 'city', about: target('building:'), isDue: verb('settle') },
  { id: 'farm', game: 'city', about: target('fields'), isDue: verb('farm') },
  { id: 'influence', game: 'city', about: '[data-aside]', isDue: verb('reroll', 'recruit', 'flip') },
  {
    id: 'using',
    game: 'city',
    about: target('card:'),
    isDue: (deeds) => deeds.some(({ cube }) => cube !== null),
  },
  { id: 'guard', game: 'city', about: target('guard'), isDue: verb('guard') },
  {
    id: 'pass',
    game: 'city',
    about: '[data-pass]',
    isDue: (deeds, view) => !view.king && verb('pass')(deeds),
  },
  // the King goes on until the dice of who has passed are bought
  {
    id: 'king-pass',
    game: 'city',
    about: '[data-pass]',
    isDue: (deeds, view) => Boolean(view.king) && verb('pass')(deeds),
  },
  { id: 'take', game: 'city', about: target('take:'), isDue: verb('take', 'give') },
  { id: 'times', game: 'city', about: '[data-option]', isDue: verb('times') },
  {
    id: 'wheel',
    game: 'dice',
    about: '[data-die]',
    isOneClick: true,
    isDue: (deeds) => deeds.some(({ dice }) => dice.length > 0),
  },
  { id: 'gather', game: 'dice', about: '[data-die]', isDue: verb('gain') },
  {
    id: 'houses',
    game: 'dice',
    about: '.fun[data-target]',
    isDue: verb('function'),
  },
  {
    id: 'prestige',
    game: 'dice',
    about: '.pre[data-target]',
    isDue: verb('prestige'),
  },
  { id: 'paid', game: 'dice', about: '[data-die]', isDue: (deeds) => deeds.some(({ paid }) => paid !== null) },
  {
    id: 'night',
    game: 'dice',
    about: '[data-black]',
    isNoDeed: true,
    isDue: (deeds, view) => deeds.length > 0 && Number(view.day) >= 3,
  },
];

export function lessonsFor(game: string, deeds: readonly Deed[], view: Readonly<Record<string, unknown>>): Lesson[] {
  return deeds.length === 0 ? [] : LESSONS.filter((lesson) => lesson.game === game && lesson.isDue(deeds, view));
}

/** What a move shows to be understood. */
export function lessonsOf(game: string, deed: Deed, view: Readonly<Record<string, unknown>>): string[] {
  return LESSONS.filter((one) => one.game === game && !one.isNoDeed && one.isDue([deed], view)).map(({ id }) => id);
}

/** Of those that are due the one about what is lit, for then it can be done now; else the first. */
export const fitting = (due: readonly Lesson[], isLit: (about: string) => boolean): Lesson | null =>
  due.find((lesson) => isLit(lesson.about)) ?? due[0] ?? null;
