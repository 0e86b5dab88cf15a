// How large the drawn board is shown. It is drawn for a window of 1366 × 768 and grows and shrinks as a whole.

export const BAR = 44;
export const PAGE = { width: 1366, height: 768 };
export const BOARD = { width: 1084, height: 718 };
export const SIDE = { width: 262, gutter: 8 };
const LARGEST = 1.75;
/** Windows narrower than this get another layout. */
export const NARROWEST = 1024;

/** The factor for a window (CSS `zoom` of the whole page: bar, board and side column). */
export function scaleFor(width: number, height: number): number {
  const fits = Math.min(width / PAGE.width, height / PAGE.height);
  return Math.min(LARGEST, Math.max(NARROWEST / PAGE.width, fits));
}
