// How large the drawn board is shown. It is drawn for a window of 1366 × 768 and grows and shrinks as a whole.

export const BAR = 44;
export const PAGE = { width: 1366, height: 768 };
export const BOARD = { width: 1084, height: 718 };
/** The height of the board down to the fields. */
export const TOWN = 534;
export const SIDE = { width: 262, gutter: 8 };
const LARGEST = 1.75;
const SMALLEST = 0.75;
/** On a wide tablet houses and charter stand below the board, in a strip that does not shrink. */
const BELOW = 222;

/** The factor for a window (CSS `zoom` of the whole page: bar, board and side column). */
export function scaleFor(width: number, height: number): number {
  const fits = Math.min(width / PAGE.width, height / PAGE.height);
  return Math.min(LARGEST, Math.max(SMALLEST, fits));
}

/** The factor for the board without its houses. */
export function wideScale(width: number, height: number): number {
  return Math.min(width / (BOARD.width + 16), (height - BAR - BELOW) / (TOWN + 10));
}
