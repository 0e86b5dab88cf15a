// While something is told nothing is lit, but every click counts: the telling has ended before it is looked at.
import type { CityMoveLike, Target } from '../move/move-like';

const IDLE: Target = { state: 'idle' };

export const quieted = (move: CityMoveLike): CityMoveLike => ({
  die: () => 'rest',
  price: () => null,
  clickDie: (id) => move.clickDie(id),
  target: () => IDLE,
  clickTarget: (id) => move.clickTarget(id),
  pointTarget: () => undefined,
  ghost: [],
  isIdle: move.isIdle ?? false,
  isQuiet: true,
});
