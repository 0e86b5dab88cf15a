// Points are won in the open, but nobody has to add them up: totals of others stay hidden until the end, as the rules
// have it, unless a person wants to see them.
import type { Game } from '../../play/state/game.svelte';
import { settings } from '../../settings.svelte';
import { cityView, type CityView } from '../view';

/** The city of a game as this person wants to look at it; `told`: as it stood at a moment before. */
export function seenIn(game: Pick<Game, 'state' | 'isOver'>, told: CityView | null = null): CityView | null {
  const view = told ?? cityView(game.state?.view);
  if (view === null || settings.points || game.isOver) return view && counted(view);
  return veiled(view);
}

/** After the count everybody has what was counted, not only what they held until then. */
export function counted(view: CityView): CityView {
  const { points, king } = view;
  if (view.phase !== 'over' || !points) return view;
  const seats = view.seats.map((seat, at) => ({ ...seat, vp: points[at]?.total ?? seat.vp }));
  return { ...view, seats, ...(king && { king: { ...king, vp: points[seats.length]?.total ?? king.vp } }) };
}

/** Without the totals of anybody but the own family. */
function veiled(view: CityView): CityView {
  const seats = view.seats.map((seat, at) => (at === view.seat ? seat : { ...seat, vp: null }));
  const points = view.points?.map((known, at) => (at === view.seat ? known : null));
  return {
    ...view,
    seats,
    ...(points && { points }),
    ...(view.king && { king: { ...view.king, vp: null } }),
  };
}
