// Emblems of the event cards, and of the banquets and raids of Troyes Dice.

import { WASH, GOLD, emblem, type Drawings } from './drawing';

export const eventEmblems: Drawings = {
  'e-marauding': emblem(`
    <path d="M10 20L28 13L46 20L42 47C34 52 22 52 14 47Z" fill="#6b6258"/>
    <path d="M14 25C14 14 20 7 28 7S42 14 42 25C42 35 36 44 28 44S14 35 14 25Z" fill="#4a433b"/>
    <path d="M17 25C21 22 25 22 27 25C25 28 20 28 17 25ZM39 25C35 22 31 22 29 25C31 28 36 28 39 25Z" fill="#FFF6E0"/>
    <path d="M22.5 25V25M33.5 25V25" stroke-width="3"/>
    <path d="M16 32C24 35 32 35 40 32L38 40C32 44 24 44 18 40Z" ${WASH}/>`),
  'e-heresy': emblem(`
    <path d="M28 51C16 51 12 42 15 34C17 38 19 38 20 36C17 27 23 20 27 9C34 17 33 23 35 27C37 26 38 24 38 22C43 29 46 51 28 51Z" fill="#D9701E"/>
    <path d="M28 51C22 51 20 45 22 40C24 42 26 41 26 38C31 41 35 51 28 51Z" fill="#F6DC8A"/>
    <path d="M5 46H51" stroke-width="2.4"/>`),
  'e-war': emblem(`
    <path d="M9 6L41 41M47 6L15 41" stroke-width="4.6"/>
    <path d="M9 6L41 41M47 6L15 41" stroke="#E3E5E6" stroke-width="2"/>
    <path d="M34 46L47 34M22 46L9 34" stroke-width="4"/>
    <path d="M42 42L50 50M14 42L6 50" stroke-width="4"/>`),
  'e-skirmishes': emblem(`
    <path d="M7 9H31V24C31 34 25 39 19 42C13 39 7 34 7 24Z" ${WASH}/>
    <path d="M19 9V42M7 22H31" stroke-width="2.6"/>
    <path d="M37 51L43 9" stroke-width="3"/>
    <path d="M43 9C51 11 53 19 49 24L42 20L36 22C34 15 37 9 43 9Z" fill="#BFC3C6"/>`),
  'e-drought': emblem(`
    <circle cx="28" cy="20" r="11" ${GOLD}/>
    <path d="M28 3V6M11 20H8M48 20H45M16 8L18 10M40 8L38 10" stroke-width="2.4"/>
    <path d="M3 40C14 36 22 39 28 38C36 37 44 37 53 40V52H3Z" fill="#C9A566"/>
    <path d="M14 39L17 45L12 52M17 45L25 47L24 52M37 38L34 45L40 52M34 45L28 47" fill="none" stroke-width="1.5"/>`),
  'e-banquet': emblem(`
    <path d="M6 40H50C50 47 44 50 28 50S6 47 6 40Z" fill="#C9B48C"/>
    <path d="M12 40C10 28 20 20 30 21C41 22 46 31 44 40Z" fill="#C98A3C"/>
    <path d="M41 27L49 18M46.5 15.5C49 13 53 16 51 19C54 20 52 24 49 22.5Z" fill="#FFF6E0"/>
    <path d="M19 29C21 26 24 25 27 25" fill="none" stroke="#FFE9B8" stroke-width="2.2"/>
    <path d="M15 14C13 11 17 10 15 6M25 14C23 11 27 10 25 6M35 14C33 11 37 10 35 6" fill="none" stroke-width="1.5"/>`),
  'e-raid': emblem(`
    <path d="M22 52L31 27" stroke-width="5.4"/>
    <path d="M22 52L31 27" stroke="#B98548" stroke-width="2.4"/>
    <path d="M24 28L39 33L36 22C36 22 44 20 41 6C37 12 34 11 33 4C26 10 20 18 24 28Z" fill="#D9701E"/>
    <path d="M29 28C27 23 31 19 34 15C34 19 37 21 36 28Z" fill="#F6DC8A" stroke-width="1.2"/>
    <path d="M8 20L14 26M6 30L13 31M46 40L50 46M44 46L45 52" stroke-width="1.8"/>`),
};
