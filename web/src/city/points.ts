// Points as far as everybody can see them: what was gained, and what tradesmen stand on.
import type { CityView } from './view';

export interface Known {
  readonly letter: string;
  readonly held: number;
  readonly tradesmen: number;
  readonly total: number;
}

export function knownPoints(view: CityView): Known[] {
  const seats = view.seats.map((seat) => known(view, seat.letter, seat.vp));
  return view.king ? [...seats, known(view, 'N', view.king.vp)] : seats;
}

function known(view: CityView, letter: string, held: number): Known {
  const spaces = view.activities.flatMap((card) => (card.card === null ? [] : card.spaces));
  const tradesmen = spaces.filter((space) => space.owner === letter).reduce((sum, space) => sum + space.points, 0);
  return { letter, held, tradesmen, total: held + tradesmen };
}
