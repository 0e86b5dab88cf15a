// How large the count is shown: it is drawn for a window of 1366 × 768 and grows as a whole.
const DRAWN = { width: 1366, height: 768 };
const LARGEST = 2;

export function countScale(width: number, height: number): number {
  return Math.min(LARGEST, Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height)));
}
