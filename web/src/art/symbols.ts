// Drawings that any page may show. Those of cards come with the pages that show cards (cards.ts).

import { diceBuildings } from './buildings';
import { dice } from './dice';
import type { Drawings } from './drawing';
import { sharedEmblems } from './emblems-both';
import { goods } from './goods';
import { honours } from './honours';
import { interfaceIcons } from './interface';
import { people } from './people';
import { portraits } from './portraits';
import { tiles } from './tiles';

export const symbols: Drawings = {
  ...dice,
  ...people,
  ...goods,
  ...interfaceIcons,
  ...sharedEmblems,
  ...portraits,
  ...diceBuildings,
  ...tiles,
  ...honours,
};
