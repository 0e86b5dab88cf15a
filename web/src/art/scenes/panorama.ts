// The town seen from the road. It stands at the right; hills and wall go on to the left of the picture, as far as a
// window may be wide.

import { crenels, ink, polygon, seededRandom } from '../kit';
import { bishopric } from './bishopric';
import { cathedral } from './cathedral';
import { house, type HouseLetter } from './houses';
import { palace } from './palace';

const WIDTH = 1366;
const HEIGHT = 212;
const LEFT = -1640;
const BACK: readonly HouseLetter[] = ['b', 'd', 'a', 'c', 'b', 'a', 'c', 'd', 'a', 'b'];
const FRONT: readonly [HouseLetter, number, number][] = [
  ['c', 420, 140],
  ['a', 552, 150],
  ['d', 700, 138],
  ['b', 900, 148],
  ['c', 1060, 150],
  ['a', 1180, 136],
  ['d', 1290, 146],
];
const BIRDS: readonly [number, number][] = [
  [470, 50],
  [494, 42],
  [514, 56],
  [1030, 44],
  [1052, 36],
];

/** A scene made smaller and put somewhere in the picture. */
function placed(scene: string, x: number, y: number, scale: number): string {
  return scene.replace(/<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/, (_, width: string, height: string) => {
    const size = `width="${(Number(width) * scale).toFixed(1)}" height="${(Number(height) * scale).toFixed(1)}"`;
    return `<svg x="${x}" y="${y}" ${size} viewBox="0 0 ${width} ${height}" overflow="visible">`;
  });
}

/** A building without its dice marks and figures: from the road nobody reads them. */
const bare = (scene: string): string =>
  scene
    .replace(/<g transform="[^"]*"><use href="#mini-\w+"[^>]*\/><text[^>]*>[^<]*<\/text><\/g>/g, '')
    .replace(/<text[^>]*>[^<]*<\/text>/g, '');

function hill(y: number, amplitude: number, fill: string, seed: number, opacity: number): string {
  const random = seededRandom(seed);
  const step = WIDTH / 7;
  let ridge = `M${LEFT} ${y}`;
  for (let x = LEFT; x < WIDTH; x += step) {
    const bend = (y - amplitude + random() * amplitude * 2).toFixed(0);
    const end = (y - amplitude * 0.4 + random() * amplitude * 0.8).toFixed(0);
    ridge += `Q${(x + step / 2).toFixed(0)} ${bend} ${(x + step).toFixed(0)} ${end}`;
  }
  const line = `<path d="${ridge}" fill="none" stroke="var(--line)" stroke-opacity=".3" stroke-width="1.2"/>`;
  return `<path d="${ridge}V${HEIGHT}H${LEFT}Z" fill="${fill}" opacity="${opacity}"/>${line}`;
}

function wall(): string {
  const random = seededRandom(9);
  let stones = '';
  for (let i = 0; i < 240; i++) {
    stones += `M${(LEFT + random() * (WIDTH - LEFT)).toFixed(0)} ${(194 + random() * 16).toFixed(0)}h${(8 + random() * 10).toFixed(0)}`;
  }
  const top = crenels(LEFT - 4, 182, WIDTH - LEFT + 8, 132, 8);
  const body = polygon(
    [[LEFT - 4, HEIGHT + 4], [LEFT - 4, 190], ...top, [WIDTH + 4, 190], [WIDTH + 4, HEIGHT + 4]],
    `fill="var(--stone)" ${ink(1.6)}`,
    { amplitude: 0.6 },
  );
  return `${body}<path d="${stones}" stroke="var(--line)" stroke-opacity=".3" stroke-width="1"/>`;
}

export function panorama(): string {
  const sky =
    '<g transform="translate(672 14) scale(1.35)"><use class="daysun" href="#sun" width="48" height="48"/>' +
    '<use class="nightmoon" href="#moon" width="48" height="48"/></g>';
  const birds = BIRDS.map(([x, y]) => `<path d="M${x} ${y}q5 -6 9 0q4 -6 9 0" fill="none" ${ink(1.3)}/>`).join('');
  const back = BACK.map((letter, i) =>
    placed(house(letter, 150 + ((i * 37) % 60), 150), 440 + i * 88, 112 - ((i * 29) % 22), 0.55),
  ).join('');
  const great =
    placed(bare(palace()), 500, 76, 0.9) +
    placed(bare(cathedral()), 790, 8, 0.66) +
    placed(bare(bishopric()), 1010, 96, 0.86);
  const front = FRONT.map(([letter, x, y]) => placed(house(letter, 180, 150), x, y, 0.58)).join('');
  const hills = hill(120, 24, 'var(--hill)', 4, 0.6) + hill(150, 16, 'var(--leaf)', 8, 0.35);
  const body = sky + hills + birds + back + great + front + wall();
  return `<svg class="panorama" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax meet" overflow="visible" aria-hidden="true">${body}</svg>`;
}
