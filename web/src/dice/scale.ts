// How large the table is shown. It is drawn for a window of 1366 × 768 and grows as a whole; narrow windows have
// layouts of their own.
export type Layout = 'desktop' | 'tablet' | 'phone';

const DESKTOP = { width: 1366, height: 768 };
const TABLET = 928;
const LARGEST = 1.75;
const LEAST_DESKTOP = 1024;
const LEAST_TABLET = 700;
/** A low window is a phone lying on its side. */
const LEAST_HEIGHT = 500;

export function layoutFor(width: number, height: number): Layout {
  if (height < LEAST_HEIGHT && width > height) return 'phone';
  return width >= LEAST_DESKTOP ? 'desktop' : width >= LEAST_TABLET ? 'tablet' : 'phone';
}

export function scaleFor(width: number, height: number): number {
  const layout = layoutFor(width, height);
  if (layout === 'phone') return 1;
  if (layout === 'tablet') return width / TABLET;
  const fits = Math.min(width / DESKTOP.width, height / DESKTOP.height);
  return Math.min(LARGEST, Math.max(LEAST_DESKTOP / DESKTOP.width, fits));
}
