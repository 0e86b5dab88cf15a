// Icons of the interface: lines in the colour of the text.

import { drawing, lineIcon, solidIcon, type Drawings } from './drawing';

export const interfaceIcons: Drawings = {
  'i-undo': lineIcon(`
    <path d="M4 9H15C21 9 21 18 15 18H9M8.5 4.5L4 9L8.5 13.5"/>`),
  'i-seal': drawing(
    '0 0 32 32',
    `
    <path d="M16 2L19 5L23.5 3.8L24.8 8.2L29 9.8L27.7 14.2L30.5 17.5L27 20.5L27.5 25L23 25.7L21 29.8L16.8 28L13 30.5L10.3 26.8L5.7 27L5.2 22.5L1.5 19.8L3.8 15.8L2.3 11.5L6.5 9.8L7.3 5.3L12 5.5Z" fill="currentColor"/>
    <circle cx="16" cy="16.5" r="8.2" fill="none" stroke="var(--seal-line,#FFF8E8)" stroke-width="1.3"/>
    <path d="M11.5 17L14.8 20.5L21 12.5" fill="none" stroke="var(--seal-line,#FFF8E8)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  'i-check': lineIcon(`
    <path d="M4 12.5L10 18.5L20 6"/>`),
  'i-close': lineIcon(`
    <path d="M5 5L19 19M19 5L5 19"/>`),
  'i-plus': lineIcon(`
    <path d="M12 4V20M4 12H20"/>`),
  'i-minus': lineIcon(`
    <path d="M4 12H20"/>`),
  'i-arrow': lineIcon(`
    <path d="M3 12H20M14 5.5L20.5 12L14 18.5"/>`),
  'i-out': lineIcon(`
    <path d="M3 12H17M11.5 6L17.5 12L11.5 18M21.5 5V19"/>`),
  'i-quill': drawing(
    '0 0 24 24',
    `
    <path d="M21 2C12 2 6 8 5 17L3 22M5 17C12 17 20 13 21 2M5 17L14 9" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  'i-book': lineIcon(`
    <path d="M12 6C9 3.5 5.5 3.5 2.5 4V19C5.5 18.5 9 18.5 12 21C15 18.5 18.5 18.5 21.5 19V4C18.5 3.5 15 3.5 12 6ZM12 6V21"/>`),
  'i-lantern': lineIcon(`
    <path d="M9 4.5C9 1.5 15 1.5 15 4.5M7 7H17L18 19H6ZM5 22H19M12 10.5C14 13 14.2 14.5 12 16C9.8 14.5 10 13 12 10.5Z"/>`),
  'i-bell': lineIcon(`
    <path d="M12 3C8 4.5 7 8 7 12V15L4.5 18.5H19.5L17 15V12C17 8 16 4.5 12 3ZM10 21H14"/>`),
  'i-gear': lineIcon(`
    <circle cx="8" cy="8" r="4.5"/>
    <path d="M11.3 11.3L21 21M17.5 17.5L20 15M14.5 14.5L16.5 12.5"/>`),
  'i-menu': lineIcon(`
    <path d="M4 6H20M4 12H20M4 18H20"/>`),
  'i-eye': lineIcon(`
    <path d="M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12Z"/>
    <circle cx="12" cy="12" r="3"/>`),
  'i-lock': lineIcon(`
    <path d="M5 11H19V21H5ZM8 11V7.5C8 2.5 16 2.5 16 7.5V11"/>`),
  'i-people': lineIcon(`
    <circle cx="9" cy="8" r="3.8"/>
    <path d="M2 21C2 15 5 13.5 9 13.5S16 15 16 21M16 4.8C19.5 5 19.5 11 16 11.2M18 14C21 15 22 17 22 21"/>`),
  'i-link': lineIcon(`
    <path d="M9.5 14.5L14.5 9.5M8 11L5 14C1.5 17.5 6.5 22.5 10 19L13 16M11 8L14 5C17.5 1.5 22.5 6.5 19 10L16 13"/>`),
  'i-hammer': solidIcon('M3 10.5L10.5 3L15.5 8L13.6 9.9L21 17.3L17.3 21L9.9 13.6L8 15.5Z'),
  'i-bot': lineIcon(`
    <path d="M6 21V12C6 6 9 4.5 12 4.5S18 6 18 12V21ZM6 13.5H18M9.5 13.5V21M14.5 13.5V21M12 4.5V2M9 9.5H15"/>`),
  'i-play': solidIcon('M6 3.5L20 12L6 20.5Z'),
  'i-next': solidIcon('M4 4L14 12L4 20ZM16 4H19.5V20H16Z'),
  'i-moon': solidIcon('M20 14.5C14 17 7.5 12 9.5 4.5C4 6 2 12.5 5 17C8.5 22 16.5 21.5 20 14.5Z'),
  'i-flip': lineIcon(`
    <path d="M4 10C5 4 16 2.5 19 8.5M19.5 3.5V9H14M20 14C19 20 8 21.5 5 15.5M4.5 20.5V15H10"/>`),
  'i-hand': lineIcon(`
    <path d="M7 12V5.5C7 3.5 9.5 3.5 9.5 5.5V11M9.5 11V3.8C9.5 1.8 12.2 1.8 12.2 3.8V11M12.2 11V4.8C12.2 3 14.8 3 14.8 4.8V12M14.8 12V7.5C14.8 5.8 17.3 5.8 17.3 7.5V15C17.3 19 15 22 11.5 22C8 22 7 20 5.5 17.5L3.5 14C2.5 12.2 4.8 11 6 12.6L7 14"/>`),
  'i-swords': lineIcon(`
    <path d="M4 3L16 16M20 3L8 16M13 18L18 14M6 14L11 18M17 16.5L20.5 20.5M7 16.5L3.5 20.5"/>`),
  'i-cards': lineIcon(`
    <path d="M4 6L13 3L18 17L9 20ZM14.5 6H20V21H12"/>`),
  'i-coin': lineIcon(`
    <circle cx="12" cy="12" r="9"/>
    <path d="M12 7V17M7 12H17"/>`),
  'i-die': lineIcon(`
    <path d="M4 4H20V20H4Z"/>
    <path d="M8.5 8.5V8.5M15.5 15.5V15.5M12 12V12" stroke-width="3"/>`),
  'i-night': lineIcon(`
    <path d="M18.5 14.5C13 16.5 7.5 12 9.5 5C4.5 6.5 3 12 5.5 16C8.5 20.5 15.5 20.5 18.5 14.5ZM17 4V8M15 6H19"/>`),
  'i-wheat': lineIcon(`
    <path d="M12 22V8M12 8C9 6.5 9 3.5 12 1.5C15 3.5 15 6.5 12 8ZM12 13C8 13 6.5 10.5 7 7.5C10 8 12 10 12 13ZM12 13C16 13 17.5 10.5 17 7.5C14 8 12 10 12 13ZM12 18.5C8 18.5 6.5 16 7 13C10 13.5 12 15.5 12 18.5ZM12 18.5C16 18.5 17.5 16 17 13C14 13.5 12 15.5 12 18.5Z"/>`),
  'i-star': solidIcon('M12 2L14.8 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.2 8.6Z'),
};
