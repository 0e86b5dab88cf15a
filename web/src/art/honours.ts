// The honour board of Troyes Dice: one medal for each honour (h-…), a ribbon and a rosette around its picture.

import { disc, type Drawing, drawing, type Drawings, INK, inset, shape } from './drawing';

const GILT = 'var(--gold,#D9A122)';
const SILVERED = 'var(--silver,#DEDCD4)';
const BRONZED = 'var(--bronze,#C08A55)';

const RIBBONS: Record<string, string> = {
  red: 'var(--red,#A92C22)',
  white: 'var(--white,#FDFBF5)',
  yellow: 'var(--yellow,#E6AC22)',
  blue: '#3F6FA3',
};

/** Twelve scallops around a disc, as on the rose window of the points. */
function rosette(metal: string): string {
  let edge = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI;
    edge += `<circle cx="${(28 + 17 * Math.cos(angle)).toFixed(1)}" cy="${(36 + 17 * Math.sin(angle)).toFixed(1)}" r="5"/>`;
  }
  return (
    `<g fill="${metal}" stroke-width="3.4">${edge}</g><g fill="${metal}" stroke="none">${edge}</g>` +
    `<circle cx="28" cy="36" r="15.5" fill="#FDF1C8" stroke-width="1.5"/>`
  );
}

function medal(ribbon: string, metal: string, picture: string): Drawing {
  const colour = RIBBONS[ribbon];
  const band = shape('M13 1H26L32 22L21 27Z', `fill="${colour}"`) + shape('M43 1H30L24 22L35 27Z', `fill="${colour}"`);
  return drawing(
    '0 0 56 60',
    `<g ${INK} stroke-width="1.7">${band}${rosette(metal)}<g class="medal" ${INK}>${picture}</g></g>`,
  );
}

const centred = (id: string, size = 23, tall = size): string => inset(id, 28 - size / 2, 36 - tall / 2, size, tall);

function resident(colour: string, x: number, y: number): string {
  const fill = `fill="var(--rs-${colour})" stroke-width="1.4"`;
  return shape(`M${x - 5.5} ${y + 12}c0 -4.5 2.2 -6 5.5 -6s5.5 1.5 5.5 6Z`, fill) + disc(x, y + 3, 3.3, fill);
}

/** Three residents of a colour, or one of each. */
const residents = (left: string, right = left, front = left): string =>
  resident(left, 21.5, 25.5) + resident(right, 34.5, 25.5) + resident(front, 28, 33);

const stars = (...places: [number, number][]): string =>
  places.map(([x, y]) => inset('vp-icon', x - 7, y - 7, 14)).join('');

export const honours: Drawings = {
  'h-solo-games': medal('blue', BRONZED, centred('i-lantern', 22)),
  'h-multiplayer-games': medal('blue', SILVERED, centred('i-people', 24)),
  'h-banquet-games': medal('blue', GILT, centred('e-banquet', 26)),
  'h-points-45': medal('yellow', BRONZED, inset('vp-icon', 18, 26, 20)),
  'h-points-55': medal('yellow', SILVERED, stars([21, 36], [35, 36])),
  'h-points-65': medal('yellow', GILT, stars([28, 30], [20.5, 41], [35.5, 41])),
  'h-win-over-60': medal('red', GILT, centred('crown', 22)),
  'h-character-18': medal('blue', GILT, centred('p-hugues-de-payns', 26)),
  'h-residents-40': medal('blue', GILT, residents('red', 'yellow', 'white')),
  'h-fortress-row': medal('red', GILT, centred('b-fortress')),
  'h-hall-row': medal('yellow', GILT, centred('b-hall')),
  'h-cathedral-row': medal('white', GILT, centred('b-cathedral')),
  'h-palace-row': medal('red', SILVERED, centred('b-palace')),
  'h-city-hall-row': medal('yellow', SILVERED, centred('b-cityhall')),
  'h-bishopric-row': medal('white', SILVERED, centred('b-bishopric')),
  'h-influence-track': medal('red', GILT, centred('influence-red', 22)),
  'h-deniers-track': medal('yellow', GILT, centred('denier', 22)),
  'h-knowledge-track': medal('white', GILT, centred('knowledge', 22)),
  'h-red-track': medal('red', BRONZED, residents('red')),
  'h-yellow-track': medal('yellow', BRONZED, residents('yellow')),
  'h-white-track': medal('white', BRONZED, residents('white')),
};
