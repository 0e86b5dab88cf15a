// The City Hall: a timbered house of three floors; two values share a floor.

import { hatch, ink, placedCitizen, placedMini, polygon, polyline, rectangle } from '../kit';
import { lyingCitizen, scene, timber, type Box, type Occupant } from './parts';

export const CITY_HALL = { width: 252, height: 124 };

/** Where the citizens stand, by floor and place. */
export const CITY_HALL_PLACES: Box[][] = [0, 1, 2].map((floor) =>
  [0, 1].map((place) => ({ x: 130.5 + place * 44.2, y: 36.5 + floor * 29, width: 39, height: 23.5 })),
);

function roof(): string {
  return (
    polygon(
      [
        [146, 12],
        [146, -4],
        [154, -12],
        [162, -4],
        [162, 12],
      ],
      `fill="var(--plaster)" ${ink()}`,
    ) +
    `<circle cx="154" cy="3" r="4" fill="var(--gold)" ${ink(1)}/>` +
    polygon(
      [
        [78, 33],
        [98, 7],
        [206, 7],
        [228, 33],
      ],
      `fill="var(--roof)" ${ink(1.7)}`,
    ) +
    hatch(104, 9, 98, 22, { gap: 7, slant: 5 }) +
    hatch(170, 9, 46, 22, { gap: 4, slant: -5, seed: 9 })
  );
}

function frame(): string {
  const beam = timber(4.2);
  const posts = [88.5, 127.5, 172, 217.5].map((x) =>
    polyline(
      [
        [x, 33],
        [x, 121],
      ],
      beam,
    ),
  );
  const sills = [34, 62, 91.5, 120.5].map((y) =>
    polyline(
      [
        [88, y],
        [218, y],
      ],
      beam,
    ),
  );
  return (
    rectangle(86, 32, 134, 90, `fill="var(--plaster)" ${ink(1.7)}`, { amplitude: 0.9 }) +
    posts.join('') +
    sills.join('')
  );
}

function floor(places: Box[], index: number, occupants: Occupant[]): string {
  const y = 36.5 + index * 29;
  const values = [index + 1, 6 - index].map((value, k) => placedMini('yellow', value, 91 + k * 17.2, y + 4, 17));
  const rooms = places.map((place, k) => {
    const who = occupants[k];
    const room = rectangle(place.x, place.y, place.width, place.height, `fill="var(--niche)" ${ink(1.2)}`, {
      amplitude: 0.4,
    });
    return room + (who ? placedCitizen(who, place.x + 9, place.y - 3.2, 22.5) : '');
  });
  return values.join('') + rooms.join('');
}

export function cityHall(occupants: Occupant[][] = [], lying: Occupant = null): string {
  const floors = CITY_HALL_PLACES.map((places, i) => floor(places, i, occupants[i] ?? []));
  return scene(
    CITY_HALL.width,
    CITY_HALL.height,
    roof() +
      frame() +
      floors.join('') +
      polygon(
        [
          [4, 122],
          [10, 112],
          [66, 112],
          [72, 122],
        ],
        `fill="var(--wheat)" fill-opacity=".5" ${ink(1)}`,
      ) +
      hatch(10, 113, 56, 8, { gap: 4, slant: 3 }) +
      (lying ? lyingCitizen(lying, 22, 120, 27) : ''),
  );
}
