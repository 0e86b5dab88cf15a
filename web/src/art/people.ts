// The pieces of each family: citizen, cube, disc, shield, flag, guard of the ramparts.

import { drawing, INK, type Drawings } from './drawing';
import { FAMILIES, familyMark, type Family, type FamilyLetter } from './families';

const pen = (fill: string, width: number): string => `fill="${fill}" ${INK} stroke-width="${width}"`;

/** A flat shade or light over a face of a piece. */
const shade = (path: string, colour: string, opacity: number): string =>
  `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"/>`;

function cloak(fill: string): string {
  return `<path d="M4.5 46C4 36 7 27.5 14 24C17 26.8 23 26.8 26 24C33 27.5 36 36 35.5 46Z" ${pen(fill, 1.9)}/>
    ${shade('M30 29C33 33 34 39 33.8 44.8H27C29 39.5 30.5 34 30 29Z', '#000', 0.16)}
    <path d="M9 30C7.5 34 7 38 7 42" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
}

const head = (fill: string): string =>
  `<path d="M13 17C13 11 16 8.5 20 8.5S27 11 27 17C27 22 24 24.5 20 24.5S13 22 13 17Z" ${pen(fill, 1.9)}/>`;

function hat(family: Family): string {
  const plume = family.plume ? `<path d="${family.plume}" ${pen('#FFF6E0', 1.4)}/>` : '';
  return `${plume}<path d="${family.hat}" ${pen(family.hatColour, 1.7)}/>`;
}

const citizen = (letter: FamilyLetter, family: Family): string =>
  cloak(family.colour) + head(family.colour) + hat(family) + familyMark(letter, 20, 36, 13);

const CUBE_TOP = 'M2.5 9.5L9 2.5H29.5L23.5 9.5Z';
const CUBE_SIDE = 'M23.5 9.5L29.5 2.5V23L23.5 29.5Z';
const CUBE_OUTLINE = 'M2.5 9.5L9 2.5H29.5V23L23.5 29.5H2.5ZM2.5 9.5H23.5V29.5M23.5 9.5L29.5 2.5';

const cube = (letter: FamilyLetter, family: Family): string =>
  `<path d="M2.5 9.5L9 2.5H29.5V23L23.5 29.5H2.5Z" fill="${family.colour}"/>
    ${shade(CUBE_TOP, '#fff', 0.38)}${shade(CUBE_SIDE, '#000', 0.28)}
    <path d="${CUBE_OUTLINE}" ${pen('none', 1.8)}/>${familyMark(letter, 13, 19.6, 15)}`;

const disc = (letter: FamilyLetter, family: Family): string =>
  `<ellipse cx="16" cy="19" rx="13" ry="11.5" ${pen(family.hatColour, 1.8)}/>
    <ellipse cx="16" cy="14.5" rx="13" ry="11.5" ${pen(family.colour, 1.8)}/>${familyMark(letter, 16, 14.5, 15)}`;

const shield = (letter: FamilyLetter, family: Family): string =>
  `<path d="M3 3H29V17C29 26 23 31 16 34C9 31 3 26 3 17Z" ${pen(family.colour, 2)}/>${familyMark(letter, 16, 16, 20)}`;

const flag = (letter: FamilyLetter, family: Family): string =>
  `<path d="M4 1V31" ${INK} stroke-width="2.4"/>
    <path d="M5 3C14 0 22 7 36 3L31 11L36 20C22 23 14 16 5 19Z" ${pen(family.colour, 1.8)}/>${familyMark(letter, 18, 11, 12)}`;

/** A guard: iron hat and spear; the family is told by cloak and mark. */
const guard = (letter: FamilyLetter, family: Family): string =>
  `<path d="M35 47V9" ${pen('none', 3.4)}/><path d="M35 46V10" fill="none" stroke="var(--wood,#B98548)" stroke-width="1.2"/>
    <path d="M35 0L38.5 7L35 11.500L31.5 7Z" ${pen('var(--metal,#BFC3C6)', 1.5)}/>
    ${cloak(family.colour)}${head('var(--skin,#F0CFA8)')}
    <path d="M5.5 15C5.5 12.5 9.5 11.5 12 11.200C12 5 15 2.5 20 2.500S28 5 28 11.200C30.5 11.5 34.5 12.5 34.5 15C34.5 17 28 17.5 20 17.500S5.5 17 5.5 15Z" ${pen('var(--metal,#BFC3C6)', 1.7)}/>
    <path d="M12 11.200C17 12.6 23 12.6 28 11.2" ${pen('none', 1.4)}/>${familyMark(letter, 20, 36, 13)}`;

function pieces(letter: FamilyLetter): Drawings {
  const family = FAMILIES[letter];
  return {
    [`cit-${letter}`]: drawing('0 0 40 48', citizen(letter, family)),
    [`cube-${letter}`]: drawing('0 0 32 32', cube(letter, family)),
    [`disc-${letter}`]: drawing('0 0 32 32', disc(letter, family)),
    [`shield-${letter}`]: drawing('0 0 32 36', shield(letter, family)),
    [`guard-${letter}`]: drawing('0 0 40 48', guard(letter, family)),
    [`flag-${letter}`]: drawing('0 0 40 32', flag(letter, family)),
  };
}

export const people: Drawings = Object.assign({}, ...(Object.keys(FAMILIES) as FamilyLetter[]).map(pieces)) as Drawings;
