// Emblems of the red activities, deeds of the nobles.

import {
  BARK,
  BUFF,
  CREAM,
  disc,
  type Drawings,
  emblem,
  GOLD,
  METAL,
  oval,
  RED,
  ROCK,
  rod,
  SHADOW,
  shape,
  shine,
  SILVER,
  SKIN,
  SOLID,
  STEEL,
  stroke,
  VELLUM,
  WASH,
  WOOD,
} from './drawing';

const link = (x: number, y: number): string => rod(`M${x - 3} ${y}a3 2.4 0 1 1 6 0a3 2.4 0 1 1 -6 0`, METAL, 4);

export const redEmblems: Drawings = {
  'e-archer': emblem(
    stroke('M16 5C40 10 46 34 34 51', 4) +
      '<path d="M16 5C40 10 46 34 34 51" fill="none" stroke="#B98548" stroke-width="1.6"/>' +
      stroke('M16 5L34 51', 1.2) +
      stroke('M5 34L46 21', 2.2) +
      shape('M51 19.5L43 17.5L45 26Z', SOLID) +
      shape('M3 36L4 30L9 29L11 33L8 38Z', WASH),
  ),
  'e-hunting': emblem(
    shape(
      'M28 52C22 49 20 43 20 37L15 32C18 29 20 28 23 28L25 23H31L33 28C36 28 38 29 41 32L36 37C36 43 34 49 28 52Z',
      WOOD,
    ) +
      stroke(
        'M24 24C20 20 12 20 10 10M14.5 17L7 16M11.5 12.5L16 6M32 24C36 20 44 20 46 10M41.5 17L49 16M44.5 12.5L40 6',
        2.8,
      ) +
      stroke('M24 36V36M32 36V36', 3.2) +
      stroke('M25.5 46C27 48 29 48 30.5 46'),
  ),
  'e-joust': emblem(
    shape('M14 22C14 11 20 5 29 5C38 5 44 11 44 22V42L36 49H22L14 42Z', METAL) +
      stroke('M29 5V49') +
      shape('M12 24H46L44 30H14Z', CREAM) +
      stroke('M18 27H26M32 27H40', 2.8) +
      stroke('M20 36V36M24 38V38M34 38V38M38 36V36M20 41V41M38 41V41', 2.6) +
      shape('M29 5C26 0 34 -2 41 2C47 5 49 11 48 16C45 11 39 7 29 5Z', WASH),
  ),
  'e-chivalry': emblem(
    shape(
      'M18 53C22 45 21 40 17 37L9 40C5 39 3 35 5 32L14 21C15 15 18 10 24 8L25 2L31 8C42 11 49 22 49 38L48 53Z',
      WOOD,
    ) +
      shape('M29 8C42 9 51 22 50 42C46 42 43 39 42 36C42 32 40 29 37 27C37 22 35 19 32 17C32 13 31 10 27 9Z', BARK) +
      stroke('M20 20V20', 3.2) +
      stroke('M8.5 34.500V34.5', 2.6) +
      stroke('M9 40C11 38.5 13 37 17 37', 1.5) +
      rod('M10.5 26L17.5 37M17.5 37C21 31 26 24 23 10', RED, 4) +
      shine('M30 42C32 36 32 32 31 29'),
  ),
  'e-diplomat': emblem(
    shape('M4 12H52V44H4Z', VELLUM) +
      stroke('M4 44L22 27M52 44L34 27', 1.4) +
      shape('M4 12H52L28 33Z', VELLUM) +
      shape('M24 36L20 51L25.5 48L28 52L30.5 48L36 51L32 36Z', RED) +
      disc(28, 31, 8.4, RED) +
      '<path d="M28 25.500L29.5 29.500L33.5 31L29.5 32.500L28 36.500L26.5 32.500L22.5 31L26.5 29.500Z" fill="#FFE3D2" stroke="none"/>',
  ),
  'e-mercenary': emblem(
    shape('M9 3C17 5 32 17 42 31L36 37C24 27 11 15 5 8Z', METAL) +
      shine('M12 8C21 15 30 24 36 31', 1.6) +
      stroke('M46 27L31 41', 4) +
      rod('M39.5 35L47 43', WOOD, 5.4) +
      disc(49, 45, 3.4, GOLD) +
      shape('M11 35C3 39 2 51 8 52.500H23C29 51 28 39 20 35Z', 'fill="var(--leather,#A8763F)"') +
      shape('M8 27L12 34.500H19L23 27L17.5 29.500L15.5 26.500L13.5 29.500Z', WOOD) +
      stroke('M10.5 35H20.5', 2.4),
  ),
  'e-tax-collector': emblem(
    shape('M6 29L9 12C9 9 47 9 47 12L50 29Z', BARK) +
      stroke('M17 10L15.5 26M39 10L40.5 26', 1.6) +
      shape('M9 29C11 22 17 22 19 25C21 18 30 17 32 22C36 18 45 22 47 29Z', SILVER) +
      stroke('M22 24C23 22 27 21 29 23M37 25C39 23 42 24 43 26M13 27C14 25 16 25 17 27', 1.3) +
      shape('M5 29H51V51H5Z', WOOD) +
      stroke('M14 29V51M42 29V51', 3) +
      shape('M23 29H33V40H23Z', METAL) +
      stroke('M28 33V36', 2.6),
  ),
  'e-captain': emblem(
    shape('M50 1L54 5L20 41L15 36Z', METAL) +
      shine('M47 7L41 13', 1.5) +
      rod('M13 41L5 50', WOOD, 5.4) +
      disc(5, 50.5, 2.6, GOLD) +
      disc(25, 31, 15.5, WASH) +
      disc(25, 31, 10.5, RED) +
      disc(25, 31, 4.6, METAL) +
      stroke(
        'M25 18V18M25 44V44M12 31V31M38 31V31M15.800 21.800V21.800M34.200 21.800V21.800M15.800 40.200V40.200M34.200 40.200V40.200',
        2.4,
      ) +
      shine('M17.500 28.500C18.500 25.500 20 24 22 23'),
  ),
  'e-troubadour': emblem(
    '<g transform="rotate(32 28 28)">' +
      shape('M25 8L20 0L33 -3L32 8Z', BARK) +
      stroke('M21 3L17 4M31 1L36 0M32 5L37 5', 1.8) +
      shape('M25 28V7H32V28Z', BUFF) +
      shape('M28.5 22C21 24 13 31 13 41C13 49 20 55 28.5 55S44 49 44 41C44 31 36 24 28.5 22Z', WOOD) +
      disc(28.5, 37, 5.4, SHADOW) +
      stroke('M22 48H35', 2.6) +
      stroke('M27 8V48M30 8V48', 1.1) +
      shine('M17 40C17.5 36 19.5 33 22 31') +
      '</g>',
  ),
  'e-ransom': emblem(
    rod('M15 8a9.5 9.5 0 1 0 .1 0Z', METAL, 5.4) +
      rod('M41 8a9.5 9.5 0 1 0 .1 0Z', METAL, 5.4) +
      link(24, 29) +
      link(28, 33) +
      link(32, 29) +
      shape('M11 6H19V12H11ZM37 6H45V12H37Z', STEEL) +
      disc(28, 44, 9, SILVER) +
      shape('M26 42L25 38H31L30 42L34 41V47L30 46L31 50H25L26 46L22 47V41Z', 'fill="#4A4740" stroke="none"'),
  ),
  'e-catapult': emblem(
    stroke('M20 45L29 22L39 45', 5) +
      '<path d="M20 45L29 22L39 45" fill="none" stroke="var(--bark,#8A6038)" stroke-width="2.2"/>' +
      rod('M7 40L42 13', WOOD, 5) +
      stroke('M10 38L12 46', 1.5) +
      rod('M4 46H49', WOOD, 5.4) +
      disc(13, 48, 5.2, BUFF) +
      disc(41, 48, 5.2, BUFF) +
      stroke('M13 48V48M41 48V48', 2.8) +
      disc(45, 8, 5.6, ROCK) +
      shape('M37 9C37 16 44 20 52 15L50 12C46 14 42 12 41 8Z', BARK),
  ),
  'e-scout': emblem(
    stroke('M12 24C16 2 46 0 43 34', 1.9) +
      shape('M4 9C4 32 19 51 42 51L51 33C36 36 18 28 12 7Z', CREAM) +
      shape('M42 51C38 46 43 34 51 33C55 38 49 50 42 51Z', SHADOW) +
      rod('M4.5 16L14 13M11 34L22 25M29 48L37 35', GOLD, 4.2) +
      shape('M3 10L12 6.500L11 3H4Z', GOLD) +
      shine('M8.5 20C10 25 12 29 14 31.5', 1.6),
  ),
  'e-executioner': emblem(
    rod('M28 3V53', WOOD, 5) +
      shape(
        'M25.5 8C19 10 12 8 7 3C1 12 1 26 7 34C12 29 19 26 25.5 28ZM30.5 8C37 10 44 8 49 3C55 12 55 26 49 34C44 29 37 26 30.5 28Z',
        METAL,
      ) +
      stroke('M10 9C7 15 7 23 10 28M46 9C49 15 49 23 46 28', 1.3) +
      shape('M23 9H33V27H23Z', STEEL) +
      stroke('M23 15H33M23 21H33', 1.3) +
      rod('M25.5 44H30.5', RED, 6),
  ),
  'e-castellan': emblem(
    rod('M17 6a10 10 0 1 0 .1 0Z', GOLD, 6.4) +
      rod('M24 23L46 45', GOLD, 6.4) +
      shape('M43 38L49 32L54 37L48 43ZM35 31L40 26L44 30L39 35Z', GOLD) +
      disc(17, 16, 3.4, SOLID) +
      shape('M6 30C3 37 9 41 7 52L12 48L16 52C18 42 12 38 14 30Z', RED) +
      shine('M28.5 25.500L38 35', 1.5),
  ),
  'e-recruiter': emblem(
    shape('M8 25V42C8 48 17 52 28 52S48 48 48 42V25Z', WASH) +
      stroke('M8 29L14 47L21 32L28 51L35 32L42 47L48 29', 1.6) +
      shape('M8 41C8 47 17 51 28 51S48 47 48 41V45C48 50 39 53 28 53S8 50 8 45Z', RED) +
      shape('M7 21V26C7 31 16 34 28 34S49 31 49 26V21Z', RED) +
      oval(28, 21, 21, 7.6, CREAM) +
      rod('M8 5L27 20M49 3L31 19', WOOD, 4.4) +
      disc(28, 21, 2.6, BUFF) +
      disc(31, 19.5, 2.6, BUFF),
  ),
  'e-wedding': emblem(
    rod('M19.5 22a13 13 0 1 0 .1 0Z', GOLD, 6) +
      rod('M36.5 22a13 13 0 1 0 .1 0Z', GOLD, 6) +
      rod('M28 25.500a13 13 0 0 1 4 12', GOLD, 6) +
      shape('M28 18C20 12 18 7 21 4C24 1.5 27.5 4 28 7C28.5 4 32 1.5 35 4C38 7 36 12 28 18Z', RED) +
      shine('M22.5 8C22.3 6.8 23 6 24 5.8', 1.6),
  ),
  'e-fort': emblem(
    stroke('M28 8V1', 1.8) +
      shape('M28 1.500L37 4L28 6.500Z', RED) +
      shape('M17 34V18H39V34Z', WOOD) +
      shape('M13 19L28 7L43 19Z', BARK) +
      shape('M25 30V25C25 22 31 22 31 25V30Z', SHADOW) +
      shape('M4 52V35L8 30L12 35L16 30L20 35L24 30L28 35L32 30L36 35L40 30L44 35L48 30L52 35V52Z', WOOD) +
      stroke('M12 35V52M20 35V52M28 35V52M36 35V52M44 35V52', 1.5) +
      rod('M4 44H52', BARK, 4),
  ),
  'e-princess': emblem(
    shape('M8 3C1 18 1 36 6 50C12 46 16 36 18 26Z', CREAM) +
      shape('M13 53C14 45 20 42 25 41H36C43 43 48 47 48 53Z', WASH) +
      shape('M25 36H34V43C31 46 28 46 25 43Z', SKIN) +
      shape('M20 28C20 20 24 17 30 17S39 21 39 28C39 35 35 40 30 40S20 36 20 28Z', SKIN) +
      shape('M16 30L7 2L38 18C30 16 21 19 19 31Z', RED) +
      stroke('M13 21L26 12.500M15 26L31 14.5', 1.4) +
      stroke('M27 28V28M35 28V28', 2.6) +
      stroke('M28.5 34C30 35 32 35 33.5 34', 1.5) +
      stroke('M22 46C26 49 34 49 39 46', 1.5) +
      disc(30.5, 49, 1.8, GOLD),
  ),
};
