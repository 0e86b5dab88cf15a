// Coins that change hands fly from purse to purse, to and from cards and the bank.
import type { Beat } from '../../api/types';
import { settings } from '../../settings.svelte';
import { changesIn } from '../beats';

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
const FEW_COINS = 3;
const MANY_PAYMENTS = 3;
const BIG = 26;
const SHORTEST = 200;

/** Let coins fly over the board for what beats tell, in so many milliseconds. Where everybody is paid fewer fly. */
export function flyCoins(board: HTMLElement, beats: readonly Beat[], length: number): void {
  const found = payments(beats);
  const most = found.length > MANY_PAYMENTS ? FEW_COINS : MOST_COINS;
  found.forEach((payment) => {
    const from = spot(board, payment.from, payment.card);
    const to = spot(board, payment.to, payment.card);
    if (!from || !to || settings.time(1) === 0) return;
    const coins = Math.min(payment.amount, most);
    for (let coin = 0; coin < coins; coin++) throwCoin(board, from, to, length, (coin * length) / (2 * coins));
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

function throwCoin(board: HTMLElement, from: Spot, to: Spot, length: number, delay: number): void {
  const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  coin.setAttribute('width', String(BIG));
  coin.setAttribute('height', String(BIG));
  coin.setAttribute('aria-hidden', 'true');
  coin.dataset.travels = '';
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
    duration: Math.max(SHORTEST, length / 2),
    delay,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
  flight.onfinish = flight.oncancel = () => coin.remove();
}
