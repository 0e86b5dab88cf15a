// The lines of the wheel: plazas, paving, wall and cracks as paths, drawn once. Angles are in degrees, 0 to the right.
import { seededRandom } from '../../art/kit';
import type { Colour } from '../view';

export const RADIUS = 198;
const PLAZA_IN = 108;
const PLAZA_OUT = RADIUS - 18;
export const DIAL = 102;
export const HUB = 60;
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The angle of a place; the first is at the top. */
export const angleOf = (place: number): number => -90 + 40 * place;

export function at(radius: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [RADIUS + radius * Math.cos(turn), RADIUS + radius * Math.sin(turn)];
}

const p = (radius: number, angle: number): string =>
  at(radius, angle)
    .map((n) => n.toFixed(1))
    .join(' ');

export const wedge = (inner: number, outer: number, from: number, to: number): string =>
  `M${p(inner, from)}L${p(outer, from)}A${outer} ${outer} 0 0 1 ${p(outer, to)}L${p(inner, to)}A${inner} ${inner} 0 0 0 ${p(inner, from)}Z`;

/** A plaza at the top of the wheel; it is turned to its place. */
export const PLAZA = wedge(PLAZA_IN, PLAZA_OUT, -108.8, -71.2);
/** Its corner, turned up: the colour of the other face. */
export const CORNER = `M${p(PLAZA_OUT, -71.2)}L${p(PLAZA_OUT, -77.7)}L${p(PLAZA_OUT - 22, -71.2)}Z`;

const STONES: Readonly<Record<Colour, (x: string, y: string) => string>> = {
  red: (x, y) => `M${x} ${y}m0 -3l3 3l-3 3l-3 -3Z`,
  white: (x, y) => `M${x} ${y}m-3 0h6m-3 -3v6`,
  yellow: (x, y) => `M${x} ${y}m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`,
};

/** Paving in the pattern of the order: lozenges, crosses, coins. */
export function paving(colour: Colour, seed: number): string {
  const random = seededRandom(seed * 17 + 3);
  let path = '';
  for (let stone = 0; stone < 26; stone++) {
    const [x, y] = at(PLAZA_IN + 5 + random() * 62, -90 - 16 + random() * 32);
    path += STONES[colour](x.toFixed(1), y.toFixed(1));
  }
  return path;
}

export const CRACKS = `M${RADIUS - 46} 34l18 9l-6 11l15 7l-3 9M${RADIUS + 44} 78l-15 -9l4 -10l-13 -6l2 -9M${RADIUS + 32} 24l-9 11l-11 -2M${RADIUS - 30} 84l10 -9l8 4`;

const CRENELS = Array.from({ length: 36 }, (_, one) => wedge(RADIUS - 12, RADIUS - 2, one * 10, one * 10 + 5));
export const WALL = CRENELS.join('');

/** The hand along the four plazas of a half-day, drawn for those that follow place 0. */
export const HAND = `M${p(104, -70)}A104 104 0 0 1 ${p(104, 90)}`;
