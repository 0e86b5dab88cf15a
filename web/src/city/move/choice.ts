// A legal move of the city as clicks see it: with which dice, at which places, and in which way.
import type { Deed, Use } from '../../play/state/deeds';
import { keyOf, seenIn, type SeenDie } from './lots';
import { targetsOf } from './targets';
import type { CityView } from '../view';

/** A turn is made of these: a lot of dice does something somewhere. */
export const ACTIONS: ReadonlySet<string> = new Set(['activate', 'build', 'fight', 'settle', 'farm', 'guard']);
/** Decisions that something else may be done before. */
export const MAIN: ReadonlySet<string> = new Set([...ACTIONS, 'pass', 'beat', 'yield']);
/** What may be done besides, before the decision that is asked. */
export const ASIDES: readonly string[] = ['reroll', 'flip', 'recruit', 'extra', 'swap', 'shield', 'ask'];

export interface Choice {
  readonly deed: Deed;
  readonly code: string;
  readonly verb: string;
  readonly lot: readonly SeenDie[];
  /** The same dice by their keys. */
  readonly dice: readonly string[];
  /** Places of the board by their names. */
  readonly targets: readonly string[];
  /** What else differs between moves with the same dice at the same place: cube, dice turned, colour of purple dice. */
  readonly way: string;
  /** Nothing is spent and no die is turned. */
  readonly isPlain: boolean;
}

export function readChoices(deeds: readonly Deed[], view: Pick<CityView, 'seats'>): Choice[] {
  return deeds.map((deed) => {
    const lot = deed.dice.map((use) => seenIn(use, view));
    return {
      deed,
      code: deed.id,
      verb: deed.verb,
      lot,
      dice: lot.map(keyOf),
      targets: targetsOf(deed),
      way: wayOf(deed, lot),
      isPlain: deed.cube === null && !deed.dice.some(isMarked),
    };
  });
}

const isMarked = ({ isTurned, isChosen }: Use): boolean => isTurned || isChosen;

/** For comparing: the same for the same cube, marks and colours, whatever other dice there are. */
function wayOf({ cube, dice }: Deed, lot: readonly SeenDie[]): string {
  const marks = dice.flatMap((use, at) => (isMarked(use) ? [[keyOf(lot[at]!), use.isTurned, use.isChosen]] : []));
  return JSON.stringify([cube, marks, dice.flatMap(({ asColour }) => asColour ?? [])]);
}
