// Dice: told apart by colour, silhouette and shape of the pips, never by colour alone.

import { drawing, INK, type Drawings } from './drawing';

interface DieStyle {
  face: string;
  side: string;
  /** outline of the face, moved down by `drop` for the side below it */
  outline: (drop: number) => string;
  mini: string;
  pipShape: (x: number, y: number) => string;
}

const filled = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

const STYLES: Record<string, DieStyle> = {
  red: {
    face: 'var(--red,#A92C22)',
    side: '#7E1D17',
    outline: (d) => `M9 ${2 + d}H39L46 ${9 + d}V${37 + d}L39 ${44 + d}H9L2 ${37 + d}V${9 + d}Z`,
    mini: 'M6 2H18L22 6V18L18 22H6L2 18V6Z',
    pipShape: (x, y) => filled(`M${x} ${y - 5.6}l5 5.6l-5 5.6l-5 -5.6Z`, 'var(--on-red,#FFF3E6)'),
  },
  white: {
    face: 'var(--white,#FDFBF5)',
    side: '#C9C4B6',
    outline: (d) =>
      `M14 ${2 + d}H34Q46 ${2 + d} 46 ${14 + d}V${32 + d}Q46 ${44 + d} 34 ${44 + d}H14Q2 ${44 + d} 2 ${32 + d}V${14 + d}Q2 ${2 + d} 14 ${2 + d}Z`,
    mini: 'M8 2H16Q22 2 22 8V16Q22 22 16 22H8Q2 22 2 16V8Q2 2 8 2Z',
    pipShape: (x, y) =>
      filled(`M${x - 1.8} ${y - 5.2}h3.6v3.4h3.4v3.6h-3.4v3.4h-3.6v-3.4h-3.4v-3.6h3.4Z`, 'var(--on-white,#2A1F16)'),
  },
  yellow: {
    face: 'var(--yellow,#E6AC22)',
    side: '#B47E0C',
    outline: (d) =>
      `M5 ${2 + d}H43Q46 ${2 + d} 46 ${5 + d}V${41 + d}Q46 ${44 + d} 43 ${44 + d}H5Q2 ${44 + d} 2 ${41 + d}V${5 + d}Q2 ${2 + d} 5 ${2 + d}Z`,
    mini: 'M3.5 2H20.5Q22 2 22 3.5V20.5Q22 22 20.5 22H3.5Q2 22 2 20.5V3.5Q2 2 3.5 2Z',
    pipShape: (x, y) => `<circle cx="${x}" cy="${y}" r="4.7" fill="var(--on-yellow,#2A1F16)"/>`,
  },
  black: {
    face: 'var(--black,#2B2930)',
    side: '#0D0C10',
    outline: (d) =>
      `M9 ${2 + d}H39Q40 ${8 + d} 46 ${9 + d}V${37 + d}Q40 ${38 + d} 39 ${44 + d}H9Q8 ${38 + d} 2 ${37 + d}V${9 + d}Q8 ${8 + d} 9 ${2 + d}Z`,
    mini: 'M6 2H18Q18.5 5.5 22 6V18Q18.5 18.5 18 22H6Q5.5 18.5 2 18V6Q5.5 5.5 6 2Z',
    pipShape: (x, y) =>
      `<circle cx="${x}" cy="${y}" r="3.3" fill="none" stroke="var(--on-black,#F6EEDD)" stroke-width="2.8"/>`,
  },
  purple: {
    face: 'var(--purple,#70408C)',
    side: '#4B2762',
    outline: (d) =>
      `M7 ${5 + d}Q24 ${-1 + d} 41 ${5 + d}Q48 ${23 + d} 41 ${41 + d}Q24 ${47 + d} 7 ${41 + d}Q0 ${23 + d} 7 ${5 + d}Z`,
    mini: 'M4 4Q12 0 20 4Q24 12 20 20Q12 24 4 20Q0 12 4 4Z',
    pipShape: (x, y) =>
      filled(
        `M${x} ${y - 6}l1.8 4.2l4.2 1.8l-4.2 1.8l-1.8 4.2l-1.8 -4.2l-4.2 -1.8l4.2 -1.8Z`,
        'var(--on-purple,#FFF6E6)',
      ),
  },
};

const LEFT = 13;
const RIGHT = 35;
const PIPS: Record<number, [number, number][]> = {
  1: [[24, 23]],
  2: [
    [LEFT, 12],
    [RIGHT, 34],
  ],
  3: [
    [LEFT, 12],
    [24, 23],
    [RIGHT, 34],
  ],
  4: [
    [LEFT, 12],
    [RIGHT, 12],
    [LEFT, 34],
    [RIGHT, 34],
  ],
  5: [
    [LEFT, 12],
    [RIGHT, 12],
    [24, 23],
    [LEFT, 34],
    [RIGHT, 34],
  ],
  6: [
    [LEFT, 12],
    [RIGHT, 12],
    [LEFT, 23],
    [RIGHT, 23],
    [LEFT, 34],
    [RIGHT, 34],
  ],
};

const BOX = '0 0 48 50';
const inked = (path: string, fill: string, width = 2): string =>
  `<path d="${path}" fill="${fill}" ${INK} stroke-width="${width}"/>`;

/** Yellow dice have a frame: the coin chest. */
const FRAME =
  '<rect x="6" y="6" width="36" height="34" rx="1.5" fill="none" stroke="#7B5300" stroke-opacity=".45" stroke-width="1"/>';

function dieDrawings(colour: string, style: DieStyle): Drawings {
  const shine = `<path d="M10 6H38" stroke="#fff" stroke-opacity="${colour === 'white' ? 0.9 : 0.35}" stroke-width="2" stroke-linecap="round"/>`;
  const body = inked(style.outline(4), style.side) + inked(style.outline(0), style.face) + shine;
  const result: Drawings = {
    [`die-${colour}`]: drawing(BOX, colour === 'yellow' ? body + FRAME : body),
    [`mini-${colour}`]: drawing('0 0 24 24', inked(style.mini, style.face, 1.7)),
  };
  for (const [value, places] of Object.entries(PIPS)) {
    const pips = places.map(([x, y]) => style.pipShape(x, y)).join('');
    result[`pips-${colour}-${value}`] = drawing(BOX, pips);
  }
  return result;
}

const ENEMY = `<path d="M6 2H18Q18.5 5.5 22 6V18Q18.5 18.5 18 22H6Q5.5 18.5 2 18V6Q5.5 5.5 6 2Z" fill="var(--black,#2B2930)" stroke="#FFF3E0" stroke-opacity=".75" stroke-width="1.4"/>
  <path d="M6.5 11C6.5 7 9 5.5 12 5.5S17.5 7 17.5 11C17.5 13.2 16.5 14 15.5 14.6V17.5H13.5V16H10.5V17.5H8.5V14.6C7.5 14 6.5 13.2 6.5 11Z" fill="#F6EEDD"/>
  <circle cx="9.8" cy="11" r="1.7" fill="#15141A"/>
  <circle cx="14.2" cy="11" r="1.7" fill="#15141A"/>`;

const square = (drop: number): string => STYLES['yellow']?.outline(drop) ?? '';

export const dice: Drawings = Object.assign(
  {},
  ...Object.entries(STYLES).map(([colour, style]) => dieDrawings(colour, style)),
  {
    enemy: drawing('0 0 24 24', ENEMY),
    'die-stone': drawing(BOX, inked(square(4), 'var(--stone-3,#A99B82)') + inked(square(0), '#EADBB9')),
  },
) as Drawings;
