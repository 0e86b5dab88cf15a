// The towers of the count: a course of stone for every source of points, as high as it is worth. And their street.
import { arch, crenels, ink, polygon, rectangle, seededRandom, use } from '../art/kit';
import { house, type HouseLetter } from '../art/scenes';
import type { Part } from './count';

const COLUMN = 112;
const BASE = 322;
const WIDTH = 86;
/** Above it there is room for a roof and its flag. */
const HIGHEST = 222;
const DOOR = 15;
const NUMBER = 13; // the least height of a course that shows its number
const CELLAR = 20; // the least height of what is lost, with its number in it
const GROUND = 4;

interface Tower {
  readonly family: string;
  readonly parts: readonly { readonly colour: string; readonly points: number }[];
  readonly isWinner: boolean;
}

/** How much of the parts is counted so far, for telling the count step by step. */
export function towersOf(
  order: readonly number[],
  parts: readonly Part[],
  families: readonly string[],
  winners: readonly number[],
  told: number,
): Tower[] {
  return order.map((seat) => ({
    family: families[seat] ?? 'n',
    parts: parts.slice(0, told).map((part) => ({ colour: part.colour, points: part.points[seat] ?? 0 })),
    isWinner: told >= parts.length && winners.includes(seat),
  }));
}

/** The height of a point: the highest tower is as high as there is room above the ground. */
export function heightOf(parts: readonly Part[]): number {
  const seats = parts[0]?.points ?? [];
  const sums = seats.map((_, seat) => parts.reduce((sum, part) => sum + Math.max(0, part.points[seat] ?? 0), 0));
  return Math.min(4.55, HIGHEST / Math.max(1, ...sums));
}

const lostBy = (points: readonly number[]): number => points.reduce((sum, one) => sum - Math.min(0, one), 0);
const cellarOf = (lost: number, height: number): number => (lost > 0 ? Math.max(CELLAR, lost * height) : 0);

/** How deep the ground is below all towers: what is lost lies in it. */
export function depthOf(parts: readonly Part[], height: number): number {
  const seats = parts[0]?.points ?? [];
  return Math.max(0, ...seats.map((_, seat) => cellarOf(lostBy(parts.map(({ points }) => points[seat] ?? 0)), height)));
}

/** One tower; `at` is its place, so that no two have the same stones; `depth`: of the ground below all of them. */
export function tower(one: Tower, at: number, height: number, depth = 0): string {
  const x = (COLUMN - WIDTH) / 2;
  const gained = one.parts.reduce((sum, part) => sum + Math.max(0, part.points), 0) * height;
  const lost = lostBy(one.parts.map(({ points }) => points));
  const top = BASE - gained;
  const courses = coursesOf(one, height);
  const body = courses.map((course, number) => drawn(course, x, at * 17 + number + 2)).join('');
  const door = courses[0]?.hasDoor
    ? `<path d="${arch(COLUMN / 2 - 8, BASE - DOOR, 16, DOOR)}" fill="var(--hole)" ${ink(1.3)}/>`
    : '';
  const loss = lost > 0 ? drawnLoss(x, cellarOf(lost, height), lost) : '';
  return `<svg class="tower" viewBox="0 0 ${COLUMN} ${BASE + GROUND + depth}" preserveAspectRatio="xMidYMax meet" overflow="visible" aria-hidden="true">${body}${door}${topOf(one, x, top, at + 3)}${loss}</svg>`;
}

interface Course {
  readonly colour: string;
  readonly y: number;
  readonly height: number;
  readonly hasDoor: boolean;
  /** What is written on it, if there is room. */
  readonly number: number | null;
}

/** From the ground up. The door is in the lowest course where its number has room above it. */
function coursesOf(one: Tower, height: number): Course[] {
  let y = BASE;
  return one.parts
    .filter((part) => part.points > 0)
    .map(({ colour, points }, at) => {
      const high = points * height;
      y -= high;
      const hasDoor = at === 0 && high >= DOOR + NUMBER;
      return { colour, y, height: high, hasDoor, number: high >= NUMBER ? points : null };
    });
}

function drawn({ colour, y, height, hasDoor, number }: Course, x: number, seed: number): string {
  const random = seededRandom(seed * 13);
  let stones = '';
  for (let i = 0; i < Math.max(1, height / 7); i++) {
    const left = (x + 5 + random() * (WIDTH - 22)).toFixed(0);
    stones += `M${left} ${(y + 4 + random() * Math.max(1, height - 7)).toFixed(0)}h${(6 + random() * 8).toFixed(0)}`;
  }
  const middle = y + (height - (hasDoor ? DOOR : 0)) / 2;
  return (
    rectangle(x, y, WIDTH, height, `fill="var(--k-${colour})" ${ink(1.4)}`, { seed, amplitude: 0.7 }) +
    `<path d="${stones}" stroke="var(--line)" stroke-opacity=".28" stroke-width="1" fill="none"/>` +
    (number === null ? '' : written(middle, String(number), 'tn'))
  );
}

/** A pit below the ground line. */
function drawnLoss(x: number, deep: number, points: number): string {
  const [from, to] = [BASE + GROUND, BASE + GROUND + deep - 2];
  const box = `M${x} ${from}h${WIDTH}V${to}h-${WIDTH}Z`;
  return (
    `<path d="${box}" fill="var(--sky)" fill-opacity=".8" stroke="var(--rubric)" stroke-width="1.8" stroke-dasharray="4 3"/>` +
    written((from + to) / 2, `−${points}`, 'tn neg')
  );
}

const written = (middle: number, text: string, kind: string): string =>
  `<text x="${COLUMN / 2}" y="${(middle + 5).toFixed(1)}" text-anchor="middle" class="${kind}">${text}</text>`;

/** The rim, and on it the roof of a winner or somebody of the family. */
function topOf(one: Tower, x: number, y: number, seed: number): string {
  const middle = x + WIDTH / 2;
  const rim = polygon(
    [
      [x - 6, y],
      [x - 6, y - 6],
      ...crenels(x - 6, y - 13, WIDTH + 12, 6, 7),
      [x + WIDTH + 6, y - 6],
      [x + WIDTH + 6, y],
    ],
    `fill="var(--stone-2)" ${ink(1.5)}`,
    { seed },
  );
  if (!one.isWinner) return rim + use(`cit-${one.family}`, middle - 17, y - 49, 34, 41);
  const roof = polygon(
    [
      [x - 2, y - 13],
      [middle, y - 62],
      [x + WIDTH + 2, y - 13],
    ],
    `fill="var(--p${one.family})" ${ink(1.6)}`,
  );
  return `${rim}${roof}<svg x="${middle - 1}" y="${y - 92}" width="40" height="32" viewBox="4 0 40 32" overflow="visible"><use href="#flag-${one.family}"/></svg>`;
}

const LETTERS: readonly HouseLetter[] = ['d', 'b', 'c', 'a', 'd', 'c', 'b', 'a', 'c', 'd', 'b', 'a', 'd', 'c'];
/** Longer than any window is wide where the towers are lowest. */
const HOUSES = 36;
const APART = 84;

/** The houses behind the towers, and the ground they stand on. */
export function street(depth = 0): string {
  const houses = Array.from({ length: HOUSES }, (_, i) => {
    const scale = 0.5 + ((i * 7) % 5) * 0.03;
    const y = (BASE - 150 * scale + 22 - ((i * 13) % 12)).toFixed(0);
    return house(LETTERS[i % LETTERS.length]!, 140 + ((i * 31) % 40), 150).replace(
      /<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/,
      (_, width: string, height: string) => {
        const size = `width="${Number(width) * scale}" height="${Number(height) * scale}"`;
        return `<svg x="${6 + i * APART}" y="${y}" ${size} viewBox="0 0 ${width} ${height}" overflow="visible">`;
      },
    );
  });
  const long = HOUSES * APART;
  const high = BASE + GROUND + depth;
  const ground = rectangle(0, BASE - 10, long, 14, `fill="var(--stone-2)" ${ink(1.4)}`);
  const earth = depth > 0 ? `<path d="M0 ${BASE + GROUND}H${long}V${high}H0Z" fill="var(--stone)"/>` : '';
  return `<svg viewBox="0 0 ${long} ${high}" width="${long}" height="${high}" aria-hidden="true">${houses.join('')}${earth}${ground}</svg>`;
}
