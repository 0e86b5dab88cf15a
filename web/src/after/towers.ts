// The towers of the count: a course of stone for every source of points, as high as it is worth.
import { arch, crenels, ink, polygon, rectangle, seededRandom, use } from '../art/kit';
import { house, type HouseLetter } from '../art/scenes';
import type { Part } from './count';

export const COLUMN = 164;
const BASE = 322;
const WIDTH = 86;
const HIGHEST = 232;

export interface Tower {
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

function course(x: number, y: number, height: number, colour: string, seed: number): string {
  const random = seededRandom(seed * 13);
  let stones = '';
  for (let i = 0; i < Math.max(1, height / 7); i++) {
    const left = (x + 5 + random() * (WIDTH - 22)).toFixed(0);
    stones += `M${left} ${(y + 4 + random() * Math.max(1, height - 7)).toFixed(0)}h${(6 + random() * 8).toFixed(0)}`;
  }
  return (
    rectangle(x, y, WIDTH, height, `fill="var(--k-${colour})" ${ink(1.4)}`, { seed, amplitude: 0.7 }) +
    `<path d="${stones}" stroke="var(--line)" stroke-opacity=".28" stroke-width="1" fill="none"/>`
  );
}

function loss(x: number, y: number, height: number, points: number): string {
  const box = `M${x} ${y}h${WIDTH}v${height}h-${WIDTH}Z`;
  return (
    `<path d="${box}" fill="var(--sky)" fill-opacity=".72"/><path d="${box}" fill="none" stroke="var(--rubric)" stroke-width="1.8" stroke-dasharray="4 3"/>` +
    `<text x="${x + WIDTH / 2}" y="${y + height / 2 + 5}" text-anchor="middle" class="tn neg">−${points}</text>`
  );
}

function top(tower: Tower, x: number, y: number, seed: number): string {
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
  if (!tower.isWinner) return rim + use(`cit-${tower.family}`, middle - 17, y - 49, 34, 41);
  const roof = polygon(
    [
      [x - 2, y - 13],
      [middle, y - 62],
      [x + WIDTH + 2, y - 13],
    ],
    `fill="var(--p${tower.family})" ${ink(1.6)}`,
  );
  return `${rim}${roof}<svg x="${middle - 1}" y="${y - 92}" width="40" height="32" viewBox="4 0 40 32" overflow="visible"><use href="#flag-${tower.family}"/></svg>`;
}

function draw(tower: Tower, at: number, scale: number): string {
  const x = (COLUMN - WIDTH) / 2;
  let y = BASE;
  let body = '';
  tower.parts.forEach(({ colour, points }, number) => {
    if (points <= 0) return;
    const height = points * scale;
    y -= height;
    body += course(x, y, height, colour, at * 17 + number + 2);
    if (height >= 13)
      body += `<text x="${COLUMN / 2}" y="${(y + height / 2 + 5).toFixed(1)}" text-anchor="middle" class="tn">${points}</text>`;
  });
  if (BASE - y > 60) body += `<path d="${arch(COLUMN / 2 - 8, BASE - 15, 16, 15)}" fill="var(--hole)" ${ink(1.3)}/>`;
  const lost = -tower.parts.reduce((total, part) => total + Math.min(0, part.points), 0);
  if (lost > 0) body += loss(x, y, lost * scale, lost);
  return `<g transform="translate(${at * COLUMN} 0)">${body}${top(tower, x, y, at + 3)}</g>`;
}

function ground(left: number, right: number): string {
  const letters: readonly HouseLetter[] = ['d', 'b', 'c', 'a', 'd', 'c', 'b', 'a', 'c', 'd', 'b', 'a', 'd', 'c'];
  const houses = letters.map((letter, i) => {
    const scale = 0.5 + ((i * 7) % 5) * 0.03;
    const y = (BASE - 150 * scale + 22 - ((i * 13) % 12)).toFixed(0);
    return house(letter, 140 + ((i * 31) % 40), 150).replace(
      /<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/,
      (_, width: string, height: string) => {
        const size = `width="${Number(width) * scale}" height="${Number(height) * scale}"`;
        return `<svg x="${left + 6 + i * 84}" y="${y}" ${size} viewBox="0 0 ${width} ${height}" overflow="visible">`;
      },
    );
  });
  return houses.join('') + rectangle(left, BASE - 10, right - left, 14, `fill="var(--stone-2)" ${ink(1.4)}`);
}

/** All towers on their street; `most` is the points of the highest one. */
export function towers(all: readonly Tower[], most: number): string {
  const scale = Math.min(4.55, HIGHEST / Math.max(1, most));
  const left = -292;
  const right = Math.max(left + 1366, all.length * COLUMN + 20);
  // beside few towers there is room in the sky
  const sun = (kind: string, id: string): string => use(id, all.length * COLUMN + 14, 26, 62, 62, `class="${kind}"`);
  const sky = all.length < 4 ? sun('daysun', 'sun') + sun('nightmoon', 'moon') : '';
  const body = sky + ground(left, right) + all.map((tower, at) => draw(tower, at, scale)).join('');
  return `<svg class="towers" viewBox="${left} 0 ${right - left} ${BASE + 4}" width="${right - left}" height="${BASE + 4}" aria-hidden="true">${body}</svg>`;
}
