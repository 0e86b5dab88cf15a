// Reusable drawings are symbols of a hidden picture. Ids are stable: components name them in <use href="#…">.

import type { Drawings } from './drawing';

/** One hidden <svg> holding symbols (style/art.css takes it out of the flow). */
export function sprite(drawings: Drawings): string {
  const all = Object.entries(drawings).map(
    ([id, { viewBox, body }]) => `<symbol id="${id}" viewBox="${viewBox}" overflow="visible">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sprite" aria-hidden="true"><defs>${all.join('')}</defs></svg>`;
}

/** Put symbols at the top of the page, to be used from then on. */
export function lay(drawings: Drawings): void {
  document.body.insertAdjacentHTML('afterbegin', sprite(drawings));
}
