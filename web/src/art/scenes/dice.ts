// The land of the Troyes Dice sheet: ground, grass and clouds behind a row of buildings.

import { seededRandom } from '../kit';
import { scene } from './parts';

export type Order = 'red' | 'yellow' | 'white';

/** Where the two clouds hang, so that the three rows differ. */
const CLOUDS: Record<Order, [number, number][]> = {
  red: [
    [255, 26],
    [465, 32],
  ],
  yellow: [
    [480, 30],
    [640, 24],
  ],
  white: [
    [130, 30],
    [610, 24],
  ],
};

const cloud = ([x, y]: [number, number]): string =>
  `<path d="M${x} ${y}q4 -9 13 -6q6 -8 15 -1q9 -1 10 7" fill="none" stroke="var(--line)" stroke-opacity=".3" stroke-width="1.3" stroke-linecap="round"/>`;

function edge(width: number, y: number, random: () => number): string {
  let path = `M0 ${y}`;
  for (let x = 0; x < width; x += 46) {
    path += `Q${x + 23} ${(y - 2 + random() * 5).toFixed(1)} ${x + 46} ${(y - 1 + random() * 3).toFixed(1)}`;
  }
  return path;
}

function grass(width: number, y: number, random: () => number): string {
  let path = '';
  for (let i = 0; i < 12; i++) {
    const x = Math.round(50 + random() * (width - 70));
    path += `M${x} ${y}l-2 -4M${x + 2} ${y}l0 -6M${x + 4} ${y}l3 -4`;
  }
  return path;
}

/** One row of the sheet; buildings stand on the line at `level`. */
export function diceGround(order: Order, width = 690, height = 132, level = 102): string {
  const random = seededRandom(order.length * 31);
  const ridge = edge(width, level, random);
  return scene(
    width,
    height,
    CLOUDS[order].map(cloud).join('') +
      `<path d="${ridge}V${height}H0Z" fill="var(--${order}-ground)" fill-opacity=".75"/>` +
      `<path d="${ridge}" fill="none" stroke="var(--line)" stroke-width="1.3"/>` +
      `<path d="${grass(width, level - 1, random)}" stroke="var(--line)" stroke-opacity=".45" stroke-width="1" fill="none"/>`,
    'ground',
  );
}

/** The two pen strokes over a building that is lost, on its box of 48. */
export const LOST = 'M4 6C16 18 30 32 45 45M44 5C33 17 17 31 4 44';
