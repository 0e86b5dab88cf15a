// The ground a district stands on: a line that trembles, grass, two clouds. Drawn on 690 × 132 and stretched.
import { seededRandom } from '../../art/kit';
import type { Colour } from '../view';

const WIDTH = 690;
const CLOUDS: Readonly<Record<Colour, readonly (readonly [number, number])[]>> = {
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

export interface Ground {
  readonly line: string;
  readonly grass: string;
  readonly clouds: string;
}

function draw(colour: Colour, seed: number): Ground {
  const random = seededRandom(seed);
  let line = 'M0 102';
  for (let x = 0; x < WIDTH; x += 46) {
    line += `Q${x + 23} ${(100 + random() * 5).toFixed(1)} ${x + 46} ${(101 + random() * 3).toFixed(1)}`;
  }
  let grass = '';
  for (let blade = 0; blade < 14; blade++) {
    const x = Math.round(50 + random() * 620);
    grass += `M${x} 101l-2 -4M${x + 2} 101v-6M${x + 4} 101l3 -4`;
  }
  const clouds = CLOUDS[colour].map(([x, y]) => `M${x} ${y}q4 -9 13 -6q6 -8 15 -1q9 -1 10 7`).join('');
  return { line, grass, clouds };
}

export const GROUNDS: Readonly<Record<Colour, Ground>> = {
  red: draw('red', 93),
  yellow: draw('yellow', 186),
  white: draw('white', 155),
};
