// What a bubble should not cover: first of all what can be done now, then dice and purses, then whatever else is read or
// clicked.
import type { Obstacle } from './placing';

/** From this weight on something must be clicked or read to go on. */
const MUST = 1000;

type Kind = readonly [weight: number, selector: string];
const MUSTS: Kind = [MUST, '.charter, .lit, .near, .can, .chosen, [data-state="can"], dialog, [role="dialog"]'];
const OTHERS: readonly Kind[] = [
  [12, '.house .sign, .house .dice, .house .chest, .purse, [data-purse], [role="tablist"]'],
  [3, 'button, a, [role="tab"], input, select, header, .pr, .vp'],
  [1, '[role="log"], table, ol, ul, dl, h2, p, text'],
];

/** What must stay free. There is little of it, so it may be looked up often. */
export const mustsOn = (page: Document): Obstacle[] => found(page, MUSTS);

/** What had better stay free: most of the page, so it is measured only where a new place is sought. */
export const othersOn = (page: Document): Obstacle[] => OTHERS.flatMap((kind) => found(page, kind));

function found(page: Document, [weight, selector]: Kind): Obstacle[] {
  return [...page.querySelectorAll(selector)].flatMap((node) => {
    if (node.closest('aside.sheet')) return [];
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return right > left && bottom > top ? [{ left, right, top, bottom, weight }] : [];
  });
}

const SEAL: Kind = [2000, '.seal, [data-seal]'];

/** What no explanation may cover: the way to seal a move. */
export const sealOn = (page: Document): Obstacle[] => found(page, SEAL);
