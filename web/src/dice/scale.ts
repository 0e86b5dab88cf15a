// How large the table is shown. It is drawn for a window of 1366 × 768 and grows as a whole; narrow windows have
// layouts of their own.
export type Layout = 'desktop' | 'wide' | 'tablet' | 'phone';

const DESKTOP = { width: 1366, height: 768 };
/** A tablet that lies: nothing is drawn smaller than here, and what the window has besides is filled. */
const WIDE = { width: 1024, height: 768 };
const TABLET = 928;
const LARGEST = 1.75;
const LEAST_DESKTOP = 1024;
const LEAST_TABLET = 700;
/** A low window is a phone lying on its side. */
const LEAST_HEIGHT = 500;
/** The desk is preferred as long as it is not drawn smaller than this. */
const COMFORTABLE = 0.9;

const fits = (width: number, height: number, drawn: typeof DESKTOP): number =>
  Math.min(width / drawn.width, height / drawn.height);

export function layoutFor(width: number, height: number): Layout {
  const isUpright = height > width;
  if (height < LEAST_HEIGHT && !isUpright) return 'phone';
  if (fits(width, height, DESKTOP) >= COMFORTABLE) return 'desktop';
  if (!isUpright && fits(width, height, WIDE) >= COMFORTABLE) return 'wide';
  if (!isUpright && width >= LEAST_DESKTOP) return 'desktop';
  return width >= LEAST_TABLET ? 'tablet' : 'phone';
}

export function scaleFor(width: number, height: number): number {
  const layout = layoutFor(width, height);
  if (layout === 'phone') return 1;
  if (layout === 'tablet') return width / TABLET;
  if (layout === 'wide') return fits(width, height, WIDE);
  return Math.min(LARGEST, Math.max(LEAST_DESKTOP / DESKTOP.width, fits(width, height, DESKTOP)));
}
