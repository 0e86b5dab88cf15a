// Points as far as everybody can see them: what was gained, and what tradesmen stand on.
import type { CityView } from './view';

export interface Known {
  readonly letter: string;
  readonly held: number;
  readonly tradesmen: number;
  /** Of the own characters; they count for everybody, but only these are known. */
  readonly figures: number;
  readonly total: number;
}

export function knownPoints(view: CityView): Known[] {
  const seats = view.seats.map((seat) => {
    const figures = (seat.character_scores ?? []).reduce((sum, score) => sum + (score?.vp ?? 0), 0);
    return known(view, seat.letter, seat.vp, figures);
  });
  return view.king ? [...seats, known(view, 'N', view.king.vp, 0)] : seats;
}

function known(view: CityView, letter: string, held: number, figures: number): Known {
  const spaces = view.activities.flatMap((card) => (card.card === null ? [] : card.spaces));
  const tradesmen = spaces.filter((space) => space.owner === letter).reduce((sum, space) => sum + space.points, 0);
  return { letter, held, tradesmen, figures, total: held + tradesmen + figures };
}
