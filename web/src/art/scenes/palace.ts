// The Palace: six niches under a battlement, one for each red value.

import { crenels, hatch, ink, placedCitizen, placedMini, polygon, polyline, rectangle } from '../kit';
import { battlement, coneRoof, niche, pennant, scene, stones, type Box, type Occupant } from './parts';

export const PALACE = { width: 252, height: 124 };

/** Where the citizens stand, by value from 1. */
export const PALACE_PLACES: Box[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: 13.5 + i * 38.4,
  y: 57,
  width: 33,
  height: 45,
}));

function towers(): string {
  const wall = `fill="var(--stone-2)" ${ink()}`;
  const slit = `fill="var(--hole)" ${ink(1)}`;
  return (
    rectangle(150, 24, 28, 40, wall) +
    coneRoof(150, 28, 25, 24, 'var(--red)', 4) +
    pennant(164, 3, 'var(--yellow)', 0.55) +
    polygon(
      [[182, 60], [182, 30], ...crenels(182, 24, 26, 3, 6), [208, 30], [208, 60]],
      `fill="var(--stone)" ${ink()}`,
    ) +
    rectangle(192, 40, 6, 10, slit) +
    rectangle(210, 18, 30, 46, wall) +
    hatch(228, 22, 11, 38, { gap: 3.5, slant: 2 }) +
    coneRoof(210, 30, 19, 18, 'var(--red)', 6) +
    `<rect x="221" y="29" width="5" height="9" rx="2" ${slit}/>` +
    rectangle(161, 34, 5, 9, slit)
  );
}

export function palace(occupants: Occupant[] = []): string {
  const wall = polygon(battlement(6, 46, 240, 13, 122), `fill="var(--stone)" ${ink(1.7)}`, { amplitude: 0.8 });
  const places = PALACE_PLACES.map(({ x, y, width, height }, i) => {
    const who = occupants[i];
    return (
      niche(x, y, width, height) +
      polyline(
        [
          [x - 3, 102.5],
          [x + 36, 102.5],
        ],
        ink(1.4),
      ) +
      placedMini('red', i + 1, x + 7.8, 104, 17.5) +
      (who ? placedCitizen(who, x + 1.5, 63, 30) : '')
    );
  });
  return scene(PALACE.width, PALACE.height, towers() + wall + stones(10, 56, 232, 64, 34, 5) + places.join(''));
}
