// What a bubble should not cover: first of all what can be done now, then whatever else is read or clicked.
import type { Obstacle } from './placing';

/** From this weight on something must be clicked or read to go on. */
export const MUST = 1000;

const KINDS: readonly (readonly [weight: number, selector: string])[] = [
  [MUST, '.charter, .lit, .near, .can, .chosen, [data-state="can"], dialog, [role="dialog"]'],
  [3, 'button, a, [role="tab"], input, select, header, .pr, .vp'],
  [1, '[role="log"], table, ol, ul, dl, h2, p, text'],
];

export function obstaclesOn(page: Document): Obstacle[] {
  return KINDS.flatMap(([weight, selector]) =>
    [...page.querySelectorAll(selector)].flatMap((node) => {
      if (node.closest('aside.sheet')) return [];
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return right > left && bottom > top ? [{ left, right, top, bottom, weight }] : [];
    }),
  );
}
