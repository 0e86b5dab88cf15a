// Houses of the families along the street: a silhouette and a roof pattern of its own for each.

import { arch, crenels, ink, polygon, polyline, rectangle, type Point } from '../kit';
import { pennant, scene, timber } from './parts';

export type HouseLetter = 'a' | 'b' | 'c' | 'd' | 'k' | 'n';

const pattern = (letter: HouseLetter, width: number, height: number, ground: string, body: string): string =>
  `<pattern id="tiles-${letter}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><rect width="${width}" height="${height}" fill="var(${ground})"/>${body}</pattern>`;

const markLine = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="var(--mark)" stroke-opacity=".7" stroke-width="${width}"/>`;

/** Roof patterns, once per page. */
export function roofTiles(): string {
  const dots = [
    [3.5, 3],
    [10.5, 9],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="#7C5828"/>`);
  const all = [
    pattern(
      'a',
      15,
      15,
      '--pa',
      `<path d="M0 15H15M0 0V15" stroke="var(--pa-line)" stroke-width="1.4"/>${markLine('M4.5 4.5L10.5 10.5M10.5 4.5L4.5 10.5', 1.7)}`,
    ),
    pattern('b', 14, 18, '--pb', markLine('M7 1L13 9L7 17L1 9Z', 1.6)),
    pattern('c', 16, 11, '--pc', markLine('M-1 9L8 2L17 9', 1.7)),
    pattern('d', 14, 12, '--pd', dots.join('')),
    pattern(
      'n',
      16,
      10,
      '--stone-2',
      '<path d="M0 0H16M0 5H16M4 0V5M12 5V10" stroke="var(--line)" stroke-opacity=".3" stroke-width="1"/>',
    ),
  ];
  return `<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>${all.join('')}</defs></svg>`;
}

/** Stone houses share one pattern for walls and roof. */
const isStone = (letter: HouseLetter): boolean => letter === 'n' || letter === 'k';

const roofFill = (letter: HouseLetter, width: number): string =>
  `fill="url(#tiles-${isStone(letter) ? 'n' : letter})" ${ink(width)}`;

const chimney = (x: number, y: number, height: number): string =>
  rectangle(x, y - height, 9, height + 8, `fill="var(--stone-2)" ${ink(1.3)}`) +
  `<path d="M${x + 4} ${y - height - 3}q-3 -3 1 -6t-1 -6" fill="none" stroke="var(--line)" stroke-opacity=".35" stroke-width="1.3" stroke-linecap="round"/>`;

const opening = (x: number, y: number, width: number, height: number, line = 1): string =>
  `<path d="${arch(x, y, width, height)}" fill="var(--hole)" ${ink(line)}/>`;

const EAVES = 46;

/** Nobody's quarter is a stone wall between two towers. */
function castle(width: number): string {
  const tower = 48;
  const right = width - 6 - tower;
  const outline: Point[] = [
    [6, EAVES],
    [6, 16],
    ...crenels(6, 10, tower, 4, 6),
    [6 + tower, 16],
    [6 + tower, 30],
    ...crenels(6 + tower, 24, width - 12 - 2 * tower, 5, 6),
    [right, 30],
    [right, 16],
    ...crenels(right, 10, tower, 4, 6),
    [width - 6, 16],
    [width - 6, EAVES],
  ];
  return (
    polygon(outline, roofFill('n', 1.7)) +
    `<path d="M${6 + tower / 2} 22V30M${width - 6 - tower / 2} 22V30" ${ink(3)}/>`
  );
}

/** The roofs; walls begin at the eaves. Width stretches the walls, never the tiles. */
const ROOFS: Record<HouseLetter, (width: number) => string> = {
  a: (width) => {
    const middle = width / 2;
    const dormers = [middle - 58, middle, middle + 58].map(
      (x, i) =>
        polygon(
          [
            [x - 15, 33],
            [x, 13],
            [x + 15, 33],
          ],
          `fill="var(--pa-wash)" ${ink(1.4)}`,
          { seed: i + 2 },
        ) + opening(x - 4.5, 20, 9, 12),
    );
    const slope: Point[] = [
      [4, EAVES],
      [26, 8],
      [width - 26, 8],
      [width - 4, EAVES],
    ];
    return (
      chimney(width - 54, 18, 10) +
      polygon(slope, roofFill('a', 1.7)) +
      dormers.join('') +
      pennant(26, 9, 'var(--pa)', 0.8)
    );
  },
  b: (width) => {
    const middle = width / 2;
    return (
      polygon(
        [
          [4, EAVES],
          [22, 18],
          [width - 22, 18],
          [width - 4, EAVES],
        ],
        roofFill('b', 1.7),
      ) +
      rectangle(middle - 22, 12, 44, 34, `fill="var(--plaster)" ${ink(1.5)}`) +
      polygon(
        [
          [middle - 28, 17],
          [middle, 1],
          [middle + 28, 17],
        ],
        `fill="var(--pb)" ${ink(1.5)}`,
      ) +
      opening(middle - 8, 20, 16, 22, 1.1) +
      chimney(width - 42, 22, 12)
    );
  },
  c: (width) => {
    const middle = width / 2;
    const fill = roofFill('c', 1.7);
    const windows = [width * 0.25, width * 0.75].map(
      (x) => `<circle cx="${x}" cy="29" r="6" fill="var(--hole)" ${ink(1.2)}/>`,
    );
    return (
      polygon(
        [
          [2, EAVES],
          [width * 0.25, 3],
          [middle, EAVES],
        ],
        fill,
      ) +
      polygon(
        [
          [middle, EAVES],
          [width * 0.75, 3],
          [width - 2, EAVES],
        ],
        fill,
      ) +
      windows.join('') +
      chimney(middle - 5, 22, 10)
    );
  },
  d: (width) =>
    polygon(
      [
        [30, EAVES],
        [44, 14],
        [width - 18, 14],
        [width - 4, EAVES],
      ],
      roofFill('d', 1.7),
    ) +
    rectangle(8, 16, 36, 32, `fill="var(--plaster)" ${ink(1.5)}`) +
    polygon(
      [
        [3, 20],
        [26, 1],
        [49, 20],
      ],
      `fill="var(--pd)" ${ink(1.5)}`,
    ) +
    opening(21, 24, 10, 14) +
    chimney(width - 44, 18, 10),
  // The King lives in it when he plays: purple roofs and golden pennants.
  k: (width) => {
    const cone = (x: number): string =>
      polygon(
        [
          [x - 27, 20],
          [x, 1],
          [x + 27, 20],
        ],
        `fill="var(--pk)" ${ink(1.6)}`,
        { seed: x },
      );
    // the street ends at the influence lane: roofs and pennants stay below it
    const flag = (x: number): string => pennant(x, 26, 'var(--gold)', 1.1);
    return flag(width / 3) + flag((width * 2) / 3) + castle(width) + cone(30) + cone(width - 30);
  },
  n: castle,
};

function walls(letter: HouseLetter, width: number, height: number): string {
  if (isStone(letter)) return rectangle(6, EAVES, width - 12, height - EAVES - 2, roofFill('n', 1.7));
  const beam = timber(4);
  return (
    rectangle(8, EAVES, width - 16, height - EAVES - 2, `fill="var(--plaster)" ${ink(1.7)}`) +
    polyline(
      [
        [11, EAVES + 2],
        [11, height - 4],
      ],
      beam,
    ) +
    polyline(
      [
        [width - 11, EAVES + 2],
        [width - 11, height - 4],
      ],
      beam,
    ) +
    polyline(
      [
        [10, height - 36],
        [width - 10, height - 36],
      ],
      beam,
    )
  );
}

/** A family's house on the street. */
export const house = (letter: HouseLetter, width = 212, height = 170): string =>
  scene(width, height, ROOFS[letter](width) + walls(letter, width, height));

function narrowRoof(letter: HouseLetter, width: number): Point[] {
  const middle = width / 2;
  const roofs: Record<HouseLetter, Point[]> = {
    a: [
      [0, 34],
      [10, 4],
      [width - 10, 4],
      [width, 34],
    ],
    b: [
      [0, 34],
      [8, 14],
      [middle - 14, 14],
      [middle, 0],
      [middle + 14, 14],
      [width - 8, 14],
      [width, 34],
    ],
    c: [
      [0, 34],
      [middle / 2 + 1, 3],
      [middle, 22],
      [width - middle / 2 - 1, 3],
      [width, 34],
    ],
    d: [
      [0, 34],
      [middle, -3],
      [width, 34],
    ],
    k: [
      [0, 34],
      [middle / 2, 0],
      [middle, 24],
      [width - middle / 2, 0],
      [width, 34],
    ],
    n: [[3, 34], [3, 12], ...crenels(3, 6, width - 6, 5, 6), [width - 3, 12], [width - 3, 34]],
  };
  return roofs[letter];
}

/** A narrow house for phones: just the roof and walls. */
export function narrowHouse(letter: HouseLetter, width = 72, height = 160): string {
  const roof = polygon(
    narrowRoof(letter, width),
    letter === 'k' ? `fill="var(--pk)" ${ink(1.5)}` : roofFill(letter, 1.5),
  );
  if (isStone(letter)) return scene(width, height, roof + rectangle(3, 34, width - 6, height - 36, roofFill('n', 1.5)));
  const beam = timber(3);
  return scene(
    width,
    height,
    rectangle(4, 33, width - 8, height - 35, `fill="var(--plaster)" ${ink(1.5)}`) +
      roof +
      polyline(
        [
          [5.5, 36],
          [5.5, height - 3],
        ],
        beam,
      ) +
      polyline(
        [
          [width - 5.5, 36],
          [width - 5.5, height - 3],
        ],
        beam,
      ) +
      polyline(
        [
          [5, height - 29],
          [width - 5, height - 29],
        ],
        beam,
      ),
  );
}
