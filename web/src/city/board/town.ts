// What nearly every part of the board is made from.
import type { CityMoveLike } from '../move/move-like';
import type { Who } from '../names';
import type { CityView } from '../view';

export interface Town {
  readonly view: CityView;
  readonly move: CityMoveLike;
  readonly who: Who;
}
