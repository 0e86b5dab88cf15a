// Asking why something cannot be done: the line of a move that nobody may make, with dice that one would try.
import { writeDie } from './lots';
import type { DieId } from './move-like';
import { coloursAt } from './targets';
import type { CityView } from './view';

/** Dice as a line writes them: purple ones take the colour of the others. */
export function writeLot(dice: readonly DieId[], me: string): string {
  const colour = dice.find((die) => die.colour !== 'purple')?.colour ?? 'red';
  const letter = colour[0]!.toUpperCase();
  const one = (die: DieId) => (die.colour === 'purple' ? `P${letter}${die.value}` : writeDie(die, me));
  return dice.map(one).join(' ');
}

/** What any dice of a colour may be tried for. */
export const deedOf = (dice: readonly DieId[]): string =>
  ({ red: 'fight marauding', white: 'build', yellow: 'farm', purple: 'farm' })[dice[0]?.colour ?? 'yellow'];

/** Dice of the own district. */
export function ownDice(view: CityView | null, me: string): DieId[] {
  const mine = view?.seats.find((seat) => seat.letter === me);
  return Object.entries(mine?.dice ?? {}).flatMap(([colour, values]) =>
    values.map((value) => ({ owner: me, colour, value, index: 0 }) as DieId),
  );
}

/** A die that one would try at a place: the own one that counts most, else one that could be bought. */
export function likelyDice(target: string, view: CityView | null, me: string): DieId[] {
  if (view === null) return [];
  const colours = coloursAt(target, view);
  const districts = [...view.seats, { letter: 'N' as const, dice: view.neutral.dice }];
  const dice = districts.flatMap(({ letter, dice }) =>
    colours.flatMap((colour) => (dice[colour] ?? []).map((value) => ({ owner: letter, colour, value, index: 0 }))),
  );
  const rank = (die: DieId): number => die.value + (die.owner === me ? 10 : 0);
  return dice.sort((one, other) => rank(other) - rank(one)).slice(0, 1);
}
