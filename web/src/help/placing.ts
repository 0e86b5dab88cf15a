// Where an explanation stands: below what it explains, else above, else beside it, always inside the window.

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

export function placeNear(near: Box, tip: Size, page: Size): { left: number; top: number } {
  const left = within(near.left, tip.width, page.width);
  if (near.bottom + GAP + tip.height <= page.height - GAP) return { left, top: near.bottom + GAP };
  if (near.top - GAP - tip.height >= GAP) return { left, top: near.top - GAP - tip.height };
  const top = within(near.top, tip.height, page.height);
  const before = near.left - GAP - tip.width;
  return { left: before >= GAP ? before : within(near.right + GAP, tip.width, page.width), top };
}

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
