// Where an explanation stands, always inside the window.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

export interface Obstacle extends Box {
  /** How bad it is to cover it. */
  readonly weight: number;
}
export interface Place {
  readonly left: number;
  readonly top: number;
  /** What it covers: weight by area. */
  readonly cost: number;
}

/** What is next to be looked at below something: as high as it, but no higher than a row of cards. */
const LARGEST_ROW = 130;
const COVERING = { itself: 1000, below: 30 };

/**
 * Where an explanation stands: beside what it explains, upwards rather than downwards, else above it, else below; in the
 * shape that covers least. It never covers what it is about as long as there is room elsewhere, nor the row below.
 */
export function placeTip(near: Box, shapes: readonly Size[], page: Size, avoid: readonly Obstacle[]): Place & Size {
  const row = {
    left: 0,
    right: page.width,
    top: near.bottom,
    bottom: near.bottom + Math.min(LARGEST_ROW, near.bottom - near.top),
  };
  const obstacles = [{ ...near, weight: COVERING.itself }, { ...row, weight: COVERING.below }, ...avoid];
  const found = shapes.flatMap((size) =>
    spotsFor(near, size, page).map((spot) => {
      const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
      return { ...size, ...spot, cost: covered(box, obstacles) };
    }),
  );
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** The places for a size, the best first. */
function spotsFor(near: Box, size: Size, page: Size): { left: number; top: number }[] {
  const across = within(near.left, size.width, page.width);
  const beside = within(Math.min(near.top, near.bottom - size.height), size.height, page.height);
  return [
    { left: within(near.right + GAP, size.width, page.width), top: beside },
    { left: within(near.left - GAP - size.width, size.width, page.width), top: beside },
    { left: across, top: within(near.top - GAP - size.height, size.height, page.height) },
    { left: across, top: within(near.bottom + GAP, size.height, page.height) },
  ];
}

const STEP = 12;

/** Where something of a size covers least; among equals the nearest to where it is wanted. */
export function freest(
  size: Size,
  obstacles: readonly Obstacle[],
  page: Size,
  wanted: { left: number; top: number },
): Place {
  let best: Place = { ...wanted, cost: Infinity };
  let nearest = Infinity;
  for (const top of steps(size.height, page.height, wanted.top)) {
    for (const left of steps(size.width, page.width, wanted.left)) {
      const cost = covered({ left, top, right: left + size.width, bottom: top + size.height }, obstacles);
      const far = Math.abs(left - wanted.left) + Math.abs(top - wanted.top);
      if (cost < best.cost || (cost === best.cost && far < nearest)) [best, nearest] = [{ left, top, cost }, far];
    }
  }
  return best;
}

export function covered(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, one) => {
    const width = Math.min(box.right, one.right) - Math.max(box.left, one.left);
    const height = Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top);
    return width > 0 && height > 0 ? sum + width * height * one.weight : sum;
  }, 0);
}

/** Where it may begin in one direction: everywhere inside the page, and where it is wanted. */
function steps(size: number, room: number, wanted: number): number[] {
  const last = Math.max(GAP, room - size - GAP);
  const count = Math.floor((last - GAP) / STEP) + 1;
  return [...Array.from({ length: count }, (_, at) => GAP + at * STEP), last, within(wanted, size, room)];
}

const within = (start: number, size: number, room: number): number => Math.max(GAP, Math.min(start, room - size - GAP));
