// The ground the town stands on: hills, wall, three terraces, the street; and the fields.

import { crenels, ink, polygon, rectangle, seededRandom } from '../kit';
import { scene, tuft } from './parts';

function hill(width: number, height: number, y: number, amplitude: number, seed: number, opacity: number): string {
  const random = seededRandom(seed);
  const step = width / 8;
  let ridge = `M0 ${y}`;
  for (let x = 0; x <= width; x += step) {
    const bend = (y - amplitude + random() * amplitude * 2).toFixed(0);
    const end = (y - amplitude * 0.5 + random() * amplitude).toFixed(0);
    ridge += `Q${x + step / 2} ${bend} ${x + step} ${end}`;
  }
  return (
    `<path d="${ridge}V${height}H0Z" fill="var(--hill)" opacity="${opacity}"/>` +
    `<path d="${ridge}" fill="none" stroke="var(--line)" stroke-opacity=".35" stroke-width="1.2"/>`
  );
}

function terrace(width: number, height: number, y: number, fill: string, seed: number): string {
  const random = seededRandom(seed);
  let edge = `M-4 ${y}`;
  for (let x = 0; x < width; x += 60) {
    edge += `Q${x + 30} ${(y - 3 + random() * 6).toFixed(1)} ${x + 60} ${(y - 2 + random() * 4).toFixed(1)}`;
  }
  const grass = Array.from({ length: 20 }, () => tuft(Math.round(random() * width), Math.round(y + 6 + random() * 6)));
  return `<path d="${edge}V${height}H-4Z" fill="${fill}" ${ink(1.3)}/>${grass.join('')}`;
}

function cobbles(width: number, top: number, height: number): string {
  const random = seededRandom(77);
  let path = '';
  for (let i = 0; i < 190; i++) {
    const length = 7 + random() * 8;
    path += `M${(random() * width).toFixed(0)} ${(top + random() * height).toFixed(0)}q${(length / 2).toFixed(1)} -4 ${length.toFixed(1)} 0`;
  }
  return `<path d="${path}" fill="none" stroke="var(--line)" stroke-opacity=".22" stroke-width="1.1"/>`;
}

/** Where the ground of the town changes, from the top. */
export interface Ground {
  wall: number;
  terraces: [number, number];
  street: number;
}

/** Everything behind the board of a desktop window. */
export function backdrop(
  width = 1366,
  height = 724,
  { wall, terraces, street }: Ground = { wall: 122, terraces: [252, 382], street: 513 },
): string {
  const top = wall + 8;
  const walls = polygon(
    [[-4, 300], [-4, top], ...crenels(-4, wall, width + 8, 58, 7), [width + 4, top], [width + 4, 300]],
    `fill="var(--red-ground)" ${ink(1.3)}`,
    { amplitude: 0.6 },
  );
  const body =
    hill(width, height, 70, 26, 3, 0.55) +
    hill(width, height, 104, 16, 9, 0.8) +
    walls +
    terrace(width, height, terraces[0], 'var(--white-ground)', 5) +
    terrace(width, height, terraces[1], 'var(--yellow-ground)', 8) +
    terrace(width, height, street, 'var(--street)', 12) +
    cobbles(width, street + 47, 155);
  return `<svg class="backdrop" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none" aria-hidden="true">${body}</svg>`;
}

/** A field of wheat; ears start at `left`. */
export function fields(width = 290, height = 60, ears = 90, left = 4): string {
  const random = seededRandom(4);
  let path = '';
  for (let i = 0; i < ears; i++) {
    const x = left + random() * (width - left - 6);
    const y = 12 + random() * (height - 16);
    path += `M${x.toFixed(0)} ${y.toFixed(0)}l0 -6m0 1l-2.5 -2.5m2.5 2.5l2.5 -2.5`;
  }
  return scene(
    width,
    height,
    rectangle(1, 1, width - 2, height - 2, `fill="var(--wheat)" fill-opacity=".75" ${ink(1.5)}`) +
      `<path d="${path}" fill="none" stroke="var(--yellow-deep)" stroke-opacity=".55" stroke-width="1"/>`,
  );
}
