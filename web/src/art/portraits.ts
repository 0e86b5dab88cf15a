// Portraits of the characters and of the King, in a round frame. Their colours stay by night: they are paintings.

import { disc, painting, GOLD, shape, stroke, type Drawing, type Drawings } from './drawing';

const plain = (colour: string): string => `fill="${colour}"`;
const FACE = plain('#F0CFA8');

/** Shared bones of a face. */
const SHOULDERS = 'M7 44C10 36 18 34 28 34S46 36 49 44C44 51 36 54 28 54S12 51 7 44Z';
const HEAD = 'M18 25C18 18 22 15 28 15S38 18 38 25C38 33 33 37.5 28 37.500S18 33 18 25Z';
const EYES = stroke('M24 25.500V25.500M32 25.500V25.5', 2.8);
const LIPS = '<path d="M25.5 32C27 33.2 29 33.2 30.5 32" fill="none" stroke="#9B2F2A" stroke-width="1.7"/>';

/** A painted figure before its ground. */
const portrait = (ground: string, body: string): Drawing =>
  painting(`<circle cx="28" cy="28" r="26" ${plain(ground)} stroke-width="1.6"/>${body}`);

export const portraits: Drawings = {
  'p-hugues-de-payns': portrait(
    '#DCE3DF',
    shape('M7 44C9 34 17 32 28 32S47 34 49 44C44 51 36 54 28 54S12 51 7 44Z', plain('#FBF8EF')) +
      '<path d="M28 36V53M20.5 43H35.5" stroke="#A92C22" stroke-width="4.6"/>' +
      shape(
        'M15 27C14 14 20 7 28 7S42 14 41 27C41 33 38 37 35 39C30 41 26 41 21 39C18 37 15 33 15 27Z',
        plain('#B9BEC1'),
      ) +
      shape('M19 26C19 19 22 15 28 15S37 19 37 26C37 33 33 36.5 28 36.5S19 33 19 26Z', FACE) +
      shape('M20.5 29C22 37 34 37 35.5 29C36 36 33 43 28 44C23 43 20 36 20.5 29Z', plain('#8A5A33')) +
      stroke('M24 24.5V24.5M32 24.5V24.5', 2.8) +
      '<path d="M25.5 31.5C27 32.5 29 32.5 30.5 31.5" fill="none" stroke="#FBF0DF" stroke-width="1.4"/>',
  ),
  'p-urbain-iv': portrait(
    '#E8D9D0',
    shape(SHOULDERS, plain('#FBF8EF')) +
      shape('M24 35H32V54H24Z', plain('#D9A122')) +
      stroke('M28 39V50M24.5 43H31.5', 1.6) +
      shape('M18 25C18 18 22 16 28 16S38 18 38 25C38 33 33 37.5 28 37.5S18 33 18 25Z', FACE) +
      shape('M17 20C14 12 22 8 28 1C34 8 42 12 39 20C35 17 21 17 17 20Z', plain('#FBF8EF')) +
      '<path d="M28 5V17M23.5 11.5H32.5" stroke="#D9A122" stroke-width="2.2"/>' +
      EYES +
      stroke('M25 32C27 33.5 29 33.5 31 32', 1.5),
  ),
  'p-thibaut-ii': portrait(
    '#D6E0EA',
    shape(SHOULDERS, plain('#2C68AB')) +
      '<path d="M16 37L40 52" stroke="#FFF6E0" stroke-width="4"/>' +
      shape(HEAD, FACE) +
      shape(
        'M15 30C12 20 16 11 28 11S44 20 41 30C39 30 38 26 37 21C31 21 22 20 20 19C19 24 18 29 15 30Z',
        plain('#8A5A33'),
      ) +
      shape('M16 14L21 10L28 13L35 10L40 14L39 19H17Z', plain('#D9A122')) +
      stroke('M24 26V26M32 26V26', 2.8) +
      stroke('M24.5 31.5C27 34 29 34 31.5 31.5', 1.5),
  ),
  'p-le-florentin': portrait(
    '#DCE8D4',
    shape(SHOULDERS, plain('#7E1D17')) +
      '<path d="M20 35C24 40 32 40 36 35" fill="none" stroke="#FFF6E0" stroke-width="3"/>' +
      shape('M18 25C18 18 22 15 28 15S38 18 38 25C38 33 33 38 28 38S18 33 18 25Z', plain('#E9C296')) +
      shape('M12 18C11 9 22 5 31 7C42 8 46 15 43 20C38 15 24 14 18 20C16 22 13 21 12 18Z', plain('#A92C22')) +
      EYES +
      stroke('M25 31.5H31M26 35C27.5 36 28.5 36 30 35', 1.6),
  ),
  'p-chretien-de-troyes': portrait(
    '#E3DCC4',
    shape(SHOULDERS, plain('#4F6B3C')) +
      shape('M18 37C22 42 34 42 38 37L36 34H20Z', plain('#3C522D')) +
      shape(HEAD, FACE) +
      shape(
        'M14 33C10 18 14 6 27 6C36 5 41 9 43 14C46 18 49 17 51 22C47 24 43 22 41 21C42 25 42 30 41 33C38 30 38 22 35 18C30 15 24 15 21 18C18 22 18 30 14 33Z',
        plain('#3C522D'),
      ) +
      EYES +
      stroke('M24 31C27 34 29 34 32 31', 1.5) +
      shape('M50 24C43 27 39 35 38 47C46 45 51 36 50 24Z', plain('#FFF6E0')) +
      stroke('M35 53L46 32', 1.7),
  ),
  'p-henry-i': portrait(
    '#D9E2E8',
    shape(SHOULDERS, plain('#2C68AB')) +
      '<path d="M15 52L41 37" fill="none" stroke="#FFF6E0" stroke-width="4.6"/>' +
      shape(
        'M14 30C12 16 18 8 28 8S44 16 42 30C42 36 39 41 35 43C30 45 26 45 21 43C17 41 14 36 14 30Z',
        plain('#B9BEC1'),
      ) +
      shape('M18.5 26C18.5 19 22 16 28 16S37.5 19 37.5 26C37.5 33 33 37 28 37S18.5 33 18.5 26Z', FACE) +
      shape('M19.5 28C21 37 35 37 36.5 28C38 37 34 46 28 47C22 46 18 37 19.5 28Z', plain('#A4552A')) +
      shape('M14 18L13 8L20.5 12L28 6L35.5 12L43 8L42 18C34 15 22 15 14 18Z', GOLD) +
      stroke('M28 12.500V12.5', 2.6) +
      EYES +
      '<path d="M25.5 32.500C27 33.5 29 33.5 30.5 32.5" fill="none" stroke="#FBF0DF" stroke-width="1.4"/>',
  ),
  'p-jeanne-de-champagne': portrait(
    '#F0DFB4',
    shape('M14 34C10 22 14 10 28 10S46 22 42 34C42 42 36 44 28 44S14 42 14 34Z', plain('#C8862F')) +
      shape(SHOULDERS, plain('#B8860F')) +
      shape('M20 36C23 43 33 43 36 36L33 33H23Z', FACE) +
      '<path d="M19 38C23 46 33 46 37 38" fill="none" stroke="#FFF6E0" stroke-width="2.2"/>' +
      shape(HEAD, FACE) +
      shape(
        'M18 27C17 20 21 16 28 15.500C25 20 21 23 18 27ZM38 27C39 20 35 16 28 15.500C31 20 35 23 38 27Z',
        plain('#C8862F'),
      ) +
      shape('M17 15L15 4L22 9L28 2L34 9L41 4L39 15C33 12.5 23 12.5 17 15Z', GOLD) +
      stroke('M28 10V10M22.5 11.500V11.500M33.5 11.500V11.5', 2.2) +
      EYES +
      LIPS,
  ),
  'p-isabeau-de-baviere': portrait(
    '#EBD0C6',
    shape(SHOULDERS, plain('#A92C22')) +
      shape('M20 36C23 44 33 44 36 36L33 33H23Z', FACE) +
      stroke('M14 38L20 45L28 47L36 45L42 38', 1.5) +
      shape(HEAD, FACE) +
      shape(
        'M18 24C9 23 4 14 7 4C14 3 22 7 28 12C34 7 42 3 49 4C52 14 47 23 38 24C37 19 33 17 28 17S19 19 18 24Z',
        plain('#7E1D17'),
      ) +
      '<path d="M10 8L17 20M16 7.500L22 17M46 8L39 20M40 7.500L34 17" fill="none" stroke="#E9B94C" stroke-width="1.7"/>' +
      disc(28, 13, 2.4, GOLD) +
      EYES +
      LIPS +
      disc(28, 47, 2.2, GOLD),
  ),
  'p-marie-de-champagne': portrait(
    '#DDE3DC',
    shape('M9 50C10 34 10 9 28 8C46 9 46 34 47 50C40 54 16 54 9 50Z', plain('#F6F1E4')) +
      shape('M14 49C16 41 21 38 28 38S40 41 42 49C36 54 20 54 14 49Z', plain('#5F7F8F')) +
      shape('M17 28C16 17 21 12 28 12S40 17 39 28C40 38 36 43 28 43S16 38 17 28Z', plain('#FFFCF4')) +
      shape('M20 26C20 20 23 17 28 17S36 20 36 26C36 33 33 37 28 37S20 33 20 26Z', FACE) +
      shape('M16 17L15 9L22 12L28 7L34 12L41 9L40 17C33 14 23 14 16 17Z', GOLD) +
      EYES +
      LIPS +
      stroke('M28 43V51M25 46H31', 1.7),
  ),
  'p-king': portrait(
    '#E6D3B4',
    shape(SHOULDERS, plain('#70408C')) +
      shape('M20 36L28 46L36 36L40 38L28 54L16 38Z', plain('#FFF6E0')) +
      stroke('M23 42V42M28 49V49M33 42V42', 2.2) +
      shape('M17 24C17 17 21 14 28 14S39 17 39 24C39 33 34 38 28 38S17 33 17 24Z', FACE) +
      shape('M18 28C20 38 36 38 38 28C40 36 35 43 28 43S16 36 18 28Z', plain('#6B4526')) +
      shape('M13 9L20 13L28 4L36 13L43 9L40 20H16Z', GOLD) +
      '<circle cx="28" cy="15.5" r="2" fill="#A92C22" stroke-width="1"/>' +
      EYES +
      '<path d="M25 33C27 31.5 29 31.5 31 33" fill="none" stroke="#FBF0DF" stroke-width="1.5"/>',
  ),
};
