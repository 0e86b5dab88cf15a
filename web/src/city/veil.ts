// Points are won in the open, but nobody has to add them up: totals of others stay hidden until the end, as the rules
// have it, unless a person wants to see them.
import type { Game } from '../play/game.svelte';
import { settings } from '../settings.svelte';
import { cityView, type CityView } from './view';

/** The city of a game as this person wants to look at it. */
export function seenIn(game: Pick<Game, 'state' | 'isOver'>): CityView | null {
  const view = cityView(game.state?.view);
  return view === null || settings.points || game.isOver ? view : veiled(view);
}

/** Without the totals of anybody but the own family. */
export function veiled(view: CityView): CityView {
  const seats = view.seats.map((seat, at) => (at === view.seat ? seat : { ...seat, vp: null }));
  const points = view.points?.map((known, at) => (at === view.seat ? known : null));
  return {
    ...view,
    seats,
    ...(points && { points }),
    ...(view.king && { king: { ...view.king, vp: null } }),
  };
}
