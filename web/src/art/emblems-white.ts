// Emblems of the white activities, works of the clergy.

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
  SILVER,
  SKIN,
  SOLID,
  stroke,
  VELLUM,
  WASH,
  WHEAT,
  WOOD,
} from './drawing';

export const whiteEmblems: Drawings = {
  'e-priest': emblem(
    stroke('M22 50L32 17', 4) +
      stroke('M32 17C29 8 38 3 43 8C48 13 43 21 38 18C35 16 37 12 40 13', 3.4) +
      shape('M11 20C11 13 17 13 17 20V32H11Z', VELLUM) +
      shape('M8 32H20L22 46H6Z', WASH) +
      stroke('M14 8V13M11.5 10.5H16.5', 2),
  ),
  'e-confession': emblem(
    shape('M8 48V22C8 12 18 6 28 5C38 6 48 12 48 22V48Z', BUFF) +
      shape('M14 48V25C14 18 20 15 23 14V48ZM42 48V25C42 18 36 15 33 14V48Z', VELLUM) +
      shape('M25 18H31V40H25ZM25 23.5H31M25 29H31M25 34.5H31M28 18V40', WASH) +
      shape('M16.5 34C16.5 30.5 21 30.5 21 34V40H16.5ZM35 32C35 28.5 39.5 28.5 39.5 32V40H35Z', SOLID),
  ),
  'e-glassblower': emblem(
    `<path d="M14 50V24C14 14 22 7 28 4C34 7 42 14 42 24V50Z" ${VELLUM} stroke-width="2.6"/>` +
      stroke('M28 4V50M14 34H42M14 22H42', 2) +
      shape('M15.5 33V23H27V33Z', 'fill="#2C68AB"') +
      shape('M29 33V23H40.5V33Z', 'fill="#A92C22"') +
      shape('M15.5 49V35.5H27V49Z', 'fill="#E6AC22"') +
      shape('M29 49V35.5H40.5V49Z', 'fill="#3C7C3B"') +
      shape('M27 6.5V20.5H15.5C16.5 14 22 9.5 27 6.5Z', 'fill="#A92C22"') +
      shape('M29 6.5V20.5H40.5C39.5 14 34 9.5 29 6.5Z', 'fill="#2C68AB"'),
  ),
  'e-tithe': emblem(
    shape('M22 33L15 52H39L34 33Z', WHEAT) +
      shape(
        'M22 31C11 27 7 15 10 8C15 9 18 12 19 15C19 9 23 5 28 2C33 5 37 9 37 15C38 12 41 9 46 8C49 15 45 27 34 31Z',
        WHEAT,
      ) +
      stroke(
        'M28 8V31M19 17C20 23 22 28 24 31M37 17C36 23 34 28 32 31M13 14C15 20 18 25 21 28M43 14C41 20 38 25 35 28',
        1.3,
      ) +
      shape('M19.5 30H36.500V36H19.500Z', BARK) +
      stroke('M23 40L21 50M28 40V50M31 40L32 46', 1.3) +
      disc(43, 43, 9, SILVER) +
      shape('M41 41L40 37H46L45 41L49 40V46L45 45L46 49H40L41 45L37 46V40Z', 'fill="#4A4740" stroke="none"'),
  ),
  'e-monk': emblem(
    shape('M6 53C7 41 14 36 20 34H36C42 36 49 41 50 53Z', BARK) +
      shape('M17 21C17 12 21 7 28 7S39 12 39 21C39 31 34 37.5 28 37.500S17 31 17 21Z', SKIN) +
      shape(
        'M16 26C12 13 18 5 28 5S44 13 40 26C39 20 37.5 17 34.5 15.500C30 17 26 17 21.5 15.500C18.5 17 17 20 16 26Z',
        BARK,
      ) +
      shape('M21 11C22 5.5 34 5.5 35 11C31 14 25 14 21 11Z', SKIN) +
      shape('M14 37C18 46 38 46 42 37C39 35 37.5 34.5 36 34C33 40 23 40 20 34C18.5 34.5 17 35 14 37Z', BARK) +
      stroke(
        'M22 23.500C23 25 24.5 25 25.5 23.500M30.5 23.500C31.5 25 33 25 34 23.500M25 30.500C27 32 29 32 31 30.5',
        1.6,
      ) +
      stroke('M28 44V52M25 47H31', 2),
  ),
  'e-apprenticeship': emblem(
    shape('M13 4H43V37H34L31.5 51C31 53 25 53 24.5 51L22 37H13Z', WOOD) +
      shape('M17 8H39V33H17Z', VELLUM) +
      stroke('M22 28L28 12L34 28M24.5 22.500H31.5', 2.4) +
      stroke('M28 43V43', 3) +
      shine('M15 9V30', 1.4),
  ),
  'e-templar': emblem(
    shape('M9 5H47V24C47 38 39 47 28 52C17 47 9 38 9 24Z', CREAM) +
      shape(
        'M25 22L22.5 10H33.500L31 22L43 19.500V30.500L31 28L33.5 41H22.500L25 28L13 30.500V19.500Z',
        `${RED} stroke-width="1.2"`,
      ),
  ),
  'e-templar-commander': emblem(
    rod('M11 53V8', WOOD, 4.4) +
      shape('M11 1L15 8H7Z', METAL) +
      shape('M13 10H51V24H13Z', SHADOW) +
      shape('M13 24H51V45L44.7 40L38.3 45L32 40L25.7 45L19.3 40L13 45Z', CREAM) +
      shape('M30 29L29 25.500H35L34 29L37.5 28V34L34 33L35 37.500H29L30 33L26.5 34V28Z', `${RED} stroke="none"`) +
      shine('M17 14H28', 1.6),
  ),
  'e-pilgrimage': emblem(
    shape(
      'M21 45C8 38 2 28 6 19C7 14 12 11 15 13.500C15 8 21 5 24 8.500C25 4.5 31 4.5 32 8.500C35 5 41 8 41 13.500C44 11 49 14 50 19C54 28 48 38 35 45L38 52H18Z',
      CREAM,
    ) +
      stroke('M28 47L15 13.500M28 47L24 8.500M28 47L32 8.500M28 47L41 13.500M21 45C25 48 31 48 35 45', 1.6) +
      stroke('M23 42L9 27M33 42L47 27', 1.3),
  ),
  'e-procession': emblem(
    rod('M28 22V53', WOOD, 4.4) +
      shape('M25 3H31V10H38V16H31V26H25V16H18V10H25Z', GOLD) +
      disc(28, 13, 2.4, RED) +
      shape('M7 29H15V50H7ZM41 29H49V50H41Z', CREAM) +
      shape('M11 16C15 21 15.5 25 11 27C6.5 25 7 21 11 16ZM45 16C49 21 49.5 25 45 27C40.5 25 41 21 45 16Z', FIRE) +
      stroke('M11 27V30M45 27V30M4 51H18M38 51H52', 2) +
      stroke('M12 33C12 35 13 36 12.5 38M43.5 33C43 36 44 37 43.5 40', 1.3),
  ),
  'e-prior': emblem(
    shape('M8 52V22C8 10 17 4 28 4S48 10 48 22V52H39V23C39 16 35 12 28 12S17 16 17 23V52Z', ROCK) +
      stroke('M8 34H17M39 34H48M8 44H17M39 44H48M11 18L18 20M45 18L38 20M28 4V12', 1.3) +
      shape('M28 15C21 17 22 27 21 32L18.5 36.500H37.500L35 32C34 27 35 17 28 15Z', GOLD) +
      shape('M25 37.500C25.5 41 30.5 41 31 37.500Z', SOLID) +
      stroke('M28 42V53', 1.5) +
      shine('M25 22C24.5 25 24.5 28 24 31'),
  ),
  'e-bishop': emblem(
    shape('M15 44L11 53H20L22 44ZM41 44L45 53H36L34 44Z', GOLD) +
      shape('M11 38C7 22 19 14 28 3C37 14 49 22 45 38Z', CREAM) +
      shape('M25 9L28 5.500L31 9V38H25Z', GOLD) +
      shape('M10.5 36H45.500V45H10.500Z', GOLD) +
      stroke('M28 16V28M23 21H33', 2) +
      shape('M28 38L31 40.500L28 43L25 40.500Z', `${RED} stroke-width="1.2"`) +
      stroke('M17 40.500V40.500M39 40.500V40.5', 2.6) +
      shine('M15 32C14 27 16 22 19 19'),
  ),
  'e-augustinian': emblem(
    shape('M28 22C20 19 22 11 27 3C30 8 38 12 33 21Z', FIRE) +
      shape('M28 20C26 17 27 14 29 11C31 14 32 17 30 20Z', `${FLAME} stroke-width="1.2"`) +
      shape('M28 50C12 39 7 29 11 22C15 15 24 16 28 23C32 16 41 15 45 22C49 29 44 39 28 50Z', RED) +
      shine('M15 28C14.5 25 16 22.5 18.5 22') +
      stroke('M4 41L22 34M34 29.300L50 23', 2.4) +
      shape('M53 21.500L45.5 20.500L48 27Z', SOLID) +
      stroke('M4 41L3 37M4 41L7 44M8 39.500L7 35.500M8 39.500L11 42.5', 1.6),
  ),
  'e-herbalist': emblem(
    stroke('M17 30C17 21 15 14 11 6M19 30C21 24 24 19 25 10', 1.9) +
      shape(
        'M16 21C9 22 5 18 4 12C10 12 15 15 16 21ZM14 13C15 7 19 4 24 3C24 9 20 13 14 13ZM22 22C22 17 26 14 31 14C31 19 27 22 22 22Z',
        LEAF,
      ) +
      rod('M33 28L46 7', WOOD, 6.4) +
      shape('M8 28H48C48 39 42 44.5 36 45.500V51H20V45.500C14 44.5 8 39 8 28Z', ROCK) +
      shape('M5.5 26H50.500V31H5.500Z', ROCK) +
      stroke('M20 46H36') +
      shine('M14 35C15 38.5 17 40.5 20 41.5'),
  ),
  'e-master-builder': emblem(
    shape('M5 39H51V52H5Z', ROCK) +
      stroke('M5 45.500H51M18 39V45.500M38 39V45.500M11 45.500V52M28 45.500V52M45 45.500V52', 1.3) +
      stroke('M16 27C23 33 33 33 40 27', 1.4) +
      rod('M27 11L14 39M29 11L42 39', METAL, 5) +
      disc(28, 10, 5, GOLD) +
      stroke('M28 5V2M28 10V10', 2.6),
  ),
  'e-preacher': emblem(
    shape('M8 10L28 2L48 10V14H8Z', WOOD) +
      rod('M42 14V32', WOOD, 4) +
      stroke('M20 29C17 26 15 24 13 19', 4.6) +
      shape('M18 34C18 27 22 26 28 26S38 27 38 34Z', SHADOW) +
      disc(28, 20.5, 5.6, SKIN) +
      shape('M11 33H45L41 47H15Z', WOOD) +
      shape('M24 47H32L34 53H22Z', BARK) +
      shape('M20 37H36L34.5 43.500H21.500Z', WASH) +
      stroke('M28 38V43M25.5 40H30.5', 1.5) +
      stroke('M26 20V20M30 20V20', 2.2),
  ),
  'e-scribe': emblem(
    shape('M4 31L37 26L49 47L14 53Z', VELLUM) +
      stroke('M13 37L27 34.500M16.5 42L25 40.500M20 47L38 44', 1.4) +
      shape('M50 3C35 6 27 18 26 35C41 32 50 20 50 3Z', CREAM) +
      stroke('M22 43L41 16M31 29L30 21M36 23L35.5 15', 1.7) +
      shape('M38 45H52V51C52 53 38 53 38 51Z', SHADOW) +
      shape('M41 41H49V45H41Z', SHADOW),
  ),
  'e-hermit': emblem(
    shape('M3 52C4 32 13 13 28 13S52 32 53 52Z', ROCK) +
      stroke('M28 13V3M24.5 6.500H31.5', 2.2) +
      stroke('M11 35H17M9 44H14M18 22L23 24M38 26H43M43 37H47M44 46H49', 1.4) +
      shape('M17 52V39C17 26 39 26 39 39V52Z', SHADOW) +
      shape('M22 52C22 45 23 44 25 43C24 36 32 36 31 43C33 44 34 45 34 52Z', BARK) +
      shape('M25.5 42C25.5 38.5 30.5 38.5 30.5 42L28 49Z', `${CREAM} stroke-width="1.3"`),
  ),
  'e-beguine': emblem(
    shape('M9 51C10 36 9 6 28 5C47 6 46 36 47 51C38 54 18 54 9 51Z', 'fill="var(--slate,#77808A)"') +
      shape('M16 30C15 17 20 11 28 11S41 17 40 30C42 40 38 46 28 47C18 46 14 40 16 30Z', CREAM) +
      shape('M20 27C20 20 23 17 28 17S36 20 36 27C36 33.5 33 37.5 28 37.500S20 33.5 20 27Z', SKIN) +
      stroke('M24.5 26V26M31.5 26V26', 2.6) +
      stroke('M25.5 32C27 33 29 33 30.5 32', 1.5) +
      stroke('M20 41C24 43.5 32 43.5 36 41', 1.2) +
      shine('M13 34C12.5 26 13 18 16 13'),
  ),
};
