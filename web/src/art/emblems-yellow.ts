// Emblems of the yellow activities, trades of the people, and of agriculture.

import {
  WASH,
  VELLUM,
  SOLID,
  GOLD,
  SILVER,
  RED,
  LEAF,
  WHEAT,
  BUFF,
  WOOD,
  BARK,
  METAL,
  STEEL,
  CREAM,
  ROCK,
  SHADOW,
  FIRE,
  SKIN,
  disc,
  emblem,
  oval,
  rod,
  shape,
  shine,
  stroke,
  type Drawings,
} from './drawing';

const stackOfCoins = (x: number, bottom: number, coins: number): string =>
  Array.from({ length: coins }, (_, i) =>
    shape(`M${x - 8} ${bottom - i * 5}v-5a8 3 0 0 1 16 0v5a8 3 0 0 1 -16 0Z`, SILVER),
  ).join('') + oval(x, bottom - coins * 5, 8, 3, SILVER);

const grapes = (rows: [number, number][]): string =>
  rows.map(([x, y]) => disc(x, y, 4.9, 'fill="var(--purple,#70408C)"')).join('');

export const yellowEmblems: Drawings = {
  'e-merchant': emblem(
    shape('M28 7V44M17 47H39M22 44H34L36 47H20Z', BUFF) +
      stroke('M9 15L47 11', 2.6) +
      disc(28, 8, 3, BUFF) +
      stroke('M10 15L4 31M10 15L17 31M46 11L39 27M46 11L52 27') +
      shape('M3 31H18C17 37 4 37 3 31Z', WASH) +
      shape('M38 27H53C52 33 39 33 38 27Z', WASH) +
      shape('M7 30C7 27 10 26 11 28C12 26 15 27 14 30Z', BUFF),
  ),
  'e-blacksmith': emblem(
    shape(
      'M6 25H22C22 25 46 25 51 22C50 30 42 32 36 33C35 37 37 40 41 42V47H15V42C19 40 21 37 20 33C13 33 7 30 6 25Z',
      STEEL,
    ) +
      shape('M27 5L42 16L38 21L23 10Z', BUFF) +
      stroke('M31 13L19 23', 3) +
      stroke('M12 12L9 8M17 9L16 4M22 15L18 13'),
  ),
  'e-goldsmith': emblem(
    shape('M14 7H42C43 19 38 27 31 28V38C37 39 41 42 42 47H14C15 42 19 39 25 38V28C18 27 13 19 14 7Z', GOLD) +
      '<path d="M18 13C19 19 21 22 24 24" fill="none" stroke="#FFF3C4" stroke-width="2.2"/>' +
      '<ellipse cx="28" cy="33" rx="5" ry="3.2" fill="#F0CC66"/>' +
      `<path d="M33 12L36 16L33 20L30 16Z" ${RED}/>`,
  ),
  'e-fields': emblem(
    stroke('M12 50C12 34 14 22 10 10M28 50V8M44 50C44 34 42 22 46 10', 2) +
      `<path d="M28 8C24 5 24 1 28 -1C32 1 32 5 28 8ZM28 16C22 16 21 12 22 8C26 9 28 12 28 16ZM28 16C34 16 35 12 34 8C30 9 28 12 28 16ZM28 26C22 26 21 22 22 18C26 19 28 22 28 26ZM28 26C34 26 35 22 34 18C30 19 28 22 28 26Z" ${WHEAT}/>`,
  ),
  'e-artisan': emblem(
    shape('M23 47L20 53H36L33 47Z', BUFF) +
      oval(28, 45, 18, 4.5, BUFF) +
      stroke('M37 15C46 14 47 24 40.5 27', 2.6) +
      shape('M21 43C13 36 12 27 19 21C21.5 18.5 21 16 20 11H36C35 16 34.5 18.5 37 21C44 27 43 36 35 43Z', WASH) +
      oval(28, 11, 8, 2.6, BUFF) +
      stroke('M15.5 29C23 32 33 32 40.5 29M16 33C23 36 33 36 40 33', 1.3) +
      shine('M19.5 23.500C18 25.5 17.5 27 17.5 28.5'),
  ),
  'e-miller': emblem(
    shape('M19 51L22.5 24H33.500L37 51Z', WASH) +
      shape('M21 24C21 16 35 16 35 24Z', BARK) +
      shape('M25 51V44C25 40 31 40 31 44V51Z', SOLID) +
      stroke('M28 22L10 14M28 22L36 4M28 22L46 30M28 22L20 40', 2.2) +
      shape(
        'M23.4 20L10.6 14.300L12.6 9.700L25.4 15.400ZM30 17.400L35.7 4.600L40.3 6.600L34.6 19.400ZM32.6 24L45.4 29.700L43.4 34.300L30.6 28.600ZM26 26.600L20.3 39.400L15.7 37.400L21.4 24.600Z',
        CREAM,
      ) +
      disc(28, 22, 2.4, SOLID),
  ),
  'e-innkeeper': emblem(
    stroke('M37 24C49 22 49 42 37 40', 5) +
      '<path d="M37 24C49 22 49 42 37 40" fill="none" stroke="var(--wood,#B98548)" stroke-width="2"/>' +
      shape('M13 17H37V46C37 49 35 51 32 51H18C15 51 13 49 13 46Z', WOOD) +
      stroke('M21 28V40M29 28V40', 1.3) +
      shape('M12 23H38V27H12ZM12 41H38V45H12Z', METAL) +
      shape(
        'M11 19C7 14 11 8 16 10C18 4 27 4 29 9C34 6 42 11 39 17C37 20 34 20 32.5 18C31.5 24 26 23.5 25 19.500C22 23 18.5 22 17.5 19.500C15.5 21.5 13 21 11 19Z',
        CREAM,
      ),
  ),
  'e-militiaman': emblem(
    rod('M46 53V14', WOOD, 4.2) +
      shape('M46 2L50 11L46 17L42 11Z', METAL) +
      shape('M12 34C12 45 16 51 23 51S34 45 34 34Z', SKIN) +
      shape(
        'M3 32C3 28 9 27 12 26.500C12 16 16 10 23 10S34 16 34 26.500C37 27 43 28 43 32C43 35.5 33 36.5 23 36.500S3 35.5 3 32Z',
        METAL,
      ) +
      stroke('M12 26.500C18 28.5 28 28.5 34 26.500M23 10V27.5') +
      stroke('M18.5 41V41M27.5 41V41', 2.8) +
      stroke('M20 46C22 47 24 47 26 46') +
      shine('M16 22C16 18 17 16 19 14.5'),
  ),
  'e-journeyman': emblem(
    rod('M6 52L44 12', WOOD, 4.4) +
      shape('M36 15L28 7L39 9ZM44 14L53 9L48 17Z', WASH) +
      shape('M35 16C25 21 22 36 29 42C36 47 50 45 53 36C54 28 49 20 46 15C42 13 38 13 35 16Z', WASH) +
      stroke('M34 16.500C38 20 43 19 46 15.5') +
      stroke('M32 27V27M40 25V25M36 34V34M45 33V33M30 36V36M40 40V40', 2.8),
  ),
  'e-sculptor': emblem(
    shape('M17 44H39V51H17Z', BUFF) +
      shape('M12 44C13 36 20 35 24 32.500H33C36 35 43 36 44 44Z', ROCK) +
      shape('M19 19C18 10 23 5 29 5S39 10 38 19C38 27 34 34 28.5 34S19.5 27 19 19Z', ROCK) +
      stroke('M19 18C23 17 25 13 25.5 9.500C28 13 34 12 37.5 15.5') +
      stroke('M28.5 19L27 25H30M23 20.500H25.500M32 20.500H34.500M26 29C28 30 30 30 31.5 29', 1.4) +
      rod('M3 34L15 27', METAL, 4.2) +
      stroke('M13 20L10 16M8 25L4 23', 1.7),
  ),
  'e-baker': emblem(
    rod('M5 52L20 35', WOOD, 5) +
      shape('M17 33C18 18 34 8 46 11C52 21 44 38 28 41C22 42 17 39 17 33Z', BUFF) +
      shape('M23 31C20 22 28 14 36 15.500C44 17 46 26 40 32C34 37.5 25 37.5 23 31Z', 'fill="var(--crust,#CF8E3F)"') +
      stroke('M27 25L33 32M31.5 20.500L38 27.5', 1.9) +
      shine('M26.5 27C26 24 27 21.5 29 20') +
      stroke('M14 17C11 13 16 11 13 7M24 10C22 7 26 5 24 2', 1.5),
  ),
  'e-woodcutter': emblem(
    shape('M11 34C11 41 9 46 6 51H50C47 46 45 41 45 34Z', BARK) +
      oval(28, 34, 17, 5.5, BUFF) +
      stroke('M20 34C20 31.5 36 31.5 36 34S24 36.5 24 34', 1.3) +
      stroke('M15 43V48M25 44V50M38 43V48', 1.3) +
      rod('M50 7L29 33', WOOD, 4.6) +
      shape('M37 19L29 8C21 11 15 19 15.5 29C21 27 27 27 32.5 30.500L40 22Z', METAL) +
      shine('M19 24.500C20 19 23 15 26.5 12.5'),
  ),
  'e-clog-maker': emblem(
    shape(
      'M5 19C8 17 11 18 13 21C17 27 24 27 30 26C37 25 42 24 46 20C49 17 52 18 52 22C53 31 48 39 40 42C36 43.500 32 44 30 44L28 50H8L7 44C3 40 3 26 5 19Z',
      WOOD,
    ) +
      shape('M8 20C13 15 24 17 29 25.500C23 30 12 29 8 20Z', SHADOW) +
      stroke('M7 44H30') +
      stroke('M36 34C40 33 43 31 45.500 28M38 38C41 37 43 36 45 34', 1.5) +
      shine('M8.500 30C8.500 34 9 37 10 39.500'),
  ),
  'e-weaver': emblem(
    shape('M14 14H42V47H14Z', VELLUM) +
      stroke('M18 14V31M22 14V31M26 14V31M30 14V31M34 14V31M38 14V31', 1.1) +
      shape('M14 31H42V47H14Z', WASH) +
      stroke('M14 36L18 33L22 36L26 33L30 36L34 33L38 36L42 33M14 44L18 41L22 44L26 41L30 44L34 41L38 44L42 41', 1.5) +
      rod('M10 5V52M46 5V52', WOOD, 4.8) +
      rod('M5 12H51M7 49H49', WOOD, 4.8) +
      shape('M17 23C23 19 33 19 39 23C33 27 23 27 17 23Z', BUFF) +
      stroke('M39 23C43 22 46 24 51 22', 1.3),
  ),
  'e-hostess': emblem(
    stroke('M12 20C2 20 3 34 11 34', 2.6) +
      shape('M11 45C6 38 7 30 13 25V15H27V25C33 30 34 38 29 45Z', WASH) +
      shape('M11 15C11 10 27 9 31 13L27 18H13Z', BUFF) +
      stroke('M8.5 34C15 37 25 37 31.5 34', 1.3) +
      shape('M33 24H49C49 32 46 35.5 43 36V42H47V45H35V42H39V36C36 35.5 33 32 33 24Z', GOLD) +
      shape('M3 45H53L49 51H7Z', BUFF) +
      shine('M12.5 39C11 36 11 33 13 30.500M36.5 27C37 30 38 31.5 39 32.5'),
  ),
  'e-distiller': emblem(
    shape('M15 53C12 49 17 47 18 43C24 46 28 49 25 53Z', FIRE) +
      shape('M9 47C3 37 8 27 16 26H26C34 27 39 37 33 47Z', 'fill="var(--copper,#C97B44)"') +
      shape(
        'M15 26C11 15 15 6 22 6C30 6 33 13 39 19L47 31L43 34L35 25C31 20 28 20 27 26Z',
        'fill="var(--copper,#C97B44)"',
      ) +
      stroke('M14 26H28', 2.4) +
      shape('M41 35H49V40C54 43 54 49 51 52H39C36 49 36 43 41 40Z', VELLUM) +
      shape('M38 46H52C52.5 49 52 51 51 52H39C38 51 37.5 49 38 46Z', WASH) +
      shine('M11 40C9.5 36 11 32 14 30.500M17.5 17C17 13 18.5 10.5 21 10'),
  ),
  'e-winegrower': emblem(
    stroke('M29 22C28 14 31 9 36 5', 2.6) +
      shape('M28 19C19 22 11 17 9 9C14 10 16 8 18 4C23 7 29 10 28 19Z', LEAF) +
      stroke('M13 10C18 13 23 15 26 18', 1.3) +
      grapes([
        [15, 26],
        [24.3, 24],
        [33.6, 24],
        [43, 26],
        [19.6, 33.5],
        [29, 32.5],
        [38.4, 33.5],
        [24.3, 41],
        [33.7, 41],
        [29, 48.5],
      ]) +
      shine('M13 25V25M22.5 23V23M31.8 23V23M17.8 32.500V32.500M27.3 31.500V31.5', 2.2),
  ),
  'e-banker': emblem(
    shape('M3 47H53L50 52H6Z', WOOD) +
      stackOfCoins(14, 46, 3) +
      stackOfCoins(44, 46, 5) +
      stackOfCoins(28, 48, 7) +
      stroke('M25 13H31', 1.5) +
      shine('M23 28V28.500M23 23V23.500M23 33V33.500M9 40V40.500M39 36V36.5', 1.8),
  ),
  'e-breeder': emblem(
    stroke('M18 38V50M24 38V50M33 38V50M39 37V50', 3) +
      shape(
        'M12 37C5 36 6 28 11 27C9 20 17 17 20 20C22 14 31 14 33 19C38 15 45 20 43 26C48 29 46 36 40 36C39 41 31 42 28 38C25 43 15 42 12 37Z',
        CREAM,
      ) +
      stroke('M18 29C17 26 21 25 22 28M30 27C29 24 33 23 34 26M25 34C24 31 28 30 29 33', 1.3) +
      shape('M39 24C38 18 46 15 50 20C55 22 54 31 48 32C43 33 40 29 39 24Z', BARK) +
      shape('M41 19C37 15 34 17 34 20C36 22 39 22 41 21Z', BARK) +
      stroke('M47 23V23', 2.6) +
      stroke('M5 51H51', 2),
  ),
  'e-master-craftsman': emblem(
    rod('M11 52L33 25', WOOD, 4.6) +
      rod('M45 52L23 25', WOOD, 4.6) +
      shape('M31 15L46 27L42 33L27 21Z', STEEL) +
      shape('M26 28L20 31L10 19L13 15Z', METAL) +
      shape('M18 11L16 2L22.5 6L28 1L33.5 6L40 2L38 11Z', GOLD) +
      shine('M20.5 9H30', 1.6),
  ),
};
