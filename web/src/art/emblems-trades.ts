// Emblems of the activity cards and of agriculture.

import { WASH, VELLUM, BUFF, SOLID, GOLD, emblem, type Drawings } from './drawing';

export const tradeEmblems: Drawings = {
  'e-merchant': emblem(`
    <path d="M28 7V44M17 47H39M22 44H34L36 47H20Z" ${BUFF}/>
    <path d="M9 15L47 11" fill="none" stroke-width="2.6"/>
    <circle cx="28" cy="8" r="3" ${BUFF}/>
    <path d="M10 15L4 31M10 15L17 31M46 11L39 27M46 11L52 27" fill="none"/>
    <path d="M3 31H18C17 37 4 37 3 31Z" ${WASH}/>
    <path d="M38 27H53C52 33 39 33 38 27Z" ${WASH}/>
    <path d="M7 30C7 27 10 26 11 28C12 26 15 27 14 30Z" ${BUFF}/>`),
  'e-blacksmith': emblem(`
    <path d="M6 25H22C22 25 46 25 51 22C50 30 42 32 36 33C35 37 37 40 41 42V47H15V42C19 40 21 37 20 33C13 33 7 30 6 25Z" fill="#8b8780"/>
    <path d="M27 5L42 16L38 21L23 10Z" ${BUFF}/>
    <path d="M31 13L19 23" stroke-width="3"/>
    <path d="M12 12L9 8M17 9L16 4M22 15L18 13" fill="none"/>`),
  'e-goldsmith': emblem(`
    <path d="M14 7H42C43 19 38 27 31 28V38C37 39 41 42 42 47H14C15 42 19 39 25 38V28C18 27 13 19 14 7Z" ${GOLD}/>
    <path d="M18 13C19 19 21 22 24 24" fill="none" stroke="#FFF3C4" stroke-width="2.2"/>
    <ellipse cx="28" cy="33" rx="5" ry="3.2" fill="#F0CC66"/>
    <path d="M33 12L36 16L33 20L30 16Z" fill="var(--red,#A92C22)"/>`),
  'e-priest': emblem(`
    <path d="M22 50L32 17" fill="none" stroke-width="4"/>
    <path d="M32 17C29 8 38 3 43 8C48 13 43 21 38 18C35 16 37 12 40 13" fill="none" stroke-width="3.4"/>
    <path d="M11 20C11 13 17 13 17 20V32H11Z" ${VELLUM}/>
    <path d="M8 32H20L22 46H6Z" ${WASH}/>
    <path d="M14 8V13M11.5 10.5H16.5" stroke-width="2"/>`),
  'e-confession': emblem(`
    <path d="M8 48V22C8 12 18 6 28 5C38 6 48 12 48 22V48Z" fill="#C8A877"/>
    <path d="M14 48V25C14 18 20 15 23 14V48ZM42 48V25C42 18 36 15 33 14V48Z" ${VELLUM}/>
    <path d="M25 18H31V40H25ZM25 23.5H31M25 29H31M25 34.5H31M28 18V40" ${WASH}/>
    <path d="M16.5 34C16.5 30.5 21 30.5 21 34V40H16.5ZM35 32C35 28.5 39.5 28.5 39.5 32V40H35Z" ${SOLID}/>`),
  'e-glassblower': emblem(`
    <path d="M14 50V24C14 14 22 7 28 4C34 7 42 14 42 24V50Z" ${VELLUM} stroke-width="2.6"/>
    <path d="M28 4V50M14 34H42M14 22H42" stroke-width="2"/>
    <path d="M15.5 33V23H27V33Z" fill="#2C68AB"/>
    <path d="M29 33V23H40.5V33Z" fill="#A92C22"/>
    <path d="M15.5 49V35.5H27V49Z" fill="#E6AC22"/>
    <path d="M29 49V35.5H40.5V49Z" fill="#3C7C3B"/>
    <path d="M27 6.5V20.5H15.5C16.5 14 22 9.5 27 6.5Z" fill="#A92C22"/>
    <path d="M29 6.5V20.5H40.5C39.5 14 34 9.5 29 6.5Z" fill="#2C68AB"/>`),
  'e-archer': emblem(`
    <path d="M16 5C40 10 46 34 34 51" fill="none" stroke-width="4"/>
    <path d="M16 5C40 10 46 34 34 51" fill="none" stroke="#B98548" stroke-width="1.6"/>
    <path d="M16 5L34 51" fill="none" stroke-width="1.2"/>
    <path d="M5 34L46 21" fill="none" stroke-width="2.2"/>
    <path d="M51 19.5L43 17.5L45 26Z" ${SOLID}/>
    <path d="M3 36L4 30L9 29L11 33L8 38Z" ${WASH}/>`),
  'e-hunting': emblem(`
    <path d="M28 52C22 49 20 43 20 37L15 32C18 29 20 28 23 28L25 23H31L33 28C36 28 38 29 41 32L36 37C36 43 34 49 28 52Z" fill="#B98548"/>
    <path d="M24 24C20 20 12 20 10 10M14.5 17L7 16M11.5 12.5L16 6M32 24C36 20 44 20 46 10M41.5 17L49 16M44.5 12.5L40 6" fill="none" stroke-width="2.8"/>
    <path d="M24 36V36M32 36V36" stroke-width="3.2"/>
    <path d="M25.5 46C27 48 29 48 30.5 46" fill="none"/>`),
  'e-joust': emblem(`
    <path d="M14 22C14 11 20 5 29 5C38 5 44 11 44 22V42L36 49H22L14 42Z" fill="#BFC3C6"/>
    <path d="M29 5V49" fill="none"/>
    <path d="M12 24H46L44 30H14Z" fill="#E7E9EA"/>
    <path d="M18 27H26M32 27H40" stroke-width="2.8"/>
    <path d="M20 36V36M24 38V38M34 38V38M38 36V36M20 41V41M38 41V41" stroke-width="2.6"/>
    <path d="M29 5C26 0 34 -2 41 2C47 5 49 11 48 16C45 11 39 7 29 5Z" ${WASH}/>`),
  'e-fields': emblem(`
    <path d="M12 50C12 34 14 22 10 10M28 50V8M44 50C44 34 42 22 46 10" fill="none" stroke-width="2"/>
    <path d="M28 8C24 5 24 1 28 -1C32 1 32 5 28 8ZM28 16C22 16 21 12 22 8C26 9 28 12 28 16ZM28 16C34 16 35 12 34 8C30 9 28 12 28 16ZM28 26C22 26 21 22 22 18C26 19 28 22 28 26ZM28 26C34 26 35 22 34 18C30 19 28 22 28 26Z" fill="var(--wheat,#DDB44A)"/>`),
};
