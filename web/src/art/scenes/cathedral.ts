// The cathedral: lights of six columns on three levels (four with the fourth floor), and a tower still being built.

import { arch, hatch, ink, placedCube, placedMini, polygon, polyline, rectangle } from '../kit';
import { scene, stones, tuft, type Box, type Occupant } from './parts';

export const CATHEDRAL = { width: 290, height: 320 };

const LEVEL_HEIGHT = 62;
const NUMERALS = ['I', 'II', 'III', 'IV'];
const GLASS = ['#2C68AB', '#A92C22', '#E6AC22', '#3C7C3B', '#A92C22'];

/** Where the cubes lie, by level from the ground and by column; level 0 is the lowest row. */
export const cathedralPlaces = (levels = 3): Box[][] =>
  Array.from({ length: levels }, (_, level) =>
    [0, 1, 2, 3, 4, 5].map((column) => ({
      x: 33 + column * 41,
      y: 104 + (levels - 1 - level) * LEVEL_HEIGHT,
      width: 31,
      height: 55,
    })),
  );

function finishedTower(): string {
  const windows = [30, 52, 74].map((x) => `<path d="${arch(x, 62, 13, 30, true)}" fill="var(--hole)" ${ink(1.1)}/>`);
  return (
    polygon(
      [
        [22, 100],
        [22, 52],
        [58, 4],
        [94, 52],
        [94, 100],
      ],
      `fill="var(--slate)" ${ink(1.6)}`,
    ) +
    hatch(60, 26, 30, 60, { gap: 4, slant: -6, seed: 8 }) +
    `<path d="M58 4V-8M53.5 -4H62.5" ${ink(1.6)}/>` +
    rectangle(20, 54, 76, 50, `fill="var(--stone)" ${ink(1.6)}`) +
    windows.join('') +
    stones(22, 56, 72, 44, 6, 3)
  );
}

/** The stump of the second tower, its scaffold and the crane. */
function towerInProgress(): string {
  const pole = 'stroke="var(--timber)" stroke-width="2.2" stroke-linecap="round"';
  const stump = polygon(
    [
      [194, 104],
      [194, 66],
      [206, 66],
      [206, 60],
      [226, 60],
      [226, 68],
      [246, 68],
      [246, 62],
      [258, 62],
      [258, 72],
      [270, 72],
      [270, 104],
    ],
    `fill="var(--stone)" ${ink(1.6)}`,
  );
  const poles = [
    polyline(
      [
        [190, 104],
        [190, 32],
      ],
      pole,
    ),
    polyline(
      [
        [216, 100],
        [216, 38],
      ],
      pole,
    ),
    polyline(
      [
        [244, 100],
        [244, 38],
      ],
      pole,
    ),
    polyline(
      [
        [274, 104],
        [274, 32],
      ],
      pole,
    ),
    polyline(
      [
        [186, 54],
        [278, 53],
      ],
      pole,
    ),
    polyline(
      [
        [186, 84],
        [278, 84],
      ],
      pole,
    ),
    polyline(
      [
        [190, 84],
        [216, 54],
      ],
      pole,
    ),
    polyline(
      [
        [274, 84],
        [244, 54],
      ],
      pole,
    ),
  ];
  const crane =
    polyline(
      [
        [216, 40],
        [256, 8],
      ],
      pole,
    ) +
    polyline(
      [
        [230, 30],
        [230, 52],
      ],
      pole,
    ) +
    polyline(
      [
        [256, 8],
        [256, 30],
      ],
      'stroke="var(--line)" stroke-width="1.1"',
    ) +
    rectangle(250, 30, 12, 9, `fill="var(--stone-2)" ${ink(1.2)}`);
  return stump + stones(198, 70, 68, 32, 9, 31) + poles.join('') + crane;
}

function gable(): string {
  let petals = '';
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * 2 * Math.PI;
    const x = (145 + 12.5 * Math.cos(angle)).toFixed(1);
    const y = (78 + 12.5 * Math.sin(angle)).toFixed(1);
    petals += `<circle cx="${x}" cy="${y}" r="3.9" fill="${GLASS[i % 5]}" stroke="var(--line)" stroke-width="1"/>`;
  }
  return (
    polygon(
      [
        [92, 102],
        [145, 36],
        [198, 102],
      ],
      `fill="var(--stone-2)" ${ink(1.6)}`,
    ) +
    hatch(150, 66, 40, 34, { gap: 5, slant: -7, seed: 12 }) +
    `<circle cx="145" cy="78" r="20" fill="var(--stone)" ${ink(1.6)}/>${petals}` +
    `<circle cx="145" cy="78" r="6" fill="var(--gold-lite)" ${ink(1.2)}/>`
  );
}

function nave(levels: number): string {
  let result =
    rectangle(12, 100, 266, 4 + levels * LEVEL_HEIGHT, `fill="var(--stone)" ${ink(1.8)}`, { amplitude: 1 }) +
    stones(16, 104, 258, levels * LEVEL_HEIGHT - 4, levels * 10, 17);
  for (let i = 1; i < levels; i++) {
    const y = 99 + i * LEVEL_HEIGHT;
    result += polyline(
      [
        [12, y],
        [278, y],
      ],
      ink(1.3),
    );
    result += polyline(
      [
        [12, y + 3.5],
        [278, y + 3.5],
      ],
      'stroke="var(--line)" stroke-opacity=".35" stroke-width="1"',
    );
  }
  return result;
}

const light = ({ x, y, width, height }: Box): string =>
  `<path d="${arch(x, y, width, height, true)}" fill="var(--niche)" ${ink(1.5)}/>` +
  `<path d="M${x + 15.5} ${y + 1}V${y + height}M${x} ${y + 26}H${x + width}" stroke="var(--line)" stroke-opacity=".22" stroke-width="1.2"/>`;

/** The numeral of a level; without a cube of ours it also warns of the two points lost there. */
function numeral(level: number, y: number, warn: boolean): string {
  const at = (dy: number, text: string | undefined, kind = ''): string =>
    `<text x="22.5" y="${y + dy}" text-anchor="middle" class="roman${kind}">${text}</text>`;
  return warn ? at(30, NUMERALS[level]) + at(45, '−2', ' miss') : at(35, NUMERALS[level]);
}

export interface CathedralOptions {
  /** owners of the cubes, by level from the ground and column */
  cubes?: Occupant[][];
  /** warn on levels where this family has no cube */
  warnFor?: string;
  /** 4 with the fourth floor */
  levels?: number;
}

export function cathedral({ cubes = [], warnFor, levels = 3 }: CathedralOptions = {}): string {
  const places = cathedralPlaces(levels);
  const rows = places.map((row, level) => {
    const owners = cubes[level] ?? [];
    const lights = row.map((place, column) => {
      const owner = owners[column];
      return light(place) + (owner ? placedCube(owner, place.x + 1.5, place.y + 22, 28) : '');
    });
    const warn = warnFor !== undefined && level < 3 && !owners.includes(warnFor);
    return lights.join('') + numeral(level, row[0]?.y ?? 0, warn);
  });
  const ground = 104 + levels * LEVEL_HEIGHT;
  const values = [0, 1, 2, 3, 4, 5].map((column) =>
    placedMini('white', column + 1, 39.5 + column * 41, ground + 2, 18),
  );
  return scene(
    CATHEDRAL.width,
    CATHEDRAL.height + (levels - 3) * LEVEL_HEIGHT,
    finishedTower() +
      towerInProgress() +
      gable() +
      nave(levels) +
      rows.reverse().join('') +
      values.join('') +
      tuft(4, ground) +
      tuft(282, ground),
    'cath',
  );
}
