// Portraits of the characters and of the King.

import { GOLD, emblem, type Drawings } from './drawing';

export const portraits: Drawings = {
  'e-hugues': emblem(`
    <circle cx="28" cy="28" r="26" fill="var(--pw,#DCE3DF)" stroke-width="1.6"/>
    <path d="M7 44C9 34 17 32 28 32S47 34 49 44C44 51 36 54 28 54S12 51 7 44Z" fill="#FBF8EF"/>
    <path d="M28 36V53M20.5 43H35.5" stroke="#A92C22" stroke-width="4.6"/>
    <path d="M15 27C14 14 20 7 28 7S42 14 41 27C41 33 38 37 35 39C30 41 26 41 21 39C18 37 15 33 15 27Z" fill="#B9BEC1"/>
    <path d="M19 26C19 19 22 15 28 15S37 19 37 26C37 33 33 36.5 28 36.5S19 33 19 26Z" fill="#F0CFA8"/>
    <path d="M20.5 29C22 37 34 37 35.5 29C36 36 33 43 28 44C23 43 20 36 20.5 29Z" fill="#8A5A33"/>
    <path d="M24 24.5V24.5M32 24.5V24.5" stroke-width="2.8"/>
    <path d="M25.5 31.5C27 32.5 29 32.5 30.5 31.5" fill="none" stroke="#FBF0DF" stroke-width="1.4"/>`),
  'e-urbain': emblem(`
    <circle cx="28" cy="28" r="26" fill="var(--pw,#E8D9D0)" stroke-width="1.6"/>
    <path d="M7 44C10 36 18 34 28 34S46 36 49 44C44 51 36 54 28 54S12 51 7 44Z" fill="#FBF8EF"/>
    <path d="M24 35H32V54H24Z" fill="#D9A122"/>
    <path d="M28 39V50M24.5 43H31.5" stroke-width="1.6"/>
    <path d="M18 25C18 18 22 16 28 16S38 18 38 25C38 33 33 37.5 28 37.5S18 33 18 25Z" fill="#F0CFA8"/>
    <path d="M17 20C14 12 22 8 28 1C34 8 42 12 39 20C35 17 21 17 17 20Z" fill="#FBF8EF"/>
    <path d="M28 5V17M23.5 11.5H32.5" stroke="#D9A122" stroke-width="2.2"/>
    <path d="M24 25.5V25.5M32 25.5V25.5" stroke-width="2.8"/>
    <path d="M25 32C27 33.5 29 33.5 31 32" fill="none" stroke-width="1.5"/>`),
  'e-thibaut': emblem(`
    <circle cx="28" cy="28" r="26" fill="var(--pw,#D6E0EA)" stroke-width="1.6"/>
    <path d="M7 44C10 36 18 34 28 34S46 36 49 44C44 51 36 54 28 54S12 51 7 44Z" fill="#2C68AB"/>
    <path d="M16 37L40 52" stroke="#FFF6E0" stroke-width="4"/>
    <path d="M18 25C18 18 22 15 28 15S38 18 38 25C38 33 33 37.5 28 37.5S18 33 18 25Z" fill="#F0CFA8"/>
    <path d="M15 30C12 20 16 11 28 11S44 20 41 30C39 30 38 26 37 21C31 21 22 20 20 19C19 24 18 29 15 30Z" fill="#8A5A33"/>
    <path d="M16 14L21 10L28 13L35 10L40 14L39 19H17Z" fill="#D9A122"/>
    <path d="M24 26V26M32 26V26" stroke-width="2.8"/>
    <path d="M24.5 31.5C27 34 29 34 31.5 31.5" fill="none" stroke-width="1.5"/>`),
  'e-florentin': emblem(`
    <circle cx="28" cy="28" r="26" fill="var(--pw,#DCE8D4)" stroke-width="1.6"/>
    <path d="M7 44C10 36 18 34 28 34S46 36 49 44C44 51 36 54 28 54S12 51 7 44Z" fill="#7E1D17"/>
    <path d="M20 35C24 40 32 40 36 35" fill="none" stroke="#FFF6E0" stroke-width="3"/>
    <path d="M18 25C18 18 22 15 28 15S38 18 38 25C38 33 33 38 28 38S18 33 18 25Z" fill="#E9C296"/>
    <path d="M12 18C11 9 22 5 31 7C42 8 46 15 43 20C38 15 24 14 18 20C16 22 13 21 12 18Z" fill="#A92C22"/>
    <path d="M24 25.5V25.5M32 25.5V25.5" stroke-width="2.8"/>
    <path d="M25 31.5H31M26 35C27.5 36 28.5 36 30 35" fill="none" stroke-width="1.6"/>`),
  'e-king': emblem(`
    <circle cx="28" cy="28" r="26" fill="var(--pw,#E6D3B4)" stroke-width="1.6"/>
    <path d="M7 44C10 36 18 34 28 34S46 36 49 44C44 51 36 54 28 54S12 51 7 44Z" fill="#70408C"/>
    <path d="M20 36L28 46L36 36L40 38L28 54L16 38Z" fill="#FFF6E0"/>
    <path d="M23 42V42M28 49V49M33 42V42" stroke-width="2.2"/>
    <path d="M17 24C17 17 21 14 28 14S39 17 39 24C39 33 34 38 28 38S17 33 17 24Z" fill="#F0CFA8"/>
    <path d="M18 28C20 38 36 38 38 28C40 36 35 43 28 43S16 36 18 28Z" fill="#6B4526"/>
    <path d="M13 9L20 13L28 4L36 13L43 9L40 20H16Z" ${GOLD}/>
    <circle cx="28" cy="15.5" r="2" fill="#A92C22" stroke-width="1"/>
    <path d="M24 25.5V25.5M32 25.5V25.5" stroke-width="2.8"/>
    <path d="M25 33C27 31.5 29 31.5 31 33" fill="none" stroke="#FBF0DF" stroke-width="1.5"/>`),
};
