// The Bishopric: two rows of three pointed niches; the values of each row stand at its left.

import { hatch, ink, placedCitizen, placedMini, polygon, polyline, rectangle } from '../kit';
import { lyingCitizen, niche, scene, stones, tuft, type Box, type Occupant } from './parts';

export const BISHOPRIC = { width: 252, height: 124 };

/** Where the citizens stand, by row and place. */
export const BISHOPRIC_PLACES: Box[][] = [0, 1].map((row) =>
  [0, 1, 2].map((place) => ({ x: 134 + place * 37.5, y: 43 + row * 40, width: 33, height: 37 })),
);

function roof(): string {
  const wall = `fill="var(--stone-2)" ${ink()}`;
  const pinnacle = (x: number): string =>
    polygon(
      [
        [x, 42],
        [x, 18],
        [x + 6, 6],
        [x + 12, 18],
        [x + 12, 42],
      ],
      wall,
    );
  return (
    pinnacle(84) +
    pinnacle(228) +
    polygon(
      [
        [100, 40],
        [162, 3],
        [224, 40],
      ],
      `fill="var(--slate)" ${ink(1.6)}`,
    ) +
    hatch(166, 18, 44, 20, { gap: 5, slant: -7 }) +
    `<path d="M162 3V-6M158 -3H166" ${ink(1.6)}/><circle cx="162" cy="26" r="9.5" fill="var(--glass)" ${ink(1.5)}/>` +
    `<path d="M162 16.5V35.5M152.5 26H171.5M155.5 19.5L168.5 32.5M168.5 19.5L155.5 32.5" ${ink(0.9)}/>` +
    `<circle cx="162" cy="26" r="3" fill="var(--gold-lite)" ${ink(0.9)}/>`
  );
}

function row(places: Box[], index: number, occupants: Occupant[]): string {
  const y = 43 + index * 40;
  const values = [0, 1, 2].map((k) => placedMini('white', index * 3 + k + 1, 79.5 + k * 17.4, y + 12, 17));
  const niches = places.map((place, k) => {
    const who = occupants[k];
    const stands = who ? placedCitizen(who, place.x + 3, place.y + 3.5, 27.5) : '';
    return niche(place.x, place.y, place.width, place.height, true) + stands;
  });
  return values.join('') + niches.join('');
}

export function bishopric(occupants: Occupant[][] = [], lying: Occupant = null): string {
  const wall = rectangle(76, 40, 172, 82, `fill="var(--stone)" ${ink(1.7)}`, { amplitude: 0.9 });
  const rows = BISHOPRIC_PLACES.map((places, i) => row(places, i, occupants[i] ?? []));
  return scene(
    BISHOPRIC.width,
    BISHOPRIC.height,
    roof() +
      wall +
      stones(80, 44, 164, 76, 26, 11) +
      polyline(
        [
          [76, 81],
          [248, 81],
        ],
        ink(1.2),
      ) +
      rows.join('') +
      (lying ? lyingCitizen(lying, 10, 120) : '') +
      tuft(66, 121) +
      tuft(6, 122),
  );
}
