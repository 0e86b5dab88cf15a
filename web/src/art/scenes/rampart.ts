// The ramparts of the Ladies: a wall under the events, one merlon for each step of the guards, gates in between.

import { arch, ink, polygon, round, type Point } from '../kit';
import { scene, stones, type Box } from './parts';

export interface RampartOptions {
  width?: number;
  height?: number;
  steps?: number;
  /** steps with a gate below, counted from 1 */
  gates?: readonly number[];
}

const MERLON = 9;

/** The tops of the merlons, where guards stand, by step from 1. */
export function rampartPlaces({ width = 1084, height = 44, steps = 20 }: RampartOptions = {}): Box[] {
  const unit = width / steps;
  return Array.from({ length: steps }, (_, i) => ({
    x: round((i + 0.2) * unit),
    y: 0,
    width: round(unit * 0.6),
    height,
  }));
}

function outline(places: Box[], width: number, height: number): Point[] {
  const teeth = places.flatMap(({ x, width: tooth }): Point[] => [
    [x, MERLON],
    [x, 1],
    [x + tooth, 1],
    [x + tooth, MERLON],
  ]);
  return [[1, height - 1], [1, MERLON], ...teeth, [width - 1, MERLON], [width - 1, height - 1]];
}

/** An arch with its portcullis half raised. */
function gateway({ x, width }: Box, height: number): string {
  const wide = Math.min(26, width + 4);
  const left = round(x + width / 2 - wide / 2);
  const top = height - 29;
  const bars = [0.25, 0.5, 0.75].map((part) => `M${round(left + wide * part)} ${top + 2}v13`).join('');
  return (
    `<path d="${arch(left, top, wide, 28)}" fill="var(--hole)" ${ink(1.6)}/>` +
    `<path d="${bars}M${left + 1} ${top + 11}h${wide - 2}" fill="none" stroke="var(--stone-3)" stroke-width="1.4"/>`
  );
}

export function rampart(options: RampartOptions = {}): string {
  const { width = 1084, height = 44, gates = [5, 10, 15, 20] } = options;
  const places = rampartPlaces(options);
  const wall = polygon(outline(places, width, height), `fill="var(--stone)" ${ink(1.5)}`, { amplitude: 0.6 });
  const open = places.filter((_, i) => gates.includes(i + 1)).map((place) => gateway(place, height));
  return scene(
    width,
    height,
    wall + stones(6, 12, width - 12, height - 18, Math.round(width / 12), 23) + open.join(''),
    'rampart',
  );
}
