// How large the drawn board is shown, and how much room it has. It is drawn for a window of 1366 × 768, grows as a whole with
// larger ones, and lays itself out anew in any other shape: nothing stays empty beside it, and letters do not shrink.

export const BAR = 44;
export const PAGE = { width: 1366, height: 768 };
export const BOARD = { width: 1084, height: 718 };
/** The height of the board down to the fields. */
export const TOWN = 534;
export const SIDE = { width: 262, gutter: 8 };
/** The smallest window for which it is laid out; in a smaller one it shrinks after all. */
const LEAST = { width: 1180, height: 600 };
/** Of the width that a window has beyond its height, what the column beside the board gets. */
const SHARE = 0.2;
const WIDEST_SIDE = 360;
const LARGEST = 1.75;
const SMALLEST = 0.75;
/** On a wide tablet houses and charter stand below the board, in a strip that does not shrink. */
const BELOW = 222;

/** The factor for a window (CSS `zoom` of the whole page: bar, board and side column). */
export function scaleFor(width: number, height: number): number {
  const fits = Math.min(width / PAGE.width, height / PAGE.height);
  return Math.min(LARGEST, Math.max(SMALLEST, fits));
}

/** How much of the board without its houses would fit beside a strip below it, to compare with the desk. */
export function wideScale(width: number, height: number): number {
  return Math.min(width / (BOARD.width + 16), (height - BAR - BELOW) / (TOWN + 10));
}

export interface Frame {
  /** The factor (CSS `zoom`). */
  readonly scale: number;
  /** Before it: of the window, of the board, of the column beside it. */
  readonly width: number;
  readonly height: number;
  readonly board: { readonly width: number; readonly height: number };
  readonly side: number;
}

/** Bar, board and column fill a window whatever its shape. */
export function frameFor(windowWidth: number, windowHeight: number): Frame {
  const grown = Math.max(1, Math.min(windowWidth / PAGE.width, windowHeight / PAGE.height));
  const scale = grown * Math.min(1, windowWidth / LEAST.width, windowHeight / LEAST.height);
  const [width, height] = [windowWidth / scale, windowHeight / scale];
  const side = Math.round(Math.min(WIDEST_SIDE, SIDE.width + Math.max(0, width - PAGE.width) * SHARE));
  return { scale, width, height, side, board: { width: width - side - 20, height: height - 50 } };
}

/** What the board without its houses gets of a wide tablet. */
export const wideRoom = (width: number, height: number): Frame['board'] => ({
  width: width - 16,
  height: height - BAR - BELOW - 8,
});
