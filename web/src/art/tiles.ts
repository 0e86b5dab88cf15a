// The eight tiles of Troyes Dice, banquet up (tile-N-banquet) or raid up (tile-N-raid): a round counter showing what it does.
// Raids are drawn in light ink on a dark counter (style/art.css).

import { INK, disc, type Drawing, type Drawings, painting, inset, shape, stroke } from './drawing';

const counter = (kind: 'banquet' | 'raid', body: string): Drawing =>
  painting(
    `<g class="counter ${kind}" ${INK}>${disc(28, 28, 26, 'fill="var(--counter,#FCF6E8)"')}` +
      `<circle cx="28" cy="28" r="22.5" fill="none" stroke="var(--counter-rim,#D9A122)" stroke-width="1.7"/>${body}</g>`,
  );
const banquet = (body: string): Drawing => counter('banquet', body);
const raid = (body: string): Drawing => counter('raid', body);

/** More of something. */
const plus = (x: number, y: number): string => stroke(`M${x - 4} ${y}h8M${x} ${y - 4}v8`, 2.6);

/** Never. */
const crossed = (x = 28, y = 28, size = 13): string =>
  `<path d="M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}" fill="none" stroke="var(--refuse,#9B1C1C)" stroke-width="3.6"/>`;

const die = (x: number, y: number, size: number, pips = ''): string =>
  inset('die-stone', x, y, size) + (pips && inset(`pips-yellow-${pips}`, x, y, size));

/** A black die lands. */
const blackDie = (x: number, y: number, size: number): string => inset('enemy', x, y, size);

const colours = (y: number): string =>
  inset('mini-red', 10, y, 12) + inset('mini-yellow', 22, y, 12) + inset('mini-white', 34, y, 12);

export const tiles: Drawings = {
  'tile-1-banquet': banquet(
    inset('influence', 12, 17, 21) +
      stroke('M40 16V40M36 20L40 15.500L44 20M36 36L40 40.500L44 36', 2.4) +
      stroke('M36.5 28H43.5', 2.4),
  ),
  'tile-1-raid': raid(inset('influence', 16, 16, 24) + crossed()),
  'tile-2-banquet': banquet(die(11, 12, 25, '4') + inset('denier', 26, 26, 19) + crossed(35.5, 35.5, 8)),
  'tile-2-raid': raid(inset('denier', 12, 17, 23) + plus(41, 28)),
  'tile-3-banquet': banquet(
    inset('b-cathedral', 18, 8, 20) +
      inset('influence-red', 9, 29, 12) +
      inset('denier', 22, 32, 12) +
      inset('knowledge', 35, 29, 12),
  ),
  'tile-3-raid': raid(inset('knowledge', 11, 16, 24) + plus(41, 28)),
  'tile-4-banquet': banquet(inset('b-cityhall', 8, 13, 22) + inset('resident', 26, 24, 20) + plus(41, 17)),
  'tile-4-raid': raid(
    die(15, 15, 26) + '<ellipse cx="28" cy="26.5" rx="4.6" ry="6.6" fill="none" stroke="#2A1F16" stroke-width="2.8"/>',
  ),
  'tile-5-banquet': banquet(colours(13) + inset('knowledge', 18, 28, 20)),
  'tile-5-raid': raid(colours(22) + crossed()),
  'tile-6-banquet': banquet(inset('b-fortress', 8, 13, 22) + inset('resident', 26, 24, 20) + plus(41, 17)),
  'tile-6-raid': raid(inset('influence', 11, 16, 24) + plus(41, 28)),
  'tile-7-banquet': banquet(inset('b-hall', 8, 14, 23) + die(29, 25, 18, '5') + plus(40, 17)),
  'tile-7-raid': raid(
    inset('b-fortress', 9, 20, 15) + inset('b-hall', 21, 13, 15) + inset('b-cathedral', 33, 20, 15) + crossed(),
  ),
  'tile-8-banquet': banquet(
    blackDie(12, 11, 22) +
      shape('M23 24H44V33C44 40 39 43 33.5 46C28 43 23 40 23 33Z', 'fill="var(--pb,#2C68AB)"') +
      '<path d="M28.5 33L32.5 37.500L39 29.5" fill="none" stroke="#FFF6E0" stroke-width="2.6"/>',
  ),
  'tile-8-raid': raid(die(8, 16, 19, '3') + stroke('M29 27H35M32.5 24L35.5 27L32.5 30', 2.2) + blackDie(37, 20, 15)),
};
