// What is gained, spent and counted: coins, influence, points, knowledge, residents, banners, a crown, sun and moon.

import { INK, GOLD, disc, drawing, type Drawings, shape, stroke } from './drawing';

/** Influence: a fleur-de-lis. */
const LIS = `
  <path d="M16 1.5C19.5 6 21.2 8.8 21.2 12C21.2 15.5 19.4 17.5 18.4 20.5H13.6C12.6 17.5 10.8 15.5 10.8 12C10.8 8.8 12.5 6 16 1.5Z"/>
  <path d="M12 20.5C11.5 15 9.5 11 6 10.8C3 10.7 1.3 13.2 2 15.8C2.6 18 5.4 18.4 6.3 16.4C8.3 17 8.5 19 8 20.5Z"/>
  <path d="M20 20.5C20.5 15 22.5 11 26 10.8C29 10.7 30.7 13.2 30 15.8C29.4 18 26.6 18.4 25.7 16.4C23.7 17 23.5 19 24 20.5Z"/>
  <path d="M7.5 21.6H24.5V24.6H7.5Z"/>
  <path d="M13 25.7H19C19 28 20.3 29.3 22 30.5C19.5 30.8 17.5 30 16 28.3C14.5 30 12.5 30.8 10 30.5C11.7 29.3 13 28 13 25.7Z"/>`;

const PETALS = 12;
const onRing = (radius: number, turn: number): string => {
  const angle = turn * Math.PI * 2 - Math.PI / 2;
  return `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`;
};

/** Victory points: a gold rose window of twelve petals. */
function roseWindow(outline: number): string {
  let petals = '';
  for (let i = 0; i < PETALS; i++) {
    const [x, y] = onRing(14.4, i / PETALS).split(' ');
    petals += `<circle cx="${x}" cy="${y}" r="4.3"/>`;
  }
  return `<g ${GOLD} ${INK} stroke-width="${outline}">${petals}</g><g ${GOLD}>${petals}</g>`;
}

function roseSpokes(): string {
  let spokes = '';
  for (let i = 0; i < PETALS; i++) {
    const turn = (i + 0.5) / PETALS;
    spokes += `M${onRing(12.2, turn)}L${onRing(16.6, turn)}`;
  }
  return `<path d="${spokes}" stroke="#7A5200" stroke-width="1"/>`;
}

export const goods: Drawings = {
  crown: drawing(
    '0 0 32 32',
    `<g ${INK} stroke-width="1.9">${shape('M4 26L2 8L10 15L16 4L22 15L30 8L28 26Z', GOLD)}${stroke('M4.5 22H27.5', 1.5)}${disc(16, 18, 1.8, 'fill="var(--red,#A92C22)"')}</g>`,
  ),
  denier: drawing(
    '0 0 32 32',
    `
    <circle cx="16" cy="17" r="14" fill="#77736A"/>
    <circle cx="16" cy="15.5" r="14" fill="var(--silver,#DEDCD4)" ${INK} stroke-width="2.2"/>
    <path d="M13.4 13L11 5.8H21L18.6 13L26 10.6V20.4L18.6 18L21 25.2H11L13.4 18L6 20.4V10.6Z" fill="#4A4740"/>`,
  ),
  coin: drawing(
    '0 0 32 32',
    `
    <circle cx="16" cy="17.2" r="14" fill="#77736A" ${INK} stroke-width="1.7"/>
    <circle cx="16" cy="15.6" r="14" fill="var(--silver,#DEDCD4)" ${INK} stroke-width="1.9"/>
    <circle cx="16" cy="15.6" r="11" fill="none" stroke="#77736A" stroke-width="1.3" stroke-dasharray="1.3 2.15" stroke-linecap="round"/>`,
  ),
  purse: drawing(
    '0 0 32 32',
    `
    <path d="M11 9C3 14 2 29 8 30H24C30 29 29 14 21 9Z" fill="#A8763F" ${INK} stroke-width="1.9"/>
    <path d="M10 4L12.5 9H19.5L22 4L18 5.5L16 3L14 5.5Z" fill="#C99355" ${INK} stroke-width="1.7"/>
    <path d="M10 9.8H22" ${INK} stroke-width="2.4"/>`,
  ),
  influence: drawing('0 0 32 32', `<g fill="currentColor">${LIS}</g>`),
  'influence-red': drawing('0 0 32 32', `<g fill="var(--red,#A92C22)">${LIS}</g>`),
  vp: drawing(
    '0 0 40 40',
    `${roseWindow(3.2)}${roseSpokes()}
    <circle cx="20" cy="20" r="12.2" fill="#FDF1C8" stroke="var(--line,#3A2A1C)" stroke-width="1.4"/>`,
  ),
  'vp-icon': drawing(
    '0 0 40 40',
    `${roseWindow(3.6)}
    <circle cx="20" cy="20" r="13.5" ${GOLD}/>
    <path d="M20 6.5L23.6 16.4L33.5 20L23.6 23.6L20 33.5L16.4 23.6L6.5 20L16.4 16.4Z" fill="#FFF6D2" stroke="#7A5200" stroke-width="1.2" stroke-linejoin="round"/>`,
  ),
  hourglass: drawing(
    '0 0 24 32',
    `
    <path d="M3 2.5H21M3 29.5H21" stroke="currentColor" stroke-linecap="round" stroke-width="3.2"/>
    <path d="M5 4.5C5 11 11 13 11 16S5 21 5 27.5H19C19 21 13 19 13 16S19 11 19 4.5Z" fill="#FFFAEC" stroke="currentColor" stroke-linejoin="round" stroke-width="1.9"/>
    <path d="M7.5 9.5H16.5C15.5 12 12.5 13.5 12 15.5C11.5 13.5 8.5 12 7.5 9.5ZM7 26.5C7.5 23.5 10 22 12 20.5C14 22 16.5 23.5 17 26.5Z" fill="#C98A1C"/>`,
  ),
  banner: drawing(
    '0 0 28 32',
    `
    <path d="M2.5 3H25.5" ${INK} stroke-width="2.6"/>
    <path d="M4.5 3.5H23.5V29L14 23.5L4.5 29Z" fill="var(--ban,#EADBB9)" ${INK} stroke-width="1.6"/>`,
  ),
  knowledge: drawing(
    '0 0 32 32',
    `
    <path d="M16 8C12 4.5 7 4 2.5 5V25.5C7 24.5 12 25 16 28.5C20 25 25 24.5 29.5 25.5V5C25 4 20 4.5 16 8Z" fill="#FFFCF2" ${INK} stroke-width="1.9"/>
    <path d="M16 8V28" ${INK} stroke-width="1.7"/>
    <path d="M6 10C8.5 9.7 11 10.3 13 11.5M6 14.5C8.5 14.2 11 14.8 13 16M6 19C8.5 18.7 11 19.3 13 20.5M26 10C23.5 9.7 21 10.3 19 11.5M26 14.5C23.5 14.2 21 14.8 19 16M26 19C23.5 18.7 21 19.3 19 20.5" stroke="#6E5A44" stroke-width="1.3" fill="none"/>`,
  ),
  resident: drawing(
    '0 0 32 32',
    `
    <path d="M4 30C4 22 9 18.5 16 18.5S28 22 28 30Z" fill="var(--c,#A29E95)" ${INK} stroke-width="1.9"/>
    <circle cx="16" cy="11" r="7.5" fill="var(--c,#A29E95)" ${INK} stroke-width="1.9"/>`,
  ),
  crier: drawing(
    '0 0 32 32',
    `
    <path d="M16 3C16 3 8 5 8 15V20L4.5 25H27.5L24 20V15C24 5 16 3 16 3Z" ${GOLD} ${INK} stroke-width="1.9"/>
    <path d="M12.5 26C13 29.5 19 29.5 19.5 26" fill="#7A5200" ${INK} stroke-width="1.7"/>
    <path d="M13 3.2H19" ${INK} stroke-width="2.6"/>`,
  ),
  scroll: drawing(
    '0 0 32 32',
    `
    <path d="M8 4H27C24.5 4 24.5 9 24.5 9V26C24.5 28.5 22.5 29 21 29H6C3 29 3 24.5 5.5 24.5H8Z" fill="#FFFAEC" ${INK} stroke-width="1.9"/>
    <path d="M8 4C5 4 4.5 9 8 9M11.5 11H21M11.5 15.5H21M11.5 20H18" fill="none" ${INK} stroke-width="1.6"/>`,
  ),
  sun: drawing(
    '0 0 48 48',
    `
    <g ${INK} stroke-width="1.8">
    <path d="M24 1L28 11L36 4L35 14.5L46 13L38 20.5L47 25L37 28.5L44 37L33 35.5L34 46L25.5 38.5L20 47L17.5 37L8 42L11.5 31.5L1 30.5L10 24L2 16L12.5 16.5L10.5 6L19.5 11Z" ${GOLD}/>
    <circle cx="24" cy="24" r="11" fill="#F8E09A"/></g>
    <path d="M19.5 22.5C20 21.5 21.5 21.5 22 22.5M26 22.5C26.5 21.5 28 21.5 28.5 22.5M20 27C22 29.5 26 29.5 28 27" fill="none" ${INK} stroke-width="1.5"/>`,
  ),
  moon: drawing(
    '0 0 48 48',
    `
    <path d="M34 5C20 5 11 15 11 26C11 38 21 45 32 44C24 41 20 34 20.5 26C21 16 26 8 34 5Z" fill="#C9D3DE" ${INK} stroke-width="1.8"/>
    <path d="M17.5 20C18 19 19.5 19 20 20M17 27.5C18.5 29.5 20 29.8 21.5 29" fill="none" ${INK} stroke-width="1.5"/>
    <path d="M38 14L39 18L43 19L39 20L38 24L37 20L33 19L37 18ZM32 27L32.7 30L35.5 30.7L32.7 31.4L32 34.5L31.3 31.4L28.5 30.7L31.3 30Z" ${GOLD}/>`,
  ),
};
