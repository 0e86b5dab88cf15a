// What moves on the board, as long as the person lets things move. Nothing waits for it: the board is right at once.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Beat, Message } from '../../api/types';
import { settings } from '../../settings.svelte';
import { changesIn } from '../beats';

const MOVE = 280;
const ROLL = 620;
const TAP = 90;

/** Dice tumble and settle; each a little after the one before. */
export function tumble(_node: Element, { order = 0, tilt = 0 } = {}): TransitionConfig {
  const way = order % 2 ? 1 : -1;
  return {
    duration: settings.time(ROLL),
    delay: settings.time(Math.min(order, 8) * 45),
    easing: cubicOut,
    css: (t, u) =>
      `transform:translate(${u * 26 * way}px,${-46 * u * Math.abs(Math.cos(t * 7))}px) rotate(${tilt + u * 400 * way}deg);opacity:${Math.min(1, t * 3)}`,
  };
}

/** Used up. */
export function spend(_node: Element): TransitionConfig {
  return { duration: settings.time(TAP * 2), css: (t) => `transform:scale(${0.5 + t / 2});opacity:${t}` };
}

/** Cubes drop into their place. */
export function drop(_node: Element, { order = 0, from = 26 } = {}): TransitionConfig {
  return {
    duration: settings.time(MOVE),
    delay: settings.time(order * 90),
    easing: bounce,
    css: (t, u) => `transform:translateY(${-u * from}px);opacity:${Math.min(1, t * 4)}`,
  };
}

/** Citizens move up by one place, the new one from the street. */
export function walk(_node: Element, { by = -36 } = {}): TransitionConfig {
  return {
    duration: settings.time(MOVE),
    easing: cubicOut,
    css: (t, u) => `transform:translateX(${u * by}px);opacity:${Math.min(1, 0.3 + t)}`,
  };
}

/** The last one is put out. */
export function topple(_node: Element): TransitionConfig {
  return {
    duration: settings.time(MOVE * 1.5),
    easing: cubicOut,
    css: (t, u) => `transform:translate(${u * 40}px,${-u * 30}px) rotate(${u * 90}deg);opacity:${Math.min(1, t * 2)}`,
  };
}

/** A card is turned face up, an event arrives. */
export function turnUp(_node: Element): TransitionConfig {
  return {
    duration: settings.time(MOVE * 1.5),
    easing: cubicOut,
    css: (t) => `transform:perspective(600px) rotateY(${(1 - t) * 90}deg)`,
  };
}

export function arrive(_node: Element): TransitionConfig {
  return {
    duration: settings.time(MOVE * 1.5),
    easing: cubicOut,
    css: (t, u) => `transform:translate(${u * 90}px,${-u * 20}px);opacity:${t}`,
  };
}

const bounce = (t: number): number => (t < 0.75 ? (t / 0.75) ** 2 : 1 - 0.12 * Math.sin(((t - 0.75) / 0.25) * Math.PI));

// ---- coins -----------------------------------------------------------------------------------------------------------

/** Coins that change hands; null is the bank. */
interface Payment {
  readonly from: number | null;
  readonly to: number | null;
  readonly amount: number;
  /** The card that pays or is paid, if it is one. */
  readonly card: string | null;
}

/** Who paid whom. What a seat pays and another receives right after it went from the one to the other. */
export function payments(beats: readonly Beat[]): Payment[] {
  const sums = changesIn(beats).filter(({ unit, seat, n }) => unit === 'deniers' && seat !== null && n !== 0);
  const found: Payment[] = [];
  for (let at = 0; at < sums.length; at++) {
    const one = sums[at]!;
    const next = sums[at + 1];
    const card = one.because?.kind === 'card' ? one.because.key : null;
    if (next && one.n < 0 && next.n === -one.n && next.seat !== one.seat) {
      found.push({ from: one.seat, to: next.seat, amount: next.n, card: null });
      at++;
    } else if (one.n < 0) found.push({ from: one.seat, to: null, amount: -one.n, card });
    else found.push({ from: null, to: one.seat, amount: one.n, card });
  }
  return found;
}

const MOST_COINS = 5;
const MOST_PAYMENTS = 4;
const BIG = 26;

/** Let coins fly over the board for what the news tell. A whole round at once would be a hail: then none do. */
export function flyCoins(board: HTMLElement, news: readonly Message[]): void {
  const moves = news.filter((message) => message.kind === 'move');
  const found = moves.length > 1 ? [] : payments(moves[0]?.beats ?? []);
  if (found.length > MOST_PAYMENTS || settings.time(1) === 0) return;
  found.forEach((payment, order) => {
    const from = spot(board, payment.from, payment.card);
    const to = spot(board, payment.to, payment.card);
    if (!from || !to) return;
    for (let coin = 0; coin < Math.min(payment.amount, MOST_COINS); coin++)
      throwCoin(board, from, to, order * 5 + coin);
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The purse of a seat, the card, or the fields, where the bank is. */
function spot(board: HTMLElement, seat: number | null, card: string | null): Spot | null {
  const purse = seat === null ? null : `[data-purse="${String.fromCharCode(65 + seat)}"]`;
  const found = board.querySelector(purse ?? (card ? `[data-card="${card}"]` : '[data-bank]'));
  if (!found) return null;
  const ground = board.getBoundingClientRect();
  const box = found.getBoundingClientRect();
  const scale = ground.width / board.offsetWidth || 1;
  return {
    x: (box.left + box.width / 2 - ground.left) / scale,
    y: (box.top + box.height / 2 - ground.top) / scale,
  };
}

function throwCoin(board: HTMLElement, from: Spot, to: Spot, order: number): void {
  const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  coin.setAttribute('width', String(BIG));
  coin.setAttribute('height', String(BIG));
  coin.setAttribute('aria-hidden', 'true');
  coin.style.cssText = 'position:absolute;left:0;top:0;z-index:30;pointer-events:none';
  coin.innerHTML = '<use href="#denier"/>';
  board.append(coin);
  const [x, y] = [from.x - BIG / 2, from.y - BIG / 2];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const height = 40 + Math.hypot(dx, dy) * 0.18;
  const frames = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    return { transform: `translate(${x + dx * t}px,${y + dy * t - height * 4 * t * (1 - t)}px) rotate(${t * 220}deg)` };
  });
  const flight = coin.animate(frames, {
    duration: settings.time(ROLL),
    delay: settings.time(order * 60),
    easing: 'ease-in-out',
    fill: 'backwards',
  });
  flight.onfinish = flight.oncancel = () => coin.remove();
  addEventListener('pointerdown', () => flight.finish(), { once: true });
}
