// Where an explanation stands: below what it explains, else above, else beside it, always inside the window.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Size {
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

const within = (start: number, size: number, room: number): number => Math.max(GAP, Math.min(start, room - size - GAP));
