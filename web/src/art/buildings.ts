// The six buildings of the Troyes Dice sheet.

import { OPENING, building, type Drawings } from './drawing';

export const diceBuildings: Drawings = {
  'b-fortress': building(`
    <path d="M6 45V11H10V7H15V11H19V7H24V11H28V7H33V11H37V7H42V45Z"/>
    <path d="M6 18H42" fill="none"/>
    <path d="M19 45V34C19 27.5 29 27.5 29 34V45Z" ${OPENING}/>
    <path d="M12 23V29M36 23V29" stroke-width="2.6"/>`),
  'b-palace': building(`
    <path d="M7 45V24H41V45Z"/>
    <path d="M4 24L11 8L18 24ZM30 24L37 8L44 24Z"/>
    <path d="M18 24H30V16H18Z"/>
    <path d="M11 8V3L17 5.5L11 8M37 8V3L43 5.5L37 8" fill="none"/>
    <path d="M20 45V36C20 31 28 31 28 36V45Z" ${OPENING}/>
    <path d="M11 30V34M37 30V34" stroke-width="2.6"/>`),
  'b-hall': building(`
    <path d="M4 22L13 6H35L44 22Z"/>
    <path d="M7 22H41V45H7Z"/>
    <path d="M11 45V34C11 29 18 29 18 34V45ZM20.5 45V34C20.5 29 27.5 29 27.5 34V45ZM30 45V34C30 29 37 29 37 34V45Z" ${OPENING}/>`),
  'b-cityhall': building(`
    <path d="M10 45V23H38V45Z"/>
    <path d="M6 23L24 8L42 23Z"/>
    <path d="M24 8V2M21 2H27" fill="none"/>
    <path d="M24 23V45M10 34H38M10 34L24 23M38 34L24 23" fill="none" stroke-width="1.4"/>
    <path d="M20 45V38H28V45Z" ${OPENING}/>`),
  'b-cathedral': building(`
    <path d="M8 45V16L13 4L18 16V45ZM30 45V16L35 4L40 16V45Z"/>
    <path d="M18 45V22L24 13L30 22V45Z"/>
    <circle cx="24" cy="25" r="3.6" ${OPENING}/>
    <path d="M21 45V37C21 33 27 33 27 37V45ZM11.5 24V30M14.5 24V30M33.5 24V30M36.5 24V30" ${OPENING}/>`),
  'b-bishopric': building(`
    <path d="M7 45V25L24 10L41 25V45Z"/>
    <path d="M24 10V2M20.5 5H27.5" fill="none"/>
    <path d="M20 45V36C20 31.5 28 31.5 28 36V45ZM12 38V32C12 29.5 16 29.5 16 32V38ZM32 38V32C32 29.5 36 29.5 36 32V38Z" ${OPENING}/>
    <circle cx="24" cy="23" r="3" ${OPENING}/>`),
};
