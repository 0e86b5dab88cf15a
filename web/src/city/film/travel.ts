// What travels over the board while a part of a beat is told: dice to the place they are used at, citizens to where
// they will stand, coins between purses. The board itself changes by the rules of each of its parts.
import type { Beat, MovedPiece } from '../../api/types';
import { walk } from '../../play/talk/beats';
import type { PartName } from '../../play/time/lengths';
import { settings } from '../../settings.svelte';
import { flyCoins } from './coins';
import { boxOf, type Box } from './places';
import { houseOf, type Still } from './still';

const DIE = 34;
const CITIZEN = 26;

/** To be called before the board changes: it looks where things still lie. */
export function travels(root: HTMLElement, beats: readonly Beat[], part: PartName, length: number, still: Still): void {
  if (settings.time(1) === 0) return;
  flyCoins(root, beats, length);
  if (part === 'take') diceGo(root, still, length);
  for (const piece of walk(beats).flatMap((beat) => beat.moved ?? [])) {
    if (piece.what === 'citizen') citizenGoes(root, piece, length);
  }
}

function diceGo(root: HTMLElement, { dice, place }: Still, length: number): void {
  const to = place && boxOf(root, place.selector);
  if (!to) return;
  const taken = new Set<Element>();
  dice.forEach(({ house, colour, value }, order) => {
    const letter = house.at(13);
    const lying = [...root.querySelectorAll(`[data-die^="${letter}:${colour}:${value}:"]`)].filter(
      (one) => !taken.has(one),
    );
    const one = lying.at(-1);
    if (!one) return;
    taken.add(one);
    const from = boxOf(root, `[data-die="${one.getAttribute('data-die')}"]`);
    const picture = `<use href="#die-${colour}"/><use href="#pips-${colour}-${value}"/>`;
    if (from) fly(root, picture, '0 0 48 50', DIE, from, to, length * 2.2, order * 30);
  });
}

function citizenGoes(root: HTMLElement, piece: MovedPiece, length: number): void {
  const { seat, before, after } = piece;
  if (!after || after.kind === 'supply' || after.kind === 'general') return;
  const to = boxOf(
    root,
    after.kind === 'space'
      ? `[data-place="${after.key}:${after.place}"]`
      : `[data-space="${after.key}:${after.place}"]`,
  );
  const from = boxOf(root, before?.kind === 'space' ? `[data-place="${before.key}:${before.place}"]` : houseOf(seat));
  const family = seat === null || seat > 3 ? 'n' : 'abcd'[seat];
  if (from && to) fly(root, `<use href="#cit-${family}"/>`, '0 0 40 48', CITIZEN, from, to, length);
}

/** A picture that goes from one thing to another and is gone. */
function fly(
  root: HTMLElement,
  picture: string,
  viewBox: string,
  size: number,
  from: Box,
  to: Box,
  duration: number,
  delay = 0,
): void {
  const one = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  one.setAttribute('viewBox', viewBox);
  one.setAttribute('width', String(size));
  one.setAttribute('height', String(size));
  one.setAttribute('aria-hidden', 'true');
  one.dataset.travels = '';
  one.style.cssText = 'position:absolute;left:0;top:0;z-index:30;pointer-events:none;overflow:visible';
  one.innerHTML = picture;
  root.append(one);
  const at = ({ x, y, width, height }: Box): string =>
    `translate(${x + width / 2 - size / 2}px,${y + height / 2 - size / 2}px)`;
  const flight = one.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.85 },
      { transform: at(to), opacity: 0 },
    ],
    { duration, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => one.remove();
}
