// Where the marks of beats lie: the boxes of things on the board, and threads that run between houses, cards and what
// was laid, in the gutters as far as they go.
import type { Unit } from '../board/runs';
import type { Mark, Still } from './still';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnMark extends Box {
  readonly seat: number | null;
  readonly shape: Mark['shape'];
  readonly isStrong: boolean;
}

export interface Thread {
  readonly seat: number | null;
  readonly d: string;
  readonly head: string;
}

export interface Drawn {
  readonly marks: readonly DrawnMark[];
  readonly threads: readonly Thread[];
  readonly tags: readonly { x: number; y: number; seat: number | null; unit: Unit; n: number }[];
  readonly gone: readonly {
    x: number;
    y: number;
    seat: number | null;
    colour: string;
    value: number;
    price: number | null;
    isStrong: boolean;
    /** Of the drawn die. */
    size: number;
  }[];
}

const PAD = 3;
const MINI = 27;
/** Houses of phones have no room beside their dice. */
const NARROW = 130;
const SMALL = 15;

/** The box of the first thing that is in sight, in the measure of the root; null where it is not drawn now. */
export function boxOf(root: HTMLElement, selector: string): Box | null {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) return null;
  const ground = root.getBoundingClientRect();
  const box = found.getBoundingClientRect();
  if (box.width === 0 || box.bottom < ground.top || box.top > ground.bottom) return null;
  const scale = ground.width / root.offsetWidth || 1;
  return {
    x: (box.left - ground.left) / scale,
    y: (box.top - ground.top) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export function drawn(root: HTMLElement, now: Still | null, before: readonly Still[]): Drawn {
  const marks: DrawnMark[] = [];
  const tags: Drawn['tags'][number][] = [];
  const gone: Drawn['gone'][number][] = [];
  const counts = new Map<string, number>();
  for (const still of [...before, ...(now ? [now] : [])]) {
    const isStrong = still === now;
    const { seat } = still;
    for (const mark of [...(isStrong && still.place ? [still.place] : []), ...still.marks]) {
      const box = boxOf(root, mark.selector);
      if (box) marks.push({ ...padded(box), seat, shape: mark.shape, isStrong });
    }
    for (const die of still.dice) {
      const house = boxOf(root, die.house);
      if (!house) continue;
      const order = counts.get(die.house) ?? 0;
      counts.set(die.house, order + 1);
      gone.push({ ...goneAt(house, order), seat, ...die, isStrong });
    }
    if (isStrong) tags.push(...tagsOf(root, still));
  }
  return { marks, tags, gone, threads: now ? threadsOf(root, now) : [] };
}

const padded = ({ x, y, width, height }: Box): Box => ({
  x: x - PAD,
  y: y - PAD,
  width: width + 2 * PAD,
  height: height + 2 * PAD,
});

/** Dice that were taken lie small before the house, from the right, over the chest. */
function goneAt({ x, y, width, height }: Box, order: number): Point & { size: number } {
  if (width < NARROW) {
    // on both sides of the shield on the roof, then below
    const left = order % 2 === 0 ? width - SMALL - 7 : 2;
    return { x: x + left, y: y + 16 + Math.floor(order / 2) * (SMALL + 5), size: SMALL };
  }
  const perRow = Math.max(1, Math.floor((width - 24) / MINI));
  const column = order % perRow;
  const row = Math.floor(order / perRow);
  return { x: x + width - 18 - MINI * (column + 1), y: y + height - 62 - row * MINI, size: 20 };
}

function tagsOf(root: HTMLElement, still: Still): Drawn['tags'][number][] {
  return still.deltas.flatMap(({ selector, unit, n, seat }) => {
    const box = boxOf(root, selector);
    return box ? [{ x: box.x + box.width / 2, y: box.y - (unit === 'influence' ? 9 : 11), seat, unit, n }] : [];
  });
}

// ---- threads ---------------------------------------------------------------------------------------------------------

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From each house whose dice were taken to the place, and from the place to what was laid elsewhere. */
function threadsOf(root: HTMLElement, { seat, dice, place, marks, home }: Still): Thread[] {
  const to = place && boxOf(root, place.selector);
  if (!to) return [];
  const houses = new Set(dice.length > 0 ? dice.map(({ house }) => house) : [home]);
  const from = [...houses].flatMap((house) => boxOf(root, house) ?? []);
  const outside = marks.flatMap((mark) => {
    const box = boxOf(root, mark.selector);
    return box && !contains(to, middle(box)) ? [box] : [];
  });
  return [
    ...from.map((house) => fromHouse(house, to, seat)),
    ...outside.slice(0, 4).map((box) => between(to, box, seat)),
  ];
}

const contains = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** Up over the roof, along the street, then up the gutter beside the place to its edge. */
function fromHouse(house: Box, place: Box, seat: number | null): Thread {
  const start = { x: house.x + house.width / 2, y: house.y + Math.min(24, house.height / 5) };
  const isRight = start.x > place.x + place.width / 2;
  const gutter = isRight ? place.x + place.width + 4 : place.x - 4;
  const lane = house.y - 16;
  const end = { x: isRight ? place.x + place.width - 2 : place.x + 2, y: place.y + place.height - 16 };
  if (lane < place.y + place.height) return curve([start, end], seat);
  return curve(
    [start, { x: (start.x + gutter) / 2, y: lane - 4 }, { x: gutter, y: lane - 22 }, { x: gutter, y: end.y + 30 }, end],
    seat,
  );
}

/** Along the gutter above the place. */
function between(place: Box, box: Box, seat: number | null): Thread {
  const to = middle(box);
  const isAbove = to.y < place.y;
  const isRight = to.x > place.x + place.width / 2;
  const start = isAbove
    ? { x: Math.min(Math.max(to.x, place.x + 20), place.x + place.width - 20), y: place.y }
    : {
        x: isRight ? place.x + place.width : place.x,
        y: Math.min(Math.max(to.y, place.y + 10), place.y + place.height - 10),
      };
  const end = isAbove
    ? { x: to.x, y: box.y + box.height + 2 }
    : { x: isRight ? box.x - 4 : box.x + box.width + 4, y: to.y };
  return curve([start, { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 6 }, end], seat);
}

/** A soft line through some points, with a head at its end. */
function curve(points: readonly Point[], seat: number | null): Thread {
  const [first, ...rest] = points;
  const last = rest.at(-1)!;
  let d = `M${round(first!)}`;
  for (let at = 0; at < rest.length - 1; at++) {
    const turn = rest[at]!;
    const next = rest[at + 1]!;
    const stop = at === rest.length - 2 ? next : { x: (turn.x + next.x) / 2, y: (turn.y + next.y) / 2 };
    d += `Q${round(turn)} ${round(stop)}`;
  }
  if (rest.length === 1) d += `L${round(last)}`;
  const before = rest.at(-2) ?? first!;
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  return { seat, d, head: `translate(${round(last)}) rotate(${angle.toFixed(1)})` };
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
