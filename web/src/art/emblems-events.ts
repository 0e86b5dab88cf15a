// Emblems of the event cards.

import {
  BARK,
  BUFF,
  CREAM,
  disc,
  type Drawings,
  emblem,
  FIRE,
  FLAME,
  GOLD,
  LEAF,
  METAL,
  RED,
  ROCK,
  rod,
  SHADOW,
  shape,
  shine,
  SKIN,
  SOLID,
  STEEL,
  stroke,
  WASH,
  WOOD,
} from './drawing';

const snow = (places: [number, number][]): string =>
  stroke(
    places.map(([x, y]) => `M${x - 3} ${y}h6M${x - 1.5} ${y - 2.6}l3 5.200M${x + 1.5} ${y - 2.6}l-3 5.2`).join(''),
    1.5,
  );

const crate = (x: number, y: number): string =>
  shape(`M${x} ${y}l3 -3.500h9v9l-3 3.500h-9Z`, 'fill="var(--pn,#A29E95)"') + stroke(`M${x} ${y}h9v9m0 -9l3 -3.5`, 1.4);

export const eventEmblems: Drawings = {
  'e-marauding': emblem(
    shape('M10 20L28 13L46 20L42 47C34 52 22 52 14 47Z', STEEL) +
      shape('M14 25C14 14 20 7 28 7S42 14 42 25C42 35 36 44 28 44S14 35 14 25Z', SHADOW) +
      shape('M17 25C21 22 25 22 27 25C25 28 20 28 17 25ZM39 25C35 22 31 22 29 25C31 28 36 28 39 25Z', CREAM) +
      stroke('M22.5 25V25M33.5 25V25', 3) +
      shape('M16 32C24 35 32 35 40 32L38 40C32 44 24 44 18 40Z', WASH),
  ),
  'e-heresy': emblem(
    shape(
      'M28 51C16 51 12 42 15 34C17 38 19 38 20 36C17 27 23 20 27 9C34 17 33 23 35 27C37 26 38 24 38 22C43 29 46 51 28 51Z',
      FIRE,
    ) +
      shape('M28 51C22 51 20 45 22 40C24 42 26 41 26 38C31 41 35 51 28 51Z', FLAME) +
      stroke('M5 46H51', 2.4),
  ),
  'e-war': emblem(
    stroke('M9 6L41 41M47 6L15 41', 4.6) +
      '<path d="M9 6L41 41M47 6L15 41" stroke="var(--metal,#E3E5E6)" stroke-width="2"/>' +
      stroke('M34 46L47 34M22 46L9 34', 4) +
      stroke('M42 42L50 50M14 42L6 50', 4),
  ),
  'e-skirmishes': emblem(
    shape('M7 9H31V24C31 34 25 39 19 42C13 39 7 34 7 24Z', WASH) +
      stroke('M19 9V42M7 22H31', 2.6) +
      stroke('M37 51L43 9', 3) +
      shape('M43 9C51 11 53 19 49 24L42 20L36 22C34 15 37 9 43 9Z', METAL),
  ),
  'e-drought': emblem(
    disc(28, 20, 11, GOLD) +
      stroke('M28 3V6M11 20H8M48 20H45M16 8L18 10M40 8L38 10', 2.4) +
      shape('M3 40C14 36 22 39 28 38C36 37 44 37 53 40V52H3Z', BUFF) +
      stroke('M14 39L17 45L12 52M17 45L25 47L24 52M37 38L34 45L40 52M34 45L28 47', 1.5),
  ),
  'e-brigands': emblem(
    shape('M15 22C5 29 2 47 9 51H33C40 47 37 29 27 22Z', 'fill="var(--leather,#A8763F)"') +
      shape('M11 12L15.5 21H26.500L31 12L25 15L21 11L17 15Z', WOOD) +
      stroke('M14 22H28', 2.6) +
      stroke('M12 33C15 31 18 31 20 33M12 40C16 38 21 39 24 41', 1.3) +
      shape('M53 4L50 15L36 35L31 31L45 12Z', METAL) +
      stroke('M27 30L40 39', 4) +
      rod('M32 36L27 44', BARK, 5.4) +
      disc(25.5, 46, 3, GOLD) +
      shine('M48 11L39 25', 1.5),
  ),
  'e-succession': emblem(
    shape('M4 43L3 17L13 28L22 11L20 24L25 30L20 36L24 44Z', GOLD) +
      shape('M33 47L29 39L34 32L29 26L31 13L42 28L51 18L52 44Z', GOLD) +
      shape('M4 43L24 44V50H5ZM33 47L52 44L53 50L34 53Z', BUFF) +
      disc(22, 9, 2.4, RED) +
      disc(3.8, 15, 2.4, RED) +
      disc(51.5, 15.5, 2.4, RED) +
      stroke('M26 4L29 9M30 2L32 6', 1.7) +
      shine('M8 36V26', 1.8),
  ),
  'e-normans': emblem(
    stroke('M27 38V3', 3) +
      shape('M10 8H44C48 15 48 23 44 29H10C14 23 14 15 10 8Z', CREAM) +
      shape('M18 8H25C28 15 28 23 25 29H18C21 23 21 15 18 8ZM33 8H40C44 15 44 23 40 29H33C36 23 36 15 33 8Z', RED) +
      shape(
        'M3 29C2 44 14 49 27 49S49 45 51 30C54 28 54 23 50 22C46 22 46 27 47 31C46 36 40 38 27 38S6 36 3 29Z',
        WOOD,
      ) +
      disc(15, 40, 3.6, METAL) +
      disc(27, 41.5, 3.6, RED) +
      disc(39, 40, 3.6, METAL) +
      stroke('M3 52C7 49 10 55 14 52S21 55 25 52S32 55 36 52S43 55 52 51', 1.7) +
      stroke('M50 25.500V25.5', 2),
  ),
  'e-support': emblem(
    crate(12, 21) +
      crate(25, 21) +
      crate(18.5, 9) +
      shape('M5 30H46L42 41H9Z', WOOD) +
      stroke('M19 30L20.5 41M32 30L30.5 41', 1.3) +
      rod('M44 33L54 26', WOOD, 4) +
      disc(22, 44, 8, BUFF) +
      disc(22, 44, 2.2, SOLID) +
      stroke('M22 36V52M14 44H30M16.5 38.500L27.5 49.500M27.5 38.500L16.5 49.5', 1.3),
  ),
  'e-civil-war': emblem(
    shape('M4 8L25 6L21 15L27 23L20 31L24 49C12 43 5 35 4 22Z', RED) +
      shape('M32 7H52V23C51 36 44 44 31 51L27 33L34 25L28 16Z', 'fill="var(--yellow,#E6AC22)"') +
      stroke('M9 18L16 26M16 18L9 26', 2.6) +
      disc(43, 24, 4, CREAM) +
      shine('M8 12H16', 1.8),
  ),
  'e-wayfarers': emblem(
    rod('M47 4C45 18 47 30 46 52', WOOD, 4.2) +
      stroke('M42 8C44 3 51 3 51 8', 2) +
      shape('M12 8H29V27C32 32 41 32 43 38C44 42 43 46 42 46H12Z', 'fill="var(--leather,#A8763F)"') +
      shape('M9 46H44V51H9Z', SHADOW) +
      shape('M9 5H32V14H9Z', BUFF) +
      stroke('M29 21L24 22M29.5 27L24 28M33 31L29 34', 1.8) +
      shine('M15 19V38'),
  ),
  'e-theological-conflict': emblem(
    rod('M11 53L37 19C40 14 42 8 47 7C53 7 54 16 48 17C45 17 44 14 46 12', GOLD, 4.6) +
      rod('M45 53L19 19C16 14 14 8 9 7C3 7 2 16 8 17C11 17 12 14 10 12', BUFF, 4.6) +
      stroke('M28 2V9M22 4L25 10M34 4L31 10', 1.9) +
      stroke('M36 26L32 23M20 26L24 23', 2.2),
  ),
  'e-traveling-builders': emblem(
    shape('M3 37H53V52H3Z', ROCK) +
      stroke('M3 44.500H53M19 37V44.500M37 37V44.500M11 44.500V52M28 44.500V52M45 44.500V52', 1.4) +
      shape('M4 31L22 9L32 27Z', METAL) +
      stroke('M27 18L33 13L37 15', 3) +
      rod('M37 15L48 6', WOOD, 6.4) +
      shine('M11 28L21 15', 1.6) +
      shape('M29 36.500C30 32 38 31 41 36.500Z', CREAM),
  ),
  'e-interrupted-work': emblem(
    rod('M11 52V6', WOOD, 5) +
      rod('M5 11H45', WOOD, 5) +
      stroke('M12 27L27 12', 3.4) +
      stroke('M38 13V22L36 26M38 22L40.5 25.5', 1.7) +
      shape('M27 39L41 33L48 46L33 52Z', ROCK) +
      stroke('M36 35.500L35 41L39 43L37 50', 1.5) +
      stroke('M44 30L47 27M49 35L53 34M25 34L22 31', 1.7) +
      stroke('M3 52.500H24', 2.2),
  ),
  'e-resistance': emblem(
    shape('M10 10H46V28C46 40 38 48 28 53C18 48 10 40 10 28Z', WASH) +
      stroke('M10 24H46M28 10V53', 2.4) +
      stroke('M4 4L19 19M26 2L24 20M52 7L38 21M50 30L39 34', 2.2) +
      stroke('M4 9V4H9M2 8L8 2M23 5L26.2 2L29 5.500M47 7H52V12M50 5L54 9M52 26L49 30L53 33', 1.6) +
      stroke('M19 19V19M24 20V20M38 21V21M39 34V34', 3.6),
  ),
  'e-wolves': emblem(
    shape('M8 3L22 14H34L48 3L49 24L44 34L36 41L33 50L28 53L23 50L20 41L12 34L7 24Z', STEEL) +
      shape('M12 9L20 15L13 21ZM44 9L36 15L43 21Z', SHADOW) +
      shape('M22 34L28 22L34 34L32 46L28 49L24 46Z', ROCK) +
      shape('M14 25C17 23 21 25 22 29C18 30 15 28 14 25ZM42 25C39 23 35 25 34 29C38 30 41 28 42 25Z', FLAME) +
      stroke('M19 27V27M37 27V27', 2.4) +
      shape('M24.5 43H31.500L28 47.500Z', SOLID) +
      stroke('M28 16V20M24 15.500L25 18.500M32 15.500L31 18.5', 1.4),
  ),
  'e-outlaw-chief': emblem(
    shape('M8 53C9 45 16 41 21 40H35C40 41 47 45 48 53Z', SHADOW) +
      shape('M17 24H39V32C39 40 34 45 28 45S17 40 17 32Z', SKIN) +
      shape('M17 30C19 36 22 35 24.5 33.500H31.500C34 35 37 36 39 30C41 42 36 50 28 50S15 42 17 30Z', BARK) +
      shape('M35 18C37 8 44 2 53 4C52 12 46 18 38 21Z', RED) +
      shape('M3 25C10 21 13 9 23 7C35 5 41 12 42 19C47 20 51 22 53 26C40 22 18 21 3 25Z', LEAF) +
      shape('M19.5 25.500H27V30C24 32 21 31 19.5 29Z', SOLID) +
      stroke('M27 26L38.5 24') +
      stroke('M33 28.500V28.5', 3) +
      stroke('M25.5 39.500C27 38.5 29 38.5 30.5 39.5', 1.6),
  ),
  'e-harsh-winter': emblem(
    stroke(
      'M27 47C27 36 28 27 26 12M27 33C22 29 17 26 14 18M27 28C33 25 37 20 38 12M27 38C32 36 38 34 42 28M18 25L11 25M34 22L41 22M26 19L21 12',
      2.6,
    ) +
      shape('M3 46C12 40 22 45 28 43C36 40 46 42 53 46V53H3Z', CREAM) +
      snow([
        [8, 9],
        [48, 9],
        [48, 36],
        [9, 36],
        [31, 5],
      ]),
  ),
  'e-uprising': emblem(
    rod('M15 53L37 18', WOOD, 4.4) +
      rod('M43 53L21 18', WOOD, 4.4) +
      stroke('M32 15L42 21.3M32 15L38.3 4.3M37 18L43.5 7.5M42 21.3L48.5 10.5', 2.6) +
      shape('M19 20L27 14C27 9 23 9 22 2C16 6 8 10 10 18C12 22 15 22 19 20Z', FIRE) +
      shape('M19 19C15 17 17 13 19 10C22 13 24 15 22.5 18Z', `${FLAME} stroke-width="1.2"`) +
      shape('M15 20L24 13.500L27 18L19 25Z', BARK),
  ),
  'e-monk-event': emblem(
    shape('M6 53C6 34 15 12 28 3C41 12 50 34 50 53Z', BARK) +
      shape('M18 34C15 24 21 16 28 13C35 16 41 24 38 34C34 40 22 40 18 34Z', SHADOW) +
      stroke('M28 3C26 7 27 10 28 13M18 34C15 40 14 46 14 53M38 34C41 40 42 46 42 53', 1.5) +
      '<path d="M24 27V27M32 27V27" fill="none" stroke="#FFF1C4" stroke-width="3.2"/>' +
      stroke('M28 42V51M24.5 45H31.5', 2),
  ),
  'e-possession': emblem(
    shape('M14 20C5 18 3 9 7 2C9 8 14 10 20 12ZM42 20C51 18 53 9 49 2C47 8 42 10 36 12Z', BUFF) +
      shape('M13 24C13 14 19 9 28 9S43 14 43 24C43 36 36 46 28 53C20 46 13 36 13 24Z', RED) +
      shape('M17 22L26 26C25 30 19 30 17 22ZM39 22L30 26C31 30 37 30 39 22Z', FLAME) +
      stroke('M22.5 26.500V26.500M33.5 26.500V26.5', 2.6) +
      shape('M19 36C24 39 32 39 37 36C35 43 31 45 28 45S21 43 19 36Z', SHADOW) +
      '<path d="M23.5 38.400L25 41L26.5 38.700M29.5 38.700L31 41L32.5 38.4" fill="#FFF6E0" stroke="none"/>' +
      stroke('M28 29L27 33H29', 1.5),
  ),
};
