// Emblems of cards that Troyes Dice shows, too.

import { BUFF, CREAM, type Drawings, emblem, FIRE, FLAME, shape, stroke } from './drawing';

export const sharedEmblems: Drawings = {
  'e-banquet': emblem(
    shape('M6 40H50C50 47 44 50 28 50S6 47 6 40Z', BUFF) +
      shape('M12 40C10 28 20 20 30 21C41 22 46 31 44 40Z', 'fill="#C98A3C"') +
      shape('M41 27L49 18M46.5 15.5C49 13 53 16 51 19C54 20 52 24 49 22.5Z', CREAM) +
      '<path d="M19 29C21 26 24 25 27 25" fill="none" stroke="#FFE9B8" stroke-width="2.2"/>' +
      stroke('M15 14C13 11 17 10 15 6M25 14C23 11 27 10 25 6M35 14C33 11 37 10 35 6', 1.5),
  ),
  'e-raid': emblem(
    stroke('M22 52L31 27', 5.4) +
      '<path d="M22 52L31 27" stroke="#B98548" stroke-width="2.4"/>' +
      shape('M24 28L39 33L36 22C36 22 44 20 41 6C37 12 34 11 33 4C26 10 20 18 24 28Z', FIRE) +
      `<path d="M29 28C27 23 31 19 34 15C34 19 37 21 36 28Z" ${FLAME} stroke-width="1.2"/>` +
      stroke('M8 20L14 26M6 30L13 31M46 40L50 46M44 46L45 52', 1.8),
  ),
};
