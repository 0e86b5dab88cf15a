// Drawings of cards and ramparts: only pages that show cards fetch them.

import type { Drawings } from './drawing';
import { eventEmblems } from './emblems-events';
import { redEmblems } from './emblems-red';
import { whiteEmblems } from './emblems-white';
import { yellowEmblems } from './emblems-yellow';
import { ramparts } from './ramparts';
import { lay } from './sprite';

export const cards: Drawings = { ...yellowEmblems, ...whiteEmblems, ...redEmblems, ...eventEmblems, ...ramparts };
lay(cards);
