// The ramparts: one picture for each outdoor activity (t-…), composed of pieces drawn elsewhere.

import {
  BUFF,
  disc,
  type Drawings,
  emblem,
  inset,
  insetPiece,
  ROCK,
  rod,
  SHADOW,
  shape,
  shine,
  stroke,
  WHEAT,
  WOOD,
} from './drawing';

const arrow = (path: string, head: string): string => stroke(path, 2.6) + stroke(head, 2.6);

/** A sign that something is gained. */
const plus = (x: number, y: number): string =>
  disc(x, y, 8, 'fill="var(--vellum,#FCF6E8)"') + stroke(`M${x - 4} ${y}h8M${x} ${y - 4}v8`, 2.4);

const die = (colour: string, value: number, x: number, y: number, size: number): string =>
  insetPiece(`die-${colour}`, x, y, size, size) + insetPiece(`pips-${colour}-${value}`, x, y, size, size);

/** A die of no particular colour. */
const bareDie = (value: number, x: number, y: number, size: number): string =>
  insetPiece('die-stone', x, y, size) + insetPiece(`pips-yellow-${value}`, x, y, size);

const extraDie = (colour: string): string => die(colour, 6, 4, 4, 42) + plus(43, 43);

const SCALLOP =
  'M25.5 44C20 41 18 37 19.5 33.500C20 31.5 22 30.5 23.2 31.500C23.3 29.3 25.5 28.3 26.6 29.600C27 28 29 28 29.4 29.600C30.5 28.3 32.7 29.3 32.8 31.500C34 30.5 36 31.5 36.5 33.500C38 37 36 41 30.5 44L31.5 47H24.500Z';

const LAUREL = 'M26 50C13 47 6 37 8 24M30 50C43 47 50 37 48 24';
const LAUREL_LEAVES =
  'M8 26C3 24 2 19 4 15C9 17 11 22 8 26ZM9 35C3 35 0 31 1 27C6 27 10 30 9 35ZM14 43C8 45 4 42 3 38C8 36 13 38 14 43ZM48 26C53 24 54 19 52 15C47 17 45 22 48 26ZM47 35C53 35 56 31 55 27C50 27 46 30 47 35ZM42 43C48 45 52 42 53 38C48 36 43 38 42 43Z';

export const ramparts: Drawings = {
  't-influence-when-dice-bought': emblem(
    bareDie(3, 3, 5, 28) +
      inset('denier', 20, 20, 17) +
      arrow('M17 38C18 44 22 47 28 47', 'M24 43L29 47L24 51') +
      inset('influence', 31, 30, 22),
  ),
  't-influence-when-placing': emblem(
    shape('M4 52V20C4 10 11 4 19 4S34 10 34 20V52Z', ROCK) +
      shape('M9 52V21C9 13 13 9 19 9S29 13 29 21V52Z', 'fill="var(--niche,#FBF4E3)"') +
      insetPiece('cit-n', 7.5, 20, 23, 28) +
      inset('influence', 33, 28, 22),
  ),
  't-deniers-when-card-activated': emblem(
    shape('M5 4H35V42H5Z', 'fill="var(--vellum,#FCF6E8)"') +
      shape('M5 4H35V12H5Z', BUFF) +
      insetPiece('cit-n', 9, 14, 22, 26) +
      inset('denier', 27, 25, 18) +
      inset('denier', 36, 36, 18),
  ),
  't-richer-agriculture': emblem(
    stroke('M10 52C11 38 10 26 7 14M21 52V10M32 52C31 40 32 30 35 18', 2) +
      shape(
        'M21 12C16 9 16 4 21 1C26 4 26 9 21 12ZM21 21C14 21 13 16 14 12C19 13 21 16 21 21ZM21 21C28 21 29 16 28 12C23 13 21 16 21 21ZM21 31C14 31 13 26 14 22C19 23 21 26 21 31ZM21 31C28 31 29 26 28 22C23 23 21 26 21 31Z',
        WHEAT,
      ) +
      inset('denier', 31, 22, 20) +
      inset('denier', 34, 34, 20),
  ),
  't-extra-yellow-die': emblem(extraDie('yellow')),
  't-extra-white-die': emblem(extraDie('white')),
  't-extra-red-die': emblem(extraDie('red')),
  't-extra-purple-die': emblem(extraDie('purple')),
  't-swap-dice': emblem(
    die('red', 2, 2, 2, 27) +
      die('yellow', 5, 27, 27, 27) +
      arrow('M33 10C41 9 46 14 46 21', 'M41 17L46 22L51 17') +
      arrow('M23 46C15 47 10 42 10 35', 'M15 39L10 34L5 39'),
  ),
  't-shield': emblem(
    insetPiece('enemy', 30, 1, 24) +
      stroke('M27 12L22 9M33 27L38 31M45 28L47 33', 1.8) +
      shape('M4 15H34V31C34 42 27 48 19 52C11 48 4 42 4 31Z', 'fill="var(--pb,#2C68AB)"') +
      '<path d="M6 19L30 43" fill="none" stroke="#FFF6E0" stroke-width="5"/>' +
      shine('M8 19H16', 1.8),
  ),
  't-flip-bought-die': emblem(
    bareDie(6, 10, 12, 32) + arrow('M6 28C4 12 20 2 34 5', 'M28 1L35 5L31 11') + inset('denier', 34, 34, 20),
  ),
  't-move-cube': emblem(
    shape('M3 18H22V49H3ZM34 18H53V49H34Z', 'fill="var(--vellum,#FCF6E8)"') +
      shape('M3 18H22V24H3ZM34 18H53V24H34Z', BUFF) +
      insetPiece('cube-n', 5, 29, 15) +
      insetPiece('cube-n', 34.5, 27, 18) +
      arrow('M12 15C16 3 36 3 43 13', 'M36.5 11L44 14L45 6'),
  ),
  't-glory': emblem(
    stroke(LAUREL, 1.9) + shape(LAUREL_LEAVES, 'fill="var(--leaf,#8A9A55)"') + inset('vp-icon', 11, 8, 34),
  ),
  't-pilgrims-gate': emblem(
    shape('M4 53V14H9V6H17V14H24V6H32V14H39V6H47V14H52V53Z', ROCK) +
      stroke('M4 21H52', 1.5) +
      shape('M13 53V39C13 23 43 23 43 39V53Z', SHADOW) +
      shape(SCALLOP, 'fill="#FFF1D2" stroke-width="1.3"') +
      stroke('M28 44.500L23.2 32M28 44.500L26.6 30M28 44.500L29.4 30M28 44.500L32.8 32', 1),
  ),
  't-majority': emblem(
    insetPiece('cube-n', 3, 31, 22) +
      insetPiece('cube-n', 29, 31, 22) +
      insetPiece('cube-n', 16, 15, 22) +
      inset('crown', 19, 1, 18),
  ),
  't-race': emblem(
    rod('M9 53V4', WOOD, 4.4) +
      shape('M11 6C21 1 30 12 48 5L42 17L48 29C32 34 22 24 11 30Z', 'fill="var(--vellum,#FCF6E8)"') +
      shape(
        'M11 6C15 4 19 4.5 23 6V16C19 14.5 15 15 11 17ZM23 16C28 18 32 19.5 36 19V8.500C40 8.5 44 7 48 5L42 17L44.5 22C42 21 39 20 36 19V30.500C32 30.5 28 29 23 27.500Z',
        'fill="var(--line,#3A2A1C)"',
      ) +
      stroke('M18 40H34M22 46H44M18 52H38', 2.4),
  ),
};
