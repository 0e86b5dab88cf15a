// Every reusable drawing under its id. Ids are stable: components name them in <use href="#…">.

import { diceBuildings } from './buildings';
import { dice } from './dice';
import type { Drawings } from './drawing';
import { eventEmblems } from './emblems-events';
import { redEmblems } from './emblems-red';
import { whiteEmblems } from './emblems-white';
import { yellowEmblems } from './emblems-yellow';
import { goods } from './goods';
import { honours } from './honours';
import { interfaceIcons } from './interface';
import { people } from './people';
import { portraits } from './portraits';
import { ramparts } from './ramparts';
import { tiles } from './tiles';

export const symbols: Drawings = {
  ...dice,
  ...people,
  ...goods,
  ...interfaceIcons,
  ...yellowEmblems,
  ...whiteEmblems,
  ...redEmblems,
  ...eventEmblems,
  ...portraits,
  ...ramparts,
  ...diceBuildings,
  ...tiles,
  ...honours,
};

export const symbolIds: string[] = Object.keys(symbols);

/** One hidden <svg> holding all symbols; put it once at the top of the page (style/art.css takes it out of the flow). */
export function sprite(): string {
  const all = Object.entries(symbols).map(
    ([id, { viewBox, body }]) => `<symbol id="${id}" viewBox="${viewBox}" overflow="visible">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sprite" aria-hidden="true"><defs>${all.join('')}</defs></svg>`;
}
